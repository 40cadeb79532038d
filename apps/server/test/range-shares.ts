// Computes how often the range shown to recipients holds, by hours before service, over many driven days. Pure.
import type { Pace, Reading } from './driven-day.ts'

const PACES: readonly Pace[] = ['as_planned', 'usual', 'late_start']
const HOUR = 3_600_000

/** A third of the days goes as planned, a third has usual delays, a third starts late. */
export const paceOfDay = (seed: number): Pace => PACES[seed % PACES.length]!

export type RangeReading = Pick<Reading, 'clock' | 'range' | 'etaAt' | 'beganAt' | 'hasLeft'>

export const isHeld = ({ range, beganAt }: Pick<RangeReading, 'range' | 'beganAt'>): boolean =>
  beganAt >= range.from && beganAt <= range.to

export interface HourOfDistance {
  /** From this many hours before service to one hour more. */
  from: number
  readings: number
  /** Percent of the ranges that held. */
  heldPercent: number
  widthMinutes: number
  errorMinutes: number
}

/** Ranges of vans on the road, by hour of distance. */
export function byHour(readings: readonly RangeReading[]): HourOfDistance[] {
  const hourOf = ({ beganAt, clock }: RangeReading) => Math.floor((beganAt - clock) / HOUR)
  const byHours = Map.groupBy(
    readings.filter(({ hasLeft }) => hasLeft),
    hourOf,
  )
  return [...byHours]
    .toSorted(([a], [b]) => a - b)
    .map(([from, readingsOfHour]) => {
      const mean = (value: (one: RangeReading) => number) =>
        readingsOfHour.reduce((sum, one) => sum + value(one), 0) / readingsOfHour.length
      return {
        from,
        readings: readingsOfHour.length,
        heldPercent: 100 * mean((one) => (isHeld(one) ? 1 : 0)),
        widthMinutes: mean(({ range }) => range.to - range.from) / 60_000,
        errorMinutes: mean(({ etaAt, beganAt }) => Math.abs(etaAt - beganAt)) / 60_000,
      }
    })
}
