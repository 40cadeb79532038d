// Fields of a recurrence: weekdays, interval, last day, skipped days.
import { X } from 'lucide-react'
import { useState } from 'react'
import { dayShort } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { WeekdayField } from '../../ui/weekday-field.tsx'
import type { Repeats } from './order-form-schema.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

const WEEKS = [1, 2, 3, 4, 6, 8, 12]

interface RecurrenceFieldsProps {
  value: Repeats
  onChange: (value: Repeats) => void
  errorOf: (name: keyof Repeats) => string | undefined
}

export function RecurrenceFields({ value, onChange, errorOf }: RecurrenceFieldsProps) {
  const set = (change: Partial<Repeats>) => onChange({ ...value, ...change })
  const weeks = WEEKS.includes(value.everyWeeks) ? WEEKS : [...WEEKS, value.everyWeeks]
  return (
    <div className="flex flex-col gap-3">
      <WeekdayField
        legend={words('onDays')}
        value={value.weekdays}
        onChange={(weekdays) => set({ weekdays })}
        error={errorOf('weekdays')}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={words('howOften')}
          value={String(value.everyWeeks)}
          onChange={(text) => set({ everyWeeks: Number(text) })}
          items={weeks.map((each) => ({ value: String(each), label: words('everyWeeks', { count: each }) }))}
        />
        <DateField
          label={words('lastDay')}
          value={value.endsOn ?? ''}
          error={errorOf('endsOn')}
          onChange={(event) => set({ endsOn: event.target.value || null })}
        />
      </div>
      <SkipField
        value={value.skipDates}
        onChange={(skipDates) => set({ skipDates })}
        error={errorOf('skipDates')}
      />
    </div>
  )
}

function ErrorText({ text }: { text: string | undefined }) {
  return (
    text && (
      <p role="alert" className="text-1 text-bad-ink">
        {text}
      </p>
    )
  )
}

function SkipField({
  value,
  onChange,
  error,
}: {
  value: readonly string[]
  onChange: (days: string[]) => void
  error: string | undefined
}) {
  const [day, setDay] = useState('')
  const add = () => {
    onChange([...new Set([...value, day])].toSorted())
    setDay('')
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-end gap-2">
        <DateField
          label={words('skipDay')}
          fieldClassName="flex-1"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button disabled={day === ''} onClick={add}>
          {words('leaveOut')}
        </Button>
      </div>
      <ErrorText text={error} />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1" aria-label={words('skippedDays')}>
          {value.map((each) => (
            <li key={each}>
              <Button
                size="s"
                icon={<X />}
                aria-label={words('doNotSkip', { day: dayShort(each) })}
                onClick={() => onChange(value.filter((other) => other !== each))}
              >
                {dayShort(each)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
