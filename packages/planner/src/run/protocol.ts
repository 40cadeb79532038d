// What the coordinating thread and its searching threads tell each other.
import type { Sequences, Value } from './engine.ts'
import type { Problem } from '../model/problem.ts'
import type { SharedTables } from '../model/shared-tables.ts'

export interface StartOrder {
  kind: 'start'
  problem: Problem
  initial: Sequences | null
  seed: number
  thread: number
  threads: number
  /** On the clock named by `cpu`, in milliseconds. */
  startedAt: number
  endsAt: number
  cpu: boolean
  iterationLimit: number
  shared: SharedTables | null
}

/** Routes of one thread for all the others; see Cooperation. */
export interface Part {
  kind: 'part'
  epoch: number
  plan: Sequences
  whole: boolean
  value: Value
}

/** Good plans of one thread for the populations of the others. */
export interface Immigrants {
  kind: 'immigrants'
  plans: Sequences[]
}

export type ToThread =
  | Immigrants
  | StartOrder
  | { kind: 'join'; epoch: number; plan: Sequences }
  | { kind: 'stop' }
  | { kind: 'offer'; plan: Sequences; value: Value }

export interface Found {
  kind: 'found' | 'done'
  plan: Sequences
  value: Value
  iterations: number
  evaluations: number
  engine: string
  /** No plan is better. */
  isProven: boolean
  /** When the thread was set up, on the clock of the run. */
  startedAt: number
  /** At the end: this thread's routes of the plan it shared since `epoch`. */
  lastPart: { epoch: number; plan: Sequences } | null
}

export type FromThread = Found | Part | Immigrants | { kind: 'failed'; message: string; stack: string }
