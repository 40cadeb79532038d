// Form of an address-book entry: pin, service time, opening hours, notes for drivers.
import { LEARNT_VISITS, newAddressBody, type AddressEntry } from '@dropwise/contracts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { describeError } from '../../lib/api.ts'
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
import { learntText } from './address-columns.tsx'
import { useAddAddress, useChangeAddress, useForgetAddress } from './api.ts'
import { addressesWords as words } from '../../lib/words/addresses.ts'

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
        title: words(entry ? 'changed' : 'added', { address: text }),
        detail: words('newOrdersUse'),
      })
      onClose()
    },
  })
}

function learntHint(learnt: AddressEntry['learnt']): string {
  if (!learnt) return words('emptyNotLearnt')
  const visits = learntText(learnt)
  return learnt.visits >= LEARNT_VISITS
    ? words('emptyLearnt', { visits })
    : words('emptyLearning', { visits, least: LEARNT_VISITS })
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
            label={words('openAnyTime')}
            isChecked={!field.value}
            onChange={(isAlways) => field.onChange(isAlways ? null : USUAL_WINDOW)}
          />
        )}
      />
      {isLimited && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField
            label={words('from')}
            error={fields.errorOf('window.from')}
            {...register('window.from')}
          />
          <TimeField label={words('to')} error={fields.errorOf('window.to')} {...register('window.to')} />
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
      label={words('mapOfAddress')}
      hint={words('clickDoor')}
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
        title: words('notForgotten'),
        detail: describeError(error).message,
        tone: 'bad',
      })
      return
    }
    notify({ title: words('forgotten', { address: entry.text }) })
    onClose()
  }
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} needs="addresses:write" onClick={() => setAsking(true)}>
        {words('forget')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('forgetQuestion')}
        description={words('forgetEffect')}
        confirmLabel={words('forgetAddress')}
        keepLabel={words('keepIt')}
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
      title={entry?.text ?? words('newAddress')}
      onClose={onClose}
      form={fields}
      submitLabel={entry ? words('saveAddress') : words('addAddress')}
      failureTitle={words('addressNotSaved')}
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
        label={words('timeAtDoor')}
        suffix={words('minutesUnit')}
        inputMode="decimal"
        hint={learntHint(entry?.learnt ?? null)}
        error={fields.errorOf('serviceMinutes')}
        {...register('serviceMinutes', blankAsNull)}
      />
      <TextArea
        label={words('notes')}
        placeholder={words('notesExample')}
        error={fields.errorOf('notes')}
        {...register('notes', blankAsNull)}
      />
      <Open fields={fields} />
    </EntityFormPanel>
  )
}
