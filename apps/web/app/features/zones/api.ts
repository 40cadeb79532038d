// Calls that edit zones.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { zoneItem, type newZoneBody, type zonePatchBody } from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { ZONES_KEY } from '../../lib/data/zones.ts'

/** Vehicles list their zones, and a changed outline makes plans outdated. */
const CHANGED = [ZONES_KEY, ['vehicles'], ['plans']]

function useSave<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => Promise.all(CHANGED.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export const useAddZone = () =>
  useSave((body: z.input<typeof newZoneBody>) => callApi('/zones', zoneItem, { method: 'POST', body }))
export const useChangeZone = () =>
  useSave(({ id, patch }: { id: string; patch: z.input<typeof zonePatchBody> }) =>
    callApi(`/zones/${id}`, zoneItem, { method: 'PATCH', body: patch }),
  )
/** Throws `zone_in_use` while a vehicle is restricted to it. */
export const useDeleteZone = () =>
  useSave((id: string) => callApi(`/zones/${id}`, z.null(), { method: 'DELETE' }))
