// The instance of the fast kernels: one window per order; fleets may mix shifts, capacities, depots, fixed
// costs and longest days. Only the annealing kernel handles skills, further loads, paid hours and several
// tables of times. `build-instance.ts` fills it.
import type { SequenceRules } from '../model/sequence-rules.ts'
import type { SharedTables } from '../model/shared-tables.ts'
import type { RouteDrive } from './route-drive.ts'
import type { TripTables } from './trips.ts'

/** Pinned orders: the fixed heads of routes (`pins.ts`). */
export interface Pins {
  /** By slot, in sequence. */
  heads: number[][]
  isPinned: Uint8Array
}

/** Pairs of a pickup and a delivery that the same route must serve. */
interface PairedOrders {
  /** The other half of each order, or -1. */
  partner: Int32Array
  isPickup: Uint8Array
  /** The further load that counts the halves on a route. */
  row: number
  /** The further loads that add up everything a route carries, one per dimension: an upper bound of its load. */
  sumRow: number
}

/**
 * Nodes 0..n-1 are orders, n..n+routes-1 the depots of one route each (row: departure, column: return), then
 * reloads. All tables are 32-bit integers; prices are scaled by `scale`.
 */
export interface KernelInstance {
  n: number
  routes: number
  /** Orders and routes in use, always the first ones. Less than n and routes only on a workbench. */
  count: number
  usable: number
  /** All nodes: n + routes + reloads. */
  m: number
  price: Int32Array
  time: Int32Array
  early: Int32Array
  late: Int32Array
  service: Int32Array
  demand: Int32Array
  capacity: Int32Array
  /** Further loads per order and room per route, `extra` of each; one may be a limit on stops. */
  extra: number
  extraDemand: Int32Array
  extraCapacity: Int32Array
  /** `allowed[type * n + order]`: 1 when vehicles of the type may serve the order; null when all may. */
  allowed: Uint8Array | null
  /**
   * Vehicles of one tariff pay the same per leg: `price[tariff * m * m + i * m + j]`. `tariff` is that of
   * each route's own vehicle.
   */
  tariffs: number
  tariff: Int32Array
  /** Tables of times, one behind the other in `time`; by route, the offset of its own (0 for the first). */
  clocks: number
  timeBase: Int32Array
  /** Routes of one family may exchange vehicles: same times, ends, shift and longest day. */
  family: Int32Array
  /** True when some family has several kinds of vehicles. */
  exchanges: boolean
  /** Scaled price of a second of waiting, by tariff; `price` and `paidService` contain driving and service. */
  waitPrices: Float64Array
  /** True when waiting costs money. */
  paysWaiting: boolean
  /** Scaled price of the service of all orders. */
  paidService: number
  /** Set when routes must be simulated; windows, loads and hours above then only rule positions out. */
  drive: RouteDrive | null
  /** Null without pairs. Sums of loads leave pairs out: routes with pairs are simulated. */
  pairs: PairedOrders | null
  /** Rules by which orders share a vehicle; null when none do. */
  groups: { rules: SequenceRules } | null
  /** Fixed heads of routes; null when no order is pinned. */
  pins: Pins | null
  /** Set when the plan contains trips. */
  trips: TripTables | null
  /** True when the genetic search supports every feature of this instance and its number of vehicle kinds. */
  breeds: boolean
  /** True when exchangeable vehicles differ in cost per day or leg. */
  mixed: boolean
  maxDuration: Int32Array
  /** Scaled cost of using each route's vehicle, `vanPrice` included. */
  fixed: Int32Array
  /** Added to the cost of each vehicle when the fewest come before the least cost; not part of the plan's cost. */
  vanPrice: number
  /** Equal for identical routes. */
  type: Int32Array
  types: number
  vehicleOf: Int32Array
  rank: Int32Array
  ranks: number
  /** Like `rank`, also when priorities add up. */
  urgency: Int32Array
  urgencies: number
  /** Scaled cost of omitting an optional order; -1 for mandatory ones. Optional orders have no weight. */
  prize: Int32Array
  hasPrizes: boolean
  weight: Float64Array
  scale: number
  hasTime: boolean
  hasDuration: boolean
  oneType: boolean
  anyFixed: boolean
  symmetric: boolean
  /** True when no sum of legs or lateness in the genetic search can overflow 32 bits. */
  smallNumbers: boolean
  /** Shared memory of the tables, when threads built them together. */
  shared: SharedTables | null
}

/** More than the price of all legs of a plan, and less than half of NO_ROAD_PRICE. */
export const VAN_PRICE = 20_000_000
/** Price of an unreachable leg: beyond any detour, far from overflow. */
export const NO_ROAD_PRICE = 50_000_000
/**
 * An insertion that costs this or more drives an unreachable leg: a van's price and all legs cost less
 * together, and an unreachable leg costs more than this even less the leg that it replaces.
 */
export const NO_ROAD_INSERTION = 2 * VAN_PRICE
export const NO_ROAD_TIME = 100_000_000

/** True when this kind of vehicle may serve all the orders and their further loads fit. */
export function takesTogether(inst: KernelInstance, r: number, orders: ArrayLike<number>): boolean {
  const { n, allowed, type, extra, extraDemand, extraCapacity } = inst
  for (let k = 0; allowed && k < orders.length; k++) if (allowed[type[r] * n + orders[k]] === 0) return false
  for (let d = 0; d < extra; d++) {
    let load = 0
    for (let k = 0; k < orders.length; k++) load += extraDemand[orders[k] * extra + d]
    if (load > extraCapacity[r * extra + d]) return false
  }
  return true
}

/** Shortest working time of the orders on route `r` in sequence, waiting included (concatenated segments). */
export function routeDuration(
  inst: KernelInstance,
  r: number,
  orders: ArrayLike<number>,
  length: number,
): number {
  return walk(inst, r, orders, length).duration
}

/** Least waiting on route `r` over all starts, in seconds. */
export function routeWaiting(inst: KernelInstance, r: number, orders: ArrayLike<number>): number {
  return walk(inst, r, orders, orders.length).waiting
}

function walk(
  inst: KernelInstance,
  r: number,
  orders: ArrayLike<number>,
  length: number,
): { duration: number; waiting: number } {
  const { m, n, time, early, late, service } = inst
  const table = inst.timeBase[r]
  let duration = 0
  let waiting = 0
  let from = early[n + r]
  let to = late[n + r]
  let here = n + r
  for (let k = 0; k < length; k++) {
    const c = orders[k]
    const offset = duration + time[table + here * m + c]
    const wait = Math.max(early[c] - offset - to, 0)
    duration = offset + wait + service[c]
    waiting += wait
    from = Math.max(early[c] - offset, from) - wait
    to = Math.min(late[c] - offset, to)
    here = c
  }
  return { duration: duration + time[table + here * m + n + r], waiting }
}
