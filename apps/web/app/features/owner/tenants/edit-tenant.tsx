// Name, plan, and agreed exceptions from the plan's price and limits.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Select } from '../../../ui/select.tsx'
import { useAction } from '../use-action.ts'
import { editTenant, plansQuery } from './api.ts'

const limit = z.number({ error: 'Enter a number' }).int().min(0)
const fields = z.object({
  name: z.string().trim().min(1, { error: 'Name the company' }).max(120),
  planId: z.string(),
  amount: z.number({ error: 'Enter an amount' }).min(0).max(1_000_000),
  vehicleLimit: limit.max(100_000),
  orderLimit: limit.max(10_000_000),
  storageLimit: limit.max(100_000_000),
  callLimit: limit.max(100_000),
  waitingPlanLimit: limit.max(10_000),
  billingAddress: z.string().trim().max(500),
})

const LIMITS = [
  ['vehicleLimit', 'Vehicles'],
  ['orderLimit', 'Orders a day'],
  ['storageLimit', 'Storage, MB'],
  ['callLimit', 'API calls a minute'],
  ['waitingPlanLimit', 'Plans in the queue'],
] as const

export function EditTenant({ tenant, onClose }: { tenant: TenantItem; onClose: () => void }) {
  const plans = useQuery(plansQuery())
  const edit = useAction(editTenant, () => `${tenant.name} saved`)
  const { form, submit, isSubmitting, failure, errorOf } = useSchemaForm({
    schema: fields,
    defaultValues: {
      name: tenant.name,
      planId: tenant.planId ?? '',
      amount: tenant.amountMinor / 100,
      vehicleLimit: tenant.vehicleLimit,
      orderLimit: tenant.orderLimit,
      storageLimit: tenant.storageLimit,
      callLimit: tenant.callLimit,
      waitingPlanLimit: tenant.waitingPlanLimit,
      billingAddress: '',
    },
    onSubmit: async ({ name, planId, amount, billingAddress, ...limits }) => {
      const both = { id: tenant.id, name, ...(billingAddress ? { billingAddress } : {}) }
      if (planId !== tenant.planId && planId) await edit.mutateAsync({ ...both, planId })
      else await edit.mutateAsync({ ...both, amountMinor: Math.round(amount * 100), ...limits })
      onClose()
    },
  })
  const number = { valueAsNumber: true }
  const hasOtherPlan = form.watch('planId') !== (tenant.planId ?? '')
  return (
    <EntityFormPanel
      title={`Edit ${tenant.name}`}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel="Save company"
      failureTitle="The company could not be saved"
    >
      <TextField label="Name" maxLength={120} error={errorOf('name')} {...form.register('name')} />
      <Controller
        control={form.control}
        name="planId"
        render={({ field }) => (
          <Select
            label="Plan"
            value={field.value}
            onChange={field.onChange}
            items={(plans.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            hint={hasOtherPlan ? 'Price and limits of the plan are copied on saving.' : ''}
          />
        )}
      />
      <TextArea
        label="Billing address"
        maxLength={500}
        hint="Stands on invoices. Leave it empty to keep the one that the company has."
        error={errorOf('billingAddress')}
        {...form.register('billingAddress')}
      />
      {!hasOtherPlan && (
        <>
          <TextField
            label="Agreed monthly price"
            type="number"
            step="0.01"
            suffix={tenant.currency}
            error={errorOf('amount')}
            {...form.register('amount', number)}
          />
          <div className="grid grid-cols-2 gap-3">
            {LIMITS.map(([name, label]) => (
              <TextField
                key={name}
                label={label}
                type="number"
                hint="0 means no limit"
                error={errorOf(name)}
                {...form.register(name, number)}
              />
            ))}
          </div>
        </>
      )}
    </EntityFormPanel>
  )
}
