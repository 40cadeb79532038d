// Tests malformed problems, whose error names the field, and impossible orders, which get a reason and a
// remedy.
import { expect, it } from 'vitest'
import type { Order, Problem, Vehicle } from '../src/index.ts'
import { PlannerInputError, solve, UNREACHABLE } from '../src/index.ts'

const quick = { threads: 0, iterationLimit: 30 }

function problem(order: Partial<Order> = {}, vehicle: Partial<Vehicle> = {}): Problem {
  const durations = Int32Array.from([0, 600, 900, 600, 0, 300, 900, 300, 0])
  return {
    matrices: { car: { n: 3, durations, distances: durations.map((d) => d * 10) } },
    vehicles: [{ id: 'v', profile: 'car', start: 0, end: 0, capacity: [10], shift: [0, 36_000], ...vehicle }],
    orders: [
      { id: 'a', location: 1, service: 60, delivery: [1], ...order },
      { id: 'b', location: 2, service: 60, delivery: [1] },
    ],
  }
}

const lunch = (window: [number, number]) => ({ id: 'lunch', windows: [window], service: 60 })
const backwards = [
  { from: 100, factor: 1 },
  { from: 50, factor: 2 },
]

function twice(p: Problem): Problem {
  return { ...p, vehicles: [p.vehicles[0], p.vehicles[0]] }
}

function shortTable(p: Problem): Problem {
  p.matrices['car'].durations = p.matrices['car'].durations.slice(1)
  return p
}

/** Two pairs, three places. */
function pairs(): Problem {
  const p = problem()
  p.orders = [
    { id: 'a', location: 1, service: 60, pickup: [1], pair: { id: 1, role: 'pickup' } },
    { id: 'b', location: 2, service: 60, delivery: [1], pair: { id: 1, role: 'delivery' } },
    { id: 'c', location: 2, service: 60, pickup: [1], pair: { id: 2, role: 'pickup' } },
    { id: 'd', location: 0, service: 60, delivery: [1], pair: { id: 2, role: 'delivery' } },
  ]
  return p
}

function unequal(): Problem {
  const p = pairs()
  p.orders[1].delivery = [2]
  return p
}

const refused: [name: string, problem: () => Problem, field: string][] = [
  ['a negative service time', () => problem({ service: -1 }), 'orders[0].service'],
  ['a fraction of a second', () => problem({ service: 1.5 }), 'orders[0].service'],
  ['NaN', () => problem({ service: Number.NaN }), 'orders[0].service'],
  ['a number beyond 32 bits', () => problem({ service: 3e9 }), 'orders[0].service'],
  ['a place outside the matrix', () => problem({ location: 3 }), 'orders[0].location'],
  ['a window that ends before it starts', () => problem({ windows: [[100, 50]] }), 'orders[0].windows[0]'],
  ['the same order twice', () => problem({ id: 'b' }), 'orders[1].id'],
  ['a negative amount', () => problem({ delivery: [-3] }), 'orders[0].delivery[0]'],
  ['an unknown profile', () => problem({}, { profile: 'boat' }), 'vehicles[0].profile'],
  ['half a pair', () => problem({ pair: { id: 'p', role: 'pickup' } }), 'orders[0].pair'],
  ['a pinned order that does not exist', () => problem({}, { pinned: ['zz'] }), 'vehicles[0].pinned[0]'],
  ['amounts whose sum overflows', () => problem({ delivery: [2_000_000_000] }), 'orders'],
  ['a shift the wrong way round', () => problem({}, { shift: [10, 0] }), 'vehicles[0].shift'],
  ['a speed of nothing', () => problem({}, { speedFactor: 0 }), 'vehicles[0].speedFactor'],
  ['the same vehicle twice', () => twice(problem()), 'vehicles[1].id'],
  [
    'the same break twice',
    () => problem({}, { breaks: [lunch([0, 9]), lunch([10, 20])] }),
    'vehicles[0].breaks[1].id',
  ],
  [
    'a negative price',
    () => problem({}, { costs: { fixed: -1, perHour: 0, perKm: 0 } }),
    'vehicles[0].costs.fixed',
  ],
  [
    'an infinite price',
    () => problem({}, { costs: { fixed: 0, perHour: Infinity, perKm: 0 } }),
    'vehicles[0].costs.perHour',
  ],
  ['a table of the wrong size', () => shortTable(problem()), 'matrices.car.durations'],
  [
    'traffic that runs backwards',
    () => ({ ...problem(), options: { traffic: backwards } }),
    'options.traffic[1].from',
  ],
  ['a pair that delivers more than it picks up', () => unequal(), 'orders[0].pair'],
  ['a priority of 101', () => problem({ priority: 101 }), 'orders[0].priority'],
]

for (const [name, make, field] of refused) {
  it(`refuses ${name} and names the field`, async () => {
    const error = await solve(make(), quick).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(PlannerInputError)
    expect((error as PlannerInputError).field).toBe(field)
    expect((error as PlannerInputError).message.length).toBeGreaterThan(10)
  })
}

it('refuses a table with a negative leg and names the leg', async () => {
  const p = problem()
  p.matrices['car'].durations[5] = -4
  await expect(solve(p, quick)).rejects.toMatchObject({
    code: 'too_small',
    field: 'matrices.car.durations[1][2]',
  })
})

it('refuses what cannot be handed to a thread, and leaves no thread behind', async () => {
  const p = problem()
  Object.assign(p.orders[0], { note: () => 'call first' })
  await expect(solve(p, { threads: 2, timeLimitMs: 500 })).rejects.toMatchObject({
    code: 'not_plain',
    field: 'problem',
  })
})

it('refuses 50,000 orders', async () => {
  const p = problem()
  p.orders = Array.from({ length: 50_000 }, (_, i) => ({ id: i, location: 1, service: 0 }))
  await expect(solve(p, quick)).rejects.toMatchObject({ code: 'too_many_orders', field: 'orders' })
})

const leftOut: [name: string, problem: () => Problem, reason: string][] = [
  ['no vehicle', () => ({ ...problem(), vehicles: [] }), 'no_vehicle'],
  ['an order larger than any vehicle', () => problem({ delivery: [11] }), 'capacity'],
  ['a skill nobody has', () => problem({ skills: ['crane'] }), 'skills'],
  ['a window that is over before anybody can be there', () => problem({ windows: [[0, 100]] }), 'window'],
  ['a shift that is too short', () => problem({ service: 5000 }, { shift: [0, 3000] }), 'shift'],
  ['a day that is too short', () => problem({ service: 5000 }, { maxDuration: 3000 }), 'max_duration'],
  ['too long a way', () => problem({}, { maxDistance: 11_000 }), 'max_distance'],
]

for (const [name, make, code] of leftOut) {
  it(`leaves an order out for ${name}, with the code of the reason and a remedy`, async () => {
    const plan = await solve(make(), quick)
    expect(plan.violations).toEqual([])
    const entry = plan.unserved.find((u) => u.order === 'a')
    expect(entry).toMatchObject({ code })
    if (code !== 'no_vehicle') expect(entry!.changes.length).toBeGreaterThan(0)
  })
}

it('reports a place that no road reaches', async () => {
  const p = problem()
  for (const k of [1, 3, 5, 7]) p.matrices['car'].durations[k] = UNREACHABLE
  const plan = await solve(p, quick)
  expect(plan.feasible).toBe(true)
  expect(plan.unserved).toMatchObject([{ order: 'a', code: 'unreachable' }])
})

it('plans nothing when there is nothing to plan', async () => {
  const plan = await solve({ ...problem(), orders: [] }, quick)
  expect(plan).toMatchObject({ routes: [], unserved: [], cost: 0, feasible: true })
})

it('serves the order of highest priority before any number of lower ones', async () => {
  const p = problem({ priority: 100, delivery: [10] })
  p.orders.push({ id: 'c', location: 2, service: 60, delivery: [1] })
  const plan = await solve(p, quick)
  expect(plan.unserved.map((u) => [u.order, u.code])).toEqual([
    ['b', 'fleet_full'],
    ['c', 'fleet_full'],
  ])
})

it('plans on a table that breaks the triangle inequality', async () => {
  const p = problem()
  p.matrices['car'].durations.set([0, 9000, 100, 9000, 0, 100, 100, 100, 0])
  const plan = await solve(p, { ...quick, iterationLimit: 200 })
  expect(plan.feasible).toBe(true)
  expect(plan.unserved).toEqual([])
  expect(plan.cost).toBeLessThanOrEqual(100 + 100 + 9000)
})

it('plans windows that lie years apart, next to open ones', async () => {
  const p = problem({ windows: [[1_600_000_000, 1_600_000_600]] }, { shift: [0, 2_000_000_000] })
  p.orders.push(
    { id: 'c', location: 2, service: 60, windows: [[0, 2000]] },
    { id: 'd', location: 1, service: 0 },
  )
  const plan = await solve(p, { threads: 0, iterationLimit: 200 })
  expect(plan.violations).toEqual([])
  expect(plan.unserved).toEqual([])
})

it('plans two islands with a vehicle on each', async () => {
  const n = 41
  const durations = new Int32Array(n * n)
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++)
      durations[i * n + j] = i === j ? 0 : i % 2 === j % 2 ? 60 + Math.abs(i - j) : UNREACHABLE
  const vehicle = (id: string, at: number): Vehicle => ({
    id,
    profile: 'car',
    start: at,
    end: at,
    capacity: [],
    shift: [0, 36_000],
  })
  const p: Problem = {
    matrices: { car: { n, durations, distances: durations } },
    vehicles: [vehicle('even', 0), vehicle('odd', 1)],
    orders: Array.from({ length: n }, (_, i) => ({ id: i, location: i, service: 10 })),
  }
  const plan = await solve(p, { threads: 0, iterationLimit: 300 })
  expect(plan.violations).toEqual([])
  expect(plan.unserved).toEqual([])
  expect(plan.routes.length).toBe(2)
})

it('leaves a pair out whose delivery must be over before its pickup may begin', async () => {
  for (const alone of [false, true]) {
    const p = pairs()
    p.orders[0].windows = [[20_000, 30_000]]
    p.orders[1].windows = [[0, 10_000]]
    // An order without pair selects another engine.
    if (alone) p.orders.push({ id: 'e', location: 1, service: 0 })
    const plan = await solve(p, quick)
    expect(plan.feasible).toBe(true)
    expect(plan.unserved).toMatchObject([
      { order: 'a', code: 'window' },
      { order: 'b', code: 'window' },
    ])
  }
})

it('leaves a pair out that no road joins or no vehicle can carry', async () => {
  const cut = pairs()
  for (const k of [1, 3, 5, 7]) cut.matrices['car'].durations[k] = UNREACHABLE
  const heavy = pairs()
  heavy.orders[0].pickup = [11]
  heavy.orders[1].delivery = [11]
  for (const [p, reason] of [
    [cut, 'unreachable'],
    [heavy, 'capacity'],
  ] as const) {
    const plan = await solve(p, quick)
    expect(plan.search.engine).toBe('pairs')
    expect(plan.violations).toEqual([])
    expect(plan.unserved).toMatchObject([
      { order: 'a', code: reason },
      { order: 'b', code: reason },
    ])
  }
})

it('plans pairs on a table that breaks the triangle inequality, and in windows years away', async () => {
  const p = pairs()
  p.matrices['car'].durations.set([0, 9000, 100, 9000, 0, 100, 100, 100, 0])
  p.vehicles[0].shift = [0, 2_000_000_000]
  p.orders[2].windows = [[1_600_000_000, 1_600_000_600]]
  const plan = await solve(p, { threads: 0, iterationLimit: 300 })
  expect(plan.violations).toEqual([])
  expect(plan.unserved).toEqual([])
})

it('leaves everything out, with a reason, when a break cannot be taken', async () => {
  const plan = await solve(problem({}, { breaks: [lunch([40_000, 50_000])] }), quick)
  expect(plan.feasible).toBe(true)
  expect(plan.routes).toEqual([])
  expect(plan.unserved.map((u) => u.order)).toEqual(['a', 'b'])
})

it('refuses limits that are not numbers and plans that name unknown ids', async () => {
  const refuse = async (options: object, field: string) =>
    expect(solve(problem(), { threads: 0, ...options })).rejects.toMatchObject({ field })
  await refuse({ timeLimitMs: Number.NaN }, 'timeLimitMs')
  await refuse({ iterationLimit: 0 }, 'iterationLimit')
  await refuse({ threads: -1 }, 'threads')
  await refuse({ initial: { routes: [{ vehicle: 'x', orders: [] }] } }, 'initial.routes[0].vehicle')
  await refuse({ initial: { routes: [{ vehicle: 'v', orders: ['a', 'a'] }] } }, 'initial.routes[0].orders[1]')
})
