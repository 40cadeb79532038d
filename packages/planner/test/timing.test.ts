// Tests start times of a fixed route: fewest seconds outside windows, then the shortest day.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TimedStep } from '../src/formats/timing.ts'
import { chooseTimes, missedBy } from '../src/formats/timing.ts'

const HORIZON = 11

/** Missed seconds, day and start; null when starts break a bound or are faster than the road. */
function valueOf(steps: TimedStep[], begins: number[]): [number, number, number] | null {
  let anchor = 0
  let pauses = 0
  let missedCount = 0
  for (let i = 0; i < steps.length; i++) {
    const { bounds, windows, drive, isBreak, stay } = steps[i]
    if (begins[i] < bounds[0] || begins[i] > bounds[1]) return null
    missedCount += Math.abs(missedBy(windows, begins[i]))
    if (i === 0) continue
    if (begins[i] < begins[i - 1] + steps[i - 1].stay) return null
    if (isBreak) pauses += stay
    else {
      if (begins[i] < begins[anchor] + steps[anchor].stay + pauses + drive) return null
      anchor = i
      pauses = 0
    }
  }
  return [missedCount, begins.at(-1)! - begins[0], begins[0]]
}

function bruteForce(steps: TimedStep[]): [number, number, number] | null {
  let best: [number, number, number] | null = null
  const begins = steps.map(() => 0)
  const place = (i: number): void => {
    if (i === steps.length) {
      const value = valueOf(steps, begins)
      if (value && (!best || compare(value, best) < 0)) best = value
      return
    }
    for (let t = i === 0 ? 0 : begins[i - 1]; t <= HORIZON + 4 * i; t++) {
      begins[i] = t
      place(i + 1)
    }
  }
  place(0)
  return best
}

const compare = (a: number[], b: number[]): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

const window = fc
  .tuple(fc.nat(HORIZON), fc.nat(4))
  .map(([from, wide]): [number, number] => [from, from + wide])
const step = fc.record({
  windows: fc.array(window, { maxLength: 2 }),
  bounds: fc.oneof(
    { weight: 4, arbitrary: fc.constant<[number, number]>([0, Infinity]) },
    { weight: 1, arbitrary: window },
  ),
  stay: fc.nat(2),
  drive: fc.nat(3),
  isBreak: fc.boolean(),
})

it('finds the least missed seconds, then the shortest and earliest day, as trying every time does', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 4 }), (raw) => {
      const steps = raw.map((s, i) => ({ ...s, isBreak: s.isBreak && i > 0 && i < raw.length - 1 }))
      const begins = chooseTimes(steps)
      const best = bruteForce(steps)
      expect(begins === null).toBe(best === null)
      if (begins && best) expect(valueOf(steps, begins)).toEqual(best)
    }),
    { numRuns: 250, seed: 7 },
  )
})

it('times a route of 300 steps with windows', () => {
  const steps = Array.from({ length: 300 }, (_, i): TimedStep => ({
    windows: i % 3 === 0 ? [[i * 200, i * 200 + 60]] : [],
    bounds: [0, Infinity],
    stay: 60,
    drive: 150 + (i % 7),
    isBreak: i % 50 === 48,
  }))
  // Enumerating all combinations would never end.
  expect(chooseTimes(steps)).toHaveLength(300)
})
