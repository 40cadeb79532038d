// The lines of a statement: each driven day with what it counts, then the corrections.
import type { PayCorrection, PayDay, PayLine, PayLineKind, PayStatement } from '@dropwise/contracts'
import type { ReactNode } from 'react'
import { count, dayShort, formatDistance, formatDuration, moneyWithCents, percent } from '../../lib/format.ts'
import { payWords as words } from '../../lib/words/pay.ts'

const LINE_TEXTS = {
  shift: 'lineShift',
  hours: 'lineHours',
  stops: 'lineStops',
  distance: 'lineDistance',
  miles: 'lineDistance',
  failed: 'lineFailed',
  on_time: 'lineOnTime',
  minimum: 'lineMinimum',
} as const satisfies Record<PayLineKind, Parameters<typeof words>[0]>

/** `7 h 30 min × £13.50`. Rates are per kilometre or per mile, so the distance is, too. */
function quantityText({ kind, quantity, rateMinor }: PayLine, currency: string): string | null {
  const rate = moneyWithCents(rateMinor, currency)
  if (kind === 'minimum') return null
  if (kind === 'on_time') return percent(quantity)
  const amount =
    kind === 'hours'
      ? formatDuration(quantity)
      : kind === 'distance'
        ? formatDistance(quantity, 'km')
        : kind === 'miles'
          ? formatDistance(quantity, 'mi')
          : count(quantity)
  return words('times', { quantity: amount, rate })
}

function DayLines({ day, currency }: { day: PayDay; currency: string }) {
  if (day.rule === null) return <p className="text-1 text-bad-ink">{words('dayWithoutRule')}</p>
  return (
    <ul className="flex flex-col gap-0.5 text-1 text-ink-2 max-md:gap-1 max-md:text-2">
      {day.lines.map((line) => (
        <li key={line.kind} className="grid grid-cols-[minmax(0,1fr)_auto_72px] gap-x-3">
          <span>{words(LINE_TEXTS[line.kind])}</span>
          <span className="text-end tabular-nums">{quantityText(line, currency)}</span>
          <span className="text-end tabular-nums">{moneyWithCents(line.amountMinor, currency)}</span>
        </li>
      ))}
    </ul>
  )
}

interface StatementLinesProps {
  statement: PayStatement
  /** Link to the driven routes of a day. */
  routesOf?: (day: PayDay) => ReactNode
  /** Beside a correction: its removal. */
  actionOf?: (correction: PayCorrection) => ReactNode
}

export function StatementLines({ statement, routesOf, actionOf }: StatementLinesProps) {
  const { days, corrections, currency, totalMinor } = statement
  return (
    <>
      <ul className="flex flex-col">
        {days.map((day) => (
          <li key={day.date} className="flex flex-col gap-1 border-b border-line py-2.5">
            <span className="flex items-baseline gap-3 text-2">
              <span className="font-mid">{dayShort(day.date)}</span>
              <span className="text-1 text-ink-3">{routesOf?.(day)}</span>
              {!day.isFinished && <span className="text-1 text-ink-3">{words('onTheRoad')}</span>}
              <span className="ms-auto font-mid tabular-nums">
                {moneyWithCents(day.amountMinor, currency)}
              </span>
            </span>
            <DayLines day={day} currency={currency} />
          </li>
        ))}
        {corrections.map((correction) => (
          <li key={correction.id} className="flex items-center gap-3 border-b border-line py-2.5 text-2">
            <span className="min-w-0 flex-1">
              <span className="block font-mid">
                {words('correctionOf', { day: dayShort(correction.date) })}
              </span>
              <span className="block text-1 text-ink-2">{correction.reason}</span>
            </span>
            {actionOf?.(correction)}
            <span className="font-mid tabular-nums">{moneyWithCents(correction.amountMinor, currency)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between py-3 text-3 font-strong">
        <span>{words('total')}</span>
        <span className="tabular-nums">{moneyWithCents(totalMinor, currency)}</span>
      </p>
    </>
  )
}
