// The rule of every page: what could not be read never goes unsaid. A thin bar says so where no panel of the page
// offers Retry, and one press, here or there, reads again all that failed.
import { useQueryClient, type Query, type QueryCache, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/api.ts'
import { momentOf } from '../../lib/format.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords as words } from '../../lib/words/frame.ts'
import { Button } from '../button.tsx'

const FIRST_FAULT = 500

/** A refusal is an answer, which the screen knows; no answer and a fault of the server are not. */
function isFault(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= FIRST_FAULT
}

/** Figures may be as old as this without a word, in milliseconds: one lost poll is no news. */
const MAY_BE_OLD_MS = 60_000

/**
 * Reads of the open page that failed, also while they are tried again, and reads whose figures are old because the
 * newer ones could not be read. Leaves out reads with `meta: { isBackground: true }`, of which the page shows nothing.
 */
class FailedReads {
  readonly #failed = new WeakSet<Query>()

  #hasFailed(query: Query): boolean {
    const { data, status, error } = query.state
    if (data !== undefined || (status === 'error' && !isFault(error))) this.#failed.delete(query)
    else if (status === 'error') this.#failed.add(query)
    return this.#failed.has(query)
  }

  static #shown = (cache: QueryCache): Query[] =>
    cache.getAll().filter((query) => query.isActive() && !query.meta?.isBackground)

  missing(cache: QueryCache): Query[] {
    return FailedReads.#shown(cache).filter((query) => this.#hasFailed(query))
  }

  outdated(cache: QueryCache): Query[] {
    return FailedReads.#shown(cache).filter(
      ({ state: { data, status, error, dataUpdatedAt } }) =>
        data !== undefined &&
        status === 'error' &&
        isFault(error) &&
        Date.now() - dataUpdatedAt > MAY_BE_OLD_MS,
    )
  }
}

const reads = new FailedReads()

const readAgain = (client: QueryClient): void => {
  const cache = client.getQueryCache()
  for (const query of [...reads.missing(cache), ...reads.outdated(cache)])
    if (query.state.fetchStatus === 'idle') void query.fetch().catch(() => {})
}

const isAnyFetching = (queries: readonly Query[]): boolean =>
  queries.some(({ state }) => state.fetchStatus === 'fetching')

/** A text, since snapshots are compared by identity: what failed, since when, whether it is tried again. */
type Standing = '' | `${'missing' | 'outdated'} ${number} ${boolean}`

function useStanding(client: QueryClient): Standing {
  const cache = client.getQueryCache()
  const standing = useCallback((): Standing => {
    const missing = reads.missing(cache)
    if (missing.length > 0) return `missing 0 ${isAnyFetching(missing)}`
    const outdated = reads.outdated(cache)
    if (outdated.length === 0) return ''
    const readAt = Math.min(...outdated.map(({ state }) => state.dataUpdatedAt))
    return `outdated ${readAt} ${isAnyFetching(outdated)}`
  }, [cache])
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribe, standing, () => '')
}

export function FailedReadsBar() {
  const client = useQueryClient()
  const [kind, readAt, isTrying] = useStanding(client).split(' ')
  useEffect(() => {
    // The Retry of a panel reads its own; the others that failed with it need no press of their own.
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-retry]')) readAgain(client)
    }
    document.addEventListener('click', onPress)
    return () => document.removeEventListener('click', onPress)
  }, [client])
  if (!kind) return null
  return (
    // Hidden where a panel says it itself.
    <div
      role="alert"
      className="flex min-h-9 shrink-0 items-center gap-3 bg-bad-wash px-4 py-1 text-2 font-mid text-bad-ink md:px-7 [body:has([data-retry])_&]:hidden"
    >
      <span className="min-w-0 flex-1">
        {kind === 'missing'
          ? words('partNotLoaded')
          : words('partOutdated', { moment: momentOf(new Date(Number(readAt)).toISOString()) })}
      </span>
      <Button size="s" disabled={isTrying === 'true'} onClick={() => readAgain(client)}>
        {commonWords('retry')}
      </Button>
    </div>
  )
}
