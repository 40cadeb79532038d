// Features only in the annealing kernel: which vehicle may serve which order, orders that share a vehicle, and
// further loads.
import { mayRide } from '../../model/sequence-rules.ts'
import type { KernelInstance } from '../instance.ts'
import type { State } from './state.ts'

export interface Extras {
  /** True when the route may serve `c`, by its kind of vehicle and the orders that share it, with room for its further loads. */
  takes: (r: number, c: number) => boolean
  /** Adds the further loads of `c` to a route (`sign` 1), or removes them (-1). */
  carry: (r: number, c: number, sign: number) => void
}

/** Creates the functions over the arrays of a state. */
export function createExtras(inst: KernelInstance, state: State): Extras {
  const { n, type, allowed, extra, extraDemand, extraCapacity, groups } = inst
  const { extraLoad, van, route } = state

  function takes(r: number, c: number): boolean {
    if (allowed !== null && allowed[type[van[r]] * n + c] === 0) return false
    if (groups !== null && !mayRide(groups, c, r, route)) return false
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
