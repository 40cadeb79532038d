// The company's plan: name and number of vehicles.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../supabase.ts'

const row = z.object({
  plan_id: z.string(),
  /** Null for a plan no longer sold, which only owners see. */
  plan: z.object({ name: z.string() }).nullable(),
  status: z.string(),
  vehicle_limit: z.number(),
  trial_ends_at: z.string().nullable(),
})
export type SubscribedPlan = Pick<z.infer<typeof row>, 'plan_id' | 'plan'>

/** Columns of a subscription for `planName`. */
export const PLAN_COLUMNS = 'plan_id,plan:subscription_plans!plan_id(name)'
/** The plan's name; its capitalised id when the name is not readable. */
export const planName = ({ plan_id: id, plan }: SubscribedPlan): string =>
  plan?.name ?? id.charAt(0).toUpperCase() + id.slice(1)

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
    .select(`${PLAN_COLUMNS},status,vehicle_limit,trial_ends_at`)
    .eq('tenant_id', tenantId)
    .order('created_at', { ascending: false })
    .limit(1)
  if (error) throw new Error(error.message)
  const subscription = z.array(row).parse(data)[0]
  if (!subscription) return null
  return {
    planName: planName(subscription),
    status: subscription.status,
    vehicleLimit: subscription.vehicle_limit,
    trialEndsAt: subscription.trial_ends_at,
  }
}

/** The newest subscription of a company. */
export const subscriptionQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['subscription', tenantId],
    queryFn: () => fetchSubscription(tenantId),
    staleTime: 60_000,
  })
