// Heavy work of this process a few pieces at a time, companies one after the other: what jobs do in the database
// (app.take_job_turn), for work whose asker waits for the answer.
import { errors } from './errors.ts'

export interface FairQueueOptions {
  /** What waits, as a sentence names it: `imports`. */
  what: string
  /** Pieces at the same moment. */
  running: number
  /** Pieces of one company that may wait. */
  waitingPerCompany: number
  /** Pieces of everybody that may wait. */
  waiting: number
}

interface Piece {
  company: string
  round: number
  start: () => void
}

/** How much the newest duration counts in the mean. */
const NEWEST_SHARE = 0.2

/**
 * Runs work for a company when it is its turn. The returned function throws too_many_waiting with the time to wait once too
 * many pieces of the company wait, and unavailable once too many of all companies do.
 */
export function fairQueue(
  options: FairQueueOptions,
): <T>(company: string, work: () => Promise<T>) => Promise<T> {
  const { what, running, waitingPerCompany, waiting } = options
  const pieces: Piece[] = []
  const lastRounds = new Map<string, number>()
  let busy = 0
  let reached = 1
  let meanMs = 1_000

  const startNext = (): void => {
    if (busy >= running) return
    // Of equal rounds the older one: the list is in the order of arrival.
    const next = pieces.toSorted((a, b) => a.round - b.round).at(0)
    if (!next) return
    pieces.splice(pieces.indexOf(next), 1)
    busy += 1
    reached = Math.max(reached, next.round)
    next.start()
  }

  const waitForTurn = (company: string): Promise<void> =>
    new Promise((resolve) => {
      const last = lastRounds.get(company)
      const round = last === undefined ? reached : Math.max(last + 1, reached)
      lastRounds.set(company, round)
      pieces.push({ company, round, start: resolve })
      startNext()
    })

  const secondsToWait = (): number => Math.max(1, Math.ceil((meanMs * (pieces.length + 1)) / running / 1_000))

  return async (company, work) => {
    if (busy >= running) {
      if (pieces.filter((piece) => piece.company === company).length >= waitingPerCompany)
        throw errors.too_many_waiting(what, waitingPerCompany, secondsToWait())
      if (pieces.length >= waiting) throw errors.unavailable(what)
    }
    await waitForTurn(company)
    const began = performance.now()
    try {
      return await work()
    } finally {
      meanMs += (performance.now() - began - meanMs) * NEWEST_SHARE
      busy -= 1
      startNext()
      if (busy === 0) lastRounds.clear()
    }
  }
}
