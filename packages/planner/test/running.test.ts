// Tests running a search: threads, progress, stop, limits, determinism, initial plans.
import { expect, it } from 'vitest'
import { assemble } from '../src/explain/assemble.ts'
import { compile } from '../src/model/compile.ts'
import { createQuickPlan } from '../src/run/quick-plan.ts'
import type { Plan, Problem, Progress } from '../src/index.ts'
import { check, prepareInsertion, score, solve } from '../src/index.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

/** Beyond a test's timeout: such a search ends only when stopped. */
const NEVER_MS = 3_600_000
const SIZE = isLong ? 200 : 80
const day = randomProblem(5, SIZE, isLong ? 12 : 5, ['windows', 'loads', 'maxDuration', 'priority'])
const stopsOf = (plan: Plan) =>
  plan.routes.map((r) => ({
    vehicle: r.vehicle,
    orders: r.steps.filter((s) => s.type === 'order').map((s) => s.id!),
  }))

it('reports progress from its first plan to its last', async () => {
  const updates: Progress[] = []
  const stop = new AbortController()
  const plan = await solve(day, {
    threads: 2,
    timeLimitMs: NEVER_MS,
    signal: stop.signal,
    onProgress(progress) {
      updates.push(progress)
      if (updates.length === 2) stop.abort()
    },
  })
  expect(plan.violations).toEqual([])
  expect(updates.length).toBeGreaterThanOrEqual(2)
  expect(updates[0].plan?.feasible).toBe(true)
  expect(updates.every((p) => p.total === SIZE && p.served <= SIZE)).toBe(true)
  expect(updates.at(-1)!.cost).toBeLessThanOrEqual(updates[0].cost)
  expect(plan.search.engine).not.toBe('none')
})

it('stops on request and returns the best plan so far', async () => {
  const stop = new AbortController()
  const plan = await solve(day, {
    threads: 1,
    timeLimitMs: NEVER_MS,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  })
  expect(plan.feasible).toBe(true)
  expect(plan.routes.length).toBeGreaterThan(0)
})

it('gives an honest plan when the limit is over before it begins', async () => {
  const plan = await solve(day, { threads: 1, timeLimitMs: 0 })
  expect(plan.violations).toEqual([])
  expect(plan.unserved.length + stopsOf(plan).flatMap((r) => r.orders).length).toBe(SIZE)
})

for (const features of [
  ['windows', 'loads'],
  ['windows', 'loads', 'breaks', 'pairs'],
] as const) {
  it(`finds the same plan for the same seed and iterations, in threads or not (${features.join(', ')})`, async () => {
    const problem = randomProblem(11, isLong ? 60 : 30, isLong ? 6 : 3, [...features])
    const iterationLimit = isLong ? 150 : 60
    const once = await solve(problem, { threads: 1, seed: 4, iterationLimit })
    const again = await solve(problem, { threads: 0, seed: 4, iterationLimit })
    expect(stopsOf(again)).toEqual(stopsOf(once))
    const two = await solve(problem, { threads: 2, seed: 4, iterationLimit })
    expect(two.cost).toBeLessThanOrEqual(once.cost)
  })
}

it('lets two threads share one large plan without losing or doubling an order', async () => {
  const problem = randomProblem(8, 500, 40, ['loads', 'windows'])
  const costs: number[] = []
  const plan = await solve(problem, {
    threads: 2,
    timeLimitMs: isLong ? 3000 : 400,
    onProgress: (p) => costs.push(p.cost),
  })
  expect(plan.violations).toEqual([])
  expect(new Set(stopsOf(plan).flatMap((r) => r.orders)).size + plan.unserved.length).toBe(500)
  expect(plan.cost).toBeLessThanOrEqual(costs[0])
})

it('starts from a given plan and never ends worse', async () => {
  const first = await solve(day, { threads: 0, iterationLimit: 40 })
  const second = await solve(day, { threads: 0, iterationLimit: 5, initial: { routes: stopsOf(first) } })
  expect(second.unserved.length).toBeLessThanOrEqual(first.unserved.length)
  expect(second.cost).toBeLessThanOrEqual(first.cost + 1e-6)
})

it('scores a plan made by hand and names each violation with its amount', () => {
  const problem = randomProblem(3, 12, 2, ['windows', 'loads'])
  problem.vehicles[0].capacity = [5]
  const plan = score(problem, { routes: [{ vehicle: 'v0', orders: problem.orders.map((o) => o.id) }] })
  expect(plan.feasible).toBe(false)
  const total = problem.orders.reduce((sum, o) => sum + o.delivery![0], 0)
  expect(plan.violations.find((v) => v.code === 'load')?.amount).toBe(total - 5)
  expect(plan.violations.some((v) => v.code === 'delay' && v.amount > 0)).toBe(true)
})

it('answers where a new order fits into a live plan of 300 stops, in milliseconds and at the right price', async () => {
  const problem = randomProblem(9, 300, 16, ['windows', 'loads', 'maxDuration'])
  const plan = await solve(problem, { threads: 0, iterationLimit: 20 })
  const routes = stopsOf(plan)
  const movedOrder = routes[0].orders[1]
  const without = routes.map((r) => ({ ...r, orders: r.orders.filter((id) => id !== movedOrder) }))
  const query = prepareInsertion(problem, { routes: without })
  const [best] = query.offers(movedOrder)
  const before = score(problem, { routes: without }).cost
  const target = without.find((r) => r.vehicle === best.vehicle)!
  target.orders.splice(best.position, 0, movedOrder)
  const after = score(problem, { routes: without })
  expect(after.feasible).toBe(true)
  expect(after.cost - before).toBeCloseTo(best.cost, 3)
})

it('lets the checker find every kind of tampering', async () => {
  const problem = randomProblem(21, 30, 4, ['windows', 'loads', 'breaks', 'skills'])
  const plan = await solve(problem, { threads: 0, iterationLimit: 200 })
  expect(check(problem, plan).feasible).toBe(true)
  const tamper = (change: (copy: Plan) => void): string[] => {
    const copy = structuredClone(plan)
    change(copy)
    return check(problem, copy).violations.map((v) => v.code)
  }
  expect(tamper((p) => (p.cost -= 10))).toContain('sums')
  expect(tamper((p) => (p.routes[0].steps[1].arrive -= 60))).toContain('sums')
  expect(tamper((p) => void p.routes[0].steps.splice(1, 1))).not.toEqual([])
  expect(tamper((p) => (p.routes[1].vehicleIndex = p.routes[0].vehicleIndex))).toContain('vehicle')
  expect(tamper((p) => (p.routes[0].steps = p.routes[0].steps.filter((s) => s.type !== 'break')))).toContain(
    'missing_break',
  )
  expect(tamper((p) => (p.routes[0].distance -= 5))).toContain('sums')
})

it('keeps a limit that leaves no time to set up a large day, and still hands over a plan', async () => {
  const problem = randomProblem(8, isLong ? 3000 : 400, isLong ? 150 : 20, [
    'loads',
    'windows',
    'pinned',
    'priority',
  ])
  for (const threads of [0, 2]) {
    const plan = await solve(problem, { threads, timeLimitMs: 30 })
    expect(plan.violations).toEqual([])
    // A quiet machine serves some hundreds.
    expect(stopsOf(plan).flatMap((r) => r.orders).length).toBeGreaterThan(0)
  }
})

it('returns the given plan when there is no time for another', async () => {
  const first = await solve(day, { threads: 0, iterationLimit: 40 })
  const initial = { routes: stopsOf(first) }
  const plan = await solve(day, { threads: 2, timeLimitMs: 0, initial })
  expect(plan.violations).toEqual([])
  expect(plan.unserved.length).toBeLessThanOrEqual(first.unserved.length)
})

it('makes a quick plan of any mix of features that the checker accepts', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const features = FEATURES.filter((_, k) => (seed * 7919 + k * 104_729) % 5 === 0)
    const problem = randomProblem(seed, 20, 4, features)
    const compiled = compile(problem)
    const search = { iterations: 0, evaluations: 0, elapsedMs: 0, engine: 'none' }
    const quick = createQuickPlan(compiled)
    while (!quick.run(0)) expect(quick.plan().length).toBeLessThanOrEqual(4)
    const evidence = { unproven: new Set<number>(), isCutShort: true }
    const plan = assemble(problem, compiled, quick.plan(), search, evidence)
    expect(quick.value().cost).toBeCloseTo(plan.cost, 3)
    expect(plan.violations, features.join()).toEqual([])
  }
})

it('scores a day that is too long by the least excess that any start allows', () => {
  const durations = Int32Array.from([0, 600, 600, 600, 0, 600, 600, 600, 0])
  const problem: Problem = {
    matrices: { car: { n: 3, durations, distances: durations } },
    vehicles: [
      { id: 'v', profile: 'car', start: 0, end: 0, capacity: [], shift: [0, 40_000], maxDuration: 2000 },
    ],
    orders: [
      { id: 1, location: 1, service: 100, windows: [[5000, 9000]] },
      { id: 2, location: 2, service: 100, windows: [[8000, 9000]] },
    ],
  }
  const plan = score(problem, { routes: [{ vehicle: 'v', orders: [1, 2] }] })
  // Leaves at 6,700 to arrive at 7,300, and again at 8,000: 2,000 s just suffice.
  expect(plan.violations).toEqual([])
  problem.vehicles[0].maxDuration = 1900
  const long = score(problem, { routes: [{ vehicle: 'v', orders: [1, 2] }] })
  expect(long.violations).toMatchObject([{ code: 'max_duration', amount: 100, vehicle: 'v' }])
})

it('changes little in a repaired day when promises have a price', async () => {
  const first = randomProblem(14, 60, 6, ['windows', 'loads'])
  const iterationLimit = isLong ? 1500 : 400
  const before = await solve(first, { threads: 0, iterationLimit })
  const at = new Map(
    before.routes.flatMap((r) =>
      r.steps.flatMap((s) =>
        s.type === 'order' ? [[s.id!, { vehicle: r.vehicle, start: s.start }] as const] : [],
      ),
    ),
  )
  // Overnight one order is cancelled and three arrive; each customer has a promised van and half hour.
  const repaired = (price: number): Problem => {
    const problem = structuredClone(first)
    problem.orders = problem.orders.slice(1)
    for (const order of problem.orders) {
      const { vehicle, start } = at.get(order.id)!
      order.promise = { vehicle, window: [start - 900, start + 900], price }
    }
    for (let k = 0; k < 3; k++)
      problem.orders.push({ id: `new${k}`, location: 5 + 7 * k, service: 240, delivery: [1] })
    return problem
  }
  const moved = async (price: number): Promise<number> => {
    const problem = repaired(price)
    const routes = stopsOf(before).map((r) => ({
      ...r,
      orders: r.orders.filter((id) => id !== first.orders[0].id),
    }))
    const plan = await solve(problem, { threads: 0, iterationLimit, initial: { routes }, seed: 5 })
    expect(plan.violations).toEqual([])
    expect(plan.unserved).toEqual([])
    return problem.orders.filter(({ id, promise }) => {
      if (!promise) return false
      const route = plan.routes.find((r) => r.steps.some((s) => s.id === id))!
      const { start } = route.steps.find((s) => s.id === id)!
      return route.vehicle !== promise.vehicle || start < promise.window![0] || start > promise.window![1]
    }).length
  }
  const [free, dear] = [await moved(0), await moved(2000)]
  expect(dear).toBeLessThanOrEqual(3)
  expect(free).toBeGreaterThan(dear + 5)
})

it('starts from the places and loads of vehicles on the road, and keeps their sequences', async () => {
  const problem = randomProblem(22, 12, 2, ['loads'])
  const [a, b] = problem.vehicles
  const noon = 12 * 3600
  // Van v0 is at place 5 at noon with 3 returned packages and two fixed next orders; v1 is at the depot.
  Object.assign(a, { start: 5, shift: [noon, 17 * 3600], onBoard: [3], pinned: ['o4', 'o1'], capacity: [40] })
  Object.assign(b, { capacity: [40] })
  const plan = await solve(problem, { threads: 0, iterationLimit: 300 })
  expect(plan.violations).toEqual([])
  const route = plan.routes.find((r) => r.vehicle === 'v0')!
  const [start, first, second] = route.steps
  expect(start).toMatchObject({ location: 5 })
  expect(start.depart).toBeGreaterThanOrEqual(noon)
  expect([first.id, second.id]).toEqual(['o4', 'o1'])
  const delivered = route.steps.reduce(
    (sum, s) => sum + (problem.orders.find((o) => s.type === 'order' && o.id === s.id)?.delivery?.[0] ?? 0),
    0,
  )
  expect(start.load).toEqual([3 + delivered])
  expect(route.steps.at(-1)!.load).toEqual([3])
  // Without free capacity it serves pinned orders only as far as they fit.
  a.capacity = [3]
  const full = await solve(problem, { threads: 0, iterationLimit: 300 })
  expect(full.violations).toEqual([])
  expect(full.routes.some((r) => r.vehicle === 'v0')).toBe(false)
  expect(full.unserved.map((u) => u.order)).toEqual(expect.arrayContaining(['o4', 'o1']))
})
