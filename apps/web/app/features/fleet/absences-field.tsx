// A driver's days off, on which their vehicle is only planned when named explicitly.
import type { Absence } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { RowsField } from './rows-field.tsx'

interface AbsencesFieldProps {
  value: readonly Absence[]
  onChange: (absences: Absence[]) => void
  error: string | undefined
}

export function AbsencesField({ value, onChange, error }: AbsencesFieldProps) {
  const { day } = useTenant()
  return (
    <RowsField
      legend={words('daysOff')}
      rows={value}
      onChange={onChange}
      error={error}
      columns="grid-cols-[1fr_1fr_auto]"
      removeLabel={(number) => words('removeDaysOff', { number })}
      addLabel={words('addDaysOff')}
      fresh={{ from: day, to: day, reason: words('holiday') }}
      row={(absence, index, change) => (
        <>
          <DateField
            label={words('daysOffFirst', { number: index + 1 })}
            isLabelHidden
            value={absence.from}
            onChange={(event) => change({ from: event.target.value })}
          />
          <DateField
            label={words('daysOffLast', { number: index + 1 })}
            isLabelHidden
            value={absence.to}
            onChange={(event) => change({ to: event.target.value })}
          />
        </>
      )}
    />
  )
}
