// The vehicle routing problem with time windows that the fast kernels take: one window each, one table of times; fleets may
// mix shifts, capacities, depots, fixed prices and longest days. Skills, further loads and paid hours are the annealing
// kernel's alone. `build-instance.ts` fills it.
import type { SharedTables } from '../model/shared-tables.ts'
import type { RouteDrive } from './route-drive.ts'
import type { TripTables } from './trips.ts'

/**
 * Nodes 0..n-1 are orders, n..n+routes-1 the depots of one route each (row: leaving its start, column: reaching its end),
 * those behind them reloads.
 * All tables are 32-bit integers; prices are scaled by `scale`.
 */
export interface VrptwInstance {
  n: number
  routes: number
  /** Orders and routes in use: the first ones. Fewer than n and routes only on a workbench. */
  count: number
  usable: number
  /** Nodes in all: n + routes, and reloads. */
  m: number
  price: Int32Array
  time: Int32Array
  early: Int32Array
  late: Int32Array
  service: Int32Array
  demand: Int32Array
  capacity: Int32Array
  /** Further loads of each order and room of each route, `extra` of each; a limit on stops is one of them. */
  extra: number
  extraDemand: Int32Array
  extraCapacity: Int32Array
  /** `allowed[type * n + order]`: 1 where vehicles of the type may serve the order; null when all may. */
  allowed: Uint8Array | null
  /**
   * Vehicles of one tariff pay the same for the same leg: `price[tariff * m * m + i * m + j]`. `tariff` is that of each
   * route's own vehicle.
   */
  tariffs: number
  tariff: Int32Array
  /** Routes of one family may exchange their vehicles: same ends, shift and longest day. */
  family: Int32Array
  /** Some family has vehicles of more than one kind. */
  exchanges: boolean
  /** Scaled price of a second of waiting, by tariff; driving and service are in `price` and `paidService`. */
  waitPrices: Float64Array
  /** Waiting costs money. */
  paysWaiting: boolean
  /** Scaled price of all orders' service together. */
  paidService: number
  /** Set where routes have to be driven through; windows, loads and hours above then only rule places out. */
  drive: RouteDrive | null
  /** Set where trips are part of the plan. */
  trips: TripTables | null
  /** The genetic search knows everything that this instance asks for, and its kinds of vehicles are not too many for it. */
  breeds: boolean
  /** Vehicles that may take each other's place cost differently, a day or a leg. */
  mixed: boolean
  maxDuration: Int32Array
  fixed: Int32Array
  /** Equal for routes that nothing tells apart. */
  type: Int32Array
  types: number
  vehicleOf: Int32Array
  rank: Int32Array
  ranks: number
  /** As `rank`, also where priorities are added up. */
  urgency: Int32Array
  urgencies: number
  /** Scaled price of leaving an optional order out; -1 for mandatory ones. An optional order has no weight. */
  prize: Int32Array
  hasPrizes: boolean
  weight: Float64Array
  scale: number
  hasTime: boolean
  hasDuration: boolean
  oneType: boolean
  anyFixed: boolean
  symmetric: boolean
  /** No sum that the genetic search makes of legs or lateness can leave 32 bits. */
  smallNumbers: boolean
  /** Where the tables live when threads have built them together. */
  shared: SharedTables | null
}

/** A price of a leg that cannot be driven: beyond any detour, far from overflow. */
export const NO_ROAD_PRICE = 50_000_000
export const NO_ROAD_TIME = 100_000_000

/** Whether the orders are all for this kind of vehicle and their further loads fit it together. */
export function takesTogether(inst: VrptwInstance, r: number, orders: ArrayLike<number>): boolean {
  const { n, allowed, type, extra, extraDemand, extraCapacity } = inst
  for (let k = 0; allowed && k < orders.length; k++) if (allowed[type[r] * n + orders[k]] === 0) return false
  for (let d = 0; d < extra; d++) {
    let load = 0
    for (let k = 0; k < orders.length; k++) load += extraDemand[orders[k] * extra + d]
    if (load > extraCapacity[r * extra + d]) return false
  }
  return true
}

/** Shortest working time of the orders of route `r` in sequence, waiting included (concatenated segments). */
export function routeDuration(
  inst: VrptwInstance,
  r: number,
  orders: ArrayLike<number>,
  length: number,
): number {
  return walk(inst, r, orders, length).duration
}

/** Seconds of waiting that no start of route `r` avoids. */
export function routeWaiting(inst: VrptwInstance, r: number, orders: ArrayLike<number>): number {
  return walk(inst, r, orders, orders.length).waiting
}

function walk(
  inst: VrptwInstance,
  r: number,
  orders: ArrayLike<number>,
  length: number,
): { duration: number; waiting: number } {
  const { m, n, time, early, late, service } = inst
  let duration = 0
  let waiting = 0
  let from = early[n + r]
  let to = late[n + r]
  let here = n + r
  for (let k = 0; k < length; k++) {
    const c = orders[k]
    const offset = duration + time[here * m + c]
    const wait = Math.max(early[c] - offset - to, 0)
    duration = offset + wait + service[c]
    waiting += wait
    from = Math.max(early[c] - offset, from) - wait
    to = Math.min(late[c] - offset, to)
    here = c
  }
  return { duration: duration + time[here * m + n + r], waiting }
}
