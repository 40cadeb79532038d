// What each van carries on the day, by the newest plan that can be driven.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
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

async function fetchVehicleDays(day: string): Promise<Map<string, VehicleDay>> {
  const client = await supabase()
  const newest = await client
    .from('plans')
    .select('id')
    .eq('date', day)
    .in('status', ['done', 'stopped', 'dispatched'])
    .order('created_at', { ascending: false })
    .limit(1)
  if (newest.error) throw new Error(newest.error.message)
  const plan = z.array(planRow).parse(newest.data)[0]
  if (!plan) return new Map()
  const routes = await client
    .from('plan_routes')
    .select('number,vehicle_id,load_packages,load_grams')
    .eq('plan_id', plan.id)
  if (routes.error) throw new Error(routes.error.message)
  return new Map(
    z
      .array(routeRow)
      .parse(routes.data)
      .map((r) => [
        r.vehicle_id,
        { routeNumber: r.number, packages: r.load_packages, kg: r.load_grams / 1000 },
      ]),
  )
}

/** By vehicle id. */
export const vehicleDaysQuery = (day: string) =>
  queryOptions({ queryKey: ['plans', day, 'vehicles'], queryFn: () => fetchVehicleDays(day) })

/** How full a vehicle is on a day: by weight or by parcels, whichever is more. */
export function loadFraction(
  capacity: { capacityKg: number; capacityPackages: number },
  day: VehicleDay,
): number {
  const byWeight = capacity.capacityKg > 0 ? day.kg / capacity.capacityKg : 0
  const byParcels = capacity.capacityPackages > 0 ? day.packages / capacity.capacityPackages : 0
  return Math.max(byWeight, byParcels)
}
