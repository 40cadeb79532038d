// An amount in whole currency with decimals; stores hundredths.
import { useTenant } from '../../../lib/company-context.tsx'
import { TextField } from '../../../ui/field.tsx'

const MINOR_PER_MAJOR = 100

interface AmountFieldProps {
  label: string
  value: number
  onChange: (minor: number) => void
  error?: string | undefined
}

export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  const { currency } = useTenant().company
  return (
    <TextField
      {...field}
      type="number"
      min={0}
      step="0.01"
      suffix={currency}
      defaultValue={value === 0 ? '' : value / MINOR_PER_MAJOR}
      onChange={({ target }) => onChange(Math.round(Number(target.value) * MINOR_PER_MAJOR))}
    />
  )
}
