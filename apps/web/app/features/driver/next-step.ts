// The next step of a route. Pure.
import type { DriverRoute, DriverStop } from '@dropwise/contracts'

export type NextStep =
  | { kind: 'check_vehicle' }
  | { kind: 'start_shift' }
  | { kind: 'end_break' }
  | { kind: 'arrive'; stop: DriverStop }
  | { kind: 'deliver'; stop: DriverStop; needsProof: boolean }
  | { kind: 'end_shift' }
  | { kind: 'done' }

export const isOff = (stop: DriverStop): boolean =>
  stop.orderStatus === 'cancelled' || stop.status === 'skipped'

export const isOpen = (stop: DriverStop): boolean =>
  !isOff(stop) && (stop.status === 'pending' || stop.status === 'arrived')

/** True when a part of the order can be handed over and the rest taken back. */
export const canBeParted = ({ packages, items }: DriverStop): boolean =>
  packages > 1 || items.reduce((sum, { quantity }) => sum + quantity, 0) > 1

/** Stops whose parcels are loaded at the depot, the last one first: it lies deepest in the van. */
export const stopsToLoad = (route: DriverRoute): DriverStop[] =>
  isOver(route)
    ? []
    : route.stops
        .filter((stop) => isOpen(stop) && stop.type === 'delivery' && !stop.pair && !stop.reload)
        .toReversed()

/** Arriving this long before the window asks for confirmation, in milliseconds. */
const EARLY_MS = 30 * 60_000

/** Milliseconds until the stop's next window, when too long to wait at the door; else null. */
export function tooEarlyBy({ window, otherWindows }: DriverStop, now: number): number | null {
  const windows = [...(window ? [window] : []), ...otherWindows]
  const ahead = windows.filter(({ to }) => Date.parse(to) >= now)
  if (ahead.length === 0) return null
  const wait = Math.min(...ahead.map(({ from }) => Date.parse(from) - now))
  return wait > EARLY_MS ? wait : null
}

/** A route that nobody drives any more has no next stop and nothing to load. */
const isOver = ({ status }: DriverRoute): boolean => status === 'finished' || status === 'cancelled'

/** The stop where the driver is, or drives next. */
export function nextStop(route: DriverRoute): DriverStop | undefined {
  if (isOver(route)) return undefined
  const open = route.stops.filter(isOpen)
  return open.find(({ status }) => status === 'arrived') ?? open[0]
}

/** `chosen`: the stop that the driver views instead. */
export function nextStep(route: DriverRoute, chosenStop?: DriverStop): NextStep {
  if (isOver(route)) return { kind: 'done' }
  if (route.status === 'dispatched')
    return { kind: route.vehicleCheck && !route.vehicleCheck.isDone ? 'check_vehicle' : 'start_shift' }
  if (route.isOnBreak) return { kind: 'end_break' }
  // A second attempt after a failure.
  const isAgain = chosenStop?.status === 'failed' && !isOff(chosenStop)
  const stop = chosenStop && (isOpen(chosenStop) || isAgain) ? chosenStop : nextStop(route)
  if (!stop) return { kind: 'end_shift' }
  if (stop.status === 'pending') return { kind: 'arrive', stop }
  return { kind: 'deliver', stop, needsProof: stop.tasks.length > 0 || stop.cash > 0 }
}
