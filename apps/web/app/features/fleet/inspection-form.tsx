// Form of an inspection: kind, date, inspector, result, next due date.
import { Controller } from 'react-hook-form'
import { useId } from 'react'
import type { z } from 'zod'
import {
  INSPECTION_RESULT_LABELS,
  INSPECTION_RESULTS,
  newInspectionBody,
  type VehicleItem,
} from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useAddInspection } from './api.ts'

/** Usual kinds; others are typed. */
const USUAL = [
  'Safety inspection',
  'MOT',
  'Tachograph calibration',
  'Tail lift',
  'Refrigeration',
  'Brake test',
]

export function InspectionForm({ vehicle, onClose }: { vehicle: VehicleItem; onClose: () => void }) {
  const { today } = useTenant()
  const usual = useId()
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
      notify({ title: `${values.kind} of ${vehicle.name} added` })
      onClose()
    },
  })
  const { register, control } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title="Add inspection"
      aside={vehicle.name}
      onClose={onClose}
      form={fields}
      submitLabel="Add inspection"
      failureTitle="The inspection could not be saved"
    >
      <datalist id={usual}>
        {USUAL.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </datalist>
      <TextField
        label="Inspection"
        placeholder="Safety inspection"
        list={usual}
        error={fields.errorOf('kind')}
        {...register('kind')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Inspected on"
          type="date"
          error={fields.errorOf('inspectedOn')}
          {...register('inspectedOn')}
        />
        <TextField
          label="Inspected by"
          placeholder="Quayside Garage"
          error={fields.errorOf('inspectedBy')}
          {...register('inspectedBy')}
        />
      </div>
      <Controller
        control={control}
        name="result"
        render={({ field }) => (
          <Select
            label="Result"
            value={field.value}
            onChange={field.onChange}
            items={INSPECTION_RESULTS.map((result) => ({
              value: result,
              label: INSPECTION_RESULT_LABELS[result],
            }))}
          />
        )}
      />
      <TextField
        label="Next due on"
        type="date"
        error={fields.errorOf('nextDueOn')}
        {...register('nextDueOn', blankAsNull)}
      />
      <TextArea label="Note" rows={3} error={fields.errorOf('note')} {...register('note', blankAsNull)} />
    </EntityFormPanel>
  )
}
