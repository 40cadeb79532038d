// Overview of the company: four counts that lead somewhere, the day's routes, what needs somebody, tomorrow.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ArrowUpRight, ChevronRight, Package, Route as RouteIcon, Truck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays, type LiveResponse, type LiveRoute, type OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { liveQuery } from '../../lib/data/live.ts'
import { ordersQuery } from '../../lib/data/orders.ts'
import { subscriptionQuery } from '../../lib/data/subscription.ts'
import { clock, count, dayShort, formatLateness, plural, weekday } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { hueOf, Plate } from '../../ui/plate.tsx'
import { SkeletonRows, SkeletonText } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Count } from '../../ui/tag.tsx'
import { countQuery } from './api.ts'

const NOT_LOADED = 'could not be loaded'

/** Null while it loads. A count that failed reads 0 (requirement 2.10-2), and says beside it that it did. */
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
  /** Null while it is on its way. */
  value: ReactNode
  detail: string
}) {
  return (
    <Link
      to={to}
      className="group border-line px-4 py-3.5 not-first:border-l hover:bg-hover max-md:py-2.5 md:px-7"
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

/** Served, late, next and open stops of a route, a cell each. */
function Cells({ route }: { route: LiveRoute }) {
  const next = route.stops.findIndex((s) => s.status === 'pending' || s.status === 'arrived')
  return (
    <span aria-hidden className="flex max-w-[260px] gap-0.5">
      {route.stops.map((stop, i) => (
        <span
          key={stop.id}
          className={cn(
            'h-2.5 min-w-0 flex-1 rounded-[1.5px] md:max-w-2.5',
            stop.status === 'pending' && stop.lateSeconds > 0 && 'bg-bad',
            stop.status === 'failed' && 'bg-bad-wash shadow-[inset_0_0_0_1.5px_var(--bad)]',
          )}
          style={
            stop.status === 'served'
              ? { background: `var(--r${hueOf(route.number)})` }
              : stop.lateSeconds > 0 || stop.status === 'failed'
                ? undefined
                : i === next
                  ? { boxShadow: `inset 0 0 0 1.5px var(--r${hueOf(route.number)})` }
                  : { background: 'var(--cell)' }
          }
        />
      ))}
    </span>
  )
}

type LiveStop = LiveRoute['stops'][number]
const isLateAhead = (stop: LiveStop): boolean =>
  (stop.status === 'pending' || stop.status === 'arrived') && stop.lateSeconds > 0

function worstOf(route: LiveRoute): LiveStop | null {
  return route.stops.filter(isLateAhead).toSorted((a, b) => b.lateSeconds - a.lateSeconds)[0] ?? null
}

function RoutesOfDay({ routes }: { routes: readonly LiveRoute[] }) {
  const { company, link } = useTenant()
  const done = routes.reduce((sum, r) => sum + r.stops.filter((s) => s.status === 'served').length, 0)
  const all = routes.reduce((sum, r) => sum + r.stops.length, 0)
  return (
    <section className="px-4 py-3 md:px-7" aria-label="Routes of the day">
      <div className="flex items-baseline justify-between pb-2">
        <h2 className="text-3">
          {plural(routes.length, 'route')}, {count(done)} of {count(all)} stops done
        </h2>
        <Link to={link('/tenant/live')} className="text-link text-1">
          Live map
        </Link>
      </div>
      <ul>
        <li
          aria-hidden
          className="grid grid-cols-[44px_minmax(0,1fr)_210px_126px_48px_56px] gap-3 border-b border-line-2 pb-1.5 text-1 text-ink-3 max-lg:hidden"
        >
          <span />
          <span>Driver</span>
          <span>Stops done</span>
          <span className="text-right">Next</span>
          <span className="text-right">Finish</span>
          <span className="text-right">Planned</span>
        </li>
        {routes.map((route) => {
          const worst = worstOf(route)
          const next = route.stops.find((s) => s.status === 'pending' || s.status === 'arrived')
          return (
            <li key={route.id}>
              <Link
                to={link(`/tenant/live?route=${route.number}`)}
                className="grid min-h-11 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1.5 text-2 hover:bg-hover lg:grid-cols-[44px_minmax(0,1fr)_210px_126px_48px_56px]"
              >
                <Plate number={route.number} />
                <span className="min-w-0">
                  <span className="block truncate">{route.driver?.name ?? route.vehicle.name}</span>
                  <span className="block pt-1 lg:hidden">
                    <Cells route={route} />
                  </span>
                </span>
                <span className="max-lg:hidden">
                  <Cells route={route} />
                </span>
                <span className={cn('text-right', worst ? 'font-strong text-bad-ink' : 'text-ink-2')}>
                  {worst
                    ? `stop ${worst.sequence}, ${formatLateness(worst.lateSeconds)}`
                    : next
                      ? `stop ${next.sequence}`
                      : 'done'}
                </span>
                <span className="text-right font-mid tabular-nums max-lg:hidden">
                  {clock(route.etaReturnAt ?? route.returnAt, company.timeZone)}
                </span>
                <span className="text-right text-ink-3 tabular-nums max-lg:hidden">
                  {clock(route.returnAt, company.timeZone)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

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

function NeedsYou({
  live,
  orders,
}: {
  live: UseQueryResult<LiveResponse>
  orders: UseQueryResult<OrderItem[]>
}) {
  const isLoading = live.isPending || orders.isPending
  const failed = [live, orders].filter((query) => query.isError && !query.data)
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
        <Needs routes={live.data?.routes ?? []} orders={orders.data ?? []} />
      )}
    </section>
  )
}

const references = (orders: readonly OrderItem[]): string =>
  orders
    .slice(0, 2)
    .map((order) => order.reference)
    .join(' and ') + (orders.length > 2 ? ` and ${orders.length - 2} more` : '')

function Needs({ routes, orders }: { routes: readonly LiveRoute[]; orders: readonly OrderItem[] }) {
  const { link } = useTenant()
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
  const total = late + leftBehind.length + unserved.length + unplanned.length
  return (
    <>
      <h2 className="flex items-center gap-2 pb-2 text-3">
        Needs you <Count value={total} />
      </h2>
      {total === 0 ? (
        <p className="text-2 text-ink-2">Nothing right now.</p>
      ) : (
        <ul>
          {risks[0] && (
            <Need
              isBad
              title={`${plural(late, 'stop')} at risk`}
              detail={`worst ${formatLateness(risks[0].worst.lateSeconds)}, R${risks[0].route.number} stop ${risks[0].worst.sequence}`}
              to={link('/tenant/live')}
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
        </ul>
      )}
    </>
  )
}

function Tomorrow() {
  const { day } = useTenant()
  const next = addDays(day, 1)
  const orders = useQuery(ordersQuery(next))
  const vehicles = useQuery(countQuery('vehicles', next))
  const open = orders.data?.filter((order) => order.status === 'open').length
  return (
    <section className="border-b border-line px-4 py-3 md:px-7" aria-label="The day after">
      <h2 className="text-3">
        {weekday(next)}, {dayShort(next).split(' ').slice(1).join(' ')}
      </h2>
      <div className="flex items-end gap-7 pt-2">
        {(
          [
            [orders, open, 'orders open'],
            [vehicles, vehicles.data, 'vans ready'],
          ] as const
        ).map(([query, value, label]) => (
          <div key={label}>
            <div className="text-4 font-strong tabular-nums">
              {value !== undefined ? count(value) : query.isError ? 'N/A' : <SkeletonText />}
            </div>
            <div className="text-1 text-ink-2">
              {query.isError && value === undefined ? `${label}: ${NOT_LOADED}` : label}
            </div>
          </div>
        ))}
        <ButtonLink
          variant="primary"
          icon={<RouteIcon />}
          className="ml-auto"
          to={`/tenant/plan?day=${next}`}
        >
          Plan {weekday(next)}
        </ButtonLink>
      </div>
    </section>
  )
}

const QUICK = [
  { to: '/tenant/drivers/add', label: 'Add driver', icon: UserPlus },
  { to: '/tenant/routes/create', label: 'Create route', icon: RouteIcon },
  { to: '/tenant/orders?panel=import', label: 'Import orders', icon: Package },
  { to: '/tenant/fleet', label: 'Fleet', icon: Truck },
] as const

export function OverviewScreen() {
  const { company, day, link } = useTenant()
  const vehicles = useQuery(countQuery('vehicles', day))
  const drivers = useQuery(countQuery('drivers', day))
  const routeCount = useQuery(countQuery('routes', day))
  const live = useQuery(liveQuery(day))
  const orders = useQuery(ordersQuery(day))
  const subscription = useQuery(subscriptionQuery(company.id))
  const routes = live.data?.routes ?? []
  const stops = routes.reduce((sum, r) => sum + r.stops.length, 0)
  const limit = subscription.data?.vehicleLimit ?? 0
  // Paid time that was driven or served: what remains of the routes once waiting is taken out.
  const paid = routes.reduce((sum, r) => sum + (Date.parse(r.returnAt) - Date.parse(r.departAt)), 0)
  const idle = routes.reduce(
    (sum, r) =>
      sum +
      r.stops.reduce(
        (s, stop) =>
          s +
          Math.max(
            0,
            Date.parse(stop.windowStart ?? stop.plannedArriveAt) - Date.parse(stop.plannedArriveAt),
          ),
        0,
      ),
    0,
  )
  const efficiency = paid > 0 ? Math.round(((paid - idle) / paid) * 100) : 0
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="grid grid-cols-4 border-b border-line">
        <Figure
          to={link('/tenant/fleet')}
          label="Vehicles"
          value={countText(vehicles)}
          detail={
            vehicles.isError
              ? NOT_LOADED
              : subscription.data
                ? limit > 0
                  ? `of ${count(limit)} in ${subscription.data.planName}`
                  : `unlimited in ${subscription.data.planName}`
                : 'in use'
          }
        />
        <Figure
          to={link('/tenant/drivers')}
          label="Drivers"
          value={countText(drivers)}
          detail={drivers.isError ? NOT_LOADED : 'who drive'}
        />
        <Figure
          to={link('/tenant/routes')}
          label="Routes"
          value={countText(routeCount)}
          detail={
            routeCount.isError
              ? NOT_LOADED
              : stops > 0
                ? `dispatched, ${count(stops)} stops`
                : 'dispatched for the day'
          }
        />
        <Figure
          to={link('/tenant/analytics')}
          label="Efficiency"
          value={live.isPending ? null : efficiency > 0 ? `${efficiency} %` : 'N/A'}
          detail={live.isError && !live.data ? NOT_LOADED : 'of paid time driven or served'}
        />
      </div>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_478px]">
        <div className="min-w-0 max-lg:order-last lg:border-r lg:border-line">
          {live.isPending ? (
            <SkeletonRows rows={10} height={44} label="Loading routes" />
          ) : !live.data ? (
            <ErrorState
              title="The routes could not be loaded"
              {...describeError(live.error)}
              onRetry={() => void live.refetch()}
            />
          ) : routes.length > 0 ? (
            <RoutesOfDay routes={routes} />
          ) : (
            <EmptyState
              className="md:mx-7"
              title={`No routes on ${weekday(day)} yet`}
              action={
                <ButtonLink variant="primary" size="l" to={link('/tenant/plan')}>
                  Plan {weekday(day)}
                </ButtonLink>
              }
            >
              Routes appear here once a plan is dispatched: who is driving, how far along they are and what is
              running late.
            </EmptyState>
          )}
        </div>
        <div className="lg:border-l-0">
          <NeedsYou live={live} orders={orders} />
          <Tomorrow />
          <nav aria-label="Quick actions" className="grid grid-cols-2 gap-x-7 px-4 py-3 md:px-7">
            {QUICK.map(({ to, label, icon: Icon }) => (
              <Link
                key={to}
                to={link(to)}
                className="flex h-10 items-center gap-3 border-b border-line text-2 font-mid hover:bg-hover"
              >
                <Icon className="size-4 text-ink-2" aria-hidden />
                <span className="flex-1">{label}</span>
                <ChevronRight className="size-4 text-ink-3" aria-hidden />
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </div>
  )
}
