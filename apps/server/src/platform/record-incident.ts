// Stores an incident of the fleet with the first entry of its timeline, from the office or a driver's phone.
import type { IncidentEntry, IncidentKind, IncidentSeverity, IncidentState } from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Trx } from './db/scope.ts'
import type { Member } from './member.ts'

export interface NewIncident {
  id: string
  kind: IncidentKind
  severity: IncidentSeverity
  happenedAt: string
  vehicleId?: string | null | undefined
  driverId?: string | null | undefined
  orderId?: string | null | undefined
  place?: string | null | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
  description: string
  thirdParty?: string | null | undefined
  canDrive?: boolean | null | undefined
  /** Names of objects in the bucket `proofs`. */
  files: readonly string[]
}

/** An incident with the same id is stored once. */
export async function recordIncident(trx: Trx, member: Member, incident: NewIncident): Promise<void> {
  const { tenantId, userId } = member
  const { rows } = await sql`
    insert into public.fleet_incidents (tenant_id, id, kind, severity, happened_at, vehicle_id, driver_id, order_id, place,
      lat, lng, description, third_party, can_drive, created_by)
    values (${tenantId}, ${incident.id}, ${incident.kind}, ${incident.severity}, ${incident.happenedAt},
      ${incident.vehicleId ?? null}, ${incident.driverId ?? null}, ${incident.orderId ?? null}, ${incident.place ?? null},
      ${incident.lat ?? null}, ${incident.lng ?? null}, ${incident.description}, ${incident.thirdParty ?? null},
      ${incident.canDrive ?? null}, ${userId})
    on conflict (tenant_id, id) do nothing returning id`.execute(trx)
  if (rows.length > 0)
    await insertIncidentEntry(trx, member, {
      incidentId: incident.id,
      kind: 'reported',
      files: incident.files,
    })
}

export interface NewIncidentEntry {
  id?: string | undefined
  incidentId: string
  kind: IncidentEntry['kind']
  text?: string | null | undefined
  status?: IncidentState
  files?: readonly string[]
}

export async function insertIncidentEntry(
  trx: Trx,
  { tenantId, userId }: Member,
  entry: NewIncidentEntry,
): Promise<void> {
  await sql`
    insert into public.fleet_incident_entries (tenant_id, id, incident_id, kind, text, status, files, user_id)
    values (${tenantId}, ${entry.id ?? uuidV7()}, ${entry.incidentId}, ${entry.kind}, ${entry.text ?? null},
      ${entry.status ?? null}, ${entry.files ?? []}::text[], ${userId})
    on conflict (tenant_id, id) do nothing`.execute(trx)
}
