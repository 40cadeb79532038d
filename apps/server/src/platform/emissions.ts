// CO2e of vehicles and orders: SQL of what a kilometre emits, and the shares of orders in their routes (docs/emissions.md).
import { CO2_GRAMS_PER_UNIT, co2Of, metresBetween, shareGrams } from '@dropwise/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from './db/scope.ts'
import type { Place } from './geo.ts'

/** SQL of the table (vehicle_id, grams_per_km) of a company's vehicles whose consumption is known. */
export const vehicleCo2 = (
  tenantId: unknown,
  { vehicles = null }: { vehicles?: RawBuilder<unknown> | readonly string[] | null } = {},
) => sql`app.vehicle_co2(${tenantId}, ${JSON.stringify(CO2_GRAMS_PER_UNIT)}::jsonb, ${vehicles}::uuid[])`

/**
 * SQL of a stop's weight in the shares of its route: metres from the depot in a straight line, and 1 for a stop at the depot
 * itself, so that no route is without weight.
 */
export const shareWeight = (depot: string, stop: string) =>
  sql.raw(`greatest(1, round(app.metres_between(${depot}.lat, ${depot}.lng, ${stop}.lat, ${stop}.lng)))`)

/** The same for a planned stop. */
export const shareWeightOf = (depot: Place, stop: Place): number =>
  Math.max(1, Math.round(metresBetween(depot, stop)))

interface SharedRoute {
  orderIds: string[]
  weights: number[]
  metres: number
  gramsPerKm: number | null
}

/**
 * Grams of dispatched orders over all attempts, by the driven distance if known, else by the planned one. Absent: not
 * dispatched, or unknown for one of its routes.
 */
export async function readOrderCo2(
  trx: Trx,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<SharedRoute>`
    with mine as (
      select distinct s.route_id, r.vehicle_id from public.stops s
      join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id and r.status <> 'cancelled'
      where s.tenant_id = ${tenantId} and s.order_id = any(${orderIds}::uuid[]) and s.status <> 'skipped'
    )
    select array_agg(s.order_id order by s.sequence) as "orderIds",
      array_agg(${shareWeight('h', 's')} order by s.sequence) as weights,
      coalesce(a.driven_metres, r.distance_metres) as metres, c.grams_per_km as "gramsPerKm"
    from mine m
    join public.routes r on r.tenant_id = ${tenantId} and r.id = m.route_id
    join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped'
    left join public.route_actuals a on a.tenant_id = r.tenant_id and a.route_id = r.id
    left join ${vehicleCo2(tenantId, { vehicles: sql`array(select m.vehicle_id from mine m)` })} c on c.vehicle_id = r.vehicle_id
    group by r.id, a.driven_metres, r.distance_metres, c.grams_per_km order by r.id`.execute(trx)
  const wanted = new Set(orderIds)
  const sums = new Map<string, number>()
  const unknown = new Set<string>()
  for (const { orderIds: ofRoute, weights, metres, gramsPerKm } of rows) {
    const grams = co2Of(gramsPerKm, metres)
    const shares = grams === null ? null : shareGrams(grams, weights)
    for (const [i, id] of ofRoute.entries()) {
      if (!wanted.has(id)) continue
      if (shares) sums.set(id, (sums.get(id) ?? 0) + shares[i]!)
      else unknown.add(id)
    }
  }
  return new Map([...sums].filter(([id]) => !unknown.has(id)))
}
