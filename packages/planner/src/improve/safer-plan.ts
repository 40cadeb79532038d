// Makes a plan safer within a price: vans leave earlier, and orders change places or routes, where that lowers the expected
// number of missed promises. Takes the change that saves most for its price, again and again.
import { check } from '../check/check.ts'
import { openLivePlan } from '../explain/live-plan.ts'
import { sequencesOf } from '../model/initial-plan.ts'
import type { Id, Plan, PlanRoute, Problem } from '../model/problem.ts'
import { createMoves, runSteps, type Day, type Moves } from './moves.ts'

export interface SaferWish {
  /** What it may add, as a share of the plan's cost. */
  extraShare: number
  /** Expected misses of a route, and days on which each of its stops is missed, on the days that changes are chosen by. */
  riskOf: (route: PlanRoute) => { misses: number; shareOf: ReadonlyMap<Id, number> }
  /** True when time is up or somebody stops the run. */
  isOver: () => boolean
}

export interface SaferPlan {
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
/** Positions of an order on another van whose cost is computed, by the least detour. */
const TIMED_PLACES = 3

type Draft = Pick<Day, 'v' | 'orders'> & {
  /** Latest start; Infinity where the planner chooses it. */
  startBy: number
}

/** A vehicle's day with its times and risk. */
interface RatedDay extends Draft {
  route: PlanRoute
  misses: number
  shareOf: ReadonlyMap<Id, number>
}

/** Days that would replace those of the same vans. */
interface Change {
  days: RatedDay[]
  cost: number
  gain: number
}

/** The plan with the changes that save most promises for their price; the plan itself where none does. */
export async function makeSafer(problem: Problem, plan: Plan, wish: SaferWish): Promise<SaferPlan> {
  const search = new SaferSearch(problem, plan, wish)
  await runSteps(search.improve(), wish.isOver)
  const safer = search.toPlan()
  if (safer && check(problem, safer.plan).feasible) return safer
  return { plan, extraCost: 0, earlierRoutes: 0, movedOrders: 0 }
}

class SaferSearch {
  private readonly problem: Problem
  private readonly plan: Plan
  private readonly wish: SaferWish
  private readonly moves: Moves
  private readonly score: (draft: Draft) => RatedDay | null
  private readonly before: ReadonlyMap<Id, RatedDay>
  private readonly days: Map<Id, RatedDay>
  private readonly price: number
  private left: number

  constructor(problem: Problem, plan: Plan, wish: SaferWish) {
    this.problem = problem
    this.plan = plan
    this.wish = wish
    this.moves = createMoves(problem, sequencesOf(plan))
    this.score = createScore(problem, wish)
    this.price = plan.cost * wish.extraShare
    this.left = this.price
    const rated = this.moves.days.map(({ v, orders }, i) => {
      const route = plan.routes[i]
      return [route.vehicle, { v, orders, startBy: Infinity, route, ...wish.riskOf(route) }] as const
    })
    this.before = new Map(rated.filter(([, { v }]) => v.pinned.length === 0))
    this.days = new Map(this.before)
  }

  /**
   * Earlier departures come first, since they save most and there are few of them; orders change places van by van, the
   * riskiest first. A step looks at one candidate.
   */
  *improve(): Generator<void> {
    for (;;) {
      const change = (yield* this.bestOf(this.departures())) ?? (yield* this.nextReorder())
      if (!change) return
      for (const day of change.days) this.days.set(day.route.vehicle, day)
      this.left -= change.cost
    }
  }

  private *nextReorder(): Generator<void, Change | undefined> {
    for (const day of this.risky()) {
      const change =
        (yield* this.bestOf(this.withinRoute(day))) ?? (yield* this.bestOf(this.toOtherRoutes(day)))
      if (change) return change
    }
    return undefined
  }

  private *bestOf(candidates: Iterable<Draft[]>): Generator<void, Change | undefined> {
    let best: Change | undefined
    const valueOf = ({ gain, cost }: Change) => gain / Math.max(cost, this.price * LEAST_PRICE_SHARE, 1e-9)
    for (const drafts of candidates) {
      const change = this.changeOf(drafts)
      if (change && (!best || valueOf(change) > valueOf(best))) best = change
      yield
    }
    return best
  }

  private changeOf(drafts: readonly Draft[]): Change | undefined {
    const days: RatedDay[] = []
    let [cost, gain] = [0, 0]
    for (const draft of drafts) {
      const before = this.dayOf(draft)
      const day = this.score(draft)
      if (!day) return undefined
      cost += day.route.cost - before.route.cost
      gain += before.misses - day.misses
      days.push(day)
    }
    // Fractions of a cent are no price.
    return cost <= this.left + 1e-6 && gain >= LEAST_GAIN ? { days, cost, gain } : undefined
  }

  private dayOf({ v }: Draft): RatedDay {
    return this.days.get(this.problem.vehicles[v.index].id)!
  }

  /** Days with risky stops, the riskiest first. */
  private risky(): RatedDay[] {
    return [...this.days.values()]
      .filter(({ misses }) => misses >= LEAST_GAIN)
      .toSorted((a, b) => b.misses - a.misses)
  }

  private *departures(): Generator<Draft[]> {
    for (const day of this.risky())
      for (const seconds of EARLIER) yield [{ ...day, startBy: startOf(day.route) - seconds }]
  }

  /** Places of stops that are missed on too many days. */
  private riskyPlaces({ orders, shareOf }: RatedDay): number[] {
    const shareAt = (o: number): number => shareOf.get(this.problem.orders[o].id) ?? 0
    return orders.flatMap((o, at) => (shareAt(o) >= RISKY_SHARE ? [at] : []))
  }

  /** A risky stop earlier, or a stop before it later. */
  private *withinRoute(day: RatedDay): Generator<Draft[]> {
    for (const at of this.riskyPlaces(day)) {
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
  private *toOtherRoutes(day: RatedDay): Generator<Draft[]> {
    if (day.orders.length < 2) return
    const near = this.riskyPlaces(day).flatMap((at) => day.orders.slice(Math.max(0, at - NEIGHBOURS), at + 1))
    for (const o of new Set(near)) {
      if (!this.moves.mayLeave(o, day.v)) continue
      const without = { ...day, orders: day.orders.filter((x) => x !== o) }
      for (const other of this.days.values()) {
        if (other.v === day.v || !this.moves.mayJoin(o, other.v)) continue
        const cheapest = this.moves
          .insertions(this.moves.measure(other.v, other.orders), o, TIMED_PLACES)
          .reduce((a, b) => (b.cost < a.cost ? b : a))
        if (cheapest.cost < Infinity) yield [without, { ...other, orders: cheapest.orders }]
      }
    }
  }

  toPlan(): SaferPlan | undefined {
    const changed = [...this.days].filter(([vehicle, day]) => day !== this.before.get(vehicle))
    if (changed.length === 0) return undefined
    const { plan } = this
    const routes = plan.routes
      .map((route) => this.days.get(route.vehicle)?.route ?? route)
      .filter(({ steps }) => steps.some(({ type }) => type === 'order'))
    const sum = (list: readonly PlanRoute[], key: 'cost' | 'distance' | 'duration' | 'travel') =>
      list.reduce((total, route) => total + route[key], 0)
    const more = (key: 'cost' | 'distance' | 'duration' | 'travel') =>
      sum(routes, key) - sum(plan.routes, key)
    return {
      extraCost: more('cost'),
      plan: {
        ...plan,
        routes,
        cost: plan.cost + more('cost'),
        distance: plan.distance + more('distance'),
        duration: plan.duration + more('duration'),
        travel: plan.travel + more('travel'),
      },
      earlierRoutes: changed.filter(
        ([vehicle, { startBy }]) => startBy < startOf(this.before.get(vehicle)!.route),
      ).length,
      movedOrders: changed.reduce(
        (total, [vehicle, day]) => total + countMoved(this.before.get(vehicle)!.orders, day.orders),
        0,
      ),
    }
  }
}

/** Times and rates days, each once; null for a day that breaks a rule. */
function createScore(problem: Problem, { riskOf }: SaferWish): (draft: Draft) => RatedDay | null {
  const live = openLivePlan(problem)
  const cache = new Map<string, RatedDay | null>()
  return ({ v, orders, startBy }) => {
    const key = `${v.index} ${startBy} ${orders.join(' ')}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const ids = orders.map((o) => problem.orders[o].id)
    const { route, violations } = live.score(problem.vehicles[v.index].id, ids, new Map(), { startBy })
    const isUsable = route !== null && violations.length === 0
    const day = isUsable ? { v, orders, startBy, route, ...riskOf(route) } : null
    cache.set(key, day)
    return day
  }
}

const startOf = ({ steps }: PlanRoute): number => steps[0].depart

function moved(orders: readonly number[], from: number, to: number): number[] {
  return orders.toSpliced(from, 1).toSpliced(to, 0, orders[from])
}

/** The fewest orders of a day that moved: those from other days, and those out of the sequence that it had. */
function countMoved(before: readonly number[], after: readonly number[]): number {
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
