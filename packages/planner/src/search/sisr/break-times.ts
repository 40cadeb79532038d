// Time steps of a vehicle with at most one break: along a leg and through a stop, forward and backward. Uses
// the problem's order indices.
import type { RouteDrive } from '../route-drive.ts'
import { listBreaks, LONG_AGO, NEVER } from './clock-tables.ts'

export interface BreakTimes {
  /** By vehicle: its break, or -1. */
  breakOf: Int32Array
  /** Departure from order `o` reached at `t`, after `stay` seconds; NEVER after its last window. */
  leaving: (o: number, t: number, stay: number) => number
  /**
   * End of a leg of `base` seconds with break `b` taken: before the leg, which starts at `t1`, or on it, when
   * it starts at `t0`.
   */
  arriving: (b: number, t0: number, t1: number, base: number) => number
  /**
   * Latest arrival at order `o` for a departure by `t` after `stay` seconds; LONG_AGO before its first
   * window.
   */
  reaching: (o: number, t: number, stay: number) => number
  /** Latest start of a leg of `base` seconds that ends by `t` with break `b` on it. */
  departing: (b: number, t: number, base: number) => number
}

/** Creates the steps. */
export function createBreakTimes({ p }: RouteDrive): BreakTimes {
  const { windowAt, windowFrom, windowTo, vehicles } = p
  const { firstBreak, breakSeconds, firstWindow, breakFrom, breakTo } = listBreaks(vehicles)
  const breakOf = Int32Array.from(vehicles, (v, k) => (v.breaks.length > 0 ? firstBreak[k] : -1))

  function leaving(o: number, t: number, stay: number): number {
    if (t === NEVER) return NEVER
    const end = windowAt[o + 1]
    for (let w = windowAt[o]; w < end; w++)
      if (t <= windowTo[w]) return (t > windowFrom[w] ? t : windowFrom[w]) + stay
    return NEVER
  }

  function arriving(b: number, t0: number, t1: number, base: number): number {
    const before = t1 === NEVER ? NEVER : t1 + base
    if (t0 === NEVER) return before
    const end = firstWindow[b + 1]
    for (let w = firstWindow[b]; w < end; w++) {
      if (breakTo[w] < t0) continue
      // The break begins while driving or on arrival; the rest of the leg is driven after it.
      const onIt = (t0 + base > breakFrom[w] ? t0 + base : breakFrom[w]) + breakSeconds[b]
      return onIt < before ? onIt : before
    }
    return before
  }

  function reaching(o: number, t: number, stay: number): number {
    const begin = t - stay
    for (let w = windowAt[o + 1] - 1; w >= windowAt[o]; w--)
      if (windowFrom[w] <= begin) return windowTo[w] < begin ? windowTo[w] : begin
    return LONG_AGO
  }

  function departing(b: number, t: number, base: number): number {
    if (t === LONG_AGO) return LONG_AGO
    const limit = t - breakSeconds[b]
    for (let w = firstWindow[b + 1] - 1; w >= firstWindow[b]; w--)
      if (breakFrom[w] <= limit) return breakTo[w] < limit - base ? breakTo[w] : limit - base
    return LONG_AGO
  }

  return { breakOf, leaving, arriving, reaching, departing }
}
