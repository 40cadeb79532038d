// The input of one of the company's own fields of orders, by its type.
import type { CustomField } from '@dropwise/contracts'
import { commonWords as words } from '../../lib/words/common.ts'
import { DateField } from '../date-field.tsx'
import { TextField } from '../field.tsx'
import { Select } from '../select.tsx'

/** Values of a field that has a list of them; null for others. */
export function valueItems({
  type,
  choices,
}: Pick<CustomField, 'type' | 'choices'>): { value: string; label: string }[] | null {
  if (type === 'choice') return choices.map((choice) => ({ value: choice, label: choice }))
  if (type !== 'yes_no') return null
  return [
    { value: 'yes', label: words('yes') },
    { value: 'no', label: words('no') },
  ]
}

/** Selects take no empty value. */
const NOT_SET = '-'

interface CustomFieldInputProps {
  field: Pick<CustomField, 'type' | 'choices'>
  label: string
  value: string
  error: string | undefined
  size?: 'l'
  onChange: (value: string) => void
}

export function CustomFieldInput({ field, label, value, error, size, onChange }: CustomFieldInputProps) {
  const items = valueItems(field)
  if (items) {
    // A value from before the choices changed stays visible.
    const isOther = value !== '' && !items.some((item) => item.value === value)
    return (
      <Select
        label={label}
        error={error}
        value={value === '' ? NOT_SET : value}
        items={[
          { value: NOT_SET, label: words('notSet') },
          ...items,
          ...(isOther ? [{ value, label: value }] : []),
        ]}
        onChange={(next) => onChange(next === NOT_SET ? '' : next)}
      />
    )
  }
  const { type } = field
  if (type === 'date')
    return (
      <DateField
        label={label}
        error={error}
        {...(size && { size })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextField
      label={label}
      error={error}
      {...(size && { size })}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
      {...(type === 'text' && { maxLength: 500 })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
