// The server's last day plus all local events since. Pure.
import type { DriverDay, DriverEvent, DriverRoute, DriverStop } from '@dropwise/contracts'
import { inOrder } from './order/estimate.ts'
import type { OutboxEntry } from './phone/database.ts'

/** Entries are in order; refused ones have no effect. */
export function withDeeds(day: DriverDay, entries: readonly OutboxEntry[]): DriverDay {
  const counting = entries.filter(({ state }) => state !== 'refused')
  if (counting.length === 0) return day
  const routes = day.routes.map((route) =>
    counting.filter(({ routeId }) => routeId === route.id).reduce(withDeed, route),
  )
  return { ...day, routes }
}

function withDeed(route: DriverRoute, { event }: OutboxEntry): DriverRoute {
  switch (event.kind) {
    case 'vehicle_checked':
      return withCheck(route, event.check?.defects ?? [])
    case 'shift_started':
      return route.status === 'dispatched' ? started(route, event) : route
    case 'shift_ended':
      return { ...route, status: 'finished', isOnBreak: false, finishedAt: event.at }
    case 'break_started':
      return { ...route, isOnBreak: true }
    case 'break_ended':
      return { ...route, isOnBreak: false }
    case 'note':
    case 'fuelled':
    case 'incident_reported':
      return route
    case 'loaded': {
      const loaded = { at: event.at, place: event.proof?.vanPlace ?? null }
      const stops = route.stops.map((stop) => (stop.orderId === event.orderId ? { ...stop, loaded } : stop))
      return { ...route, stops }
    }
    case 'step_reached': {
      const { orderId, stepId } = event
      const stops = route.stops.map((stop) =>
        stop.orderId === orderId && stepId ? withStep(stop, stepId) : stop,
      )
      return { ...route, stops }
    }
    case 'reordered':
      return inOrder(route, event.sequence ?? [], Date.parse(event.at))
    default: {
      const { kind, orderId } = event
      const stops = route.stops.map((stop) =>
        stop.orderId === orderId ? withStopDeed(stop, kind, event) : stop,
      )
      return route.status === 'dispatched' ? started({ ...route, stops }, event) : { ...route, stops }
    }
  }
}

const started = (route: DriverRoute, { at }: Pick<DriverEvent, 'at'>): DriverRoute => ({
  ...route,
  status: 'started',
  startedAt: route.startedAt ?? at,
})

function withCheck(route: DriverRoute, defects: NonNullable<DriverEvent['check']>['defects']): DriverRoute {
  const { vehicleCheck } = route
  // The server already has it.
  if (!vehicleCheck || vehicleCheck.isDone) return route
  const reported = defects.map(({ point, note, isUnsafe }) => ({ point, note: note ?? null, isUnsafe }))
  const knownDefects = [...vehicleCheck.knownDefects, ...reported]
  return { ...route, vehicleCheck: { ...vehicleCheck, isDone: true, knownDefects } }
}

/** The reported step becomes the newest one, and its successors are next. */
function withStep(stop: DriverStop, stepId: string): DriverStop {
  const reached = stop.steps?.next.find(({ id }) => id === stepId)
  if (!stop.steps || !reached) return stop
  const next = stop.steps.next
    .filter(({ id }) => id !== stepId)
    .map((step) => (step.afterId === stepId ? { ...step, afterId: null } : step))
  const { id, name, colour } = reached
  return { ...stop, steps: { now: { id, name, colour }, next } }
}

type StopDeed = 'arrived' | 'delivered' | 'partly_delivered' | 'failed' | 'returned'

function withStopDeed(
  stop: DriverStop,
  kind: StopDeed,
  { at, proof }: Pick<DriverEvent, 'at' | 'proof'>,
): DriverStop {
  if (stop.orderStatus === 'cancelled' || stop.status === 'skipped') return stop
  if (kind === 'arrived')
    return stop.status === 'pending' ? { ...stop, status: 'arrived', arrivedAt: at } : stop
  const isServed = kind === 'delivered' || kind === 'partly_delivered'
  const handed =
    kind === 'partly_delivered'
      ? { packages: proof?.packages ?? null, items: proof?.items ?? [] }
      : (stop.handed ?? null)
  return { ...stop, status: isServed ? 'served' : 'failed', arrivedAt: stop.arrivedAt ?? at, handed }
}
