// Edits a shop: name, lead time, and a new secret.
import { shopChanges, type ShopItem } from '@dropwise/contracts'
import { z } from 'zod'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { notify } from '../../ui/toasts.tsx'
import { changeShop, useShopChange } from './api.ts'
import { leadDaysField } from './lead-days.ts'
import { connectionsWords as words } from '../../lib/words/connections.ts'

/** An empty secret keeps the stored one, which is never shown. */
const fields = shopChanges.extend({ secret: shopChanges.shape.secret.or(z.literal('')) })

export function ShopChangeForm({ shop, onClose }: { shop: ShopItem; onClose: () => void }) {
  const change = useShopChange(changeShop)
  const { name, leadDays } = shop
  const form = useSchemaForm({
    schema: fields,
    defaultValues: { name, secret: '', leadDays },
    onSubmit: async ({ secret, ...changes }) => {
      await change.mutateAsync({ id: shop.id, changes: { ...changes, ...(secret && { secret }) } })
      notify({ title: words('shopSaved') })
      onClose()
    },
  })
  const { register } = form.form
  return (
    <EntityFormPanel
      needs="webhooks:write"
      title={shop.name}
      onClose={onClose}
      form={form}
      submitLabel={words('saveShop')}
      failureTitle={words('shopNotSaved')}
    >
      <TextField label={words('name')} maxLength={120} error={form.errorOf('name')} {...register('name')} />
      <TextField
        label={words('newSecret')}
        hint={words('newSecretHint')}
        autoComplete="off"
        error={form.errorOf('secret')}
        {...register('secret')}
      />
      <TextField {...leadDaysField()} error={form.errorOf('leadDays')} {...register('leadDays')} />
    </EntityFormPanel>
  )
}
