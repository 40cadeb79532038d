// A driver's events about an order, and its proof files.
import { queryOptions } from '@tanstack/react-query'
import {
  driverRulesResponse,
  orderEventsResponse,
  PROOFS_BUCKET,
  type DriverRules,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../api.ts'
import { supabase } from '../supabase.ts'

/** Refetch interval of an order on the road, in milliseconds. */
const REFRESH_MS = 15_000

export const orderEventsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['order-events', orderId],
    queryFn: async () => (await callApi(`/orders/${orderId}/events`, orderEventsResponse)).items,
    refetchInterval: REFRESH_MS,
  })

async function fetchProof(name: string): Promise<Blob> {
  const client = await supabase()
  const { data, error } = await client.storage.from(PROOFS_BUCKET).download(name)
  if (error) throw new Error(error.message)
  return data
}

/** A photo or signature; immutable. */
export const proofFileQuery = (name: string) =>
  queryOptions({
    queryKey: ['proof', name],
    queryFn: () => fetchProof(name),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The company's rules for drivers. */
export const driverRulesQuery = () =>
  queryOptions({
    queryKey: ['driver-rules'],
    queryFn: () => callApi('/driver/rules', driverRulesResponse),
    staleTime: 300_000,
  })

export const saveDriverRules = (rules: DriverRules): Promise<z.output<typeof driverRulesResponse>> =>
  callApi('/driver/rules', driverRulesResponse, { method: 'PUT', body: rules })
