// Tests manual edits: routes are priced as in the whole plan, and an order goes where it violates least.
import { describe, expect, it } from 'vitest'
import type { Order, Problem } from '../src/index.ts'
import { check, openLivePlan, score, solve } from '../src/index.ts'
import { FEATURES, randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

/** Places on a line at one metre per second; the depot is place 0. */
const line = (n: number) => {
  const cells = Int32Array.from({ length: n * n }, (_, k) => Math.abs(Math.floor(k / n) - (k % n)))
  return { n, durations: cells, distances: cells }
}
const order = (id: number, more: Partial<Order> = {}): Order => ({
  id,
  location: id,
  service: 10,
  delivery: [1],
  ...more,
})
const problem = (orders: Order[], more: Partial<Problem['vehicles'][number]> = {}): Problem => ({
  matrices: { van: line(10) },
  vehicles: [{ id: 'v', profile: 'van', start: 0, end: 0, capacity: [3], shift: [0, 1_000], ...more }],
  orders,
})

describe('a route by hand', () => {
  it('has the price and violations of the whole plan', async () => {
    for (let seed = 1; seed <= (isLong ? 25 : 8); seed += 1) {
      const input = randomProblem(seed, 14, 3, [...FEATURES])
      const solved = await solve(input, { threads: 0, iterationLimit: 40 })
      const live = openLivePlan(input)
      for (const { vehicle, steps } of solved.routes) {
        const ids = steps.flatMap((step) => (step.type === 'order' ? [step.id!] : []))
        const fullScore = score(input, { routes: [{ vehicle, orders: ids.toReversed() }] })
        const { route, violations } = live.score(vehicle, ids.toReversed())
        expect(route).toEqual(fullScore.routes[0])
        const liveViolations = check(input, fullScore).violations.filter(
          ({ code, vehicle: of }) => of === vehicle && code !== 'pinned',
        )
        expect(violations.filter(({ code }) => code !== 'pinned')).toEqual(liveViolations)
      }
    }
  })

  it('leaves as late as its unavoidable lateness allows', () => {
    const opensLate = order(3, { windows: [[600, 700]] })
    const isOver = order(1, { windows: [[0, 20]] })
    const { route, violations } = openLivePlan(problem([opensLate, isOver])).score('v', [3, 1])
    expect(violations).toEqual([expect.objectContaining({ code: 'delay', amount: 612 - 20, order: 1 })])
    expect(route!.steps[0]!.depart).toBe(597)
    expect(route!.duration).toBe(3 + 10 + 2 + 10 + 1)
    // A day with a length limit becomes late rather than longer.
    const within = openLivePlan(problem([opensLate, order(1, { windows: [[0, 603]] })], { maxDuration: 30 }))
    const late = within.score('v', [3, 1])
    expect(late.violations.map(({ code }) => code)).toEqual(['delay'])
    expect(late.route!.duration).toBeLessThanOrEqual(30)
    // The break counts: a later start would miss it.
    const breaks = [{ id: 'b', windows: [[100, 200] as [number, number]], service: 50 }]
    const rested = openLivePlan(problem([opensLate, isOver], { breaks })).score('v', [3, 1])
    expect(rested.route!.steps[0]!.depart).toBe(200)
    expect(rested.violations.map(({ code }) => code)).toEqual(['delay'])
  })

  it('names each broken rule with its amount, and what a load is of', () => {
    const live = openLivePlan(
      problem([
        order(1, { windows: [[0, 20]] }),
        order(5, { delivery: [4] }),
        order(2, { skills: ['lift'] }),
      ]),
    )
    const { violations } = live.score('v', [5, 1, 2])
    expect(violations).toEqual([
      expect.objectContaining({ code: 'skills', amount: 1, order: 2 }),
      expect.objectContaining({ code: 'load', amount: 3, dimension: 0, vehicle: 'v' }),
    ])
    expect(live.score('v', [5, 2, 1]).violations).toContainEqual(
      expect.objectContaining({ code: 'delay', amount: 5 + 10 + 3 + 10 + 1 - 20, order: 1 }),
    )
  })

  it('stays at the depot without a stop', () => {
    expect(openLivePlan(problem([order(1)])).score('v', [])).toEqual({ route: null, violations: [] })
  })
})

describe('an order put into a route', () => {
  it('is inserted at the cheapest place, with the added cost', () => {
    const live = openLivePlan(problem([order(1), order(4), order(8)]))
    const placement = live.place(4, 'v', [1, 8])
    expect(placement).toMatchObject({ duration: 10, distance: 0, violations: [] })
    expect(live.place(8, 'v', [1, 4])).toMatchObject({ distance: 8 })
    expect(live.place(4, 'v', [])).toMatchObject({ position: 0, distance: 8, duration: 18 })
  })

  it('is inserted at the requested place, or at the end', () => {
    const live = openLivePlan(problem([order(1), order(4), order(8)]))
    expect(live.place(4, 'v', [1, 8], 0).position).toBe(0)
    expect(live.place(4, 'v', [1, 8], 99).position).toBe(2)
  })

  it('breaks as few seconds as possible if every place breaks a rule', () => {
    const live = openLivePlan(
      problem([order(9, { windows: [[0, 9]] }), order(8, { windows: [[0, 12]] }), order(1)]),
    )
    // First: 9 is served at 8 + 10 + 1 = 19, 10 late. After it: 8 is served at 9 + 10 + 1 = 20, 8 late.
    const placement = live.place(8, 'v', [9, 1])
    expect(placement.position).toBe(1)
    expect(placement.violations).toEqual([expect.objectContaining({ code: 'delay', amount: 8, order: 8 })])
  })

  it('is refused for a van or an order that is not there', () => {
    const live = openLivePlan(problem([order(1)]))
    expect(() => live.place(1, 'w', [])).toThrow(/no vehicle w/)
    expect(() => live.place(7, 'v', [])).toThrow(/no order 7/)
  })
})

it('leaves late rather than waiting when every departure makes a stop late', () => {
  const clock = (hours: number, minutes: number) => (hours * 60 + minutes) * 60
  const minutes = (...cells: number[]) => Int32Array.from(cells, (cell) => cell * 60)
  // Minutes of driving: 27 to the first stop, 60 to the second, 101 to the third, 80 home.
  const durations = minutes(0, 27, 99, 99, 99, 0, 60, 99, 99, 99, 0, 101, 80, 99, 99, 0)
  const day: Problem = {
    matrices: { van: { n: 4, durations, distances: durations } },
    vehicles: [
      {
        id: 'v',
        profile: 'van',
        start: 0,
        end: 0,
        capacity: [],
        shift: [clock(7, 30), clock(20, 0)],
        maxDuration: 8 * 3600,
        costs: { fixed: 0, perHour: 0, perKm: 0, perPaidHour: 2_200 },
      },
    ],
    orders: [
      { id: 1, location: 1, service: 600, windows: [[clock(10, 57), clock(11, 30)]] },
      { id: 2, location: 2, service: 600, windows: [[clock(11, 0), clock(11, 56)]] },
      { id: 3, location: 3, service: 1_200 },
    ],
  }
  const { route, violations } = openLivePlan(day).score('v', [1, 2, 3])
  expect(violations).toMatchObject([{ code: 'delay', order: 2, amount: 11 * 60 }])
  expect(route).toMatchObject({ duration: clock(5, 8), wait: 0 })
  expect(route!.steps[0]!.depart).toBe(clock(10, 30))
})
