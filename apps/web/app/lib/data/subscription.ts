// What the company bought: its plan's name and how many vehicles it allows.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../supabase.ts'

const row = z.object({
  plan_id: z.string(),
  status: z.string(),
  vehicle_limit: z.number(),
  trial_ends_at: z.string().nullable(),
})
export interface Subscription {
  planName: string
  status: string
  /** 0 = unlimited. */
  vehicleLimit: number
  trialEndsAt: string | null
}

async function fetchSubscription(tenantId: string): Promise<Subscription | null> {
  const client = await supabase()
  const { data, error } = await client
    .from('subscriptions')
    .select('plan_id,status,vehicle_limit,trial_ends_at')
    .eq('tenant_id', tenantId)
    .order('created_at', { ascending: false })
    .limit(1)
  if (error) throw new Error(error.message)
  const found = z.array(row).parse(data)[0]
  if (!found) return null
  return {
    planName: found.plan_id.charAt(0).toUpperCase() + found.plan_id.slice(1),
    status: found.status,
    vehicleLimit: found.vehicle_limit,
    trialEndsAt: found.trial_ends_at,
  }
}

/** The newest subscription of a company. */
export const subscriptionQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['subscription', tenantId],
    queryFn: () => fetchSubscription(tenantId),
    staleTime: 60_000,
  })
