// Lower bound by column generation: a linear program over routes gives each order a price; a search for routes
// that are worth more than they cost gives new routes; the prices less what such routes could gain are a bound,
// whatever the prices are (Lagrange). Prices are smoothed towards the best so far (Wentges 1997).
import { compile, type Compiled } from '../model/compile.ts'
import type { Problem } from '../model/problem.ts'
import type { Sequences } from '../search/engine.ts'
import type { Column } from './master.ts'
import { createMaster } from './master.ts'
import { createNeighbourhoods } from './neighbourhoods.ts'
import { createPricing } from './pricing.ts'
import type { Pricing } from './pricing.ts'
import type { RouteKind } from './relaxed-day.ts'
import { relaxDay } from './relaxed-day.ts'

export interface ColumnBound {
  /** The highest bound so far. */
  bound: number
  /** One round; false when further rounds gain nothing. */
  step(): boolean
  /** Routes of a plan, as first columns. */
  add(plan: Sequences): void
}

/** Share of the best prices in those that routes are searched with, at first, and how fast it changes. */
const SMOOTHING = 0.9
const LEAST_SMOOTHING = 0.2
const ADJUSTMENT = 0.1
/** The bound is complete when it is this near. */
const EXACT = 1e-5
/** An order may stay out of all routes at this many times the price of a route for it alone. */
const ABSENCE = 3
/** Above this many orders a round takes too long. */
const MOST_ORDERS = 250

/** The bound on plans that serve every mandatory order; null for days that it does not support. */
export function createColumnBound(p: Compiled): ColumnBound | null {
  const { n } = p
  if (n < 2 || n > MOST_ORDERS) return null
  const kinds = relaxDay(p)
  if (!kinds) return null
  const pricings: Pricing[] = []
  for (const kind of kinds) {
    const pricing = createPricing(n, kind)
    if (!pricing) return null
    pricings.push(pricing)
  }
  const alone = Float64Array.from({ length: n }, (_, o) =>
    Math.min(...kinds.map(({ out, home }) => out[o] + home[o])),
  )
  const absence = alone.map((price, o) => (p.rank[o] < 0 ? p.prize[o] : ABSENCE * price))
  if (!absence.every(Number.isFinite)) return null
  const near = createNeighbourhoods(n, kinds[0].price)
  const master = createMaster(
    n,
    kinds.map(({ count }) => count),
    absence,
  )
  const kindOf = new Map(
    p.vehicles.map((v) => [v.index, kinds.findIndex((kind) => kind.members.has(v.index))]),
  )
  let centre: Float64Array | null = null
  let smoothing = SMOOTHING
  /** Rounds in a row that gave no new route. */
  let misses = 0
  let isQuick = true
  let highest = -Infinity

  /** Bound at these prices, with the routes found on the way added; true when any was new to the program. */
  function search(prices: Float64Array): { value: number; isNew: boolean; slope: number } {
    let value = 0
    let slope = 0
    const ahead = (row: number): number => (centre ? master.prices[row] - centre[row] : 0)
    for (let o = 0; o < n; o++) {
      value += prices[o]
      slope += ahead(o)
    }
    let isNew = false
    kinds!.forEach(({ count }, k) => {
      const { least, routes } = pricings[k].find(prices, prices[n + k], near, isQuick)
      value += count * (prices[n + k] + least)
      slope += count * ahead(n + k)
      const [first, ...others] = routes
      const best = first && others.reduce((a, b) => (b.reduced < a.reduced ? b : a), first)
      if (best) slope -= count * best.orders.reduce((sum, o) => sum + ahead(o), ahead(n + k))
      for (const { orders, price } of routes) {
        const column = columnOf(n, k, orders, price)
        let reduced = price
        column.rows.forEach((row, x) => (reduced -= master.prices[row] * column.times[x]))
        if (reduced < -1e-7 * price) isNew = true
        master.add(column)
      }
    })
    return { value, isNew, slope }
  }

  /** First prices: an order's detour, and an equal share of the rest of its route. */
  function shareOut(plan: Sequences): Float64Array {
    const prices = new Float64Array(n + kinds!.length)
    for (let o = 0; o < n; o++) prices[o] = Math.min(absence[o], alone[o])
    for (const { vehicle, orders } of plan) {
      const kind = kinds![kindOf.get(vehicle) ?? -1]
      const priceOfAll = kind && orders.length > 1 ? priceOf(n, kind, orders) : Infinity
      if (priceOfAll === Infinity) continue
      const detours = orders.map((_, k) => Math.max(0, priceOfAll - priceOf(n, kind, orders.toSpliced(k, 1))))
      const rest = (priceOfAll - detours.reduce((sum, x) => sum + x, 0)) / orders.length
      orders.forEach((o, k) => (prices[o] = Math.max(0, Math.min(absence[o], detours[k] + rest))))
    }
    return prices
  }

  const self: ColumnBound = {
    bound: 0,
    step() {
      const value = master.solve()
      const [weight, towards] = [Math.max(0, 1 - (misses + 1) * (1 - smoothing)), centre]
      const prices = master.prices.map((price, row) => {
        const mixed = towards ? weight * towards[row] + (1 - weight) * price : price
        return row < n ? Math.min(absence[row], Math.max(0, mixed)) : Math.min(0, mixed)
      })
      const result = search(prices)
      if (result.value > highest) {
        highest = result.value
        centre = prices
      }
      self.bound = Math.max(self.bound, highest)
      if (result.isNew) {
        misses = 0
        smoothing =
          result.slope > 0
            ? Math.max(LEAST_SMOOTHING, smoothing - ADJUSTMENT)
            : Math.min(SMOOTHING, smoothing + ADJUSTMENT * (1 - smoothing))
      } else if (weight > 0) misses++
      else if (isQuick) {
        isQuick = false
        misses = 0
      } else return false
      return value - self.bound > EXACT * value
    },
    add(plan) {
      centre ??= shareOut(plan)
      for (const { vehicle, orders } of plan) {
        const k = kindOf.get(vehicle) ?? -1
        if (k < 0 || orders.length === 0) continue
        const price = priceOf(n, kinds[k], orders)
        if (price < Infinity) master.add(columnOf(n, k, Int32Array.from(orders), price))
      }
    },
  }
  return self
}

/** The column of a route, in the program's rows: one for each order, then one for each of the kinds. */
function columnOf(n: number, kind: number, orders: Int32Array, price: number): Column {
  const times = new Map<number, number>([[n + kind, 1]])
  for (const o of orders) times.set(o, (times.get(o) ?? 0) + 1)
  return { rows: Int32Array.from(times.keys()), times: Float64Array.from(times.values()), price, orders }
}

/** Price of a route's legs. */
function priceOf(n: number, { out, home, price }: RouteKind, orders: number[]): number {
  let sum = out[orders[0]] + home[orders.at(-1)!]
  for (let k = 1; k < orders.length; k++) sum += price[orders[k - 1] * n + orders[k]]
  return sum
}

/** If the bound is below this share of the cost after so much work, the routes of the day are too long for columns. */
const LEAST_SHARE = 0.6
const GIVE_UP_MS = 5000

export interface BoundRun {
  /** A plan of the search and its cost. */
  offer(plan: Sequences, cost: number): void
  /** One round, once there is a plan; false at the end. */
  slice(): boolean
  /** True until the first plan comes. */
  isWaiting(): boolean
}

/** Runs the bound beside a search; calls `tell` with each gain. */
export function startBound(problem: Problem, tell: (bound: number) => void): BoundRun {
  const columns = createColumnBound(compile(problem))
  let cost = Infinity
  let worked = 0
  let reported = 0
  return {
    offer(plan, value) {
      cost = Math.min(cost, value)
      columns?.add(plan)
    },
    isWaiting: () => cost === Infinity,
    slice() {
      if (!columns) return false
      if (cost === Infinity) return true
      const began = performance.now()
      const goesOn = columns.step()
      worked += performance.now() - began
      if (columns.bound > reported * 1.0005) tell((reported = columns.bound))
      return goesOn && (worked < GIVE_UP_MS || columns.bound > LEAST_SHARE * cost)
    },
  }
}
