// Factors on driving time by hour of the day, for major roads and streets. Free flow is 1.
import type { TimeFactors } from './table.ts'

/** By local hour, Monday to Friday: a typical town's double peak, stronger on major roads. */
const MAJOR = [
  1, 1, 1, 1, 1, 1.04, 1.14, 1.32, 1.38, 1.22, 1.14, 1.14, 1.17, 1.17, 1.19, 1.26, 1.36, 1.42, 1.29, 1.14,
  1.07, 1.04, 1.02, 1,
]
const MINOR = [
  1, 1, 1, 1, 1, 1.01, 1.05, 1.12, 1.15, 1.08, 1.05, 1.05, 1.06, 1.06, 1.07, 1.11, 1.14, 1.15, 1.09, 1.05,
  1.02, 1.01, 1, 1,
]
const WEEKEND_SHARE = 0.45

/** Interpolated between full hours, without jumps. Uses the date's local clock. */
export function timeFactors(departAt?: Date): TimeFactors {
  if (!departAt || Number.isNaN(departAt.getTime())) return { major: 1, minor: 1 }
  const hour = departAt.getHours()
  const part = departAt.getMinutes() / 60
  const isWeekend = departAt.getDay() === 0 || departAt.getDay() === 6
  const at = (curve: number[]) => {
    const value = curve[hour] * (1 - part) + curve[(hour + 1) % 24] * part
    return isWeekend ? 1 + (value - 1) * WEEKEND_SHARE : value
  }
  return { major: at(MAJOR), minor: at(MINOR) }
}
