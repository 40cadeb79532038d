// Tests odd days: each gets a plan, with a reason for each unserved order.
import { describe, expect, it } from 'vitest'
import type { Plan, Problem, UnservedCode } from '../src/index.ts'
import { solve, UNREACHABLE } from '../src/index.ts'
import { randomProblem } from './random-problem.ts'

type Change = (problem: Problem) => void

const eachOrder =
  (fields: (order: Problem['orders'][number]) => object): Change =>
  (problem) => {
    for (const order of problem.orders) Object.assign(order, fields(order))
  }
const eachVan =
  (fields: object): Change =>
  (problem) => {
    for (const vehicle of problem.vehicles) Object.assign(vehicle, fields)
  }

/** The change, and the reason of unserved orders; null when all are served. */
const DAYS: [name: string, change: Change, code: UnservedCode | null][] = [
  ['vans that nobody can afford', eachVan({ costs: { fixed: 2_000_000, perHour: 3600, perKm: 0 } }), null],
  ['vans that cost nothing', eachVan({ costs: { fixed: 0, perHour: 0, perKm: 0 } }), null],
  ['prizes of 0', eachOrder(() => ({ prize: 0 })), 'prize'],
  ['prizes beyond all prices', eachOrder(() => ({ prize: 1_000_000 })), null],
  [
    'routes without an end, and a way from each place to itself',
    ({ matrices, vehicles }) => {
      const { n, durations } = matrices['car']
      for (let i = 0; i < n; i++) durations[i * n + i] = 2_000_000
      for (const vehicle of vehicles) delete vehicle.end
    },
    null,
  ],
  [
    'releases after the windows',
    eachOrder(() => ({ windows: [[29_000, 33_000]], release: 40_000 })),
    'window',
  ],
  [
    'a depot that no road leaves',
    ({ matrices, vehicles }) => {
      const { n, durations, distances } = matrices['car']
      const from = vehicles[0].start!
      for (let j = 0; j < n; j++)
        if (j !== from) for (const table of [durations, distances]) table[from * n + j] = UNREACHABLE
    },
    'unreachable',
  ],
  ['vans without room', eachVan({ capacity: [0] }), 'capacity'],
  ['skills that nobody has', eachOrder(() => ({ skills: ['crane'] })), 'skills'],
  ['all orders at the depot', eachOrder(() => ({ location: 0 })), null],
  [
    'no distance between anything',
    ({ matrices }) => {
      matrices['car'].durations.fill(0)
      matrices['car'].distances.fill(0)
    },
    null,
  ],
]

/** With breaks the kernel simulates each route. */
const SIZES = [
  { size: 6, fleet: 3, features: ['loads'] },
  { size: 60, fleet: 10, features: ['loads'] },
  { size: 60, fleet: 10, features: ['loads', 'breaks'] },
] as const

for (const { size, fleet, features } of SIZES)
  describe(`${size} orders, ${features.join(' and ')}`, () => {
    for (const [name, change, code] of DAYS)
      it(code ? `are left out for ${name}` : `are served with ${name}`, async () => {
        const problem = randomProblem(2, size, fleet, [...features])
        change(problem)
        const plan: Plan = await solve(problem, { threads: 0, iterationLimit: 400 })
        expect(plan.violations).toEqual([])
        const codes = new Set(plan.unserved.map((u) => u.code))
        expect(codes).toEqual(new Set(code ? [code] : []))
        expect(plan.unserved.length).toBe(code ? size : 0)
      })
  })

it('skips the most expensive vans while cheaper ones are idle', async () => {
  const problem = randomProblem(2, 60, 10, ['loads'])
  for (const vehicle of problem.vehicles.slice(0, 4))
    vehicle.costs = { fixed: 2_000_000, perHour: 3600, perKm: 0 }
  const plan = await solve(problem, { threads: 0, iterationLimit: 2000 })
  expect(plan.unserved).toEqual([])
  expect(plan.cost).toBeLessThan(2_000_000)
})

it('plans with 5,000 vans of one kind as with fifty', async () => {
  const fewPlaces = randomProblem(2, 60, 50, ['loads', 'breaks'])
  for (const vehicle of fewPlaces.vehicles) vehicle.capacity = [9]
  const many = {
    ...fewPlaces,
    vehicles: Array.from({ length: 5000 }, (_, k) => ({ ...fewPlaces.vehicles[0], id: k })),
  }
  const costs = await Promise.all(
    [fewPlaces, many].map(async (problem) => {
      const plan = await solve(problem, { threads: 0, iterationLimit: 1000 })
      expect(plan.unserved).toEqual([])
      return plan.cost
    }),
  )
  expect(costs[1]).toBeLessThan(costs[0] * 1.02)
})
