// Things that need attention: stops at risk, unserved orders, vehicles with due papers or service.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import {
  slippingOf,
  stopListOf,
  type LiveResponse,
  type LiveRoute,
  type OrderItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { fleetWarnings, URGENT, type Warning } from '../../lib/data/fleet-warnings.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { dayShort, formatLateness, listText } from '../../lib/format.ts'
import { exceptionText, slippingText } from '../../lib/van-texts.ts'
import { commonWords } from '../../lib/words/common.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Count } from '../../ui/tag.tsx'
import { lateAhead, worstOf } from './lateness.ts'

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
        <span className="line-clamp-2 text-2 text-ink-2">{detail}</span>
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
    <section className="border-b border-line px-4 py-3 md:px-7" aria-label={overviewWords('needsYou')}>
      {isLoading ? (
        <>
          <h2 className="pb-2 text-3">{overviewWords('needsYou')}</h2>
          <SkeletonRows rows={2} label={overviewWords('loadingNeeds')} />
        </>
      ) : failed.length > 0 ? (
        <>
          <h2 className="pb-2 text-3">{overviewWords('needsYou')}</h2>
          <p role="alert" className="flex items-center gap-3 text-2 text-ink-2">
            <span className="flex-1">{overviewWords('needsNotLoaded')}</span>
            <Button size="s" data-retry="" onClick={() => failed.forEach((query) => void query.refetch())}>
              {commonWords('retry')}
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

function references([one, two, ...more]: readonly OrderItem[]): string {
  const first = one?.reference ?? ''
  if (!two) return first
  const second = two.reference
  return more.length > 0
    ? overviewWords('moreReferences', { first, second, count: more.length })
    : overviewWords('twoReferences', { first, second })
}

/** What needs attention in a day's routes and orders, the most urgent first in each list. */
function sortNeeds(routes: readonly LiveRoute[], orders: readonly OrderItem[]) {
  const risks = routes
    .flatMap((route) => {
      const worst = worstOf(route)
      return worst ? [{ route, worst }] : []
    })
    .toSorted((a, b) => b.worst.lateSeconds - a.worst.lateSeconds)
  const late = routes.flatMap(lateAhead).length
  const open = orders.filter((order) => order.status === 'open')
  const isDayOnRoad = routes.length > 0
  const leftBehind = isDayOnRoad ? open : []
  const unserved = isDayOnRoad ? [] : open.filter((order) => order.unserved)
  const unplanned = isDayOnRoad ? [] : open.filter((order) => order.routeNumber === null && !order.unserved)
  const exceptions = routes.flatMap((route) => (route.exceptions ?? []).map((one) => ({ route, one })))
  const slipping = routes
    .flatMap((route) => {
      const one = slippingOf(route)
      return one ? [{ route, one }] : []
    })
    .toSorted((a, b) => a.one.breaksAt.localeCompare(b.one.breaksAt))
  const toSettle = routes.flatMap((route) =>
    route.stops.filter((stop) => stopListOf(stop, route) === 'to_settle'),
  )
  return { risks, late, leftBehind, unserved, unplanned, exceptions, slipping, toSettle }
}

type SortedNeeds = ReturnType<typeof sortNeeds>

/** Vans on the road, one line for each kind of trouble. */
function RoadNeeds({ needs: { exceptions, toSettle, risks, late, slipping } }: { needs: SortedNeeds }) {
  const { company, link } = useTenant()
  return (
    <>
      {exceptions[0] && (
        <Need
          isBad
          title={overviewWords('lookAfter', { count: exceptions.length })}
          detail={overviewWords('ofRoute', {
            number: exceptions[0].route.number,
            text: exceptionText(exceptions[0].one, company.timeZone),
          })}
          to={link('/tenant/live')}
          action={overviewWords('openLive')}
        />
      )}
      {toSettle[0] && (
        <Need
          title={overviewWords('toSettle', { count: toSettle.length })}
          detail={overviewWords('routesOver')}
          to={link('/tenant/live')}
          action={overviewWords('openLive')}
        />
      )}
      {risks[0] && (
        <Need
          isBad
          title={overviewWords('atRisk', { count: late })}
          detail={overviewWords('worst', {
            lateness: formatLateness(risks[0].worst.lateSeconds),
            number: risks[0].route.number,
            sequence: risks[0].worst.sequence,
          })}
          to={link('/tenant/live')}
          action={overviewWords('openLive')}
        />
      )}
      {slipping[0] && (
        <Need
          title={overviewWords('fallingBehind', { count: slipping.length })}
          detail={overviewWords('ofRoute', {
            number: slipping[0].route.number,
            text: slippingText(slipping[0].one, company.timeZone),
          })}
          to={link(`/tenant/live?route=${slipping[0].route.number}`)}
          action={overviewWords('openLive')}
        />
      )}
    </>
  )
}

/** Orders that no van has. */
function OrderNeeds({ needs: { leftBehind, unserved, unplanned } }: { needs: SortedNeeds }) {
  const { link } = useTenant()
  return (
    <>
      {leftBehind.length > 0 && (
        <Need
          title={overviewWords('leftBehind', { count: leftBehind.length })}
          detail={overviewWords('notOnVan', { references: references(leftBehind) })}
          to={link('/tenant/orders?show=unserved')}
          action={overviewWords('openOrders')}
        />
      )}
      {unserved.length > 0 && (
        <Need
          title={overviewWords('unserved', { count: unserved.length })}
          detail={references(unserved)}
          to={link('/tenant/orders?show=unserved')}
          action={overviewWords('openOrders')}
        />
      )}
      {unplanned.length > 0 && (
        <Need
          title={overviewWords('notPlanned', { count: unplanned.length })}
          detail={overviewWords('notOnRoute')}
          to={link('/tenant/plan')}
          action={overviewWords('plan')}
        />
      )}
    </>
  )
}

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
  const { link } = useTenant()
  const needs = sortNeeds(routes, orders)
  const total =
    needs.exceptions.length +
    needs.toSettle.length +
    unsettled.reduce((sum, { stops }) => sum + stops, 0) +
    needs.late +
    needs.slipping.length +
    needs.leftBehind.length +
    needs.unserved.length +
    needs.unplanned.length +
    warnings.length
  return (
    <>
      <h2 className="flex items-center gap-2 pb-2 text-3">
        {overviewWords('needsYou')} <Count value={total} />
      </h2>
      {total === 0 ? (
        <p className="text-2 text-ink-2">{overviewWords('nothingNow')}</p>
      ) : (
        <ul>
          <RoadNeeds needs={needs} />
          {unsettled.map(({ date, stops }) => (
            <Need
              key={date}
              title={overviewWords('toSettleOf', { count: stops, day: dayShort(date) })}
              detail={overviewWords('dayOver')}
              to={`/tenant/live?day=${date}`}
              action={overviewWords('openThatDay')}
            />
          ))}
          <OrderNeeds needs={needs} />
          {warnings[0] && (
            <Need
              title={overviewWords('reminders', { count: warnings.length })}
              detail={listText(warnings.map(({ text }) => text))}
              to={link(warnings.length === 1 ? `/tenant/fleet?vehicle=${warnings[0].id}` : '/tenant/fleet')}
              action={overviewWords('openFleet')}
            />
          )}
        </ul>
      )}
    </>
  )
}
