// Tests even days: the initial plan already shares the work, because a busy machine leaves little search
// time.
import { describe, expect, it } from 'vitest'
import { solve } from '../src/index.ts'
import type { Plan, Problem } from '../src/index.ts'
import { evaluatorOf } from '../src/timing/evaluate.ts'
import { compile } from '../src/model/compile.ts'
import { Random } from '../src/search/random.ts'
import { createKernelEngine } from '../src/search/kernel-engine.ts'
import { randomProblem } from './random-problem.ts'

const ORDERS = 120
const HOUR = 3600

/** A town around its depot, a van per ten orders, and six-minute orders without windows. */
function town({ fixed }: { fixed: number }): Problem {
  const random = new Random(7)
  const places = [
    { x: 0, y: 0 },
    ...Array.from({ length: ORDERS }, () => ({
      x: random.below(16_000) - 8000,
      y: random.below(16_000) - 8000,
    })),
  ]
  const distances = Int32Array.from(
    places.flatMap((a) => places.map((b) => Math.round(Math.hypot(a.x - b.x, a.y - b.y)))),
  )
  return {
    matrices: {
      car: { n: places.length, distances, durations: distances.map((metres) => Math.round(metres / 9)) },
    },
    vehicles: Array.from({ length: 12 }, (_, i) => ({
      id: i,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [],
      shift: [8 * HOUR, 18 * HOUR],
      maxDuration: 8 * HOUR,
      costs: { fixed, perHour: 0, perKm: 35, perPaidHour: 2200 },
    })),
    orders: Array.from({ length: ORDERS }, (_, i) => ({ id: i, location: i + 1, service: 360 })),
    options: { balance: 200 },
  }
}

const hoursOf = (plan: Plan) =>
  plan.routes.map(({ steps }) => (steps.at(-1)!.depart - steps[0]!.arrive) / HOUR)
const afterOneStep = (problem: Problem) => solve(problem, { iterationLimit: 1, threads: 0, seed: 1 })

describe('even days for drivers', () => {
  it('are even in the first plan already', async () => {
    const plan = await afterOneStep(town({ fixed: 0 }))
    const hours = hoursOf(plan)
    const mean = hours.reduce((sum, each) => sum + each, 0) / hours.length
    expect(plan.unserved).toEqual([])
    expect(Math.max(...hours)).toBeLessThan(1.4 * mean)
  })

  it.each([48, 30])('of %i orders open no van for a round that others can make', async (count) => {
    const { orders, ...day } = town({ fixed: 0 })
    const halves: [number, number][] = [
      [8 * HOUR, 12 * HOUR],
      [12 * HOUR, 16 * HOUR],
    ]
    const promised = orders
      .slice(0, count)
      .map((order, k) => (k % 3 === 2 ? order : { ...order, windows: [halves[k % 3]!] }))
    const first = await afterOneStep({ ...day, orders: promised })
    const { cost } = await solve({ ...day, orders: promised }, { iterationLimit: 5000, threads: 0, seed: 1 })
    expect(first.unserved).toEqual([])
    expect(first.cost).toBeLessThan(1.05 * cost)
  })

  it('take no more vans than they pay for', async () => {
    const dear = await afterOneStep(town({ fixed: 100_000 }))
    const alone = await afterOneStep({ ...town({ fixed: 100_000 }), options: {} })
    expect(dear.routes.length).toBe(alone.routes.length)
  })

  it('never put an order that no van can reach behind pinned orders longer than an even day', async () => {
    const day = town({ fixed: 0 })
    const { n, durations } = day.matrices['car']!
    const isFar = (place: number) => place === 1 || place === 2
    const far = durations.map((seconds, k) =>
      isFar(Math.floor(k / n)) === isFar(k % n)
        ? seconds
        : k % n === 2 || Math.floor(k / n) === 2
          ? 4 * HOUR
          : 3 * HOUR,
    )
    const plan = await solve(
      {
        ...day,
        matrices: { car: { ...day.matrices['car']!, durations: far } },
        orders: day.orders.slice(0, 44).map((order) => ({ ...order, service: 60 })),
        vehicles: day.vehicles.slice(0, 2).map((van, k) => ({
          ...van,
          shift: [0, 24 * HOUR],
          maxDuration: 24 * HOUR,
          maxTravel: 7 * HOUR,
          ...(k === 0 && { pinned: [0] }),
        })),
      },
      { iterationLimit: 200, threads: 0, seed: 1 },
    )
    expect(plan.unserved.map(({ order }) => order)).toEqual([1])
  })

  it('take few simulations before the clock begins', () => {
    const day = randomProblem(4, 47, 4, [
      'windows',
      'loads',
      'twoBreaks',
      'traffic',
      'balance',
      'maxDuration',
    ])
    const p = compile(day)
    createKernelEngine(p, new Random(1), { initial: null, thread: 0, threads: 1, clock: null })
    expect(evaluatorOf(p).simulations).toBeLessThan(200_000)
  })
})
