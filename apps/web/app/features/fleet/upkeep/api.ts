// Calls of upkeep: work orders, fills, incidents.
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import {
  fillItem,
  fillsResponse,
  fleetIncidentPatchBody,
  fleetIncidentResponse,
  fleetIncidentsResponse,
  newFillBody,
  newFleetIncidentBody,
  newIncidentEntryBody,
  newWorkOrderBody,
  PROOFS_BUCKET,
  proofFolder,
  tableImportResponse,
  vehicleFuelResponse,
  workOrderItem,
  workOrderPatchBody,
  workOrdersResponse,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../../lib/api.ts'
import { shrinkPhoto } from '../../../lib/shrink-photo.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Rows of a page. */
const PAGE = 50
/** Rows of one vehicle in its panel. */
const NEWEST_ITEMS = 5

export interface UpkeepFilter {
  vehicleId: string | null
  status: string | null
}

function pagesOf<Item>(
  path: string,
  schema: z.ZodType<{ items: Item[]; cursor: string | null }>,
  key: QueryKey,
  { vehicleId, status }: UpkeepFilter,
) {
  return infiniteQueryOptions({
    queryKey: [...key, 'pages', vehicleId, status],
    queryFn: ({ pageParam, signal }) =>
      callApi(path, schema, {
        query: {
          vehicleId: vehicleId ?? undefined,
          status: status ?? undefined,
          limit: PAGE,
          cursor: pageParam ?? undefined,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
    staleTime: 15_000,
  })
}

/** Pages of a list of upkeep. */
export type UpkeepPages<Item> = ReturnType<typeof pagesOf<Item>>

export const workPages = (filter: UpkeepFilter) =>
  pagesOf('/work-orders', workOrdersResponse, ['work-orders'], filter)
export const fillPages = (filter: UpkeepFilter) => pagesOf('/fuel-fills', fillsResponse, ['fills'], filter)
export const incidentPages = (filter: UpkeepFilter) =>
  pagesOf('/incidents', fleetIncidentsResponse, ['incidents'], filter)

/** Open work of a vehicle, then the latest finished. */
export const workOfVehicleQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['work-orders', 'of', vehicleId],
    queryFn: ({ signal }) =>
      callApi('/work-orders', workOrdersResponse, { query: { vehicleId, limit: NEWEST_ITEMS }, signal }),
    staleTime: 15_000,
  })
export const vehicleFuelQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['fills', 'of', vehicleId],
    queryFn: ({ signal }) => callApi(`/vehicles/${vehicleId}/fuel`, vehicleFuelResponse, { signal }),
    staleTime: 15_000,
  })
export const incidentsOfVehicleQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: ['incidents', 'of', vehicleId],
    queryFn: ({ signal }) =>
      callApi('/incidents', fleetIncidentsResponse, { query: { vehicleId, limit: NEWEST_ITEMS }, signal }),
    staleTime: 15_000,
  })
export const incidentQuery = (id: string) =>
  queryOptions({
    queryKey: ['incidents', 'one', id],
    queryFn: ({ signal }) => callApi(`/incidents/${id}`, fleetIncidentResponse, { signal }),
    staleTime: 15_000,
  })

/** Work and fills also change the mileage of the vehicle, its next service and its defects. */
function useUpkeepSave<Input, Output>(key: string, run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () =>
      Promise.all([key, 'vehicles', 'fills'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  })
}

export const useAddWork = () =>
  useUpkeepSave('work-orders', (body: z.input<typeof newWorkOrderBody>) =>
    callApi('/work-orders', workOrderItem, { method: 'POST', body }),
  )
export const useChangeWork = () =>
  useUpkeepSave('work-orders', ({ id, patch }: { id: string; patch: z.input<typeof workOrderPatchBody> }) =>
    callApi(`/work-orders/${id}`, workOrderItem, { method: 'PATCH', body: patch }),
  )
export const useAddFill = () =>
  useUpkeepSave('fills', (body: z.input<typeof newFillBody>) =>
    callApi('/fuel-fills', fillItem, { method: 'POST', body }),
  )
export const useRemoveFill = () =>
  useUpkeepSave('fills', (id: string) => callApi(`/fuel-fills/${id}`, z.null(), { method: 'DELETE' }))
export const useImportFills = () =>
  useUpkeepSave('fills', (body: { csv: string; dryRun: boolean }) =>
    callApi('/fuel-fills/import', tableImportResponse, { method: 'POST', body }),
  )
export const useAddIncident = () =>
  useUpkeepSave('incidents', (body: z.input<typeof newFleetIncidentBody>) =>
    callApi('/incidents', fleetIncidentResponse, { method: 'POST', body }),
  )
export const useChangeIncident = (id: string) =>
  useUpkeepSave('incidents', (patch: z.input<typeof fleetIncidentPatchBody>) =>
    callApi(`/incidents/${id}`, fleetIncidentResponse, { method: 'PATCH', body: patch }),
  )
export const useAddEntry = (id: string) =>
  useUpkeepSave('incidents', (body: z.input<typeof newIncidentEntryBody>) =>
    callApi(`/incidents/${id}/entries`, fleetIncidentResponse, { method: 'POST', body }),
  )

/** Uploads a photo of an incident. Returns its id. */
export async function uploadPhoto(
  { tenantId, userId }: { tenantId: string; userId: string },
  file: Blob,
): Promise<string> {
  const id = crypto.randomUUID()
  const photo = await shrinkPhoto(file)
  const { error } = await (
    await supabase()
  ).storage
    .from(PROOFS_BUCKET)
    .upload(`${proofFolder(tenantId, userId)}/${id}.jpg`, photo, { contentType: 'image/jpeg' })
  if (error) throw new Error(error.message)
  return id
}
