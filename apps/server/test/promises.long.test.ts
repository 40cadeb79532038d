// Tests on 200 driven days that no sentence calls a stop on plan late, and that ranges hold and become narrower.
import { expect, it } from 'vitest'
import { checkPromises } from './promises-property.ts'
import { byHour } from './range-shares.ts'

const DAYS = 200
/** Hours of distance with fewer readings are too few to compute shares from. */
const MIN_READINGS = 200

it(
  'holds in nine of ten cases at every distance, in ranges that narrow',
  { timeout: 3_600_000 },
  async () => {
    const readings = []
    for (let seed = 1; seed <= DAYS; seed += 1) readings.push(...(await checkPromises(seed)))
    const hours = byHour(readings).filter((hour) => hour.readings >= MIN_READINGS)
    expect(hours.length).toBeGreaterThanOrEqual(4)
    for (const { from, heldPercent } of hours)
      expect(heldPercent, `${from} h ahead`).toBeGreaterThanOrEqual(90)
    const widths = hours.map(({ widthMinutes }) => widthMinutes)
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  },
)
