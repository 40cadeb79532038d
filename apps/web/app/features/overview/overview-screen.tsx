// Overview of the company: four counts with links, the day's routes and map, what needs attention, what comes
// next.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ChevronRight, Package, Route as RouteIcon, Truck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LiveResponse, OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { liveQuery } from '../../lib/data/live.ts'
import { ordersQuery } from '../../lib/data/orders.ts'
import { weekday } from '../../lib/format.ts'
import { overviewWords } from '../../lib/words/overview.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FirstDay } from '../../ui/first-day/first-day.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { DayFigures } from './day-figures.tsx'
import { NeedsYou } from './needs-you.tsx'
import { NextDay } from './next-day.tsx'
import { NextStops } from './next-stops.tsx'
import { RoutesOfDay } from './routes-of-day.tsx'

const QUICK = [
  { to: '/tenant/drivers/add', label: 'addDriver', icon: UserPlus },
  { to: '/tenant/routes/create', label: 'createRoute', icon: RouteIcon },
  { to: '/tenant/orders?panel=import', label: 'importOrders', icon: Package },
  { to: '/tenant/fleet', label: 'fleet', icon: Truck },
] as const

interface DayProps {
  live: UseQueryResult<LiveResponse>
  orders: UseQueryResult<OrderItem[]>
}

/** The next step of a day without routes: import orders, or plan them. */
function NextStep({ orders }: Pick<DayProps, 'orders'>) {
  const { day, link } = useTenant()
  const hasNothingToPlan = orders.data?.every(({ status }) => status !== 'open') ?? false
  return hasNothingToPlan ? (
    <ButtonLink variant="primary" size="l" to={link('/tenant/orders?panel=import')}>
      {overviewWords('importOrders')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="primary" size="l" to={link('/tenant/plan')}>
      {overviewWords('planDay', { day: weekday(day) })}
    </ButtonLink>
  )
}

function Routes({ live, orders }: DayProps) {
  const { day } = useTenant()
  if (live.isPending) return <SkeletonRows rows={10} height={44} label={overviewWords('loadingRoutes')} />
  if (!live.data)
    return (
      <ErrorState
        title={overviewWords('routesNotLoaded')}
        {...describeError(live.error)}
        onRetry={() => void live.refetch()}
      />
    )
  const { routes } = live.data
  if (routes.length > 0) return <RoutesOfDay routes={routes} />
  return (
    <>
      <EmptyState
        isPage
        className="md:mx-7"
        title={overviewWords('noRoutesYet', { day: weekday(day) })}
        action={<NextStep orders={orders} />}
      >
        {overviewWords('routesAppear')}
      </EmptyState>
      <NextSteps className="md:mx-7" />
    </>
  )
}

function QuickActions() {
  const { link } = useTenant()
  return (
    <nav aria-label={overviewWords('quickActions')} className="grid grid-cols-2 gap-x-7 px-4 py-3 md:px-7">
      {QUICK.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={link(to)}
          className="flex h-10 items-center gap-3 border-b border-line text-2 font-mid hover:bg-hover"
        >
          <Icon className="size-4 text-ink-2" aria-hidden />
          <span className="flex-1">{overviewWords(label)}</span>
          <ChevronRight className="size-4 text-ink-3" aria-hidden />
        </Link>
      ))}
    </nav>
  )
}

interface OverviewScreenProps {
  /** Map of the day's routes, shown when there are routes and the window has room. */
  map?: ReactNode
}

export function OverviewScreen({ map }: OverviewScreenProps) {
  const { day } = useTenant()
  const live = useQuery(liveQuery(day))
  const orders = useQuery(ordersQuery(day))
  const routes = live.data?.routes ?? []
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {/* Without routes the steps have the place of the routes. */}
      {routes.length > 0 && <FirstDay />}
      <DayFigures live={live} />
      <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_478px]">
        {/* On a phone the figures come first, but the way to a first day does before them. */}
        <div
          className={cn(
            'flex min-w-0 flex-col lg:border-e lg:border-line',
            routes.length > 0 && 'max-lg:order-last',
          )}
        >
          <Routes live={live} orders={orders} />
          {map && routes.length > 0 && (
            <div className="flex min-h-[320px] flex-1 flex-col border-t border-line max-md:hidden">{map}</div>
          )}
        </div>
        <div>
          <NeedsYou live={live} orders={orders} />
          <NextStops routes={routes} />
          <NextDay />
          <QuickActions />
        </div>
      </div>
    </div>
  )
}
