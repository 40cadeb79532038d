// Tests a driven day against a new plan, on a street with hand-computed figures.
import { describe, expect, it } from 'vitest'
import { replay, type Order, type Problem, type Vehicle } from '../src/index.ts'

/** The depot at 0 and doors at 1 to 4 km, a minute per kilometre. */
const KM = [0, 1, 2, 3, 4]
const street = {
  n: KM.length,
  durations: Int32Array.from(KM.flatMap((a) => KM.map((b) => Math.abs(a - b) * 60))),
  distances: Int32Array.from(KM.flatMap((a) => KM.map((b) => Math.abs(a - b) * 1000))),
}
const van = (id: string, more: Partial<Vehicle> = {}): Vehicle => ({
  id,
  profile: 'van',
  start: 0,
  end: 0,
  capacity: [4],
  shift: [0, 10_000],
  costs: { fixed: 10, perHour: 0, perKm: 1 },
  ...more,
})
const door = (km: number, more: Partial<Order> = {}): Order => ({
  id: `at ${km}`,
  location: km,
  service: 100,
  delivery: [1],
  ...more,
})
const day = (orders: Order[], vehicles = [van('a'), van('b')]): Problem => ({
  matrices: { van: street },
  vehicles,
  orders,
})
const all = [1, 2, 3, 4].map((km) => door(km))
const quick = { threads: 0, iterationLimit: 200 }

describe('replay', () => {
  it('counts what both sides drive, take and cost', async () => {
    // Each van drives to the far end: 0-1-3-0 is 6 km, 0-2-4-0 is 8 km.
    const driven = {
      routes: [
        { vehicle: 'a', orders: ['at 1', 'at 3'] },
        { vehicle: 'b', orders: ['at 2', 'at 4'] },
      ],
    }
    const result = await replay(day(all), driven, quick)
    expect(result).toMatchObject({
      driven: {
        vehicles: 2,
        served: 4,
        distance: 14_000,
        travel: 840,
        duration: 1240,
        cost: 34,
        missedWindows: 0,
      },
      planned: {
        vehicles: 1,
        served: 4,
        distance: 8_000,
        travel: 480,
        duration: 880,
        cost: 18,
        missedWindows: 0,
      },
      saved: {
        vehicles: 1,
        served: 0,
        distance: 6_000,
        travel: 360,
        duration: 360,
        cost: 16,
        missedWindows: 0,
      },
      outcome: 'better',
      unserved: [],
      drivenBreaks: [],
    })
  })

  it('reports no savings for a day that was driven well', async () => {
    const driven = { routes: [{ vehicle: 'a', orders: ['at 1', 'at 2', 'at 3', 'at 4'] }] }
    const { saved, outcome } = await replay(day(all), driven, quick)
    expect(outcome).toBe('same')
    expect(saved).toMatchObject({ vehicles: 0, distance: 0, duration: 0, cost: 0 })
  })

  it('counts a missed window on both sides, and keeping it before the money it costs', async () => {
    // Driven 4-1: 240 s + 100 s + 180 s = 520 s at the door that closed at 100. In time: 1-4 costs the same.
    const early = [door(1, { windows: [[0, 100]] }), door(4)]
    const driven = { routes: [{ vehicle: 'a', orders: ['at 4', 'at 1'] }] }
    const hard = await replay(day(early), driven, quick)
    expect([hard.driven.missedWindows, hard.planned.missedWindows]).toEqual([1, 0])
    expect(hard).toMatchObject({
      outcome: 'better',
      saved: { missedWindows: 1, distance: 0 },
      drivenBreaks: [],
    })

    // The new plan also misses a window that costs less than another van, and reports it.
    const soft = [
      door(1, { promise: { window: [0, 100], price: 1 } }),
      door(4, { promise: { window: [0, 250], price: 1 } }),
    ]
    const late = await replay(day(soft), driven, quick)
    expect([late.driven.missedWindows, late.planned.missedWindows]).toEqual([1, 1])
    expect(late.outcome).toBe('same')
  })

  it('is worse where the new plan keeps a limit that the driven day broke', async () => {
    const small = [van('a', { capacity: [2] }), van('b', { capacity: [2] })]
    const driven = { routes: [{ vehicle: 'a', orders: ['at 1', 'at 2', 'at 3', 'at 4'] }] }
    const { outcome, saved, drivenBreaks } = await replay(day(all, small), driven, quick)
    expect(outcome).toBe('worse')
    // 8 km by one van against 8 and 4 km by two.
    expect(saved).toMatchObject({ vehicles: -1, distance: -4_000, cost: -14 })
    expect(drivenBreaks).toEqual([expect.objectContaining({ code: 'load', vehicle: 'a', amount: 2 })])
  })

  it('saves nothing by leaving orders out', async () => {
    const one = [van('a', { capacity: [3] })]
    const driven = { routes: [{ vehicle: 'a', orders: ['at 1', 'at 2', 'at 3', 'at 4'] }] }
    const result = await replay(day(all, one), driven, quick)
    expect(result).toMatchObject({ outcome: 'not_comparable', saved: null, planned: { served: 3 } })
    expect(result.unserved).toHaveLength(1)
  })

  it('refuses a driven day that leaves out an order', async () => {
    const partly = { routes: [{ vehicle: 'a', orders: ['at 1', 'at 2', 'at 3'] }] }
    await expect(replay(day(all), partly, quick)).rejects.toThrow('Order at 4 is on no driven route')
  })

  it('refuses a driven day with an order twice', async () => {
    const twice = { routes: [{ vehicle: 'a', orders: ['at 1', 'at 1'] }] }
    await expect(replay(day([door(1)]), twice, quick)).rejects.toThrow(/at 1|twice/)
  })
})
