// The vocabulary of the planner: what a problem is, what a plan is. Types and constants only.
// Units everywhere: whole seconds, whole metres, whole units of load; cost is a number in the caller's currency.

/** A leg that cannot be driven, in `durations` or `distances` (the largest 32-bit integer). */
export const UNREACHABLE = 0x7fffffff

/** Largest seconds, metres or load a problem may name; sums of thousands of them stay exact. */
export const MAX_VALUE = 2_000_000_000

/** Most orders one problem may hold (a pickup and delivery pair counts as two). */
export const MAX_ORDERS = 12_000

export type Id = string | number

/** Inclusive bounds in seconds, on the same clock as every other time of the problem. */
export type Window = [from: number, to: number]

/** Row-major n x n tables, from row to column; may be asymmetric. Use a SharedArrayBuffer to avoid a copy for each thread. */
export interface Matrix {
  n: number
  /** Seconds. */
  durations: Int32Array
  /** Metres. */
  distances: Int32Array
  /** What a leg costs, where the caller has prices of his own; replaces `perHour` and `perKm`. */
  costs?: Int32Array
}

export interface Break {
  id: Id
  /** The break starts inside one of these; it may start while driving. */
  windows: Window[]
  /** Seconds. */
  service: number
  /** The load may not exceed this while the break is taken. */
  maxLoad?: number[]
}

/**
 * A rule for driving time: at most `seconds` of it, then a rest of at least `rest` seconds. EU 561/2006: 4.5 h, then a break of
 * 45 min; FMCSA 395.3: 8 h, then 30 min without driving; a house rule: whatever its company says.
 */
export interface DrivingRule {
  seconds: number
  rest: number
  /** What is a rest: a break alone, or any time at one place, service and waiting too. */
  counts: 'breaks' | 'pauses'
  /** Driven since the last rest before the start: of a vehicle that is on the road already. */
  driven?: number
}

export interface VehicleCosts {
  /** Once, when the vehicle serves at least one order. */
  fixed: number
  /** For each hour of travel time (waiting and service are free). */
  perHour: number
  /** For each 1,000 m driven. */
  perKm: number
  /** For each hour of set-up and service. */
  perTaskHour?: number
  /** For each hour between leaving the start and reaching the end, waiting and breaks included: what a driver is paid. */
  perPaidHour?: number
}

export interface Vehicle {
  id: Id
  /** Key of `Problem.matrices`. */
  profile: string
  /** Matrix index where it starts; absent: at its first stop. */
  start?: number
  /** Matrix index where it ends; absent: at its last stop. */
  end?: number
  /** One entry for each dimension of load; an absent dimension is unlimited. */
  capacity: number[]
  shift: Window
  /** Longest time between leaving the start and reaching the end, in seconds. */
  maxDuration?: number
  /** Longest sum of travel times, in seconds. */
  maxTravel?: number
  maxDistance?: number
  maxStops?: number
  maxDrivingWithoutRest?: DrivingRule
  breaks?: Break[]
  costs?: VehicleCosts
  /** 2 drives twice as fast as the matrix says. Default 1. */
  speedFactor?: number
  skills?: Id[]
  /** Names what `serviceByType` and `setupByType` of orders may tell apart. */
  type?: string
  /** What it carries when it starts and keeps on board to the end: the load of a vehicle already on the road. */
  onBoard?: number[]
  /** How often it may come back to load again, where, and for how long (seconds). */
  reloads?: { location: number; service: number; max: number }
  /** Orders that are served first, in this sequence (a driver already under way, a dispatcher's wish). */
  pinned?: Id[]
}

/**
 * The half of a pickup-and-delivery pair that an order is; both halves name the same pair. One vehicle serves both or none
 * does; a pair left out counts as one order (with `priorities: 'sum'` as two).
 */
export interface Pair {
  id: Id
  role: 'pickup' | 'delivery'
}

/** A promise made to a customer; breaking it costs `price`. */
export interface Promised {
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
  /** Extra seconds when the stop before was at another location. */
  setup?: number
  /** Seconds on site, and extra seconds, for vehicles of a type; others take `service` and `setup`. */
  serviceByType?: Record<string, number>
  setupByType?: Record<string, number>
  /** Service begins inside one of these; none means any time. */
  windows?: Window[]
  /** The vehicle leaves its depot with this order not before this time. */
  release?: number
  /** Units loaded at the depot and dropped here. */
  delivery?: number[]
  /** Units taken here and brought to the depot (for a pair: to its delivery). */
  pickup?: number[]
  /** 0-100. An order of higher priority is never left out for any number of lower ones. */
  priority?: number
  /** An optional order: served only where it costs less than this. */
  prize?: number
  skills?: Id[]
  allowedVehicles?: Id[]
  forbiddenVehicles?: Id[]
  pair?: Pair
  promise?: Promised
  /** False: it does not count towards a vehicle's most stops (parcels taken over on the way). Default true. */
  isStop?: boolean
}

export interface ProblemOptions {
  /** Use as few vehicles as possible before anything else but served orders. */
  fewestVehicles?: boolean
  /** Adds `balance` x (working hours)^2 to the cost of each route, so that days grow alike. */
  balance?: number
  /** How classes of priority compare; `sum` adds them up as VROOM does. Default `strict`. */
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

/** Orders by vehicle, in sequence: a plan to start from or to be scored. */
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
  /** Iterations for each thread. With it, the same seed gives the same plan whatever the machine. */
  iterationLimit?: number
  /** Worker threads, default 2. 0 searches on the calling thread (short limits only). */
  threads?: number
  /** Counts `timeLimitMs` in CPU time of the whole process instead (Node only). */
  cpuClock?: boolean
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  initial?: InitialPlan
  /**
   * Told of routes that the search took for drivable and the checker refuses, which is a fault of the planner; the plan is
   * then repaired. Without it `solve` throws.
   */
  onRefused?: ((refusal: Refusal) => void) | undefined
}

/** What to replay of a search whose routes the checker refused. */
export interface Refusal {
  problem: Problem
  options: Pick<SolveOptions, 'seed' | 'timeLimitMs' | 'iterationLimit' | 'threads' | 'initial'>
  violations: Violation[]
  routes: InitialPlan['routes']
}

export interface PlanStep {
  type: 'start' | 'order' | 'break' | 'reload' | 'end'
  /** Order or break. */
  id?: Id
  /** Matrix index; a break has that of the stop before. */
  location: number
  arrive: number
  /** Service (or break, or reload) begins. */
  start: number
  depart: number
  wait: number
  setup: number
  service: number
  /** On board after the step. */
  load: number[]
  /** Since the start of the route. */
  travel: number
  distance: number
}

export interface PlanRoute {
  vehicleIndex: number
  vehicle: Id
  steps: PlanStep[]
  /** Metres. */
  distance: number
  /** Seconds from departure to the end, waiting and service included. */
  duration: number
  /** Seconds driven. */
  travel: number
  wait: number
  service: number
  cost: number
}

export type UnservedCode =
  | 'no_vehicle'
  | 'pinned_elsewhere'
  | 'rule'
  | 'skills'
  | 'capacity'
  | 'unreachable'
  | 'window'
  | 'shift'
  | 'max_duration'
  | 'max_travel'
  | 'max_driving'
  | 'max_distance'
  | 'max_stops'
  | 'break'
  | 'prize'
  | 'fleet_full'
  | 'has_room'
  | 'search_cut_short'

/** What a finding is about; which of them are present depends on its code. Seconds, metres and amounts in the problem's units. */
export interface UnservedValues {
  /** The vehicle that came nearest to serving it. */
  vehicle?: Id
  skills?: Id[]
  /** `capacity`: what it needs, what the vehicle takes of it, and of which dimension of load. */
  needed?: number
  available?: number
  dimension?: number
  /** By how many seconds, metres or stops a limit is passed. */
  excess?: number
  /** `prize`: what serving it would cost. */
  prize?: number
  cost?: number
}

/** A change to the problem: a limit, or the end of a window or shift, would have to be `to`, which is `by` more than now. */
export type Change =
  | { kind: 'add_vehicle'; like: Id }
  | { kind: 'skills'; vehicle: Id; skills: Id[] }
  | { kind: 'allow'; vehicle: Id; skills: Id[] }
  | { kind: 'capacity'; vehicle: Id; dimension: number; to: number; by: number }
  | {
      kind: 'shift' | 'max_duration' | 'max_travel' | 'max_driving' | 'max_distance' | 'max_stops'
      vehicle: Id
      to: number
      by: number
    }
  | { kind: 'window'; order: Id; to: number; by: number }
  | { kind: 'no_breaks'; vehicle: Id }
  | { kind: 'prize'; to: number }

/** Why an order is left out, as data: whoever shows it makes the sentence. */
export interface Unserved {
  order: Id
  code: UnservedCode
  values: UnservedValues
  /** The nearest change: all of them together let a vehicle serve it. Empty where none is known to help. */
  changes: Change[]
}

export interface Plan {
  routes: PlanRoute[]
  unserved: Unserved[]
  cost: number
  /**
   * No plan that serves all mandatory orders costs less; equal to `cost` where this plan is proven to be the best. Absent
   * where a mandatory order is left out, the day is too large, or only a hand-made plan was priced.
   */
  bound?: number
  distance: number
  duration: number
  travel: number
  /** The checker found no broken constraint. */
  feasible: boolean
  violations: Violation[]
  /** What the search did, for the record. */
  search: {
    iterations: number
    evaluations: number
    elapsedMs: number
    engine: string
    /** Its machine, or its limit, left it too few steps to improve much on the first plan. */
    isStarved?: boolean
  }
}

export type ViolationCode =
  | 'load'
  | 'delay'
  | 'lead_time'
  | 'max_duration'
  | 'max_travel'
  | 'max_driving'
  | 'max_distance'
  | 'max_stops'
  | 'skills'
  | 'vehicle'
  | 'precedence'
  | 'missing_break'
  | 'break_load'
  | 'max_reloads'
  | 'release'
  | 'pinned'
  | 'unreachable'
  | 'duplicate'
  | 'unknown'
  | 'sums'

/** One broken constraint, with its amount in the unit of the constraint. */
export interface Violation {
  code: ViolationCode
  amount: number
  message: string
  vehicle?: Id
  order?: Id
  /** `load`: which dimension of load. */
  dimension?: number
}

/** Bad input: `field` is a path such as `orders[3].windows[0]`. */
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
