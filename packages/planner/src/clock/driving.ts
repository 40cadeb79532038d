// Driving and breaks on one leg: its duration under traffic, and the driving left after a break.
import type { Id } from '../model/problem.ts'

/** Travel takes `factor[k]` times as long from `from[k]` on. */
interface Traffic {
  from: number[]
  factor: number[]
}

/** Roads, optionally with traffic. */
export interface Roads {
  traffic: Traffic | null
}

/** A break that must begin between `from[k]` and `to[k]` of one of its windows. */
export interface TimedPause {
  id: Id
  from: readonly number[]
  to: readonly number[]
  /** Seconds. */
  service: number
}

/** The least traffic factor, at most 1: driving may be faster than the table. */
export function paceOf({ traffic }: Roads): number {
  return Math.min(1, ...(traffic?.factor ?? []))
}

/** Seconds to drive `base` table seconds from `t` on, under the problem's traffic. */
export function driveTime(p: Roads, t: number, base: number): number {
  const traffic = p.traffic
  if (!traffic || base === 0) return base
  const { from, factor } = traffic
  let k = from.length - 1
  while (k >= 0 && from[k] > t) k--
  let now = t
  let rest = base
  for (;;) {
    const f = k < 0 ? 1 : factor[k]
    const next = k + 1 < from.length ? from[k + 1] : Infinity
    if (rest * f <= next - now) return Math.ceil(now + rest * f - t)
    rest -= (next - now) / f
    now = next
    k++
  }
}

/** Table seconds covered in `seconds` of driving from `t` on. */
function coveredBase(p: Roads, t: number, seconds: number, base: number): number {
  if (!p.traffic) return seconds
  const { from, factor } = p.traffic
  let k = from.length - 1
  while (k >= 0 && from[k] > t) k--
  let now = t
  let covered = 0
  const end = t + seconds
  while (now < end) {
    const f = k < 0 ? 1 : factor[k]
    const next = Math.min(end, k + 1 < from.length ? from[k + 1] : Infinity)
    covered += (next - now) / f
    now = next
    k++
  }
  return Math.min(base, covered)
}

/** Takes two hundred-thousandths off, so that `driveTime` gives the same whole seconds and milliseconds again. */
const TO_PLACES = 1e5

/** Table seconds of a drive of `seconds` from `t` on: what `driveTime` makes `seconds` of again. */
export function freeSeconds(p: Roads, t: number, seconds: number): number {
  const covered = coveredBase(p, t, seconds, Infinity)
  return covered === seconds ? seconds : Math.max(0, Math.floor(covered * TO_PLACES - 1) / TO_PLACES)
}

export interface LegClock {
  /** Arrival at the next stop. */
  arrive: number
  /** Start of the break, or -1 when it does not fit on this leg. */
  breakStart: number
  /** Table seconds left after the break. */
  rest: number
  ready: number
}

/**
 * Takes a break on a leg that starts at `t` with `base` table seconds; breaks start while driving or on
 * arrival.
 */
export function takeBreak(
  p: Roads,
  b: Omit<TimedPause, 'id'>,
  t: number,
  base: number,
  out: LegClock,
): boolean {
  for (let w = 0; w < b.from.length; w++) {
    if (b.to[w] < t) continue
    const begin = Math.max(t, b.from[w])
    const full = driveTime(p, t, base)
    const driven = Math.min(begin - t, full)
    out.rest = driven === full ? 0 : base - coveredBase(p, t, driven, base)
    out.breakStart = begin
    out.ready = begin + b.service
    return true
  }
  out.breakStart = -1
  return false
}
