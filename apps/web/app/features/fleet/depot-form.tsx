// Form of a depot: name, address with its pin, opening hours.
import { newDepotBody, type DepotItem } from '@dropwise/contracts'
import { Controller, useWatch } from 'react-hook-form'
import { PlaceField } from '../../ui/place/place-field.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm, type SchemaForm } from '../../ui/form/use-schema-form.ts'
import { DepotPin } from '../../ui/map/marks.tsx'
import { PlaceMap } from '../../ui/map/place-map.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { z } from 'zod'
import { useAddDepot, useChangeDepot } from './api.ts'
import { ArchiveButton } from './archive-button.tsx'
import { useArchive } from './use-archive.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

const depotForm = newDepotBody.required({ lat: true, lng: true })
type Fields = SchemaForm<z.input<typeof depotForm>, z.output<typeof depotForm>>
const USUAL_HOURS = { from: '06:00', to: '20:00' }

function DepotMap({ fields }: { fields: Fields }) {
  const { control, setValue } = fields.form
  const [name, lat, lng] = useWatch({ control, name: ['name', 'lat', 'lng'] })
  if (lat === undefined || lng === undefined) return null
  return (
    <PlaceMap
      label={words('mapOfDepot')}
      hint={words('clickGate')}
      lat={lat}
      lng={lng}
      onPlace={(place) => {
        setValue('lat', place.lat, { shouldDirty: true })
        setValue('lng', place.lng, { shouldDirty: true })
      }}
    >
      <DepotPin lat={lat} lng={lng} name={name} />
    </PlaceMap>
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
            label={words('openAtAllHours')}
            isChecked={!field.value}
            onChange={(isAlways) => field.onChange(isAlways ? null : USUAL_HOURS)}
          />
        )}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField
            label={words('opens')}
            error={fields.errorOf('hours.from')}
            {...register('hours.from')}
          />
          <TimeField label={words('closes')} error={fields.errorOf('hours.to')} {...register('hours.to')} />
        </div>
      )}
      <p className="text-1 text-ink-3">{hours ? words('hoursLimitVans') : words('shiftsLimitVans')}</p>
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
  /** Vehicles that start at this depot. */
  vans: number
  onClose: () => void
}) {
  const fields = useDepotForm(depot, onClose)
  const { control, register, setValue } = fields.form
  const [address, lat, lng] = useWatch({ control, name: ['address', 'lat', 'lng'] })
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={depot?.name ?? words('newDepot')}
      aside={depot && fleetWords('vanCount', { count: vans })}
      onClose={onClose}
      form={fields}
      submitLabel={depot ? words('saveDepot') : fleetWords('addDepot')}
      failureTitle={words('depotNotSaved')}
      footAction={depot && <Archive depot={depot} />}
    >
      <TextField label={words('nameLabel')} error={fields.errorOf('name')} {...register('name')} />
      <PlaceField
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
