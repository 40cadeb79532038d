// The planner's types and constants: problem and plan. Units: whole seconds, metres and units of load; cost
// is a number in the caller's currency.
import type { LimitCode, VehicleLimits } from './limits.ts'

export type { DrivingRule, LimitCode, LimitKey } from './limits.ts'

/** Marks an unreachable leg in `durations` or `distances` (the largest 32-bit integer). */
export const UNREACHABLE = 0x7fffffff

/** Largest seconds, metres or load in a problem; sums of thousands stay exact. */
export const MAX_VALUE = 2_000_000_000

/** Maximum number of orders one problem may hold (a pickup and delivery pair counts as two). */
export const MAX_ORDERS = 12_000

export type Id = string | number

/** Inclusive bounds in seconds, on the clock of the whole problem. */
export type Window = [from: number, to: number]

/**
 * Row-major n x n tables, from row to column; may be asymmetric. A SharedArrayBuffer avoids a copy per
 * thread.
 */
export interface Matrix {
  n: number
  /** Seconds. */
  durations: Int32Array
  /** Metres. */
  distances: Int32Array
  /** The caller's own cost per leg; replaces `perHour` and `perKm`. */
  costs?: Int32Array
}

export interface Break {
  id: Id
  /** The break starts inside one of these, possibly while driving. */
  windows: Window[]
  /** Seconds. */
  service: number
  /** Largest load during the break. */
  maxLoad?: number[]
}

interface VehicleCosts {
  /** Once, when the vehicle serves an order. */
  fixed: number
  /** Per hour of travel (waiting and service are free). */
  perHour: number
  /** Per 1,000 m. */
  perKm: number
  /** Per hour of set-up and service. */
  perTaskHour?: number
  /** Per hour from start to end, waiting and breaks included, as a driver is paid. */
  perPaidHour?: number
  /** Paid hours beyond `after` seconds cost `perHour` more each. */
  overtime?: { after: number; perHour: number }
}

export interface Vehicle extends VehicleLimits {
  id: Id
  /** Key of `Problem.matrices`. */
  profile: string
  /** Matrix index of the start; absent: the first stop. */
  start?: number
  /** Matrix index of the end; absent: the last stop. */
  end?: number
  /** One entry per dimension of load; an absent dimension is unlimited. */
  capacity: number[]
  shift: Window
  breaks?: Break[]
  costs?: VehicleCosts
  /** 2 means twice as fast as the matrix. Default 1. */
  speedFactor?: number
  skills?: Id[]
  /** Key into `serviceByType` and `setupByType` of orders. */
  type?: string
  /** Load carried from start to end, for a vehicle already on the road. */
  onBoard?: number[]
  /** Reloads: where, how long (seconds), and how many at most. */
  reloads?: { location: number; service: number; max: number }
  /** Orders to serve first, in this sequence (a driver under way, a dispatcher's choice). */
  pinned?: Id[]
  /** True when the last pickup is delivered first, so that pairs are nested or side by side. */
  lastInFirstOut?: boolean
}

/**
 * One half of a pickup-and-delivery pair; both halves have the same key. One vehicle serves both or none
 * does. An unserved pair counts as one order (as two with `priorities: 'sum'`).
 */
interface Pair {
  id: Id
  role: 'pickup' | 'delivery'
}

/** A promise made to a customer; breaking it costs `price`. */
interface Promised {
  vehicle?: Id
  /** Service begins inside. */
  window?: Window
  price: number
}

export interface Order {
  id: Id
  /** Matrix index. */
  location: number
  /** Seconds on site. */
  service: number
  /** Extra seconds when the previous stop was at another location. */
  setup?: number
  /** Seconds on site and extra seconds by vehicle type; other vehicles use `service` and `setup`. */
  serviceByType?: Record<string, number>
  setupByType?: Record<string, number>
  /** Service must begin inside one of these; none means any time. */
  windows?: Window[]
  /** Earliest departure from the depot with this order. */
  release?: number
  /** Units loaded at the depot and dropped here. */
  delivery?: number[]
  /** Units picked up here for the depot (for a pair: for its delivery). */
  pickup?: number[]
  /** 0-100. No number of lower-priority orders outweighs one of higher priority. */
  priority?: number
  /** Makes the order optional: served only if that costs less than this. */
  prize?: number
  skills?: Id[]
  allowedVehicles?: Id[]
  forbiddenVehicles?: Id[]
  pair?: Pair
  promise?: Promised
  /** Comes before or after all other orders of its route, pinned ones apart. */
  turn?: 'first' | 'last'
  /** Where both are served: orders that the same vehicle serves earlier. */
  after?: Id[]
  /** Served orders with the same name share a vehicle. */
  together?: Id
  /** False: excluded from a vehicle's stop limit (parcels taken over on the way). Default true. */
  isStop?: boolean
}

export interface ProblemOptions {
  /** Minimises vehicles before everything except served orders. */
  fewestVehicles?: boolean
  /** Adds `balance` x (working hours)^2 to each route's cost, which evens out days. */
  balance?: number
  /** How priorities compare; `sum` adds them up as VROOM does. Default `strict`. */
  priorities?: 'strict' | 'sum'
  /** Travel takes `factor` times as long from `from` until the next entry; sorted by time. */
  traffic?: { from: number; factor: number }[]
}

export interface Problem {
  matrices: Record<string, Matrix>
  vehicles: Vehicle[]
  orders: Order[]
  options?: ProblemOptions
}

/** Sequences of orders by vehicle, as an initial plan or one to evaluate. */
export interface InitialPlan {
  routes: { vehicle: Id; orders: Id[] }[]
}

export interface Progress {
  elapsedMs: number
  cost: number
  served: number
  total: number
  /** Metres. */
  distance: number
  /** Working seconds of all routes. */
  duration: number
  plan?: Plan
}

export interface SolveOptions {
  /** Default 1. */
  seed?: number
  /** Wall clock, start-up included. Default 10,000. */
  timeLimitMs?: number
  /** Iterations per thread. With it, a seed gives the same plan on every machine. */
  iterationLimit?: number
  /** Worker threads, default 2. 0 searches on the calling thread (for short limits). */
  threads?: number
  /** Measures `timeLimitMs` in CPU time of the whole process (Node only). */
  cpuClock?: boolean
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  initial?: InitialPlan
  /**
   * Receives routes that the search accepted and the checker refused, which is a bug of the planner; the plan
   * is then repaired. Without it `solve` throws.
   */
  onRefused?: ((refusal: Refusal) => void) | undefined
}

/** Data to replay a search whose routes the checker refused. */
export interface Refusal {
  problem: Problem
  options: Pick<SolveOptions, 'seed' | 'timeLimitMs' | 'iterationLimit' | 'threads' | 'initial'>
  violations: Violation[]
  routes: InitialPlan['routes']
}

export interface PlanStep {
  type: 'start' | 'order' | 'break' | 'reload' | 'end'
  /** Id of the order or break. */
  id?: Id
  /** Matrix index; for a break, that of the previous stop. */
  location: number
  arrive: number
  /** Start of service, break or reload. */
  start: number
  depart: number
  wait: number
  setup: number
  service: number
  /** Load after the step. */
  load: number[]
  /** Travel since the start of the route. */
  travel: number
  distance: number
}

export interface PlanRoute {
  vehicleIndex: number
  vehicle: Id
  steps: PlanStep[]
  /** Metres. */
  distance: number
  /** Seconds from departure to end, waiting and service included. */
  duration: number
  /** Seconds driven. */
  travel: number
  wait: number
  service: number
  cost: number
  /** Part of `cost`: what the hours of overtime cost beyond the price of every hour. */
  overtimeCost: number
}

export type UnservedCode =
  | LimitCode
  | 'no_vehicle'
  | 'pinned_elsewhere'
  | 'rule'
  | 'skills'
  | 'capacity'
  | 'unreachable'
  | 'window'
  | 'shift'
  | 'break'
  | 'prize'
  | 'sequence'
  | 'fleet_full'
  | 'has_room'
  | 'search_cut_short'

/** Details of a finding; its code determines which exist. Seconds, metres and amounts in the problem's units. */
export interface UnservedValues {
  /** The vehicle that came nearest to serving it. */
  vehicle?: Id
  skills?: Id[]
  /** `capacity`: the required and available amount, and the dimension of load. */
  needed?: number
  available?: number
  dimension?: number
  /** Seconds, metres or stops beyond a limit. */
  excess?: number
  /** `prize`: the cost of serving it. */
  prize?: number
  cost?: number
}

/** A change to the problem: raises a limit, or the end of a window or shift, by `by` to `to`. */
export type Change =
  | { kind: 'add_vehicle'; like: Id }
  | { kind: 'skills'; vehicle: Id; skills: Id[] }
  | { kind: 'allow'; vehicle: Id; skills: Id[] }
  | { kind: 'capacity'; vehicle: Id; dimension: number; to: number; by: number }
  | { kind: 'shift' | LimitCode; vehicle: Id; to: number; by: number }
  | { kind: 'window'; order: Id; to: number; by: number }
  | { kind: 'no_breaks'; vehicle: Id }
  | { kind: 'prize'; to: number }

/** Why an order is unserved, as data; the caller writes the sentence. */
export interface Unserved {
  order: Id
  code: UnservedCode
  values: UnservedValues
  /** The smallest changes that together let a vehicle serve it; empty when none is known. */
  changes: Change[]
}

export interface Plan {
  routes: PlanRoute[]
  unserved: Unserved[]
  cost: number
  /**
   * Lower bound on the cost of serving all mandatory orders; equals `cost` for a proven optimum. Absent when
   * a mandatory order is unserved, the day is too large, or the plan was only evaluated.
   */
  bound?: number
  distance: number
  duration: number
  travel: number
  /** True when the checker found no broken constraint. */
  feasible: boolean
  violations: Violation[]
  /** Statistics of the search. */
  search: {
    iterations: number
    evaluations: number
    elapsedMs: number
    engine: string
    /** True when the time limit allowed too few steps to improve much on the first plan. */
    isStarved?: boolean
  }
}

export type ViolationCode =
  | LimitCode
  | 'load'
  | 'delay'
  | 'lead_time'
  | 'skills'
  | 'vehicle'
  | 'precedence'
  | 'missing_break'
  | 'break_load'
  | 'max_reloads'
  | 'release'
  | 'pinned'
  | 'sequence'
  | 'together'
  | 'unreachable'
  | 'duplicate'
  | 'unknown'
  | 'sums'

/** One broken constraint and its amount in the constraint's unit. */
export interface Violation {
  code: ViolationCode
  amount: number
  message: string
  vehicle?: Id
  order?: Id
  /** `load`: the dimension of load. */
  dimension?: number
}

/** Invalid input; `field` is a path such as `orders[3].windows[0]`. */
export class PlannerInputError extends Error {
  readonly code: string
  readonly field: string
  constructor(code: string, field: string, message: string) {
    super(message)
    this.name = 'PlannerInputError'
    this.code = code
    this.field = field
  }
}
