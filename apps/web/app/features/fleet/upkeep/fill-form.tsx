// Form of a fill: vehicle, moment, mileage, energy, amount, price.
import { useQuery } from '@tanstack/react-query'
import { ENERGIES, ENERGY_UNITS, newFillBody, type Energy } from '@dropwise/contracts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { unitText } from '../../../lib/format.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { MileageField, MoneyField } from '../mileage-field.tsx'
import { useAddFill, vehicleFuelQuery } from './api.ts'
import { MomentField } from '../../../ui/moment-field.tsx'
import { VehicleField } from './vehicle-field.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'
import { ENERGY_TEXTS } from './texts.ts'

function useFillForm(onClose: () => void) {
  const [vehicleOfLink] = useUrlState('vehicle')
  const [now] = useState(() => new Date().toISOString())
  const add = useAddFill()
  return useSchemaForm({
    schema: newFillBody,
    defaultValues: {
      vehicleId: vehicleOfLink ?? '',
      filledAt: now,
      energy: 'diesel',
      isFull: true,
      isAfterGap: false,
      station: null,
      note: null,
    },
    onSubmit: async (values) => {
      await add.mutateAsync(values)
      notify({ title: words('fillAdded') })
      onClose()
    },
  })
}

/** Energy, mileage, amount and price. The energy of the vehicle's last fill is a hint. */
function FillAmounts({ fields }: { fields: ReturnType<typeof useFillForm> }) {
  const { register, control, watch, setValue } = fields.form
  const vehicleId = watch('vehicleId')
  const energy = watch('energy')
  const last = useQuery({ ...vehicleFuelQuery(vehicleId), enabled: vehicleId !== '' }).data?.items[0]
  return (
    <div className="grid grid-cols-2 gap-3">
      <Controller
        control={control}
        name="energy"
        render={({ field }) => (
          <Select
            label={words('energy')}
            value={field.value}
            onChange={(value) => setValue('energy', value as Energy)}
            items={ENERGIES.map((value) => ({ value, label: words(ENERGY_TEXTS[value]) }))}
            {...(last && last.energy !== field.value
              ? { hint: words('lastTime', { energy: words(ENERGY_TEXTS[last.energy]) }) }
              : {})}
          />
        )}
      />
      <Controller
        control={control}
        name="odometerKm"
        render={({ field }) => (
          <MileageField
            label={fleetWords('mileage')}
            value={field.value}
            onChange={(km) => field.onChange(km ?? undefined)}
            onBlur={field.onBlur}
            error={fields.errorOf('odometerKm')}
          />
        )}
      />
      <TextField
        label={words('amount')}
        type="number"
        min={0}
        step="0.001"
        suffix={unitText(ENERGY_UNITS[energy])}
        error={fields.errorOf('amount')}
        {...register('amount', { setValueAs: (text: string) => (text === '' ? undefined : Number(text)) })}
      />
      <Controller
        control={control}
        name="costMinor"
        render={({ field }) => (
          <MoneyField
            label={words('priceOfAll')}
            value={field.value}
            onChange={(minor) => field.onChange(minor ?? undefined)}
            onBlur={field.onBlur}
            error={fields.errorOf('costMinor')}
          />
        )}
      />
    </div>
  )
}

export function FillForm({ onClose }: { onClose: () => void }) {
  const fields = useFillForm(onClose)
  const { timeZone } = useTenant().company
  const { register, control } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={words('addFill')}
      onClose={onClose}
      form={fields}
      submitLabel={words('addFill')}
      failureTitle={words('fillNotSaved')}
    >
      <Controller
        control={control}
        name="vehicleId"
        render={({ field }) => (
          <VehicleField value={field.value} onChange={field.onChange} error={fields.errorOf('vehicleId')} />
        )}
      />
      <Controller
        control={control}
        name="filledAt"
        render={({ field }) => (
          <MomentField
            label={words('filledOn')}
            value={field.value}
            onChange={field.onChange}
            error={fields.errorOf('filledAt') && words('enterMoment')}
            timeZone={timeZone}
          />
        )}
      />
      <FillAmounts fields={fields} />
      <Controller
        control={control}
        name="isFull"
        render={({ field }) => (
          <Checkbox label={words('tankWasFull')} isChecked={field.value ?? true} onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="isAfterGap"
        render={({ field }) => (
          <Checkbox label={words('fillMissing')} isChecked={field.value ?? false} onChange={field.onChange} />
        )}
      />
      <TextField
        label={words('station')}
        error={fields.errorOf('station')}
        {...register('station', blankAsNull)}
      />
      <TextArea
        label={fleetFormsWords('note')}
        rows={2}
        error={fields.errorOf('note')}
        {...register('note', blankAsNull)}
      />
    </EntityFormPanel>
  )
}
