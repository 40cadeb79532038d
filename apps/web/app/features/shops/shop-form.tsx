// Connects a shop: kind, and its signing secret.
import { SHOP_KINDS, shopBody } from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { connectShop, useShopChange } from './api.ts'
import { LEAD_DAYS } from './lead-days.ts'

const KINDS = Object.entries(SHOP_KINDS).map(([value, label]) => ({ value, label }))
const SECRET_HINTS = {
  shopify: 'Below the webhooks in Settings, Notifications: “Your webhooks will be signed with”.',
  woocommerce: 'Make one up, and enter the same in WooCommerce, Settings, Advanced, Webhooks.',
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
      title="New shop"
      onClose={onClose}
      form={fields}
      submitLabel="Connect shop"
      failureTitle="The shop could not be connected"
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Select label="Kind of shop" value={field.value} onChange={field.onChange} items={KINDS} />
        )}
      />
      <TextField label="Name" maxLength={120} error={fields.errorOf('name')} {...register('name')} />
      <TextField
        label="Secret"
        hint={SECRET_HINTS[watch('kind')]}
        autoComplete="off"
        error={fields.errorOf('secret')}
        {...register('secret')}
      />
      <TextField {...LEAD_DAYS} error={fields.errorOf('leadDays')} {...register('leadDays')} />
    </EntityFormPanel>
  )
}
