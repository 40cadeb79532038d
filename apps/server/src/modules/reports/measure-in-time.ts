// Measures driven routes before a report, in small transactions, for a few seconds at most: the positions of a large
// company would keep its reader waiting. Routes that are not measured yet follow with the next report.
import type { Clock } from '../../platform/clock.ts'

/** Routes in one transaction: about 170,000 positions of vans that report every five seconds. */
const ROUTES_AT_ONCE = 30
/** No batch begins later than this, in milliseconds; with the 15 s of the figures a report takes at most 20 s or so. */
const LIMIT_MS = 4_000

/** `measure` returns how many routes it measured, at most `routes`. Returns the sum. */
export async function measureInTime(
  { elapsed }: Pick<Clock, 'elapsed'>,
  measure: (bounds: { routes: number }) => Promise<bigint>,
): Promise<bigint> {
  const began = elapsed()
  let sum = 0n
  let batch: bigint
  do {
    batch = await measure({ routes: ROUTES_AT_ONCE })
    sum += batch
  } while (batch >= BigInt(ROUTES_AT_ONCE) && elapsed() - began < LIMIT_MS)
  return sum
}
