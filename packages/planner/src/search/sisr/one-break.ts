// Clock of vehicles with at most one break: for each stop a time without the break and one with it. Plain
// numbers instead of arrays save a fifth of a step.
import type { KernelInstance } from '../instance.ts'
import type { RouteDrive } from '../route-drive.ts'
import type { ClockSteps } from './clock-steps.ts'
import { createBreakTimes } from './break-times.ts'
import { createStay, LONG_AGO, NEVER } from './clock-tables.ts'
import type { State } from './state.ts'

/** Creates the steps over a state's arrays. */
export function createOneBreakSteps(inst: KernelInstance, drive: RouteDrive, state: State): ClockSteps {
  const { n, early, late, vehicleOf } = inst
  const { next, prev, route, ready, due, legTime } = state
  const { orderOf, clockWidth: width } = drive
  const { breakOf, leaving, arriving, reaching, departing } = createBreakTimes(drive)
  const onSite = createStay(inst, drive)

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
    const stay = onSite(i, h, route[i])
    const at = i * width
    const without = leaving(orderOf[i], from === NEVER ? NEVER : from + base, stay)
    let changed = ready[at] !== without
    ready[at] = without
    if (b < 0) return changed
    const rested = leaving(orderOf[i], arriving(b, from, ready[h * width + 1], base), stay)
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
      const stay = onSite(j, i, route[i])
      without = reaching(orderOf[j], due[j * width], stay)
      if (b >= 0) rested = reaching(orderOf[j], due[j * width + 1], stay)
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

  /**
   * True when leaving node `h` at `t0`, or at `t1` with break `b` taken, is in time for `j` and its
   * successors on route `r`.
   */
  function arrives(t0: number, t1: number, h: number, j: number, base: number, r: number): boolean {
    const b = breakOf[vehicleOf[r]]
    const without = t0 === NEVER ? NEVER : t0 + base
    const rested = b < 0 ? NEVER : arriving(b, t0, t1, base)
    if (j >= n) return (b < 0 ? without : rested) <= late[j]
    const stay = onSite(j, h, r)
    const departure = leaving(orderOf[j], without, stay)
    if (departure <= due[j * width] && departure !== NEVER) return true
    if (b < 0) return false
    const leftRested = leaving(orderOf[j], rested, stay)
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
      const stay = onSite(c, h, r)
      const without = leaving(orderOf[c], from === NEVER ? NEVER : from + into, stay)
      const rested = b < 0 ? NEVER : leaving(orderOf[c], arriving(b, from, ready[h * width + 1], into), stay)
      if (without === NEVER && rested === NEVER) return false
      return arrives(without, rested, c, j, out, r)
    },
    goesOn(h, j, base) {
      const r = route[h]
      if (h >= n) begin(r)
      const b = breakOf[vehicleOf[r]]
      return arrives(ready[h * width], b < 0 ? NEVER : ready[h * width + 1], h, j, base, r)
    },
  }
}
