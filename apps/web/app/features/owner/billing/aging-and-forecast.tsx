// Overdue invoices by age, and the revenue of the next months if nothing changes.
import type { BillingFigures } from '@dropwise/contracts'
import { money } from '../../../lib/format.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { Line } from '../section.tsx'
import { monthAndYear } from './months.ts'

const ageText = ({ fromDays, toDays }: BillingFigures['aging'][number]) =>
  toDays === null
    ? words('daysAndMore', { days: fromDays })
    : fromDays === 0
      ? words('upToDays', { days: toDays })
      : words('daysRange', { from: fromDays, to: toDays })

export function Aging({ figures: { aging, currency } }: { figures: BillingFigures }) {
  if (aging.every(({ count }) => count === 0))
    return <p className="text-2 text-ink-2">{words('nothingOverdue')}</p>
  return (
    <ul aria-label={words('overdueByAge')}>
      {aging.map((age) => (
        <Line key={age.fromDays}>
          <span className="flex-1">{ageText(age)}</span>
          <span className="text-ink-2">{words('invoiceCount', { count: age.count })}</span>
          <span className="w-24 text-end tabular-nums">{money(age.amountMinor, currency)}</span>
        </Line>
      ))}
    </ul>
  )
}

export function Forecast({ figures: { forecast, currency } }: { figures: BillingFigures }) {
  if (forecast.every(({ count }) => count === 0))
    return <p className="text-2 text-ink-2">{words('noRenewals')}</p>
  return (
    <ul aria-label={words('renewalsByMonth')}>
      {forecast.map(({ month, count, amountMinor }) => (
        <Line key={month}>
          <span className="flex-1">{monthAndYear(month)}</span>
          <span className="text-ink-2">{words('renewalCount', { count })}</span>
          <span className="w-24 text-end tabular-nums">{money(amountMinor, currency)}</span>
        </Line>
      ))}
    </ul>
  )
}
