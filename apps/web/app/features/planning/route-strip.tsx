// The tablet's dock: a strip of plates with the end, or a red dot for lateness.
import { useTenant } from '../../lib/company-context.tsx'
import { clock } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import type { PlanView } from './plan-model.ts'
import type { Selection } from './selection.ts'

export function RouteStrip({
  view,
  selection,
  onNeeds,
}: {
  view: PlanView
  selection: Selection
  onNeeds: () => void
}) {
  const { company } = useTenant()
  const needs = view.late.length + view.unserved.length
  return (
    <nav
      aria-label={words('routes')}
      className="flex w-[76px] shrink-0 flex-col overflow-y-auto border-e border-line"
    >
      {needs > 0 && (
        <button
          type="button"
          onClick={onNeeds}
          className="flex h-14 shrink-0 flex-col items-center justify-center gap-0.5 border-b border-line text-1 font-mid"
        >
          <span className="grid size-6 place-items-center rounded-s bg-signal font-strong text-on-signal">
            {needs}
          </span>
          {words('needsYou')}
        </button>
      )}
      {view.routes.map((route) => {
        const isSelected = route.number === selection.route
        return (
          <button
            key={route.number}
            type="button"
            aria-pressed={isSelected}
            aria-label={words('routeNamed', { number: route.number, name: route.name })}
            onClick={() => selection.select({ route: isSelected ? null : route.number, stop: null })}
            className={cn(
              'relative flex h-11 shrink-0 flex-col items-center justify-center border-b border-line text-1 tabular-nums',
              isSelected && 'bg-select',
            )}
          >
            <Plate number={route.number} />
            {clock(new Date(route.returnAt), company.timeZone)}
            {route.lateSeconds > 0 && (
              <span className="absolute top-2 end-2 size-[7px] rounded-full bg-bad" />
            )}
          </button>
        )
      })}
    </nav>
  )
}
