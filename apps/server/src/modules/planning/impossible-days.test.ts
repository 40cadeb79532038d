// Days whose breaks or depots leave no room: orders stay unserved with the reason, and no plan breaks a rule.
import { check, solve } from '@dropwise/planner'
import { expect, it } from 'vitest'
import { drawCompany } from '../../../test/random-company.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import { listPlaces, toProblem } from './problem.ts'
import { toProposal } from './proposal.ts'

/** The plan of a company in which every van works from eight to twelve, with these changes. */
async function planWith(change: Partial<VanDay> | ((van: VanDay) => Partial<VanDay>)) {
  const { snapshot: drawn, matrix } = drawCompany(3)
  const hours = { shiftStart: '08:00:00', shiftEnd: '12:00:00', breaks: [], drivingRules: [] }
  const vehicles = drawn.vehicles.map((van) => ({
    ...van,
    ...hours,
    ...(typeof change === 'function' ? change(van) : change),
  }))
  const orders = drawn.orders.map((order) => ({
    ...order,
    windowStart: null,
    windowEnd: null,
    otherWindows: [],
  }))
  const snapshot = { ...drawn, vehicles, orders }
  const problem = toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })
  const plan = await solve(problem, { threads: 0, iterationLimit: 60, seed: 1 })
  expect(check(problem, plan).violations).toEqual([])
  return toProposal(snapshot, plan)
}
const breakOf = (from: string, to: string, minutes: number) => ({ breaks: [{ from, to, minutes }] })

it('serves orders with the same vans without a break', async () => {
  expect((await planWith({})).routes.length).toBeGreaterThan(0)
})

it.each([
  ['a break longer than the shift', breakOf('08:00', '09:00', 300)],
  ['a break that must begin after the shift', breakOf('12:30', '13:00', 30)],
])('leaves every order out with a reason on %s', async (_, change) => {
  const { routes, unserved } = await planWith(change)
  expect(routes).toEqual([])
  expect(unserved.map(({ message }) => message).filter((message) => message === '')).toEqual([])
  expect(unserved.length).toBeGreaterThan(0)
})

it('does not reload where the depot is closed', async () => {
  const closed = { opensAt: '08:00:00', closesAt: '10:00:00' }
  const { routes } = await planWith(({ depot }) => ({
    depot: { ...depot, ...closed },
    end: { ...depot, ...closed },
    maxReloads: 2,
  }))
  expect(routes.length).toBeGreaterThan(0)
  for (const { return_at } of routes)
    expect(new Date(return_at).toISOString() <= '2026-04-16T08:00:00.000Z').toBe(true)
})
