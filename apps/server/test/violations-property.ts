// One case of a property: a change of a day on the road reports the same broken rules as the checker of that day.
import { NOTHING_DONE, type PlanViolation } from '@dropwise/contracts'
import {
  prepareInsertion,
  score,
  sequencesOf,
  solve,
  type Id,
  type InitialPlan,
  type Matrix,
  type Problem,
  type Violation,
} from '@dropwise/planner'
import { expect } from 'vitest'
import { listPlaces, toProblem } from '../src/modules/planning/problem.ts'
import type { Snapshot, SnapshotOrder } from '../src/modules/planning/snapshot.ts'
import { drawCompany, drawFrom, type Draw } from './random-company.ts'
import type { RestOfDay } from '../src/modules/repair/day.ts'
import { buildProblem, type LiveProblem } from '../src/modules/repair/problem.ts'
import type { OrderRow } from '../src/modules/repair/queries.ts'
import { toSearchProblem } from '../src/modules/repair/search.ts'
import { judge, scoreDay } from '../src/modules/repair/score-day.ts'
import { violationsOf } from '../src/modules/repair/violations.ts'

/**
 * A random company before any van has left, so that the rest of its day is the whole day. `misread` falsifies a fact
 * that changes read, to show that the property then fails.
 */
export async function checkViolations(
  seed: number,
  misread: (snapshot: Snapshot) => Snapshot = (snapshot) => snapshot,
): Promise<void> {
  const draw = drawFrom(seed * 7919)
  const { snapshot: drawn, matrix } = drawCompany(seed)
  const snapshot = withRareFacts({
    ...drawn,
    orders: drawn.orders.map((order) => ({ ...order, lateMinor: 0 })),
  })
  const planned = toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })
  const day = restOf(misread(snapshot))
  const request = {
    vehicleIdsOut: new Set<string>(),
    orderIdsIn: snapshot.orders.map(({ id }) => id),
    handedOver: new Set<string>(),
  }
  const live = buildProblem(day, request)
  live.rules.matrices['car'] = tableOf(live, snapshot, matrix)

  // Changes by hand may break rules, but must report all of them.
  expectSame({ day, live, planned }, drawSequences(draw, snapshot))
  // A repair breaks no rule except promises, which it reports.
  const search = toSearchProblem(live, day.clock)
  const plan = await solve(search, { threads: 0, iterationLimit: 20, seed })
  expect(judge(live, plan).filter(({ code, order }) => code !== 'delay' || order === undefined)).toEqual([])
  const repaired = sequencesOf(plan)
  // Offers name every broken rule too.
  const [removedOrder] = search.orders.filter(({ id }) => draw(0, 2) === 0 && typeof id === 'string')
  if (!removedOrder) return
  const without = {
    routes: repaired.routes
      .map(({ vehicle, orders }) => ({ vehicle, orders: orders.filter((id) => id !== removedOrder.id) }))
      .filter(({ orders }) => orders.length > 0),
  }
  for (const offer of prepareInsertion(search, without).offers(removedOrder.id)) {
    const route = without.routes.find(({ vehicle }) => vehicle === offer.vehicle) ?? {
      vehicle: offer.vehicle,
      orders: [],
    }
    const others = without.routes.filter(({ vehicle }) => vehicle !== offer.vehicle)
    const orders = route.orders.toSpliced(offer.position, 0, removedOrder.id)
    // No offer breaks a hard rule once it is timed by the rules; the checker confirms it.
    expectSame({ day, live, planned }, { routes: [...others, { ...route, orders }] })
  }
}

/** Skills, an order that a van must not take, and depots with short hours, which random companies lack. */
function withRareFacts(snapshot: Snapshot): Snapshot {
  const hours = { opensAt: '10:00:00', closesAt: '14:00:00' }
  const vehicles = snapshot.vehicles.map((van, i) => ({
    ...van,
    ...(i % 2 === 0 ? { skills: ['cold'] } : {}),
    ...(i % 2 === 1 ? { depot: { ...van.depot, ...hours }, end: { ...van.end, ...hours } } : {}),
  }))
  const first = vehicles[0]?.id ?? ''
  const orders = snapshot.orders.map((order, i) => ({
    ...order,
    ...(i % 3 === 0 ? { skills: ['cold'] } : {}),
    ...(i % 5 === 1 ? { notVehicles: [first] } : {}),
    ...(i % 4 === 2 ? { turn: i % 8 === 2 ? ('first' as const) : ('last' as const) } : {}),
    ...(i % 4 === 3 ? { afterOrders: [`O-${i - 1}`] } : {}),
    ...(i % 3 === 0 ? { together: `group ${i % 2}` } : {}),
  }))
  return { ...snapshot, vehicles, orders }
}

interface Compared {
  day: RestOfDay
  live: LiveProblem
  planned: Problem
}

/** Expects the violations of a change to equal those of the plan's checker, and returns them. */
function expectSame({ day, live, planned }: Compared, sequences: InitialPlan): PlanViolation[] {
  const namedViolations = violationsOf(day, live, scoreDay(live, sequences), [...live.vans.keys()])
  const checked = toFacts(score(planned, sequences).violations)
  const facts = namedViolations.map(({ code, amount, vehicleId, orderId }) => ({
    code,
    amount,
    vehicleId,
    orderId,
  }))
  expect(inOrder(facts)).toEqual(inOrder(checked))
  return namedViolations
}

/** The checker's violations in the form that a change reports. */
export const toFacts = (violations: readonly Violation[]) =>
  violations.map(({ code, amount, vehicle, order }) => ({
    // A stop after its window is a promise that is broken.
    code: code === 'delay' && order !== undefined ? 'promise' : code,
    amount,
    vehicleId: String(vehicle),
    orderId: order === undefined ? null : String(order),
  }))

export const inOrder = <Item extends object>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))

/** Orders on vans as nobody would put them. */
function drawSequences(draw: Draw, { vehicles, orders }: Snapshot): InitialPlan {
  const routes = new Map<string, Id[]>()
  for (const { id } of orders.toSorted(() => draw(0, 1) - 0.5)) {
    const van = vehicles[draw(0, vehicles.length)]
    if (van) routes.set(van.id, [...(routes.get(van.id) ?? []), id])
  }
  return { routes: [...routes].map(([vehicle, ids]) => ({ vehicle, orders: ids })) }
}

export function restOf({
  date,
  vehicles,
  orders,
  zones,
  units,
  speeds,
  rules,
  adjustments,
}: Snapshot): RestOfDay {
  const clock = Date.parse(`${date}T00:00:00Z`)
  return {
    date,
    clock,
    units,
    speeds,
    zones,
    crew: { hours: [], driven: [] },
    vans: vehicles.map((vehicle) => ({
      vehicle,
      route: null,
      run: { rules, adjustment: adjustments.find(({ vehicleId }) => vehicleId === vehicle.id) },
      rest: {
        from: vehicle.depot,
        freeAt: new Date(clock),
        hasRoute: false,
        hasLeft: false,
        done: NOTHING_DONE,
        breaksTaken: new Set<number>(),
      },
      openIds: [],
      laterLoads: [],
      collected: [],
    })),
    orders: new Map(orders.map((order) => [order.id, toRow(order)])),
    etaOf: new Map(),
  }
}

export const toRow = (order: SnapshotOrder): OrderRow => ({
  ...order,
  recipient: order.reference,
  status: 'open',
  promisedFrom: null,
  promisedTo: null,
  reloadUntil: null,
})

/** The company's road table in the order of the problem's places. */
export function tableOf({ points }: LiveProblem, snapshot: Snapshot, matrix: Matrix): Matrix {
  const places = listPlaces(snapshot)
  const numbers = points.map((point) => places.indexOf(point))
  const n = points.length
  const pick = (cells: Int32Array) =>
    Int32Array.from(
      { length: n * n },
      (_, k) => cells[numbers[Math.floor(k / n)]! * matrix.n + numbers[k % n]!]!,
    )
  return { n, durations: pick(matrix.durations), distances: pick(matrix.distances) }
}
