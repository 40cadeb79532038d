// Selectable days: five or six weeks from the start of this one; past, distant or full days are struck through.
import { useRef, type KeyboardEvent } from 'react'
import { addDays, directionOf } from '@dropwise/contracts'
import { dateText, dayLong, weekdayLetters, weekStart } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { cn } from '../../ui/cn.ts'

const monthName = (day: string): string =>
  dateText(new Date(`${day}T00:00:00Z`), { month: 'short', timeZone: 'UTC' })

/** Arrow keys move by day or week. */
export function DayGrid({
  value,
  today,
  last,
  full = [],
  onChange,
}: {
  value: string | null
  today: string
  last: string
  /** Days without free vans. */
  full?: readonly string[]
  onChange: (day: string) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  const first = weekStart(today)
  const days: string[] = []
  for (let day = first; day <= last || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day)
  const isOffered = (day: string): boolean => day >= today && day <= last && !full.includes(day)
  const focusDay = value && isOffered(value) ? value : (days.find(isOffered) ?? today)

  // The next day stands on the left where people read from the right.
  const forward = directionOf(currentLanguage()) === 'rtl' ? -1 : 1
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const from = (event.target as HTMLElement).dataset.day
    if (!step || !from) return
    event.preventDefault()
    const to = addDays(from, step)
    if (!isOffered(to)) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
    onChange(to)
  }
  return (
    <div>
      <div className="grid grid-cols-7 pb-1 text-center text-1 text-ink-2" aria-hidden>
        {weekdayLetters().map((name, i) => (
          <span key={i}>{name}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its days */}
      <div
        ref={grid}
        role="radiogroup"
        aria-label={words('day')}
        onKeyDown={onKeyDown}
        className="grid grid-cols-7"
      >
        {days.map((day) => {
          const isChosen = day === value
          const isFree = isOffered(day)
          const note = day === today ? words('today') : day.endsWith('-01') ? monthName(day) : null
          return (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a day is a button in a grid; native radios cannot hold two lines
            <button
              key={day}
              type="button"
              role="radio"
              aria-checked={isChosen}
              aria-label={isFree ? dayLong(day) : words('dayNotAvailable', { day: dayLong(day) })}
              data-day={day}
              disabled={!isFree}
              tabIndex={day === focusDay ? 0 : -1}
              onClick={() => onChange(day)}
              className={cn(
                'flex h-[50px] flex-col items-center justify-center rounded text-3 leading-4 tabular-nums max-md:h-11',
                isChosen
                  ? 'bg-(--tb) font-strong text-white'
                  : isFree
                    ? 'hover:bg-hover'
                    : 'text-ink-3 line-through',
                day === today && !isChosen && 'shadow-[inset_0_0_0_1px_var(--line-2)]',
              )}
            >
              {Number(day.slice(8))}
              {note && <span className="text-1 leading-3 font-text no-underline">{note}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}
