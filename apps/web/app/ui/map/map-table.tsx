// The map's visible content as a table, for keyboard and screen readers.
import { Table2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { count, listText } from '../../lib/format.ts'
import { mapWords } from '../../lib/words/map.ts'
import { IconButton } from '../button.tsx'
import { sortRows, Table, type Column, type Sort } from '../table.tsx'
import { useMap } from './map-context.ts'

export interface MapTableRow {
  id: string
  /** `Stop`, `Van`, `Depot`, `Unserved`. */
  what: string
  name: string
  /** `on time`, `9 min late`, `done`. */
  state: string
  /** `R3`, for an object on a route. */
  route: number | null
  lat: number
  lng: number
  onPick?: () => void
}

const columns = (): Column<MapTableRow>[] => [
  { key: 'what', head: mapWords('what'), width: '88px', cell: (row) => row.what, sortBy: (row) => row.what },
  {
    key: 'route',
    head: mapWords('route'),
    width: '64px',
    cell: (row) => (row.route === null ? '' : `R${row.route}`),
    sortBy: (row) => row.route ?? 0,
  },
  { key: 'name', head: mapWords('name'), cell: (row) => row.name, sortBy: (row) => row.name },
  {
    key: 'state',
    head: mapWords('state'),
    width: '34%',
    cell: (row) => row.state,
    sortBy: (row) => row.state,
  },
]

/** Rows visible on screen; updated when the map moves. */
function useInView(rows: readonly MapTableRow[]): MapTableRow[] {
  const { map } = useMap()
  const [bounds, setBounds] = useState(() => map.getBounds())
  useEffect(() => {
    const read = () => setBounds(map.getBounds())
    map.on('moveend', read)
    return () => void map.off('moveend', read)
  }, [map])
  return rows.filter(({ lng, lat }) => bounds.contains([lng, lat]))
}

/** The table over the map. Enter or a click selects the row on map and lists. */
export function MapTable({ rows, onClose }: { rows: readonly MapTableRow[]; onClose: () => void }) {
  const inView = useInView(rows)
  const [sort, setSort] = useState<Sort>({ key: 'route', isDescending: false })
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const element = panel.current
    element?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={mapWords('shownAsTable')}
      tabIndex={-1}
      className="absolute inset-0 z-20 flex flex-col bg-surface outline-none"
    >
      <header className="flex h-11 shrink-0 items-center gap-3 border-b border-line pe-2 ps-5">
        <Table2 className="size-4 text-ink-3" aria-hidden />
        <p role="status" className="text-2">
          {mapWords('inView', { shown: count(inView.length), total: count(rows.length) })}
        </p>
        <IconButton label={mapWords('backToMap')} onClick={onClose} className="ms-auto">
          <X />
        </IconButton>
      </header>
      <Table
        label={mapWords('shown')}
        rows={sortRows(inView, columns(), sort)}
        columns={columns()}
        rowKey={(row) => row.id}
        rowLabel={(row) => listText([row.what, row.name, row.state].filter(Boolean))}
        sort={sort}
        onSort={setSort}
        onOpen={(row) => {
          row.onPick?.()
          onClose()
        }}
      />
    </div>
  )
}
