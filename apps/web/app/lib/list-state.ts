// State of a list screen in the URL: filter, segment, sort, open row, panel.
import { useCallback, useMemo } from 'react'
import { focusSidePanel } from './panel-focus.ts'
import { useSetUrlParams, useUrlState } from './url-state.ts'

/** The column a list is sorted by. */
export interface Sort {
  key: string
  isDescending: boolean
}

export interface ListState {
  filter: string
  setFilter: (text: string | null) => void
  /** The chosen segment (`?show=`); null is the first one. */
  segment: string | null
  setSegment: (segment: string | null) => void
  sort: Sort
  setSort: (sort: Sort) => void
  openId: string | null
  /** Opens a row's panel, or closes it when open. */
  toggleRow: (id: string) => void
  closeRow: () => void
  /** A panel without a row: `new`, `import`. */
  panel: string | null
  /** Focuses the panel if it is already open. */
  openPanel: (panel: string) => void
  closePanel: () => void
  clearFilters: () => void
}

/** State of a list screen. `rowParam` is the URL parameter of the open row, e.g. `vehicle`. */
export function useListState(rowParam: string, defaultSortKey: string): ListState {
  const [filter, setFilter] = useUrlState('filter')
  const [segment, setSegment] = useUrlState('show')
  const [sortText, setSortText] = useUrlState('sort')
  const [openId, setOpenId] = useUrlState(rowParam)
  const [panel, setPanel] = useUrlState('panel')
  const setParams = useSetUrlParams()
  const sort = useMemo<Sort>(
    () => ({
      key: (sortText ?? defaultSortKey).replace(/^-/, ''),
      isDescending: sortText?.startsWith('-') ?? false,
    }),
    [sortText, defaultSortKey],
  )
  const setSort = useCallback(
    (next: Sort) => setSortText(`${next.isDescending ? '-' : ''}${next.key}`),
    [setSortText],
  )
  const toggleRow = useCallback(
    (id: string) => setParams({ panel: null, [rowParam]: id === openId ? null : id }),
    [openId, rowParam, setParams],
  )
  const closeRow = useCallback(() => setOpenId(null), [setOpenId])
  const openPanel = useCallback(
    (name: string) => (name === panel ? focusSidePanel() : setPanel(name)),
    [panel, setPanel],
  )
  const closePanel = useCallback(() => setPanel(null), [setPanel])
  const clearFilters = useCallback(() => setParams({ filter: null, show: null }), [setParams])
  return {
    filter: filter ?? '',
    setFilter,
    segment,
    setSegment,
    sort,
    setSort,
    openId,
    toggleRow,
    closeRow,
    panel,
    openPanel,
    closePanel,
    clearFilters,
  }
}

/** True when the text contains every word of the filter, in any order. */
export function matchesFilter(text: string, filter: string): boolean {
  const haystack = text.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
