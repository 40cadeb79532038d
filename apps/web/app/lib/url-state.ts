// State that belongs to the link: filter, selection, day. A link sent to a colleague shows what one saw.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** One search parameter as state; null removes it. Replaces history, so that Back leaves the screen. */
export function useUrlState(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (value: string | null) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  )
  return [params.get(name), set]
}
