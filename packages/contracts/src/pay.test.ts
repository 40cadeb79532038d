// Pay of a day in integers: each line rounds once, and rules do not change past days.
import { expect, it } from 'vitest'
import { amountOfLine, payDays, payRates, payRuleOf, payTotal, type PayFacts, type PayRule } from './pay.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const OTHER = '00000000-0000-7000-8000-000000000002'
const facts = (more: Partial<PayFacts> = {}): PayFacts => ({
  date: '2026-04-16',
  routes: [{ id: ID, number: 1 }],
  isFinished: true,
  seconds: 0,
  metres: 0,
  served: 0,
  onTime: 0,
  failed: 0,
  ...more,
})
const rule = (name: string, startsOn: string, rates: object, driverIds: string[] = []): PayRule => ({
  id: ID,
  name,
  startsOn,
  driverIds,
  rates: payRates.parse(rates),
})
const linesOf = (rates: object, more: Partial<PayFacts>) =>
  payDays([rule('All', '2026-01-01', rates)], ID, [facts(more)])[0]!.lines.map(
    ({ kind, quantity, amountMinor }) => [kind, quantity, amountMinor],
  )

it('[M91] pays shift, hours, stops, distance, failed stops and punctuality', () => {
  const rates = {
    perShiftMinor: 1_000,
    perHourMinor: 1_500,
    perStopMinor: 45,
    perKmMinor: 12,
    perFailedMinor: 20,
    onTimeMinor: 800,
    onTimePercent: 95,
  }
  expect(linesOf(rates, { seconds: 27_001, metres: 83_455, served: 40, onTime: 38, failed: 2 })).toEqual([
    ['shift', 1, 1_000],
    // 7.50028 hours at 15.00 are 112.504.
    ['hours', 27_001, 11_250],
    ['stops', 40, 1_800],
    ['distance', 83_455, 1_001],
    ['failed', 2, 40],
    ['on_time', 95, 800],
  ])
  expect(linesOf(rates, { served: 40, onTime: 37 }).some(([kind]) => kind === 'on_time')).toBe(false)
  expect(linesOf(rates, { served: 0, failed: 3 }).map(([kind]) => kind)).toEqual(['shift', 'failed'])
})

it('[M91] fills a day up to its minimum, and rounds each line half up', () => {
  expect(linesOf({ perStopMinor: 100, dayMinimumMinor: 5_000 }, { served: 30 })).toEqual([
    ['stops', 30, 3_000],
    ['minimum', 1, 2_000],
  ])
  expect(linesOf({ perStopMinor: 100, dayMinimumMinor: 3_000 }, { served: 30 })).toEqual([
    ['stops', 30, 3_000],
  ])
  expect([499, 500, 501, 1_499, 1_500].map((metres) => amountOfLine(metres, 1, 1_000))).toEqual([
    0, 1, 1, 1, 2,
  ])
  // The largest line that the bounds allow stays an exact integer.
  expect(Number.isSafeInteger(2 * 86_400 * 10_000_000 + 3_600)).toBe(true)
})

it('[M91] takes the latest rule that names the driver, else the latest for all', () => {
  const rules = [
    rule('All', '2026-01-01', {}),
    rule('All, raised', '2026-03-01', {}),
    rule('Own', '2026-02-01', {}, [ID]),
    rule('Own, later', '2026-05-01', {}, [ID]),
  ]
  const nameOf = (driver: string, day: string) => payRuleOf(rules, driver, day)?.name ?? null
  expect(nameOf(ID, '2025-12-31')).toBeNull()
  expect(nameOf(ID, '2026-01-31')).toBe('All')
  expect(nameOf(ID, '2026-04-30')).toBe('Own')
  expect(nameOf(ID, '2026-05-01')).toBe('Own, later')
  expect(nameOf(OTHER, '2026-04-30')).toBe('All, raised')
  const days = payDays(rules, ID, [facts({ date: '2025-12-31' })])
  expect(days).toMatchObject([{ rule: null, lines: [], amountMinor: 0 }])
  expect(payTotal([{ amountMinor: 500 }], [{ amountMinor: -700 }])).toBe(-200)
})

it('[M91] pays by the mile, exactly', () => {
  expect(linesOf({ perMileMinor: 58 }, { metres: 1_609_344 })).toEqual([['miles', 1_609_344, 58_000]])
  expect(linesOf({ perMileMinor: 58 }, { metres: 83_455 })).toEqual([['miles', 83_455, 3_008]])
})
