// Compact routes: less overlap within the price, every promise and order kept, no change without a gain.
import { describe, expect, it } from 'vitest'
import { check, compactRoutes, score, sequencesOf, type Id, type Plan, type Problem } from '../index.ts'
import { overlapOf, type Place } from '../overlap.ts'

/** Doors on a grid around a depot in the middle, in kilometres; two vans whose routes lie across each other. */
const DOORS = [
  ...[-3, -2, -1, 1, 2, 3].flatMap((x) => [-2, 0.5, 2].map((y) => ({ x, y }))),
  { x: 0, y: 3 },
  { x: 0, y: -3 },
]
const ORIGIN = { lat: 50, lng: 7 }
const placeAt = ({ x, y }: { x: number; y: number }): Place => ({
  lat: ORIGIN.lat + y / 111.195,
  lng: ORIGIN.lng + x / 71.5,
})
const points = [{ x: 0, y: 0 }, ...DOORS]
const metres = Int32Array.from(
  points.flatMap((a) => points.map((b) => Math.round(1_000 * Math.hypot(a.x - b.x, a.y - b.y)))),
)

function crossing(change: (order: Problem['orders'][number], i: number) => object = () => ({})): {
  problem: Problem
  plan: Plan
} {
  const van = { profile: 'car', start: 0, end: 0, capacity: [12], shift: [0, 40_000] as [number, number] }
  const costs = { fixed: 0, perHour: 20, perKm: 1 }
  const problem: Problem = {
    matrices: {
      car: {
        n: points.length,
        durations: metres.map((length) => Math.round(length / 10)),
        distances: metres,
      },
    },
    vehicles: ['a', 'b'].map((id) => ({ ...van, id, costs })),
    orders: DOORS.map((_, i) => {
      const order = { id: `o${i}`, location: i + 1, service: 120, delivery: [1] }
      return { ...order, ...change(order, i) }
    }),
  }
  // Every second door by each van, from west to east.
  const of = (rest: number): Id[] => problem.orders.flatMap(({ id }, i) => (i % 2 === rest ? [id] : []))
  const routes = [
    { vehicle: 'a', orders: of(0) },
    { vehicle: 'b', orders: of(1) },
  ]
  return { problem, plan: score(problem, { routes }) }
}

const placeOf = (id: Id): Place => placeAt(DOORS[Number(String(id).slice(1))])
const wish = { placeOf, timeLimitMs: 60_000, iterationLimit: 600, seed: 1 }
const placesOf = (plan: Plan): Place[][] =>
  plan.routes.map(({ steps }) => steps.flatMap(({ type, id }) => (type === 'order' ? [placeOf(id!)] : [])))

describe('overlap', () => {
  it('counts stops strictly within the area of another route', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ].map(([x, y]) => placeAt({ x, y }))
    const inside = placeAt({ x: 2, y: 2 })
    const beside = placeAt({ x: 5, y: 2 })
    expect(overlapOf([square, [inside, beside]])).toEqual({ stops: 6, inOthers: 1 })
    // The same door on both routes is a corner, and two stops have no area.
    expect(overlapOf([square, [square[0], beside]])).toEqual({ stops: 6, inOthers: 0 })
    expect(overlapOf([[inside, beside], [inside]])).toEqual({ stops: 3, inOthers: 0 })
    expect(overlapOf([])).toEqual({ stops: 0, inOthers: 0 })
  })

  it('counts a stop in two other areas once, and works across the 180th meridian', () => {
    const box = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([lng, lat]) => ({ lat, lng: lng < 0 ? 180 + lng : lng - 180 }))
    expect(overlapOf([box, box, [{ lat: 0, lng: 180 }]])).toEqual({ stops: 9, inOthers: 1 })
  })
})

describe('compact routes', () => {
  it('[M42] lets routes overlap less, within the allowed price, with every order served', async () => {
    const { problem, plan } = crossing()
    const {
      plan: compact,
      before,
      after,
      extraCost,
      movedOrders,
    } = await compactRoutes(problem, plan, { ...wish, extraShare: 0.05 })
    expect(before).toEqual(overlapOf(placesOf(plan)))
    expect(after).toEqual(overlapOf(placesOf(compact)))
    expect(after.inOthers).toBeLessThan(before.inOthers / 3)
    expect(movedOrders).toBeGreaterThan(0)
    expect(extraCost).toBeCloseTo(compact.cost - plan.cost, 6)
    expect(compact.cost).toBeLessThanOrEqual(plan.cost * 1.05 + 1e-6)
    expect(compact.unserved).toEqual(plan.unserved)
    expect(check(problem, compact).feasible).toBe(true)
  })

  it('breaks no promise and changes no locked van for it, at any price', async () => {
    const free = crossing()
    const starts = new Map(
      free.plan.routes.flatMap(({ vehicle, steps }) =>
        steps.map(({ id, start }) => [id, { vehicle, start }]),
      ),
    )
    // Soft windows, and vans, that cost next to nothing to break.
    const { problem, plan } = crossing((order, i) => {
      const { vehicle, start } = starts.get(order.id)!
      const from = Math.max(0, start - 600)
      return {
        windows: [[from, 100_000]],
        promise: { window: [from, start + 600], price: 0.001, ...(i % 4 === 0 && { vehicle }) },
      }
    })
    const { plan: compact, after, before } = await compactRoutes(problem, plan, { ...wish, extraShare: 0.5 })
    for (const { vehicle, steps } of compact.routes)
      for (const { type, id, start } of steps) {
        if (type !== 'order') continue
        const { promise } = problem.orders.find((order) => order.id === id)!
        expect(start).toBeGreaterThanOrEqual(promise!.window![0])
        expect(start).toBeLessThanOrEqual(promise!.window![1])
        expect(promise!.vehicle ?? vehicle).toBe(vehicle)
      }
    expect(after.inOthers).toBeLessThanOrEqual(before.inOthers)
  })

  it('keeps vans that orders are bound to, and first stops that are pinned', async () => {
    const bound = crossing((_, i) => (i < 6 ? { allowedVehicles: [i % 2 === 0 ? 'a' : 'b'] } : {}))
    const pinned = {
      ...bound.problem,
      vehicles: bound.problem.vehicles.map((van) => (van.id === 'b' ? { ...van, pinned: ['o1'] } : van)),
    }
    const { plan } = await compactRoutes(pinned, score(pinned, sequencesOf(bound.plan)), {
      ...wish,
      extraShare: 0.2,
    })
    const on = new Map(
      sequencesOf(plan).routes.flatMap(({ vehicle, orders }) => orders.map((id) => [id, vehicle])),
    )
    for (let i = 0; i < 6; i += 1) expect(on.get(`o${i}`)).toBe(i % 2 === 0 ? 'a' : 'b')
    expect(sequencesOf(plan).routes.find(({ vehicle }) => vehicle === 'b')?.orders[0]).toBe('o1')
  })

  it('stays the plan without overlap, without time, and where only a dearer plan would overlap less', async () => {
    const { problem, plan } = crossing()
    const one = score(problem, { routes: [{ vehicle: 'a', orders: ['o0', 'o1', 'o2'] }] })
    expect((await compactRoutes(problem, one, { ...wish, extraShare: 0.1 })).plan).toBe(one)
    expect((await compactRoutes(problem, plan, { ...wish, extraShare: 0.1, timeLimitMs: 0 })).plan).toBe(plan)
    const tied = crossing((_, i) => ({ allowedVehicles: [i % 2 === 0 ? 'a' : 'b'] }))
    const same = await compactRoutes(tied.problem, tied.plan, { ...wish, extraShare: 0 })
    expect(same).toMatchObject({ plan: tied.plan, extraCost: 0, movedOrders: 0 })
  })

  it('counts routes that stay as they are', async () => {
    const { problem, plan } = crossing()
    const around = [
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
    ].map(([x, y]) => placeAt({ x, y }))
    const { before, after } = await compactRoutes(problem, plan, {
      ...wish,
      iterationLimit: 50,
      extraShare: 0.1,
      fixed: [around],
    })
    expect(before).toEqual({ stops: DOORS.length + 4, inOthers: DOORS.length })
    expect(after).toEqual(before)
  })
})
