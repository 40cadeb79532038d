// A table of many rows: 36 px each (44 on touch), sticky header, keyboard access to every row, range selection with Shift, sorting by column header.
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { currentLocale } from '../lib/language.ts'
import { frameWords as words } from '../lib/words/frame.ts'
import type { Sort } from '../lib/list-state.ts'
import { AsWritten } from './as-written.tsx'
import { Checkbox } from './choice.tsx'
import { cn } from './cn.ts'
import { moveInRow } from './row-keys.ts'

export interface Column<Row> {
  key: string
  head: string
  /** CSS width of the column; columns without one share the rest. A width in pixels grows for longer words. */
  width?: string
  isNumber?: boolean
  cell: (row: Row) => ReactNode
  /** Present when the column can be sorted. */
  sortBy?: (row: Row) => string | number
  /** Hidden where the table is narrower than on a page of this width. */
  from?: 'md' | 'lg' | 'xl' | '2xl'
}
export type { Sort }

/** By the width of the table, which an open panel narrows: that of a page with the rail beside it at each breakpoint. */
const FROM = {
  md: '@max-[700px]:hidden',
  lg: '@max-[800px]:hidden',
  xl: '@max-[1060px]:hidden',
  '2xl': '@max-[1320px]:hidden',
}
const ROW_HEIGHT = 36
/** Widths in pixels fit English; words of other languages may take this much more before they are cut. */
const MAX_GROWTH = 1.6
/** Rows that Page Up and Page Down pass over. */
const PAGE_ROWS = 15

/** Sorts rows by a column; rows with an urgency above 0 stay on top, most urgent first, those below 0 at the end. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort,
  urgency?: (row: Row) => number,
): Row[] {
  const by = columns.find((column) => column.key === sort.key)?.sortBy
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true })
  const sign = sort.isDescending ? -1 : 1
  return rows.toSorted((a, b) => {
    const moreUrgent = (urgency?.(b) ?? 0) - (urgency?.(a) ?? 0)
    if (moreUrgent !== 0 || !by) return moreUrgent
    const x = by(a)
    const y = by(b)
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y)
    return sign * compare(String(x), String(y))
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
  /** Keys of ticked rows; absent for a table without selection. */
  selected?: ReadonlySet<string>
  onSelect?: (keys: Set<string>) => void
  /** The row whose panel is open. */
  openKey?: string | null
  onOpen?: (row: Row) => void
  /** Reports the row under the pointer, for views beside the table. */
  onHover?: (row: Row | null) => void
  /** A pointer went down on a row that can be dragged. */
  onGrab?: (row: Row, event: PointerEvent) => void
  /** The drop position while dragging. */
  dropMark?: DropMark | null
}

/** A line before or after a row. */
export interface DropMark {
  key: string
  side: 'before' | 'after'
}

/** Focus, ticks, and their keys and clicks. */
function useRowControl<Row>(props: TableProps<Row>, scrollTo: (index: number) => void) {
  const { rows, rowKey, selected, onSelect, onOpen } = props
  const [focusIndex, setFocusIndex] = useState(0)
  const anchor = useRef(0)
  const clamp = (index: number) => Math.max(0, Math.min(rows.length - 1, index))

  function toggle(index: number, isRange: boolean): void {
    const row = rows[index]
    if (!selected || !onSelect || !row) return
    const next = new Set(selected)
    if (isRange) {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)]
      for (const each of rows.slice(from, to + 1)) next.add(rowKey(each))
    } else {
      if (!next.delete(rowKey(row))) next.add(rowKey(row))
      anchor.current = index
    }
    onSelect(next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, index: number): void {
    const row = rows[index]
    if (moveInRow(event)) return
    // Keys with a modifier belong to the screen, which may move the selection.
    if (!row || event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: index + PAGE_ROWS,
      PageUp: index - PAGE_ROWS,
    }
    const to = moves[event.key]
    if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (to !== undefined) {
      if (event.shiftKey) toggle(clamp(to), true)
      setFocusIndex(clamp(to))
      scrollTo(clamp(to))
    } else if (event.key === 'Enter') {
      onOpen?.(row)
    } else {
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

  return { focusIndex, toggle, onKeyDown, onClick }
}

/** Renders only visible rows, so thousands stay smooth. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, rowKey } = props
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its functions are only called here, never handed to memoised parts
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 16,
  })
  const control = useRowControl(props, (index) => {
    virtual.scrollToIndex(index)
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus(),
    )
  })
  const showOpen = useEffectEvent((key: string) => {
    const index = rows.findIndex((row) => rowKey(row) === key)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  })
  const { openKey } = props
  useEffect(() => {
    if (openKey) showOpen(openKey)
  }, [openKey])
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div ref={scroller} className="@container min-h-0 flex-1 overflow-auto">
      <table
        className="w-full border-separate border-spacing-0 text-2"
        aria-label={props.label}
        aria-rowcount={rows.length}
      >
        <TableHeader {...props} />
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <TableRow
                  key={rowKey(row)}
                  table={props}
                  row={row}
                  index={index}
                  isFocusable={index === control.focusIndex}
                  onToggle={() => control.toggle(index, false)}
                  onKeyDown={(event) => control.onKeyDown(event, index)}
                  onClick={(event) => control.onClick(event, index)}
                />
              )
            )
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  )
}

function TableHeader<Row>({ rows, columns, rowKey, selected, onSelect, sort, onSort }: TableProps<Row>) {
  const isAll = Boolean(selected && rows.length > 0 && rows.every((row) => selected.has(rowKey(row))))
  return (
    <thead>
      <tr>
        {selected && (
          <th className="sticky top-0 z-10 w-11 border-b border-line-2 bg-surface ps-5 text-start">
            <Checkbox
              label={words('selectAll')}
              isLabelHidden
              isChecked={isAll}
              isMixed={!isAll && rows.some((row) => selected.has(rowKey(row)))}
              onChange={(all) => onSelect?.(all ? new Set(rows.map(rowKey)) : new Set())}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

function ColumnHeader<Row>({
  column,
  sort,
  onSort,
}: Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const isSorted = sort.key === column.key
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      style={column.width ? { width: column.width } : undefined}
      className={cn(
        'sticky top-0 z-10 h-9 border-b border-line-2 bg-surface px-2 text-1 font-mid whitespace-nowrap text-ink-3 first:ps-5 last:pe-5',
        column.isNumber ? 'text-end' : 'text-start',
        column.from && FROM[column.from],
      )}
    >
      {column.sortBy ? (
        <button
          type="button"
          className={cn('inline-flex items-center gap-1 hover:text-ink', isSorted && 'font-strong text-ink')}
          onClick={() => onSort({ key: column.key, isDescending: isSorted && !sort.isDescending })}
        >
          {column.head}
          {isSorted && <Arrow className="size-3" aria-hidden />}
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}

interface RowProps<Row> {
  table: TableProps<Row>
  row: Row
  index: number
  isFocusable: boolean
  onToggle: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onClick: (event: MouseEvent) => void
}

function TableRow<Row>({ table, row, index, isFocusable, onToggle, onKeyDown, onClick }: RowProps<Row>) {
  const { columns, rowKey, rowLabel, selected, openKey, onHover, onGrab, dropMark } = table
  const key = rowKey(row)
  const isTicked = selected?.has(key) ?? false
  const isOpen = openKey === key
  return (
    <tr
      data-index={index}
      data-row={key}
      tabIndex={isFocusable ? 0 : -1}
      aria-rowindex={index + 1}
      aria-selected={selected ? isTicked : isOpen}
      aria-label={rowLabel(row)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...(onHover && { onPointerEnter: () => onHover(row), onPointerLeave: () => onHover(null) })}
      {...(onGrab && { onPointerDown: (event) => onGrab(row, event) })}
      {...(dropMark?.key === key && { 'data-drop': dropMark.side })}
      className={cn(
        'group h-9 cursor-default -outline-offset-2 pointer-coarse:h-11',
        onGrab && 'select-none',
        'data-[drop=before]:shadow-[inset_0_2px_0_var(--link)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--link)]',
        isTicked || isOpen ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover hot:bg-hover',
      )}
    >
      {selected && (
        <td className="border-b border-line ps-5 leading-none">
          <Checkbox
            label={words('selectRow', { row: rowLabel(row) })}
            isLabelHidden
            isChecked={isTicked}
            onChange={onToggle}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          style={
            column.width?.endsWith('px') ? { maxWidth: `calc(${column.width} * ${MAX_GROWTH})` } : undefined
          }
          className={cn(
            'max-w-0 truncate border-b border-line px-2 whitespace-nowrap first:ps-5 last:pe-5',
            column.isNumber && 'text-end tabular-nums',
            column.from && FROM[column.from],
          )}
        >
          <AsWritten>{column.cell(row)}</AsWritten>
        </td>
      ))}
    </tr>
  )
}
