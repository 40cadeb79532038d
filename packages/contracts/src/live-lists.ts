// What of a day on the road is whose business: the one list that each stop is in, and vans that need somebody. Pure.
import { z } from 'zod'
import { timeText } from './api/common.ts'
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

/** The one list that a stop is in, until it has an outcome and after. */
export function stopListOf({ status, lateSeconds }: ListedStop, routeStatus: RouteStatus): StopList {
  if (status === 'served') return 'delivered'
  if (status === 'failed') return 'failed'
  if (status === 'skipped') return 'taken_off'
  if (routeStatus === 'finished' || routeStatus === 'cancelled') return 'to_settle'
  return lateSeconds > 0 ? 'at_risk' : 'ahead'
}

/** A van that says nothing for longer may be anywhere, in seconds. */
export const SILENT_TOLD_SECONDS = 600
/** One that has not left so long after its time is late; less is how people leave, in seconds. */
export const NOT_LEFT_TOLD_SECONDS = 300
/** Standing at a stop for so much longer than its service is no service any more, in seconds. */
export const STANDING_TOLD_SECONDS = 900

/** What of a van needs somebody, and since when; it is gone as soon as the van goes on. */
export const routeException = z.object({
  kind: z.enum(['silent', 'not_left', 'standing']),
  since: timeText,
  /** The stop where it stands. */
  sequence: z.number().int().nullable(),
})
export type RouteException = z.output<typeof routeException>

/** `No position since 11:06`. */
export function exceptionText({ kind, since, sequence }: RouteException, timeZone: string): string {
  const at = clockOf(new Date(since), timeZone)
  if (kind === 'silent') return `No position since ${at}`
  if (kind === 'not_left') return `Has not left, planned for ${at}`
  return `Standing at stop ${sequence ?? '?'} since ${at}`
}

interface WatchedRoute {
  status: RouteStatus
  departAt: string
  position: { at: string } | null
  stops: readonly (ListedStop & {
    sequence: number
    arrivedAt: string | null
    departedAt: string | null
    windowStart: string | null
    plannedArriveAt: string
    plannedDepartAt: string
  })[]
}

/** What of a route needs somebody at `clock`, milliseconds since 1970. */
export function exceptionsOf(
  { status, departAt, position, stops }: WatchedRoute,
  clock: number,
): RouteException[] {
  const isOver = (since: string, seconds: number) => clock - Date.parse(since) > seconds * 1000
  if (status === 'dispatched')
    return isOver(departAt, NOT_LEFT_TOLD_SECONDS)
      ? [{ kind: 'not_left', since: departAt, sequence: null }]
      : []
  if (status !== 'started') return []
  const heardAt = position?.at ?? departAt
  const silent: RouteException[] = isOver(heardAt, SILENT_TOLD_SECONDS)
    ? [{ kind: 'silent', since: heardAt, sequence: null }]
    : []
  const standing = stops.find((stop) => stop.status === 'arrived' && stop.departedAt === null)
  if (!standing?.arrivedAt) return silent
  const beganAt = Math.max(
    Date.parse(standing.arrivedAt),
    Date.parse(standing.windowStart ?? standing.arrivedAt),
  )
  const planned = Date.parse(standing.plannedDepartAt) - Date.parse(standing.plannedArriveAt)
  if (clock - beganAt - planned <= STANDING_TOLD_SECONDS * 1000) return silent
  return [...silent, { kind: 'standing', since: standing.arrivedAt, sequence: standing.sequence }]
}
