// Calls of the fleet screens: vehicles, device tokens, depots, drivers.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  depotItem,
  depotPatchBody,
  deviceTokenResponse,
  driverItem,
  inspectionItem,
  inspectionsResponse,
  newInspectionBody,
  tableImportResponse,
  newDepotBody,
  newDriverBody,
  newVehicleBody,
  vehicleItem,
  vehicleDefect,
  vehicleDefectsResponse,
  vehiclePatchBody,
  driverPatchBody,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi, describeError } from '../../lib/api.ts'

/** Defects of a vehicle reported by drivers. */
export const vehicleDefectsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['vehicles', vehicleId, 'defects'],
    queryFn: async () => (await callApi(`/vehicles/${vehicleId}/defects`, vehicleDefectsResponse)).items,
    staleTime: 15_000,
  })

/** Inspections of a vehicle, newest first. */
export const inspectionsQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['vehicles', vehicleId, 'inspections'],
    queryFn: async () => (await callApi(`/vehicles/${vehicleId}/inspections`, inspectionsResponse)).items,
    staleTime: 15_000,
  })

function useSave<Input, Output>(key: string, run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [key] }),
        client.invalidateQueries({ queryKey: ['vehicles'] }),
      ]),
  })
}

export type VehiclePatch = z.input<typeof vehiclePatchBody>
export type DriverPatch = z.input<typeof driverPatchBody>

/** Adds a vehicle; throws `vehicle_limit` when the subscription is full. */
export const useAddVehicle = () =>
  useSave('vehicles', (body: z.input<typeof newVehicleBody>) =>
    callApi('/vehicles', vehicleItem, { method: 'POST', body }),
  )
/** Changes, archives or restores a vehicle. */
export const useChangeVehicle = () =>
  useSave('vehicles', ({ id, patch }: { id: string; patch: VehiclePatch }) =>
    callApi(`/vehicles/${id}`, vehicleItem, { method: 'PATCH', body: patch }),
  )
/** Creates a new device token, which invalidates the previous one. */
export const useDeviceToken = () =>
  useSave('vehicles', (id: string) =>
    callApi(`/vehicles/${id}/device-token`, deviceTokenResponse, { method: 'POST', body: {} }),
  )
/** Marks a defect as fixed. */
export const useResolveDefect = (vehicleId: string) =>
  useSave('vehicles', ({ id, note }: { id: string; note: string }) =>
    callApi(`/vehicles/${vehicleId}/defects/${id}/resolve`, vehicleDefect, {
      method: 'POST',
      body: { note: note || null },
    }),
  )
/** Records an inspection. */
export const useAddInspection = (vehicleId: string) =>
  useSave('vehicles', (body: z.input<typeof newInspectionBody>) =>
    callApi(`/vehicles/${vehicleId}/inspections`, inspectionItem, { method: 'POST', body }),
  )
/** Deletes an inspection recorded by mistake. */
export const useRemoveInspection = (vehicleId: string) =>
  useSave('vehicles', (id: string) =>
    callApi(`/vehicles/${vehicleId}/inspections/${id}`, z.null(), { method: 'DELETE' }),
  )
/** Adds a depot by its address. */
export const useAddDepot = () =>
  useSave('depots', (body: z.input<typeof newDepotBody>) =>
    callApi('/depots', depotItem, { method: 'POST', body }),
  )
/** Changes, archives or restores a depot. */
export const useChangeDepot = () =>
  useSave('depots', ({ id, patch }: { id: string; patch: z.input<typeof depotPatchBody> }) =>
    callApi(`/depots/${id}`, depotItem, { method: 'PATCH', body: patch }),
  )
/** Adds a driver. */
export const useAddDriver = () =>
  useSave('drivers', (body: z.input<typeof newDriverBody>) =>
    callApi('/drivers', driverItem, { method: 'POST', body }),
  )
/** Changes, archives or restores a driver. */
export const useChangeDriver = () =>
  useSave('drivers', ({ id, patch }: { id: string; patch: DriverPatch }) =>
    callApi(`/drivers/${id}`, driverItem, { method: 'PATCH', body: patch }),
  )
/** Changes several; refusals have reasons. */
function useChangeMany<Patch>(noun: 'vehicle' | 'driver') {
  return useSave(`${noun}s`, async (changes: readonly { id: string; patch: Patch }[]) => {
    const schema = noun === 'vehicle' ? vehicleItem : driverItem
    const results = await Promise.allSettled(
      changes.map(({ id, patch }) => callApi(`/${noun}s/${id}`, schema, { method: 'PATCH', body: patch })),
    )
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [describeError(result.reason).message] : [],
    )
    return { done: changes.length - refused.length, refused }
  })
}
export const useChangeVehicles = () => useChangeMany<VehiclePatch>('vehicle')
export const useChangeDrivers = () => useChangeMany<DriverPatch>('driver')
/** Imports vehicles or drivers from CSV text. */
export const useImportFleet = (noun: 'vehicle' | 'driver') =>
  useSave(`${noun}s`, (body: { csv: string; dryRun: boolean }) =>
    callApi(`/${noun}s/import`, tableImportResponse, { method: 'POST', body }),
  )
