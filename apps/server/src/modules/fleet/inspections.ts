// Inspections of vehicles: members read them, staff record and delete them.
import type { InspectionItem, newInspectionBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { requireRow } from '../../platform/db/require-row.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'

/** Maximum number of inspections in a response, newest first. */
const MAX_INSPECTIONS = 100

/** Throws not_found. */
export function readInspections(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  vehicleId: string,
): Promise<InspectionItem[]> {
  return asUser(claims, async ({ trx }) => {
    await requireRow(trx, 'vehicles', { tenantId, id: vehicleId })
    return listInspections(trx, vehicleId, null)
  })
}

/** `newId` is the id from an interrupted try of the same request. Throws not_found. */
export async function addInspection(
  { asService, asUser }: Pick<Scopes, 'asService' | 'asUser'>,
  { tenantId, userId, claims }: Member,
  vehicleId: string,
  body: z.output<typeof newInspectionBody>,
  newId: string | null,
): Promise<InspectionItem> {
  const id = newId ?? uuidV7()
  await asService('note an inspection', async ({ trx }) => {
    const { rows } = await sql`
      select from public.vehicles where tenant_id = ${tenantId} and id = ${vehicleId} for key share`.execute(
      trx,
    )
    if (rows.length === 0) throw errors.not_found('The vehicle')
    await sql`
      insert into public.vehicle_inspections (tenant_id, id, vehicle_id, kind, inspected_on, inspected_by, result, note,
        next_due_on, created_by)
      values (${tenantId}, ${id}, ${vehicleId}, ${body.kind}, ${body.inspectedOn}, ${body.inspectedBy}, ${body.result},
        ${body.note || null}, ${body.nextDueOn ?? null}, ${userId})
      on conflict (tenant_id, id) do nothing`.execute(trx)
  })
  const [inspection] = await asUser(claims, ({ trx }) => listInspections(trx, vehicleId, id))
  if (!inspection) throw errors.not_found('The inspection')
  return inspection
}

/** Throws not_found. */
export async function removeInspection(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  vehicleId: string,
  id: string,
): Promise<void> {
  const { rows } = await asService('take back an inspection', ({ trx }) =>
    sql`delete from public.vehicle_inspections
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and id = ${id} returning id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found('The inspection')
}

async function listInspections(trx: Trx, vehicleId: string, id: string | null): Promise<InspectionItem[]> {
  const { rows } = await sql<InspectionItem>`
    select i.id, i.kind, i.inspected_on::text as "inspectedOn", i.inspected_by as "inspectedBy", i.result, i.note,
      i.next_due_on::text as "nextDueOn"
    from public.vehicle_inspections i
    where i.vehicle_id = ${vehicleId} and (${id}::uuid is null or i.id = ${id})
    order by i.inspected_on desc, i.id desc limit ${MAX_INSPECTIONS}`.execute(trx)
  return rows
}
