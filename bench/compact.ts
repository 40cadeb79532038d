// `npm run bench compact`: overlap and cost of plans without and with compact routes, on days of the examples and generated ones.
// Steps are counted and not timed, so that a machine prints the same table again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawWindowedDay } from '../apps/server/test/windowed-day.ts'
import { listPlaces, toProblem } from '../apps/server/src/modules/planning/problem.ts'
import { compactRoutes, solve, type Id, type Order, type Problem } from '../packages/planner/src/index.ts'
import type { Place } from '../packages/planner/src/overlap.ts'

const PERCENTS = [2, 5, 10]
const SEARCH_STEPS = 20_000
const COMPACT_STEPS = 5_000
const LIMIT_MS = 600_000
/** Streets are longer than straight lines, and vans drive 30 km/h in town. */
const DETOUR = 1.3
const METRES_A_SECOND = 30 / 3.6
const EXAMPLE = join(import.meta.dirname, '..', 'examples', 'ashmouth-1000-orders-optimoroute.csv')
const COORDINATES = /,"[^"]*",(-?[\d.]+),(-?[\d.]+),(\d\d):(\d\d),(\d\d):(\d\d),(\d+),/

interface Day {
  name: string
  problem: Problem
  placeOf: (id: Id) => Place
}

/** The first orders of the example file, from a depot in their middle. `windows`: as in the file, or none. */
function exampleDay(count: number, vans: number, windows: boolean): Day {
  const lines = readFileSync(EXAMPLE, 'utf8').split('\n')
  const parsed = lines.flatMap((line) => {
    const match = COORDINATES.exec(line)
    return match ? [match.slice(1).map(Number)] : []
  })
  const picked = parsed.slice(0, count)
  const places = picked.map(([lat, lng]) => ({ lat: lat!, lng: lng! }))
  const mean = (read: (place: Place) => number) => places.reduce((sum, p) => sum + read(p), 0) / places.length
  const points = [{ lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }, ...places]
  const distances = Int32Array.from(points.flatMap((a) => points.map((b) => metresBetween(a, b))))
  const orders = picked.map(([, , fromHour, fromMinute, toHour, toMinute, minutes], i): Order => ({
    id: `o${i}`,
    location: i + 1,
    service: minutes! * 60,
    ...(windows
      ? { windows: [[3_600 * fromHour! + 60 * fromMinute!, 3_600 * toHour! + 60 * toMinute!]] }
      : {}),
  }))
  const van = {
    profile: 'car',
    start: 0,
    end: 0,
    capacity: [],
    shift: [8 * 3_600, 17 * 3_600] as [number, number],
    maxStops: Math.ceil((count / vans) * 1.15),
    costs: { fixed: 2_000, perHour: 0, perPaidHour: 2_000, perKm: 30 },
  }
  const durations = distances.map((metres) => Math.round(metres / METRES_A_SECOND))
  return {
    name: `example, ${count} orders, ${vans} vans${windows ? '' : ', no windows'}`,
    problem: {
      matrices: { car: { n: points.length, durations, distances } },
      vehicles: Array.from({ length: vans }, (_, i) => ({ ...van, id: `v${i}` })),
      orders,
    },
    placeOf: (id) => places[Number(String(id).slice(1))]!,
  }
}

function metresBetween(a: Place, b: Place): number {
  const north = (a.lat - b.lat) * 111_195
  const east = (a.lng - b.lng) * 111_195 * Math.cos((a.lat * Math.PI) / 180)
  return Math.round(DETOUR * Math.hypot(north, east))
}

/** A day on a town's grid; every third order has no window. */
function drawnDay(seed: number, vans: number, count: number): Day {
  const { snapshot, matrix } = drawWindowedDay(seed, { vans, count })
  const orders = new Map<Id, Place>(snapshot.orders.map((order) => [order.id, order]))
  return {
    name: `generated ${seed}, ${count} orders with windows of an hour, ${vans} vans`,
    problem: toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix }),
    placeOf: (id) => orders.get(id)!,
  }
}

const days = [
  exampleDay(200, 8, true),
  exampleDay(200, 8, false),
  exampleDay(100, 5, true),
  drawnDay(4, 4, 60),
  drawnDay(2, 8, 200),
]
const rows = []
for (const { name, problem, placeOf } of days) {
  const plan = await solve(problem, {
    threads: 0,
    iterationLimit: SEARCH_STEPS,
    seed: 1,
    timeLimitMs: LIMIT_MS,
  })
  for (const percent of PERCENTS) {
    const { before, after, extraCost, movedOrders } = await compactRoutes(problem, plan, {
      extraShare: percent / 100,
      placeOf,
      timeLimitMs: LIMIT_MS,
      iterationLimit: COMPACT_STEPS,
    })
    rows.push({
      day: name,
      routes: plan.routes.length,
      'may cost %': percent,
      'overlap before': `${before.inOthers} of ${before.stops}`,
      'overlap after': after.inOthers,
      'cost %': Number(((100 * extraCost) / plan.cost).toFixed(1)),
      'changed vans': movedOrders,
    })
  }
}
console.table(rows)
