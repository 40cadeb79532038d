// Six figures of the period, each with the compared period's.
import type { UseQueryResult } from '@tanstack/react-query'
import { EFFICIENCY_MEANS, type AnalyticsResponse } from '@dropwise/contracts'
import { dayShort, plural } from '../../lib/format.ts'
import { measure, measureText, type Measure, type Units } from './measures.ts'

const SHOWN = ['onTime', 'costPerStop', 'stops', 'stopsPerHour', 'driven', 'efficiency'].map(measure)

type Before = Pick<UseQueryResult<AnalyticsResponse>, 'data' | 'isError'>

/** Sums are compared by driven day, as the earlier period may have fewer of them. */
function perDay(of: Measure, { total, items }: AnalyticsResponse, units: Units): string {
  const sum = of.read(total, units)
  return sum === null ? 'N/A' : of.text(Math.round(sum / Math.max(1, items.length)), units)
}

/** `96.1 % before`, `412 a day, 398 before`; empty without an earlier day. */
export function beforeText(
  now: AnalyticsResponse,
  before: AnalyticsResponse,
  of: Measure,
  units: Units,
): string {
  const hasBefore = before.total.routes > 0
  if (of.isSum) {
    const perDayText = `${perDay(of, now, units)} a day`
    return hasBefore ? `${perDayText}, ${perDay(of, before, units)} before` : perDayText
  }
  return hasBefore ? `${measureText(of, before.total, units)} before` : '\u00A0'
}

/** Which days the figures are compared with: from the first that has any. */
export function comparedText(before: AnalyticsResponse): string {
  const [first, last] = [before.items[0], before.items.at(-1)]
  if (!first || !last) return 'No earlier day to compare with yet'
  return `Compared with ${plural(before.items.length, 'driven day')}, ${dayShort(first.key)} to ${dayShort(last.key)}`
}

export function FigureStrip({
  days,
  before,
  units,
}: {
  days: AnalyticsResponse
  before: Before
  units: Units
}) {
  return (
    <>
      <dl
        aria-label="The period in figures"
        className="grid grid-cols-2 border-b border-line sm:grid-cols-3 xl:grid-cols-6"
      >
        {SHOWN.map((each) => (
          <div key={each.key} className="border-line px-4 py-3 not-first:border-l max-xl:border-b md:px-7">
            <dt className="text-2 text-ink-2" title={each.means}>
              {each.head(units)}
            </dt>
            <dd className="text-5 font-strong tabular-nums">{measureText(each, days.total, units)}</dd>
            <dd className="text-1 text-ink-2">
              {before.data ? beforeText(days, before.data, each, units) : '\u00A0'}
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-b border-line px-4 py-1.5 text-1 text-ink-2 md:px-7">
        {before.data
          ? comparedText(before.data)
          : before.isError
            ? 'The earlier days could not be loaded'
            : '\u00A0'}
        . Efficiency: {EFFICIENCY_MEANS.toLowerCase()}.
      </p>
    </>
  )
}
