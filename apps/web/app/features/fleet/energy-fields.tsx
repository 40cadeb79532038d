// What a vehicle runs on and consumes.
import { ENERGIES, ENERGY_UNITS, type Energy, type newVehicleBody } from '@dropwise/contracts'
import { Controller, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { unitText } from '../../lib/format.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { emissionsWords as words } from '../../lib/words/emissions.ts'
import { upkeepWords } from '../../lib/words/upkeep.ts'
import { TextField } from '../../ui/field.tsx'
import type { SchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { consumptionText } from './upkeep/consumption.ts'
import { ENERGY_TEXTS } from './upkeep/texts.ts'

type Fields = SchemaForm<z.input<typeof newVehicleBody>, z.output<typeof newVehicleBody>>
const NOT_KNOWN = 'not-known'
const orNone = { setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)) }

export function EnergyFields({ fields }: { fields: Fields }) {
  const { company } = useTenant()
  const { register, control } = fields.form
  const energy = useWatch({ control, name: 'energy' }) ?? null
  const use = Number(useWatch({ control, name: 'usePer100Km' }) ?? 0)
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <Controller
          control={control}
          name="energy"
          render={({ field }) => (
            <Select
              label={words('runsOn')}
              value={field.value ?? NOT_KNOWN}
              onChange={(value) => field.onChange(value === NOT_KNOWN ? null : (value as Energy))}
              error={fields.errorOf('energy')}
              items={[
                { value: NOT_KNOWN, label: words('notKnown') },
                ...ENERGIES.map((value) => ({ value, label: upkeepWords(ENERGY_TEXTS[value]) })),
              ]}
            />
          )}
        />
        <TextField
          label={words('usePer100')}
          type="number"
          min={0}
          step="0.01"
          suffix={energy ? unitText(ENERGY_UNITS[energy]) : ''}
          error={fields.errorOf('usePer100Km')}
          {...(company.units === 'mi' &&
            energy &&
            use > 0 && { hint: consumptionText(use, energy, company) })}
          {...register('usePer100Km', orNone)}
        />
      </div>
      <p className="pt-1 text-1 text-ink-3">{words('useMeans')}</p>
    </div>
  )
}
