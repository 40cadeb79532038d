// Price of broken promises.
import type { Compiled } from '../model/compile.ts'

/** Penalty when vehicle `v` begins order `o` at `begin`; 0 when the promise holds. */
export function priceOfPromise(p: Compiled, v: number, o: number, begin: number): number {
  const price = p.promisePrice[o]
  if (price === 0) return 0
  const isMoved = p.promiseVehicle[o] >= 0 && p.promiseVehicle[o] !== v
  return isMoved || begin < p.promiseFrom[o] || begin > p.promiseTo[o] ? price : 0
}
