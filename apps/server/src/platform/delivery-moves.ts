// Moves deliveries between states, for positions and drivers' events.
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'

/**
 * Announces each change of a route: `{ tenantId, routeId, deliveryIds }`. Screens and tracking pages listen.
 */
export const ROUTE_MOVED_CHANNEL = 'route_moved'
/** Announces that a vehicle's routes have new positions or events: `{ tenantId, vehicleId }`. */
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
  /** Delivered, judged by positions only. */
  isPresumed?: boolean
}

/**
 * Moves deliveries to a state where their own state allows it; the table's trigger writes the event. A place
 * without a name stays nameless, because an earlier name would claim a wrong place of handover.
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

/** Street and town without the house number, since anyone with the tracking number reads events. */
export function placeName({ street, city }: { street: string | null; city: string | null }): string | null {
  return [street, city].filter(Boolean).join(', ') || null
}
