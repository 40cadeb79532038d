// Office data of a vehicle: skills, costs, mileage, service, papers.
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import type { newVehicleBody } from '@dropwise/contracts'
import { unitText } from '../../lib/format.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { pricePerKm, pricePerUnit } from '../../lib/mileage.ts'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { blankAsNull, type SchemaForm } from '../../ui/form/use-schema-form.ts'
import { MileageField } from './mileage-field.tsx'
import { PapersField } from './papers-field.tsx'
import { SkillsField } from './skills-field.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

type Fields = SchemaForm<z.input<typeof newVehicleBody>, z.output<typeof newVehicleBody>>

const MINOR_PER_MAJOR = 100
type CostName = (typeof COSTS)[number][0]
const MINUTES_PER_HOUR = 60
const COSTS = [
  ['costFixedMinor', { km: 'dayOut', mi: 'dayOut' }],
  ['costPerHourMinor', { km: 'anHour', mi: 'anHour' }],
  ['costPerKmMinor', { km: 'aKilometre', mi: 'aMile' }],
  ['costPerOvertimeHourMinor', { km: 'overtimeHour', mi: 'overtimeHour' }],
] as const

/** Only a price of overtime may be missing. */
const emptyOf = (name: CostName) => (name === 'costPerOvertimeHourMinor' ? null : undefined)

/** Edits whole currency and the company's distance unit; stores minor units and kilometres. */
function CostFields({ fields }: { fields: Fields }) {
  const { company } = useTenant()
  const { units } = company
  const amountText = (name: CostName, minor: number) =>
    Math.round(name === 'costPerKmMinor' ? pricePerUnit(minor, units) : minor) / MINOR_PER_MAJOR
  const convertedPrice = (name: CostName, price: string) => {
    const minor = Math.round(Number(price) * MINOR_PER_MAJOR)
    return name === 'costPerKmMinor' ? pricePerKm(minor, units) : minor
  }
  return (
    <fieldset>
      <legend className="pb-1 text-1 font-mid">{words('costsIn', { currency: company.currency })}</legend>
      <div className="grid grid-cols-3 gap-3">
        {COSTS.map(([name, label]) => (
          <Controller
            key={name}
            control={fields.form.control}
            name={name}
            render={({ field }) => (
              <TextField
                label={words(label[units])}
                type="number"
                min={0}
                step="0.01"
                defaultValue={field.value == null ? '' : amountText(name, field.value)}
                error={fields.errorOf(name)}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  field.onChange(target.value === '' ? emptyOf(name) : convertedPrice(name, target.value))
                }
              />
            )}
          />
        ))}
        <Controller
          control={fields.form.control}
          name="overtimeAfterMinutes"
          render={({ field }) => (
            <TextField
              label={words('overtimeAfter')}
              type="number"
              min={0}
              max={24}
              step="0.25"
              suffix={unitText('h')}
              defaultValue={field.value == null ? '' : field.value / MINUTES_PER_HOUR}
              error={fields.errorOf('overtimeAfterMinutes')}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(
                  target.value === '' ? null : Math.round(Number(target.value) * MINUTES_PER_HOUR),
                )
              }
            />
          )}
        />
      </div>
      <p className="pt-1 text-1 text-ink-3">{words('overtimeMeans')}</p>
    </fieldset>
  )
}

function MileageOf({
  fields,
  name,
  label,
}: {
  fields: Fields
  name: 'odometerKm' | 'serviceDueKm'
  label: string
}) {
  return (
    <Controller
      control={fields.form.control}
      name={name}
      render={({ field }) => (
        <MileageField
          label={label}
          error={fields.errorOf(name)}
          value={field.value}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    />
  )
}

export function OfficeFields({ fields }: { fields: Fields }) {
  const { register, control } = fields.form
  return (
    <>
      <Controller
        control={control}
        name="skills"
        render={({ field }) => (
          <SkillsField value={field.value ?? []} onChange={field.onChange} error={fields.errorOf('skills')} />
        )}
      />
      <CostFields fields={fields} />
      <div className="grid grid-cols-3 gap-3">
        <MileageOf fields={fields} name="odometerKm" label={fleetWords('mileage')} />
        <MileageOf fields={fields} name="serviceDueKm" label={words('serviceAtMileage')} />
        <DateField
          label={words('orOnDay')}
          error={fields.errorOf('serviceDueOn')}
          {...register('serviceDueOn', blankAsNull)}
        />
      </div>
      <Controller
        control={control}
        name="papers"
        render={({ field }) => (
          <PapersField
            value={field.value ?? []}
            onChange={field.onChange}
            error={fields.form.formState.errors.papers ? words('nameEachDocument') : undefined}
          />
        )}
      />
    </>
  )
}
