// Repeats the anneal when vans have a price and windows bind: an anneal that starts with one van too many
// seldom removes it, but the next starts hot enough to do so.

/** Number of anneals. Two give worse plans, and six leave each too little time (`docs/decisions/0101`). */
const RUNS = 3

/** Finished share of the current anneal, 0 to 1, given `share` of all the time. */
export function shareOfRun(share: number, reheats: boolean): number {
  if (!reheats) return share
  const at = share * RUNS
  return at - Math.min(RUNS - 1, Math.floor(at))
}
