// A day and a time in a zone, stored as an instant.
import { clockOf, dayOf, instantOf, parseClock } from '@dropwise/contracts'
import { useState } from 'react'
import { DateField } from './date-field.tsx'
import { TimeField } from './time-field.tsx'
import { frameWords as words } from '../lib/words/frame.ts'

export function MomentField({
  label,
  value,
  onChange,
  error,
  timeZone,
}: {
  label: string
  value: string
  onChange: (at: string) => void
  error: string | undefined
  timeZone: string
}) {
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
      <DateField label={label} error={error} value={day} onChange={({ target }) => set(target.value, time)} />
      <TimeField label={words('timeOfDay')} value={time} onChange={({ target }) => set(day, target.value)} />
    </div>
  )
}
