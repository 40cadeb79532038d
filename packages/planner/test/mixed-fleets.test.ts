// Tests mixed fleets: total cost decides which van a route gets.
import { describe, expect, it } from 'vitest'
import type { Problem, Vehicle } from '../src/index.ts'
import { solve } from '../src/index.ts'
import { randomProblem } from './random-problem.ts'

interface Kind {
  name: string
  count: number
  capacity: number
  fixed: number
  perKm: number
}

/** 60 orders of one package, and vans of these kinds. */
function day(kinds: Kind[]): Problem {
  const problem = randomProblem(4, 60, 1, ['loads'])
  for (const order of problem.orders) order.delivery = [1]
  const [van] = problem.vehicles
  problem.vehicles = kinds.flatMap(({ name, count, capacity, fixed, perKm }) =>
    Array.from({ length: count }, (_, k): Vehicle => ({
      ...van,
      id: `${name}${k}`,
      capacity: [capacity],
      costs: { fixed, perHour: 0, perKm },
    })),
  )
  return problem
}

async function kindsUsed(problem: Problem): Promise<Record<string, number>> {
  const plan = await solve(problem, { threads: 0, iterationLimit: 200 })
  expect(plan.violations).toEqual([])
  expect(plan.unserved).toEqual([])
  const usedByKind: Record<string, number> = {}
  for (const { vehicle } of plan.routes) {
    const kind = String(vehicle).replace(/\d+$/, '')
    usedByKind[kind] = (usedByKind[kind] ?? 0) + 1
  }
  return usedByKind
}

const small = { name: 'small', count: 30, capacity: 5, fixed: 1000, perKm: 10 }
const large = { name: 'large', count: 30, capacity: 20, fixed: 2000, perKm: 10 }

describe('a fleet of several kinds', () => {
  it('drives three large vans where twelve small ones would cost twice as much', async () => {
    expect(await kindsUsed(day([small, large]))).toEqual({ large: 3 })
  })

  it('drives small vans where large ones cost too much', async () => {
    expect(await kindsUsed(day([small, { ...large, fixed: 9000 }]))).toEqual({ small: 12 })
  })

  it('fills up with small vans when there are not enough large ones', async () => {
    expect(await kindsUsed(day([small, { ...large, count: 2 }]))).toEqual({ large: 2, small: 4 })
  })

  it('serves everybody where the fleet is full to the last parcel', async () => {
    const usedByKind = await kindsUsed(
      day([
        { ...small, count: 4 },
        { ...large, count: 2 },
      ]),
    )
    expect(usedByKind).toEqual({ large: 2, small: 4 })
  })

  it('is planned as fast with thousands of equal vans', async () => {
    const kinds = await kindsUsed(day([small, large]))
    const many = await kindsUsed(
      day([
        { ...small, count: 2500 },
        { ...large, count: 2500 },
      ]),
    )
    expect(many).toEqual(kinds)
  })

  it('drives far with the van that is cheap to drive', async () => {
    const thrifty = { ...large, name: 'thrifty', fixed: 2600, perKm: 1 }
    expect(await kindsUsed(day([small, { ...large, perKm: 900 }, thrifty]))).toEqual({ thrifty: 3 })
  })

  it('is bred with a few kinds of vans, and annealed with nearly as many kinds as vans', async () => {
    const engineFor = async (kinds: Kind[]): Promise<string> =>
      (await solve(day(kinds), { threads: 0, iterationLimit: 200 })).search.engine
    const vehicles = Array.from({ length: 30 }, (_, k) => ({
      ...large,
      name: `own${k}-`,
      count: 1,
      fixed: 2000 + k,
    }))
    expect([await engineFor([small, large]), await engineFor(vehicles)]).toEqual(['genetic', 'annealing'])
  })
})
