// A driver's usual week: days, times, breaks, total.
import type { WorkShift } from '@dropwise/contracts'
import { hours } from '../../lib/format.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { cn } from '../../ui/cn.ts'
import { TextField } from '../../ui/field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { WEEKDAYS, weekdayLong } from '../../lib/weekdays.ts'
import { shiftMinutes } from './work-week.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

const USUAL = { from: '08:00', to: '16:00', breakMinutes: 30 }

interface WeekFieldProps {
  value: readonly WorkShift[]
  maxMinutes: number
  onChange: (week: WorkShift[]) => void
  error: string | undefined
}

export function WeekField({ value, maxMinutes, onChange, error }: WeekFieldProps) {
  const set = (day: number, change: Partial<WorkShift> | null) => {
    const others = value.filter((shift) => shift.day !== day)
    const before = value.find((shift) => shift.day === day) ?? { day, ...USUAL }
    onChange((change ? [...others, { ...before, ...change }] : others).toSorted((a, b) => a.day - b.day))
  }
  const total = value.reduce((sum, shift) => sum + shiftMinutes(shift), 0)
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1 text-1 font-mid">{words('usualWeek')}</legend>
      {WEEKDAYS.map((day) => {
        const name = weekdayLong(day)
        const shift = value.find((each) => each.day === day)
        return (
          <div key={day} className="grid min-h-8 grid-cols-[104px_1fr_1fr_72px] items-center gap-2">
            <Checkbox
              label={name}
              isChecked={shift !== undefined}
              onChange={(isOn) => set(day, isOn ? {} : null)}
            />
            {shift ? (
              <>
                <TimeField
                  label={words('dayFrom', { day: name })}
                  isLabelHidden
                  value={shift.from}
                  onChange={(event) => set(day, { from: event.target.value })}
                />
                <TimeField
                  label={words('dayTo', { day: name })}
                  isLabelHidden
                  value={shift.to}
                  onChange={(event) => set(day, { to: event.target.value })}
                />
                <TextField
                  label={words('dayBreak', { day: name })}
                  isLabelHidden
                  type="number"
                  min={0}
                  max={240}
                  title={words('breakMinutes')}
                  value={String(shift.breakMinutes)}
                  onChange={(event) => set(day, { breakMinutes: Number(event.target.value) })}
                />
              </>
            ) : (
              <span className="col-span-3 text-2 text-ink-3">
                {value.length > 0 ? words('off') : words('asVehicle')}
              </span>
            )}
          </div>
        )
      })}
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
      <p className={cn('text-1', total > maxMinutes ? 'text-bad-ink' : 'text-ink-2')} role="status">
        {value.length > 0
          ? words('weekTotal', { total: hours(total * 60), limit: hours(maxMinutes * 60) })
          : words('noOwnHours')}
      </p>
    </fieldset>
  )
}
