// Makes a plan safer within a price: vans leave earlier, and orders change places or routes, where that lowers the expected
// number of missed promises. Pure, apart from the caller's clock.
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  check,
  openLivePlan,
  type Id,
  type LivePlan,
  type LiveRoute,
  type Order,
  type Plan,
  type PlanRoute,
  type Problem,
} from '@dropwise/planner'

interface SaferWish {
  /** What it may add, as a share of the plan's cost. */
  extraShare: number
  /** Expected misses of a route, and days on which each of its stops is missed, on the days that changes are chosen by. */
  riskOf: (route: PlanRoute) => { misses: number; shareOf: ReadonlyMap<Id, number> }
  /** True when time is up or somebody stops the run. */
  isOver: () => boolean
}

interface SaferPlan {
  plan: Plan
  extraCost: number
  earlierRoutes: number
  movedOrders: number
}

/** How much earlier a van may leave, in seconds: from the usual delay of a departure to a paid hour. */
const EARLIER = [5, 10, 15, 20, 30, 45, 60].map((minutes) => minutes * 60)
/** A stop that is missed on a smaller share of days is not worth a change. */
const RISKY_SHARE = 0.02
/** A change that saves fewer promises is within the noise of 200 days. */
const LEAST_GAIN = 0.02
/** Stops around a risky one that may change places: others hardly change its start. */
const NEIGHBOURS = 6
/** Share of the price that a change counts as costing at least, so that free changes compare by their gain. */
const LEAST_PRICE_SHARE = 0.01
/** Candidates between two turns of other work, a few milliseconds. */
const CANDIDATES_A_TURN = 8

/** One van's day. */
interface Day {
  vehicle: Id
  orders: readonly Id[]
  /** Latest start; Infinity where the planner chooses it. */
  startBy: number
  route: PlanRoute
  misses: number
  shareOf: ReadonlyMap<Id, number>
}

type Draft = Pick<Day, 'vehicle' | 'orders' | 'startBy'>

/** Days that would replace those of the same vans. */
interface Change {
  days: Day[]
  cost: number
  gain: number
}

/** The plan with the changes that save most promises for their price; the plan itself where none does. */
export async function makeSafer(problem: Problem, plan: Plan, wish: SaferWish): Promise<SaferPlan> {
  const same: SaferPlan = { plan, extraCost: 0, earlierRoutes: 0, movedOrders: 0 }
  const workshop = new Workshop(problem, plan, wish)
  await workshop.improve()
  const safer = workshop.toPlan()
  if (!safer || !check(problem, safer.plan).feasible) return same
  return safer
}

class Workshop {
  readonly #plan: Plan
  readonly #wish: SaferWish
  readonly #live: LivePlan
  readonly #orders: ReadonlyMap<Id, Order>
  readonly #days: Map<Id, Day>
  readonly #before: ReadonlyMap<Id, Day>
  readonly #cache = new Map<string, Day | null>()
  readonly #places = new Map<string, number | null>()
  readonly #price: number
  #left: number
  #candidates = 0

  constructor(problem: Problem, plan: Plan, wish: SaferWish) {
    this.#plan = plan
    this.#wish = wish
    this.#live = openLivePlan(problem)
    this.#orders = new Map(problem.orders.map((order) => [order.id, order]))
    this.#price = plan.cost * wish.extraShare
    this.#left = this.#price
    const fixed = new Set(problem.vehicles.filter(({ pinned = [] }) => pinned.length > 0).map(({ id }) => id))
    const days = plan.routes
      .filter(({ vehicle }) => !fixed.has(vehicle))
      .map((route) => ({
        vehicle: route.vehicle,
        orders: ordersOf(route),
        startBy: Infinity,
        route,
        ...wish.riskOf(route),
      }))
    this.#days = new Map(days.map((day) => [day.vehicle, day]))
    this.#before = new Map(this.#days)
  }

  /**
   * Takes the best change until none is worth its price or time is up. Earlier departures come first, since they save most and
   * there are few of them; orders change places van by van, the riskiest first.
   */
  async improve(): Promise<void> {
    for (;;) {
      const change = (await this.#bestOf(this.#departures())) ?? (await this.#nextReorder())
      if (!change) return
      for (const day of change.days) this.#days.set(day.vehicle, day)
      this.#left -= change.cost
    }
  }

  async #nextReorder(): Promise<Change | undefined> {
    for (const day of this.#risky()) {
      const change =
        (await this.#bestOf(this.#withinRoute(day))) ?? (await this.#bestOf(this.#toOtherRoutes(day)))
      if (change) return change
    }
    return undefined
  }

  toPlan(): SaferPlan | undefined {
    const changed = [...this.#days.values()].filter((day) => day !== this.#before.get(day.vehicle))
    if (changed.length === 0) return undefined
    const routes = this.#plan.routes
      .map((route) => this.#days.get(route.vehicle)?.route ?? route)
      .filter(({ steps }) => steps.some(({ type }) => type === 'order'))
    const sum = (read: (route: PlanRoute) => number) =>
      routes.reduce((total, route) => total + read(route), 0) -
      this.#plan.routes.reduce((total, route) => total + read(route), 0)
    const extraCost = sum(({ cost }) => cost)
    return {
      extraCost,
      plan: {
        ...this.#plan,
        routes,
        cost: this.#plan.cost + extraCost,
        distance: this.#plan.distance + sum(({ distance }) => distance),
        duration: this.#plan.duration + sum(({ duration }) => duration),
        travel: this.#plan.travel + sum(({ travel }) => travel),
      },
      earlierRoutes: changed.filter(
        ({ vehicle, startBy }) => startBy < startOf(this.#before.get(vehicle)!.route),
      ).length,
      movedOrders: changed.reduce(
        (total, day) => total + countMoved(this.#before.get(day.vehicle)!.orders, day.orders),
        0,
      ),
    }
  }

  async #bestOf(candidates: Iterable<Draft[]>): Promise<Change | undefined> {
    let best: Change | undefined
    const valueOf = ({ gain, cost }: Change) => gain / Math.max(cost, this.#price * LEAST_PRICE_SHARE, 1e-9)
    for (const drafts of candidates) {
      if (this.#wish.isOver()) break
      if ((this.#candidates += 1) % CANDIDATES_A_TURN === 0) await nextTurn()
      const change = this.#changeOf(drafts)
      if (change && (!best || valueOf(change) > valueOf(best))) best = change
    }
    return best
  }

  #changeOf(drafts: readonly Draft[]): Change | undefined {
    const days: Day[] = []
    let [cost, gain] = [0, 0]
    for (const draft of drafts) {
      const before = this.#days.get(draft.vehicle)!
      const day = this.#dayOf(draft)
      if (!day) return undefined
      cost += day.route.cost - before.route.cost
      gain += before.misses - day.misses
      days.push(day)
    }
    // Fractions of a cent are no price.
    return cost <= this.#left + 1e-6 && gain >= LEAST_GAIN ? { days, cost, gain } : undefined
  }

  /** Null for a day that breaks a rule or costs more than is left. */
  #dayOf({ vehicle, orders, startBy }: Draft): Day | null {
    const key = `${vehicle} ${startBy} ${orders.join(' ')}`
    const cached = this.#cache.get(key)
    if (cached !== undefined) return cached
    const { route, violations }: LiveRoute = this.#live.score(vehicle, orders, new Map(), { startBy })
    const isUsable = route !== null && violations.length === 0
    const day = isUsable ? { vehicle, orders, startBy, route, ...this.#wish.riskOf(route) } : null
    this.#cache.set(key, day)
    return day
  }

  /** Cheapest place of an order on another van; null where it fits nowhere. */
  #placeOf(order: Id, { vehicle, orders }: Day): number | null {
    const key = `${order} on ${vehicle} ${orders.join(' ')}`
    const cached = this.#places.get(key)
    if (cached !== undefined) return cached
    const { position, violations } = this.#live.place(order, vehicle, orders)
    const place = violations.length > 0 ? null : position
    this.#places.set(key, place)
    return place
  }

  /** Days with risky stops, the riskiest first. */
  #risky(): Day[] {
    return [...this.#days.values()]
      .filter(({ misses }) => misses >= LEAST_GAIN)
      .toSorted((a, b) => b.misses - a.misses)
  }

  *#departures(): Generator<Draft[]> {
    for (const day of this.#risky())
      for (const seconds of EARLIER) yield [{ ...day, startBy: startOf(day.route) - seconds }]
  }

  /** A risky stop earlier, or a stop before it later. */
  *#withinRoute(day: Day): Generator<Draft[]> {
    for (const at of riskyPositions(day)) {
      for (let other = Math.max(0, at - NEIGHBOURS); other < at; other += 1) {
        yield [{ ...day, orders: moved(day.orders, at, other) }]
        yield [{ ...day, orders: moved(day.orders, other, at) }]
      }
      const last = Math.min(day.orders.length - 1, at + NEIGHBOURS)
      for (let later = at + 1; later <= last; later += 1)
        yield [{ ...day, orders: moved(day.orders, at, later) }]
    }
  }

  /** A risky stop, or one before it, on another van at its cheapest place. */
  *#toOtherRoutes(day: Day): Generator<Draft[]> {
    const positions = new Set(riskyPositions(day).flatMap((at) => range(Math.max(0, at - NEIGHBOURS), at)))
    if (day.orders.length < 2) return
    for (const at of positions) {
      const order = day.orders[at]!
      const { pair, together, after } = this.#orders.get(order)!
      if (pair || together !== undefined || after) continue
      const without = { ...day, orders: day.orders.toSpliced(at, 1) }
      for (const other of this.#days.values()) {
        if (other.vehicle === day.vehicle || this.#wish.isOver()) continue
        const position = this.#placeOf(order, other)
        if (position === null) continue
        yield [without, { ...other, orders: other.orders.toSpliced(position, 0, order) }]
      }
    }
  }
}

const ordersOf = ({ steps }: PlanRoute): Id[] =>
  steps.flatMap(({ type, id }) => (type === 'order' && id !== undefined ? [id] : []))

const startOf = ({ steps }: PlanRoute): number => steps[0]!.depart

const riskyPositions = ({ orders, shareOf }: Day): number[] =>
  orders.flatMap((order, at) => ((shareOf.get(order) ?? 0) >= RISKY_SHARE ? [at] : []))

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

function moved(orders: readonly Id[], from: number, to: number): Id[] {
  return orders.toSpliced(from, 1).toSpliced(to, 0, orders[from]!)
}

/** The fewest orders of a day that moved: those from other days, and those out of the sequence that it had. */
function countMoved(before: readonly Id[], after: readonly Id[]): number {
  const placeOf = new Map(before.map((order, i) => [order, i]))
  /** By place: how many orders up to there kept their sequence. */
  const inSequence: { place: number; count: number }[] = []
  for (const order of after) {
    const place = placeOf.get(order)
    if (place === undefined) continue
    const earlier = inSequence.filter((one) => one.place < place).map(({ count }) => count)
    inSequence.push({ place, count: 1 + Math.max(0, ...earlier) })
  }
  return after.length - Math.max(0, ...inSequence.map(({ count }) => count))
}
