// Form of an address-book entry: pin, service time, opening hours, notes for drivers.
import { LEARNT_VISITS, newAddressBody, type AddressEntry } from '@dropwise/contracts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { describeError } from '../../lib/api.ts'
import { plural } from '../../lib/format.ts'
import { PlaceField } from '../../ui/place/place-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { blankAsNull, useSchemaForm, type SchemaForm } from '../../ui/form/use-schema-form.ts'
import { HomePin } from '../../ui/map/marks.tsx'
import { PlaceMap } from '../../ui/map/place-map.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { learntMinutes } from './address-columns.tsx'
import { useAddAddress, useChangeAddress, useForgetAddress } from './api.ts'

const { serviceMinutes, notes, window } = newAddressBody.shape
const addressForm = newAddressBody.extend({
  serviceMinutes: z.preprocess(
    (typed) => (typeof typed === 'string' ? Number(typed) : typed),
    serviceMinutes,
  ),
  notes,
  window,
})
type Fields = SchemaForm<z.input<typeof addressForm>, z.output<typeof addressForm>>
const USUAL_WINDOW = { from: '08:00', to: '17:00' }

function useAddressForm(entry: AddressEntry | null, onClose: () => void): Fields {
  const add = useAddAddress()
  const change = useChangeAddress()
  return useSchemaForm({
    schema: addressForm,
    defaultValues: {
      text: entry?.text ?? '',
      ...(entry && { lat: entry.lat, lng: entry.lng }),
      serviceMinutes: entry?.serviceMinutes ?? null,
      notes: entry?.notes ?? null,
      window: entry?.window ?? null,
    },
    fieldOfCode: { duplicate_address: 'text' },
    async onSubmit({ text, ...patch }) {
      if (entry) await change.mutateAsync({ id: entry.id, patch })
      else await add.mutateAsync({ text, ...patch })
      notify({
        title: `${text} ${entry ? 'changed' : 'added'}`,
        detail: 'New orders to this address use these values unless they bring their own.',
      })
      onClose()
    },
  })
}

function learntHint(learnt: AddressEntry['learnt']): string {
  if (!learnt) return 'Empty: the company’s usual time, until drivers have been there.'
  const visits = `${learntMinutes(learnt)} min from ${plural(learnt.visits, 'visit')}`
  return learnt.visits >= LEARNT_VISITS
    ? `Empty: what drivers needed, ${visits}.`
    : `Empty: the company’s usual time. Drivers needed ${visits}; it counts from ${LEARNT_VISITS} on.`
}

function Open({ fields }: { fields: Fields }) {
  const { control, register } = fields.form
  const isLimited = useWatch({ control, name: 'window' }) != null
  return (
    <div className="flex flex-col gap-3">
      <Controller
        control={control}
        name="window"
        render={({ field }) => (
          <Checkbox
            label="Open at any time"
            isChecked={!field.value}
            onChange={(isAlways) => field.onChange(isAlways ? null : USUAL_WINDOW)}
          />
        )}
      />
      {isLimited && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField label="From" error={fields.errorOf('window.from')} {...register('window.from')} />
          <TimeField label="To" error={fields.errorOf('window.to')} {...register('window.to')} />
        </div>
      )}
    </div>
  )
}

function Pin({ fields }: { fields: Fields }) {
  const { control, setValue } = fields.form
  const [lat, lng] = useWatch({ control, name: ['lat', 'lng'] })
  if (lat === undefined || lng === undefined) return null
  return (
    <PlaceMap
      label="Map of the address"
      hint="Click the door where drivers ring."
      lat={lat}
      lng={lng}
      onPlace={(place) => {
        setValue('lat', place.lat, { shouldDirty: true })
        setValue('lng', place.lng, { shouldDirty: true })
      }}
    >
      <HomePin lat={lat} lng={lng} />
    </PlaceMap>
  )
}

function Forget({ entry, onClose }: { entry: AddressEntry; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const forget = useForgetAddress()
  // Uses mutateAsync: this form unmounts as soon as the refetched list lacks the address, and callbacks would
  // not run.
  const send = async () => {
    try {
      await forget.mutateAsync(entry.id)
    } catch (error) {
      notify({
        title: 'The address could not be forgotten',
        detail: describeError(error).message,
        tone: 'bad',
      })
      return
    }
    notify({ title: `${entry.text} forgotten` })
    onClose()
  }
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} needs="addresses:write" onClick={() => setAsking(true)}>
        Forget
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Forget this address?"
        description="Its pin, time and notes are deleted. Orders that went there keep it; new ones are looked up again."
        confirmLabel="Forget address"
        keepLabel="Keep it"
        isBusy={forget.isPending}
        onConfirm={() => void send()}
      />
    </>
  )
}

export function AddressForm({ entry, onClose }: { entry: AddressEntry | null; onClose: () => void }) {
  const fields = useAddressForm(entry, onClose)
  const { control, register, setValue } = fields.form
  const [text, lat, lng] = useWatch({ control, name: ['text', 'lat', 'lng'] })
  return (
    <EntityFormPanel
      needs="addresses:write"
      title={entry?.text ?? 'New address'}
      onClose={onClose}
      form={fields}
      submitLabel={entry ? 'Save address' : 'Add address'}
      failureTitle="The address could not be saved"
      footAction={entry && <Forget entry={entry} onClose={onClose} />}
    >
      {!entry && (
        <PlaceField
          place={
            text ? { address: text, ...(lat === undefined || lng === undefined ? {} : { lat, lng }) } : null
          }
          onPlace={(place) => {
            setValue('text', place.address, { shouldDirty: true, shouldValidate: true })
            setValue('lat', place.lat)
            setValue('lng', place.lng)
          }}
          error={fields.errorOf('text')}
        />
      )}
      <Pin fields={fields} />
      <TextField
        label="Time at the door"
        suffix="min"
        inputMode="decimal"
        hint={learntHint(entry?.learnt ?? null)}
        error={fields.errorOf('serviceMinutes')}
        {...register('serviceMinutes', blankAsNull)}
      />
      <TextArea
        label="Notes for drivers"
        placeholder="Ring twice, the gate is in the yard"
        error={fields.errorOf('notes')}
        {...register('notes', blankAsNull)}
      />
      <Open fields={fields} />
    </EntityFormPanel>
  )
}
