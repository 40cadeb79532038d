// Chooses a month: the one before, the one after.
import { addDays } from '@dropwise/contracts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { dateText } from '../../lib/format.ts'
import { frameWords as words } from '../../lib/words/frame.ts'
import { IconButton } from '../button.tsx'

/** `November 2026` of `2026-11`. */
export const monthName = (month: string): string =>
  dateText(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function MonthStepper({
  month,
  last,
  onChange,
}: {
  month: string
  /** Later months cannot be chosen. */
  last: string
  onChange: (month: string) => void
}) {
  return (
    <span className="flex items-center gap-1">
      <IconButton
        label={words('previousMonth')}
        onClick={() => onChange(addDays(`${month}-01`, -1).slice(0, 7))}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
      </IconButton>
      <span aria-live="polite" className="min-w-32 text-center text-3 font-mid">
        {monthName(month)}
      </span>
      <IconButton
        label={words('nextMonth')}
        disabled={month >= last}
        onClick={() => onChange(addDays(`${month}-01`, 31).slice(0, 7))}
      >
        <ChevronRight className="rtl:-scale-x-100" />
      </IconButton>
    </span>
  )
}
