// The recipient's deliveries through the data API; row policies limit them.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ACTIVE_DELIVERIES_LIMIT, DELIVERY_STATUSES } from '@dropwise/contracts'
import { valueOf } from '../../../lib/data/failure.ts'
import { fetchTracking } from '../../../lib/data/tracking.ts'
import { supabase } from '../../../lib/supabase.ts'
import { customerKey } from './own.ts'

export const delivery = z.object({
  id: z.string(),
  tracking_number: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  status_at: z.string(),
  status_note: z.string().nullable(),
  delivered_at: z.string().nullable(),
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  created_at: z.string(),
})
export type Delivery = z.infer<typeof delivery>
export const DELIVERY_COLUMNS = Object.keys(delivery.shape).join(',')

async function fetchActive(): Promise<Delivery[]> {
  const client = await supabase()
  const answer = await client
    .from('deliveries')
    .select(DELIVERY_COLUMNS)
    .in('status', ['in_transit', 'out_for_delivery'])
    .order('created_at', { ascending: false })
    .limit(ACTIVE_DELIVERIES_LIMIT)
  return z.array(delivery).parse(valueOf(answer))
}

/** Active deliveries, newest first, at most ten (requirement 2.11-2). */
export const activeQuery = (userId: string) =>
  queryOptions({ queryKey: customerKey(userId, 'active'), queryFn: fetchActive, refetchInterval: 60_000 })

async function fetchMovable(): Promise<Delivery[]> {
  const client = await supabase()
  const answer = await client
    .from('deliveries')
    .select(DELIVERY_COLUMNS)
    .in('status', ['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'failed'])
    .order('created_at', { ascending: false })
    .limit(50)
  return z.array(delivery).parse(valueOf(answer))
}

/** Deliveries whose day or place can change. */
export const movableQuery = (userId: string) =>
  queryOptions({ queryKey: customerKey(userId, 'movable'), queryFn: fetchMovable })

/** Adds a delivery to the caller's list; `proof` shows ownership when the account's address does not. */
export async function claimDelivery(number: string, proof?: string): Promise<string | null> {
  const client = await supabase()
  const answer = await client.rpc('claim_delivery', proof === undefined ? { number } : { number, proof })
  // Null means that the proof does not match.
  return answer.error ? z.string().parse(valueOf(answer)) : z.string().nullable().parse(answer.data)
}
/** Adds parcels to the account's confirmed address to its list; how many were new. */
export const ownParcelsQuery = (userId: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'own-parcels'),
    queryFn: async () => {
      const client = await supabase()
      return z.number().parse(valueOf(await client.rpc('claim_own_parcels')))
    },
    refetchInterval: 300_000,
  })

/** The delivery of a number in the caller's list. Throws `claim_needed` until claimed. */
export const claimQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'claim', trackingNumber),
    queryFn: () => claimDelivery(trackingNumber),
    retry: false,
    staleTime: 300_000,
  })

async function fetchProofFile(name: string): Promise<Blob> {
  const client = await supabase()
  const { data, error } = await client.storage.from('proofs').download(name)
  if (error) throw error
  return data
}
/** A proof photo; policies limit access. */
export const proofFileQuery = (userId: string, name: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'proof', name),
    queryFn: () => fetchProofFile(name),
    staleTime: Infinity,
  })

export interface CustomerBrand {
  name: string
  color: string
  logoUrl: string | null
}
async function fetchBrand(): Promise<CustomerBrand | null> {
  const client = await supabase()
  const rows = valueOf(
    await client
      .from('deliveries')
      .select('tracking_number')
      .order('created_at', { ascending: false })
      .limit(1),
  )
  const newest = z.array(z.object({ tracking_number: z.string() })).parse(rows)[0]
  return newest ? (await fetchTracking(newest.tracking_number)).brand : null
}
/** The company of the newest delivery; null without deliveries. */
export const brandQuery = (userId: string) =>
  queryOptions({ queryKey: customerKey(userId, 'brand'), queryFn: fetchBrand, staleTime: 300_000 })
