// Weekday toggles.
import { WEEKDAYS, weekdayName } from '../lib/weekdays.ts'
import { cn } from './cn.ts'

/** ISO weekdays, 1 is Monday. */
export function WeekdayField({
  legend,
  hint,
  value,
  onChange,
  error,
}: {
  legend: string
  hint?: string
  value: readonly number[]
  onChange: (weekdays: number[]) => void
  error?: string | undefined
}) {
  const toggle = (day: number) =>
    onChange(
      value.includes(day) ? value.filter((each) => each !== day) : [...value, day].toSorted((a, b) => a - b),
    )
  return (
    <fieldset>
      <legend className="pb-1 text-1 font-mid">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {WEEKDAYS.map((day) => {
          const isOn = value.includes(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isOn}
              onClick={() => toggle(day)}
              className={cn(
                'h-8 min-w-11 rounded border px-2 text-2 font-mid pointer-coarse:h-11',
                isOn ? 'border-act bg-act text-act-ink' : 'border-line-2 bg-raised text-ink-2 hover:bg-hover',
              )}
            >
              {weekdayName(day)}
            </button>
          )
        })}
      </div>
      {hint && <p className="pt-1 text-1 text-ink-3">{hint}</p>}
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
