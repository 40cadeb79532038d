// Remembers which routes have no place for an order, until they change: orders left out are asked about again and again.
import type { Route } from './route.ts'

/** Above this many answers the memory is not worth its size. */
const MOST_ANSWERS = 8_000_000

export interface Refusals {
  /** True when the route, as it is now, is known to have no place for the unit at any price. */
  knows(unit: number, v: number, route: Route): boolean
  note(unit: number, v: number, route: Route): void
}

/** Room for `units` x `vehicles` answers; beyond some millions it remembers nothing. */
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
