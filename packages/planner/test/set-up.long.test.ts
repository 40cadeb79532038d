// Large days: neighbours are the true nearest, threads build tables together, memory holds no table twice.
import { expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import { createPicker, nearestOrders } from '../src/general/neighbours.ts'
import { solve } from '../src/index.ts'
import { buildInstance } from '../src/vrptw/instance.ts'
import { transpose } from '../src/vrptw/transpose.ts'
import { findNearest } from '../src/vrptw/nearest.ts'
import { shareTables } from '../src/vrptw/shared-tables.ts'
import { Random } from '../src/run/random.ts'
import { randomProblem } from './random-problem.ts'

/** Byte by byte: `toEqual` takes seconds for millions of numbers. */
function isSame(a: NodeJS.TypedArray, b: NodeJS.TypedArray): boolean {
  const bytes = (list: NodeJS.TypedArray) => Buffer.from(list.buffer, list.byteOffset, list.byteLength)
  return a.constructor === b.constructor && bytes(a).equals(bytes(b))
}

it('picks the smallest keys, smallest first, whatever their spread', () => {
  const random = new Random(4)
  for (const n of [5, 300, 4000]) {
    for (const k of [1, 4, Math.min(60, n - 1)]) {
      const pick = createPicker(n, k)
      for (const spread of [1, 3, 1e6]) {
        const key = Float64Array.from({ length: n }, () => random.below(spread))
        key[random.below(n)] = Infinity
        const expected = [...key.keys()].toSorted((a, b) => key[a] - key[b] || a - b).slice(0, k)
        const picked = [...pick(key)]
        expect(picked.map((j) => key[j])).toEqual(expected.map((j) => key[j]))
        expect(new Set(picked).size).toBe(k)
      }
    }
  }
})

it('lists as nearest what driving there or back costs least', () => {
  const p = compile(randomProblem(6, 90, 3, []))
  const { width, list } = nearestOrders(p, 20)
  const { time, size } = p.vehicles[0]
  for (const i of [0, 17, 89]) {
    const leg = (j: number): number => Math.min(time[(3 + i) * size + 3 + j], time[(3 + j) * size + 3 + i])
    const expected = Array.from({ length: 90 }, (_, j) => j)
      .filter((j) => j !== i)
      .toSorted((a, b) => leg(a) - leg(b) || a - b)
      .slice(0, 20)
    const places = [...list.subarray(i * width, (i + 1) * width)]
    expect(places.map(leg)).toEqual(expected.map(leg))
  }
})

it('builds the same tables and lists in shared memory', () => {
  const p = compile(randomProblem(6, 2600, 3, ['windows', 'loads']))
  const inst = buildInstance(p, 10)
  const near = findNearest(inst, 60, false)
  p.shared = shareTables(p, 2, true)!
  const together = buildInstance(p, 10)
  expect(together.price).toBe(p.shared.price)
  expect(isSame(together.price, inst.price)).toBe(true)
  expect(isSame(transpose(together.price, together.m), transpose(inst.price, inst.m))).toBe(true)
  const list = findNearest(together, 60, false)
  expect(isSame(list.list, near.list)).toBe(true)
  expect(isSame(list.price, near.price)).toBe(true)
})

it('lets two threads build the tables of 2,600 orders together', async () => {
  const problem = randomProblem(6, 2600, 90, ['windows', 'loads'])
  const plan = await solve(problem, { threads: 2, iterationLimit: 20 })
  expect(plan.violations).toEqual([])
  expect(plan.routes.length).toBeGreaterThan(0)
})
