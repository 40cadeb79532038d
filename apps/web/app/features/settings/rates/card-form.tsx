// Adds or changes a rate card.
import {
  rateCardBody,
  serviceRates,
  type DistanceUnit,
  type RateCardItem,
  type ServiceRates,
} from '@dropwise/contracts'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { unitText } from '../../../lib/format.ts'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { kmOfLength, lengthIn, pricePerKm, pricePerUnit } from '../../../lib/mileage.ts'
import { ratesWords as words } from '../../../lib/words/rates.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { useSchemaForm, type SchemaForm } from '../../../ui/form/use-schema-form.ts'
import { TimeField } from '../../../ui/time-field.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { WeekdayField } from '../../../ui/weekday-field.tsx'
import { useRemoveCard, useSaveCard } from './api.ts'
import { SupplementRows, ZoneRows } from './supplement-rows.tsx'

const AMOUNTS = [
  ['baseMinor', { km: 'base', mi: 'base' }],
  ['minimumMinor', { km: 'minimum', mi: 'minimum' }],
  ['perKmMinor', { km: 'perKm', mi: 'perMile' }],
  ['perParcelMinor', { km: 'perParcel', mi: 'perParcel' }],
] as const satisfies readonly (readonly [
  keyof ServiceRates,
  Record<DistanceUnit, Parameters<typeof words>[0]>,
])[]

export function CardForm({ card, onClose }: { card: RateCardItem | null; onClose: () => void }) {
  const save = useSaveCard()
  const fields = useSchemaForm({
    schema: rateCardBody,
    defaultValues: {
      name: card?.name ?? '',
      isDefault: card?.isDefault ?? false,
      rates: card?.rates ?? serviceRates.parse({}),
    },
    fieldOfCode: { rate_card_name_taken: 'name' },
    onSubmit: async (body) => {
      await save.mutateAsync({ id: card?.id ?? null, ...body })
      notify({ title: words('cardSaved', { name: body.name }) })
      onClose()
    },
  })
  const { control, register } = fields.form
  return (
    <EntityFormPanel
      needs="orders:write"
      title={card ? card.name : words('addCard')}
      onClose={onClose}
      form={fields}
      submitLabel={words('saveCard')}
      failureTitle={words('notSaved')}
      footAction={card && <RemoveCard card={card} onClose={onClose} />}
    >
      <TextField label={words('name')} maxLength={80} error={fields.errorOf('name')} {...register('name')} />
      <Controller
        control={control}
        name="isDefault"
        render={({ field }) => (
          <Checkbox label={words('isDefault')} isChecked={field.value ?? false} onChange={field.onChange} />
        )}
      />
      <BasicPrices fields={fields} />
      <OrderSupplements fields={fields} />
      <TimeSupplements fields={fields} />
    </EntityFormPanel>
  )
}

interface SectionProps {
  fields: SchemaForm<z.input<typeof rateCardBody>, z.output<typeof rateCardBody>>
}

/** Base, minimum, and what distance and parcels cost. */
function BasicPrices({ fields: { form, errorOf } }: SectionProps) {
  const { units } = useTenant().company
  return (
    <div className="grid grid-cols-2 gap-3">
      {AMOUNTS.map(([key, text]) => (
        <Controller
          key={key}
          control={form.control}
          name={`rates.${key}`}
          render={({ field }) => (
            <AmountField
              label={words(text[units])}
              value={key === 'perKmMinor' ? pricePerUnit(field.value ?? 0, units) : field.value}
              onChange={(minor = 0) =>
                field.onChange(key === 'perKmMinor' ? pricePerKm(minor, units) : minor)
              }
              error={errorOf(`rates.${key}`)}
            />
          )}
        />
      ))}
      <Controller
        control={form.control}
        name="rates.includedKm"
        render={({ field }) => (
          <TextField
            type="number"
            min={0}
            step="any"
            suffix={unitText(units)}
            label={words('includedKm')}
            error={errorOf('rates.includedKm')}
            defaultValue={String(lengthIn(field.value ?? 0, units))}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(kmOfLength(Number(target.value), units))}
          />
        )}
      />
    </div>
  )
}

/** By weight, by length of the window and by zone. */
function OrderSupplements({ fields: { form } }: SectionProps) {
  return (
    <>
      <Controller
        control={form.control}
        name="rates.weightBands"
        render={({ field }) => (
          <SupplementRows
            title={words('weight')}
            upToLabel={words('upToKg')}
            rows={(field.value ?? []).map(({ upToKg, amountMinor }) => ({ upTo: upToKg, amountMinor }))}
            fresh={20}
            onChange={(rows) =>
              field.onChange(rows.map(({ upTo, amountMinor }) => ({ upToKg: upTo, amountMinor })))
            }
          />
        )}
      />
      <Controller
        control={form.control}
        name="rates.windows"
        render={({ field }) => (
          <SupplementRows
            title={words('window')}
            upToLabel={words('upToMinutes')}
            rows={(field.value ?? []).map(({ upToMinutes, amountMinor }) => ({
              upTo: upToMinutes,
              amountMinor,
            }))}
            fresh={60}
            onChange={(rows) =>
              field.onChange(rows.map(({ upTo, amountMinor }) => ({ upToMinutes: upTo, amountMinor })))
            }
          />
        )}
      />
      <Controller
        control={form.control}
        name="rates.zones"
        render={({ field }) => <ZoneRows rows={field.value ?? []} onChange={field.onChange} />}
      />
    </>
  )
}

/** At weekends and at night. */
function TimeSupplements({ fields: { form } }: SectionProps) {
  return (
    <>
      <Controller
        control={form.control}
        name="rates.weekend"
        render={({ field }) => {
          const weekend = field.value ?? { weekdays: [], amountMinor: 0 }
          return (
            <fieldset className="flex flex-col gap-3 border-t border-line pt-3.5">
              <legend className="float-left text-2 font-mid">{words('weekend')}</legend>
              <AmountField
                label={words('supplement')}
                value={weekend.amountMinor}
                onChange={(minor) => field.onChange({ ...weekend, amountMinor: minor ?? 0 })}
              />
              <WeekdayField
                legend={words('weekdays')}
                value={weekend.weekdays}
                onChange={(weekdays) => field.onChange({ ...weekend, weekdays })}
              />
            </fieldset>
          )
        }}
      />
      <Controller
        control={form.control}
        name="rates.night"
        render={({ field }) => {
          const night = field.value ?? { from: '20:00', to: '06:00', amountMinor: 0 }
          return (
            <fieldset className="grid grid-cols-3 gap-3 border-t border-line pt-3.5">
              <legend className="float-left text-2 font-mid">{words('night')}</legend>
              <AmountField
                label={words('supplement')}
                value={night.amountMinor}
                onChange={(minor) => field.onChange({ ...night, amountMinor: minor ?? 0 })}
              />
              <TimeField
                label={words('from')}
                value={night.from}
                onChange={({ target }) => field.onChange({ ...night, from: target.value })}
              />
              <TimeField
                label={words('to')}
                value={night.to}
                onChange={({ target }) => field.onChange({ ...night, to: target.value })}
              />
            </fieldset>
          )
        }}
      />
    </>
  )
}

function RemoveCard({ card, onClose }: { card: RateCardItem; onClose: () => void }) {
  const remove = useRemoveCard()
  const { id, name } = card
  return (
    <ConfirmButton
      label={words('remove')}
      needs="orders:write"
      title={words('removeQuestion', { name })}
      description={words('removeEffect')}
      confirmLabel={words('remove')}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            notify({ title: words('cardRemoved', { name }) })
            onClose()
          },
          onError: (error) => notify({ title: describeError(error).message, tone: 'bad' }),
        })
      }
    />
  )
}
