// Where vans have a price and windows bind, one anneal after another: whichever begins with a van too many seldom gets rid
// of it, and the next one begins hot enough to close it.

/** Anneals in the time of one. Two find less, and six are each too short (`docs/decisions/0497`). */
const RUNS = 3

/** The share of the present anneal that is over, 0 to 1, of `share` of all the time. */
export function shareOfRun(share: number, reheats: boolean): number {
  if (!reheats) return share
  const at = share * RUNS
  return at - Math.min(RUNS - 1, Math.floor(at))
}
