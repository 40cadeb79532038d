// Follows a vehicle past a watched zone by its positions, in the order of their own times. Pure.
import type { ZoneEventKind, ZoneWatch } from './api/zones.ts'
import { METRES_PER_DEGREE } from './geo.ts'
import { clockOf, dayOf, weekdayOf } from './time.ts'
import { isInZone, type ZonePolygon } from './zones.ts'

/** Positions must lie on the other side for this long before they count, in milliseconds. */
export const ZONE_DEBOUNCE_MS = 60_000
/** A less accurate position does not count for either side, in metres. */
export const ZONE_ACCURACY_METRES = 150

export interface ZoneFix {
  /** Milliseconds since 1970. */
  at: number
  lat: number
  lng: number
  accuracyMetres: number | null
}

export interface ZonePresence {
  isInside: boolean
  since: number
  /** Since when positions lie on the other side; null while they do not. */
  turnedAt: number | null
  /** The newest position that counted. */
  seenAt: number
  /** The newest event that still holds. */
  event: ZoneEventKind | null
  eventAt: number | null
}

export interface WatchedZone {
  polygon: ZonePolygon
  watch: ZoneWatch
  timeZone: string
}

/**
 * The presence after more positions, and the events on the way. Ignores positions that are older than one
 * that counted. The first position ever is no event, since nobody saw the vehicle come.
 */
export function followZone(
  before: ZonePresence | null,
  fixes: readonly ZoneFix[],
  zone: WatchedZone,
): { presence: ZonePresence | null; events: { kind: ZoneEventKind; at: number }[] } {
  let presence = before
  const events: { kind: ZoneEventKind; at: number }[] = []
  const addEvent = (now: ZonePresence, kind: ZoneEventKind, at: number): ZonePresence => {
    if (!isWatched(zone, kind, at)) return { ...now, event: null, eventAt: null }
    events.push({ kind, at })
    return { ...now, event: kind, eventAt: at }
  }
  for (const fix of fixes.toSorted((a, b) => a.at - b.at)) {
    if (presence && fix.at <= presence.seenAt) continue
    const isInside = sideOf(zone.polygon, fix)
    if (isInside === null) continue
    if (!presence) {
      presence = { isInside, since: fix.at, turnedAt: null, seenAt: fix.at, event: null, eventAt: null }
      continue
    }
    const turnedAt = isInside === presence.isInside ? null : (presence.turnedAt ?? fix.at)
    presence = { ...presence, seenAt: fix.at, turnedAt }
    if (turnedAt !== null && fix.at - turnedAt >= ZONE_DEBOUNCE_MS) {
      presence = { ...presence, isInside, since: turnedAt, turnedAt: null }
      presence = addEvent(presence, isInside ? 'entered' : 'left', turnedAt)
    }
    const { dwellMinutes } = zone.watch
    if (dwellMinutes === null || !presence.isInside || presence.turnedAt !== null) continue
    const dwelt = presence.since + dwellMinutes * 60_000
    const isReported = presence.event === 'dwelt'
    if (!isReported && fix.at >= dwelt && isWatched(zone, 'dwelt', fix.at))
      presence = addEvent(presence, 'dwelt', fix.at)
  }
  return { presence, events }
}

/** Whether an event counts: the company wants its kind, on this weekday and at this hour. */
function isWatched({ watch, timeZone }: WatchedZone, kind: ZoneEventKind, at: number): boolean {
  const { entered, left, dwellMinutes, weekdays, from, to } = watch
  const isKindWatched = { entered, left, dwelt: dwellMinutes !== null }[kind]
  const clock = clockOf(new Date(at), timeZone)
  const isOverMidnight = from !== null && to !== null && from > to
  const isInHours =
    from === null ||
    to === null ||
    (isOverMidnight ? clock >= from || clock < to : clock >= from && clock < to)
  // The hours after midnight belong to the evening before.
  const evening = isOverMidnight && to !== null && clock < to ? at - 86_400_000 : at
  const weekday = weekdayOf(dayOf(new Date(evening), timeZone))
  return isKindWatched && isInHours && (weekdays.length === 0 || weekdays.includes(weekday))
}

/** True inside, false outside, null where the position is not accurate enough to say. */
function sideOf(polygon: ZonePolygon, fix: ZoneFix): boolean | null {
  const accuracy = fix.accuracyMetres ?? 0
  if (accuracy > ZONE_ACCURACY_METRES) return null
  return accuracy > 0 && metresToOutline(polygon, fix) < accuracy ? null : isInZone(polygon, fix)
}

function metresToOutline({ coordinates }: ZonePolygon, { lat, lng }: ZoneFix): number {
  const ring = coordinates[0] ?? []
  const scale = Math.cos((lat * Math.PI) / 180)
  const places = ring.map(([x, y]) => [(x - lng) * METRES_PER_DEGREE * scale, (y - lat) * METRES_PER_DEGREE])
  let least = Infinity
  for (let i = 1; i < places.length; i++) {
    const [[ax, ay], [bx, by]] = [places[i - 1] as [number, number], places[i] as [number, number]]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const part = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length))
    least = Math.min(least, Math.hypot(ax + part * (bx - ax), ay + part * (by - ay)))
  }
  return least
}
