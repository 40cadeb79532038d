// State that belongs to the link: filter, selection, day. A link sent to a colleague shows what one saw.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Values by parameter; null removes one. */
export type ParamChanges = Record<string, string | null>

/**
 * Sets several search parameters at once. Two separate changes in one event would both start from the old link, and the
 * second would undo the first. Replaces history, so that Back leaves the screen.
 */
export function useSetUrlParams(): (changes: ParamChanges) => void {
  const [, setParams] = useSearchParams()
  return useCallback(
    (changes: ParamChanges) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
}

/** One search parameter as state; null removes it. */
export function useUrlState(name: string): [string | null, (value: string | null) => void] {
  const [params] = useSearchParams()
  const setParams = useSetUrlParams()
  const set = useCallback((value: string | null) => setParams({ [name]: value }), [name, setParams])
  return [params.get(name), set]
}
