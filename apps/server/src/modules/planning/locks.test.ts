// Locks in the planner: a locked route stays unchanged, a locked stop stays on its van, whatever rules that
// breaks.
import { check, solve, type Problem } from '@dropwise/planner'
import { expect, it } from 'vitest'
import { holdLocks } from './locks.ts'

/** Places on a line, ten metres and ten seconds apart; the depot is place 0. */
const N = 9
const cells = Int32Array.from({ length: N * N }, (_, k) => 10 * Math.abs(Math.floor(k / N) - (k % N)))
const problem = (more: Partial<Problem['orders'][number]> = {}): Problem => ({
  matrices: { van: { n: N, durations: cells, distances: cells } },
  vehicles: ['a', 'b'].map((id) => ({
    id,
    profile: 'van',
    start: 0,
    end: 0,
    capacity: [4],
    shift: [0, 1_000],
    skills: [],
    costs: { fixed: 100, perHour: 3600, perKm: 0 },
  })),
  orders: Array.from({ length: 8 }, (_, i) => ({
    id: `o${i + 1}`,
    location: i + 1,
    service: 5,
    delivery: [1],
    ...(i === 0 ? more : {}),
  })),
})
const plan = (input: Problem) => solve(input, { threads: 0, iterationLimit: 200 })
const routesOf = (result: Awaited<ReturnType<typeof plan>>) =>
  new Map(
    result.routes.map((route) => [
      route.vehicle,
      route.steps.flatMap((step) => (step.type === 'order' ? [step.id] : [])),
    ]),
  )

it('excludes a locked route from the search and keeps it unchanged', async () => {
  const backwards = ['o1', 'o8', 'o2']
  const { problem: open, lockedRoutes } = holdLocks(problem(), {
    orders: ['o8'],
    vehicles: ['a'],
    routes: new Map([['a', backwards]]),
  })
  expect(open.vehicles.map(({ id }) => id)).toEqual(['b'])
  expect(open.orders).toHaveLength(5)
  expect(lockedRoutes[0]?.route?.steps.flatMap((step) => step.id ?? [])).toEqual(backwards)
})

it('[M35] keeps locked stops on their van, in sequence from the start', async () => {
  const { problem: open, lockedRoutes } = holdLocks(problem(), {
    orders: ['o7', 'o1', 'o4'],
    vehicles: [],
    routes: new Map([
      ['a', ['o2', 'o4']],
      ['b', ['o7', 'o1', 'o3']],
    ]),
  })
  expect(lockedRoutes).toEqual([])
  const solution = await plan(open)
  expect(check(open, solution).feasible).toBe(true)
  expect(solution.unserved).toEqual([])
  expect(routesOf(solution).get('a')).toContain('o4')
  expect(routesOf(solution).get('b')?.slice(0, 2)).toEqual(['o7', 'o1'])
})

it('keeps a locked stop that breaks its window, its van or its skills', async () => {
  const { problem: open } = holdLocks(problem({ windows: [[0, 5]], skills: ['lift'], delivery: [9] }), {
    orders: ['o1'],
    vehicles: [],
    routes: new Map([['b', ['o8', 'o1']]]),
  })
  const solution = await plan(open)
  expect(solution.unserved.map(({ order }) => order)).not.toContain('o1')
  expect(routesOf(solution).get('b')).toContain('o1')
})

it('ignores locks on missing orders and vans', () => {
  const problemBefore = problem()
  const { problem: open, lockedRoutes } = holdLocks(problemBefore, {
    orders: ['gone'],
    vehicles: ['gone too'],
    routes: new Map([['gone too', ['gone']]]),
  })
  expect(open.vehicles).toEqual(problemBefore.vehicles)
  expect(open.orders).toEqual(problemBefore.orders)
  expect(lockedRoutes).toEqual([])
})
