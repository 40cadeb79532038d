// The recipient's profile, notification channels, and points.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readNoticeChoices } from '@dropwise/contracts'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { customerKey } from './own.ts'

const profile = z.object({
  id: z.string(),
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Preferred language of emails; null for the sending company's. */
  locale: z.string().nullable(),
  notification_choices: z.unknown().transform(readNoticeChoices),
  created_at: z.string(),
})
export type Profile = z.infer<typeof profile>

async function fetchProfile(userId: string): Promise<Profile> {
  const client = await supabase()
  return profile.parse(
    valueOf(
      await client.from('profiles').select(Object.keys(profile.shape).join(',')).eq('id', userId).single(),
    ),
  )
}
export const profileQuery = (userId: string) =>
  queryOptions({ queryKey: customerKey(userId, 'profile'), queryFn: () => fetchProfile(userId) })

/** Updates fields of the own profile; returns the row. */
export async function saveProfile(
  userId: string,
  change: Partial<Pick<Profile, 'first_name' | 'last_name' | 'phone' | 'locale' | 'notification_choices'>>,
): Promise<Profile> {
  const client = await supabase()
  return profile.parse(
    valueOf(
      await client
        .from('profiles')
        .update(change)
        .eq('id', userId)
        .select(Object.keys(profile.shape).join(','))
        .single(),
    ),
  )
}

const ledgerRow = z.object({ id: z.string(), points: z.number(), reason: z.string(), created_at: z.string() })
async function fetchPoints(): Promise<z.infer<typeof ledgerRow>[]> {
  const client = await supabase()
  return z
    .array(ledgerRow)
    .parse(
      valueOf(
        await client
          .from('loyalty_points')
          .select('id,points,reason,created_at')
          .order('created_at', { ascending: false })
          .limit(1_000),
      ),
    )
}
/** The ledger; its sum is the total of points. */
export const pointsQuery = (userId: string) =>
  queryOptions({ queryKey: customerKey(userId, 'points'), queryFn: fetchPoints })
