// Legs of a planned route in parts: what happens between leaving one stop and arriving at the next.
import type { LegPart } from '@dropwise/contracts'
import type { PlanStep } from '@dropwise/planner'
import type { BreakSpan } from './breaks.ts'

interface LegWriterOptions {
  /** An instant of the problem's clock. */
  isoOf: (seconds: number) => string
  /** Breaks of the van. */
  breaks: readonly BreakSpan[]
}

/** Follows the steps of one route and records the parts between two stops. */
export class LegWriter {
  readonly #isoOf: (seconds: number) => string
  readonly #breaks: readonly BreakSpan[]
  #travel: number
  #parts: LegPart[] = []

  constructor(start: PlanStep, { isoOf, breaks }: LegWriterOptions) {
    this.#isoOf = isoOf
    this.#breaks = breaks
    this.#travel = start.travel
  }

  /** A step on the way; `handoverFrom` is when parcels can be taken over there. */
  pass(step: PlanStep, handoverFrom?: number): void {
    this.#drive(step)
    const [seconds, startAt] = [step.depart - step.start, this.#isoOf(step.start)]
    if (step.type === 'break') {
      const span = this.#breaks.find(({ id }) => id === Number(step.id))
      const [from, to] = [span?.from.toISOString() ?? startAt, span?.to.toISOString() ?? startAt]
      this.#parts.push({ kind: 'break', id: Number(step.id), seconds, startAt, from, to })
    } else if (handoverFrom === undefined) this.#parts.push({ kind: 'reload', seconds, startAt })
    else this.#parts.push({ kind: 'handover', seconds, startAt, from: this.#isoOf(handoverFrom) })
  }

  /** The leg that ends at this step. */
  end(step: PlanStep): LegPart[] {
    this.#drive(step)
    const parts = this.#parts
    this.#parts = []
    return parts
  }

  #drive({ travel }: PlanStep): void {
    if (travel > this.#travel) this.#parts.push({ kind: 'travel', seconds: travel - this.#travel })
    this.#travel = travel
  }
}
