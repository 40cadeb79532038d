// The plan on a phone: the list of routes; one route as a map over the sheet of its stops.
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count, distanceIn, formatLateness, windowText } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { Pin, Plate } from '../../ui/plate.tsx'
import type { PlanResponse } from '@dropwise/contracts'
import { NeedsYou } from './needs-you.tsx'
import type { PlanView } from './plan-model.ts'
import { RouteList } from './route-list.tsx'
import type { HotStore, Selection } from './selection.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

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
}: {
  plan: PlanResponse
  view: PlanView
  selection: Selection
  hot: HotStore
  map: ReactNode
  actions: ReactNode
}) {
  const { company } = useTenant()
  const route = view.routes.find((r) => r.number === selection.route)
  const unserved = view.unserved.find((u) => u.orderId === selection.stop)
  if (!route && !unserved) {
    return (
      <>
        {actions}
        <Figures plan={plan} />
        <NeedsYou view={view} selection={selection} hot={hot} />
        <RouteList view={view} selection={selection} />
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
        <section
          aria-label={`Route ${route.number}`}
          className="flex min-h-0 flex-1 flex-col border-t border-line-2"
        >
          <header className="flex h-[52px] shrink-0 items-center gap-3 border-b border-line px-4 text-3">
            <Plate number={route.number} />
            <span className="min-w-0 flex-1 truncate font-strong">
              {route.name}
              {route.vehicle && `, ${route.vehicle.name}`}
            </span>
            <span className="text-ink-3 tabular-nums">
              {clock(new Date(route.returnAt), company.timeZone)}
            </span>
          </header>
          <ol className="min-h-0 flex-1 overflow-y-auto">
            {route.stops.map((stop) => (
              <li key={stop.orderId}>
                <button
                  type="button"
                  onClick={() =>
                    selection.select({ stop: stop.orderId === selection.stop ? null : stop.orderId })
                  }
                  className={cn(
                    'flex min-h-14 w-full items-center gap-3 border-b border-line px-4 py-2 text-left',
                    stop.lateSeconds > 0 ? 'bg-bad-wash' : stop.orderId === selection.stop && 'bg-select',
                  )}
                >
                  <Pin number={stop.sequence} route={stop.route} size="l" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-3 font-mid">{stop.address}</span>
                    <span className="block truncate text-2 text-ink-2">
                      {stop.recipient}
                      {(stop.windowStart ?? stop.windowEnd) !== null &&
                        `, ${windowText(iso(stop.windowStart), iso(stop.windowEnd), company.timeZone)}`}
                    </span>
                  </span>
                  <span
                    className={cn(
                      'text-right tabular-nums',
                      stop.lateSeconds > 0 && 'font-strong text-bad-ink',
                    )}
                  >
                    {clock(new Date(stop.arriveAt), company.timeZone)}
                    {stop.lateSeconds > 0 && (
                      <span className="block text-1 font-mid">{formatLateness(stop.lateSeconds)}</span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
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
