// A van's answer to the question what it would mean to take a stop.
import type { Violation } from '@dropwise/planner'

/** What it means for a van to take a stop, for the whole plan: what it leaves counts too. */
export interface Offer {
  vehicleId: string
  /** The number the stop gets, from 1. */
  position: number
  /** Minor units, seconds and metres that the plan grows by. */
  cost: number
  duration: number
  distance: number
  /** Rules that are broken then and were not before, or by less. */
  broken: Violation[]
}

/** One that breaks nothing, else the cheapest. */
export function bestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted(
    (a, b) => Number(a.broken.length > 0) - Number(b.broken.length > 0) || a.cost - b.cost,
  )[0]
}
