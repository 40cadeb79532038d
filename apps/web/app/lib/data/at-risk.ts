// Late stops of the day by forecast: the number in Live's badge.
import { queryOptions } from '@tanstack/react-query'
import { liveResponse } from '@dropwise/contracts'
import { callApi } from '../api.ts'
import { supabase } from '../supabase.ts'

/** Refetch interval, in milliseconds: the badge is a hint, the live day itself is pushed. */
const REFRESH_MS = 30_000

/** True when vans should have left. The live day judges their silence. */
async function hasOverdueVans(day: string): Promise<boolean> {
  const client = await supabase()
  const { count, error } = await client
    .from('routes')
    .select('id', { count: 'exact', head: true })
    .eq('date', day)
    .eq('status', 'dispatched')
    .lt('depart_at', new Date().toISOString())
  if (error || count === null) throw new Error(error?.message ?? 'Vans could not be counted')
  return count > 0
}

async function countAtRisk(day: string): Promise<number> {
  if (await hasOverdueVans(day))
    return (await callApi('/live', liveResponse, { query: { date: day } })).counts.atRisk
  const client = await supabase()
  const { count, error } = await client
    .from('stops')
    .select('id,routes!inner(date,status)', { count: 'exact', head: true })
    .eq('routes.date', day)
    .in('routes.status', ['dispatched', 'started'])
    .in('status', ['pending', 'arrived'])
    .gt('late_seconds', 0)
  if (error || count === null) throw new Error(error?.message ?? 'Late stops could not be counted')
  return count
}

/** How many promises of the day will break. */
export const atRiskQuery = (day: string) =>
  queryOptions({
    // Below the live day's key, so both are invalidated together.
    queryKey: ['live', day, 'at-risk'],
    queryFn: () => countAtRisk(day),
    refetchInterval: REFRESH_MS,
  })
