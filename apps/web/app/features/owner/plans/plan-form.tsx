// Form of a plan: price, limits, and features on the pricing page.
import { planBody, type OwnerPlan, type PlanPrice } from '@dropwise/contracts'
import { Fragment } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { ownerPlansWords as words } from '../../../lib/words/owner-plans.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { SWITCHES, switchLabel } from './switches.ts'
import { deletePlan, savePlan } from '../billing/api.ts'
import { useAction } from '../use-action.ts'

/** A line of other prices, in every language. */
const EXAMPLE = 'year USD 990'

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
  price: z
    .number({ error: () => words('enterPrice') })
    .min(0)
    .max(1_000_000),
  featureLines: z.string().max(3_000),
  priceLines: z
    .string()
    .max(2_000)
    .refine((text) => readPrices(text).every((price) => price !== null), {
      error: () => words('priceExample', { example: EXAMPLE }),
    }),
})

const LIMITS = [
  ['vehicleLimit', 'vehicles', 'zeroUnlimited'],
  ['memberLimit', 'people', 'zeroUnlimited'],
  ['textLimit', 'textsMonth', 'textsHint'],
  ['orderLimit', 'ordersDay', 'zeroUnlimited'],
  ['storageLimit', 'storage', 'storageHint'],
  ['callLimit', 'callsMinute', 'callsHint'],
  ['waitingPlanLimit', 'plansQueue', 'queueHint'],
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
  const save = useAction(savePlan, (_, { name }) => words('saved', { plan: name }))
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
  const remove = useAction(deletePlan, () => words('deleted'))
  const { form, submit, isSubmitting, failure, errorOf } = usePlanForm(plan, onClose)
  const number = { valueAsNumber: true }
  type Box = 'isOnRequest' | 'isPopular' | 'isActive' | (typeof SWITCHES)[number]
  const box = (name: Box, label: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <Checkbox label={label} isChecked={field.value} onChange={field.onChange} />}
    />
  )
  return (
    <EntityFormPanel
      title={plan ? words('editPlan', { plan: plan.name }) : words('newPlan')}
      onClose={onClose}
      form={{ submit, isSubmitting, failure }}
      submitLabel={words('savePlan')}
      failureTitle={words('notSaved')}
      footAction={
        plan && (
          <ConfirmButton
            label={words('delete')}
            title={words('deleteQuestion', { plan: plan.name })}
            description={words('deleteMore')}
            confirmLabel={words('delete')}
            onConfirm={() => remove.mutate(plan.id, { onSuccess: onClose })}
          />
        )
      }
    >
      {!plan && (
        <TextField
          label={words('id')}
          hint={words('idHint')}
          error={errorOf('id')}
          {...form.register('id')}
        />
      )}
      <TextField label={words('name')} maxLength={60} error={errorOf('name')} {...form.register('name')} />
      <TextField
        label={words('aMonth')}
        type="number"
        step="0.01"
        suffix="USD"
        error={errorOf('price')}
        {...form.register('price', number)}
      />
      {box('isOnRequest', words('onRequest'))}
      <TextArea
        label={words('otherPrices')}
        rows={3}
        hint={words('otherPricesHint', { example: EXAMPLE })}
        error={errorOf('priceLines')}
        {...form.register('priceLines')}
      />
      <div className="grid grid-cols-2 gap-3">
        {LIMITS.map(([name, label, hint]) => (
          <TextField
            key={name}
            label={words(label)}
            type="number"
            hint={words(hint)}
            error={errorOf(name)}
            {...form.register(name, number)}
          />
        ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-1 font-mid">{words('switchedOn')}</legend>
        {SWITCHES.map((name) => (
          <Fragment key={name}>{box(name, switchLabel(name))}</Fragment>
        ))}
        <p className="text-1 text-ink-3">{words('keepBought')}</p>
      </fieldset>
      <TextArea
        label={words('features')}
        rows={6}
        hint={words('featuresHint')}
        error={errorOf('featureLines')}
        {...form.register('featureLines')}
      />
      {box('isPopular', words('popular'))}
      {box('isActive', words('onSale'))}
    </EntityFormPanel>
  )
}
