// The search of a week plan on invented days: no order is lost or moved out of its days, and the week is never
// dearer than its days alone.
import { polygonOf } from '@dropwise/contracts'
import { check, type Problem } from '@dropwise/planner'
import { describe, expect, it } from 'vitest'
import type { VanDay } from '../../../platform/van-day/van-day.ts'
import { Zones } from '../../../platform/zones.ts'
import { atOneSpeed, daysServed, type DayProblem } from './join-days.ts'
import type { WeekOrder } from './queries.ts'
import { savingsOfMoves } from './price-moves.ts'
import { searchWeek } from './search-week.ts'

const HOUR = 3_600
const DATES = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']
const TOWNS = [
  { x: 9_000, y: 0 },
  { x: -9_000, y: 1_000 },
  { x: 0, y: 9_000 },
  { x: 1_000, y: -9_000 },
]

interface Options {
  orders: number
  vans: number
  /** Whether the order of this index may move. */
  moves: (index: number) => boolean
}

/** Orders of four towns around a depot, spread over the days without regard to their town. */
function weekOf({ orders, vans, moves }: Options): DayProblem[] {
  const places = [
    { x: 0, y: 0 },
    ...Array.from({ length: orders }, (_, i) => {
      const town = TOWNS[i % TOWNS.length]!
      return { x: town.x + ((i * 37) % 11) * 150, y: town.y + ((i * 53) % 13) * 150 }
    }),
  ]
  const table = Int32Array.from(
    places.flatMap((a) => places.map((b) => Math.round((Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / 10))),
  )
  const vehicles = Array.from(
    { length: vans },
    (_, k) =>
      ({ id: `van ${k}`, name: `Van ${k}`, registration: `V ${k}`, zoneIds: [] }) as unknown as VanDay,
  )
  return DATES.map((date, day) => {
    const ordersOfDay = Array.from({ length: orders }, (_, i) => i).filter(
      (i) => (i * 7 + (i >> 2)) % DATES.length === day,
    )
    const problem: Problem = {
      matrices: { car: { n: places.length, durations: table, distances: table } },
      vehicles: vehicles.map(({ id }) => ({
        id,
        profile: 'car',
        start: 0,
        end: 0,
        capacity: [20],
        shift: [8 * HOUR, 16 * HOUR],
        costs: { fixed: 3_000, perHour: 0, perKm: 30, perPaidHour: 2_000 },
      })),
      orders: ordersOfDay.map((i) => ({
        id: `order ${i}`,
        location: i + 1,
        service: 240,
        delivery: [1],
        ...(i % 5 === 0 ? { windows: [[9 * HOUR, 12 * HOUR] as [number, number]] } : {}),
      })),
    }
    return {
      date,
      vehicles,
      problem,
      orders: ordersOfDay.map(
        (i) =>
          ({
            id: `order ${i}`,
            lat: 0,
            lng: 0,
            pair: null,
            onlyVehicles: [],
            notVehicles: [],
            onDate: date,
            ...(moves(i) ? { earliest: DATES[0]!, latest: DATES.at(-1)! } : { earliest: date, latest: date }),
          }) as unknown as WeekOrder,
      ),
    }
  })
}

const search = (days: DayProblem[], signal = new AbortController().signal, zones = new Zones([])) =>
  searchWeek(days, zones, {
    limitMs: 60_000,
    seed: 1,
    threads: 0,
    signal,
    onRefused: undefined,
    iterationLimit: 1_500,
    onCost: () => undefined,
  })
const ownDays = (days: DayProblem[]) =>
  new Map(days.flatMap(({ orders }) => orders.map((o) => [o.id, o.onDate])))

it('[M45] gathers the orders of a town on one day, at a lower cost, with every order served once', async () => {
  const days = weekOf({ orders: 60, vans: 2, moves: () => true })
  const { alone, week, joined } = await search(days)
  expect(week.cost).toBeLessThan(0.8 * alone.cost)
  expect(week.unserved).toEqual([])
  expect(daysServed(week).size).toBe(60)
  expect(check(joined, week as Parameters<typeof check>[1])).toMatchObject({ feasible: true })
})

it('[M42] keeps each van in its territory on every day that an order moves to', async () => {
  const box = (west: number) =>
    polygonOf([
      [west, 0],
      [west + 1, 0],
      [west + 1, 1],
      [west, 1],
    ])
  const zones = new Zones(
    [0, 1].map((k) => ({ id: `zone ${k}`, name: `Zone ${k}`, polygon: box(k), weekdays: [] })),
  )
  const zoneOf = (id: unknown) => Number(String(id).slice('order '.length)) % 2
  const days = weekOf({ orders: 30, vans: 2, moves: () => true })
  for (const day of days) {
    day.vehicles.forEach((van, k) => Object.assign(van, { zoneIds: [`zone ${k}`] }))
    for (const order of day.orders) Object.assign(order, { lat: 0.5, lng: zoneOf(order.id) + 0.5 })
    for (const order of day.problem.orders) order.forbiddenVehicles = [`van ${1 - zoneOf(order.id)}`]
  }
  const { week } = await search(days, undefined, zones)
  expect(daysServed(week).size).toBe(30)
  for (const { vehicle, steps } of week.routes)
    for (const { type, id } of steps)
      if (type === 'order') expect(String(vehicle)).toMatch(new RegExp(`van ${zoneOf(id)}$`))
})

it('[M45] never moves an order that is held, nor any order where nothing may move', async () => {
  const problem = weekOf({ orders: 60, vans: 2, moves: (i) => i % 3 > 0 })
  const { week } = await search(problem)
  const daysBefore = ownDays(problem)
  for (const [id, day] of daysServed(week))
    if (Number(id.slice(6)) % 3 === 0) expect(day).toBe(daysBefore.get(id))
  const fixed = await search(weekOf({ orders: 30, vans: 2, moves: () => false }))
  expect(fixed.week).toBe(fixed.alone)
})

it('[M45] never costs more than its days alone, even if it is stopped at once', async () => {
  const days = weekOf({ orders: 40, vans: 2, moves: (i) => i % 2 === 0 })
  const stopped = await search(days, AbortSignal.abort())
  expect(stopped.week).toBe(stopped.alone)
  expect(daysServed(stopped.week).size + stopped.week.unserved.length).toBe(40)
  const { alone, week } = await search(days)
  expect(week.cost).toBeLessThanOrEqual(alone.cost)
})

it('[M45] serves an order on another day if its own day has no room', async () => {
  const days = weekOf({ orders: 60, vans: 1, moves: () => true })
  // No van works on the first day.
  days[0]!.vehicles = []
  days[0]!.problem.vehicles = []
  const { alone, week } = await search(days)
  expect(alone.unserved.length).toBe(days[0]!.orders.length)
  expect(week.unserved).toEqual([])
  expect([...daysServed(week).values()]).not.toContain(DATES[0])
})

describe('[M45] the speeds that a week is compared at', () => {
  const HOUR = 3_600
  const day = (traffic: { from: number; factor: number }[]) => ({
    problem: {
      matrices: {},
      orders: [],
      vehicles: [{ id: 'A', profile: 'car', capacity: [], shift: [8 * HOUR, 18 * HOUR] as [number, number] }],
      options: { balance: 0, ...(traffic.length > 0 && { traffic }) },
    },
  })
  const trafficOf = (days: ReturnType<typeof day>[]) =>
    atOneSpeed(days).map(({ problem }) => (problem.options as { traffic?: unknown }).traffic)
  const slow = { from: 7 * HOUR, factor: 1.25 }

  it('are the company’s where all days have the same during shifts', () => {
    const [monday, friday] = [
      day([slow]),
      day([{ from: 0, factor: 1.1 }, slow, { from: 19 * HOUR, factor: 2 }]),
    ]
    expect(trafficOf([monday, friday])).toEqual([[slow], [slow]])
  })

  it('are the map’s where they differ', () => {
    expect(trafficOf([day([slow]), day([])])).toEqual([undefined, undefined])
    expect(trafficOf([day([slow]), day([slow, { from: 12 * HOUR, factor: 1 }])])).toEqual([
      undefined,
      undefined,
    ])
  })
})

it('[M45] prices each move by what the week would cost with its order back on its day', async () => {
  const days = weekOf({ orders: 40, vans: 3, moves: () => true })
  const daysBefore = ownDays(days)
  const { joined, week } = await search(days)
  const moved = [...daysServed(week)].filter(([id, day]) => daysBefore.get(id) !== day).map(([id]) => id)
  const savings = await savingsOfMoves(joined, week, (id) => daysBefore.get(id)!)
  expect(moved.length).toBeGreaterThan(0)
  expect([...savings.keys()].toSorted()).toEqual(moved.toSorted())
  // The search found no cheaper place for any of them.
  for (const saving of savings.values()) expect(saving).toBeGreaterThanOrEqual(0)
})
