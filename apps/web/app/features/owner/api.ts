// The owner's calls over all companies: identity, revenue, tickets.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { PLAN_COLUMNS } from '../../lib/data/subscription.ts'
import { supabase } from '../../lib/supabase.ts'

const tenant = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  created_at: z.string(),
  subscriptions: z.array(
    z.object({
      plan_id: z.string(),
      plan: z.object({ name: z.string() }).nullable(),
      status: z.string(),
      amount: z.number(),
      currency: z.string(),
      vehicle_limit: z.number(),
      trial_ends_at: z.string().nullable(),
    }),
  ),
})
export type TenantRow = z.infer<typeof tenant>

async function fetchTenants(): Promise<TenantRow[]> {
  const client = await supabase()
  const { data, error } = await client
    .from('tenants')
    .select(
      `id,name,status,created_at,subscriptions(${PLAN_COLUMNS},status,amount,currency,vehicle_limit,trial_ends_at)`,
    )
    .order('created_at', { ascending: false })
    .limit(500)
  if (error) throw new Error(error.message)
  return z.array(tenant).parse(data)
}

async function countRows(table: string, match: Record<string, string>): Promise<number> {
  const client = await supabase()
  const { count, error } = await client.from(table).select('*', { count: 'exact', head: true }).match(match)
  if (error) {
    console.error(`Counting ${table} failed`, error.message)
    return 0
  }
  return count ?? 0
}

/** Companies with their subscriptions, newest first. */
export const tenantsQuery = () => queryOptions({ queryKey: ['owner', 'tenants'], queryFn: fetchTenants })
/** Counts of a company's data. */
export const companyCountsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['owner', 'company', tenantId],
    queryFn: async () => {
      const mine = { tenant_id: tenantId }
      const [vehicles, drivers, orders, plans] = await Promise.all([
        countRows('vehicles', { ...mine, status: 'active' }),
        countRows('drivers', mine),
        countRows('orders', mine),
        countRows('plans', mine),
      ])
      return { vehicles, drivers, orders, plans }
    },
  })
