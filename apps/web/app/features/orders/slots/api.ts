// Windows for an order that is not stored yet.
import { queryOptions } from '@tanstack/react-query'
import { slotsResponse, type SlotsQuery } from '@dropwise/contracts'
import { callApi } from '../../../lib/api.ts'

/** Facts of the order that slots need. */
export type SlotFacts = Pick<SlotsQuery, 'lat' | 'lng' | 'type'> & {
  [
    Key in Exclude<keyof SlotsQuery, 'lat' | 'lng' | 'type' | 'from' | 'days' | 'windowMinutes' | 'limit'>
  ]?: SlotsQuery[Key]
}

/** Plans change beside the form, so prices are read again after half a minute. */
export const slotsQuery = (facts: SlotFacts | null) =>
  queryOptions({
    queryKey: ['slots', facts],
    queryFn: ({ signal }) => callApi('/slots', slotsResponse, { query: { ...facts }, signal }),
    staleTime: 30_000,
  })
