// Form of a work order: vehicle, work, due day or mileage, workshop, labour, parts.
import { useQuery } from '@tanstack/react-query'
import { newWorkOrderBody, type VehicleDefect, type WorkOrderItem } from '@dropwise/contracts'
import { useId } from 'react'
import { Controller, get } from 'react-hook-form'
import type { z } from 'zod'
import { useTenant } from '../../../lib/company-context.tsx'
import { moneyWithCents } from '../../../lib/format.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { schemaMessage } from '../../../lib/schema-message.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { vehicleDefectsQuery } from '../api.ts'
import { MileageField, MoneyField } from '../mileage-field.tsx'
import { useAddWork, useChangeWork } from './api.ts'
import { PartsField } from './parts-field.tsx'
import { VehicleField } from './vehicle-field.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetFormsWords } from '../../../lib/words/fleet-forms.ts'

/** Usual work; other work is typed. */
const usualWork = (): string[] => [
  words('service'),
  words('oilAndFilters'),
  words('brakes'),
  words('tyres'),
  fleetFormsWords('safetyInspection'),
  words('bodywork'),
  words('battery'),
]

type Values = z.input<typeof newWorkOrderBody>

function valuesOf(
  work: WorkOrderItem | undefined,
  vehicleId: string | null,
  defect: VehicleDefect | undefined,
  newTitle: string | null,
): Values {
  if (!work)
    return {
      vehicleId: vehicleId ?? '',
      defectId: defect?.id ?? null,
      title: defect?.point ?? newTitle ?? '',
      labourMinor: 0,
      parts: [],
      note: defect?.note ?? null,
      dueOn: null,
      dueKm: null,
      workshop: null,
    }
  const { vehicle, title, dueOn, dueKm, workshop, labourMinor, parts, note } = work
  return {
    vehicleId: vehicle.id,
    title,
    dueOn,
    dueKm,
    workshop,
    labourMinor,
    note,
    parts: parts.map(({ name, sku, quantity, unitMinor }) => ({ name, sku, quantity, unitMinor })),
  }
}

/** New work takes vehicle and defect from the link, and without a defect `title`. */
export function WorkForm({
  work,
  title = null,
  onClose,
}: {
  work?: WorkOrderItem
  title?: string | null
  onClose: () => void
}) {
  const [vehicleId] = useUrlState('vehicle')
  const [defectId] = useUrlState('defect')
  const isOfDefect = !work && vehicleId !== null && defectId !== null
  const defects = useQuery({ ...vehicleDefectsQuery(vehicleId ?? ''), enabled: isOfDefect })
  if (isOfDefect && defects.isPending) return <SkeletonRows rows={6} label={words('loadingDefect')} />
  const defect = isOfDefect ? defects.data?.find(({ id }) => id === defectId) : undefined
  return <Form work={work} initial={valuesOf(work, vehicleId, defect, title)} onClose={onClose} />
}

function useWorkForm(work: WorkOrderItem | undefined, initial: Values, onClose: () => void) {
  const [add, change] = [useAddWork(), useChangeWork()]
  return useSchemaForm({
    schema: newWorkOrderBody,
    defaultValues: initial,
    onSubmit: async (values) => {
      const { vehicleId: _, defectId: _defect, ...patch } = values
      if (work) await change.mutateAsync({ id: work.id, patch })
      else await add.mutateAsync(values)
      notify({ title: fleetFormsWords(work ? 'changed' : 'added', { name: values.title }) })
      onClose()
    },
  })
}

type WorkFields = ReturnType<typeof useWorkForm>

function DueAndLabour({ fields }: { fields: WorkFields }) {
  const { register, control } = fields.form
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label={words('dueOnDay')}
        error={fields.errorOf('dueOn')}
        {...register('dueOn', blankAsNull)}
      />
      <Controller
        control={control}
        name="dueKm"
        render={({ field }) => (
          <MileageField
            label={words('orAtMileage')}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fields.errorOf('dueKm')}
          />
        )}
      />
      <TextField
        label={words('workshop')}
        placeholder={fleetFormsWords('garageExample')}
        error={fields.errorOf('workshop')}
        {...register('workshop', blankAsNull)}
      />
      <Controller
        control={control}
        name="labourMinor"
        render={({ field }) => (
          <MoneyField
            label={words('labour')}
            value={field.value}
            onChange={(minor) => field.onChange(minor ?? 0)}
            onBlur={field.onBlur}
            error={fields.errorOf('labourMinor')}
          />
        )}
      />
    </div>
  )
}

function WorkTotal({ fields }: { fields: WorkFields }) {
  const { currency } = useTenant().company
  const { watch } = fields.form
  const [labourMinor, parts] = [watch('labourMinor') ?? 0, watch('parts') ?? []]
  const total = labourMinor + parts.reduce((sum, part) => sum + Math.round(part.quantity * part.unitMinor), 0)
  return (
    <p className="text-2" role="status">
      {words('labourAndParts')}{' '}
      <span className="font-mid tabular-nums">{moneyWithCents(total, currency)}</span>
    </p>
  )
}

function Form({
  work,
  initial,
  onClose,
}: {
  work: WorkOrderItem | undefined
  initial: Values
  onClose: () => void
}) {
  const suggestionsId = useId()
  const fields = useWorkForm(work, initial, onClose)
  const { register, control, formState } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={words(work ? 'editWorkOrder' : 'addWorkOrder')}
      onClose={onClose}
      form={fields}
      submitLabel={words(work ? 'save' : 'addWorkOrder')}
      failureTitle={words('workOrderNotSaved')}
    >
      <datalist id={suggestionsId}>
        {usualWork().map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </datalist>
      {initial.defectId && <p className="text-2 text-ink-2">{words('defectCountsAsFixed')}</p>}
      {!work && (
        <Controller
          control={control}
          name="vehicleId"
          render={({ field }) => (
            <VehicleField value={field.value} onChange={field.onChange} error={fields.errorOf('vehicleId')} />
          )}
        />
      )}
      <TextField
        label={words('work')}
        placeholder={words('service')}
        list={suggestionsId}
        error={fields.errorOf('title')}
        {...register('title')}
      />
      <DueAndLabour fields={fields} />
      <Controller
        control={control}
        name="parts"
        render={({ field }) => (
          <PartsField
            value={field.value ?? []}
            onChange={field.onChange}
            errorOf={(index, name) => {
              const message: unknown = get(formState.errors, `parts.${index}.${name}.message`)
              return typeof message === 'string' ? schemaMessage(message) : undefined
            }}
          />
        )}
      />
      <WorkTotal fields={fields} />
      <TextArea
        label={fleetFormsWords('note')}
        rows={3}
        error={fields.errorOf('note')}
        {...register('note', blankAsNull)}
      />
    </EntityFormPanel>
  )
}
