// Items of a new order, one per line.
import { readItems } from '@dropwise/contracts'
import { TextArea } from '../../ui/field.tsx'
import type { OrderFields } from './order-form-schema.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

export function ItemsField({ fields: { form, errorOf } }: { fields: OrderFields }) {
  return (
    <TextArea
      label={words('items')}
      placeholder={words('itemExample')}
      rows={2}
      error={errorOf('items')}
      onChange={({ target }) => form.setValue('items', readItems({ Items: target.value }))}
    />
  )
}
