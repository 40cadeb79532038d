// Tests little time: a complete construction comes first, and every reason was checked.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Plan, Problem } from '../src/index.ts'
import { prepareInsertion, score, solve } from '../src/index.ts'
import { compile } from '../src/model/compile.ts'
import { completePlan } from '../src/insert/complete.ts'
import { createQuickPlan } from '../src/run/quick-plan.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { isLong, runsOf } from './suite.ts'

const routesOf = (plan: Plan) =>
  plan.routes.map((r) => ({
    vehicle: r.vehicle,
    orders: r.steps.filter((s) => s.type === 'order').map((s) => s.id!),
  }))

/** Unserved mandatory orders that would fit a vehicle. */
function overlooked(problem: Problem, plan: Plan): unknown[] {
  const query = prepareInsertion(problem, { routes: routesOf(plan) })
  const isOptional = new Set(problem.orders.filter((o) => o.prize !== undefined).map((o) => o.id))
  return plan.unserved.filter((u) => !isOptional.has(u.order) && query.offers(u.order).length > 0)
}

it('serves a day that has room for everybody, with no time at all', async () => {
  for (const features of [
    ['windows', 'loads', 'maxDuration'],
    ['windows', 'loads', 'breaks', 'skills', 'setup'],
    ['twoLoads', 'windows', 'mixedFleet', 'release', 'priority'],
  ] as const) {
    const problem = randomProblem(5, isLong ? 200 : 100, isLong ? 24 : 12, [...features])
    for (const threads of [0, 1]) {
      const plan = await solve(problem, { threads, timeLimitMs: 1 })
      expect(plan.violations).toEqual([])
      expect(overlooked(problem, plan)).toEqual([])
      expect(plan.unserved.length).toBeLessThanOrEqual(isLong ? 10 : 5)
      // Such a short search proves nothing about the fleet.
      expect(plan.unserved.map((u) => u.code)).not.toContain('fleet_full')
    }
  }
})

it('serves next in the quick construction what can begin soonest, higher priorities first', () => {
  const n = 5
  // Ten seconds per unit of distance between place numbers.
  const durations = Int32Array.from({ length: n * n }, (_, k) => 10 * Math.abs((k % n) - Math.floor(k / n)))
  const order = (location: number, from: number, priority: number) => ({
    id: location,
    location,
    service: 0,
    windows: [[from, 1000]] as [number, number][],
    priority,
  })
  const problem: Problem = {
    matrices: { car: { n, durations, distances: durations } },
    vehicles: [{ id: 'van', profile: 'car', start: 0, end: 0, capacity: [], shift: [0, 2000] }],
    // The first may begin at once but is far; the last opens late and outweighs all others.
    orders: [order(4, 0, 0), order(2, 15, 0), order(1, 12, 0), order(3, 100, 5)],
  }
  const quick = createQuickPlan(compile(problem))
  expect(quick.run(Infinity)).toBe(true)
  expect(quick.plan()[0]!.orders.map((o) => problem.orders[o]!.id)).toEqual([3, 4, 2, 1])
})

it('tries an order again once another order makes its van leave after the rush', () => {
  const hour = 3600
  const n = 3
  const durations = Int32Array.from({ length: n * n }, (_, k) => 600 * Math.abs((k % n) - Math.floor(k / n)))
  const shift: [number, number] = [7 * hour, 20 * hour]
  const problem: Problem = {
    matrices: { car: { n, durations, distances: durations } },
    // At most half an hour of driving: the second place is twenty minutes away, forty until nine.
    vehicles: [{ id: 'van', profile: 'car', start: 0, capacity: [], shift, maxTravel: 1800 }],
    orders: [
      { id: 'urgent', location: 2, service: 0, priority: 100 },
      { id: 'late', location: 1, service: 0, release: 10 * hour },
    ],
    options: {
      traffic: [
        { from: 0, factor: 2 },
        { from: 9 * hour, factor: 1 },
      ],
    },
  }
  const { plan, unproven } = completePlan(compile(problem), [])
  expect(plan.flatMap(({ orders }) => orders.map((o) => problem.orders[o]!.id))).toEqual(['late', 'urgent'])
  expect(unproven.size).toBe(0)
})

it('begins with the quick construction where its own first plan leaves more out', async () => {
  // Three vans with reloads, a price on uneven days, and prizes that fill them before all orders fit.
  const features = [
    'windows',
    'loads',
    'maxDuration',
    'maxStops',
    'setup',
    'prize',
    'reloads',
    'balance',
    'pinned',
    'profiles',
  ] as const
  const problem = randomProblem(5053, 92, 3, [...features])
  const quick = createQuickPlan(compile(problem))
  quick.run(Infinity)
  expect(quick.value().missing).toEqual([0])
  const isOptional = new Set(problem.orders.filter((o) => o.prize !== undefined).map((o) => o.id))
  for (const threads of isLong ? [0, 1] : [1]) {
    const plan = await solve(problem, { threads, timeLimitMs: 1, seed: 5053 })
    expect(plan.unserved.filter((u) => !isOptional.has(u.order))).toEqual([])
  }
})

it('serves the others where an order is pinned to a vehicle that may not take it', async () => {
  const problem = randomProblem(9, 5, 2, ['windows', 'pinned', 'promise', 'allowedOnly'])
  expect(problem.vehicles[0]!.pinned).toEqual(['o0'])
  expect(problem.orders[0]!.allowedVehicles).toEqual(['v1'])
  for (const threads of [0, 1]) {
    const plan = await solve(problem, { threads, timeLimitMs: 1 })
    expect(plan.violations).toEqual([])
    expect(plan.unserved.map((u) => u.order)).toEqual(['o0'])
  }
})

/** A vehicle whose day is too short for its break with fewer than two of these stops. */
function pinnedTwice(pinned: string[]): Problem {
  const problem = randomProblem(53_926, 10, 7, [
    'windows',
    'twoLoads',
    'pickups',
    'skills',
    'release',
    'priority',
    'prize',
    'reloads',
    'promise',
    'allowed',
    'profiles',
    'typedTimes',
    'promisedTimes',
    'twoBreaks',
    'allowedOnly',
    'pinnedSequence',
  ])
  problem.vehicles.at(-1)!.pinned = pinned
  return problem
}

it('keeps pinned orders that can be driven together though not one by one', async () => {
  const problem = pinnedTwice(['o6', 'o8'])
  const violations = (orders: string[]) => score(problem, { routes: [{ vehicle: 'v6', orders }] }).violations
  expect(violations(['o6'])).not.toEqual([])
  expect(violations(['o6', 'o8'])).toEqual([])
  for (const threads of [0, 1]) {
    const plan = await solve(problem, { threads, timeLimitMs: 1 })
    expect(plan.violations).toEqual([])
    expect(plan.unserved.map(({ order }) => order)).not.toContain('o6')
  }
})

it('offers a pinned order its own turn, and everybody else a place behind the pins that are there', () => {
  const problem = pinnedTwice(['o6', 'o8'])
  const query = prepareInsertion(problem, { routes: [{ vehicle: 'v6', orders: ['o8'] }] })
  expect(query.offers('o6')).toMatchObject([{ vehicle: 'v6', position: 0 }])
  const behind = randomProblem(3, 6, 1, [])
  behind.vehicles[0]!.pinned = ['o0', 'o1']
  const live = { routes: [{ vehicle: 'v0', orders: ['o1', 'o2', 'o3'] }] }
  const places = new Set<number>()
  for (const id of ['o4', 'o5']) {
    const [offer] = prepareInsertion(behind, live).offers(id)
    places.add(offer!.position)
    const orders = live.routes[0]!.orders.toSpliced(offer!.position, 0, id)
    expect(score(behind, { routes: [{ vehicle: 'v0', orders }] }).violations).toEqual([])
  }
  expect(Math.min(...places)).toBeGreaterThanOrEqual(1)
})

it(
  'leaves nobody out who has a place, whatever the features and the limit',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 5, max: 60 }),
        fc.integer({ min: 1, max: 8 }),
        fc.constantFrom(1, 20, 50),
        fc.subarray(FEATURES.filter((f) => f !== 'pairs' && f !== 'fewPairs')),
        async (seed, size, fleet, timeLimitMs, features) => {
          const problem = randomProblem(seed, size, fleet, features)
          const plan = await solve(problem, { threads: 0, timeLimitMs, seed })
          expect(plan.violations).toEqual([])
          expect(overlooked(problem, plan)).toEqual([])
        },
      ),
      { numRuns: runsOf(8, 120), seed: 16 },
    )
  },
)

it('distinguishes an order that a manual plan leaves out from an order without room', () => {
  const problem = randomProblem(3, 12, 2, ['loads'])
  const [first, ...others] = problem.orders.map((o) => o.id)
  const forgets = score(problem, { routes: [{ vehicle: 'v0', orders: others.slice(0, 6) }] })
  expect(forgets.unserved.find((u) => u.order === first)).toMatchObject({ code: 'has_room' })
  for (const vehicle of problem.vehicles) vehicle.maxStops = 6
  const full = score(problem, {
    routes: [
      { vehicle: 'v0', orders: others.slice(0, 6) },
      { vehicle: 'v1', orders: [...others.slice(6), first!] },
    ],
  })
  expect(full.unserved).toEqual([])
  problem.vehicles[1]!.maxStops = 5
  const result = score(problem, {
    routes: [
      { vehicle: 'v0', orders: others.slice(0, 6) },
      { vehicle: 'v1', orders: others.slice(6) },
    ],
  })
  expect(result.unserved).toMatchObject([{ order: first, code: 'fleet_full' }])
})
