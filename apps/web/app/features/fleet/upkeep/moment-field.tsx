// A day and a time in the company's zone, stored as an instant.
import { clockOf, dayOf, instantOf, parseClock } from '@dropwise/contracts'
import { useState } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { TextField } from '../../../ui/field.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'

export function MomentField({
  label,
  value,
  onChange,
  error,
}: {
  label: string
  value: string
  onChange: (at: string) => void
  error: string | undefined
}) {
  const { timeZone } = useTenant().company
  const [day, setDay] = useState(() => (value ? dayOf(new Date(value), timeZone) : ''))
  const [time, setTime] = useState(() => (value ? clockOf(new Date(value), timeZone) : ''))
  const set = (nextDay: string, nextTime: string) => {
    setDay(nextDay)
    setTime(nextTime)
    const seconds = parseClock(nextTime)
    const isComplete = /^\d{4}-\d{2}-\d{2}$/.test(nextDay) && seconds !== null
    onChange(isComplete ? instantOf(nextDay, seconds, timeZone).toISOString() : '')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-3">
      <TextField
        label={label}
        type="date"
        error={error}
        value={day}
        onChange={({ target }) => set(target.value, time)}
      />
      <TextField
        label={words('timeOfDay')}
        type="time"
        value={time}
        onChange={({ target }) => set(day, target.value)}
      />
    </div>
  )
}
