// Churn and trial conversion by month: percentages as bars, counts as a table.
import type { BillingFigures } from '@dropwise/contracts'
import { useState } from 'react'
import { count, listText, shareText } from '../../../lib/format.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { monthName } from './months.ts'

type Month = BillingFigures['months'][number]

const HEIGHT_PX = 64

const percentOf = (value: number | null) => (value === null ? words('noShare') : shareText(value / 100))

function Bars({ months, shareOf }: { months: readonly Month[]; shareOf: (month: Month) => number | null }) {
  const top = Math.max(1, ...months.map((month) => shareOf(month) ?? 0))
  return (
    <div aria-hidden className="flex items-end gap-2">
      {months.map((month) => {
        const share = shareOf(month)
        return (
          <div key={month.month} className="flex flex-1 flex-col text-center text-1">
            <span className="flex flex-col justify-end" style={{ height: HEIGHT_PX + 20 }}>
              <span className="pb-0.5 font-mid tabular-nums">
                {share === null ? '–' : count(Math.round(share))}
              </span>
              <span className="bg-load" style={{ height: ((share ?? 0) / top) * HEIGHT_PX }} />
            </span>
            <span className="border-t border-line-2 pt-1 text-ink-3">{monthName(month.month)}</span>
          </div>
        )
      })}
    </div>
  )
}

function Counts({
  months,
  heads,
  cells,
}: {
  months: readonly Month[]
  heads: readonly [string, string]
  cells: (month: Month) => readonly [number, number, number | null]
}) {
  return (
    <table className="w-full text-2 tabular-nums">
      <thead>
        <tr className="border-b border-line-2 text-1 text-ink-3">
          {[words('month'), ...heads, words('share')].map((head, i) => (
            <th key={head} scope="col" className={`py-1.5 font-mid ${i === 0 ? 'text-start' : 'text-end'}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => {
          const [monthText, part, share] = cells(month)
          return (
            <tr key={month.month} className="border-b border-line">
              <td className="py-1.5">{month.month}</td>
              <td className="text-end">{count(monthText)}</td>
              <td className="text-end">{count(part)}</td>
              <td className="text-end">{percentOf(share)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** `unit` is what a bar counts, `empty` the text without data, `heads` the columns of whole and part. */
export function ShareChart({
  months,
  unit,
  empty,
  heads,
  cells,
}: {
  months: readonly Month[]
  unit: string
  empty: string
  heads: readonly [string, string]
  cells: (month: Month) => readonly [number, number, number | null]
}) {
  const [isTable, setTable] = useState(false)
  if (months.every((month) => cells(month)[2] === null)) return <p className="text-2 text-ink-2">{empty}</p>
  return (
    <figure>
      <figcaption className="flex items-baseline gap-4 pb-2 text-1 text-ink-2">
        {unit}
        <button
          type="button"
          className="ms-auto text-link"
          aria-label={words(isTable ? 'chartOf' : 'tableOf', { what: unit })}
          onClick={() => setTable(!isTable)}
        >
          {words(isTable ? 'chart' : 'table')}
        </button>
      </figcaption>
      {isTable ? (
        <Counts months={months} heads={heads} cells={cells} />
      ) : (
        <>
          <Bars months={months} shareOf={(month) => cells(month)[2]} />
          <p className="sr-only">
            {listText(
              months.map((month) =>
                words('monthValue', { month: month.month, value: percentOf(cells(month)[2]) }),
              ),
            )}
          </p>
        </>
      )}
    </figure>
  )
}
