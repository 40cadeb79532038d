// The effect of a van taking a stop.
import type { Violation } from '@dropwise/planner'

/** The effect on the whole plan, including the van that loses the stop. */
export interface Offer {
  vehicleId: string
  /** The stop's new number, from 1. */
  position: number
  /** Increase in minor units, seconds and metres. */
  cost: number
  duration: number
  distance: number
  /** Rules broken newly, or by more than before. */
  broken: Violation[]
}

/** The best offer without violations, else the cheapest. */
export function bestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted(
    (a, b) => Number(a.broken.length > 0) - Number(b.broken.length > 0) || a.cost - b.cost,
  )[0]
}
