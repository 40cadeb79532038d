// Load of each van on the day, from dispatched routes, else the newest plan.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { knowHues } from '../../lib/data/route-hues.ts'
import { supabase } from '../../lib/supabase.ts'

export interface VehicleDay {
  routeNumber: number
  packages: number
  kg: number
}

const planRow = z.object({ id: z.string() })
const routeRow = z.object({
  number: z.number(),
  vehicle_id: z.string(),
  load_packages: z.number(),
  load_grams: z.coerce.number(),
})

type Client = Awaited<ReturnType<typeof supabase>>
const ROUTE_COLUMNS = 'number,vehicle_id,load_packages,load_grams'

async function readDispatched(client: Client, day: string) {
  const routes = await client.from('routes').select(ROUTE_COLUMNS).eq('date', day).neq('status', 'cancelled')
  if (routes.error) throw new Error(routes.error.message)
  return z.array(routeRow).parse(routes.data)
}

async function readProposed(client: Client, day: string) {
  const newest = await client
    .from('plans')
    .select('id')
    .eq('date', day)
    .in('status', ['done', 'stopped'])
    .order('created_at', { ascending: false })
    .limit(1)
  if (newest.error) throw new Error(newest.error.message)
  const plan = z.array(planRow).parse(newest.data)[0]
  if (!plan) return []
  const routes = await client.from('plan_routes').select(ROUTE_COLUMNS).eq('plan_id', plan.id)
  if (routes.error) throw new Error(routes.error.message)
  return z.array(routeRow).parse(routes.data)
}

async function fetchVehicleDays(day: string): Promise<Map<string, VehicleDay>> {
  const client = await supabase()
  const dispatched = await readDispatched(client, day)
  const routes = dispatched.length > 0 ? dispatched : await readProposed(client, day)
  await knowHues(
    day,
    routes.map(({ number }) => number),
  )
  return new Map(
    routes.map((route) => [
      route.vehicle_id,
      { routeNumber: route.number, packages: route.load_packages, kg: route.load_grams / 1000 },
    ]),
  )
}

/** By vehicle id. */
export const vehicleDaysQuery = (day: string) =>
  queryOptions({ queryKey: ['plans', day, 'vehicles'], queryFn: () => fetchVehicleDays(day) })

/** A vehicle's load by weight or packages, whichever is fuller. */
export function loadFraction(
  capacity: { capacityKg: number; capacityPackages: number },
  day: VehicleDay,
): number {
  const byWeight = capacity.capacityKg > 0 ? day.kg / capacity.capacityKg : 0
  const byParcels = capacity.capacityPackages > 0 ? day.packages / capacity.capacityPackages : 0
  return Math.max(byWeight, byParcels)
}
