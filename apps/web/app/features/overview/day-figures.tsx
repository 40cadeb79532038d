// Four linked figures of the day: vehicles, drivers, routes, efficiency.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { efficiencyPercent, type LiveResponse, type LiveRoute } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { subscriptionQuery } from '../../lib/data/subscription.ts'
import { count, percent } from '../../lib/format.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { countQuery } from './api.ts'

/** Null while loading. A failed count reads 0 with a note (requirement 2.10-2). */
function countText(query: UseQueryResult<number>): string | null {
  return query.isPending ? null : count(query.data ?? 0)
}

function Figure({
  to,
  label,
  value,
  detail,
}: {
  to: string
  label: string
  /** Null while loading. */
  value: ReactNode
  detail: string
}) {
  return (
    <Link
      to={to}
      className="group border-line px-4 py-3.5 not-first:border-s hover:bg-hover max-md:py-2.5 md:px-7"
    >
      <span className="flex justify-between text-2 text-ink-2 max-md:hidden">
        {label}
        <ArrowUpRight className="size-3.5 text-ink-3 group-hover:text-ink" aria-hidden />
      </span>
      <span className="block text-5 font-strong tabular-nums max-md:text-4">{value ?? <SkeletonText />}</span>
      <span className="block text-1 text-ink-2 max-md:hidden">{detail}</span>
      <span className="block text-1 text-ink-2 md:hidden">{label}</span>
    </Link>
  )
}

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000)

/** Planned seconds of service at a stop, without waiting for its window. */
function serviceOf({ plannedArriveAt, plannedDepartAt, windowStart }: LiveRoute['stops'][number]): number {
  const startsLater = windowStart !== null && Date.parse(windowStart) > Date.parse(plannedArriveAt)
  return secondsBetween(startsLater ? windowStart : plannedArriveAt, plannedDepartAt)
}

/** Efficiency of the planned day; 0 without routes. */
function efficiencyOf(routes: readonly LiveRoute[]): number {
  const stops = routes.flatMap((route) => route.stops)
  const percent = efficiencyPercent({
    serviceSeconds: stops.reduce((sum, stop) => sum + serviceOf(stop), 0),
    durationSeconds: routes.reduce((sum, r) => sum + secondsBetween(r.departAt, r.returnAt), 0),
  })
  return Math.round(percent ?? 0)
}

function VehicleFigure() {
  const { company, day, link } = useTenant()
  const vehicles = useQuery(countQuery('vehicles', day))
  const { data: subscription } = useQuery(subscriptionQuery(company.id))
  const limit = subscription?.vehicleLimit ?? 0
  const plan = subscription?.planName
  const detail = !plan
    ? overviewWords('inUse')
    : limit > 0
      ? overviewWords('limitInPlan', { limit: count(limit), plan })
      : overviewWords('unlimitedInPlan', { plan })
  return (
    <Figure
      to={link('/tenant/fleet')}
      label={overviewWords('vehicles')}
      value={countText(vehicles)}
      detail={vehicles.isError ? overviewWords('notLoaded') : detail}
    />
  )
}

export function DayFigures({ live }: { live: UseQueryResult<LiveResponse> }) {
  const { day, link } = useTenant()
  const drivers = useQuery(countQuery('drivers', day))
  const routeCount = useQuery(countQuery('routes', day))
  const routes = live.data?.routes ?? []
  const stops = routes.reduce((sum, r) => sum + r.stops.length, 0)
  const efficiency = efficiencyOf(routes)
  const dispatched =
    stops > 0 ? overviewWords('dispatchedStops', { count: stops }) : overviewWords('dispatchedForDay')
  return (
    <div className="grid grid-cols-4 border-b border-line">
      <VehicleFigure />
      <Figure
        to={link('/tenant/drivers')}
        label={overviewWords('drivers')}
        value={countText(drivers)}
        detail={drivers.isError ? overviewWords('notLoaded') : overviewWords('whoDrive')}
      />
      <Figure
        to={link('/tenant/routes')}
        label={overviewWords('routes')}
        value={countText(routeCount)}
        detail={routeCount.isError ? overviewWords('notLoaded') : dispatched}
      />
      <Figure
        to={link('/tenant/analytics')}
        label={overviewWords('efficiency')}
        value={live.isPending ? null : efficiency > 0 ? percent(efficiency) : overviewWords('notAvailable')}
        detail={live.isError && !live.data ? overviewWords('notLoaded') : overviewWords('ofPaidTime')}
      />
    </div>
  )
}
