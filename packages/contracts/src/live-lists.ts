// Sorts a running day: the one list of each stop, and vans that need attention. Pure.
import { z } from 'zod'
import { idText, timeText } from './api/common.ts'
import { INCIDENT_KIND_LABELS, INCIDENT_KINDS } from './api/upkeep.ts'
import { ZONE_EVENT_KINDS } from './api/zones.ts'
import { LEAST_SILENCE_SECONDS } from './constants.ts'
import { pausesBeforeDriving, splitAtArrival, type LegPart } from './leg.ts'
import { openInOrder } from './route.ts'
import { clockOf } from './time.ts'

/**
 * Lists of a dispatched day. `to_settle`: the route is over and the stop has no outcome. `taken_off`: a
 * change removed the stop; its order is open again and unserved.
 */
export type StopList = 'delivered' | 'failed' | 'taken_off' | 'to_settle' | 'at_risk' | 'ahead'

interface ListedStop {
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
  lateSeconds: number
}

type RouteStatus = 'dispatched' | 'started' | 'finished' | 'cancelled'

/** The one list that a stop is in. `isClosed`: the hours of its route are over. */
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

/** A van that has not left this long after its start is reported, in seconds; shorter delays are usual. */
export const LATE_START_SECONDS = 300
/** A problem of a van and since when; it ends as soon as the van continues. */
export const routeException = z.object({
  kind: z.enum([
    'silent',
    'not_left',
    'standing',
    'off_route',
    'incident',
    ...ZONE_EVENT_KINDS.map((kind) => `zone_${kind}` as const),
  ]),
  since: timeText,
  /** The stop at which the van stands, or to which it drives off its route. */
  sequence: z.number().int().nullable(),
  /** Name of the watched zone. */
  zone: z.string().optional(),
  /** The reported incident; `canDrive` is null when nobody said. */
  incident: z
    .object({ id: idText, kind: z.enum(INCIDENT_KINDS), canDrive: z.boolean().nullable() })
    .optional(),
})
export type RouteException = z.output<typeof routeException>

/** `No position since 11:06`. */
export function exceptionText(
  { kind, since, sequence, incident, zone = 'its zone' }: RouteException,
  timeZone: string,
): string {
  const at = clockOf(new Date(since), timeZone)
  if (kind === 'incident') {
    const what = incident ? INCIDENT_KIND_LABELS[incident.kind] : 'Incident'
    return `${what}, reported at ${at}${incident?.canDrive === false ? ': cannot drive on' : ''}`
  }
  if (kind === 'zone_entered') return `Entered ${zone} at ${at}`
  if (kind === 'zone_left') return `Left ${zone} at ${at}`
  if (kind === 'zone_dwelt') return `Has been in ${zone} for long, told at ${at}`
  if (kind === 'silent') return `No position since ${at}`
  if (kind === 'not_left') return `Has not left, planned for ${at}`
  if (kind === 'off_route') return `Off its route to stop ${sequence ?? '?'} since ${at}`
  return sequence === null ? `Standing still since ${at}` : `Standing at stop ${sequence} since ${at}`
}

export interface WatchedRoute {
  status: RouteStatus
  departAt: string
  position: { at: string } | null
  /** Since when the van is far from every leg of its route, or stands between two stops; otherwise null. */
  offRouteSince: string | null
  standingSince: string | null
  stops: readonly (ListedStop & {
    sequence: number
    arrivedAt: string | null
    departedAt: string | null
    opensAt: string | null
    plannedServiceAt: string
    plannedDepartAt: string
    /** Parts of the leg to this stop. */
    leg: LegPart[]
  })[]
  returnLeg: LegPart[]
}

/**
 * Problems of a route at `clock`, milliseconds since 1970. A stop may exceed its planned time by
 * `longStopMinutes`.
 */
export function exceptionsOf(route: WatchedRoute, clock: number, longStopMinutes: number): RouteException[] {
  const { status, departAt, position, stops } = route
  const isOver = (since: string, seconds: number) => clock - Date.parse(since) > seconds * 1000
  if (status === 'dispatched') {
    const leavesAt = afterPauses(departAt, legAfter(route, 0))
    return isOver(leavesAt, LATE_START_SECONDS) ? [{ kind: 'not_left', since: leavesAt, sequence: null }] : []
  }
  if (status !== 'started') return []
  const exceptions: RouteException[] = []
  const lastFixAt = position?.at ?? departAt
  if (isOver(lastFixAt, LEAST_SILENCE_SECONDS))
    exceptions.push({ kind: 'silent', since: lastFixAt, sequence: null })
  const [next] = openInOrder(stops)
  if (route.offRouteSince !== null && next)
    exceptions.push({ kind: 'off_route', since: route.offRouteSince, sequence: next.sequence })
  const stopAt = stops.find((stop) => stop.status === 'arrived' && stop.departedAt === null)
  if (stopAt?.arrivedAt && isOver(leavesBy(route, stopAt), longStopMinutes * 60))
    exceptions.push({ kind: 'standing', since: stopAt.arrivedAt, sequence: stopAt.sequence })
  else if (!stopAt && route.standingSince !== null)
    exceptions.push({ kind: 'standing', since: route.standingSince, sequence: null })
  return exceptions
}

type WatchedStop = WatchedRoute['stops'][number]

/** The leg that begins at a stop, or at the depot for 0. */
function legAfter({ stops, returnLeg }: WatchedRoute, sequence: number): LegPart[] {
  const ahead = stops.filter((stop) => stop.sequence > sequence).toSorted((a, b) => a.sequence - b.sequence)
  return ahead[0]?.leg ?? returnLeg
}

/** Earliest end of the breaks and reloads of a van before it drives on. */
function afterPauses(freeAt: string, leg: readonly LegPart[]): string {
  const pauses = pausesBeforeDriving(leg)
  const ends = pauses.map(({ startAt, seconds }) => Date.parse(startAt) + seconds * 1000)
  const length = pauses.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
  return new Date(Math.max(Date.parse(freeAt) + length, ...ends)).toISOString()
}

/** When a van leaves a stop by plan: after waiting for the window, service and a break at the stop. */
function leavesBy(route: WatchedRoute, stop: WatchedStop): string {
  const beganAt = Math.max(Date.parse(stop.arrivedAt!), stop.opensAt ? Date.parse(stop.opensAt) : 0)
  const planned = Date.parse(stop.plannedDepartAt) - Date.parse(stop.plannedServiceAt)
  const atDoor = Date.parse(afterPauses(stop.arrivedAt!, splitAtArrival(stop.leg)[1]))
  const freeAt = Math.max(beganAt, atDoor) + planned
  return afterPauses(new Date(freeAt).toISOString(), legAfter(route, stop.sequence))
}
