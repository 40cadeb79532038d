// Things that need attention: stops at risk, unserved orders, vehicles with due papers or service.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  exceptionText,
  slippingOf,
  slippingText,
  stopListOf,
  type LiveResponse,
  type LiveRoute,
  type OrderItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { fleetWarnings, URGENT, type Warning } from '../../lib/data/fleet-warnings.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { dayShort, formatLateness, plural } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Count } from '../../ui/tag.tsx'
import { isLateAhead, worstOf } from './lateness.ts'

function Need({
  title,
  detail,
  to,
  action,
  isBad,
}: {
  title: string
  detail: string
  to: string
  action: string
  isBad?: boolean
}) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <span className="min-w-0 flex-1">
        <span className={cn('block text-2 font-strong', isBad ? 'text-bad-ink' : 'text-signal-ink')}>
          {title}
        </span>
        <span className="block truncate text-2 text-ink-2">{detail}</span>
      </span>
      <ButtonLink size="s" to={to}>
        {action}
      </ButtonLink>
    </li>
  )
}

export function NeedsYou({
  live,
  orders,
}: {
  live: UseQueryResult<LiveResponse>
  orders: UseQueryResult<OrderItem[]>
}) {
  const { today, company } = useTenant()
  const vehicles = useQuery(vehiclesQuery())
  const queries = [live, orders, vehicles]
  const isLoading = queries.some((query) => query.isPending)
  const failed = queries.filter((query) => query.isError && !query.data)
  return (
    <section className="border-b border-line px-4 py-3 md:px-7" aria-label="Needs you">
      {isLoading ? (
        <>
          <h2 className="pb-2 text-3">Needs you</h2>
          <SkeletonRows rows={2} label="Loading what needs you" />
        </>
      ) : failed.length > 0 ? (
        <>
          <h2 className="pb-2 text-3">Needs you</h2>
          <p role="alert" className="flex items-center gap-3 text-2 text-ink-2">
            <span className="flex-1">What needs you could not be loaded.</span>
            <Button size="s" onClick={() => failed.forEach((query) => void query.refetch())}>
              Retry
            </Button>
          </p>
        </>
      ) : (
        <Needs
          routes={live.data?.routes ?? []}
          unsettled={live.data?.unsettled ?? []}
          orders={orders.data ?? []}
          warnings={fleetWarnings(vehicles.data ?? [], today, company.units, URGENT)}
        />
      )}
    </section>
  )
}

const references = (orders: readonly OrderItem[]): string =>
  orders
    .slice(0, 2)
    .map((order) => order.reference)
    .join(' and ') + (orders.length > 2 ? ` and ${orders.length - 2} more` : '')

function Needs({
  routes,
  unsettled,
  orders,
  warnings,
}: {
  routes: readonly LiveRoute[]
  unsettled: NonNullable<LiveResponse['unsettled']>
  orders: readonly OrderItem[]
  warnings: readonly Warning[]
}) {
  const { company, link } = useTenant()
  const risks = routes
    .flatMap((route) => {
      const worst = worstOf(route)
      return worst ? [{ route, worst }] : []
    })
    .toSorted((a, b) => b.worst.lateSeconds - a.worst.lateSeconds)
  const late = routes.flatMap((route) => route.stops.filter(isLateAhead)).length
  const open = orders.filter((order) => order.status === 'open')
  const isDayOnRoad = routes.length > 0
  const leftBehind = isDayOnRoad ? open : []
  const unserved = isDayOnRoad ? [] : open.filter((order) => order.unserved)
  const unplanned = isDayOnRoad ? [] : open.filter((order) => order.routeNumber === null && !order.unserved)
  const quiet = routes.flatMap((route) => (route.exceptions ?? []).map((one) => ({ route, one })))
  const slipping = routes
    .flatMap((route) => {
      const one = slippingOf(route)
      return one ? [{ route, one }] : []
    })
    .toSorted((a, b) => a.one.breaksAt.localeCompare(b.one.breaksAt))
  const toSettle = routes.flatMap((route) =>
    route.stops.filter((stop) => stopListOf(stop, route) === 'to_settle'),
  )
  const total =
    quiet.length +
    toSettle.length +
    unsettled.reduce((sum, { stops }) => sum + stops, 0) +
    late +
    slipping.length +
    leftBehind.length +
    unserved.length +
    unplanned.length +
    warnings.length
  return (
    <>
      <h2 className="flex items-center gap-2 pb-2 text-3">
        Needs you <Count value={total} />
      </h2>
      {total === 0 ? (
        <p className="text-2 text-ink-2">Nothing right now.</p>
      ) : (
        <ul>
          {quiet[0] && (
            <Need
              isBad
              title={`${plural(quiet.length, 'van')} to look after`}
              detail={`R${quiet[0].route.number}: ${exceptionText(quiet[0].one, company.timeZone)}`}
              to={link('/tenant/live')}
              action="Open live"
            />
          )}
          {toSettle[0] && (
            <Need
              title={`${plural(toSettle.length, 'stop')} to settle`}
              detail="Their routes are over, and nobody has said how they ended"
              to={link('/tenant/live')}
              action="Open live"
            />
          )}
          {unsettled.map(({ date, stops }) => (
            <Need
              key={date}
              title={`${plural(stops, 'stop')} of ${dayShort(date)} to settle`}
              detail="The day is over, and nobody has said how they ended"
              to={`/tenant/live?day=${date}`}
              action="Open that day"
            />
          ))}
          {risks[0] && (
            <Need
              isBad
              title={`${plural(late, 'stop')} at risk`}
              detail={`worst ${formatLateness(risks[0].worst.lateSeconds)}, R${risks[0].route.number} stop ${risks[0].worst.sequence}`}
              to={link('/tenant/live')}
              action="Open live"
            />
          )}
          {slipping[0] && (
            <Need
              title={`${plural(slipping.length, 'van')} falling behind`}
              detail={`R${slipping[0].route.number}: ${slippingText(slipping[0].one, company.timeZone)}`}
              to={link(`/tenant/live?route=${slipping[0].route.number}`)}
              action="Open live"
            />
          )}
          {leftBehind.length > 0 && (
            <Need
              title={`${plural(leftBehind.length, 'order')} left behind`}
              detail={`Not on any van: ${references(leftBehind)}`}
              to={link('/tenant/orders?show=unserved')}
              action="Open orders"
            />
          )}
          {unserved.length > 0 && (
            <Need
              title={`${plural(unserved.length, 'order')} unserved`}
              detail={references(unserved)}
              to={link('/tenant/orders?show=unserved')}
              action="Open orders"
            />
          )}
          {unplanned.length > 0 && (
            <Need
              title={`${plural(unplanned.length, 'order')} not planned`}
              detail="Not on a route yet"
              to={link('/tenant/plan')}
              action="Plan"
            />
          )}
          {warnings[0] && (
            <Need
              title={plural(warnings.length, 'vehicle reminder')}
              detail={warnings.map(({ text }) => text).join(', ')}
              to={link(warnings.length === 1 ? `/tenant/fleet?vehicle=${warnings[0].id}` : '/tenant/fleet')}
              action="Open fleet"
            />
          )}
        </ul>
      )}
    </>
  )
}
