// State of the orders screen: the day's orders, shown, selected and open ones, and a dropped file.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  matchesOrder,
  matchesSegment,
  ORDER_SEGMENTS,
  type OrderSegment,
  type ZoneItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { isOnRoad } from '../../lib/data/left-behind.ts'
import { ordersQuery } from '../../lib/data/orders.ts'
import { zonesQuery } from '../../lib/data/zones.ts'
import { useListState } from '../../lib/list-state.ts'
import { orderColumns } from './order-columns.tsx'
import { toFilterWords } from './filter-words.ts'
import { useFieldFilter } from './use-field-filter.ts'
import { useHiddenColumns } from './views-menu.tsx'
import { usePendingCancels } from './cancel-with-undo.ts'

const NO_ZONES: ZoneItem[] = []
const PANELS = ['import', 'new', 'series', 'requests'] as const

export function useOrders() {
  const { company, day } = useTenant()
  const query = useQuery(ordersQuery(day))
  const list = useListState('order', 'recipient')
  const filter = toFilterWords(list.filter)
  const zones = useQuery(zonesQuery()).data ?? NO_ZONES
  const segment = ORDER_SEGMENTS.find((name) => name === list.segment) ?? 'all'
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [droppedFile, setDroppedFile] = useState<File | null>(null)

  const fieldFilter = useFieldFilter(day)
  const { ids } = fieldFilter
  const leaving = usePendingCancels()
  const all = useMemo(
    () => (query.data ?? []).filter((order) => order.status !== 'cancelled' && !leaving.has(order.id)),
    [query.data, leaving],
  )
  const isDayOnRoad = useMemo(() => isOnRoad(query.data ?? []), [query.data])
  const rows = useMemo(
    () =>
      all.filter(
        (order) =>
          matchesSegment(order, segment, isDayOnRoad) &&
          matchesOrder(order, filter, zones) &&
          (ids === null || ids.has(order.id)),
      ),
    [all, segment, filter, isDayOnRoad, zones, ids],
  )
  const counts = useMemo(() => {
    if (!query.data) return undefined
    const countOf = (name: OrderSegment) =>
      all.filter((order) => matchesSegment(order, name, isDayOnRoad)).length
    return { all: all.length, unserved: countOf('unserved'), late: countOf('late') }
  }, [query.data, all, isDayOnRoad])

  const [hiddenColumns, setHiddenColumns] = useHiddenColumns()
  const columnChoices = orderColumns(company.timeZone, false).slice(1)

  return {
    query,
    list,
    company,
    day,
    segment,
    zones,
    fieldFilter,
    all,
    rows,
    /** Undefined while loading, since unknown is not zero. */
    counts,
    selected,
    setSelected,
    columnChoices,
    hiddenColumns,
    setHiddenColumns,
    /** The filter of the list as one text. */
    shownFilter: [list.filter, fieldFilter.value].filter(Boolean).join(' '),
    clearFilters: () => {
      list.clearFilters()
      fieldFilter.choose(null, null)
    },
    panel: PANELS.find((name) => name === list.panel) ?? null,
    open: all.find((order) => order.id === list.openId) ?? null,
    droppedFile,
    dropFile: (file: File) => {
      setDroppedFile(file)
      list.openPanel('import')
    },
    closePanel: () => {
      list.closePanel()
      setDroppedFile(null)
    },
  }
}
export type OrdersView = ReturnType<typeof useOrders>
