// The driver's day: the next stop fills the screen, the rest of the list below. Large, high in contrast, one thumb.
import { useQuery } from '@tanstack/react-query'
import { Check, Navigation, Phone, X } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { clock, decimal, formatLateness, plural, weekday, windowText } from '../../lib/format.ts'
import { Segments } from '../../ui/segments.tsx'
import { cn } from '../../ui/cn.ts'
import { Pin, Plate } from '../../ui/plate.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { driverRoutesQuery, type DriverRoute, type DriverStop } from './api.ts'

function addressLines(stop: DriverStop): [string, string] {
  const [first = '', ...rest] = (stop.orders.addresses?.text ?? '').split(',')
  return [first, rest.join(',').trim()]
}

function NextStop({ route, stop, timeZone }: { route: DriverRoute; stop: DriverStop; timeZone: string }) {
  const [street, town] = addressLines(stop)
  const window = windowText(stop.promised_from, stop.promised_to, timeZone)
  const { orders } = stop
  return (
    <section aria-label="Next stop" className="border-b border-line-2 px-4 pt-5 pb-4">
      <div className="flex items-center gap-3 text-3">
        <Pin number={stop.sequence} route={route.number} size="l" />
        <span className="font-mid">{stop.status === 'arrived' ? 'You are there' : 'Next stop'}</span>
        <span className={cn('ml-auto font-strong tabular-nums', stop.late_seconds > 0 && 'text-bad-ink')}>
          {clock(stop.eta_at ?? stop.planned_arrive_at, timeZone)}
          {stop.late_seconds > 0 && `, ${formatLateness(stop.late_seconds)}`}
        </span>
      </div>
      <h2 className="pt-4 text-[38px]/[40px] tracking-[-0.02em]">{street}</h2>
      <p className="text-3 text-ink-2">{town}</p>
      <p className="pt-3 text-4 font-strong">{window === 'any time' ? 'Any time' : window}</p>
      <p className="pt-2 text-[17px]/[24px]">
        {orders.recipients?.name}, {orders.type === 'pickup' && 'pick up '}
        {plural(orders.packages, 'parcel')}
        {orders.weight_grams > 0 && `, ${decimal(orders.weight_grams / 1000)} kg`}
      </p>
      {orders.instructions && (
        <p className="mt-3 rounded bg-sunk px-3 py-2.5 text-[17px]/[24px]">{orders.instructions}</p>
      )}
      <div className="flex gap-2 pt-5">
        <a
          href={`geo:${stop.lat},${stop.lng}?q=${stop.lat},${stop.lng}(${encodeURIComponent(street)})`}
          className="flex h-16 flex-1 items-center justify-center gap-3 rounded bg-act text-4 font-strong text-act-ink"
        >
          <Navigation className="size-6" aria-hidden /> Navigate
        </a>
        {orders.recipients?.phone && (
          <a
            href={`tel:${orders.recipients.phone}`}
            aria-label={`Call ${orders.recipients.name}`}
            className="grid size-16 place-items-center rounded border border-line-2"
          >
            <Phone className="size-6" aria-hidden />
          </a>
        )}
      </div>
    </section>
  )
}

function StopRow({ route, stop, timeZone }: { route: DriverRoute; stop: DriverStop; timeZone: string }) {
  const isDone = stop.status === 'served'
  const isFailed = stop.status === 'failed' || stop.status === 'skipped'
  const window = windowText(stop.promised_from, stop.promised_to, timeZone)
  return (
    <li
      className={cn(
        'flex min-h-14 items-center gap-3 border-b border-line px-4 py-2',
        (isDone || isFailed) && 'text-ink-3',
      )}
    >
      {isDone ? (
        <Check className="size-[22px] text-ok" aria-label="Delivered" />
      ) : isFailed ? (
        <X className="size-[22px] text-bad" aria-label="Failed" />
      ) : (
        <Pin number={stop.sequence} route={route.number} size="l" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-3 font-mid">{addressLines(stop)[0]}</span>
        <span className="block truncate text-2 text-ink-2">
          {stop.orders.recipients?.name}
          {window !== 'any time' && `, ${window}`}
        </span>
      </span>
      <span
        className={cn('text-3 tabular-nums', stop.late_seconds > 0 && !isDone && 'font-strong text-bad-ink')}
      >
        {clock(stop.arrived_at ?? stop.eta_at ?? stop.planned_arrive_at, timeZone)}
      </span>
    </li>
  )
}

export function TodayScreen({ day, timeZone }: { day: string; timeZone: string }) {
  const routes = useQuery(driverRoutesQuery(day))
  const [asked, setAsked] = useUrlState('route')
  if (routes.isPending) return <SkeletonRows rows={8} height={56} label="Loading your day" />
  if (routes.isError)
    return (
      <ErrorState
        title="Your day could not be loaded"
        {...describeError(routes.error)}
        onRetry={() => void routes.refetch()}
      />
    )
  const route = routes.data.find((r) => String(r.number) === asked) ?? routes.data[0]
  if (!route)
    return (
      <EmptyState title={`No route for ${weekday(day)} yet`}>
        Your stops stand here as soon as the dispatcher sends the day out. This page looks for them by itself.
      </EmptyState>
    )
  const next =
    route.stops.find((s) => s.status === 'arrived') ?? route.stops.find((s) => s.status === 'pending')
  const done = route.stops.filter((s) => s.status === 'served').length
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-10">
      {routes.data.length > 1 && (
        <div className="scroll-x border-b border-line px-4 py-2">
          <Segments
            label="Route"
            value={String(route.number)}
            onChange={setAsked}
            items={routes.data.map((r) => ({ value: String(r.number), label: `R${r.number}` }))}
          />
        </div>
      )}
      <div className="flex h-14 items-center gap-3 border-b border-line px-4 text-3">
        <Plate number={route.number} size="l" />
        <span className="font-mid">
          {done} of {plural(route.stops.length, 'stop')}
        </span>
        <span className="ml-auto text-ink-2 tabular-nums">back {clock(route.return_at, timeZone)}</span>
      </div>
      {next ? (
        <NextStop route={route} stop={next} timeZone={timeZone} />
      ) : (
        <EmptyState title="All stops are done">Drive back to the depot. Thank you for today.</EmptyState>
      )}
      <ol aria-label="All stops">
        {route.stops
          .filter((s) => s !== next)
          .map((s) => (
            <StopRow key={s.id} route={route} stop={s} timeZone={timeZone} />
          ))}
      </ol>
    </div>
  )
}
