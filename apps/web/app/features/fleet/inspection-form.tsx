// Form of an inspection: kind, date, inspector, result, next due date.
import { Controller } from 'react-hook-form'
import { useId } from 'react'
import type { z } from 'zod'
import { INSPECTION_RESULTS, newInspectionBody, type VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useAddInspection } from './api.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { RESULT_TEXTS } from './vehicle-inspections.tsx'

/** Usual kinds; others are typed. */
const USUAL = [
  'safetyInspection',
  'mot',
  'tachographCalibration',
  'tailLift',
  'refrigeration',
  'brakeTest',
] as const

export function InspectionForm({ vehicle, onClose }: { vehicle: VehicleItem; onClose: () => void }) {
  const { today } = useTenant()
  const suggestionsId = useId()
  const add = useAddInspection(vehicle.id)
  const defaultValues: z.input<typeof newInspectionBody> = {
    kind: '',
    inspectedOn: today,
    inspectedBy: '',
    result: 'passed',
    note: null,
    nextDueOn: null,
  }
  const fields = useSchemaForm({
    schema: newInspectionBody,
    defaultValues,
    onSubmit: async (values) => {
      await add.mutateAsync(values)
      notify({ title: words('inspectionAdded', { kind: values.kind, vehicle: vehicle.name }) })
      onClose()
    },
  })
  const { register, control } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={words('addInspection')}
      aside={vehicle.name}
      onClose={onClose}
      form={fields}
      submitLabel={words('addInspection')}
      failureTitle={words('inspectionNotSaved')}
    >
      <datalist id={suggestionsId}>
        {USUAL.map((key) => words(key)).map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </datalist>
      <TextField
        label={words('inspection')}
        placeholder={words('safetyInspection')}
        list={suggestionsId}
        error={fields.errorOf('kind')}
        {...register('kind')}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={words('inspectedOn')}
          error={fields.errorOf('inspectedOn')}
          {...register('inspectedOn')}
        />
        <TextField
          label={words('inspectedBy')}
          placeholder={words('garageExample')}
          error={fields.errorOf('inspectedBy')}
          {...register('inspectedBy')}
        />
      </div>
      <Controller
        control={control}
        name="result"
        render={({ field }) => (
          <Select
            label={words('result')}
            value={field.value}
            onChange={field.onChange}
            items={INSPECTION_RESULTS.map((result) => ({
              value: result,
              label: words(RESULT_TEXTS[result]),
            }))}
          />
        )}
      />
      <DateField
        label={words('nextDueOn')}
        error={fields.errorOf('nextDueOn')}
        {...register('nextDueOn', blankAsNull)}
      />
      <TextArea
        label={words('note')}
        rows={3}
        error={fields.errorOf('note')}
        {...register('note', blankAsNull)}
      />
    </EntityFormPanel>
  )
}
