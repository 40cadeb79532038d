// How often ranges of the tracking page held, as a sentence: a share only with enough arrivals.
import {
  RANGE_AIM_PERCENT,
  RANGE_ARRIVALS_LEAST,
  RANGE_CALIBRATION_LEAST,
  rangeRate,
  type RangeFigures,
} from '@dropwise/contracts'
import { count, percent } from '../lib/format.ts'
import { rangeWords as words } from '../lib/words/ranges.ts'

export function rangeRateText(figures: RangeFigures): string {
  const { isCalibrated, arrivals, percent: share } = rangeRate(figures)
  if (share === null) return words('unknown', { count: arrivals, least: count(RANGE_ARRIVALS_LEAST) })
  const values = { aim: percent(RANGE_AIM_PERCENT), share: percent(share), count: arrivals }
  return isCalibrated
    ? words('calibrated', values)
    : words('uncalibrated', { ...values, least: count(RANGE_CALIBRATION_LEAST) })
}
