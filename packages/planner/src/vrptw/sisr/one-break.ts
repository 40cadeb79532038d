// The clock of vehicles that have one break at most: a time for each stop without the break taken, and one with it. Plain
// numbers instead of rows of them take half of the time, which is a third of a step on most days.
import type { VrptwInstance } from '../instance.ts'
import type { RouteDrive } from '../route-drive.ts'
import type { ClockSteps } from './clock-steps.ts'
import { createStay, listBreaks, LONG_AGO, NEVER } from './clock-tables.ts'
import type { State } from './state.ts'

/** Builds the steps over the arrays of a state. */
export function createOneBreakSteps(inst: VrptwInstance, drive: RouteDrive, state: State): ClockSteps {
  const { n, early, late, vehicleOf } = inst
  const { next, prev, route, ready, due, legTime } = state
  const { p, orderOf, clockWidth: width } = drive
  const { windowAt, windowFrom, windowTo, vehicles } = p
  const { firstBreak, breakSeconds, firstWindow, breakFrom, breakTo } = listBreaks(vehicles)
  const onSite = createStay(inst, drive)
  /** By vehicle: its break, or -1. */
  const breakOf = Int32Array.from(vehicles, (v, k) => (v.breaks.length > 0 ? firstBreak[k] : -1))

  /** When order `i` is left that is reached at `t`, after `stay` seconds. */
  function leaving(i: number, t: number, stay: number): number {
    if (t === NEVER) return NEVER
    const o = orderOf[i]
    const end = windowAt[o + 1]
    for (let w = windowAt[o]; w < end; w++)
      if (t <= windowTo[w]) return (t > windowFrom[w] ? t : windowFrom[w]) + stay
    return NEVER
  }

  /**
   * When a leg of `base` seconds ends with break `b` taken: before it, which is then left at `t1`, or on it, when it is left
   * at `t0`.
   */
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

  /** When order `i` has to be reached to be left by `t` after `stay` seconds. */
  function reaching(i: number, t: number, stay: number): number {
    const o = orderOf[i]
    const begin = t - stay
    for (let w = windowAt[o + 1] - 1; w >= windowAt[o]; w--)
      if (windowFrom[w] <= begin) return windowTo[w] < begin ? windowTo[w] : begin
    return LONG_AGO
  }

  /** When a leg of `base` seconds that ends by `t` has to begin if break `b` is taken on it. */
  function departing(b: number, t: number, base: number): number {
    if (t === LONG_AGO) return LONG_AGO
    const limit = t - breakSeconds[b]
    for (let w = firstWindow[b + 1] - 1; w >= firstWindow[b]; w--)
      if (breakFrom[w] <= limit) return breakTo[w] < limit - base ? breakTo[w] : limit - base
    return LONG_AGO
  }

  function begin(r: number): void {
    const at = (n + r) * width
    if (width > 1) ready[at + 1] = NEVER
    ready[at] = early[n + r]
  }

  function leave(i: number): boolean {
    const h = prev[i]
    const base = legTime[h]
    const from = ready[h * width]
    const b = breakOf[vehicleOf[route[i]]]
    const stay = onSite(i, h)
    const at = i * width
    const without = leaving(i, from === NEVER ? NEVER : from + base, stay)
    let changed = ready[at] !== without
    ready[at] = without
    if (b < 0) return changed
    const rested = leaving(i, arriving(b, from, ready[h * width + 1], base), stay)
    if (ready[at + 1] !== rested) changed = true
    ready[at + 1] = rested
    return changed
  }

  function beDue(i: number): boolean {
    const j = next[i]
    const base = legTime[i]
    const b = breakOf[vehicleOf[route[i]]]
    let without = LONG_AGO
    let rested = LONG_AGO
    if (j < n) {
      const stay = onSite(j, i)
      without = reaching(j, due[j * width], stay)
      if (b >= 0) rested = reaching(j, due[j * width + 1], stay)
    } else if (b >= 0) rested = late[j]
    else without = late[j]
    const at = i * width
    let latest = without === LONG_AGO ? LONG_AGO : without - base
    let changed = false
    if (b >= 0) {
      const onIt = departing(b, rested, base)
      if (onIt > latest) latest = onIt
      const behindIt = rested === LONG_AGO ? LONG_AGO : rested - base
      changed = due[at + 1] !== behindIt
      due[at + 1] = behindIt
    }
    if (due[at] !== latest) changed = true
    due[at] = latest
    return changed
  }

  /** Whether leaving node `h` at `t0`, or at `t1` with break `b` taken, is in time for `j` and what follows. */
  function goesOn(b: number, t0: number, t1: number, h: number, j: number, base: number): boolean {
    const without = t0 === NEVER ? NEVER : t0 + base
    const rested = b < 0 ? NEVER : arriving(b, t0, t1, base)
    if (j >= n) return (b < 0 ? without : rested) <= late[j]
    const stay = onSite(j, h)
    const left = leaving(j, without, stay)
    if (left <= due[j * width] && left !== NEVER) return true
    if (b < 0) return false
    const leftRested = leaving(j, rested, stay)
    return leftRested <= due[j * width + 1] && leftRested !== NEVER
  }

  return {
    begin,
    leave,
    beDue,
    keeps(c, h, j, into, out) {
      const r = route[h]
      if (h >= n) begin(r)
      const b = breakOf[vehicleOf[r]]
      const from = ready[h * width]
      const stay = onSite(c, h)
      const without = leaving(c, from === NEVER ? NEVER : from + into, stay)
      const rested = b < 0 ? NEVER : leaving(c, arriving(b, from, ready[h * width + 1], into), stay)
      if (without === NEVER && rested === NEVER) return false
      return goesOn(b, without, rested, c, j, out)
    },
    goesOut(r) {
      const s = n + r
      begin(r)
      const b = breakOf[vehicleOf[r]]
      return goesOn(b, ready[s * width], b < 0 ? NEVER : ready[s * width + 1], s, next[s], legTime[s])
    },
  }
}
