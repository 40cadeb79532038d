// Calibrated ranges hold the share that they claim, on days like those before.
import { RANGE_AIM_PERCENT, RANGE_CALIBRATION_LEAST } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { drawFrom } from '../../../test/random-company.ts'
import { etaRange } from './forecast.ts'
import { calibrate } from './range-calibration.ts'
import { scoreOf } from './shown-ranges.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.UTC(2026, 0, 5, 8)

/** Days of one company: late more often than early, with bad days, and a promise that ends some of the ranges. */
function driveDays(seed: number, { days = 150, stops = 40, spread = 4 }) {
  const draw = drawFrom(seed)
  const uniform = () => draw(1, 1_000_000) / 1_000_001
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  const scores: number[] = []
  const counts = { arrivals: 0, held: 0 }
  for (let day = 0; day < days; day += 1) {
    const factor = calibrate(scores)
    const ofDay = Math.exp(0.3 * normal())
    const today: number[] = []
    for (let stop = 0; stop < stops; stop += 1) {
      const etaAt = START + day * DAY + stop * 10 * MINUTE
      const clock = etaAt - HOUR
      const minutes = spread * ofDay * normal() + (uniform() < 0.1 ? 3 * spread * uniform() : 0)
      const beganAt = etaAt + minutes * MINUTE
      const promisedTo = uniform() < 0.1 ? etaAt + 12 * MINUTE : null
      const range = etaRange(
        etaAt,
        clock,
        { opensAt: null, promisedFrom: null, promisedTo, isKept: promisedTo !== null },
        factor ?? undefined,
      )
      if (factor !== null) {
        counts.arrivals += 1
        counts.held += beganAt >= range.from && beganAt <= range.to ? 1 : 0
      }
      const flags = (range.isFromBound ? 1 : 0) + (range.isToBound ? 2 : 0)
      const entry = { at: 0, eta: etaAt / 1000, half: range.half / 1000, flags }
      today.push(scoreOf({ ...entry, from: range.from / 1000, to: range.to / 1000 }, beganAt)!)
    }
    scores.unshift(...today.toReversed())
  }
  return counts
}

it.each([
  ['a punctual company', 1, 4],
  ['a company in traffic', 2, 12],
  ['a company that drives far', 3, 25],
])('[M4.4] ranges of %s hold four arrivals of five, within three points', (_name, seed, spread) => {
  const { arrivals, held } = driveDays(seed, { spread })
  expect(arrivals).toBeGreaterThan(4_000)
  expect(Math.abs((100 * held) / arrivals - RANGE_AIM_PERCENT)).toBeLessThan(3)
})

it('gives no factor with too few arrivals, or if no usable width reaches the share', () => {
  const many = (score: number) => Array.from({ length: RANGE_CALIBRATION_LEAST }, () => score)
  expect(calibrate(many(0.5).slice(1))).toBeNull()
  expect(calibrate(many(0.5))).toBe(0.5)
  expect(calibrate(many(0.01))).toBeNull()
  expect(calibrate(many(99))).toBeNull()
})
