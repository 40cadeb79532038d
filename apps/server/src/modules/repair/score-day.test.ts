// The rest of a day as its vans drive it: a van that has left waits at the door, and the wait is paid.
import { check, type Problem } from '@dropwise/planner'
import { expect, it } from 'vitest'
import type { LiveProblem } from './problem.ts'
import { scoreDay } from './score-day.ts'

const HOUR = 3_600
const LEG = 600

const rules: Problem = {
  matrices: {
    car: { n: 2, durations: Int32Array.of(0, LEG, LEG, 0), distances: Int32Array.of(0, 5_000, 5_000, 0) },
  },
  vehicles: [
    {
      id: 'van',
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [],
      shift: [0, 12 * HOUR],
      costs: { fixed: 0, perHour: 0, perKm: 0, perPaidHour: 1_800, overtime: { after: HOUR, perHour: 900 } },
    },
  ],
  // Opens three hours after the van left.
  orders: [{ id: 'late', location: 1, service: 0, windows: [[3 * HOUR, 4 * HOUR]] }],
}
const dayOf = (hasLeft: boolean) =>
  ({ rules, vans: new Map([['van', { rest: { hasLeft } }]]) }) as unknown as LiveProblem
const drive = (hasLeft: boolean) =>
  scoreDay(dayOf(hasLeft), { routes: [{ vehicle: 'van', orders: ['late'] }] })

it('pays the hours and the overtime of a van that waits on the road', () => {
  expect(drive(false).routes[0]).toMatchObject({ duration: 2 * LEG, cost: 600, overtimeCost: 0 })
  const plan = drive(true)
  // From the start of the shift until the return: three hours and one leg, of which one hour has the usual price.
  const duration = 3 * HOUR + LEG
  const overtimeCost = (900 * (duration - HOUR)) / HOUR
  const cost = (1_800 * duration) / HOUR + overtimeCost
  expect(plan.routes[0]).toMatchObject({ duration, overtimeCost, cost })
  expect(plan).toMatchObject({ duration, cost })
  expect(check(rules, plan).violations.filter(({ code }) => code === 'sums')).toEqual([])
})
