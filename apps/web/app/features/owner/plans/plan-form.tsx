// Form of a plan: price, limits, and features on the pricing page.
import { planBody, type OwnerPlan, type PlanPrice } from '@dropwise/contracts'
import { Fragment } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { Checkbox } from '../../../ui/choice.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { SWITCHES } from './switches.ts'
import { deletePlan, savePlan } from '../billing/api.ts'
import { useAction } from '../use-action.ts'

/** `year USD 990`; null for a line that is no price. */
function readPrices(text: string): (PlanPrice | null)[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const parts = /^\s*(month|year)\s+([a-z]{3})\s+(\d+(?:\.\d{1,2})?)\s*$/i.exec(line)
    if (!parts) return null
    const [, period = '', currency = '', amount = ''] = parts
    return {
      period: period.toLowerCase() === 'year' ? 'year' : 'month',
      currency: currency.toUpperCase(),
      priceMinor: Math.round(Number(amount) * 100),
    }
  })
}

const priceLine = ({ period, currency, priceMinor }: PlanPrice) => `${period} ${currency} ${priceMinor / 100}`

/** Form values: dollars, and one feature per line. */
const fields = planBody.omit({ priceMinor: true, features: true, prices: true }).extend({
  isOnRequest: z.boolean(),
  price: z.number({ error: 'Enter a price' }).min(0).max(1_000_000),
  featureLines: z.string().max(3_000),
  priceLines: z
    .string()
    .max(2_000)
    .refine((text) => readPrices(text).every((price) => price !== null), {
      error: 'Write each price like: year USD 990',
    }),
})

const LIMITS = [
  ['vehicleLimit', 'Vehicles', '0 is unlimited'],
  ['memberLimit', 'People', '0 is unlimited'],
  ['textLimit', 'Texts a month', 'To recipients; 0 is unlimited'],
  ['orderLimit', 'Orders a day', '0 is unlimited'],
  ['storageLimit', 'Storage, MB', 'All files; 0 is unlimited'],
  ['callLimit', 'API calls a minute', 'Of all keys; 0 is unlimited'],
  ['waitingPlanLimit', 'Plans in the queue', 'That may wait; 0 is unlimited'],
] as const

const NEW: z.input<typeof fields> = {
  id: '',
  name: '',
  price: 0,
  isOnRequest: false,
  vehicleLimit: 10,
  memberLimit: 5,
  textLimit: 0,
  orderLimit: 0,
  storageLimit: 0,
  callLimit: 0,
  waitingPlanLimit: 40,
  hasApi: true,
  hasShops: true,
  hasBranding: true,
  hasOwnMails: true,
  isPopular: false,
  isActive: true,
  featureLines: '',
  priceLines: '',
}

function usePlanForm(plan: OwnerPlan | undefined, onClose: () => void) {
  const save = useAction(savePlan, (_, { name }) => `${name} saved`)
  return useSchemaForm({
    schema: fields,
    defaultValues: plan
      ? {
          ...plan,
          price: (plan.priceMinor ?? 0) / 100,
          isOnRequest: plan.priceMinor === null,
          featureLines: plan.features.join('\n'),
          priceLines: plan.prices.map(priceLine).join('\n'),
        }
      : NEW,
    onSubmit: async ({ price, isOnRequest, featureLines, priceLines, ...values }) => {
      const features = featureLines
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      await save.mutateAsync({
        ...values,
        priceMinor: isOnRequest ? null : Math.round(price * 100),
        features,
        prices: readPrices(priceLines).filter((each) => each !== null),
      })
      onClose()
    },
  })
}

export function PlanForm({ plan, onClose }: { plan: OwnerPlan | undefined; onClose: () => void }) {
  const remove = useAction(deletePlan, () => 'Plan deleted')
  const { form, submit, isSubmitting, failure, errorOf } = usePlanForm(plan, onClose)
  const number = { valueAsNumber: true }
  type Box = 'isOnRequest' | 'isPopular' | 'isActive' | (typeof SWITCHES)[number][0]
  const box = (name: Box, label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <Checkbox label={label} isChecked={field.value} onChange={field.onChange} />}
    />
  )
  return (
    <EntityFormPanel
      title={plan ? `Edit ${plan.name}` : 'New plan'}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel="Save plan"
      failureTitle="The plan could not be saved"
      footAction={
        plan && (
          <ConfirmButton
            label="Delete"
            title={`Delete ${plan.name}?`}
            description="The plan and its versions are gone then. A plan that companies have is taken off sale instead."
            confirmLabel="Delete"
            onConfirm={() => remove.mutate(plan.id, { onSuccess: onClose })}
          />
        )
      }
    >
      {!plan && (
        <TextField
          label="Id"
          hint="In links and the API: lower case, never changed"
          error={errorOf('id')}
          {...form.register('id')}
        />
      )}
      <TextField label="Name" maxLength={60} error={errorOf('name')} {...form.register('name')} />
      <TextField
        label="A month"
        type="number"
        step="0.01"
        suffix="USD"
        error={errorOf('price')}
        {...form.register('price', number)}
      />
      {box('isOnRequest', 'Priced on request')}
      <TextArea
        label="Other prices"
        rows={3}
        hint="By the year or in other currencies, one per line: year USD 990"
        error={errorOf('priceLines')}
        {...form.register('priceLines')}
      />
      <div className="grid grid-cols-2 gap-3">
        {LIMITS.map(([name, label, hint]) => (
          <TextField
            key={name}
            label={label}
            type="number"
            hint={hint}
            error={errorOf(name)}
            {...form.register(name, number)}
          />
        ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-1 font-mid">Switched on</legend>
        {SWITCHES.map(([name, label]) => (
          <Fragment key={name}>{box(name, label)}</Fragment>
        ))}
        <p className="text-1 text-ink-3">Companies keep what they bought until they renew or change.</p>
      </fieldset>
      <TextArea
        label="Features"
        rows={6}
        hint="One per line, as the pricing page lists them"
        error={errorOf('featureLines')}
        {...form.register('featureLines')}
      />
      {box('isPopular', 'Most popular')}
      {box('isActive', 'On sale')}
    </EntityFormPanel>
  )
}
