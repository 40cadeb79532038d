// A table of many rows: 36 px each (44 on touch), sticky head, keyboard through every row, selection with shift, sorting in the head.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { Sort } from '../lib/list-state.ts'
import { Checkbox } from './choice.tsx'
import { cn } from './cn.ts'

export interface Column<Row> {
  key: string
  head: string
  /** CSS width of the column; the rest is shared. */
  width?: string
  isNumber?: boolean
  cell: (row: Row) => ReactNode
  /** Present when the head sorts by it. */
  sortBy?: (row: Row) => string | number
  /** Left out below this width. */
  from?: 'md' | 'lg' | 'xl'
}
export type { Sort }

const FROM = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' }
const ROW_HEIGHT = 36

/** Orders rows by a column; rows with an urgency above 0 stay above the sort, the most urgent first. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort,
  urgency?: (row: Row) => number,
): Row[] {
  const by = columns.find((column) => column.key === sort.key)?.sortBy
  const sign = sort.isDescending ? -1 : 1
  return rows.toSorted((a, b) => {
    const moreUrgent = (urgency?.(b) ?? 0) - (urgency?.(a) ?? 0)
    if (moreUrgent !== 0 || !by) return moreUrgent
    const x = by(a)
    const y = by(b)
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y)
    return sign * String(x).localeCompare(String(y), 'en', { numeric: true })
  })
}

interface TableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  sort: Sort
  onSort: (sort: Sort) => void
  /** Keys that are ticked; leave out for a table without selection. */
  selected?: ReadonlySet<string>
  onSelect?: (keys: Set<string>) => void
  /** The row whose panel is open. */
  openKey?: string | null
  onOpen?: (row: Row) => void
}

/** Rows beyond the view are not drawn, so that thousands stay smooth. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, columns, rowKey, selected, onSelect, openKey, onOpen, sort, onSort } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [focusIndex, setFocusIndex] = useState(0)
  const anchor = useRef(0)
  // oxlint-disable-next-line react/incompatible-library -- its functions are only called here, never handed to memoised parts
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 16,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)

  function focusRow(index: number): void {
    const next = Math.max(0, Math.min(rows.length - 1, index))
    setFocusIndex(next)
    virtual.scrollToIndex(next)
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus(),
    )
  }

  function toggle(index: number, isRange: boolean): void {
    if (!selected || !onSelect) return
    const next = new Set(selected)
    const row = rows[index]
    if (!row) return
    if (isRange) {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      for (const each of rows.slice(from, to + 1)) next.add(rowKey(each))
    } else if (!next.delete(rowKey(row))) {
      next.add(rowKey(row))
    }
    if (!isRange) anchor.current = index
    onSelect(next)
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const row = rows[index]
    if (!row || event.target !== event.currentTarget) return
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: index + 15,
      PageUp: index - 15,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      if (event.shiftKey) toggle(Math.max(0, Math.min(rows.length - 1, to)), true)
      focusRow(to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onOpen?.(row)
    } else if (event.key === ' ') {
      event.preventDefault()
      toggle(index, event.shiftKey)
    }
  }

  function onClick(event: MouseEvent, index: number): void {
    const row = rows[index]
    if (!row || (event.target instanceof Element && event.target.closest('button,a,label,input'))) return
    setFocusIndex(index)
    if (event.shiftKey && selected) toggle(index, true)
    else onOpen?.(row)
  }

  const isAll = Boolean(selected && rows.length > 0 && rows.every((row) => selected.has(rowKey(row))))
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto">
      <table
        className="w-full border-separate border-spacing-0 text-2"
        aria-label={props.label}
        aria-rowcount={rows.length}
      >
        <thead>
          <tr>
            {selected && (
              <th className="sticky top-0 z-10 w-11 border-b border-line-2 bg-surface pl-5 text-left">
                <Checkbox
                  label="Select all"
                  isLabelHidden
                  isChecked={isAll}
                  isMixed={!isAll && rows.some((row) => selected.has(rowKey(row)))}
                  onChange={(all) => onSelect?.(all ? new Set(rows.map(rowKey)) : new Set())}
                />
              </th>
            )}
            {columns.map((column) => {
              const isSorted = sort.key === column.key
              const Arrow = sort.isDescending ? ArrowDown : ArrowUp
              return (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                  style={column.width ? { width: column.width } : undefined}
                  className={cn(
                    'sticky top-0 z-10 h-9 border-b border-line-2 bg-surface px-2 text-1 font-mid whitespace-nowrap text-ink-3 first:pl-5 last:pr-5',
                    column.isNumber ? 'text-right' : 'text-left',
                    column.from && FROM[column.from],
                  )}
                >
                  {column.sortBy ? (
                    <button
                      type="button"
                      className={cn(
                        'inline-flex items-center gap-1 hover:text-ink',
                        isSorted && 'font-strong text-ink',
                      )}
                      onClick={() =>
                        onSort({ key: column.key, isDescending: isSorted && !sort.isDescending })
                      }
                    >
                      {column.head}
                      {isSorted && <Arrow className="size-3" aria-hidden />}
                    </button>
                  ) : (
                    column.head
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {items.map((item) => {
            const row = rows[item.index]
            if (!row) return null
            const key = rowKey(row)
            const isTicked = selected?.has(key) ?? false
            const isOpen = openKey === key
            return (
              <tr
                key={key}
                data-index={item.index}
                data-row={key}
                tabIndex={item.index === focusIndex ? 0 : -1}
                aria-rowindex={item.index + 1}
                aria-selected={selected ? isTicked : isOpen}
                aria-label={props.rowLabel(row)}
                onKeyDown={(event) => onKeyDown(event, item.index)}
                onClick={(event) => onClick(event, item.index)}
                className={cn(
                  'group h-9 cursor-default -outline-offset-2 pointer-coarse:h-11',
                  isTicked || isOpen ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover',
                )}
              >
                {selected && (
                  <td className="border-b border-line pl-5 leading-none">
                    <Checkbox
                      label={`Select ${props.rowLabel(row)}`}
                      isLabelHidden
                      isChecked={isTicked}
                      onChange={() => toggle(item.index, false)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={cn(
                      'max-w-0 truncate border-b border-line px-2 whitespace-nowrap first:pl-5 last:pr-5',
                      column.isNumber && 'text-right tabular-nums',
                      column.from && FROM[column.from],
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}
