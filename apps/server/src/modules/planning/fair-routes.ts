// Gives the day's long routes to drivers who drove less over the past weeks: whole routes change vans, whose drivers stay in
// them. Pure. Free between equal vans; between others within a share of the plan's cost.
import { check, openLivePlan, ordersOf, score, type Id, type Plan, type Problem } from '@dropwise/planner'
import { setImmediate as nextTurn } from 'node:timers/promises'

export interface FairnessWish {
  /** Seconds that the driver of each vehicle drove in the past weeks. Vehicles without a driver are absent. */
  pastSeconds: ReadonlyMap<Id, number>
  /** What it may add, as a share of the plan's cost. */
  extraShare: number
}

const PASSES_MAX = 20
/** Milliseconds of work between two chances for heartbeats and a stop. */
const TURN_MS = 20
/** Less than this is nothing, in minor units. */
const NOTHING_MINOR = 0.5

export interface FairnessLimits {
  /** Time limit for exchanges in milliseconds; earlier exchanges count. */
  timeLimitMs?: number
  signal?: AbortSignal
}

interface Day {
  vehicle: Id
  orders: Id[]
  seconds: number
  cost: number
}

/**
 * The plan with exchanged routes, and what that adds to its cost. The exchange that evens out most comes first, as the sum of
 * the squared hours of past and day counts it; one that breaks a rule or costs too much is left out.
 */
export async function shareRoutesFairly(
  problem: Problem,
  plan: Plan,
  { pastSeconds, extraShare }: FairnessWish,
  limits: FairnessLimits = {},
): Promise<{ plan: Plan; extraCost: number }> {
  const isOver = turnsUntil(limits)
  const live = openLivePlan(problem)
  const days = daysOf(problem, plan, pastSeconds)
  const budget = plan.cost * extraShare
  let extra = 0
  const exchange = ({ a, b }: { a: Day; b: Day }): boolean => {
    if (gainOf([a, b], [withSeconds(a, b.seconds), withSeconds(b, a.seconds)], pastSeconds) <= 0) return false
    const [onA, onB] = [live.score(a.vehicle, b.orders), live.score(b.vehicle, a.orders)]
    if (onA.violations.length + onB.violations.length > 0) return false
    const next = [dayOf(a.vehicle, b.orders, onA.route), dayOf(b.vehicle, a.orders, onB.route)] as const
    const more = next[0].cost + next[1].cost - a.cost - b.cost
    if (extra + more > Math.max(budget, NOTHING_MINOR) || gainOf([a, b], next, pastSeconds) <= 0) return false
    extra += more
    Object.assign(a, next[0])
    Object.assign(b, next[1])
    return true
  }
  let exchanges = 0
  for (let pass = 0, before = -1; pass < PASSES_MAX && exchanges > before; pass += 1) {
    before = exchanges
    for (const pair of pairsByGain(days, pastSeconds)) {
      if (await isOver()) break
      if (exchange(pair)) exchanges += 1
    }
  }
  if (exchanges === 0) return { plan, extraCost: 0 }
  const moved = new Set(days.map(({ vehicle }) => vehicle))
  const others = plan.routes
    .filter(({ vehicle }) => !moved.has(vehicle))
    .map((route) => ({ vehicle: route.vehicle, orders: ordersOf(route) }))
  const routes = [...others, ...days.filter(({ orders }) => orders.length > 0)]
  const { unserved, search, bound } = plan
  const { bound: _bound, ...scored } = score(problem, {
    routes: routes.map(({ vehicle, orders }) => ({ vehicle, orders })),
  })
  const fair: Plan = { ...scored, unserved, search, ...(bound === undefined ? {} : { bound }) }
  if (!check(problem, fair).feasible) return { plan, extraCost: 0 }
  return { plan: fair, extraCost: fair.cost - plan.cost }
}

/** Whether the time is up or a stop was requested. Yields to other work of the thread. */
function turnsUntil({ timeLimitMs = Infinity, signal }: FairnessLimits): () => Promise<boolean> {
  const endsAt = performance.now() + timeLimitMs
  let turnAt = performance.now() + TURN_MS
  return async () => {
    if (performance.now() >= turnAt) {
      await nextTurn()
      turnAt = performance.now() + TURN_MS
    }
    return signal?.aborted === true || performance.now() >= endsAt
  }
}

/** Days of vans with a driver, idle ones too. A van with orders of its own keeps them. */
function daysOf(problem: Problem, plan: Plan, pastSeconds: FairnessWish['pastSeconds']): Day[] {
  const routes = new Map(plan.routes.map((route) => [route.vehicle, route]))
  return problem.vehicles
    .filter(({ id, pinned = [] }) => pastSeconds.has(id) && pinned.length === 0)
    .map(({ id }) => {
      const route = routes.get(id)
      return dayOf(id, route ? ordersOf(route) : [], route ?? null)
    })
}

const dayOf = (vehicle: Id, orders: Id[], route: { duration: number; cost: number } | null): Day => ({
  vehicle,
  orders,
  seconds: route?.duration ?? 0,
  cost: route?.cost ?? 0,
})

const withSeconds = (day: Day, seconds: number): Day => ({ ...day, seconds })

/** How much the sum of squared seconds falls when two vans drive other days. */
function gainOf(
  before: readonly [Day, Day],
  after: readonly [Day, Day],
  pastSeconds: FairnessWish['pastSeconds'],
): number {
  const sum = (days: readonly Day[]) =>
    days.reduce((total, { vehicle, seconds }) => total + (pastSeconds.get(vehicle)! + seconds) ** 2, 0)
  return sum(before) - sum(after)
}

/** Pairs whose exchange would even out the hours, the best first, as if both vans took equally long. */
function pairsByGain(days: readonly Day[], pastSeconds: FairnessWish['pastSeconds']) {
  const pairs = days.flatMap((a, i) =>
    days.slice(i + 1).map((b) => ({
      a,
      b,
      gain: gainOf([a, b], [withSeconds(a, b.seconds), withSeconds(b, a.seconds)], pastSeconds),
    })),
  )
  return pairs.filter(({ gain }) => gain > 0).toSorted((x, y) => y.gain - x.gain)
}
