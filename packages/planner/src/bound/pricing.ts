// Finds the routes of one kind with the least reduced price, for the column bound. A route may visit an order
// again once it has left the order's neighbourhood (ng-routes: Baldacci, Mingozzi and Roberti 2011), so labels
// remember few orders. Labels that no completion can make negative are dropped; completions are bounded by a
// table of routes without memory.
import type { Neighbourhoods } from './neighbourhoods.ts'
import type { RouteKind } from './relaxed-day.ts'

interface PricedRoute {
  orders: Int32Array
  price: number
  reduced: number
}

export interface Pricing {
  /**
   * Routes with negative reduced price, at most one for each last order. `least` bounds the reduced price of
   * every route from below; it is 0 when none is negative. A quick search looks at the cheapest labels only,
   * and bounds by routes without memory.
   */
  find(
    prices: Float64Array,
    vehiclePrice: number,
    near: Neighbourhoods,
    isQuick: boolean,
  ): { least: number; routes: PricedRoute[] }
}

/** Grid of the table of completions: at most this many steps of the clock. */
const STEPS = 250
const MOST_LABELS = 40_000
/** More legs to look at, over all steps, take seconds. */
const MOST_WORK = 40_000_000
/** Orders that a quick search tries after each order. */
const NEAREST = 16

/** Creates the search; null when a leg takes no time, so that routes could go in circles. */
export function createPricing(n: number, kind: RouteKind): Pricing | null {
  const most = MOST_LABELS
  const { price, out, home, clock, early, load } = kind
  const { reach, late } = reachOf(n, kind)
  const successors = listSuccessors(n, kind, reach, late)
  const begin = reach.reduce((first, t) => Math.min(first, t), clock.room)
  let shortest = Infinity
  for (let i = 0; i < n; i++)
    for (const j of successors[i]) shortest = Math.min(shortest, clock.between[i * n + j])
  if (shortest <= 0) return null
  const grid = Math.max(1, Math.min(shortest, Math.ceil((clock.room - begin) / STEPS)))
  const steps = Math.floor((clock.room - begin) / grid) + 1
  if (!(steps > 0) || n * n * steps > MOST_WORK) return null
  const stepOf = (t: number): number => Math.floor((t - begin) / grid)
  const firstStep = reach.map(stepOf)
  const lastStep = late.map(stepOf)
  const reduced = new Float64Array(n * n)
  /** Least reduced price from the begin of an order's service to the end of the route, by step. */
  const rest = new Float64Array(n * steps)
  /** In a quick search, the cheapest label of each order and step. */
  const leastIn = new Float64Array(n * steps)
  let isQuick = false

  const label = {
    order: new Int32Array(most),
    time: new Int32Array(most),
    load: new Int32Array(most),
    cost: new Float64Array(most),
    memory: new Uint8Array(most),
    parent: new Int32Array(most),
    /** The next label of the same step, and the next dearer one of the same order. */
    inStep: new Int32Array(most),
    dearer: new Int32Array(most),
  }
  const firstIn = new Int32Array(steps)
  const cheapest = new Int32Array(n)
  let count = 0

  function boundCompletions(): void {
    rest.fill(Infinity)
    for (let s = steps - 1; s >= 0; s--) {
      const now = begin + s * grid
      for (let i = 0; i < n; i++) {
        if (s < firstStep[i] || s > lastStep[i]) continue
        let least = now + clock.home[i] <= clock.room ? home[i] : Infinity
        const next = successors[i]
        for (let x = 0; x < next.length; x++) {
          const j = next[x]
          const arrival = now + clock.between[i * n + j]
          if (arrival > late[j]) continue
          const at = arrival > early[j] ? arrival : early[j]
          const sum = reduced[i * n + j] + rest[j * steps + Math.floor((at - begin) / grid)]
          if (sum < least) least = sum
        }
        rest[i * steps + s] = least
      }
    }
  }

  function push(j: number, time: number, amount: number, cost: number, memory: number, parent: number): void {
    const step = Math.floor((time - begin) / grid)
    const cell = j * steps + step
    if (cost + rest[cell] >= -tolerance || count >= most || (isQuick && cost >= leastIn[cell])) return
    leastIn[cell] = cost
    label.order[count] = j
    label.time[count] = time
    label.load[count] = amount
    label.cost[count] = cost
    label.memory[count] = memory
    label.parent[count] = parent
    label.inStep[count] = firstIn[step]
    firstIn[step] = count++
  }

  /** True when an earlier label of the order is as good in everything; otherwise adds this one to the list. */
  function isDominated(x: number): boolean {
    const { order, time, load: loads, cost, memory, dearer } = label
    let before = -1
    let k = cheapest[order[x]]
    for (; k >= 0 && cost[k] <= cost[x]; k = dearer[k]) {
      if (time[k] <= time[x] && (isQuick || (loads[k] <= loads[x] && (memory[k] & ~memory[x]) === 0)))
        return true
      before = k
    }
    dearer[x] = k
    if (before < 0) cheapest[order[x]] = x
    else dearer[before] = x
    return false
  }

  function extend(x: number, { bit, forward }: Neighbourhoods): void {
    const i = label.order[x]
    const memory = label.memory[x]
    const next = successors[i]
    const last = isQuick ? Math.min(NEAREST, next.length) : next.length
    for (let y = 0; y < last; y++) {
      const j = next[y]
      const leg = i * n + j
      if ((bit[leg] & memory) !== 0) continue
      const arrival = label.time[x] + clock.between[leg]
      if (arrival > late[j]) continue
      const amount = load ? label.load[x] + load.between[leg] : 0
      if (load && amount > load.room) continue
      const remembered = forward[leg * 32 + (memory & 15)] | forward[leg * 32 + 16 + (memory >> 4)] | 1
      push(j, arrival > early[j] ? arrival : early[j], amount, label.cost[x] + reduced[leg], remembered, x)
    }
  }

  function routeOf(last: number, reducedPrice: number): PricedRoute {
    const orders: number[] = []
    for (let x = last; x >= 0; x = label.parent[x]) orders.push(label.order[x])
    orders.reverse()
    let sum = out[orders[0]] + home[orders.at(-1)!]
    for (let k = 1; k < orders.length; k++) sum += price[orders[k - 1] * n + orders[k]]
    return { orders: Int32Array.from(orders), price: sum, reduced: reducedPrice }
  }

  let tolerance = 0
  return {
    find(prices, vehiclePrice, near, quickly) {
      isQuick = quickly
      if (isQuick) leastIn.fill(Infinity)
      for (let i = 0; i < n; i++)
        for (const j of successors[i]) reduced[i * n + j] = price[i * n + j] - prices[j]
      boundCompletions()
      tolerance = 1e-7 * prices.reduce((largest, x) => Math.max(largest, Math.abs(x)), 1e-6)
      count = 0
      firstIn.fill(-1)
      cheapest.fill(-1)
      let floor = 0
      for (let o = 0; o < n; o++) {
        const time = Math.max(early[o], clock.out[o])
        const amount = load?.out[o] ?? 0
        if (
          out[o] === Infinity ||
          time > late[o] ||
          (load && amount > load.room) ||
          firstStep[o] > lastStep[o]
        )
          continue
        const cost = out[o] - prices[o] - vehiclePrice
        floor = Math.min(floor, cost + rest[o * steps + firstStep[o]])
        push(o, time, amount, cost, 1, -1)
      }
      let least = 0
      const best = new Float64Array(n).fill(-tolerance)
      const last = new Int32Array(n).fill(-1)
      for (let s = 0; s < steps; s++)
        for (let x = firstIn[s]; x >= 0; x = label.inStep[x]) {
          if (isDominated(x)) continue
          const o = label.order[x]
          const cost = label.cost[x] + home[o]
          const isHome =
            label.time[x] + clock.home[o] <= clock.room &&
            (!load || label.load[x] + load.home[o] <= load.room)
          if (isHome && cost < best[o]) {
            best[o] = cost
            last[o] = x
            least = Math.min(least, cost)
          }
          extend(x, near)
        }
      const routes = Array.from(last.keys())
        .filter((o) => last[o] >= 0)
        .map((o) => routeOf(last[o], best[o]))
      // Labels that were dropped with a negative completion could end at the tolerance; count it in.
      return { least: quickly || count >= most ? floor : least === 0 ? -tolerance : least, routes }
    },
  }
}

/** When each order can begin at the earliest, and at the latest on a route that is home in time, over any stops. */
function reachOf(n: number, { clock, early, late }: RouteKind): { reach: Float64Array; late: Float64Array } {
  const reach = Float64Array.from(early, (t, o) => Math.max(t, clock.out[o]))
  const last = Float64Array.from(late, (t, o) => Math.min(t, clock.room - clock.home[o]))
  for (let isNew = true; isNew;) {
    isNew = false
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const leg = i === j ? Infinity : clock.between[i * n + j]
        const arrival = Math.max(early[j], reach[i] + leg)
        const departure = Math.min(late[i], last[j] - leg)
        if (arrival >= reach[j] && departure <= last[i]) continue
        reach[j] = Math.min(reach[j], arrival)
        last[i] = Math.max(last[i], departure)
        isNew = true
      }
  }
  return { reach, late: last }
}

/** Orders that may follow each order in time, nearest first. */
function listSuccessors(
  n: number,
  { price, clock, early, load, out }: RouteKind,
  reach: Float64Array,
  late: Float64Array,
): Int32Array[] {
  return Array.from({ length: n }, (_, i) => {
    const next: number[] = []
    for (let j = 0; j < n; j++) {
      if (i === j || price[i * n + j] === Infinity || out[i] === Infinity || out[j] === Infinity) continue
      if (Math.max(reach[i] + clock.between[i * n + j], early[j]) > late[j]) continue
      if (load && load.between[i * n + j] > load.room) continue
      next.push(j)
    }
    return Int32Array.from(next.toSorted((a, b) => price[i * n + a] - price[i * n + b]))
  })
}
