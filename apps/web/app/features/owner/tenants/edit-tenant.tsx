// Name, plan, and agreed exceptions from the plan's price and limits.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { ownerPlansWords as planWords } from '../../../lib/words/owner-plans.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Select } from '../../../ui/select.tsx'
import { useAction } from '../use-action.ts'
import { editTenant, plansQuery } from './api.ts'

const limit = z
  .number({ error: () => words('enterNumber') })
  .int()
  .min(0)
const fields = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => words('nameCompany') })
    .max(120),
  planId: z.string(),
  amount: z
    .number({ error: () => words('enterAmount') })
    .min(0)
    .max(1_000_000),
  vehicleLimit: limit.max(100_000),
  orderLimit: limit.max(10_000_000),
  storageLimit: limit.max(100_000_000),
  callLimit: limit.max(100_000),
  waitingPlanLimit: limit.max(10_000),
  billingAddress: z.string().trim().max(500),
})

const LIMITS = [
  ['vehicleLimit', 'vehicles'],
  ['orderLimit', 'ordersDay'],
  ['storageLimit', 'storage'],
  ['callLimit', 'callsMinute'],
  ['waitingPlanLimit', 'plansQueue'],
] as const

export function EditTenant({ tenant, onClose }: { tenant: TenantItem; onClose: () => void }) {
  const plans = useQuery(plansQuery())
  const edit = useAction(editTenant, () => words('saved', { company: tenant.name }))
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
      title={words('editCompany', { company: tenant.name })}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={words('saveCompany')}
      failureTitle={words('notSaved')}
    >
      <TextField label={words('name')} maxLength={120} error={errorOf('name')} {...form.register('name')} />
      <Controller
        control={form.control}
        name="planId"
        render={({ field }) => (
          <Select
            label={words('plan')}
            value={field.value}
            onChange={field.onChange}
            items={(plans.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            hint={hasOtherPlan ? words('planCopied') : ''}
          />
        )}
      />
      <TextArea
        label={words('billingAddress')}
        maxLength={500}
        hint={words('addressHint')}
        error={errorOf('billingAddress')}
        {...form.register('billingAddress')}
      />
      {!hasOtherPlan && (
        <>
          <TextField
            label={words('agreedPrice')}
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
                label={planWords(label)}
                type="number"
                hint={words('zeroNoLimit')}
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
