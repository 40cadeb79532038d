// A day with full vans, planned on a machine that is too busy at first.
import { solve, type InitialPlan, type Plan, type Problem } from '@dropwise/planner'
import { describe, expect, it } from 'vitest'
import { searchOn } from './search-on.ts'

const VANS = 4
const CAPACITY = 30
/** These orders fill the vans exactly. In the given order one of them would not fit. */
const PACKAGES = [9, 6, 15, 6, 6, 18, 7, 12, 11, 5, 12, 13]

const places = [[0, 0], ...PACKAGES.map((packages, i) => [(packages * 37) % 100, (i * 53) % 100])]
const table = Int32Array.from(
  places.flatMap(([x, y]) => places.map(([u, v]) => Math.abs(x! - u!) + Math.abs(y! - v!))),
)
const day: Problem = {
  matrices: { car: { n: places.length, durations: table, distances: table } },
  vehicles: Array.from({ length: VANS }, (_, i) => ({
    id: `van ${i}`,
    start: 0,
    end: 0,
    capacity: [CAPACITY],
    shift: [0, 86_400],
    profile: 'car',
  })),
  orders: PACKAGES.map((packages, i) => ({
    id: `order ${i}`,
    location: i + 1,
    service: 0,
    delivery: [packages],
  })),
}

/** Gives no time to searches before the search with this number. */
function busyUntil(number: number) {
  const initials: (InitialPlan | undefined)[] = []
  const search = (initial?: InitialPlan): Promise<Plan> => {
    initials.push(initial)
    const time = initials.length < number ? { signal: AbortSignal.abort() } : { iterationLimit: 400 }
    return solve(day, { ...time, seed: 1, threads: 0, ...(initial ? { initial } : {}) })
  }
  return { search, initials }
}

const never = new AbortController().signal
const served = ({ routes }: InitialPlan | Plan) =>
  routes.flatMap((route) => ('orders' in route ? route.orders : [])).length

describe('a search that was cut short', () => {
  it('continues from its last plan until every order that fits is served', async () => {
    const { search, initials } = busyUntil(3)
    const plan = await searchOn(search, never)
    expect(plan.unserved).toEqual([])
    expect(initials).toHaveLength(3)
    expect(initials[0]).toBeUndefined()
    expect(served(initials[1]!)).toBeGreaterThan(PACKAGES.length / 2)
  })

  it('reports that it was cut short, instead of a full fleet, when it runs out of time', async () => {
    const { search, initials } = busyUntil(Infinity)
    const plan = await searchOn(search, never)
    expect(new Set(plan.unserved.map(({ code }) => code))).toEqual(new Set(['search_cut_short']))
    expect(initials).toHaveLength(4)
  })

  it('ends when the dispatcher stops it', async () => {
    const { search, initials } = busyUntil(Infinity)
    await searchOn(search, AbortSignal.abort())
    expect(initials).toHaveLength(1)
  })
})

it('is not repeated when it had its time', async () => {
  const { search, initials } = busyUntil(0)
  expect((await searchOn(search, never)).unserved).toEqual([])
  expect(initials).toHaveLength(1)
})
