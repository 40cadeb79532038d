// A depot, new or changed: name, address with its pin on the map, and when it is open.
import { newDepotBody, type DepotItem } from '@dropwise/contracts'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTenant } from '../../lib/company-context.tsx'
import { plural } from '../../lib/format.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm, type SchemaForm } from '../../ui/form/use-schema-form.ts'
import { ClickPlace } from '../../ui/map/click-place.tsx'
import { DepotPin } from '../../ui/map/marks.tsx'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { z } from 'zod'
import { useAddDepot, useChangeDepot } from './api.ts'
import { ArchiveButton } from './archive-button.tsx'
import { DepotAddress } from './depot-fields.tsx'
import { useArchive } from './use-archive.ts'

const depotForm = newDepotBody.required({ lat: true, lng: true })
type Fields = SchemaForm<z.input<typeof depotForm>, z.output<typeof depotForm>>
const USUAL_HOURS = { from: '06:00', to: '20:00' }

/** The pin: where the address lies, or wherever the map is clicked. */
function DepotMap({ fields }: { fields: Fields }) {
  const { company } = useTenant()
  const { control, setValue } = fields.form
  const [name, lat, lng] = useWatch({ control, name: ['name', 'lat', 'lng'] })
  // The map looks at the place that was chosen, and stays where it is when the pin alone moves.
  const [seen, setSeen] = useState({ lat, lng })
  const isFar =
    lat !== undefined && lng !== undefined && Math.hypot((seen.lat ?? 99) - lat, (seen.lng ?? 0) - lng) > 0.02
  if (isFar) setSeen({ lat, lng })
  if (lat === undefined || lng === undefined) return null
  return (
    <div>
      <MapCanvas
        label="Map of the depot"
        region={company.region}
        units={company.units}
        bounds={[seen.lng ?? lng, seen.lat ?? lat, seen.lng ?? lng, seen.lat ?? lat]}
        fitKey={`${seen.lat},${seen.lng}`}
        maxFitZoom={16}
        controls="full"
        className="h-[220px] rounded border border-line-2"
      >
        <DepotPin lat={lat} lng={lng} name={name} />
        <ClickPlace
          onPlace={(place) => {
            setValue('lat', place.lat, { shouldDirty: true })
            setValue('lng', place.lng, { shouldDirty: true })
          }}
        />
      </MapCanvas>
      <p className="pt-1.5 text-1 text-ink-3">Click the gate where vans drive in and out.</p>
    </div>
  )
}

function Hours({ fields }: { fields: Fields }) {
  const { control, register } = fields.form
  const hours = useWatch({ control, name: 'hours' })
  return (
    <div className="flex flex-col gap-3">
      <Controller
        control={control}
        name="hours"
        render={({ field }) => (
          <Checkbox
            label="Open at all hours"
            isChecked={!field.value}
            onChange={(isAlways) => field.onChange(isAlways ? null : USUAL_HOURS)}
          />
        )}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField label="Opens" error={fields.errorOf('hours.from')} {...register('hours.from')} />
          <TimeField label="Closes" error={fields.errorOf('hours.to')} {...register('hours.to')} />
        </div>
      )}
      <p className="text-1 text-ink-3">
        {hours
          ? 'Plans let no van leave before, and none come back after.'
          : 'Plans go by the shifts of the vans alone.'}
      </p>
    </div>
  )
}

function useDepotForm(depot: DepotItem | null, onClose: () => void): Fields {
  const add = useAddDepot()
  const change = useChangeDepot()
  return useSchemaForm({
    schema: depotForm,
    defaultValues: depot
      ? { name: depot.name, address: depot.address, lat: depot.lat, lng: depot.lng, hours: depot.hours }
      : { name: '', address: '', hours: null },
    async onSubmit(body) {
      if (depot) await change.mutateAsync({ id: depot.id, patch: body })
      else await add.mutateAsync(body)
      notify({ title: `${body.name} ${depot ? 'changed' : 'added'}` })
      onClose()
    },
  })
}

export function DepotForm({
  depot,
  vans,
  onClose,
}: {
  depot: DepotItem | null
  /** That start here. */
  vans: number
  onClose: () => void
}) {
  const fields = useDepotForm(depot, onClose)
  const { control, register, setValue } = fields.form
  const [address, lat, lng] = useWatch({ control, name: ['address', 'lat', 'lng'] })
  return (
    <EntityFormPanel
      title={depot?.name ?? 'New depot'}
      aside={depot && plural(vans, 'van')}
      onClose={onClose}
      form={fields}
      submitLabel={depot ? 'Save depot' : 'Add depot'}
      failureTitle="The depot could not be saved"
      footAction={depot && <Archive depot={depot} />}
    >
      <TextField label="Name" error={fields.errorOf('name')} {...register('name')} />
      <DepotAddress
        place={address ? { address, ...(lat === undefined || lng === undefined ? {} : { lat, lng }) } : null}
        onPlace={(place) => {
          setValue('address', place.address, { shouldDirty: true, shouldValidate: true })
          if (place.lat === undefined || place.lng === undefined) return
          setValue('lat', place.lat)
          setValue('lng', place.lng)
        }}
        error={fields.errorOf('address')}
      />
      <DepotMap fields={fields} />
      <Hours fields={fields} />
    </EntityFormPanel>
  )
}

function Archive({ depot }: { depot: DepotItem }) {
  return <ArchiveButton state={useArchive(depot, useChangeDepot())} />
}
