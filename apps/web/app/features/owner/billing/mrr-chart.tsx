// Recurring revenue by month and plan: bars from zero with figures, and a table.
import type { BillingFigures } from '@dropwise/contracts'
import { useState } from 'react'
import { downloadCsv, type CsvTable } from '../../../lib/csv.ts'
import { listText, money } from '../../../lib/format.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { WideTable } from '../../../ui/wide-table.tsx'
import { monthName } from './months.ts'

const HEIGHT_PX = 132
/** Light to strong, in plan order. */
const SHADES = [30, 65, 100].map((share) => `color-mix(in oklab, var(--act) ${share}%, var(--surface))`)

function tableOf({ months }: BillingFigures): CsvTable {
  const names = months[0]?.byPlan.map(({ planName }) => planName) ?? []
  return {
    heads: [words('fileMonth'), ...names, words('fileTotal')],
    rows: months.map((m) => ({
      values: [m.month, ...m.byPlan.map(({ mrrMinor }) => mrrMinor / 100), m.mrrMinor / 100],
    })),
  }
}

function Bars({ figures: { months, currency } }: { figures: BillingFigures }) {
  const top = Math.max(1, ...months.map(({ mrrMinor }) => mrrMinor))
  return (
    <div aria-hidden>
      <div className="flex items-end gap-3 border-b border-line-2" style={{ height: HEIGHT_PX + 24 }}>
        {months.map(({ month, mrrMinor, byPlan }) => (
          <div key={month} className="flex max-w-20 flex-1 flex-col items-stretch justify-end">
            <span className="pb-1 text-center text-1 font-mid tabular-nums">{money(mrrMinor, currency)}</span>
            <span className="flex flex-col-reverse gap-px">
              {byPlan.map(({ planId, mrrMinor: part }, i) => (
                <span
                  key={planId}
                  style={{ height: (part / top) * HEIGHT_PX, background: SHADES[i % SHADES.length] }}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
      <div className="flex gap-3 pt-1 text-1 text-ink-3">
        {months.map(({ month }) => (
          <span key={month} className="max-w-20 flex-1 text-center">
            {monthName(month)}
          </span>
        ))}
      </div>
    </div>
  )
}

function MonthsTable({ figures: { months, currency } }: { figures: BillingFigures }) {
  const heads = [
    words('month'),
    ...(months[0]?.byPlan.map(({ planName }) => planName) ?? []),
    words('newRevenue'),
    words('upgraded'),
    words('downgraded'),
    words('lost'),
    words('mrr'),
  ]
  return (
    <WideTable label={words('revenueTable')}>
      <table className="w-full text-2 tabular-nums">
        <thead>
          <tr className="border-b border-line-2 text-1 text-ink-3">
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={`px-2 py-1.5 font-mid ${i === 0 ? 'text-start' : 'text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((m) => (
            <tr key={m.month} className="border-b border-line">
              <td className="px-2 py-1.5">{m.month}</td>
              {[
                ...m.byPlan.map(({ mrrMinor }) => mrrMinor),
                m.newMinor,
                m.upgradeMinor,
                m.downgradeMinor,
                m.lostMinor,
                m.mrrMinor,
              ].map((value, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns do not move
                <td key={i} className="px-2 text-end">
                  {money(value, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

export function MrrChart({ figures }: { figures: BillingFigures }) {
  const [isTable, setTable] = useState(false)
  const last = figures.months.at(-1)
  if (figures.months.every(({ mrrMinor }) => mrrMinor === 0))
    return <p className="text-2 text-ink-2">{words('nobodyPays')}</p>
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4 pb-2 text-1 text-ink-2">
        {last?.byPlan.map(({ planId, planName, count }, i) => (
          <span key={planId} className="inline-flex items-center gap-1.5">
            <span
              className="size-2.5 rounded-[2px]"
              style={{ background: SHADES[i % SHADES.length] }}
              aria-hidden
            />
            {planName} {count}
          </span>
        ))}
        <span className="ms-auto flex gap-3">
          <button type="button" className="text-link" onClick={() => setTable(!isTable)}>
            {words(isTable ? 'chart' : 'table')}
          </button>
          <button
            type="button"
            className="text-link"
            onClick={() => downloadCsv('revenue', tableOf(figures))}
          >
            CSV
          </button>
        </span>
      </figcaption>
      {isTable ? <MonthsTable figures={figures} /> : <Bars figures={figures} />}
      {!isTable && (
        <p className="sr-only">
          {listText(
            figures.months.map(({ month, mrrMinor }) =>
              words('monthValue', { month, value: money(mrrMinor, figures.currency) }),
            ),
          )}
        </p>
      )}
    </figure>
  )
}
