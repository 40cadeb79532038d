// Work orders: staff open, change and finish them; finished work moves the vehicle's next service.
import type {
  newWorkOrderBody,
  WorkOrderItem,
  workOrderPatchBody,
  WorkPart,
  WorkState,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { lockVehicle, raiseOdometer } from './vehicles.ts'

/** Most work orders in a response. */
const MOST = 200

type Patch = z.output<typeof workOrderPatchBody>

export function readWorkOrders(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims }: Member,
  filter: { vehicleId?: string | undefined; status?: WorkState | undefined },
): Promise<WorkOrderItem[]> {
  return asUser(claims, ({ trx }) => listWorkOrders(trx, filter))
}

/** `newId` is the id from an interrupted try of the same request. Throws not_found. */
export async function addWorkOrder(
  { asService, asUser }: Pick<Scopes, 'asService' | 'asUser'>,
  { tenantId, userId, claims }: Member,
  body: z.output<typeof newWorkOrderBody>,
  newId: string | null,
): Promise<WorkOrderItem> {
  const id = newId ?? uuidV7()
  await asService('open a work order', async ({ trx }) => {
    await lockVehicle(trx, tenantId, body.vehicleId)
    const { rows } = await sql`
      insert into public.work_orders (tenant_id, id, vehicle_id, title, due_on, due_km, workshop, labour_minor, note, created_by)
      values (${tenantId}, ${id}, ${body.vehicleId}, ${body.title}, ${body.dueOn ?? null}, ${body.dueKm ?? null},
        ${body.workshop ?? null}, ${body.labourMinor ?? 0}, ${body.note ?? null}, ${userId})
      on conflict (tenant_id, id) do nothing returning id`.execute(trx)
    if (rows.length > 0) await writeParts(trx, { tenantId, id }, body.parts ?? [])
  })
  const [work] = await asUser(claims, ({ trx }) => listWorkOrders(trx, { id }))
  if (!work) throw errors.not_found('The work order')
  return work
}

/** Throws not_found, and validation_failed when done work has no day. */
export async function changeWorkOrder(
  { asService, asUser }: Pick<Scopes, 'asService' | 'asUser'>,
  { tenantId, claims }: Member,
  id: string,
  patch: Patch,
): Promise<WorkOrderItem> {
  await asService('change a work order', async ({ trx }) => {
    const { rows } = await sql<{ vehicleId: string; status: WorkState; doneOn: string | null }>`
      select vehicle_id as "vehicleId", status, done_on::text as "doneOn" from public.work_orders
      where tenant_id = ${tenantId} and id = ${id} for update`.execute(trx)
    const [work] = rows
    if (!work) throw errors.not_found('The work order')
    const status = patch.status ?? work.status
    const doneOn = patch.doneOn === undefined ? work.doneOn : patch.doneOn
    if (status === 'done' && !doneOn)
      throw errors.validation_failed([{ field: 'doneOn', message: 'Say on which day the work was done' }])
    const after = { ...patch, status, doneOn: status === 'done' ? doneOn : null }
    await updateWorkOrder(trx, { tenantId, id }, after)
    if (patch.parts) await writeParts(trx, { tenantId, id }, patch.parts)
    if (status === 'done') await moveService(trx, { tenantId, vehicleId: work.vehicleId }, patch)
  })
  const [work] = await asUser(claims, ({ trx }) => listWorkOrders(trx, { id }))
  if (!work) throw errors.not_found('The work order')
  return work
}

async function updateWorkOrder(
  trx: Trx,
  { tenantId, id }: { tenantId: string; id: string },
  patch: Patch & { status: WorkState; doneOn: string | null },
): Promise<void> {
  const isDone = patch.status === 'done'
  const set = {
    status: patch.status,
    done_on: patch.doneOn,
    title: patch.title,
    due_on: patch.dueOn,
    due_km: patch.dueKm,
    workshop: patch.workshop,
    labour_minor: patch.labourMinor,
    odometer_km: patch.odometerKm,
    note: patch.note,
    next_due_km: isDone ? patch.nextDueKm : null,
    next_due_on: isDone ? patch.nextDueOn : null,
  }
  const changes = Object.entries(set).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  )
  await sql`update public.work_orders set ${sql.join(changes)}
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
}

async function writeParts(
  trx: Trx,
  { tenantId, id }: { tenantId: string; id: string },
  parts: readonly WorkPart[],
): Promise<void> {
  await sql`delete from public.work_order_parts where tenant_id = ${tenantId} and work_order_id = ${id}`.execute(
    trx,
  )
  for (const [index, part] of parts.entries())
    await sql`
      insert into public.work_order_parts (tenant_id, work_order_id, line, name, sku, quantity, unit_minor)
      values (${tenantId}, ${id}, ${index + 1}, ${part.name}, ${part.sku ?? null}, ${part.quantity}, ${part.unitMinor})`.execute(
      trx,
    )
}

/** What was given becomes the vehicle's next service; the rest of it stays. */
async function moveService(
  trx: Trx,
  vehicle: { tenantId: string; vehicleId: string },
  { odometerKm, nextDueKm, nextDueOn }: Patch,
): Promise<void> {
  if (odometerKm != null) await raiseOdometer(trx, vehicle, odometerKm)
  if (nextDueKm === undefined && nextDueOn === undefined) return
  await sql`
    update public.vehicles set
      service_due_km = ${nextDueKm === undefined ? sql.ref('service_due_km') : nextDueKm},
      service_due_on = ${nextDueOn === undefined ? sql.ref('service_due_on') : nextDueOn}
    where tenant_id = ${vehicle.tenantId} and id = ${vehicle.vehicleId}`.execute(trx)
}

async function listWorkOrders(
  trx: Trx,
  filter: { id?: string; vehicleId?: string | undefined; status?: WorkState | undefined },
): Promise<WorkOrderItem[]> {
  const { id = null, vehicleId = null, status = null } = filter
  const { rows } = await sql<Omit<WorkOrderItem, 'createdAt'> & { createdAt: Date }>`
    select w.id, jsonb_build_object('id', v.id, 'name', v.name, 'registration', v.registration) as vehicle,
      w.title, w.status, w.due_on::text as "dueOn", w.due_km as "dueKm", w.workshop, w.labour_minor::float8 as "labourMinor",
      p.parts, (w.labour_minor + p.minor)::float8 as "costMinor", w.odometer_km as "odometerKm",
      w.done_on::text as "doneOn", w.next_due_km as "nextDueKm", w.next_due_on::text as "nextDueOn", w.note,
      w.created_at as "createdAt"
    from public.work_orders w
    join public.vehicles v on v.tenant_id = w.tenant_id and v.id = w.vehicle_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('name', x.name, 'sku', x.sku, 'quantity', x.quantity,
          'unitMinor', x.unit_minor, 'costMinor', x.cost_minor) order by x.line), '[]') as parts,
        coalesce(sum(x.cost_minor), 0) as minor
      from public.work_order_parts x where x.tenant_id = w.tenant_id and x.work_order_id = w.id) p
    where (${id}::uuid is null or w.id = ${id}) and (${vehicleId}::uuid is null or w.vehicle_id = ${vehicleId})
      and (${status}::text is null or w.status = ${status})
    order by w.status in ('done', 'cancelled'), w.due_on nulls last, w.id desc
    limit ${MOST}`.execute(trx)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
