// One case of a property: while vans are under way, a change reports the same violations as the checker finds in the
// whole day, that is in the driven part and the rest together.
import type { DrivenPart, PlanViolation } from '@dropwise/contracts'
import {
  check,
  prepareInsertion,
  sequencesOf,
  solve,
  type Id,
  type InitialPlan,
  type Plan,
  type PlanRoute,
  type PlanStep,
  type Problem,
} from '@dropwise/planner'
import { expect } from 'vitest'
import { listPlaces, originOf, toProblem } from '../src/modules/planning/problem.ts'
import { toProposal, type ProposedRoute } from '../src/modules/planning/proposal.ts'
import type { Snapshot } from '../src/modules/planning/snapshot.ts'
import type { RestOfDay, Van } from '../src/modules/repair/day.ts'
import { buildProblem, type LiveProblem } from '../src/modules/repair/problem.ts'
import { toSearchProblem } from '../src/modules/repair/search.ts'
import { scoreDay } from '../src/modules/repair/score-day.ts'
import { violationsOf } from '../src/modules/repair/violations.ts'
import { drawCompany, drawFrom, type Draw } from './random-company.ts'
import { inOrder, restOf, tableOf, toFacts, toRow } from './violations-property.ts'

interface UnderWay {
  snapshot: Snapshot
  planned: Problem
  day: RestOfDay
  live: LiveProblem
  /** Steps that each van has completed. */
  driven: ReadonlyMap<string, PlanStep[]>
}

export async function checkUnderWay(seed: number): Promise<void> {
  const draw = drawFrom(seed * 104_729)
  const company = drawCompany(seed)
  // No reloads: once a van has left, its later loads become stops, which the whole day does not have.
  const snapshot = {
    ...company.snapshot,
    vehicles: company.snapshot.vehicles.map((van) => ({ ...van, maxReloads: 0 })),
    orders: company.snapshot.orders.map((order) => ({ ...order, lateMinor: 0 })),
  }
  const planned = toProblem(snapshot, listPlaces(snapshot), { car: company.matrix, truck: company.matrix })
  const plan = await solve(planned, { threads: 0, iterationLimit: 30, seed })
  if (plan.violations.length > 0 || plan.routes.length === 0) return
  const { day, driven } = leave(snapshot, plan, draw)
  const live = buildProblem(day, { vehicleIdsOut: new Set(), orderIdsIn: [], handedOver: new Set() })
  live.rules.matrices['car'] = tableOf(live, snapshot, company.matrix)
  const all = { snapshot, planned, day, live, driven }

  expectSame(all, live.current)
  expectSame(all, reorder(draw, live.current))
  expectSame(all, move(draw, day, live.current))
  const repaired = await solve(toSearchProblem(live, day.clock), { threads: 0, iterationLimit: 20, seed })
  const sequences = sequencesOf(repaired)
  expectSame(all, sequences)
  checkOffers(all, draw, sequences)
}

/** Offers for a pickup, which any van can take. */
function checkOffers(all: UnderWay, draw: Draw, { routes }: InitialPlan): void {
  const ids = routes.flatMap(({ orders }) => orders).filter((id) => typeOf(all.day, id) === 'pickup')
  const id = ids[draw(0, ids.length)]
  if (id === undefined) return
  const without = {
    routes: routes.map((route) => ({ ...route, orders: route.orders.filter((one) => one !== id) })),
  }
  const filled = { routes: without.routes.filter(({ orders }) => orders.length > 0) }
  for (const { vehicle, position } of prepareInsertion(
    toSearchProblem(all.live, all.day.clock),
    filled,
  ).offers(id)) {
    const orders = filled.routes.find((route) => route.vehicle === vehicle)?.orders ?? []
    const others = filled.routes.filter((route) => route.vehicle !== vehicle)
    expectSame(all, { routes: [...others, { vehicle, orders: orders.toSpliced(position, 0, id) }] })
  }
}

const typeOf = (day: RestOfDay, id: Id) => day.orders.get(String(id))?.type

// The day at a moment ------------------------------------------------------------------------------------------

function leave(snapshot: Snapshot, plan: Plan, draw: Draw) {
  const origin = originOf(snapshot).getTime()
  const first = Math.min(...plan.routes.map(({ steps }) => steps[0]!.depart))
  const last = Math.max(...plan.routes.map(({ steps }) => steps.at(-1)!.arrive))
  const clock = first + draw(0, last - first)
  const driven = new Map<string, PlanStep[]>()
  const proposed = new Map(toProposal(snapshot, plan).routes.map((route) => [route.vehicle_id, route]))
  const restOfDay = restOf(snapshot)
  const vans = restOfDay.vans.map((van): Van => {
    const { id } = van.vehicle
    const steps = plan.routes.find(({ vehicle }) => vehicle === id)?.steps
    const route = proposed.get(id)
    const freeAt = new Date(origin + clock * 1000)
    if (!steps || !route) return { ...van, rest: { ...van.rest, freeAt } }
    const orderIds = route.stops.map(({ order_id }) => order_id)
    const hasRoute = { ...van.rest, hasRoute: true, freeAt }
    if (steps[0]!.depart > clock) return { ...van, rest: hasRoute, openIds: orderIds }
    const count = steps.filter(({ type, start }) => type === 'order' && start <= clock).length
    const behind = steps.slice(0, stepAfter(steps, count))
    driven.set(id, behind)
    return {
      ...van,
      rest: restAfter(van, { snapshot, route, behind, count, origin }),
      openIds: orderIds.slice(count),
      collected: orderIds.slice(0, count).flatMap((orderId) => {
        const order = snapshot.orders.find((one) => one.id === orderId)!
        return order.type === 'pickup' ? [toRow(order)] : []
      }),
    }
  })
  return { day: { ...restOfDay, clock: origin + clock * 1000, vans }, driven }
}

/** Index of the step after `count` orders; 1 when `count` is 0. */
function stepAfter(steps: readonly PlanStep[], count: number): number {
  const orders = steps.flatMap(({ type }, i) => (type === 'order' ? [i] : []))
  return count === 0 ? 1 : orders[count - 1]! + 1
}

interface Behind {
  snapshot: Snapshot
  route: ProposedRoute
  /** Steps that the van has completed, from the start. */
  behind: PlanStep[]
  /** Stops that the van has completed. */
  count: number
  /** Second 0 of the plan, in milliseconds since 1970. */
  origin: number
}

function restAfter({ rest, vehicle }: Van, { snapshot, route, behind, count, origin }: Behind): Van['rest'] {
  const servedStops = route.stops.slice(0, count)
  const here = behind.at(-1)!
  return {
    ...rest,
    from: snapshot.orders.find(({ id }) => id === here.id) ?? vehicle.depot,
    freeAt: new Date(origin + here.depart * 1000),
    hasRoute: true,
    hasLeft: true,
    done: {
      seconds: here.depart - behind[0]!.depart,
      stops: count,
      metres: servedStops.reduce((sum, stop) => sum + stop.leg_distance_metres, 0),
      parts: servedStops.flatMap(({ leg, arrive_at, depart_at }): DrivenPart[] => {
        const seconds = (Date.parse(depart_at) - Date.parse(arrive_at)) / 1000
        return [...leg, { kind: 'stay', seconds }]
      }),
    },
    breaksTaken: new Set(behind.flatMap(({ type, id }) => (type === 'break' ? [Number(id)] : []))),
  }
}

// Changes ------------------------------------------------------------------------------------------------------

const shuffle = <Item>(draw: Draw, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: draw(0, 1_000_000) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

/** Shuffles the stops of each van, as its driver may. */
const reorder = (draw: Draw, { routes }: InitialPlan): InitialPlan => ({
  routes: routes.map((route) => ({ ...route, orders: shuffle(draw, route.orders) })),
})

/** Moves pickups to any van, and deliveries that lie at the depot to vans that have not left. */
function move(draw: Draw, day: RestOfDay, current: InitialPlan): InitialPlan {
  const sequences = new Map(day.vans.map(({ vehicle }): [string, Id[]] => [vehicle.id, []]))
  const hasLeft = new Set(day.vans.flatMap(({ vehicle, rest }) => (rest.hasLeft ? [vehicle.id] : [])))
  const waiting = day.vans.flatMap(({ vehicle }) => (hasLeft.has(vehicle.id) ? [] : [vehicle.id]))
  for (const { vehicle, orders } of current.routes)
    for (const id of orders) {
      const isStuck = typeOf(day, id) !== 'pickup' && hasLeft.has(String(vehicle))
      const vans = isStuck
        ? [String(vehicle)]
        : typeOf(day, id) === 'pickup'
          ? [...sequences.keys()]
          : waiting
      const target = sequences.get(vans[draw(0, vans.length - 1)]!)!
      target.splice(draw(0, target.length), 0, id)
    }
  return {
    routes: [...sequences].flatMap(([vehicle, orders]) => (orders.length > 0 ? [{ vehicle, orders }] : [])),
  }
}

// The checker of the whole day ---------------------------------------------------------------------------------

/** Expects the rest of the day to report the checker's violations of the whole routes, with equal amounts. */
function expectSame({ snapshot, planned, day, live, driven }: UnderWay, sequences: InitialPlan): void {
  const rest = scoreDay(live, sequences)
  const namedViolations = violationsOf(day, live, rest, [...live.vans.keys()])
  const shift = Math.round((live.origin - originOf(snapshot).getTime()) / 1000)
  const routes = planned.vehicles.flatMap(({ id }, vehicleIndex): PlanRoute[] => {
    const ahead = rest.routes.find(({ vehicle }) => vehicle === id)
    const behind = driven.get(String(id)) ?? []
    const steps = ahead?.steps.map((step) => shiftStep(step, shift)) ?? []
    if (behind.length === 0) return ahead ? [{ ...ahead, vehicleIndex, steps }] : []
    return steps.length === 0 ? [] : [{ ...ahead!, vehicleIndex, steps: [...behind, ...steps.slice(1)] }]
  })
  // Sums and coverage are meaningless in a plan that is put together from two.
  const checked = check(planned, { ...rest, routes, unserved: [] }).violations.filter(
    ({ code }) => code !== 'sums' && code !== 'unknown',
  )
  // Planned legs do not store waiting before a break, so a change may report driving that a longer pause had ended.
  const strict = new Set(
    day.vans.flatMap(({ vehicle, rest: { hasLeft } }) =>
      hasLeft && vehicle.drivingRules.some(({ counts }) => counts === 'pauses') ? [vehicle.id] : [],
    ),
  )
  const isNamed = new Set(
    namedViolations.flatMap(({ code, vehicleId }) => (code === 'max_driving' ? [vehicleId] : [])),
  )
  const isCompared = ({ code, vehicleId }: { code: string; vehicleId: string }) =>
    code !== 'max_driving' || !strict.has(vehicleId) || !isNamed.has(vehicleId)
  const facts = namedViolations.map(factsOf).filter(isCompared)
  expect(inOrder(facts)).toEqual(inOrder(toFacts(checked).filter(isCompared)))
}

const factsOf = ({ code, amount, vehicleId, orderId }: PlanViolation) => ({
  code,
  amount,
  vehicleId,
  orderId,
})

const shiftStep = (step: PlanStep, seconds: number): PlanStep => ({
  ...step,
  arrive: step.arrive + seconds,
  start: step.start + seconds,
  depart: step.depart + seconds,
})
