// State that belongs to the link: filter, selection, day. A link sent to a colleague shows what one saw.
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router'

/** Values by parameter; null removes one. */
export type ParamChanges = Record<string, string | null>

/** Replaces history, so that Back leaves the screen. */
const REPLACE: NavigateOptions = { replace: true, preventScrollReset: true }

interface Link {
  /** The link on screen that the changes began from. */
  shown: string
  pathname: string
  search: string
}

/** The link as the newest change leaves it: the router shows a change later than the event that made it. */
let newest: Link | null = null

/**
 * Changes the search parameters; the one way in which screens write them. Several changes in one event each begin where the one
 * before ended: the router's own setter starts every time from the link on screen, and the last change would undo the others.
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
