// Six figures of the period, each with the compared period's.
import type { UseQueryResult } from '@tanstack/react-query'
import type { AnalyticsResponse } from '@dropwise/contracts'
import { dayShort } from '../../lib/format.ts'
import { measure, measureText, type Measure, type Units } from './measures.ts'
import { rangeRateText } from '../../ui/range-rate.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'

const SHOWN = ['onTime', 'costPerStop', 'stops', 'stopsPerHour', 'driven', 'efficiency'].map(measure)

type Before = Pick<UseQueryResult<AnalyticsResponse>, 'data' | 'isError'>

/** Sums are compared by driven day, as the earlier period may have fewer of them. */
function perDay(of: Measure, { total, items }: AnalyticsResponse, units: Units): string {
  const sum = of.read(total, units)
  return sum === null ? words('notAvailable') : of.text(Math.round(sum / Math.max(1, items.length)), units)
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
    const value = perDay(of, now, units)
    return hasBefore
      ? words('aDayBefore', { value, before: perDay(of, before, units) })
      : words('aDay', { value })
  }
  return hasBefore ? words('valueBefore', { value: measureText(of, before.total, units) }) : '\u00A0'
}

/** Which days the figures are compared with: from the first that has any. */
export function comparedText(before: AnalyticsResponse): string {
  const [first, last] = [before.items[0], before.items.at(-1)]
  if (!first || !last) return words('noEarlierDay')
  return words('comparedDays', {
    count: before.items.length,
    from: dayShort(first.key),
    to: dayShort(last.key),
  })
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
        aria-label={words('inFigures')}
        className="grid grid-cols-2 border-b border-line sm:grid-cols-3 xl:grid-cols-6"
      >
        {SHOWN.map((each) => (
          <div key={each.key} className="border-line px-4 py-3 not-first:border-s max-xl:border-b md:px-7">
            <dt className="text-2 text-ink-2" title={each.means?.()}>
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
        {words('withEfficiency', {
          compared: before.data
            ? comparedText(before.data)
            : before.isError
              ? words('earlierNotLoaded')
              : '\u00A0',
        })}
      </p>
      <p className="border-b border-line px-4 py-1.5 text-1 text-ink-2 md:px-7">
        {rangeRateText(days.ranges)}
      </p>
    </>
  )
}
