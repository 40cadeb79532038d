// Property of driven days: no sentence calls a stop on plan late, and the arrival lies in the range that was shown.
import { expect } from 'vitest'
import { driveCompany, type Pace, type Reading } from './driven-day.ts'
import { isHeld, paceOfDay } from './range-shares.ts'

/** Words of a delay. */
const LATE = /\b(late|later|behind|sorry|passed)\b/i
/** A stop counts as on plan while its delay is shorter than this, in milliseconds. */
const ON_PLAN_MS = 2 * 60_000

/** Drives a day and checks what people read meanwhile. */
export async function checkPromises(seed: number): Promise<Reading[]> {
  const pace = paceOfDay(seed)
  const readings = await driveCompany(seed, pace)
  for (const reading of readings) checkReading(reading, pace)
  return readings
}

function checkReading(reading: Reading, pace: Pace): void {
  const {
    name,
    clock,
    sentences,
    exceptions,
    range,
    etaAt,
    plannedAt,
    promisedTo,
    opensAt,
    beganAt,
    hasLeft,
  } = reading
  const where = `${name} at ${new Date(clock).toISOString()}, ${pace}`
  if (etaAt - plannedAt < ON_PLAN_MS && plannedAt <= promisedTo)
    expect(
      sentences.filter((text) => LATE.test(text)),
      where,
    ).toEqual([])
  if (opensAt !== null) expect(range.from, where).toBeGreaterThanOrEqual(opensAt)
  expect(range.from, where).toBeLessThanOrEqual(range.to)
  if (pace !== 'as_planned') return
  expect(exceptions, where).toEqual([])
  expect(Math.abs(etaAt - beganAt), where).toBeLessThan(ON_PLAN_MS)
  if (hasLeft) expect(isHeld(reading), where).toBe(true)
}
