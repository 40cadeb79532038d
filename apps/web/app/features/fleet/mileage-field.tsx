// Numbers that people enter in another unit than they are stored in: mileages and amounts of money.
import { useTenant } from '../../lib/company-context.tsx'
import { unitText } from '../../lib/format.ts'
import { kmOf, mileageIn } from '../../lib/mileage.ts'
import { TextField } from '../../ui/field.tsx'

const MINOR_PER_MAJOR = 100

interface NumberFieldProps {
  label: string
  value: number | null | undefined
  onChange: (value: number | null) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: string | undefined
}

/** Edits the company's unit, stores kilometres; empty means unknown. */
export function MileageField({ value, onChange, ...field }: NumberFieldProps) {
  const { units } = useTenant().company
  return (
    <TextField
      {...field}
      type="number"
      min={0}
      suffix={unitText(units)}
      defaultValue={typeof value === 'number' ? mileageIn(value, units) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : kmOf(Number(target.value), units))}
    />
  )
}

/** Edits whole currency with decimals, stores hundredths. */
export function MoneyField({ value, onChange, ...field }: NumberFieldProps) {
  const { currency } = useTenant().company
  return (
    <TextField
      {...field}
      type="number"
      min={0}
      step="0.01"
      suffix={currency}
      defaultValue={typeof value === 'number' ? value / MINOR_PER_MAJOR : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : Math.round(Number(target.value) * MINOR_PER_MAJOR))
      }
    />
  )
}
