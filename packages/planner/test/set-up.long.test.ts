// Tests large days: neighbours are exact, threads build tables together, no table is duplicated.
import { expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import { createPicker } from '../src/model/picking.ts'
import { solve } from '../src/index.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { transpose } from '../src/search/transpose.ts'
import { findNearest } from '../src/search/nearest.ts'
import { shareTables } from '../src/search/share-tables.ts'
import { survey } from '../src/search/survey.ts'
import type { Problem } from '../src/model/problem.ts'
import { TUNING } from '../src/tuning.ts'
import { Random } from '../src/search/random.ts'
import { randomProblem } from './random-problem.ts'

/** Compares bytes, because `toEqual` takes seconds for millions of numbers. */
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

/** Some vans have another tariff, so each leg has two prices. */
function withTwoPrices(problem: Problem): Problem {
  const costs = { fixed: 0, perHour: 1800, perKm: 1000 }
  return { ...problem, vehicles: problem.vehicles.map((v, k) => (k % 2 === 0 ? v : { ...v, costs })) }
}

it.each([
  ['one price', (problem: Problem) => problem, 1],
  ['two prices', withTwoPrices, 2],
])('builds the same tables and lists in shared memory, with %s for a leg', (_, change, tariffs) => {
  const p = compile(change(randomProblem(6, 2600, 3, ['windows', 'loads'])))
  const width = TUNING.large.neighbours
  const inst = buildInstance(p)
  const near = findNearest(inst, width, false)
  p.shared = shareTables(p, 2, null)!
  const together = buildInstance(p)
  expect(together.tariffs).toBe(tariffs)
  // `toBe` on the arrays would print millions of numbers.
  expect(together.price === p.shared.price).toBe(true)
  expect(isSame(together.price, inst.price)).toBe(true)
  expect(together.time === (tariffs === 1 ? together.price : p.shared.time)).toBe(true)
  expect(isSame(together.time, inst.time)).toBe(true)
  expect(together.symmetric).toBe(inst.symmetric)
  expect(together.smallNumbers).toBe(inst.smallNumbers)
  expect(isSame(transpose(together.price, together.m), transpose(inst.price, inst.m))).toBe(true)
  const list = findNearest(together, width, false)
  expect(list.list === p.shared.near).toBe(true)
  expect(isSame(list.list, near.list)).toBe(true)
  expect(isSame(list.price, near.price)).toBe(true)
})

it('detects symmetric tables and tables with large numbers', () => {
  const m = 70
  const table = Int32Array.from({ length: m * m }, (_, k) => ((k % m) + 1) * (Math.floor(k / m) + 1))
  const find = (...tables: Int32Array[]) => survey(null, tables, m, 4900)
  expect(find(table)).toEqual({ isSymmetric: true, hasLarge: false })
  for (const [row, column] of [
    [0, 1],
    [69, 0],
    [33, 32],
  ]) {
    const bent = table.slice()
    bent[row * m + column] += 1
    expect(find(bent)).toEqual({ isSymmetric: false, hasLarge: false })
    expect(find(table, bent)).toEqual({ isSymmetric: false, hasLarge: false })
    bent[column * m + row] = bent[row * m + column] = 4901
    expect(find(bent)).toEqual({ isSymmetric: true, hasLarge: true })
  }
  // Several tables may stand in one array.
  const two = new Int32Array(2 * m * m)
  two.set(table)
  two[m * m + 1] = 7
  expect(find(two)).toEqual({ isSymmetric: false, hasLarge: false })
})

it('lets two threads build the tables of 2,600 orders together', async () => {
  const problem = randomProblem(6, 2600, 90, ['windows', 'loads'])
  const plan = await solve(problem, { threads: 2, iterationLimit: 20 })
  expect(plan.violations).toEqual([])
  expect(plan.routes.length).toBeGreaterThan(0)
})
