// Load of each van: packages and kilograms against its capacity.
import { count, decimal } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import type { PlanView } from './plan-model.ts'
import type { Selection } from './selection.ts'

function Bar({ used, of, text }: { used: number; of: number; text: string }) {
  const share = of > 0 ? used / of : 0
  return (
    <div className="flex items-center gap-3">
      <div className="h-2.5 flex-1 bg-sunk">
        <div
          className={cn('h-full', share > 1 ? 'bg-bad' : 'bg-load')}
          style={{ width: `${Math.min(100, share * 100)}%` }}
        />
      </div>
      <span className="w-36 text-end text-1 tabular-nums">
        <strong className="font-strong">{decimal(used)}</strong> <span className="text-ink-3">{text}</span>
      </span>
    </div>
  )
}

export function LoadTab({ view, selection }: { view: PlanView; selection: Selection }) {
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto" aria-label={words('loadOfVans')}>
      {view.routes.map((route) => (
        <li key={route.number}>
          <button
            type="button"
            aria-pressed={route.number === selection.route}
            onClick={() =>
              selection.select({ route: route.number === selection.route ? null : route.number, stop: null })
            }
            className={cn(
              'grid h-8 w-full grid-cols-[44px_180px_1fr_1fr] items-center gap-4 border-b border-line px-3 text-start text-2 -outline-offset-2',
              route.number === selection.route ? 'bg-select' : 'hover:bg-hover',
            )}
          >
            <Plate number={route.number} size="s" />
            <span className="truncate">
              {route.name}
              {route.trips > 1 && (
                <span className="text-ink-3">{`, ${words('largestOfLoads', { count: route.trips })}`}</span>
              )}
            </span>
            <Bar
              used={route.peak.packages}
              of={route.vehicle?.capacityPackages ?? 0}
              text={words('usedOfParcels', { total: count(route.vehicle?.capacityPackages ?? 0) })}
            />
            <Bar
              used={route.peak.kg}
              of={route.vehicle?.capacityKg ?? 0}
              text={words('usedOfKg', { total: count(route.vehicle?.capacityKg ?? 0) })}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
