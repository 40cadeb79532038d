// What is overdue by age, and what the next months bring if nothing changes.
import type { BillingFigures } from '@dropwise/contracts'
import { money, plural } from '../../../lib/format.ts'
import { Line } from '../section.tsx'
import { monthName } from './months.ts'

const ageText = ({ fromDays, toDays }: BillingFigures['aging'][number]) =>
  toDays === null
    ? `${fromDays} days and more`
    : fromDays === 0
      ? `up to ${toDays} days`
      : `${fromDays} to ${toDays} days`

export function Aging({ figures: { aging, currency } }: { figures: BillingFigures }) {
  if (aging.every(({ count }) => count === 0)) return <p className="text-2 text-ink-2">Nothing is overdue.</p>
  return (
    <ul aria-label="Overdue by age">
      {aging.map((age) => (
        <Line key={age.fromDays}>
          <span className="flex-1">{ageText(age)}</span>
          <span className="text-ink-2">{plural(age.count, 'invoice')}</span>
          <span className="w-24 text-right tabular-nums">{money(age.amountMinor, currency)}</span>
        </Line>
      ))}
    </ul>
  )
}

export function Forecast({ figures: { forecast, currency } }: { figures: BillingFigures }) {
  if (forecast.every(({ count }) => count === 0))
    return <p className="text-2 text-ink-2">No running subscription renews in these months.</p>
  return (
    <ul aria-label="Renewals by month">
      {forecast.map(({ month, count, amountMinor }) => (
        <Line key={month}>
          <span className="flex-1">
            {monthName(month)} {month.slice(0, 4)}
          </span>
          <span className="text-ink-2">{plural(count, 'renewal')}</span>
          <span className="w-24 text-right tabular-nums">{money(amountMinor, currency)}</span>
        </Line>
      ))}
    </ul>
  )
}
