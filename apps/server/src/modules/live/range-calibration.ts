// Computes the width of ranges that hold a stated share of arrivals: split conformal prediction on the company's own
// newest arrivals. Pure.
import { RANGE_AIM_PERCENT, RANGE_CALIBRATION_LEAST } from '@dropwise/contracts'

/** The newest arrivals that count: some weeks of a small company. */
export const MOST_ARRIVALS = 1_000
/**
 * Bounds of the factor. Ranges narrower than a third would end within minutes of the forecast, and a wider one than four times
 * tells nobody when to be at home. At a bound the share is not met, so none is claimed.
 */
const FACTOR = { least: 0.3, most: 4 }

/**
 * The smallest factor at which the next arrival falls into its range with the stated probability, if it is like those before
 * (Vovk et al. 2005; Lei et al. 2018). Null while it cannot be met.
 */
export function calibrate(scores: readonly number[]): number | null {
  const newest = scores.slice(0, MOST_ARRIVALS)
  if (newest.length < RANGE_CALIBRATION_LEAST) return null
  const rank = Math.ceil(((newest.length + 1) * RANGE_AIM_PERCENT) / 100)
  const factor = newest.toSorted((a, b) => a - b)[rank - 1]
  return factor === undefined || factor < FACTOR.least || factor > FACTOR.most ? null : factor
}
