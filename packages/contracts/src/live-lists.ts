// What of a day on the road is whose business: the one list that each stop is in, and vans that need somebody. Pure.
import { z } from 'zod'
import { timeText } from './api/common.ts'
import { openInOrder } from './route.ts'
import { clockOf } from './time.ts'

/**
 * Lists of a dispatched day. `to_settle`: its route is over and nobody has said how it ended. `taken_off`: a change took it off
 * its route; its order is open again and waits among those left behind.
 */
export type StopList = 'delivered' | 'failed' | 'taken_off' | 'to_settle' | 'at_risk' | 'ahead'

interface ListedStop {
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
  lateSeconds: number
}

type RouteStatus = 'dispatched' | 'started' | 'finished' | 'cancelled'

/** The one list that a stop is in, until it has an outcome and after. `isClosed`: the hours of its route are over. */
export function stopListOf(
  { status, lateSeconds }: ListedStop,
  route: { status: RouteStatus; isClosed?: boolean | undefined },
): StopList {
  if (status === 'served') return 'delivered'
  if (status === 'failed') return 'failed'
  if (status === 'skipped') return 'taken_off'
  if (route.isClosed || route.status === 'finished' || route.status === 'cancelled') return 'to_settle'
  return lateSeconds > 0 ? 'at_risk' : 'ahead'
}

/** A van that says nothing for longer may be anywhere, in seconds. */
export const SILENT_TOLD_SECONDS = 600
/** One that has not left so long after its time is late; less is how people leave, in seconds. */
export const NOT_LEFT_TOLD_SECONDS = 300
/** What of a van needs somebody, and since when; it is gone as soon as the van goes on. */
export const routeException = z.object({
  kind: z.enum(['silent', 'not_left', 'standing', 'off_route']),
  since: timeText,
  /** The stop where it stands, or to which it is on its way off its route. */
  sequence: z.number().int().nullable(),
})
export type RouteException = z.output<typeof routeException>

/** `No position since 11:06`. */
export function exceptionText({ kind, since, sequence }: RouteException, timeZone: string): string {
  const at = clockOf(new Date(since), timeZone)
  if (kind === 'silent') return `No position since ${at}`
  if (kind === 'not_left') return `Has not left, planned for ${at}`
  if (kind === 'off_route') return `Off its route to stop ${sequence ?? '?'} since ${at}`
  return sequence === null ? `Standing still since ${at}` : `Standing at stop ${sequence} since ${at}`
}

export interface WatchedRoute {
  status: RouteStatus
  departAt: string
  position: { at: string } | null
  /** Since when it is far from every leg of its route, and since when it stands between two stops; null while it does neither. */
  offRouteSince: string | null
  standingSince: string | null
  stops: readonly (ListedStop & {
    sequence: number
    arrivedAt: string | null
    departedAt: string | null
    opensAt: string | null
    plannedServiceAt: string
    plannedDepartAt: string
  })[]
}

/** What of a route needs somebody at `clock`, milliseconds since 1970. A stop may take `longStopMinutes` longer than planned. */
export function exceptionsOf(route: WatchedRoute, clock: number, longStopMinutes: number): RouteException[] {
  const { status, departAt, position, stops } = route
  const isOver = (since: string, seconds: number) => clock - Date.parse(since) > seconds * 1000
  if (status === 'dispatched')
    return isOver(departAt, NOT_LEFT_TOLD_SECONDS)
      ? [{ kind: 'not_left', since: departAt, sequence: null }]
      : []
  if (status !== 'started') return []
  const exceptions: RouteException[] = []
  const heardAt = position?.at ?? departAt
  if (isOver(heardAt, SILENT_TOLD_SECONDS))
    exceptions.push({ kind: 'silent', since: heardAt, sequence: null })
  const [next] = openInOrder(stops)
  if (route.offRouteSince !== null && next)
    exceptions.push({ kind: 'off_route', since: route.offRouteSince, sequence: next.sequence })
  const stopAt = stops.find((stop) => stop.status === 'arrived' && stop.departedAt === null)
  if (stopAt?.arrivedAt && isOver(serviceEnd(stopAt), longStopMinutes * 60))
    exceptions.push({ kind: 'standing', since: stopAt.arrivedAt, sequence: stopAt.sequence })
  else if (!stopAt && route.standingSince !== null)
    exceptions.push({ kind: 'standing', since: route.standingSince, sequence: null })
  return exceptions
}

/** When the service at a stop should be over: waiting for its window is planned. */
function serviceEnd(stop: WatchedRoute['stops'][number]): string {
  const beganAt = Math.max(Date.parse(stop.arrivedAt!), stop.opensAt ? Date.parse(stop.opensAt) : 0)
  const planned = Date.parse(stop.plannedDepartAt) - Date.parse(stop.plannedServiceAt)
  return new Date(beganAt + planned).toISOString()
}
