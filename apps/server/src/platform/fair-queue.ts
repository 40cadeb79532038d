// Runs heavy work of this process a few pieces at a time, companies in turn: like app.take_job_turn for
// jobs, for callers who wait for the result.
import { errors } from './errors.ts'

export interface FairQueueOptions {
  /** Plural of the waiting work in messages: `imports`. */
  what: string
  /** Pieces that run in parallel. Of several places one company takes all but one. */
  running: number
  /** Maximum number of waiting pieces per company. */
  waitingPerCompany: number
  /** Maximum number of waiting pieces of all companies. */
  waiting: number
}

interface Piece {
  company: string
  round: number
  start: () => void
}

/** Weight of the newest duration in the mean. */
const NEWEST_SHARE = 0.2

/**
 * Runs work in the company's turn. The returned function throws too_many_waiting with the time to wait when
 * too many of the company's pieces wait, and unavailable when too many of all companies' do.
 */
export function fairQueue(
  options: FairQueueOptions,
): <T>(company: string, work: () => Promise<T>) => Promise<T> {
  const { what, running, waitingPerCompany, waiting } = options
  const pieces: Piece[] = []
  const lastRounds = new Map<string, number>()
  const busyPlaces = new Map<string, number>()
  const companyPlaces = Math.max(1, running - 1)
  let busy = 0
  let reached = 1
  let meanMs = 1_000

  const placesOf = (company: string): number => busyPlaces.get(company) ?? 0
  const take = (company: string, places: 1 | -1): void => {
    busy += places
    busyPlaces.set(company, placesOf(company) + places)
    if (placesOf(company) === 0) busyPlaces.delete(company)
  }
  const startNext = (): void => {
    if (busy >= running) return
    // The list is in order of arrival, so the oldest of equal rounds comes first.
    const next = pieces
      .filter(({ company }) => placesOf(company) < companyPlaces)
      .toSorted((a, b) => a.round - b.round)
      .at(0)
    if (!next) return
    pieces.splice(pieces.indexOf(next), 1)
    take(next.company, 1)
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
    if (busy >= running || placesOf(company) >= companyPlaces) {
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
      take(company, -1)
      startNext()
      if (busy === 0) lastRounds.clear()
    }
  }
}
