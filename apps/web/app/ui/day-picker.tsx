// Day picker of the top bar: previous, next, or a month's calendar.
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { addDays, CALENDAR_SEARCH_DAYS } from '@dropwise/contracts'
import { frameWords as words } from '../lib/words/frame.ts'
import { dateText, dayLong, dayShort, inWeekOrder, weekStart } from '../lib/format.ts'
import { IconButton } from './button.tsx'
import { cn } from './cn.ts'

/** The six weeks around a month. */
function daysOfMonth(month: string): string[] {
  const first = weekStart(`${month}-01`)
  return Array.from({ length: 42 }, (_, i) => addDays(first, i))
}

/** True within a year of today, in both directions. */
function isReachable(day: string, today: string): boolean {
  return day >= addDays(today, -CALENDAR_SEARCH_DAYS) && day <= addDays(today, CALENDAR_SEARCH_DAYS)
}

/** A month as a grid of buttons. */
export function MonthGrid({
  value,
  today,
  onChange,
  isOpenEnded = false,
}: {
  value: string
  today: string
  /** Any day; else those within a year. */
  isOpenEnded?: boolean
  onChange: (day: string) => void
}) {
  const [month, setMonth] = useState(value.slice(0, 7))
  const title = dateText(new Date(`${month}-01T00:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const isOffered = (day: string) => isOpenEnded || isReachable(day, today)
  const move = (days: number) => setMonth(addDays(`${month}-15`, days).slice(0, 7))
  return (
    <div className="w-[252px] p-3">
      <div className="flex items-center justify-between pb-2">
        <IconButton
          label={words('previousMonth')}
          disabled={!isOffered(addDays(`${month}-01`, -1))}
          onClick={() => move(-30)}
        >
          <ChevronLeft />
        </IconButton>
        <span className="text-2 font-strong" aria-live="polite">
          {title}
        </span>
        <IconButton
          label={words('nextMonth')}
          disabled={!isOffered(addDays(`${month}-01`, 31))}
          onClick={() => move(30)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <div className="grid grid-cols-7 text-center text-1 text-ink-3">
        {inWeekOrder(words('weekdays').split(' ')).map((d) => (
          <span key={d} className="py-1">
            {d}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-7">
        {daysOfMonth(month).map((day) => (
          <button
            key={day}
            type="button"
            aria-label={dayLong(day)}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={day === value}
            disabled={!isOffered(day)}
            onClick={() => onChange(day)}
            className={cn(
              'grid h-8 place-items-center rounded-s text-2 tabular-nums',
              day === value
                ? 'bg-act font-strong text-act-ink'
                : 'hover:enabled:bg-hover disabled:opacity-45',
              day === today && day !== value && 'font-strong text-link',
              !day.startsWith(month) && day !== value && 'text-ink-3',
            )}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onChange(today)}
        className="text-link mt-2 w-full rounded-s py-1 text-2"
      >
        {words('today')}
      </button>
    </div>
  )
}

/** Steps by day; the middle opens the month. */
export function DayPicker({
  value,
  today,
  onChange,
}: {
  value: string
  today: string
  onChange: (day: string) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={words('previousDay')}
        disabled={!isReachable(addDays(value, -1), today)}
        onClick={() => onChange(addDays(value, -1))}
        className="max-lg:hidden"
      >
        <ChevronLeft />
      </IconButton>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger className="inline-flex h-8 items-center gap-2 rounded px-1.5 text-2 font-mid hover:bg-hover pointer-coarse:h-11">
          <CalendarDays className="size-4" aria-hidden />
          <span className="max-lg:hidden">
            {value === today ? words('todayAnd', { day: dayShort(value) }) : dayLong(value)}
          </span>
          <span className="lg:hidden">{value === today ? words('today') : dayShort(value)}</span>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={6}
            className="float-in z-50 rounded bg-raised shadow-float"
          >
            <MonthGrid
              value={value}
              today={today}
              onChange={(day) => {
                onChange(day)
                setOpen(false)
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <IconButton
        label={words('nextDay')}
        disabled={!isReachable(addDays(value, 1), today)}
        onClick={() => onChange(addDays(value, 1))}
        className="max-lg:hidden"
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}
