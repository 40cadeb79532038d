// Interface of all search engines.

/** Sequences of orders by vehicle index. */
export type Sequences = { vehicle: number; orders: number[] }[]

/**
 * Value of a plan for comparison: unserved orders by rank (highest first), then vehicles if they count, then
 * cost.
 */
export interface Value {
  /** Unserved weight by rank, lowest first. */
  missing: number[]
  vehicles: number
  cost: number
}

/** True when mandatory orders are unserved. */
export const leavesOut = ({ missing }: Value): boolean => missing.some((weight) => weight > 0)

/** Negative when `a` leaves less unserved, regardless of cost. */
export function compareMissing(a: Value, b: Value): number {
  for (let r = a.missing.length - 1; r >= 0; r--) {
    const d = a.missing[r] - b.missing[r]
    if (d !== 0) return d
  }
  return 0
}

/** Negative when `a` is better. */
export function compareValues(a: Value, b: Value): number {
  return compareMissing(a, b) || a.vehicles - b.vehicles || a.cost - b.cost
}

/** Lets threads share one plan: each anneals its own routes, and they merge their parts from time to time. */
export interface Cooperation {
  /** True when the next part is due. */
  due: boolean
  epoch: number
  /** This thread's routes; `whole` marks a complete alternative rather than a part. */
  part(): { plan: Sequences; whole: boolean }
  /** Continues from the merged plan. */
  join(plan: Sequences): void
  /** The last part; null when parts do not fit together. */
  lastPart(): Sequences | null
}

export interface Engine {
  team: Cooperation | null
  name: string
  /** Searches until `pause()` returns true. */
  run(pause: () => boolean): void
  /** Used share of time or iterations, 0 to 1; the thread sets it. */
  share: number
  best(): Sequences
  value: Value
  /** True when a step is slow enough to read the clock after each. */
  heavySteps: boolean
  /** Offers a plan from elsewhere. */
  offer(plan: Sequences, value: Value): void
  /** Good plans since the last call, for other threads' populations. */
  immigrants?(): Sequences[]
  /** Adopts plans of other threads. */
  adopt?(plans: Sequences[]): void
  /** True when the current plan is optimal. */
  isProven?: boolean
  iterations: number
  evaluations: number
}
