// Form of a vehicle: capacity, hours, depot, driver.
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import {
  DEFAULT_CAPACITY_GRAMS,
  DEFAULT_CAPACITY_PACKAGES,
  newVehicleBody,
  ROAD_PROFILE_LABELS,
  ROAD_PROFILE_NAMES,
  type DepotItem,
  type VehicleItem,
} from '@dropwise/contracts'
import { ApiError } from '../../lib/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { useSchemaForm, type SchemaForm } from '../../ui/form/use-schema-form.ts'
import { Select } from '../../ui/select.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { notify } from '../../ui/toasts.tsx'
import { depotsQuery } from '../../lib/data/depots.ts'
import { driversQuery } from '../../lib/data/drivers.ts'
import { useAddVehicle, useChangeVehicle } from './api.ts'
import { DepotFields } from './depot-fields.tsx'
import { VehicleRules } from './vehicle-rules.tsx'
import { OfficeFields } from './office-fields.tsx'

const UNASSIGNED = 'unassigned'
const formSchema = newVehicleBody.refine((vehicle) => vehicle.shiftEnd !== vehicle.shiftStart, {
  path: ['shiftEnd'],
  message: 'Shift ends when it starts',
})
type FormValues = z.input<typeof formSchema>

function initialValues(vehicle: VehicleItem | undefined): FormValues {
  if (!vehicle) {
    return {
      name: '',
      registration: '',
      capacityPackages: DEFAULT_CAPACITY_PACKAGES,
      capacityKg: DEFAULT_CAPACITY_GRAMS / 1000,
      roadProfile: 'car',
      shiftStart: '08:00',
      shiftEnd: '16:00',
      driverId: null,
    }
  }
  const {
    id: _,
    depot,
    endDepot,
    driver,
    zones,
    status: _status,
    hasDevice: _hasDevice,
    inspectionsDue: _due,
    ...kept
  } = vehicle
  return {
    ...kept,
    depotId: depot.id,
    endDepotId: endDepot?.id ?? null,
    driverId: driver?.id ?? null,
    zoneIds: zones.map(({ id }) => id),
  }
}

/** The subscription is full: says what to do. */
function LimitNotice({ message }: { message: string }) {
  return (
    <div
      role="alert"
      className="m-5 rounded border border-line-2 border-l-[3px] border-l-signal bg-signal-wash px-4 py-3 text-2"
    >
      <h3 className="text-2 text-signal-ink">{message}</h3>
      <p className="pt-0.5">Your vehicles stay as they are, and this form keeps what you entered.</p>
      <div className="flex gap-2 pt-3">
        <ButtonLink to="/tenant/settings/plan">See plans</ButtonLink>
      </div>
    </div>
  )
}

type VehicleFields = SchemaForm<FormValues, z.output<typeof formSchema>>

/** Capacity and hours. */
function CapacityFields({ fields }: { fields: VehicleFields }) {
  const { register } = fields.form
  const number = { valueAsNumber: true }
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Takes"
          type="number"
          min={0}
          suffix="parcels"
          className="pr-16"
          error={fields.errorOf('capacityPackages')}
          {...register('capacityPackages', number)}
        />
        <TextField
          label="Payload"
          type="number"
          min={0}
          suffix="kg"
          error={fields.errorOf('capacityKg')}
          {...register('capacityKg', number)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TimeField label="Shift from" error={fields.errorOf('shiftStart')} {...register('shiftStart')} />
        <TimeField
          label="Shift to"
          hint="The driver's own hours take precedence"
          error={fields.errorOf('shiftEnd')}
          {...register('shiftEnd')}
        />
      </div>
    </>
  )
}

/** Road profile and speed. */
function RoadProfileField({ fields }: { fields: VehicleFields }) {
  return (
    <Controller
      control={fields.form.control}
      name="roadProfile"
      render={({ field }) => (
        <Select
          label="Drives as"
          value={field.value ?? 'car'}
          onChange={field.onChange}
          items={ROAD_PROFILE_NAMES.map((name) => ({ value: name, label: ROAD_PROFILE_LABELS[name] }))}
        />
      )}
    />
  )
}

/** Depot and driver. */
function AssignmentFields({ fields, depots }: { fields: VehicleFields; depots: readonly DepotItem[] }) {
  const drivers = useQuery(driversQuery()).data ?? []
  const { control } = fields.form
  return (
    <>
      <Controller
        control={control}
        name="depotId"
        render={({ field }) => (
          <Select
            label="Depot"
            value={field.value ?? depots[0]?.id ?? ''}
            onChange={field.onChange}
            items={depots.map((depot) => ({ value: depot.id, label: depot.name }))}
          />
        )}
      />
      <Controller
        control={control}
        name="driverId"
        render={({ field }) => (
          <Select
            label="Driver"
            value={field.value ?? UNASSIGNED}
            onChange={(value) => field.onChange(value === UNASSIGNED ? null : value)}
            items={[
              { value: UNASSIGNED, label: 'Unassigned' },
              ...drivers
                .filter((driver) => driver.status === 'active')
                .map((driver) => ({ value: driver.id, label: driver.name })),
            ]}
          />
        )}
      />
    </>
  )
}

export function VehicleForm({ vehicle, onClose }: { vehicle?: VehicleItem; onClose: () => void }) {
  const depots = useQuery(depotsQuery())
  const add = useAddVehicle()
  const change = useChangeVehicle()
  const fields = useSchemaForm({
    schema: formSchema,
    defaultValues: initialValues(vehicle),
    onSubmit: async (values) => {
      if (vehicle) await change.mutateAsync({ id: vehicle.id, patch: values })
      else await add.mutateAsync(values)
      notify({ title: vehicle ? `${values.name} changed` : `${values.name} added` })
      onClose()
    },
  })
  const { register } = fields.form
  const { failure } = fields
  const activeDepots = (depots.data ?? []).filter((depot) => depot.status === 'active')
  const needsDepot = depots.isSuccess && activeDepots.length === 0
  return (
    <EntityFormPanel
      needs="fleet:write"
      title={vehicle ? `Edit ${vehicle.name}` : 'Add vehicle'}
      onClose={onClose}
      form={fields}
      submitLabel={vehicle ? 'Save vehicle' : 'Add vehicle'}
      isDisabled={needsDepot}
      failureTitle="The vehicle could not be saved"
      failureNotice={
        failure instanceof ApiError && failure.code === 'vehicle_limit' ? (
          <LimitNotice message={failure.message} />
        ) : null
      }
      before={
        needsDepot && (
          <div className="border-b border-line bg-signal-wash px-5 py-4">
            <h3 className="pb-2 text-2">First, where do the vehicles start?</h3>
            <DepotFields onDone={() => void depots.refetch()} />
          </div>
        )
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Name" placeholder="Van 07" error={fields.errorOf('name')} {...register('name')} />
        <TextField
          label="Number plate"
          placeholder="CL23 HAF"
          error={fields.errorOf('registration')}
          {...register('registration')}
        />
      </div>
      <CapacityFields fields={fields} />
      <RoadProfileField fields={fields} />
      <AssignmentFields fields={fields} depots={activeDepots} />
      <VehicleRules fields={fields} depots={activeDepots} />
      <OfficeFields fields={fields} />
    </EntityFormPanel>
  )
}
