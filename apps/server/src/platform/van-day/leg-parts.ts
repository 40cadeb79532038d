// Legs of a planned route in parts: what happens between leaving one stop and arriving at the next.
import type { LegPart } from '@dropwise/contracts'
import type { PlanStep, ProblemOptions } from '@dropwise/planner'
import { freeSeconds, type Roads } from '@dropwise/planner/clock'
import type { BreakSpan } from './breaks.ts'

interface LegWriterOptions {
  /** Converts a time of the problem's clock to RFC 3339. */
  isoOf: (seconds: number) => string
  /** Breaks of the van. */
  breaks: readonly BreakSpan[]
  /** The traffic of the problem. */
  traffic?: ProblemOptions['traffic']
}

/** Follows the steps of one route and records the parts between two stops. */
export class LegWriter {
  readonly #isoOf: (seconds: number) => string
  readonly #breaks: readonly BreakSpan[]
  readonly #roads: Roads
  #travel: number
  #leftAt: number
  #parts: LegPart[] = []

  constructor(start: PlanStep, { isoOf, breaks, traffic = [] }: LegWriterOptions) {
    this.#isoOf = isoOf
    this.#breaks = breaks
    this.#roads = {
      traffic:
        traffic.length === 0
          ? null
          : { from: traffic.map((one) => one.from), factor: traffic.map((one) => one.factor) },
    }
    this.#travel = start.travel
    this.#leftAt = start.depart
  }

  /** A step between two stops. `handoverFrom`: earliest time at which parcels can be taken over there. */
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

  #drive({ travel, depart }: PlanStep): void {
    const seconds = travel - this.#travel
    if (seconds > 0) {
      const free = freeSeconds(this.#roads, this.#leftAt, seconds)
      this.#parts.push({ kind: 'travel', seconds, ...(free === seconds ? {} : { freeSeconds: free }) })
    }
    this.#travel = travel
    this.#leftAt = depart
  }
}
