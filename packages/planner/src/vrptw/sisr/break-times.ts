// Single steps in time of a vehicle with one break at most: along a leg and through a stop, forward and back. Orders are
// the problem's.
import type { RouteDrive } from '../route-drive.ts'
import { listBreaks, LONG_AGO, NEVER } from './clock-tables.ts'

export interface BreakTimes {
  /** By vehicle: its break, or -1. */
  breakOf: Int32Array
  /** When order `o` is left that is reached at `t`, after `stay` seconds; NEVER behind its last window. */
  leaving: (o: number, t: number, stay: number) => number
  /**
   * When a leg of `base` seconds ends with break `b` taken: before it, which is then left at `t1`, or on it, when it is left
   * at `t0`.
   */
  arriving: (b: number, t0: number, t1: number, base: number) => number
  /** When order `o` has to be reached to be left by `t` after `stay` seconds; LONG_AGO before its first window. */
  reaching: (o: number, t: number, stay: number) => number
  /** When a leg of `base` seconds that ends by `t` has to begin if break `b` is taken on it. */
  departing: (b: number, t: number, base: number) => number
}

/** Builds the steps. */
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
      // It begins while driving or on arrival: what is left to drive is driven after it.
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
