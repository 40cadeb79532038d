// A chart whose title answers a question, with its figures as table and CSV.
import { useState, type ReactNode } from 'react'
import { downloadCsv } from '../../lib/csv.ts'
import type { ChartTable } from './table-data.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'

const LINK = 'text-link text-1 pointer-coarse:min-h-11'

function FigureTable({ label, table: { heads, rows } }: { label: string; table: ChartTable }) {
  const [first, ...others] = heads
  return (
    <div className="max-h-80 overflow-auto">
      <table className="w-full text-2" aria-label={label}>
        <thead className="sticky top-0 bg-surface">
          <tr className="text-1 text-ink-3">
            <th scope="col" className="h-8 border-b border-line-2 text-start font-mid">
              {first}
            </th>
            {others.map((head) => (
              <th
                key={head}
                scope="col"
                className="border-b border-line-2 ps-3 text-end font-mid whitespace-nowrap"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key} className="h-8">
              <th scope="row" className="border-b border-line text-start font-text">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={heads[index + 1]} className="border-b border-line ps-3 text-end tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function ChartFrame({
  title,
  detail,
  name,
  table,
  children,
}: {
  title: string
  detail: string
  /** File name: `on-time`. */
  name: string
  table: ChartTable
  children: ReactNode
}) {
  const [isTable, setTable] = useState(false)
  return (
    <figure className="min-w-0 border-b border-line px-4 py-4 md:px-7">
      <figcaption className="flex items-start gap-4 pb-3">
        <span className="min-w-0 flex-1">
          <span className="block text-3 font-strong">{title}</span>
          <span className="block text-1 text-ink-2">{detail}</span>
        </span>
        <button type="button" className={LINK} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {words(isTable ? 'chart' : 'table')}
        </button>
        <button type="button" className={LINK} onClick={() => downloadCsv(name, table)}>
          {words('csv')}
        </button>
      </figcaption>
      {isTable ? <FigureTable label={title} table={table} /> : children}
    </figure>
  )
}
