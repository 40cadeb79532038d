// Figures of a week plan by day: with every order on its day, and as proposed.
import type { ReactNode } from 'react'
import type { WeekFigures as Figures, WeekPlanResponse } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { count, currencyText, dayShort, formatDistance, oneDecimal } from '../../../lib/format.ts'
import { planWords } from '../../../lib/words/plan.ts'
import { weekWords as words } from '../../../lib/words/week.ts'
import { Tag } from '../../../ui/tag.tsx'
import { WideTable } from '../../../ui/wide-table.tsx'

type Result = NonNullable<WeekPlanResponse['result']>

/** One figure before and after; a figure that stays is written once. */
function Change({ before, after }: { before: string; after: string }) {
  return before === after ? (
    <>{after}</>
  ) : (
    <span dir="ltr" className="whitespace-nowrap">
      <span className="text-ink-3">{before} → </span>
      <span className="font-strong">{after}</span>
    </span>
  )
}

/** What the proposal saves, or why there is none. */
function Summary({ result, moves }: { result: Result; moves: number }) {
  const { company } = useTenant()
  const { alone, week } = result
  const saved = alone.cost - week.cost
  const more = alone.unserved - week.unserved
  const percent = oneDecimal((100 * saved) / Math.max(1, alone.cost))
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 px-4 pt-4 text-3 md:px-7">
      {moves === 0
        ? words('noMoves')
        : more > 0
          ? words('servesMore', { count: more, moves })
          : words('saves', { amount: currencyText(saved / 100, company.currency), percent, moves })}
      {result.isEstimated && <Tag tone="outline">{planWords('timesEstimated')}</Tag>}
      {result.hasUnknownLimits && (
        <span className="basis-full text-1 text-signal-ink">{planWords('noLimitsOnMap')}</span>
      )}
    </p>
  )
}

export function WeekFigures({ result, moves }: { result: Result; moves: number }) {
  const { company } = useTenant()
  const money = (cents: number) => currencyText(cents / 100, company.currency, { maximumFractionDigits: 0 })
  const columns: [string, (figures: Figures) => string][] = [
    [planWords('orders'), ({ orders, unserved }) => count(orders - unserved)],
    [planWords('vans'), ({ vans }) => count(vans)],
    // Before the distance: a phone shows it without scrolling.
    [planWords('cost'), ({ cost }) => money(cost)],
    [words('distance'), ({ distanceMetres }) => formatDistance(distanceMetres, company.units)],
  ]
  if (result.alone.unserved + result.week.unserved > 0)
    columns.splice(1, 0, [words('withoutVan'), ({ unserved }) => count(unserved)])
  const row = (key: string, head: ReactNode, alone: Figures, week: Figures, className: string) => (
    <tr key={key} className={className}>
      <th scope="row" className="pe-4 text-start font-[inherit] whitespace-nowrap">
        {head}
      </th>
      {columns.map(([name, read]) => (
        <td key={name} className="ps-4 text-end tabular-nums">
          <Change before={read(alone)} after={read(week)} />
        </td>
      ))}
    </tr>
  )
  return (
    <>
      <Summary result={result} moves={moves} />
      <div className="px-4 py-3 md:px-7">
        <WideTable label={words('byDay')}>
          <table className="w-full text-2" aria-label={words('byDay')}>
            <thead>
              <tr className="h-9 border-b border-line-2 text-1 text-ink-3">
                <th scope="col" className="text-start font-mid">
                  {words('day')}
                </th>
                {columns.map(([name]) => (
                  <th key={name} scope="col" className="ps-4 text-end font-mid whitespace-nowrap">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {result.days.map(({ date, vehicles, alone, week }) =>
                row(
                  date,
                  <>
                    {dayShort(date)}
                    {vehicles === 0 && <span className="text-1 text-ink-3"> {words('noFreeVan')}</span>}
                  </>,
                  alone,
                  week,
                  'h-9 border-b border-line',
                ),
              )}
            </tbody>
            <tfoot>{row('all', words('allDays'), result.alone, result.week, 'h-9 font-strong')}</tfoot>
          </table>
        </WideTable>
        <p className="pt-1 text-1 text-ink-3">{words('figuresMean')}</p>
      </div>
    </>
  )
}
