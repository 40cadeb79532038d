// Ratings by driver, lowest first: stars, and number of ratings.
import { ratesOf, type AnalyticsItem } from '@dropwise/contracts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { oneDecimal } from '../../lib/format.ts'

const STARS = 5
/** The table shows the rest. */
const MOST_DRIVERS = 10

export function FeedbackChart({ drivers }: { drivers: readonly AnalyticsItem[] }) {
  const rated = drivers
    .flatMap((driver) => {
      const { rating } = ratesOf(driver)
      return rating === null ? [] : [{ driver, rating }]
    })
    .toSorted((a, b) => a.rating - b.rating)
    .slice(0, MOST_DRIVERS)
  if (rated.length === 0) return <p className="text-2 text-ink-2">{words('howRated')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {rated.map(({ driver, rating }) => (
        <li
          key={driver.key}
          className="grid grid-cols-[128px_minmax(0,1fr)_32px_80px] items-center gap-3 text-2"
        >
          <span className="truncate">{driver.label}</span>
          <span aria-hidden className="h-2 bg-cell">
            <span className="block h-full bg-load" style={{ width: `${(rating / STARS) * 100}%` }} />
          </span>
          <span className="text-end font-mid tabular-nums">{oneDecimal(rating)}</span>
          <span className="text-end whitespace-nowrap text-ink-2 tabular-nums">
            {words('ratingCount', { count: driver.ratings })}
          </span>
        </li>
      ))}
    </ul>
  )
}
