// When routes with breaks or several windows for a stop are driven: for each number of breaks taken, the earliest time
// of leaving a stop, and the latest that keeps the rest in time. A place for an order is then judged by its two legs,
// without driving through the route.
import type { VrptwInstance } from '../instance.ts'
import type { ClockSteps } from './clock-steps.ts'
import { createOneBreakSteps } from './one-break.ts'
import { createBreakSteps } from './several-breaks.ts'
import type { State } from './state.ts'

export interface Clock extends Pick<ClockSteps, 'keeps'> {
  /** Brings the times up to date around order `c`, which has just been put into its route. */
  push: (c: number) => void
  /** Works them out for a whole route. */
  retime: (r: number) => void
  /** The same where orders have been taken out between nodes `h` and `j` of route `r`, and nowhere else. */
  retimeBetween: (r: number, h: number, j: number) => void
  /** Whether the route can be driven as it is. */
  drives: (r: number) => boolean
}

/** The clock of routes with breaks or several windows. */
export interface BreakClock extends Clock, Pick<ClockSteps, 'goesOn'> {}

/** Builds it over the arrays of a state; null where the instance's other times tell all, or where vehicles reload. */
export function createClock(inst: VrptwInstance, state: State): BreakClock | null {
  const { drive, n } = inst
  if (!drive || drive.clockWidth === 0 || !inst.hasTime) return null
  const createSteps = drive.clockWidth <= 2 ? createOneBreakSteps : createBreakSteps
  const { begin, leave, beDue, keeps, goesOn } = createSteps(inst, drive, state)
  const { next, prev, route, legTime } = state

  return {
    keeps,
    goesOn,
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
    drives: (r) => next[n + r] === n + r || goesOn(n + r, next[n + r], legTime[n + r]),
  }
}
