// Form of a vehicle: capacity, hours, depot, driver.
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import type { z } from 'zod'
import {
  DEFAULT_CAPACITY_GRAMS,
  DEFAULT_CAPACITY_PACKAGES,
  newVehicleBody,
  ROAD_PROFILE_NAMES,
  type DepotItem,
  type VehicleItem,
} from '@dropwise/contracts'
import { unitText } from '../../lib/format.ts'
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
import { SizeFields } from './size-fields.tsx'
import { VehicleRules } from './vehicle-rules.tsx'
import { EnergyFields } from './energy-fields.tsx'
import { OfficeFields } from './office-fields.tsx'
import { emissionsWords } from '../../lib/words/emissions.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'
import { PROFILE_TEXTS } from './profile-texts.ts'

const UNASSIGNED = 'unassigned'
const formSchema = newVehicleBody
  .refine((vehicle) => vehicle.shiftEnd !== vehicle.shiftStart, {
    path: ['shiftEnd'],
    error: () => words('shiftIsEmpty'),
  })
  .refine(
    ({ costPerHourMinor, costPerOvertimeHourMinor }) =>
      costPerOvertimeHourMinor == null || costPerOvertimeHourMinor >= (costPerHourMinor ?? 0),
    { path: ['costPerOvertimeHourMinor'], error: () => words('overtimeTooCheap') },
  )
  .refine(({ energy, usePer100Km }) => usePer100Km == null || energy != null, {
    path: ['energy'],
    error: () => emissionsWords('chooseEnergy'),
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
    co2GramsPerKm: _co2,
    ...otherValues
  } = vehicle
  return {
    ...otherValues,
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
      className="m-5 rounded border border-line-2 border-s-[3px] border-s-signal bg-signal-wash px-4 py-3 text-2"
    >
      <h3 className="text-2 text-signal-ink">{message}</h3>
      <p className="pt-0.5">{words('limitKeepsVehicles')}</p>
      <div className="flex gap-2 pt-3">
        <ButtonLink to="/tenant/settings/plan">{words('seePlans')}</ButtonLink>
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
          label={fleetWords('takes')}
          type="number"
          min={0}
          suffix={words('parcelsUnit')}
          className="pe-16"
          error={fields.errorOf('capacityPackages')}
          {...register('capacityPackages', number)}
        />
        <TextField
          label={words('payloadField')}
          type="number"
          min={0}
          suffix={unitText('kg')}
          error={fields.errorOf('capacityKg')}
          {...register('capacityKg', number)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TimeField
          label={words('shiftFrom')}
          error={fields.errorOf('shiftStart')}
          {...register('shiftStart')}
        />
        <TimeField
          label={words('shiftTo')}
          hint={words('driverHoursFirst')}
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
          label={fleetWords('drivesAs')}
          value={field.value ?? 'car'}
          onChange={field.onChange}
          items={ROAD_PROFILE_NAMES.map((name) => ({ value: name, label: fleetWords(PROFILE_TEXTS[name]) }))}
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
            label={fleetWords('depot')}
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
            label={fleetWords('driver')}
            value={field.value ?? UNASSIGNED}
            onChange={(value) => field.onChange(value === UNASSIGNED ? null : value)}
            items={[
              { value: UNASSIGNED, label: fleetWords('unassignedDriver') },
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
      notify({
        title: vehicle ? words('changed', { name: values.name }) : words('added', { name: values.name }),
      })
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
      title={vehicle ? words('editVehicle', { name: vehicle.name }) : fleetWords('addVehicle')}
      onClose={onClose}
      form={fields}
      submitLabel={vehicle ? words('saveVehicle') : fleetWords('addVehicle')}
      isDisabled={needsDepot}
      failureTitle={words('vehicleNotSaved')}
      failureNotice={
        failure instanceof ApiError && failure.code === 'vehicle_limit' ? (
          <LimitNotice message={failure.message} />
        ) : null
      }
      before={
        needsDepot && (
          <div className="border-b border-line bg-signal-wash px-5 py-4">
            <h3 className="pb-2 text-2">{words('firstDepot')}</h3>
            <DepotFields onDone={() => void depots.refetch()} />
          </div>
        )
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words('nameLabel')}
          placeholder={words('vehicleExample')}
          error={fields.errorOf('name')}
          {...register('name')}
        />
        <TextField
          label={words('numberPlate')}
          placeholder={words('plateExample')}
          error={fields.errorOf('registration')}
          {...register('registration')}
        />
      </div>
      <CapacityFields fields={fields} />
      <RoadProfileField fields={fields} />
      <SizeFields fields={fields} depots={activeDepots} />
      <AssignmentFields fields={fields} depots={activeDepots} />
      <VehicleRules fields={fields} depots={activeDepots} />
      <EnergyFields fields={fields} />
      <OfficeFields fields={fields} />
    </EntityFormPanel>
  )
}
