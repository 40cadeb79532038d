// Reports an incident: kind, severity, moment, vehicle, driver, place, what happened, photos.
import { useQuery } from '@tanstack/react-query'
import {
  INCIDENT_KINDS,
  INCIDENT_SEVERITIES,
  newFleetIncidentBody,
  type IncidentKind,
  type IncidentSeverity,
} from '@dropwise/contracts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { driversQuery } from '../../../lib/data/drivers.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { EntityFormPanel } from '../../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm } from '../../../ui/form/use-schema-form.ts'
import { Segments } from '../../../ui/segments.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useAddIncident } from './api.ts'
import { MomentField } from '../../../ui/moment-field.tsx'
import { PhotoPicker, type PickedPhoto } from './photo-picker.tsx'
import { VehicleField } from './vehicle-field.tsx'
import { upkeepWords as words } from '../../../lib/words/upkeep.ts'
import { fleetWords } from '../../../lib/words/fleet.ts'
import { KIND_TEXTS, SEVERITY_TEXTS } from './texts.ts'

/** Maximum number of photos in an entry of the timeline. */
export const PHOTOS_MAX = 20
const NOBODY = 'nobody'

function useIncidentForm(photos: readonly PickedPhoto[], onClose: () => void) {
  const [vehicleOfLink] = useUrlState('vehicle')
  const [now] = useState(() => new Date().toISOString())
  const add = useAddIncident()
  return useSchemaForm({
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
      notify({ title: words('incidentReported') })
      onClose()
    },
  })
}

function VehicleAndDriver({ fields }: { fields: ReturnType<typeof useIncidentForm> }) {
  const drivers = useQuery(driversQuery()).data ?? []
  const { control } = fields.form
  return (
    <>
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
            label={fleetWords('driver')}
            value={field.value ?? NOBODY}
            onChange={(id) => field.onChange(id === NOBODY ? null : id)}
            items={[
              { value: NOBODY, label: words('noDriver') },
              ...drivers
                .filter(({ status }) => status === 'active')
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      />
    </>
  )
}

export function IncidentForm({ onClose }: { onClose: () => void }) {
  const [photos, setPhotos] = useState<PickedPhoto[]>([])
  const fields = useIncidentForm(photos, onClose)
  const { timeZone } = useTenant().company
  const { register, control, setValue } = fields.form
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={words('reportIncident')}
      onClose={onClose}
      form={fields}
      submitLabel={words('reportIncident')}
      failureTitle={words('incidentNotSaved')}
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Select
            label={words('whatItIs')}
            value={field.value}
            onChange={(kind) => setValue('kind', kind as IncidentKind)}
            items={INCIDENT_KINDS.map((value) => ({ value, label: words(KIND_TEXTS[value]) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="severity"
        render={({ field }) => (
          <Segments
            label={words('severity')}
            value={field.value}
            onChange={(severity: IncidentSeverity) => setValue('severity', severity)}
            items={INCIDENT_SEVERITIES.map((value) => ({ value, label: words(SEVERITY_TEXTS[value]) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="happenedAt"
        render={({ field }) => (
          <MomentField
            label={words('happenedOn')}
            value={field.value}
            onChange={field.onChange}
            error={fields.errorOf('happenedAt') && words('enterMoment')}
            timeZone={timeZone}
          />
        )}
      />
      <VehicleAndDriver fields={fields} />
      <TextField label={words('place')} error={fields.errorOf('place')} {...register('place', blankAsNull)} />
      <TextArea
        label={words('whatAndWho')}
        rows={4}
        error={fields.errorOf('description')}
        {...register('description')}
      />
      <TextField
        label={words('whoElseInvolved')}
        error={fields.errorOf('thirdParty')}
        {...register('thirdParty', blankAsNull)}
      />
      <Controller
        control={control}
        name="canDrive"
        render={({ field }) => (
          <Checkbox
            label={words('cannotDriveOn')}
            isChecked={field.value === false}
            onChange={(cannot) => field.onChange(cannot ? false : null)}
          />
        )}
      />
      <PhotoPicker photos={photos} most={PHOTOS_MAX} onChange={setPhotos} />
    </EntityFormPanel>
  )
}
