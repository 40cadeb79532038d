// Six figures of the period, each with the compared period's.
import type { UseQueryResult } from '@tanstack/react-query'
import type { AnalyticsFigures, AnalyticsResponse } from '@dropwise/contracts'
import { measure, measureText, type Measure, type Units } from './measures.ts'

const SHOWN = ['onTime', 'costPerStop', 'stops', 'stopsPerHour', 'driven', 'efficiency'].map(measure)

type Before = Pick<UseQueryResult<AnalyticsResponse>, 'data' | 'isError'>

/** Empty while loading; an error never reads as "nothing". */
function beforeText({ data, isError }: Before, of: Measure, units: Units): string {
  if (data)
    return data.total.routes > 0 ? `${measureText(of, data.total, units)} before` : 'nothing to compare'
  return isError ? 'could not be loaded' : '\u00A0'
}

export function FigureStrip({
  total,
  before,
  units,
}: {
  total: AnalyticsFigures
  before: Before
  units: Units
}) {
  return (
    <dl
      aria-label="The period in figures"
      className="grid grid-cols-2 border-b border-line sm:grid-cols-3 xl:grid-cols-6"
    >
      {SHOWN.map((each) => (
        <div key={each.key} className="border-line px-4 py-3 not-first:border-l max-xl:border-b md:px-7">
          <dt className="text-2 text-ink-2">{each.head(units)}</dt>
          <dd className="text-5 font-strong tabular-nums">{measureText(each, total, units)}</dd>
          <dd className="text-1 text-ink-2">{beforeText(before, each, units)}</dd>
        </div>
      ))}
    </dl>
  )
}
