// The company's zones, shared by all screens.
import { queryOptions } from '@tanstack/react-query'
import { isInZone, zonesResponse, type ZoneItem } from '@dropwise/contracts'
import { callApi } from '../api.ts'

export const ZONES_KEY = ['zones']

export const zonesQuery = () =>
  queryOptions({
    queryKey: ZONES_KEY,
    queryFn: async ({ signal }) => (await callApi('/zones', zonesResponse, { signal })).items,
    staleTime: 60_000,
  })

/** The zones that contain a place. */
export function zonesAt(zones: readonly ZoneItem[], place: { lat: number; lng: number }): ZoneItem[] {
  return zones.filter(({ polygon }) => isInZone(polygon, place))
}
