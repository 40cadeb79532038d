// Tests the price of overtime: paid only beyond its hours, and worth a second van. features.test.ts compares it with all plans.
import { describe, expect, it } from 'vitest'
import { solve, type Problem } from '../src/index.ts'
import { compile } from '../src/model/compile.ts'
import { needsDriving } from '../src/search/features.ts'

/** Eight stops of half an hour around the depot, ten minutes apart; two vans of eight hours. */
function day(overtime?: { after: number; perHour: number }): Problem {
  const n = 9
  const durations = Int32Array.from({ length: n * n }, (_, k) => (k % n === Math.floor(k / n) ? 0 : 600))
  return {
    matrices: { car: { n, durations, distances: durations } },
    vehicles: ['A', 'B'].map((id) => ({
      id,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [],
      shift: [0, 28_800] as [number, number],
      costs: { fixed: 2_000, perHour: 0, perKm: 0, perPaidHour: 2_000, ...(overtime && { overtime }) },
    })),
    orders: Array.from({ length: n - 1 }, (_, k) => ({ id: k, location: k + 1, service: 1_800 })),
  }
}
const options = { threads: 0, iterationLimit: 300 }

describe('[M32] overtime', () => {
  it('is worth a second van where it costs more than the van', async () => {
    const plain = await solve(day(), options)
    expect(plain.routes).toHaveLength(1)
    expect(plain.routes[0]!.duration).toBe(8 * 1_800 + 9 * 600)
    // An hour and a half beyond four hours, at half as much again.
    const dear = await solve(day({ after: 14_400, perHour: 1_000 }), options)
    expect(dear.routes).toHaveLength(1)
    expect(dear.cost).toBe(plain.cost + 1_500)
    expect([plain, dear].map(({ routes }) => routes[0]!.overtimeCost)).toEqual([0, 1_500])
    const dearer = await solve(day({ after: 14_400, perHour: 4_000 }), options)
    expect(dearer.routes.map(({ duration }) => duration <= 14_400)).toEqual([true, true])
    expect(dearer.cost).toBeCloseTo(plain.cost + 2_000 + (2_000 * 600) / 3600, 3)
  })

  it('does not slow the search if no shift reaches it, or if it has no extra price', () => {
    for (const overtime of [
      { after: 28_800, perHour: 4_000 },
      { after: 3_600, perHour: 0 },
    ]) {
      const p = compile(day(overtime))
      expect(needsDriving(p)).toBe(false)
    }
    expect(needsDriving(compile(day({ after: 3_600, perHour: 1 })))).toBe(true)
  })
})
