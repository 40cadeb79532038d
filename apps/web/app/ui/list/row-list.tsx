// Rows of a list: a table, or cards on phones.
import { ChevronRight } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { frameWords as words } from '../../lib/words/frame.ts'
import type { Sort } from '../../lib/list-state.ts'
import { AsWritten } from '../as-written.tsx'
import { cn } from '../cn.ts'
import { sortRows, Table, type Column } from '../table.tsx'

/** Maximum number of cards rendered; a filter finds the others. */
const CARD_LIMIT = 400

interface RowListProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  /** A row's content on a phone; button, height and highlight come from here. */
  card: (row: Row) => ReactNode
  sort: Sort
  onSort: (sort: Sort) => void
  /** Rows above 0 stay on top, most urgent first; those below 0 at the end. */
  urgency?: (row: Row) => number
  selected?: ReadonlySet<string>
  onSelect?: (keys: Set<string>) => void
  openKey: string | null
  onOpen: (row: Row) => void
  /** `wide` aligns with a page whose text starts at 28 px. */
  gutter?: 'normal' | 'wide'
}

/** A card's two lines, and content at the right. */
export function CardText({ title, detail, aside }: { title: string; detail: ReactNode; aside?: ReactNode }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-3 font-mid wrap-anywhere">
          <bdi>{title}</bdi>
        </span>
        <span className="line-clamp-2 text-2 wrap-anywhere text-ink-2">
          <AsWritten>{detail}</AsWritten>
        </span>
      </span>
      {aside ?? <ChevronRight className="size-4 text-ink-3" aria-hidden />}
    </>
  )
}

/** Sorts the rows and shows them. */
export function RowList<Row>({
  card,
  urgency,
  rows: unsorted,
  gutter = 'normal',
  ...table
}: RowListProps<Row>) {
  const { columns, sort, rowKey, openKey, onOpen } = table
  const rows = useMemo(() => sortRows(unsorted, columns, sort, urgency), [unsorted, columns, sort, urgency])
  return (
    <>
      <div
        className={cn(
          'flex min-h-0 flex-1 max-md:hidden',
          gutter === 'wide' && '[&_td:first-child]:ps-7 [&_th:first-child]:ps-7',
        )}
      >
        <Table {...table} rows={rows} />
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto md:hidden" aria-label={table.label}>
        {rows.slice(0, CARD_LIMIT).map((row) => (
          <li key={rowKey(row)}>
            <button
              type="button"
              onClick={() => onOpen(row)}
              className={cn(
                'flex min-h-[58px] w-full items-center gap-3 border-b border-line px-4 py-2 text-start',
                rowKey(row) === openKey && 'bg-select',
              )}
            >
              {card(row)}
            </button>
          </li>
        ))}
        {rows.length > CARD_LIMIT && (
          <li className="px-4 py-3 text-2 text-ink-3">
            {words('firstOf', { limit: CARD_LIMIT, count: rows.length })}
          </li>
        )}
      </ul>
    </>
  )
}
