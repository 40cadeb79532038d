// The company's own fields of an order: inputs in the form, values in the panel.
import { useQuery } from '@tanstack/react-query'
import { customFieldsQuery } from '../../lib/data/custom-fields.ts'
import { customValueText } from '../../lib/custom-value.ts'
import { ordersWords } from '../../lib/words/orders.ts'
import { CustomFieldInput } from '../../ui/form/custom-field-input.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { orderDetailQuery } from './api.ts'
import type { OrderFields } from './order-form-schema.ts'

export function CustomInputs({ fields: { form, errorOf } }: { fields: OrderFields }) {
  const definitions = useQuery(customFieldsQuery()).data?.fields ?? []
  const custom = form.watch('custom') ?? {}
  return definitions.map((field) => (
    <CustomFieldInput
      key={field.name}
      field={field}
      label={field.isRequired ? `${field.name} *` : field.name}
      value={custom[field.name] ?? ''}
      error={errorOf(`custom.${field.name}`)}
      onChange={(value) => form.setValue('custom', { ...form.getValues('custom'), [field.name]: value })}
    />
  ))
}

/** Defined fields first, then the columns of its file; nothing without any. */
export function OrderCustom({ orderId }: { orderId: string }) {
  const definitions = useQuery(customFieldsQuery()).data?.fields ?? []
  const custom = useQuery(orderDetailQuery(orderId)).data?.custom ?? {}
  const names = definitions.map(({ name }) => name)
  const rows: [string, string][] = [
    ...definitions.flatMap((field): [string, string][] => {
      const value = custom[field.name]
      return value ? [[field.name, customValueText({ ...field, value })]] : []
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
