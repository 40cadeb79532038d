// Times of routes with breaks or several windows per stop: for each number of breaks taken, the earliest
// departure from a stop and the latest that keeps later stops in time. Two legs then decide on a position,
// without simulating the route.
import type { KernelInstance } from '../instance.ts'
import type { ClockSteps } from './clock-steps.ts'
import { createOneBreakSteps } from './one-break.ts'
import { createBreakSteps } from './several-breaks.ts'
import type { State } from './state.ts'

export interface Clock extends Pick<ClockSteps, 'keeps'> {
  /** Updates the times around the newly inserted order `c`. */
  push: (c: number) => void
  /** Recomputes a whole route. */
  retime: (r: number) => void
  /** The same after orders were removed only between nodes `h` and `j` of route `r`. */
  retimeBetween: (r: number, h: number, j: number) => void
  /** True when the route is feasible. */
  drives: (r: number) => boolean
}

/** Clock of routes with breaks or several windows. */
export interface BreakClock extends Clock, Pick<ClockSteps, 'goesOn'> {}

/** Creates it over a state's arrays; null when the instance's other times suffice, or vehicles reload. */
export function createClock(inst: KernelInstance, state: State): BreakClock | null {
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
      // Always visits the nodes between them; beyond, stops when a time is unchanged.
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
