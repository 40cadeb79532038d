// Limits of a new company until it buys a plan; empty means the trial plan's.
import type { platformSettings } from '@dropwise/contracts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type Values = z.input<typeof platformSettings>
type Field = `newCompany.${'vehicles' | 'members' | 'orders' | 'storage' | 'texts' | 'calls'}`

const LIMITS: [Field, label: string][] = [
  ['newCompany.vehicles', 'Vehicles'],
  ['newCompany.members', 'People in the portal'],
  ['newCompany.orders', 'Orders a day'],
  ['newCompany.storage', 'Storage, MB'],
  ['newCompany.texts', 'Texts a month'],
  ['newCompany.calls', 'API calls a minute'],
]
const toLimit = (value: unknown) => (value === '' || value === null ? null : Number(value))
const API = [
  { value: 'plan', label: 'as the plan says' },
  { value: 'on', label: 'on' },
  { value: 'off', label: 'off' },
]

interface NewCompanyFieldsProps {
  form: UseFormReturn<Values>
  errorOf: (field: Field) => string | undefined
}

export function NewCompanyFields({ form, errorOf }: NewCompanyFieldsProps) {
  return (
    <fieldset className="grid gap-3.5">
      <legend className="pb-2 text-1 font-mid">What a company gets in its trial</legend>
      <p className="text-2 text-ink-2">
        Empty is what the plan of the trial says, 0 is unlimited. It applies to companies that start from now
        on, until they buy a plan, which brings its own limits.
      </p>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {LIMITS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            type="number"
            placeholder="as the plan says"
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
            label="API keys and webhooks"
            value={field.value === true ? 'on' : field.value === false ? 'off' : 'plan'}
            onChange={(value) => field.onChange(value === 'plan' ? null : value === 'on')}
            items={API}
          />
        )}
      />
    </fieldset>
  )
}
