// When routes with breaks or several windows for a stop are driven: for each number of breaks taken, the earliest time
// of leaving a stop, and the latest that keeps the rest in time. A place for an order is then judged by its two legs,
// without driving through the route.
import type { VrptwInstance } from '../instance.ts'
import type { State } from './state.ts'

export interface Clock {
  /**
   * Whether order `c` between nodes `h` and `j` of a route, with legs of `into` and `out` seconds, keeps every window, the
   * breaks and the shift.
   */
  keeps: (c: number, h: number, j: number, into: number, out: number) => boolean
  /** Brings the times up to date around order `c`, which has just been put into its route. */
  push: (c: number) => void
  /** Works them out for a whole route. */
  retime: (r: number) => void
  /** The same where orders have been taken out between nodes `h` and `j` of route `r`, and nowhere else. */
  retimeBetween: (r: number, h: number, j: number) => void
  /** Whether the route can be driven as it is. */
  drives: (r: number) => boolean
}

/** Later than any time, and earlier. */
const NEVER = 0x7fffffff
const LONG_AGO = -0x80000000

/** Builds it over the arrays of a state; null where the instance's other times tell all, or where vehicles reload. */
export function createClock(inst: VrptwInstance, state: State): Clock | null {
  const { drive } = inst
  if (!drive || drive.clockWidth === 0 || !inst.hasTime) return null
  const { n, early, late, vehicleOf } = inst
  const { next, prev, route, ready, due, legTime } = state
  const { p, orderOf, clockWidth: width } = drive
  const { windowAt, windowFrom, windowTo, location, service, setup, vehicles, hasSetup } = p
  // Each vehicle's breaks, and each break's windows, in one row of numbers: the search asks for them all the time.
  const all = vehicles.flatMap((v) => v.breaks)
  const firstBreak = startsOf(vehicles.map((v) => v.breaks.length))
  const breakSeconds = Int32Array.from(all, (b) => b.service)
  const firstWindow = startsOf(all.map((b) => b.from.length))
  const breakFrom = Int32Array.from(all.flatMap((b) => b.from))
  const breakTo = Int32Array.from(all.flatMap((b) => b.to))
  const some = new Int32Array(width)
  const others = new Int32Array(width)

  function breaksOf(r: number): number {
    return firstBreak[vehicleOf[r] + 1] - firstBreak[vehicleOf[r]]
  }

  /** Seconds that a stop at order `i` takes behind node `h`. */
  function onSite(i: number, h: number): number {
    const o = orderOf[i]
    if (!hasSetup) return service[o]
    const from = h < n ? location[orderOf[h]] : vehicles[vehicleOf[h - n]].start
    return service[o] + (from === location[o] ? 0 : setup[o])
  }

  /** Earliest times behind a leg of `base` seconds, for times of leaving from `from[at]` on. */
  function ahead(from: Int32Array, at: number, base: number, r: number, to: Int32Array): void {
    const first = firstBreak[vehicleOf[r]]
    const count = firstBreak[vehicleOf[r] + 1] - first
    for (let k = 0; k < width; k++) to[k] = NEVER
    for (let k = 0; k <= count; k++) {
      let t = from[at + k]
      if (t === NEVER) continue
      // A break begins while driving or on arrival: what is left to drive is driven after it.
      let arrive = t + base
      for (let taken = k; ; taken++) {
        if (arrive < to[taken]) to[taken] = arrive
        if (taken === count) break
        const b = first + taken
        const end = firstWindow[b + 1]
        let w = firstWindow[b]
        while (w < end && breakTo[w] < t) w++
        if (w === end) break
        const opens = breakFrom[w]
        arrive = (arrive > opens ? arrive : opens) + breakSeconds[b]
        t = (t > opens ? t : opens) + breakSeconds[b]
      }
    }
  }

  /** Turns times of arrival at order `i` into times of leaving it after `stay` seconds. */
  function serve(i: number, stay: number, times: Int32Array, to: Int32Array, at: number): void {
    const o = orderOf[i]
    const end = windowAt[o + 1]
    for (let k = 0; k < width; k++) {
      const t = times[k]
      let w = windowAt[o]
      while (w < end && t > windowTo[w]) w++
      to[at + k] = w === end ? NEVER : (t > windowFrom[w] ? t : windowFrom[w]) + stay
    }
  }

  /** Latest times of leaving before a leg of `base` seconds, for latest times of arrival. */
  function back(arrivals: Int32Array, base: number, r: number, at: number): boolean {
    const first = firstBreak[vehicleOf[r]]
    const count = firstBreak[vehicleOf[r] + 1] - first
    let changed = false
    for (let k = 0; k <= count; k++) {
      let latest = LONG_AGO
      // All ways to take breaks k to `taken` on this leg.
      for (let taken = k; taken <= count; taken++) {
        let arrive = arrivals[taken]
        if (arrive === LONG_AGO) continue
        let depart = NEVER
        let b = first + taken - 1
        for (; b >= first + k; b--) {
          const stay = breakSeconds[b]
          const limit = (depart < arrive ? depart : arrive) - stay
          let w = firstWindow[b + 1] - 1
          while (w >= firstWindow[b] && breakFrom[w] > limit) w--
          if (w < firstWindow[b]) break
          depart -= stay
          if (breakTo[w] < depart) depart = breakTo[w]
          arrive -= stay
        }
        if (b >= first + k) continue
        arrive -= base
        const t = depart < arrive ? depart : arrive
        if (t > latest) latest = t
      }
      if (due[at + k] !== latest) {
        due[at + k] = latest
        changed = true
      }
    }
    return changed
  }

  /** Latest times of arrival at order `j` behind node `i`, so that it is left in time. */
  function arrivalsAt(j: number, i: number): void {
    const o = orderOf[j]
    const stay = onSite(j, i)
    for (let k = 0; k < width; k++) {
      const begin = due[j * width + k] - stay
      let w = windowAt[o + 1] - 1
      while (w >= windowAt[o] && windowFrom[w] > begin) w--
      some[k] = w < windowAt[o] ? LONG_AGO : Math.min(windowTo[w], begin)
    }
  }

  /** Works out when node `i` is left at the earliest; false when nothing has changed. */
  function leave(i: number): boolean {
    const h = prev[i]
    ahead(ready, h * width, legTime[h], route[i], some)
    serve(i, onSite(i, h), some, others, 0)
    let changed = false
    for (let k = 0; k < width; k++) {
      if (ready[i * width + k] === others[k]) continue
      ready[i * width + k] = others[k]
      changed = true
    }
    return changed
  }

  /** Works out when node `i` has to be left at the latest; false when nothing has changed. */
  function beDue(i: number): boolean {
    const j = next[i]
    const r = route[i]
    if (j < n) arrivalsAt(j, i)
    else {
      for (let k = 0; k < width; k++) some[k] = LONG_AGO
      some[breaksOf(r)] = late[j]
    }
    return back(some, legTime[i], r, i * width)
  }

  /** Sets the time of leaving the depot. */
  function begin(r: number): void {
    const at = (n + r) * width
    for (let k = 0; k < width; k++) ready[at + k] = k === 0 ? early[n + r] : NEVER
  }

  /** Whether leaving node `h` as `times[at]` says, the route goes on to `j` in time by a leg of `base` seconds. */
  function goesOn(times: Int32Array, at: number, h: number, j: number, base: number, r: number): boolean {
    ahead(times, at, base, r, some)
    if (j >= n) return some[breaksOf(r)] <= late[j]
    serve(j, onSite(j, h), some, some, 0)
    for (let k = 0; k < width; k++) if (some[k] <= due[j * width + k] && some[k] !== NEVER) return true
    return false
  }

  return {
    keeps(c, h, j, into, out) {
      const r = route[h]
      if (h >= n) begin(r)
      ahead(ready, h * width, into, r, some)
      serve(c, onSite(c, h), some, others, 0)
      return goesOn(others, 0, c, j, out, r)
    },
    push(c) {
      if (prev[c] >= n) begin(route[c])
      for (let i = c; i < n; i = next[i]) if (!leave(i) && i !== c && i !== next[c]) break
      for (let i = c; i < n; i = prev[i]) if (!beDue(i) && i !== c && i !== prev[c]) break
    },
    retime(r) {
      const s = n + r
      begin(r)
      for (let i = next[s]; i !== s; i = next[i]) leave(i)
      for (let i = prev[s]; i !== s; i = prev[i]) beDue(i)
    },
    retimeBetween(r, h, j) {
      const s = n + r
      begin(r)
      // What stands between them is looked at in any case; beyond, until a time stays as it is.
      let mustLook = true
      for (let i = next[h]; i !== s; i = next[i]) {
        if (i === j) mustLook = false
        if (!leave(i) && !mustLook) break
      }
      mustLook = true
      for (let i = prev[j]; i !== s; i = prev[i]) {
        if (i === h) mustLook = false
        if (!beDue(i) && !mustLook) break
      }
    },
    drives(r) {
      const s = n + r
      begin(r)
      return next[s] === s || goesOn(ready, s * width, s, next[s], legTime[s], r)
    },
  }
}

/** Where each of several rows of these lengths begins once they stand behind one another, and where the last one ends. */
function startsOf(lengths: number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1)
  lengths.forEach((length, k) => (starts[k + 1] = starts[k] + length))
  return starts
}
