// A van's decoded trail: positions in typed arrays, gaps, and the position at a given time. Pure.
import type { Trail } from '@dropwise/contracts'
import { decodeLine } from '../../../lib/polyline.ts'

/** A span without positions, in milliseconds since 1970. */
export interface Gap {
  from: number
  to: number
  /** `break`: the driver had a break, which hides the position. `silent`: no position arrived. */
  kind: 'break' | 'silent'
}
export interface DrivenTrail {
  number: number
  positionCount: number
  isSimulated: boolean
  /** When the van started and finished, in milliseconds since 1970; null before that. */
  startedAt: number | null
  finishedAt: number | null
  /** Times of the positions, ascending, in milliseconds since 1970. */
  times: Float64Array
  lngs: Float64Array
  lats: Float64Array
  /** Index at which each segment begins; the last entry is the end of the last segment. */
  bounds: number[]
  gaps: Gap[]
}
export interface Whereabouts {
  lng: number
  lat: number
  /** Compass degrees; null while it stands. */
  heading: number | null
  /** True when this is the last position before a gap, so the van may be elsewhere. */
  isGap: boolean
}

/** A shorter span between start and first position is no gap, in milliseconds. */
const UNNOTICED_MS = 60_000
/** Two positions closer than this give no heading, in degrees (three metres). */
const STANDING_DEGREES = 0.00003

/** Decodes a trail. */
export function toDriven(trail: Trail): DrivenTrail {
  const size = trail.segments.reduce((sum, { seconds }) => sum + seconds.length + 1, 0)
  const [times, lngs, lats] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  const bounds = [0]
  let i = 0
  for (const { at, seconds, line } of trail.segments) {
    let time = Date.parse(at)
    for (const [n, [lng, lat]] of decodeLine(line).entries()) {
      if (n > 0) time += (seconds[n - 1] ?? 0) * 1000
      times[i] = time
      lngs[i] = lng
      lats[i] = lat
      i += 1
    }
    bounds.push(i)
  }
  const startedAt = trail.startedAt === null ? null : Date.parse(trail.startedAt)
  const finishedAt = trail.finishedAt === null ? null : Date.parse(trail.finishedAt)
  const driven = { times, lngs, lats, bounds, startedAt, finishedAt }
  const { number, positionCount, isSimulated } = trail
  return { ...driven, number, positionCount, isSimulated, gaps: gapsOf(driven, trail.breaks) }
}

type HeardSpans = Pick<DrivenTrail, 'times' | 'bounds' | 'startedAt' | 'finishedAt'>

function gapsOf({ times, bounds, startedAt, finishedAt }: HeardSpans, breaks: Trail['breaks']): Gap[] {
  const kindOf = (from: number, to: number): Gap['kind'] =>
    breaks.some((each) => Date.parse(each.from) < to && (each.to === null || Date.parse(each.to) > from))
      ? 'break'
      : 'silent'
  const holes: [number, number][] = []
  const first = times[0]
  const last = times.at(-1)
  if (first === undefined || last === undefined) {
    if (startedAt !== null && finishedAt !== null) holes.push([startedAt, finishedAt])
  } else {
    if (startedAt !== null && first - startedAt > UNNOTICED_MS) holes.push([startedAt, first])
    for (const end of bounds.slice(1, -1)) holes.push([times[end - 1] ?? first, times[end] ?? last])
    if (finishedAt !== null && finishedAt - last > UNNOTICED_MS) holes.push([last, finishedAt])
  }
  return holes.map(([from, to]) => ({ from, to, kind: kindOf(from, to) }))
}

/** Index of the last position at or before a moment; -1 before the first. */
function indexAt(times: Float64Array, at: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The van's position at a moment; null before its first position and after its route finished. */
export function whereabouts(trail: DrivenTrail, at: number): Whereabouts | null {
  const { times, lngs, lats, bounds, finishedAt } = trail
  const i = indexAt(times, at)
  if (i < 0 || (finishedAt !== null && at > Math.max(finishedAt, times.at(-1) ?? 0))) return null
  const [lng, lat] = [lngs[i] ?? 0, lats[i] ?? 0]
  const time = times[i] ?? at
  const isLastOfSegment = bounds.includes(i + 1)
  if (isLastOfSegment) return { lng, lat, heading: null, isGap: at - time > UNNOTICED_MS }
  const [toLng, toLat] = [lngs[i + 1] ?? lng, lats[i + 1] ?? lat]
  const part = (at - time) / Math.max(1, (times[i + 1] ?? time) - time)
  const east = (toLng - lng) * Math.cos((lat * Math.PI) / 180)
  const north = toLat - lat
  const isStanding = Math.hypot(east, north) < STANDING_DEGREES
  return {
    lng: lng + (toLng - lng) * part,
    lat: lat + north * part,
    heading: isStanding ? null : ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
    isGap: false,
  }
}
