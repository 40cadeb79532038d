// The rule of every page: what could not be read never goes unsaid. A thin bar says so where no panel of the page
// offers Retry, and one press, here or there, reads again all that failed.
import { useQueryClient, type Query, type QueryCache, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/api.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords as words } from '../../lib/words/frame.ts'
import { Button } from '../button.tsx'

const FIRST_FAULT = 500

/** A refusal is an answer, which the screen knows; no answer and a fault of the server are not. */
function isFault(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= FIRST_FAULT
}

/** Leaves out reads with `meta: { isBackground: true }`, of which the page shows nothing. Whether a read of the open page has failed; stays true while it is tried again. */
class FailedReads {
  readonly #failed = new WeakSet<Query>()

  #hasFailed(query: Query): boolean {
    const { data, status, error } = query.state
    if (data !== undefined || (status === 'error' && !isFault(error))) this.#failed.delete(query)
    else if (status === 'error') this.#failed.add(query)
    return this.#failed.has(query)
  }

  list(cache: QueryCache): Query[] {
    return cache
      .getAll()
      .filter((query) => this.#hasFailed(query) && query.isActive() && !query.meta?.isBackground)
  }
}

const reads = new FailedReads()

const readAgain = (client: QueryClient): void => {
  for (const query of reads.list(client.getQueryCache()))
    if (query.state.fetchStatus === 'idle') void query.fetch().catch(() => {})
}

type Standing = 'whole' | 'failed' | 'trying'

function useStanding(client: QueryClient): Standing {
  const cache = client.getQueryCache()
  const standing = useCallback((): Standing => {
    const failed = reads.list(cache)
    if (failed.length === 0) return 'whole'
    return failed.some(({ state }) => state.fetchStatus === 'fetching') ? 'trying' : 'failed'
  }, [cache])
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribe, standing, () => 'whole')
}

export function FailedReadsBar() {
  const client = useQueryClient()
  const standing = useStanding(client)
  useEffect(() => {
    // The Retry of a panel reads its own; the others that failed with it need no press of their own.
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-retry]')) readAgain(client)
    }
    document.addEventListener('click', onPress)
    return () => document.removeEventListener('click', onPress)
  }, [client])
  if (standing === 'whole') return null
  return (
    // Hidden where a panel says it itself.
    <div
      role="alert"
      className="flex min-h-9 shrink-0 items-center gap-3 bg-bad-wash px-4 py-1 text-2 font-mid text-bad-ink md:px-7 [body:has([data-retry])_&]:hidden"
    >
      <span className="min-w-0 flex-1">{words('partNotLoaded')}</span>
      <Button size="s" disabled={standing === 'trying'} onClick={() => readAgain(client)}>
        {commonWords('retry')}
      </Button>
    </div>
  )
}
