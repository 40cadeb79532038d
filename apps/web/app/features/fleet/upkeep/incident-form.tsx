// Reports an incident: kind, severity, moment, vehicle, driver, place, what happened, photos.
import { useQuery } from '@tanstack/react-query'
import {
  INCIDENT_KIND_LABELS,
  INCIDENT_KINDS,
  INCIDENT_SEVERITIES,
  INCIDENT_SEVERITY_LABELS,
  newFleetIncidentBody,
  type IncidentKind,
  type IncidentSeverity,
} from '@dropwise/contracts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { driversQuery } from '../../../lib/data/drivers.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddIncident } from './api.ts'
import { MomentField } from './moment-field.tsx'
import { PhotoPicker, type PickedPhoto } from './photo-picker.tsx'
import { VehicleField } from './vehicle-field.tsx'

/** Most photos of an entry of the timeline. */
export const PHOTOS_MAX = 20
const NOBODY = 'nobody'

export function IncidentForm({ onClose }: { onClose: () => void }) {
  const [vehicleOfLink] = useUrlState('vehicle')
  const [now] = useState(() => new Date().toISOString())
  const drivers = useQuery(driversQuery()).data ?? []
  const [photos, setPhotos] = useState<PickedPhoto[]>([])
  const add = useAddIncident()
  const fields = useSchemaForm({
    schema: newFleetIncidentBody,
    defaultValues: {
      kind: 'damage',
      severity: 'minor',
      happenedAt: now,
      vehicleId: vehicleOfLink,
      driverId: null,
      place: null,
      description: '',
    },
    onSubmit: async (values) => {
      await add.mutateAsync({ ...values, files: photos.map(({ id }) => id) })
      notify({ title: 'Incident reported' })
      onClose()
    },
  })
  const { register, control, setValue } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title="Report incident"
      onClose={onClose}
      form={fields}
      submitLabel="Report incident"
      failureTitle="The incident could not be saved"
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Select
            label="What it is"
            value={field.value}
            onChange={(kind) => setValue('kind', kind as IncidentKind)}
            items={INCIDENT_KINDS.map((value) => ({ value, label: INCIDENT_KIND_LABELS[value] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="severity"
        render={({ field }) => (
          <Segments
            label="Severity"
            value={field.value}
            onChange={(severity: IncidentSeverity) => setValue('severity', severity)}
            items={INCIDENT_SEVERITIES.map((value) => ({ value, label: INCIDENT_SEVERITY_LABELS[value] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="happenedAt"
        render={({ field }) => (
          <MomentField
            label="Happened on"
            value={field.value}
            onChange={field.onChange}
            error={fields.errorOf('happenedAt') && 'Enter the day and the time'}
          />
        )}
      />
      <Controller
        control={control}
        name="vehicleId"
        render={({ field }) => (
          <VehicleField
            isOptional
            value={field.value ?? ''}
            onChange={field.onChange}
            error={fields.errorOf('vehicleId')}
          />
        )}
      />
      <Controller
        control={control}
        name="driverId"
        render={({ field }) => (
          <Select
            label="Driver"
            value={field.value ?? NOBODY}
            onChange={(id) => field.onChange(id === NOBODY ? null : id)}
            items={[
              { value: NOBODY, label: 'No driver' },
              ...drivers
                .filter(({ status }) => status === 'active')
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      />
      <TextField label="Place" error={fields.errorOf('place')} {...register('place', blankAsNull)} />
      <TextArea
        label="What happened, and who was there"
        rows={4}
        error={fields.errorOf('description')}
        {...register('description')}
      />
      <TextField
        label="Who else was involved: name, plate, insurer"
        error={fields.errorOf('thirdParty')}
        {...register('thirdParty', blankAsNull)}
      />
      <Controller
        control={control}
        name="canDrive"
        render={({ field }) => (
          <Checkbox
            label="The vehicle cannot drive on"
            isChecked={field.value === false}
            onChange={(cannot) => field.onChange(cannot ? false : null)}
          />
        )}
      />
      <PhotoPicker photos={photos} most={PHOTOS_MAX} onChange={setPhotos} />
    </EntityFormPanel>
  )
}
