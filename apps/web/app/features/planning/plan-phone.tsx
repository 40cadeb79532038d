// The plan on a phone: the list of routes, or one route as a map over its stops.
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { count, distanceIn } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import type { PlanResponse } from '@dropwise/contracts'
import { PhoneRoute } from './edit/phone-route.tsx'
import type { PlanEditing } from './edit/use-plan-editor.ts'
import type { StopDrag } from './edit/use-stop-drag.ts'
import { NeedsYou } from './needs-you.tsx'
import type { PlanView } from './plan-model.ts'
import { RouteList } from './route-list.tsx'
import type { HotStore, Selection } from './selection.ts'

function Figures({ plan }: { plan: PlanResponse }) {
  const { company } = useTenant()
  const { summary } = plan
  const cells = [
    [count(summary.stops), `of ${count(summary.stops + summary.unserved)} stops`, ''],
    [distanceIn(summary.distanceMetres, company.units).toFixed(1), company.units, ''],
    [String(summary.late), 'late', summary.late > 0 ? 'text-bad-ink' : ''],
    [String(summary.routes), 'routes', ''],
  ] as const
  return (
    <div className="grid shrink-0 grid-cols-4 border-b border-line px-4 py-2.5">
      {cells.map(([value, label, tone]) => (
        <div key={label}>
          <div className={cn('text-4 font-strong', tone)}>{value}</div>
          <div className="text-1 text-ink-3">{label}</div>
        </div>
      ))}
    </div>
  )
}

export function PlanPhone({
  plan,
  view,
  selection,
  hot,
  map,
  actions,
  editing,
  drag,
}: {
  editing: PlanEditing
  drag: StopDrag
  plan: PlanResponse
  view: PlanView
  selection: Selection
  hot: HotStore
  map: ReactNode
  actions: ReactNode
}) {
  const route = view.routes.find((r) => r.number === selection.route)
  const unserved = view.unserved.find((u) => u.orderId === selection.stop)
  if (!route && !unserved) {
    return (
      <>
        {actions}
        <Figures plan={plan} />
        <NeedsYou view={view} selection={selection} hot={hot} editing={editing} />
        <RouteList view={view} selection={selection} hot={hot} drag={drag} />
      </>
    )
  }
  return (
    <>
      <div className="relative flex h-[46%] shrink-0">
        {map}
        <button
          type="button"
          aria-label="All routes"
          onClick={() => selection.select({ route: null, stop: null })}
          className="absolute top-3 left-3 grid size-11 place-items-center rounded bg-raised shadow-float"
        >
          <ChevronLeft className="size-5" aria-hidden />
        </button>
      </div>
      {route ? (
        <PhoneRoute route={route} view={view} selection={selection} editing={editing} />
      ) : (
        unserved && (
          <section className="border-t border-line-2 px-4 py-4">
            <h2 className="text-3">
              <span className="text-signal-ink">Unserved</span> {unserved.order?.reference}
            </h2>
            <p className="pt-1 text-3">
              {unserved.order?.recipient}, {unserved.order?.address}
            </p>
            <p className="pt-1 text-2 text-ink-2">{unserved.message}</p>
            {unserved.fix && <p className="pt-1 text-2 font-mid">{unserved.fix}</p>}
          </section>
        )
      )}
    </>
  )
}
