// Addresses of the recipient's deliveries, and standing preferences.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { DROP_LOCATIONS } from '@dropwise/contracts'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { customerKey } from './own.ts'

const wish = z.object({ place: z.enum(DROP_LOCATIONS).nullable(), instructions: z.string().nullable() })
export type StandingWish = z.infer<typeof wish>
const ownAddress = wish.extend({
  address_id: z.string(),
  company: z.string(),
  address: z.string(),
  deliveries: z.number(),
  last_at: z.string(),
})
export type OwnAddress = z.infer<typeof ownAddress>

async function fetchAddresses(): Promise<OwnAddress[]> {
  const client = await supabase()
  return z.array(ownAddress).parse(valueOf(await client.rpc('own_addresses')))
}
export const addressesQuery = (userId: string) =>
  queryOptions({ queryKey: customerKey(userId, 'addresses'), queryFn: fetchAddresses })

async function fetchWish(number: string): Promise<StandingWish | null> {
  const client = await supabase()
  return z.array(wish).parse(valueOf(await client.rpc('standing_wish', { number })))[0] ?? null
}
/** The standing preference that applies to a delivery without its own choice; null for none. */
export const standingWishQuery = (userId: string, trackingNumber: string) =>
  queryOptions({
    queryKey: customerKey(userId, 'wish', trackingNumber),
    queryFn: () => fetchWish(trackingNumber),
  })

/** Without place and note it deletes the preference. */
export async function saveWish(change: {
  address: string
  place: string | null
  instructions: string
}): Promise<void> {
  const client = await supabase()
  valueOf(await client.rpc('save_standing_wish', change))
}
