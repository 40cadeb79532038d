// The selection that list, map and timeline share, kept in the URL: view, route, stop, filter, followed van.
// Hover is not in it.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useEditUrl } from '../../lib/url-state.ts'

const LIVE_VIEWS = ['map', 'board', 'trail'] as const
type LiveView = (typeof LIVE_VIEWS)[number]
const BOARD_FILTERS = ['attention', 'delivered', 'late', 'risk', 'failed', 'all'] as const
export type BoardFilter = (typeof BOARD_FILTERS)[number]

export interface Selection {
  view: LiveView
  route: number | null
  stop: string | null
  filter: BoardFilter
  isFollowing: boolean
  showsAllRows: boolean
}
export interface SelectionActions {
  /** Selects a van, a stop of it, or nothing. */
  select: (route: number | null, stop?: string | null) => void
  follow: (isFollowing: boolean) => void
  show: (view: LiveView, filter?: BoardFilter) => void
  showAllRows: (showsAll: boolean) => void
}

/** Reads the URL; ignores unknown values. */
export function readSelection(params: URLSearchParams): Selection {
  const route = Number(params.get('route'))
  return {
    view: LIVE_VIEWS.find((view) => view === params.get('view')) ?? 'map',
    route: Number.isInteger(route) && route > 0 ? route : null,
    stop: params.get('stop'),
    filter: BOARD_FILTERS.find((filter) => filter === params.get('show')) ?? 'attention',
    isFollowing: params.get('follow') === '1',
    showsAllRows: params.get('rows') === 'all',
  }
}

function set(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name)
  else params.set(name, value)
}

/** The selection and its setters. They replace the history entry, so Back leaves the screen. */
export function useSelection(): [Selection, SelectionActions] {
  const [params] = useSearchParams()
  const change = useEditUrl()
  const actions = useMemo<SelectionActions>(
    () => ({
      select: (route, stop = null) =>
        change((next) => {
          if (String(route ?? '') !== next.get('route')) next.delete('follow')
          set(next, 'route', route === null ? null : String(route))
          set(next, 'stop', stop)
        }),
      follow: (isFollowing) => change((next) => set(next, 'follow', isFollowing ? '1' : null)),
      show: (view, filter = 'attention') =>
        change((next) => {
          set(next, 'view', view === 'map' ? null : view)
          set(next, 'show', filter === 'attention' ? null : filter)
        }),
      showAllRows: (showsAll) => change((next) => set(next, 'rows', showsAll ? 'all' : null)),
    }),
    [change],
  )
  const selection = useMemo(() => readSelection(params), [params])
  return [selection, actions]
}
