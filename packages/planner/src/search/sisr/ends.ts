// Routes of the annealing kernel sorted by first and last leg, so that insertion at the ends can stop early.
import type { KernelInstance } from '../instance.ts'
import type { State } from './state.ts'
import { NONE } from './state.ts'

export interface Ends {
  /** Routes by their last leg, longest first, at the time of sorting; and those legs. */
  byLast: Int32Array
  lastKey: Int32Array
  /** The same by first leg. */
  byFirst: Int32Array
  firstKey: Int32Array
  /** Invalidates the order, so that every route is examined. */
  forgetEnds: () => void
  sortEnds: () => void
}

/** Creates the lists, unsorted. */
export function createEnds(inst: KernelInstance, state: State): Ends {
  const { n, routes } = inst
  const { leg, homeLeg } = state
  const byLast = new Int32Array(routes)
  const byFirst = new Int32Array(routes)
  const lastKey = new Int32Array(routes)
  const firstKey = new Int32Array(routes)

  function forgetEnds(): void {
    for (let r = 0; r < routes; r++) {
      byLast[r] = r
      byFirst[r] = r
    }
    lastKey.fill(NONE)
    firstKey.fill(NONE)
  }

  function sortEnds(): void {
    byLast.subarray(0, inst.usable).sort((a, b) => homeLeg[b] - homeLeg[a] || a - b)
    byFirst.subarray(0, inst.usable).sort((a, b) => leg[n + b] - leg[n + a] || a - b)
    for (let k = 0; k < inst.usable; k++) {
      lastKey[k] = homeLeg[byLast[k]]
      firstKey[k] = leg[n + byFirst[k]]
    }
  }

  forgetEnds()
  return { byLast, byFirst, lastKey, firstKey, forgetEnds, sortEnds }
}
