// Defects of vehicles: recorded with the check that found them, read and resolved by staff.
import type { VehicleDefect } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { requireRow } from '../../platform/db/require-row.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { PlacedEvent } from './placed-event.ts'

/** Maximum number of defects in a response: all open ones, then the latest resolved. */
const MAX_DEFECTS = 50

/** The defects of a vehicle check; other events have none. */
export async function insertDefects(trx: Trx, placedEvent: PlacedEvent): Promise<void> {
  const { member, event, route } = placedEvent
  const fileIds = event.proof?.files ?? []
  for (const { point, note, isUnsafe, files = [] } of event.check?.defects ?? []) {
    const names = files.flatMap((file) => placedEvent.files[fileIds.indexOf(file)] ?? [])
    await sql`
      insert into public.vehicle_defects (tenant_id, vehicle_id, event_id, point, note, is_unsafe, files, reported_at)
      values (${member.tenantId}, ${route.vehicleId}, ${event.id}, ${point}, ${note || null}, ${isUnsafe}, ${names}::text[],
        ${new Date(placedEvent.happenedAt)})`.execute(trx)
  }
}

interface Row {
  id: string
  point: string
  note: string | null
  isUnsafe: boolean
  files: string[]
  reportedAt: Date
  driver: string | null
  resolvedAt: Date | null
  resolution: string | null
}

async function selectDefects(trx: Trx, vehicleId: string, id: string | null): Promise<VehicleDefect[]> {
  const { rows } = await sql<Row>`
    select f.id, f.point, f.note, f.is_unsafe as "isUnsafe", f.files, f.reported_at as "reportedAt", w.name as driver,
      f.resolved_at as "resolvedAt", f.resolution
    from public.vehicle_defects f
    join public.driver_events e on e.tenant_id = f.tenant_id and e.id = f.event_id
    left join public.drivers w on w.tenant_id = e.tenant_id and w.id = e.driver_id
    where f.vehicle_id = ${vehicleId} and (${id}::uuid is null or f.id = ${id})
    order by f.resolved_at is not null, (f.is_unsafe and f.resolved_at is null) desc, f.reported_at desc, f.point
    limit ${MAX_DEFECTS}`.execute(trx)
  return rows.map((row) => ({
    ...row,
    reportedAt: row.reportedAt.toISOString(),
    resolvedAt: row.resolvedAt && row.resolvedAt.toISOString(),
  }))
}

/** Reads in the caller's scope, so a vehicle of another company is not found. */
/** Throws not_found. */
export function listDefects(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  vehicleId: string,
): Promise<VehicleDefect[]> {
  return asUser(claims, async ({ trx }) => {
    await requireRow(trx, 'vehicles', { tenantId, id: vehicleId })
    return selectDefects(trx, vehicleId, null)
  })
}

/**
 * Marks a defect as fixed; a repeated call keeps the first time. Throws not_found unless it belongs to the
 * company.
 */
export async function resolveDefect(
  { asService, asUser, clock }: Pick<Scopes, 'asService' | 'asUser'> & { clock: Clock },
  { tenantId, userId, claims }: Member,
  { vehicleId, id, note }: { vehicleId: string; id: string; note: string | null },
): Promise<VehicleDefect> {
  await asService('resolve a defect', ({ trx }) =>
    sql`
      update public.vehicle_defects set resolved_at = ${new Date(clock.now())}, resolved_by = ${userId}, resolution = ${note}
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and id = ${id} and resolved_at is null`.execute(
      trx,
    ),
  )
  const [defect] = await asUser(claims, ({ trx }) => selectDefects(trx, vehicleId, id))
  if (!defect) throw errors.not_found('This defect')
  return defect
}
