// A chart answers one question in its title, and has its figures behind it as a table and as CSV.
import { useState, type ReactNode } from 'react'
import type { AnalyticsItem } from '@dropwise/contracts'
import { downloadCsv } from './csv.ts'
import { measureText, type Measure, type Units } from './measures.ts'

interface ChartFrameProps {
  title: string
  detail: string
  /** What the table and the file are called: `on-time`. */
  name: string
  items: readonly AnalyticsItem[]
  measures: readonly Measure[]
  units: Units
  /** What a row is: `Day`. */
  rowHead: string
  labelOf: (item: AnalyticsItem) => string
  children: ReactNode
}

const LINK = 'text-link text-1 pointer-coarse:min-h-11'

export function ChartFrame(props: ChartFrameProps) {
  const { title, detail, name, items, measures, units, rowHead, labelOf, children } = props
  const [isTable, setTable] = useState(false)
  return (
    <figure className="min-w-0 border-b border-line px-4 py-4 md:px-7">
      <figcaption className="flex items-start gap-4 pb-3">
        <span className="min-w-0 flex-1">
          <span className="block text-3 font-strong">{title}</span>
          <span className="block text-1 text-ink-2">{detail}</span>
        </span>
        <button type="button" className={LINK} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Chart' : 'Table'}
        </button>
        <button
          type="button"
          className={LINK}
          onClick={() => downloadCsv(name, items, measures, { units, labelOf })}
        >
          CSV
        </button>
      </figcaption>
      {isTable ? (
        <table className="w-full text-2" aria-label={title}>
          <thead>
            <tr className="text-1 text-ink-3">
              <th scope="col" className="h-8 border-b border-line-2 text-left font-mid">
                {rowHead}
              </th>
              {measures.map((each) => (
                <th
                  key={each.key}
                  scope="col"
                  className="border-b border-line-2 pl-3 text-right font-mid whitespace-nowrap"
                >
                  {each.head(units)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.key} className="h-8">
                <th scope="row" className="border-b border-line text-left font-text">
                  {labelOf(item)}
                </th>
                {measures.map((each) => (
                  <td key={each.key} className="border-b border-line pl-3 text-right tabular-nums">
                    {measureText(each, item, units)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
    </figure>
  )
}
