// Messages between the coordinator and its search threads.
import type { Sequences, Value } from '../search/engine.ts'
import type { Problem } from '../model/problem.ts'
import type { SharedTables } from '../model/shared-tables.ts'

export interface StartOrder {
  kind: 'start'
  problem: Problem
  initial: Sequences | null
  seed: number
  thread: number
  threads: number
  /** In milliseconds on the clock chosen by `cpu`. */
  startedAt: number
  endsAt: number
  cpu: boolean
  iterationLimit: number
  shared: SharedTables | null
}

/** One thread's routes for all others; see Cooperation. */
export interface Part {
  kind: 'part'
  epoch: number
  plan: Sequences
  whole: boolean
  value: Value
}

/** Good plans of one thread for the others' populations. */
export interface Immigrants {
  kind: 'immigrants'
  plans: Sequences[]
}

export type ToThread =
  | Immigrants
  | StartOrder
  | { kind: 'join'; epoch: number; plan: Sequences }
  | { kind: 'stop' }
  /** Asks for bounds on the cost, instead of a search. */
  | { kind: 'bound'; problem: Problem }
  | { kind: 'offer'; plan: Sequences; value: Value }

export interface Found {
  kind: 'found' | 'done'
  plan: Sequences
  value: Value
  iterations: number
  evaluations: number
  engine: string
  /** True when the plan is optimal. */
  isProven: boolean
  /** When the thread finished its setup, on the run's clock. */
  startedAt: number
  /** At the end: this thread's routes of the plan shared since `epoch`. */
  lastPart: { epoch: number; plan: Sequences } | null
}

export type FromThread =
  | Found
  | Part
  | Immigrants
  | { kind: 'bound'; bound: number }
  | { kind: 'failed'; message: string; stack: string }
