// Sections of the order form's settings.
import {
  FORM_ASKS,
  FORM_FIELDS,
  type FormService,
  type FormSlot,
  type OrderFormBody,
  type orderFormBody,
} from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import { zonesQuery } from '../../../lib/data/zones.ts'
import { orderFormSettingsWords as words } from '../../../lib/words/order-form-settings.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Select } from '../../../ui/select.tsx'
import { ServiceRows, SlotRows } from './rows.tsx'

interface SectionProps {
  fields: SchemaForm<z.input<typeof orderFormBody>, OrderFormBody>
}

export function FlagField({ fields: { form }, name }: SectionProps & { name: 'isOpen' | 'needsAcceptance' }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Checkbox label={words(name)} isChecked={field.value ?? false} onChange={field.onChange} />
      )}
    />
  )
}

/** Services, times, and how far ahead visitors order. */
export function Offer({ fields: { form, errorOf } }: SectionProps) {
  return (
    <>
      <Controller
        control={form.control}
        name="services"
        render={({ field }) => (
          <ServiceRows
            rows={(field.value ?? []) as FormService[]}
            onChange={field.onChange}
            error={errorOf('services')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="slots"
        render={({ field }) => (
          <SlotRows
            rows={(field.value ?? []) as FormSlot[]}
            onChange={field.onChange}
            error={errorOf('slots')}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['leadHours', 'daysAhead'] as const).map((name) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            label={words(name)}
            error={errorOf(name)}
            {...form.register(name, { valueAsNumber: true })}
          />
        ))}
      </div>
    </>
  )
}

/** What visitors must or may say. */
export function RequestedDetails({ fields: { form } }: SectionProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-2 text-3">{words('asks')}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {FORM_FIELDS.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={`fields.${name}`}
            render={({ field }) => (
              <Select
                label={words(name)}
                value={field.value ?? 'off'}
                onChange={field.onChange}
                items={FORM_ASKS.map((value) => ({ value, label: words(value) }))}
              />
            )}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Zones that are served; nothing for a company without zones. */
export function Areas({ fields: { form } }: SectionProps) {
  const zones = useQuery(zonesQuery()).data ?? []
  if (zones.length === 0) return null
  return (
    <Controller
      control={form.control}
      name="zoneIds"
      render={({ field: { value: zoneIds = [], onChange } }) => (
        <fieldset className="flex flex-col gap-2">
          <legend className="text-3">{words('areas')}</legend>
          <p className="text-1 text-ink-3">{words('areasHint')}</p>
          {zones.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              isChecked={zoneIds.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...zoneIds, id] : zoneIds.filter((one) => one !== id))}
            />
          ))}
        </fieldset>
      )}
    />
  )
}

/** The company's words above the form and after an order. */
export function Texts({ fields: { form, errorOf } }: SectionProps) {
  return (
    <>
      <TextArea label={words('introText')} error={errorOf('intro')} {...form.register('intro')} />
      <TextArea
        label={words('confirmation')}
        error={errorOf('confirmation')}
        {...form.register('confirmation')}
      />
    </>
  )
}

/** Sites that may show the form in a frame, one a line. */
export function FrameOrigins({ fields: { form, errorOf } }: SectionProps) {
  return (
    <Controller
      control={form.control}
      name="frameOrigins"
      render={({ field }) => (
        <TextArea
          label={words('frames')}
          hint={words('framesHint')}
          error={errorOf('frameOrigins') ?? errorOf('frameOrigins.0')}
          defaultValue={(field.value ?? []).join('\n')}
          onChange={({ target }) => field.onChange(target.value.split(/\s+/).filter(Boolean))}
        />
      )}
    />
  )
}
