// Caches which routes cannot take an order, until they change, because unserved orders are tried again and
// again.
import type { Route } from './route.ts'

/** Above this many entries the cache does not pay. */
const MOST_ANSWERS = 8_000_000

export interface Refusals {
  /** True when the route in its current state has no position for the unit at any price. */
  knows(unit: number, v: number, route: Route): boolean
  note(unit: number, v: number, route: Route): void
}

/** Cache of `units` x `vehicles` entries; above a limit it stores nothing. */
export function createRefusals(units: number, vehicles: number): Refusals {
  if (units * vehicles > MOST_ANSWERS) return { knows: () => false, note: () => undefined }
  let marks: Float64Array | null = null
  return {
    knows: (unit, v, route) => marks !== null && marks[unit * vehicles + v] === route.mark,
    note(unit, v, route) {
      marks ??= new Float64Array(units * vehicles)
      marks[unit * vehicles + v] = route.mark
    },
  }
}
