// Days that were planned: what each came to, from its last plan that could be driven.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../../lib/supabase.ts'

const row = z.object({
  date: z.string(),
  status: z.string(),
  distance_metres: z.coerce.number(),
  drive_seconds: z.coerce.number(),
  wait_seconds: z.coerce.number(),
  route_count: z.number(),
  stop_count: z.number(),
  unserved_count: z.number(),
  baseline_distance_metres: z.coerce.number().nullable(),
})
export type PlannedDay = z.infer<typeof row>

async function fetchDays(): Promise<PlannedDay[]> {
  const client = await supabase()
  const { data, error } = await client
    .from('plans')
    .select(
      'date,status,distance_metres,drive_seconds,wait_seconds,route_count,stop_count,unserved_count,baseline_distance_metres',
    )
    .in('status', ['done', 'stopped', 'dispatched'])
    .order('created_at', { ascending: true })
    .limit(1000)
  if (error) throw new Error(error.message)
  // A dispatched plan is what was driven; else the newest of the day counts.
  const days = new Map<string, PlannedDay>()
  for (const plan of z.array(row).parse(data)) {
    if (days.get(plan.date)?.status === 'dispatched' && plan.status !== 'dispatched') continue
    days.set(plan.date, plan)
  }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date)).slice(-30)
}

/** The last thirty planned days, oldest first. */
export const plannedDaysQuery = () => queryOptions({ queryKey: ['plans', 'days'], queryFn: fetchDays })
