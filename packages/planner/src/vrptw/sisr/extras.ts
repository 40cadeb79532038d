// Features only in the annealing kernel: which vehicle may serve which order, and further loads.
import type { VrptwInstance } from '../instance.ts'
import type { State } from './state.ts'

export interface Extras {
  /** True when the route's kind of vehicle may serve `c` and has room for its further loads. */
  takes: (r: number, c: number) => boolean
  /** Adds the further loads of `c` to a route (`sign` 1), or removes them (-1). */
  carry: (r: number, c: number, sign: number) => void
}

/** Creates the functions over the arrays of a state. */
export function createExtras(inst: VrptwInstance, state: State): Extras {
  const { n, type, allowed, extra, extraDemand, extraCapacity } = inst
  const { extraLoad, van } = state

  function takes(r: number, c: number): boolean {
    if (allowed !== null && allowed[type[van[r]] * n + c] === 0) return false
    for (let d = 0; d < extra; d++)
      if (extraLoad[r * extra + d] + extraDemand[c * extra + d] > extraCapacity[van[r] * extra + d])
        return false
    return true
  }

  function carry(r: number, c: number, sign: number): void {
    for (let d = 0; d < extra; d++) extraLoad[r * extra + d] += sign * extraDemand[c * extra + d]
  }

  return { takes, carry }
}
