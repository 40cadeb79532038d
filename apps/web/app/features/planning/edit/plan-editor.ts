// Manual edits of a plan: shown at once, stored in sequence, undone and redone, kept while offline.
import {
  applyMoves,
  type PlanAdjustment,
  type PlanMove,
  type PlanResponse,
  type PlanSequences,
} from '@dropwise/contracts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { withSequences, sequencesOf } from './edited-plan.ts'
import type { Offer } from './offer.ts'
import type { PlanProblem } from './plan-problem.ts'
import type { ScoredVehicle } from './scorer-core.ts'
import type { Scorer } from './scorer.ts'

/** One edit. */
export interface Edit {
  /** Description for people: `Stop 11 of R7 to R6`. */
  label: string
  moves: PlanMove[]
  /** Moves that undo it. */
  inverse: PlanMove[]
  adjustments?: PlanAdjustment[]
  adjustmentsBefore?: PlanAdjustment[]
}
export type NewEdit = Pick<Edit, 'label' | 'moves' | 'adjustments'>

export interface MovesBody {
  version: number
  moves: PlanMove[]
  adjustments?: PlanAdjustment[]
}

/** Result of storing an edit. */
export type Saved =
  | { kind: 'stored'; plan: PlanResponse }
  /** Another person changed the plan first: this is the current one. */
  | { kind: 'changed'; plan: PlanResponse }
  /** The plan was dispatched meanwhile and cannot be edited. */
  | { kind: 'left' }
  /** No response: retry. */
  | { kind: 'unreachable' }
  /** Refused, with the reason. */
  | { kind: 'refused'; message: string }

export interface EditorSnapshot {
  /** Includes all edits made here. */
  plan: PlanResponse
  unsaved: number
  isUnreachable: boolean
  undo: Edit | undefined
  redo: Edit | undefined
}

export interface EditorDeps {
  save: (body: MovesBody) => Promise<Saved>
  /** Keeps unsaved edits across a reload. */
  keep: (edits: readonly Edit[]) => void
  /** Receives the server's newest plan after each stored edit. */
  onStored: (plan: PlanResponse) => void
  /** Another person's change arrived; `isRebased` when own edits were applied on top. */
  onForeign: (before: PlanResponse, after: PlanResponse, isRebased: boolean) => void
  onRefused: (edit: Edit, message: string) => void
  /** The plan was dispatched; these edits were not stored. */
  onLeft: (plan: PlanResponse, edits: Edit[]) => void
}

const atEnd = (_order: string, _vehicle: string, orders: readonly string[]): number => orders.length

export class PlanEditor {
  #deps: EditorDeps
  #base: PlanResponse
  #pending: Edit[]
  #done: Edit[] = []
  #undone: Edit[] = []
  #scored = new Map<string, ScoredVehicle>()
  #scorer: Scorer | undefined
  #opened = Promise.withResolvers<Scorer>()
  #day: PlanProblem | null = null
  #isSaving = false
  #isUnreachable = false
  #snapshot: EditorSnapshot
  #listeners = new Set<() => void>()
  /** Runs edits in the order they were made, although finding a position takes time. */
  #turn: Promise<void> = Promise.resolve()

  constructor(plan: PlanResponse, savedEdits: readonly Edit[], deps: EditorDeps) {
    this.#base = plan
    this.#deps = deps
    this.#pending = [...savedEdits]
    this.#snapshot = this.#look()
    if (savedEdits.length > 0) void this.flush()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  getSnapshot = (): EditorSnapshot => this.#snapshot

  /** Enables pricing, and prices unsaved edits. */
  open(scorer: Scorer, day: PlanProblem): void {
    this.#scorer = scorer
    this.#opened.resolve(scorer)
    this.#day = day
    this.#scored.clear()
    void this.#price()
  }

  /** Each van's offer for a stop, or one van's for a position; waits until pricing is available. */
  async offers(orderId: string, at?: { vehicleId: string; position: number }): Promise<Offer[]> {
    const scorer = this.#scorer ?? (await this.#opened.promise)
    return scorer.offers(orderId, this.sequences, at)
  }

  get sequences(): PlanSequences {
    return this.#pending.reduce<PlanSequences>(
      (sequences, { moves }) => applyMoves(sequences, moves, atEnd).sequences,
      sequencesOf(this.#base),
    )
  }

  /** Takes a plan that the server pushed. */
  receive(plan: PlanResponse): void {
    if (plan === this.#base || plan.version < this.#base.version) return
    const before = this.#base
    // The response to an own edit is pending and says who changed what.
    if (this.#isSaving && plan.version > before.version) return
    this.#base = plan
    if (plan.version > before.version) this.#deps.onForeign(before, plan, this.#pending.length > 0)
    this.#tell()
  }

  perform(edit: NewEdit): Promise<void> {
    return this.#inTurn(async () => {
      this.#undone = []
      this.#done.push(await this.#carryOut(edit))
    })
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => {
      const edit = this.#done.pop()
      if (!edit) return
      await this.#carryOut({
        label: words('undoWhat', { change: edit.label }),
        moves: edit.inverse,
        ...(edit.adjustmentsBefore ? { adjustments: edit.adjustmentsBefore } : {}),
      })
      this.#undone.push(edit)
    })
  }

  redo(): Promise<void> {
    return this.#inTurn(async () => {
      const edit = this.#undone.pop()
      if (edit) this.#done.push(await this.#carryOut(edit))
    })
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work).finally(() => {
      this.#tell()
      void this.flush()
    })
    this.#turn = turn.catch(() => {})
    return turn
  }

  async #carryOut({ label, moves, adjustments }: NewEdit): Promise<Edit> {
    const { sequences } = this
    const resolved = await this.#resolve(sequences, moves)
    const edit: Edit = {
      label,
      ...resolved,
      ...(adjustments ? { adjustments, adjustmentsBefore: this.#snapshot.plan.adjustments } : {}),
    }
    this.#pending.push(edit)
    this.#deps.keep(this.#pending)
    return edit
  }

  /** Without a scorer the server finds the best position. */
  async #resolve(
    sequences: PlanSequences,
    moves: readonly PlanMove[],
  ): Promise<Pick<Edit, 'moves' | 'inverse'>> {
    try {
      if (this.#scorer) {
        const { routes, ...resolved } = await this.#scorer.resolve(sequences, moves)
        for (const route of routes) this.#scored.set(route.vehicleId, route)
        return resolved
      }
    } catch {
      // If the worker died, the edit continues without prices.
    }
    return { moves: [...moves], inverse: applyMoves(sequences, moves, atEnd).inverse }
  }

  /** Prices routes that own edits changed and no query has priced. */
  async #price(): Promise<void> {
    if (!this.#scorer || this.#pending.length === 0) return
    const routes = await this.#scorer.score([...this.sequences]).catch(() => [])
    for (const route of routes) this.#scored.set(route.vehicleId, route)
    this.#tell()
  }

  /** Stores unsaved edits in sequence. Also called when the network returns. */
  async flush(): Promise<void> {
    if (this.#isSaving) return
    this.#isSaving = true
    try {
      for (let edit = this.#pending[0]; edit; edit = this.#pending[0]) if (!(await this.#store(edit))) return
    } finally {
      this.#isSaving = false
      this.#tell()
    }
  }

  /** False when storing should stop. */
  async #store(edit: Edit): Promise<boolean> {
    const body: MovesBody = { version: this.#base.version, moves: edit.moves }
    if (edit.adjustments) body.adjustments = edit.adjustments
    const saved = await this.#deps.save(body)
    this.#isUnreachable = saved.kind === 'unreachable'
    if (saved.kind === 'unreachable') return false
    if (saved.kind === 'changed') {
      const before = this.#base
      this.#base = saved.plan
      this.#forgetGone()
      this.#deps.onForeign(before, saved.plan, true)
      this.#deps.onStored(saved.plan)
      void this.#price()
      return true
    }
    if (saved.kind === 'left') {
      const edits = this.#pending
      this.#pending = []
      this.#done = []
      this.#undone = []
      this.#deps.keep([])
      this.#deps.onLeft(this.#base, edits)
      return false
    }
    this.#pending.shift()
    this.#deps.keep(this.#pending)
    if (saved.kind === 'refused') {
      this.#done = this.#done.filter((each) => each !== edit)
      this.#deps.onRefused(edit, saved.message)
    } else {
      this.#base = saved.plan
      this.#deps.onStored(saved.plan)
    }
    this.#tell()
    return true
  }

  /** Drops moves of orders that the newer plan lacks. */
  #forgetGone(): void {
    const plannedIds = new Set([
      ...this.#base.routes.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)),
      ...this.#base.unserved.map(({ orderId }) => orderId),
    ])
    this.#pending = this.#pending.map((edit) => ({
      ...edit,
      moves: edit.moves.filter(({ orderId }) => plannedIds.has(orderId)),
    }))
  }

  #look(): EditorSnapshot {
    const adjustments = this.#pending.findLast((edit) => edit.adjustments)?.adjustments
    const base = adjustments ? { ...this.#base, adjustments } : this.#base
    return {
      plan: this.#pending.length > 0 ? withSequences(base, this.sequences, this.#scored, this.#day) : base,
      unsaved: this.#pending.length,
      isUnreachable: this.#isUnreachable,
      undo: this.#done.at(-1),
      redo: this.#undone.at(-1),
    }
  }

  #tell(): void {
    this.#snapshot = this.#look()
    for (const listener of this.#listeners) listener()
  }
}
