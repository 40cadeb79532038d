// An amount in whole currency of the company with decimals; stores hundredths.
import { useTenant } from '../lib/company-context.tsx'
import { TextField } from './field.tsx'

const MINOR_PER_MAJOR = 100

interface AmountFieldProps {
  label: string
  /** Hundredths. */
  value: number | undefined
  /** Undefined for an empty field. */
  onChange: (minor: number | undefined) => void
  error?: string | undefined
  hint?: string | undefined
  /** Also takes amounts below 0. */
  isSigned?: boolean
}

export function AmountField({ value, onChange, isSigned = false, ...field }: AmountFieldProps) {
  const { currency } = useTenant().company
  return (
    <TextField
      {...field}
      type="number"
      step="0.01"
      {...(!isSigned && { min: 0 })}
      suffix={currency}
      defaultValue={value ? (value / MINOR_PER_MAJOR).toFixed(2) : ''}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : Math.round(Number(target.value) * MINOR_PER_MAJOR))
      }
    />
  )
}
