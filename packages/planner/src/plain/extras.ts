// What only the annealing kernel knows of a plan: which vehicle may serve which order, further loads, paid waiting.
import type { PlainInstance } from './instance.ts'
import type { State } from './state.ts'

export interface Extras {
  /** Whether the route's kind of vehicle may serve `c`, and its further loads leave room. */
  takes: (r: number, c: number) => boolean
  /** Adds the further loads of `c` to a route (`sign` 1), or takes them off (-1). */
  carry: (r: number, c: number, sign: number) => void
  /** Seconds that route `r` waits, whenever it starts; with `c` after node `h`, or as it is when `c` is -1. */
  waitingOf: (r: number, c: number, h: number) => number
}

/** Builds them over the arrays of a state. */
export function createExtras(inst: PlainInstance, state: State): Extras {
  const { n, m, time, early, late, service, type, allowed, extra, extraDemand, extraCapacity } = inst
  const { next, extraLoad } = state

  function takes(r: number, c: number): boolean {
    if (allowed !== null && allowed[type[r] * n + c] === 0) return false
    for (let d = 0; d < extra; d++)
      if (extraLoad[r * extra + d] + extraDemand[c * extra + d] > extraCapacity[r * extra + d]) return false
    return true
  }

  function carry(r: number, c: number, sign: number): void {
    for (let d = 0; d < extra; d++) extraLoad[r * extra + d] += sign * extraDemand[c * extra + d]
  }

  function waitingOf(r: number, c: number, h: number): number {
    const s = n + r
    let offset = 0
    let total = 0
    let to = late[s]
    let here = s
    let i = h === s && c >= 0 ? c : next[s]
    while (i !== s) {
      offset += time[here * m + i]
      const wait = early[i] - offset - to
      if (wait > 0) {
        total += wait
        offset += wait
      }
      if (late[i] - offset < to) to = late[i] - offset
      offset += service[i]
      here = i
      i = i === h && c >= 0 ? c : i === c ? next[h] : next[i]
    }
    return total
  }

  return { takes, carry, waitingOf }
}
