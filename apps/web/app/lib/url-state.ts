// State in the URL: filter, selection, day. A shared link shows the same screen.
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router'

/** Values by parameter; null removes one. */
export type ParamChanges = Record<string, string | null>

/** Replaces the history entry, so Back leaves the screen. */
const REPLACE: NavigateOptions = { replace: true, preventScrollReset: true }

interface Link {
  /** The URL on screen when the changes began. */
  shown: string
  pathname: string
  search: string
}

/** The URL after the newest change, which the router shows only after the current event. */
let newest: Link | null = null

/**
 * Edits the search parameters; screens use nothing else. Several edits in one event build on each other,
 * whereas the router's own setter starts each time from the URL on screen and loses all but the last.
 */
export function useEditUrl(): (edit: (params: URLSearchParams) => void, options?: NavigateOptions) => void {
  const { pathname, search, key } = useLocation()
  const shown = `${key} ${pathname}${search}`
  const navigate = useNavigate()
  useEffect(() => {
    if (newest?.shown !== shown) newest = { shown, pathname, search }
  }, [shown, pathname, search])
  return useCallback(
    (edit, options = REPLACE) => {
      const before = newest?.pathname === pathname ? newest : { shown, pathname, search }
      const params = new URLSearchParams(before.search)
      edit(params)
      newest = { ...before, search: params.toString() }
      void navigate({ search: newest.search }, options)
    },
    [navigate, shown, pathname, search],
  )
}

/** Sets several search parameters at once. */
export function useSetUrlParams(): (changes: ParamChanges) => void {
  const editUrl = useEditUrl()
  return useCallback(
    (changes: ParamChanges) =>
      editUrl((params) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') params.delete(name)
          else params.set(name, value)
        }
      }),
    [editUrl],
  )
}

/** One search parameter as state; null removes it. */
export function useUrlState(name: string): [string | null, (value: string | null) => void] {
  const { search } = useLocation()
  const setParams = useSetUrlParams()
  const set = useCallback((value: string | null) => setParams({ [name]: value }), [name, setParams])
  return [new URLSearchParams(search).get(name), set]
}
