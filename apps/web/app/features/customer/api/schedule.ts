// Day, slot and place of a delivery chosen by its recipient.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { TIME_SLOTS } from '@dropwise/contracts'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { claimDelivery } from './deliveries.ts'
import { customerKey } from './own.ts'

const preferences = z.object({
  date: z.string(),
  time_slot: z.enum(Object.keys(TIME_SLOTS) as [keyof typeof TIME_SLOTS, ...(keyof typeof TIME_SLOTS)[]]),
  place: z.string().nullable(),
  instructions: z.string().nullable(),
  contact: z.string(),
  phone: z.string().nullable(),
})
export type Preferences = z.infer<typeof preferences>

async function fetchPreferences(trackingNumber: string): Promise<Preferences | null> {
  const deliveryId = await claimDelivery(trackingNumber)
  const client = await supabase()
  const rows = valueOf(
    await client
      .from('delivery_preferences')
      .select(Object.keys(preferences.shape).join(','))
      .eq('delivery_id', deliveryId)
      .limit(1),
  )
  return z.array(preferences).parse(rows)[0] ?? null
}

/** Earlier choices for a delivery; null for none. */
export const preferencesQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'preferences', trackingNumber),
    queryFn: () => fetchPreferences(trackingNumber),
  })

const offeredDay = z.object({ day: z.string(), slots: z.array(z.string()) })
export type OfferedDay = z.infer<typeof offeredDay>
async function fetchOffered(number: string): Promise<OfferedDay[]> {
  const client = await supabase()
  return z.array(offeredDay).parse(valueOf(await client.rpc('offered_slots', { number })))
}
/** Days ahead with available slots. */
export const offeredQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'offered', trackingNumber),
    queryFn: () => fetchOffered(trackingNumber),
    staleTime: 60_000,
  })

export interface Choice {
  day: string
  slot: string
  place: string | null
  instructions: string
  contact: string
  phone: string
}
/**
 * Stores the choice; `moved` when the order changed day or window. Throws ApiError with the catalogue's
 * sentence.
 */
export async function savePreferences(number: string, choice: Choice): Promise<'moved' | 'kept'> {
  const client = await supabase()
  return z
    .enum(['moved', 'kept'])
    .parse(valueOf(await client.rpc('save_delivery_preferences', { number, ...choice })))
}
