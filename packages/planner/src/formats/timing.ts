// Chooses start times for the steps of a fixed route that miss windows by the fewest seconds.
import type { Window } from '../model/problem.ts'

/** A step of a fixed route. */
export interface TimedStep {
  /** Preferred start; a miss costs its seconds. */
  windows: Window[]
  /** Hard bounds of the start. */
  bounds: Window
  /** Duration in seconds. */
  stay: number
  /** Driving seconds from the last step that is not a break. */
  drive: number
  /** True for a break, taken anywhere between its neighbours. */
  isBreak: boolean
}

/** Seconds outside the nearest window: positive when late, negative when early, 0 inside one. */
export function missedBy(windows: Window[], t: number): number {
  let best = windows.length === 0 ? 0 : Infinity
  for (const [from, to] of windows) {
    const off = t < from ? t - from : t > to ? t - to : 0
    if (Math.abs(off) < Math.abs(best)) best = off
  }
  return best
}

/** The breaks between two other steps, and the second of these. */
interface Leg {
  breaks: number[]
  to: number
  /** Least seconds from the start of the previous step to the start of `to`, driving and breaks included. */
  least: number
}

/**
 * Starts of all steps: least seconds outside windows, then the shortest day, then the earliest. Null when the
 * bounds cannot be kept. Some optimal solution starts each step at an edge of a window or bound, its own or
 * that of a step linked to it without waiting, so dynamic programming tries only these times.
 */
export function chooseTimes(steps: TimedStep[]): number[] | null {
  const legs = toLegs(steps)
  const times = candidates(steps, legs)
  const price = (i: number, t: number): number =>
    t < steps[i].bounds[0] || t > steps[i].bounds[1] ? Infinity : Math.abs(missedBy(steps[i].windows, t))

  /**
   * `best[i][c]` is the least miss of step i and all later ones when it starts at `times[i][c]`; `ahead` is
   * its suffix minimum.
   */
  const best: Float64Array[] = []
  const ahead: Float64Array[] = []
  const evaluateAndStore = (i: number, after: (t: number) => number): void => {
    best[i] = times[i].map((t) => {
      const arrivalPrice = price(i, t)
      return arrivalPrice === Infinity ? arrivalPrice : arrivalPrice + after(t)
    })
    ahead[i] = suffixMinimum(best[i])
  }
  evaluateAndStore(steps.length - 1, () => 0)
  for (const leg of legs.toReversed()) {
    const from = anchorBefore(leg, legs)
    evaluateAndStore(from, (t) => breaksAfter(leg, t + leg.least, t + steps[from].stay).least)
  }

  /** Least miss of a leg's breaks and all later steps, when the leg ends at `end` or later. */
  function breaksAfter(leg: Leg, end: number, ready: number): { least: number; tables: Float64Array[] } {
    if (leg.breaks.length === 0) return { least: from(leg.to, end, ahead[leg.to]), tables: [] }
    let next = (t: number): number => from(leg.to, Math.max(t, end), ahead[leg.to])
    const tables: Float64Array[] = []
    for (const b of leg.breaks.toReversed()) {
      const following = next
      const table = times[b].map((t) => price(b, t) + following(t + steps[b].stay))
      const least = suffixMinimum(table)
      tables.unshift(table)
      next = (t) => from(b, t, least)
    }
    return { least: next(ready), tables }
  }
  /** Value of a table at the first candidate of step i from `t` on. */
  function from(i: number, t: number, table: Float64Array): number {
    const c = firstFrom(times[i], t)
    return c < table.length ? table[c] : Infinity
  }

  /** The earliest optimal starts, given the first. */
  function follow(c: number): number[] {
    const begins: number[] = Array.from({ length: steps.length }, () => 0)
    begins[0] = times[0][c]
    let at = 0
    for (const leg of legs) {
      const end = begins[at] + leg.least
      let ready = begins[at] + steps[at].stay
      const { least, tables } = breaksAfter(leg, end, ready)
      let rest = least
      leg.breaks.forEach((b, k) => {
        begins[b] = firstAt(times[b], tables[k], ready, rest)
        rest -= price(b, begins[b])
        ready = begins[b] + steps[b].stay
      })
      begins[leg.to] = firstAt(times[leg.to], best[leg.to], Math.max(ready, end), rest)
      at = leg.to
    }
    return begins
  }

  const least = best[0].reduce((a, b) => Math.min(a, b), Infinity)
  if (least === Infinity) return null
  let breakOrder: number[] | null = null
  for (let c = 0; c < times[0].length; c++) {
    if (best[0][c] !== least) continue
    const begins = follow(c)
    const day = begins.at(-1)! - begins[0]
    if (!breakOrder || day < breakOrder.at(-1)! - breakOrder[0]) breakOrder = begins
  }
  return breakOrder
}

function toLegs(steps: TimedStep[]): Leg[] {
  const legs: Leg[] = []
  let before = 0
  let breaks: number[] = []
  for (let i = 1; i < steps.length; i++) {
    if (steps[i].isBreak) {
      breaks.push(i)
      continue
    }
    const pauses = breaks.reduce((sum, b) => sum + steps[b].stay, 0)
    legs.push({ breaks, to: i, least: steps[before].stay + pauses + steps[i].drive })
    before = i
    breaks = []
  }
  return legs
}

function anchorBefore(leg: Leg, legs: Leg[]): number {
  const at = legs.indexOf(leg)
  return at === 0 ? 0 : legs[at - 1].to
}

/** Candidate starts of each step: every edge, propagated forwards and backwards through driving and service. */
function candidates(steps: TimedStep[], legs: Leg[]): Float64Array[] {
  const edges = steps.map((s) => [...s.windows.flat(), ...s.bounds].filter((t) => t < FAR))
  const sets = edges.map((remainingEdges) => new Set(remainingEdges))
  sets[0].add(0)
  const add = (to: number, times: Iterable<number>, offset: number): void => {
    for (const t of times) if (t + offset >= 0) sets[to].add(t + offset)
  }
  for (const leg of legs) {
    const before = anchorBefore(leg, legs)
    for (const { b, gone, left } of pauses(steps, leg, before)) {
      // A step after the break waits only for its end, or drives the whole way after it.
      add(leg.to, edges[b], left)
      add(leg.to, edges[b], left + steps[leg.to].drive)
      add(before, edges[b], -gone)
      add(before, edges[b], left - leg.least)
    }
  }
  for (const leg of legs) add(leg.to, [...sets[anchorBefore(leg, legs)]], leg.least)
  for (const leg of legs.toReversed()) add(anchorBefore(leg, legs), [...sets[leg.to]], -leg.least)
  for (const leg of legs) {
    const before = anchorBefore(leg, legs)
    const pausesTaken = pauses(steps, leg, before)
    pausesTaken.forEach(({ b, gone, left }, k) => {
      add(b, sets[before], gone)
      add(b, sets[leg.to], -left)
      if (k > 0) add(b, [...sets[pausesTaken[k - 1].b]], steps[pausesTaken[k - 1].b].stay)
    })
  }
  return sets.map((set) => Float64Array.from(set).toSorted())
}

/** A leg's breaks with the seconds from the previous step's start, and to the leg's end, without driving. */
function pauses(steps: TimedStep[], leg: Leg, before: number): { b: number; gone: number; left: number }[] {
  let passed = steps[before].stay
  let remaining = leg.breaks.reduce((sum, b) => sum + steps[b].stay, 0)
  return leg.breaks.map((b) => {
    const entry = { b, gone: passed, left: remaining }
    passed += steps[b].stay
    remaining -= steps[b].stay
    return entry
  })
}

/** Later than any time. */
const FAR = 2_000_000_000

function suffixMinimum(values: Float64Array): Float64Array {
  const least = values.slice()
  for (let c = least.length - 2; c >= 0; c--) least[c] = Math.min(least[c], least[c + 1])
  return least
}

/** Index of the first entry of a sorted table that is at least `t`. */
function firstFrom(sorted: Float64Array, t: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < t) low = middle + 1
    else high = middle
  }
  return low
}

/** The first time from `t` on with this value. */
function firstAt(sorted: Float64Array, table: Float64Array, t: number, value: number): number {
  let c = firstFrom(sorted, t)
  while (table[c] !== value) c++
  return sorted[c]
}
