// Moves deliveries from state to state, for whoever learns of it: positions, and drivers.
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'

/** Announced after each change of a route: `{ tenantId, routeId, deliveryIds }`. Screens and tracking pages listen. */
export const ROUTE_MOVED_CHANNEL = 'route_moved'
/** Announced when a vehicle's routes have something new to count in: `{ tenantId, vehicleId }`. */
export const POSITIONS_CHANNEL = 'positions'

export interface DeliveryMove {
  id: string
  status: string
  /** RFC 3339. */
  at: string
  note: string
  place: string | null
  lat: number | null
  lng: number | null
  /** Delivered as far as positions tell. */
  isPresumed?: boolean
}

/**
 * Moves deliveries to one state, where their own state allows it; the event is written by the table's trigger. A place
 * without a name stays without one: the name of the place before would say that a parcel was handed over there.
 */
export async function moveDeliveries(trx: Trx, tenantId: string, moves: DeliveryMove[]): Promise<void> {
  if (moves.length === 0) return
  await sql`
    update public.deliveries d set status = m.status, status_note = m.note, is_presumed = coalesce(m."isPresumed", false),
      status_at = greatest(m.at, (select max(e.at) from public.delivery_events e
        where e.tenant_id = d.tenant_id and e.delivery_id = d.id and e.status <> 'pending') + interval '1 millisecond'),
      location_text = m.place, location_lat = coalesce(m.lat, d.location_lat),
      location_lng = coalesce(m.lng, d.location_lng), location_at = m.at
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
      as m (id uuid, status text, at timestamptz, note text, place text, lat float8, lng float8, "isPresumed" boolean)
    where d.tenant_id = ${tenantId} and d.id = m.id and (exists (
        select from app.delivery_transitions t where t.from_status = d.status and t.to_status = m.status)
      or (d.is_presumed and d.status = 'delivered' and m.status in ('failed', 'returned')))`.execute(trx)
}

/** Street and town, never the house number: events are read by whoever has the number. */
export function placeName({ street, city }: { street: string | null; city: string | null }): string | null {
  return [street, city].filter(Boolean).join(', ') || null
}
