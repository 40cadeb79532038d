// Totals below the routes, and margins to the limits of every route.
import {
  DEFAULT_CAPACITY_PACKAGES,
  efficiencyPercent,
  MAX_SHIFT_SECONDS,
  type RouteItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, formatDistance, formatDuration, percent } from '../../lib/format.ts'
import { routesWords as words } from '../../lib/words/routes.ts'

const sum = (routes: readonly RouteItem[], read: (route: RouteItem) => number): number =>
  routes.reduce((total, route) => total + read(route), 0)

function Fact({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-1 text-ink-3">{label}</dt>
      <dd className="text-2">
        <span className="font-strong tabular-nums">{value}</span>{' '}
        {detail && <span className="text-ink-2">{detail}</span>}
      </dd>
    </div>
  )
}

/** `routes` are the listed ones, at least one. */
export function RouteTotals({ routes }: { routes: readonly RouteItem[] }) {
  const { company } = useTenant()
  const longest = routes.toSorted((a, b) => b.durationSeconds - a.durationSeconds)[0]
  const fullest = routes.toSorted((a, b) => b.packages / b.loads - a.packages / a.loads)[0]
  const late = routes.filter((route) => route.lateSeconds > 0).length
  const efficiency = efficiencyPercent({
    serviceSeconds: sum(routes, (route) => route.serviceSeconds),
    durationSeconds: sum(routes, (route) => route.durationSeconds),
  })
  return (
    <dl
      aria-label={words('totals')}
      className="grid shrink-0 grid-cols-2 gap-x-6 gap-y-2 border-t border-line-2 px-4 py-2.5 md:grid-cols-3 md:px-7 xl:grid-cols-6"
    >
      <Fact
        label={words('total')}
        value={words('routeCount', { count: routes.length })}
        detail={words('stopCount', { count: sum(routes, (route) => route.stops) })}
      />
      <Fact
        label={words('distance')}
        value={formatDistance(
          sum(routes, (route) => route.distanceMetres),
          company.units,
        )}
      />
      <Fact
        label={words('shiftAtMost', { hours: MAX_SHIFT_SECONDS / 3600 })}
        value={formatDuration(longest?.durationSeconds ?? 0)}
        detail={words('longest', { number: longest?.number ?? 0 })}
      />
      <Fact
        label={words('parcelsAtMost', {
          count: fullest ? fullest.capacityPackages * fullest.loads : DEFAULT_CAPACITY_PACKAGES,
        })}
        value={count(fullest?.packages ?? 0)}
        detail={words('fullest', { number: fullest?.number ?? 0 })}
      />
      <Fact
        label={words('timeWindows')}
        value={late === 0 ? words('allKept') : words('routesLate', { count: late })}
      />
      <Fact
        label={words('efficiency')}
        value={efficiency ? percent(Math.round(efficiency * 10) / 10) : words('notAvailable')}
        {...(efficiency && { detail: words('ofPaidTime') })}
      />
    </dl>
  )
}
