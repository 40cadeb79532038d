// The company's own fields of an order: inputs in the form, values in the panel.
import type { CustomField } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { customFieldsQuery } from '../../lib/data/custom-fields.ts'
import { dayLong } from '../../lib/format.ts'
import { customFieldWords as words } from '../../lib/words/custom-fields.ts'
import { ordersWords } from '../../lib/words/orders.ts'
import { TextField } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Select } from '../../ui/select.tsx'
import { orderDetailQuery } from './api.ts'
import type { OrderFields } from './order-form-schema.ts'

export function CustomInputs({ fields: { form, errorOf } }: { fields: OrderFields }) {
  const definitions = useQuery(customFieldsQuery()).data?.fields ?? []
  const custom = form.watch('custom') ?? {}
  return definitions.map((field) => (
    <CustomInput
      key={field.name}
      field={field}
      value={custom[field.name] ?? ''}
      error={errorOf(`custom.${field.name}`)}
      onChange={(value) => form.setValue('custom', { ...form.getValues('custom'), [field.name]: value })}
    />
  ))
}

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

function CustomInput({
  field,
  value,
  error,
  onChange,
}: {
  field: CustomField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { name, type, isRequired } = field
  const label = isRequired ? `${name} *` : name
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
  return (
    <TextField
      label={label}
      error={error}
      type={type === 'date' ? 'date' : 'text'}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Defined fields first, then the columns of its file; nothing without any. */
export function OrderCustom({ orderId }: { orderId: string }) {
  const definitions = useQuery(customFieldsQuery()).data?.fields ?? []
  const custom = useQuery(orderDetailQuery(orderId)).data?.custom ?? {}
  const names = definitions.map(({ name }) => name)
  const rows: [string, string][] = [
    ...definitions.flatMap((field): [string, string][] => {
      const value = custom[field.name]
      return value ? [[field.name, shownValue(field, value)]] : []
    }),
    ...Object.entries(custom).filter(([name]) => !names.includes(name)),
  ]
  if (rows.length === 0) return null
  return (
    <section aria-label={ordersWords('customFields')} className="border-b border-line px-5 py-4">
      <KeyValues rows={rows} />
    </section>
  )
}

function shownValue({ type }: CustomField, value: string): string {
  if (type === 'yes_no' && (value === 'yes' || value === 'no')) return words(value)
  return type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value) ? dayLong(value) : value
}
