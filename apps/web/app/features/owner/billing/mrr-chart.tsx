// Recurring revenue by month and plan: bars from zero with figures, and a table.
import type { BillingFigures } from '@dropwise/contracts'
import { useState } from 'react'
import { saveFile } from '../../../lib/download.ts'
import { money } from '../../../lib/format.ts'
import { WideTable } from '../../../ui/wide-table.tsx'
import { monthName } from './months.ts'

const HEIGHT_PX = 132
/** Light to strong, in plan order. */
const SHADES = [30, 65, 100].map((share) => `color-mix(in oklab, var(--act) ${share}%, var(--surface))`)

function csvOf({ months }: BillingFigures): string {
  const names = months[0]?.byPlan.map(({ planName }) => planName) ?? []
  return [
    ['month', ...names, 'total'].join(','),
    ...months.map((m) =>
      [m.month, ...m.byPlan.map(({ mrrMinor }) => mrrMinor / 100), m.mrrMinor / 100].join(','),
    ),
  ].join('\n')
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
    'Month',
    ...(months[0]?.byPlan.map(({ planName }) => planName) ?? []),
    'New',
    'Up',
    'Down',
    'Lost',
    'MRR',
  ]
  return (
    <WideTable label="Revenue by month">
      <table className="w-full text-2 tabular-nums">
        <thead>
          <tr className="border-b border-line-2 text-1 text-ink-3">
            {heads.map((head, i) => (
              <th
                key={head}
                scope="col"
                className={`px-2 py-1.5 font-mid ${i === 0 ? 'text-left' : 'text-right'}`}
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
                <td key={i} className="px-2 text-right">
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
    return (
      <p className="text-2 text-ink-2">
        No company is paying yet. Revenue is drawn here from the first plan that runs.
      </p>
    )
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
        <span className="ml-auto flex gap-3">
          <button type="button" className="text-link" onClick={() => setTable(!isTable)}>
            {isTable ? 'Chart' : 'Table'}
          </button>
          <button
            type="button"
            className="text-link"
            onClick={() => saveFile(new Blob([csvOf(figures)], { type: 'text/csv' }), 'revenue.csv')}
          >
            CSV
          </button>
        </span>
      </figcaption>
      {isTable ? <MonthsTable figures={figures} /> : <Bars figures={figures} />}
      {!isTable && (
        <p className="sr-only">
          {figures.months
            .map(({ month, mrrMinor }) => `${month}: ${money(mrrMinor, figures.currency)}`)
            .join(', ')}
        </p>
      )}
    </figure>
  )
}
