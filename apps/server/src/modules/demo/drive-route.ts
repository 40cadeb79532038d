// Simulates the drive of a planned route: departure, arrivals, return, and positions in between.
import { decodePolyline, type LngLat } from '@dropwise/roads'
import type { Random } from '@dropwise/roads/town/random'

/** Seconds between two fixes: while driving, and while standing at a door. */
const FIX_SECONDS = 10
const STANDING_FIX_SECONDS = 60
/** Shortest and longest silence in a dead spot, in minutes. */
const DEAD_SPOT_MINUTES = [7, 16] as const
/** Lowest and highest ratio of actual to planned time, for legs and services. */
const PACE = [0.88, 1.22] as const
const SERVICE = [0.6, 1.7] as const
/** Share of stops where the recipient is out. */
const FAILED = 0.025

interface StopToDrive {
  id: string
  order_id: string
  delivery_id: string
  lat: number
  lng: number
  street: string | null
  city: string | null
  window_start: Date | null
  planned_depart_at: Date
  service_seconds: number
  leg_duration_seconds: number
}
export interface RouteToDrive {
  id: string
  number: number
  vehicle_id: string
  depart_at: Date
  return_at: Date
  legs: string[]
  depot: string
  stops: StopToDrive[]
}
interface DrivenStop extends StopToDrive {
  arrivedAt: number
  departedAt: number
  isServed: boolean
}
interface Fix {
  at: number
  lng: number
  lat: number
}
export interface DrivenRoute {
  startedAt: number
  finishedAt: number
  stops: DrivenStop[]
  fixes: Fix[]
}

/** Loading ends this long before departure, in milliseconds. */
const LOADED_BEFORE_MS = 20 * 60_000
/** A parcel is out for delivery this long before arrival, in milliseconds. */
const OUT_BEFORE_MS = 25 * 60_000

interface Step {
  status: 'picked_up' | 'in_transit' | 'out_for_delivery'
  note: string
  at: number
}

/** Steps of a parcel before its van arrives, in order. */
export function stepsToDoor(startedAt: number, { arrivedAt }: Pick<DrivenStop, 'arrivedAt'>): Step[] {
  const outAt = Math.max(startedAt + 1_000, arrivedAt - OUT_BEFORE_MS)
  return [
    { status: 'picked_up', note: 'Picked up', at: startedAt - LOADED_BEFORE_MS },
    { status: 'in_transit', note: 'Left the depot', at: startedAt },
    { status: 'out_for_delivery', note: 'Out for delivery', at: outAt },
  ]
}

/** Actual times of a route, and the van's positions. */
export function driveRoute({ depart_at, return_at, legs, stops }: RouteToDrive, random: Random): DrivenRoute {
  const startedAt = new Date(depart_at).getTime() + random.whole(-2, 6) * 60_000
  const pace = random.between(0.94, 1.1)
  const fixes: Fix[] = []
  let at = startedAt
  const drive = (leg: string | undefined, plannedSeconds: number) => {
    const until = at + plannedSeconds * 1000 * pace * random.between(...PACE)
    fixes.push(...fixesAlong(decodePolyline(leg ?? ''), at, until))
    at = until
  }
  const driven = stops.map((stop, i): DrivenStop => {
    drive(legs[i], stop.leg_duration_seconds)
    const arrivedAt = at
    const opensAt = stop.window_start ? Date.parse(String(stop.window_start)) : arrivedAt
    at = Math.max(arrivedAt, opensAt) + stop.service_seconds * 1000 * random.between(...SERVICE)
    for (let time = arrivedAt + STANDING_FIX_SECONDS * 1000; time < at; time += STANDING_FIX_SECONDS * 1000)
      fixes.push({ at: time, lat: stop.lat, lng: stop.lng })
    return { ...stop, arrivedAt, departedAt: at, isServed: !random.chance(FAILED) }
  })
  const lastDeparture = stops.at(-1)?.planned_depart_at ?? depart_at
  drive(legs[stops.length], (new Date(return_at).getTime() - Date.parse(String(lastDeparture))) / 1000)
  return { startedAt, finishedAt: at, stops: driven, fixes }
}

/** Drops the positions of a dead spot in the middle of the day. */
export function loseSignal(fixes: readonly Fix[], random: Random): Fix[] {
  const from = fixes[Math.floor(fixes.length * random.between(0.3, 0.6))]?.at ?? 0
  const until = from + random.between(...DEAD_SPOT_MINUTES) * 60_000
  return fixes.filter(({ at }) => at <= from || at >= until)
}

/** Positions along a line between two moments, both ends included, at constant speed. */
function fixesAlong(line: LngLat[], from: number, until: number): Fix[] {
  const [first] = line
  if (!first) return []
  const lengths = line.map((point, i) => (i === 0 ? 0 : distance(line[i - 1]!, point)))
  const totalMetres = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(1, Math.floor((until - from) / (FIX_SECONDS * 1000)))
  const fixes: Fix[] = []
  let i = 0
  let behind = 0
  for (let n = 0; n <= count; n++) {
    const along = (totalMetres * n) / count
    while (i + 1 < line.length - 1 && behind + lengths[i + 1]! < along) behind += lengths[++i]!
    const [a, b] = [line[i]!, line[Math.min(i + 1, line.length - 1)]!]
    const part = Math.min(1, (along - behind) / (lengths[i + 1] || 1))
    fixes.push({
      at: from + ((until - from) * n) / count,
      lng: a[0] + (b[0] - a[0]) * part,
      lat: a[1] + (b[1] - a[1]) * part,
    })
  }
  return fixes
}

/** Flat distance: only its share of the whole line matters. */
const distance = ([lng, lat]: LngLat, [toLng, toLat]: LngLat): number =>
  Math.hypot((toLng - lng) * Math.cos((lat * Math.PI) / 180), toLat - lat)
