// Incidents: reported by staff and drivers, followed by staff, with a timeline of notes, photos and states.
import type {
  FleetIncident,
  fleetIncidentPatchBody,
  FleetIncidentItem,
  fleetIncidentsQuery,
  IncidentEntry,
  IncidentState,
  newFleetIncidentBody,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import { requireRow } from '../../platform/db/require-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { readDriverId } from '../../platform/driver-of-member.ts'
import type { Member } from '../../platform/member.ts'
import { insertIncidentEntry, recordIncident } from '../../platform/record-incident.ts'
import { ownFiles } from './files.ts'
import { toPage, type UpkeepPage } from './page.ts'

type Both = Pick<Scopes, 'asService' | 'asUser'>

export function readIncidents(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims }: Member,
  query: z.output<typeof fleetIncidentsQuery>,
): Promise<UpkeepPage<FleetIncidentItem>> {
  return asUser(claims, async ({ trx }) => toPage(await listIncidents(trx, query), query.limit))
}

/** Throws not_found. */
export function readIncident(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims }: Member,
  id: string,
): Promise<FleetIncident> {
  return asUser(claims, async ({ trx }) => {
    const [incident] = await listIncidents(trx, { id })
    if (!incident) throw errors.not_found('The incident')
    return { ...incident, timeline: await listEntries(trx, id) }
  })
}

/**
 * `newId` is the id from an interrupted try of the same request. Throws not_found for a vehicle, driver or order
 * that the caller may not see.
 */
export async function addIncident(
  scopes: Both,
  member: Member,
  body: z.output<typeof newFleetIncidentBody>,
  newId: string | null,
): Promise<FleetIncident> {
  const { tenantId, claims, role } = member
  const id = newId ?? uuidV7()
  await scopes.asUser(claims, async ({ trx }) => {
    if (body.vehicleId) await requireRow(trx, 'vehicles', { tenantId, id: body.vehicleId })
    if (body.orderId) await requireRow(trx, 'orders', { tenantId, id: body.orderId })
    if (body.driverId) await requireRow(trx, 'drivers', { tenantId, id: body.driverId })
  })
  await scopes.asService('report an incident', async ({ trx }) => {
    const files = await ownFiles(trx, member, body.files ?? [])
    const driverId = role === 'driver' ? await readDriverId(trx, member) : body.driverId
    await recordIncident(trx, member, { ...body, id, driverId, files })
  })
  return readIncident(scopes, member, id)
}

/** Throws not_found. */
export async function changeIncident(
  scopes: Both,
  member: Member,
  id: string,
  patch: z.output<typeof fleetIncidentPatchBody>,
): Promise<FleetIncident> {
  const { tenantId } = member
  await scopes.asService('change an incident', async ({ trx }) => {
    const { rows } = await sql<{ status: IncidentState }>`
      select status from public.fleet_incidents where tenant_id = ${tenantId} and id = ${id} for update`.execute(
      trx,
    )
    const [before] = rows
    if (!before) throw errors.not_found('The incident')
    await sql`
      update public.fleet_incidents set status = coalesce(${patch.status ?? null}, status),
        severity = coalesce(${patch.severity ?? null}, severity),
        cost_minor = ${patch.costMinor === undefined ? sql.ref('cost_minor') : patch.costMinor}
      where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
    if (patch.status && patch.status !== before.status)
      await insertIncidentEntry(trx, member, { incidentId: id, kind: 'status', status: patch.status })
  })
  return readIncident(scopes, member, id)
}

/** Throws not_found for an incident that the caller may not see. */
export async function addEntry(
  scopes: Both,
  member: Member,
  entry: { incidentId: string; text?: string | null | undefined; files?: string[] | undefined },
  newId: string | null,
): Promise<FleetIncident> {
  await readIncident(scopes, member, entry.incidentId)
  await scopes.asService('add to an incident', async ({ trx }) => {
    const files = await ownFiles(trx, member, entry.files ?? [])
    await insertIncidentEntry(trx, member, { ...entry, id: newId ?? undefined, kind: 'note', files })
  })
  return readIncident(scopes, member, entry.incidentId)
}

/** Reads one row more than the limit, to detect another page. */
async function listIncidents(
  trx: Trx,
  filter: { id?: string } & Partial<z.output<typeof fleetIncidentsQuery>>,
): Promise<FleetIncidentItem[]> {
  const { id = null, vehicleId = null, status = null, cursor = null, limit = 1 } = filter
  const { rows } = await sql<Omit<FleetIncidentItem, 'happenedAt'> & { happenedAt: Date }>`
    select i.id, i.kind, i.severity, i.status, i.happened_at as "happenedAt",
      case when v.id is not null then jsonb_build_object('id', v.id, 'name', v.name) end as vehicle,
      case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end as driver,
      case when o.id is not null then jsonb_build_object('id', o.id, 'reference', o.reference) end as "order",
      i.place, i.lat, i.lng, i.description, i.third_party as "thirdParty", i.can_drive as "canDrive", i.cost_minor::float8 as "costMinor",
      (select coalesce(sum(cardinality(e.files)), 0)::int from public.fleet_incident_entries e
        where e.tenant_id = i.tenant_id and e.incident_id = i.id) as photos
    from public.fleet_incidents i
    left join public.vehicles v on v.tenant_id = i.tenant_id and v.id = i.vehicle_id
    left join public.drivers d on d.tenant_id = i.tenant_id and d.id = i.driver_id
    left join public.orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    where (${id}::uuid is null or i.id = ${id}) and (${vehicleId}::uuid is null or i.vehicle_id = ${vehicleId})
      and (${status}::text is null or i.status = ${status})
      and (${cursor}::uuid is null or (i.happened_at, i.id) < (select c.happened_at, c.id from public.fleet_incidents c where c.id = ${cursor}))
    order by i.happened_at desc, i.id desc limit ${limit + 1}`.execute(trx)
  return rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }))
}

async function listEntries(trx: Trx, incidentId: string): Promise<IncidentEntry[]> {
  const { rows } = await sql<Omit<IncidentEntry, 'at'> & { at: Date }>`
    select e.id, e.at, e.kind, e.text, e.status, e.files,
      nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') as by
    from public.fleet_incident_entries e left join public.profiles p on p.id = e.user_id
    where e.incident_id = ${incidentId}
    order by e.at, e.id`.execute(trx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
