// What the coordinating thread and its searching threads tell each other.
import type { Sequences, Value } from './engine.ts'
import type { Problem } from './model.ts'

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
}

export type ToThread = StartOrder | { kind: 'stop' } | { kind: 'offer'; plan: Sequences; value: Value }

export interface Found {
  kind: 'found' | 'done'
  plan: Sequences
  value: Value
  iterations: number
  evaluations: number
  engine: string
}

export type FromThread = Found | { kind: 'failed'; message: string; stack: string }
