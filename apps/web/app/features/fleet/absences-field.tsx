// A driver's days off, on which their vehicle is only planned when named explicitly.
import { Plus, Trash2 } from 'lucide-react'
import type { Absence } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

interface AbsencesFieldProps {
  value: readonly Absence[]
  onChange: (absences: Absence[]) => void
  error: string | undefined
}

export function AbsencesField({ value, onChange, error }: AbsencesFieldProps) {
  const { day } = useTenant()
  const set = (index: number, change: Partial<Absence>) =>
    onChange(value.map((absence, i) => (i === index ? { ...absence, ...change } : absence)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-1 font-mid">{words('daysOff')}</legend>
      {value.map((absence, index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            label={words('daysOffFirst', { number: index + 1 })}
            isLabelHidden
            type="date"
            value={absence.from}
            onChange={(event) => set(index, { from: event.target.value })}
          />
          <TextField
            label={words('daysOffLast', { number: index + 1 })}
            isLabelHidden
            type="date"
            value={absence.to}
            onChange={(event) => set(index, { to: event.target.value })}
          />
          <IconButton
            label={words('removeDaysOff', { number: index + 1 })}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-1 text-bad-ink">
          {error}
        </p>
      )}
      <Button
        size="s"
        icon={<Plus />}
        className="self-start"
        onClick={() => onChange([...value, { from: day, to: day, reason: words('holiday') }])}
      >
        {words('addDaysOff')}
      </Button>
    </fieldset>
  )
}
