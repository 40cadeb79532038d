// Clock of vehicles with any number of breaks: one time per stop and number of breaks taken.
import type { KernelInstance } from '../instance.ts'
import type { RouteDrive } from '../route-drive.ts'
import type { ClockSteps } from './clock-steps.ts'
import { createStay, listBreaks, LONG_AGO, NEVER } from './clock-tables.ts'
import type { State } from './state.ts'

/** Creates the steps over a state's arrays. */
export function createBreakSteps(inst: KernelInstance, drive: RouteDrive, state: State): ClockSteps {
  const { n, early, late, vehicleOf } = inst
  const { next, prev, route, ready, due, legTime } = state
  const { p, orderOf, clockWidth: width } = drive
  const { windowAt, windowFrom, windowTo } = p
  const { firstBreak, breakSeconds, firstWindow, breakFrom, breakTo } = listBreaks(p.vehicles)
  const onSite = createStay(inst, drive)
  const some = new Int32Array(width)
  const others = new Int32Array(width)

  function breaksOf(r: number): number {
    return firstBreak[vehicleOf[r] + 1] - firstBreak[vehicleOf[r]]
  }

  /** Earliest times after a leg of `base` seconds, from the departures at `from[at]` on. */
  function ahead(from: Int32Array, at: number, base: number, r: number, to: Int32Array): void {
    const first = firstBreak[vehicleOf[r]]
    const count = firstBreak[vehicleOf[r] + 1] - first
    for (let k = 0; k < width; k++) to[k] = NEVER
    for (let k = 0; k <= count; k++) {
      let t = from[at + k]
      if (t === NEVER) continue
      // A break begins while driving or on arrival; the rest of the leg is driven after it.
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

  /** Turns arrivals at order `i` into departures after `stay` seconds. */
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

  /** Latest departures before a leg of `base` seconds, from latest arrivals. */
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

  /** Latest arrivals at order `j` after node `i` for its latest departures. */
  function arrivalsAt(j: number, i: number): void {
    const o = orderOf[j]
    const stay = onSite(j, i, route[i])
    for (let k = 0; k < width; k++) {
      const begin = due[j * width + k] - stay
      let w = windowAt[o + 1] - 1
      while (w >= windowAt[o] && windowFrom[w] > begin) w--
      some[k] = w < windowAt[o] ? LONG_AGO : Math.min(windowTo[w], begin)
    }
  }

  function leave(i: number): boolean {
    const h = prev[i]
    ahead(ready, h * width, legTime[h], route[i], some)
    serve(i, onSite(i, h, route[i]), some, others, 0)
    let changed = false
    for (let k = 0; k < width; k++) {
      if (ready[i * width + k] === others[k]) continue
      ready[i * width + k] = others[k]
      changed = true
    }
    return changed
  }

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

  function begin(r: number): void {
    const at = (n + r) * width
    for (let k = 0; k < width; k++) ready[at + k] = k === 0 ? early[n + r] : NEVER
  }

  /** True when leaving node `h` at `times[at]`, a leg of `base` seconds reaches `j` in time. */
  function arrives(times: Int32Array, at: number, h: number, j: number, base: number, r: number): boolean {
    ahead(times, at, base, r, some)
    if (j >= n) return some[breaksOf(r)] <= late[j]
    serve(j, onSite(j, h, r), some, some, 0)
    for (let k = 0; k < width; k++) if (some[k] <= due[j * width + k] && some[k] !== NEVER) return true
    return false
  }

  return {
    begin,
    leave,
    beDue,
    keeps(c, h, j, into, out) {
      const r = route[h]
      if (h >= n) begin(r)
      ahead(ready, h * width, into, r, some)
      serve(c, onSite(c, h, r), some, others, 0)
      return arrives(others, 0, c, j, out, r)
    },
    goesOn(h, j, base) {
      const r = route[h]
      if (h >= n) begin(r)
      return arrives(ready, h * width, h, j, base, r)
    },
  }
}
