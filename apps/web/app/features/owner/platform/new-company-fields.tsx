// Limits of a new company until it buys a plan; empty means the trial plan's.
import type { platformSettings } from '@dropwise/contracts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ownerPlatformWords as words } from '../../../lib/words/owner-platform.ts'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type Values = z.input<typeof platformSettings>
type Field = `newCompany.${'vehicles' | 'members' | 'orders' | 'storage' | 'texts' | 'calls'}`

const LIMITS = [
  ['newCompany.vehicles', 'vehicles'],
  ['newCompany.members', 'peopleInPortal'],
  ['newCompany.orders', 'ordersADay'],
  ['newCompany.storage', 'storageInMb'],
  ['newCompany.texts', 'textsAMonth'],
  ['newCompany.calls', 'callsAMinute'],
] as const satisfies [Field, Parameters<typeof words>[0]][]
const toLimit = (value: unknown) => (value === '' || value === null ? null : Number(value))
const API = [
  ['plan', 'asPlanSays'],
  ['on', 'on'],
  ['off', 'off'],
] as const

interface NewCompanyFieldsProps {
  form: UseFormReturn<Values>
  errorOf: (field: Field) => string | undefined
}

export function NewCompanyFields({ form, errorOf }: NewCompanyFieldsProps) {
  return (
    <fieldset className="grid gap-3.5">
      <legend className="pb-2 text-1 font-mid">{words('inTrial')}</legend>
      <p className="text-2 text-ink-2">{words('inTrialLead')}</p>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {LIMITS.map(([name, label]) => (
          <TextField
            key={name}
            label={words(label)}
            type="number"
            placeholder={words('asPlanSays')}
            error={errorOf(name)}
            {...form.register(name, { setValueAs: toLimit })}
          />
        ))}
      </div>
      <Controller
        control={form.control}
        name="newCompany.api"
        render={({ field }) => (
          <Select
            label={words('keysAndWebhooks')}
            value={field.value === true ? 'on' : field.value === false ? 'off' : 'plan'}
            onChange={(value) => field.onChange(value === 'plan' ? null : value === 'on')}
            items={API.map(([value, label]) => ({ value, label: words(label) }))}
          />
        )}
      />
    </fieldset>
  )
}
