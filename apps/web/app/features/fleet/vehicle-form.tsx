// A vehicle, new or changed. What it can take, when it drives, from where and by whom.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import {
  DEFAULT_CAPACITY_GRAMS,
  DEFAULT_CAPACITY_PACKAGES,
  newVehicleBody,
  type VehicleItem,
} from '@dropwise/contracts'
import { ApiError, describeError } from '../../lib/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { depotsQuery, driversQuery, useAddVehicle, useChangeVehicle } from './api.ts'
import { DepotFields } from './depot-form.tsx'

const NOBODY = 'nobody'
const formSchema = newVehicleBody
  .extend({
    name: z.string().trim().min(1, 'Name is required').max(60),
    registration: z.string().trim().min(1, 'Number plate is required').max(20),
  })
  .refine((v) => v.shiftEnd > v.shiftStart, { path: ['shiftEnd'], message: 'Shift ends before it starts' })
type FormValues = z.input<typeof formSchema>
type FormOutput = z.output<typeof formSchema>

export function VehicleForm({ vehicle, onClose }: { vehicle?: VehicleItem; onClose: () => void }) {
  const depots = useQuery(depotsQuery())
  const drivers = useQuery(driversQuery())
  const form = useForm<FormValues, unknown, FormOutput>({
    resolver: zodResolver(formSchema),
    defaultValues: vehicle
      ? {
          name: vehicle.name,
          registration: vehicle.registration,
          capacityPackages: vehicle.capacityPackages,
          capacityKg: vehicle.capacityKg,
          shiftStart: vehicle.shiftStart,
          shiftEnd: vehicle.shiftEnd,
          depotId: vehicle.depot.id,
          driverId: vehicle.driver?.id ?? null,
        }
      : {
          name: '',
          registration: '',
          capacityPackages: DEFAULT_CAPACITY_PACKAGES,
          capacityKg: DEFAULT_CAPACITY_GRAMS / 1000,
          shiftStart: '08:00',
          shiftEnd: '16:00',
          driverId: null,
        },
  })
  const { errors, isSubmitting } = form.formState
  const add = useAddVehicle()
  const change = useChangeVehicle()
  const [failure, setFailure] = useState<unknown>(null)
  const isLimit = failure instanceof ApiError && failure.code === 'vehicle_limit'

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      if (vehicle) await change.mutateAsync({ id: vehicle.id, patch: values })
      else await add.mutateAsync(values)
      notify({ title: vehicle ? `${values.name} changed` : `${values.name} added` })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  })
  const number = { valueAsNumber: true }
  const activeDepots = (depots.data ?? []).filter((d) => d.status === 'active')
  const needsDepot = depots.isSuccess && activeDepots.length === 0
  return (
    <SidePanel
      title={vehicle ? `Edit ${vehicle.name}` : 'Add vehicle'}
      onClose={onClose}
      foot={
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isSubmitting || needsDepot} onClick={() => void submit()}>
            {vehicle ? 'Save vehicle' : 'Add vehicle'}
          </Button>
        </div>
      }
    >
      {isLimit ? (
        <div
          role="alert"
          className="m-5 rounded border border-line-2 border-l-[3px] border-l-signal bg-signal-wash px-4 py-3 text-2"
        >
          <h3 className="text-2 text-signal-ink">{failure.message}</h3>
          <p className="pt-0.5">Vehicles you have stay as they are; what you typed is kept.</p>
          <div className="flex gap-2 pt-3">
            <ButtonLink to="/pricing">See plans</ButtonLink>
          </div>
        </div>
      ) : (
        failure !== null && <ErrorState title="The vehicle was not stored" {...describeError(failure)} />
      )}
      {needsDepot && (
        <div className="border-b border-line bg-signal-wash px-5 py-4">
          <h3 className="pb-2 text-2">First, where do the vans start?</h3>
          <DepotFields onDone={() => void depots.refetch()} />
        </div>
      )}
      <form noValidate className="flex flex-col gap-3.5 px-5 py-4" onSubmit={(event) => void submit(event)}>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Name"
            placeholder="Van 07"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label="Number plate"
            placeholder="CL23 HAF"
            error={errors.registration?.message}
            {...form.register('registration')}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Takes"
            type="number"
            min={0}
            suffix="parcels"
            className="pr-16"
            error={errors.capacityPackages?.message}
            {...form.register('capacityPackages', number)}
          />
          <TextField
            label="Payload"
            type="number"
            min={0}
            suffix="kg"
            error={errors.capacityKg?.message}
            {...form.register('capacityKg', number)}
          />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Shift from"
            type="time"
            error={errors.shiftStart?.message}
            {...form.register('shiftStart')}
          />
          <TextField
            label="Shift to"
            type="time"
            hint="A driver works at most 8 h of it"
            error={errors.shiftEnd?.message}
            {...form.register('shiftEnd')}
          />
        </div>
        <Controller
          control={form.control}
          name="depotId"
          render={({ field }) => (
            <Select
              label="Depot"
              value={field.value ?? activeDepots[0]?.id ?? ''}
              onChange={field.onChange}
              items={activeDepots.map((d) => ({ value: d.id, label: d.name }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="driverId"
          render={({ field }) => (
            <Select
              label="Driver"
              value={field.value ?? NOBODY}
              onChange={(value) => field.onChange(value === NOBODY ? null : value)}
              items={[
                { value: NOBODY, label: 'Nobody yet' },
                ...(drivers.data ?? [])
                  .filter((d) => d.status === 'active')
                  .map((d) => ({ value: d.id, label: d.name })),
              ]}
            />
          )}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          Save
        </button>
      </form>
    </SidePanel>
  )
}
