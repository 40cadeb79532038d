// The driver's day: the own routes with their stops, as row-level security lets a driver read them.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../../lib/supabase.ts'

const stop = z.object({
  id: z.string(),
  sequence: z.number(),
  status: z.enum(['pending', 'arrived', 'served', 'failed', 'skipped']),
  lat: z.number(),
  lng: z.number(),
  planned_arrive_at: z.string(),
  eta_at: z.string().nullable(),
  arrived_at: z.string().nullable(),
  promised_from: z.string().nullable(),
  promised_to: z.string().nullable(),
  late_seconds: z.number(),
  orders: z.object({
    reference: z.string(),
    type: z.enum(['delivery', 'pickup']),
    packages: z.number(),
    weight_grams: z.coerce.number(),
    instructions: z.string().nullable(),
    recipients: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
    addresses: z.object({ text: z.string() }).nullable(),
  }),
})
const route = z.object({
  id: z.string(),
  date: z.string(),
  number: z.number(),
  status: z.enum(['dispatched', 'started', 'finished', 'cancelled']),
  depart_at: z.string(),
  return_at: z.string(),
  load_packages: z.number(),
  stops: z.array(stop),
})
export type DriverRoute = z.infer<typeof route>
export type DriverStop = z.infer<typeof stop>

const COLUMNS =
  'id,date,number,status,depart_at,return_at,load_packages,stops(id,sequence,status,lat,lng,planned_arrive_at,eta_at,arrived_at,promised_from,promised_to,late_seconds,orders(reference,type,packages,weight_grams,instructions,recipients(name,phone),addresses(text)))'
/** The list keeps up with the geofence, in milliseconds. */
const REFRESH_MS = 20_000

async function fetchRoutes(day: string): Promise<DriverRoute[]> {
  const client = await supabase()
  const { data, error } = await client
    .from('routes')
    .select(COLUMNS)
    .eq('date', day)
    .neq('status', 'cancelled')
    .order('number')
  if (error) throw new Error(error.message)
  return z
    .array(route)
    .parse(data)
    .map((r) => ({ ...r, stops: r.stops.toSorted((a, b) => a.sequence - b.sequence) }))
}

/** Routes of a day that this person may see: a driver the own, a dispatcher all. */
export const driverRoutesQuery = (day: string) =>
  queryOptions({ queryKey: ['driver', day], queryFn: () => fetchRoutes(day), refetchInterval: REFRESH_MS })
