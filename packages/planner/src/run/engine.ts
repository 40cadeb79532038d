// What every search engine offers to the thread that runs it.

/** Orders by vehicle index, in sequence. */
export type Sequences = { vehicle: number; orders: number[] }[]

/** Comparable value of a plan: left-out orders by rank (highest first), then vehicles if they count, then cost. */
export interface Value {
  /** Weight left out for each rank, lowest rank first. */
  missing: number[]
  vehicles: number
  cost: number
}

/** Whether mandatory orders are left out. */
export const leavesOut = ({ missing }: Value): boolean => missing.some((weight) => weight > 0)

/** Negative when `a` leaves less out, whatever it costs. */
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

/** Lets threads share one plan: each anneals its own routes, and from time to time they put their parts together. */
export interface Cooperation {
  /** The next part is due. */
  due: boolean
  epoch: number
  /** This thread's routes; `whole` says that parts are alternatives, not pieces. */
  part(): { plan: Sequences; whole: boolean }
  /** Goes on from what the threads have together. */
  join(plan: Sequences): void
  /** The pieces at the end, when they fit together. */
  lastPart(): Sequences | null
}

export interface Engine {
  team: Cooperation | null
  name: string
  /** Searches until `pause()` says so. */
  run(pause: () => boolean): void
  /** Share of the time or iterations used, 0 to 1; set by the thread. */
  share: number
  best(): Sequences
  value: Value
  /** One step takes long enough to look at the clock after each. */
  heavySteps: boolean
  /** Takes a plan found elsewhere. */
  offer(plan: Sequences, value: Value): void
  /** Good plans for the populations of other threads, since the last call. */
  immigrants?(): Sequences[]
  /** Takes such plans. */
  adopt?(plans: Sequences[]): void
  /** No plan is better than the one at hand. */
  isProven?: boolean
  iterations: number
  evaluations: number
}
