// Connects a shop: kind, and its signing secret.
import { SHOP_KINDS, shopBody } from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { connectShop, useShopChange } from './api.ts'
import { leadDaysField } from './lead-days.ts'
import { connectionsWords as words } from '../../lib/words/connections.ts'

const KINDS = Object.entries(SHOP_KINDS).map(([value, label]) => ({ value, label }))
const SECRET_HINTS = {
  shopify: 'secretShopify',
  woocommerce: 'secretWoo',
} as const

interface ShopFormProps {
  onClose: () => void
  /** Called once connected; the webhook URL is needed next. */
  onConnected: (id: string) => void
}

export function ShopForm({ onClose, onConnected }: ShopFormProps) {
  const connect = useShopChange(connectShop)
  const fields = useSchemaForm({
    schema: shopBody,
    defaultValues: { kind: 'shopify', name: '', secret: '', leadDays: 1 },
    onSubmit: async (values) => {
      const { items } = await connect.mutateAsync(values)
      if (items[0]) onConnected(items[0].id)
    },
  })
  const { control, register, watch } = fields.form
  return (
    <EntityFormPanel
      needs="webhooks:write"
      title={words('newShop')}
      onClose={onClose}
      form={fields}
      submitLabel={words('connectShop')}
      failureTitle={words('shopNotConnected')}
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Select label={words('kindOfShop')} value={field.value} onChange={field.onChange} items={KINDS} />
        )}
      />
      <TextField label={words('name')} maxLength={120} error={fields.errorOf('name')} {...register('name')} />
      <TextField
        label={words('secret')}
        hint={words(SECRET_HINTS[watch('kind')])}
        autoComplete="off"
        error={fields.errorOf('secret')}
        {...register('secret')}
      />
      <TextField {...leadDaysField()} error={fields.errorOf('leadDays')} {...register('leadDays')} />
    </EntityFormPanel>
  )
}
