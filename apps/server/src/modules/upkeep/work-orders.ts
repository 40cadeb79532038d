// Work orders: staff open, change and finish them; finished work moves the vehicle's next service.
import type {
  newWorkOrderBody,
  WorkOrderItem,
  workOrderPatchBody,
  workOrdersQuery,
  WorkPart,
  WorkState,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { lockVehicle, raiseOdometer } from '../../platform/record-fill.ts'
import { toPage, type UpkeepPage } from './page.ts'

type Patch = z.output<typeof workOrderPatchBody>

export function readWorkOrders(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims }: Member,
  query: z.output<typeof workOrdersQuery>,
): Promise<UpkeepPage<WorkOrderItem>> {
  return asUser(claims, async ({ trx }) => toPage(await listWorkOrders(trx, query), query.limit))
}

/** `newId` is the id from an interrupted try of the same request. Throws not_found, also for another vehicle's defect. */
export async function addWorkOrder(
  { asService, asUser }: Pick<Scopes, 'asService' | 'asUser'>,
  { tenantId, userId, claims }: Member,
  body: z.output<typeof newWorkOrderBody>,
  newId: string | null,
): Promise<WorkOrderItem> {
  const id = newId ?? uuidV7()
  await asService('open a work order', async ({ trx }) => {
    await lockVehicle(trx, tenantId, body.vehicleId)
    if (body.defectId) await requireDefect(trx, { tenantId, ...body, defectId: body.defectId })
    const { rows } = await sql`
      insert into public.work_orders (tenant_id, id, vehicle_id, defect_id, title, due_on, due_km, workshop, labour_minor, note, created_by)
      values (${tenantId}, ${id}, ${body.vehicleId}, ${body.defectId ?? null}, ${body.title}, ${body.dueOn ?? null}, ${body.dueKm ?? null},
        ${body.workshop ?? null}, ${body.labourMinor ?? 0}, ${body.note ?? null}, ${userId})
      on conflict (tenant_id, id) do nothing returning id`.execute(trx)
    if (rows.length > 0) await writeParts(trx, { tenantId, id }, body.parts ?? [])
  })
  const [work] = await asUser(claims, ({ trx }) => listWorkOrders(trx, { id }))
  if (!work) throw errors.not_found('The work order')
  return work
}

async function requireDefect(
  trx: Trx,
  { tenantId, vehicleId, defectId }: { tenantId: string; vehicleId: string; defectId: string },
): Promise<void> {
  const { rows } = await sql`
    select from public.vehicle_defects where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and id = ${defectId}`.execute(
    trx,
  )
  if (rows.length === 0) throw errors.not_found('The defect')
}

/** Throws not_found, and validation_failed when done work has no day. */
export async function changeWorkOrder(
  { asService, asUser, clock }: Pick<Scopes, 'asService' | 'asUser'> & { clock: Clock },
  { tenantId, userId, claims }: Member,
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
    if (status !== 'done') return
    await moveService(trx, { tenantId, vehicleId: work.vehicleId }, patch)
    await resolveDefectOf(trx, { tenantId, id, userId, at: new Date(clock.now()) })
  })
  const [work] = await asUser(claims, ({ trx }) => listWorkOrders(trx, { id }))
  if (!work) throw errors.not_found('The work order')
  return work
}

/** Uses the title of the work as the resolution. Keeps an earlier resolution of the defect. */
async function resolveDefectOf(
  trx: Trx,
  { tenantId, id, userId, at }: { tenantId: string; id: string; userId: string; at: Date },
): Promise<void> {
  await sql`
    update public.vehicle_defects f set resolved_at = ${at}, resolved_by = ${userId}, resolution = w.title
    from public.work_orders w
    where w.tenant_id = ${tenantId} and w.id = ${id} and f.tenant_id = w.tenant_id and f.id = w.defect_id
      and f.resolved_at is null`.execute(trx)
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

/** Sets the vehicle's next service from the given fields, and keeps the others. */
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

/** Open work by due day, undated last, then finished work, newest first. */
const RANK = sql`case
  when w.status in ('done', 'cancelled') then 1000000 - (coalesce(w.done_on, w.updated_at::date) - date '1970-01-01')
  else coalesce(w.due_on - date '1970-01-01', 500000) end`

/** Reads one row more than the limit, to detect another page. */
async function listWorkOrders(
  trx: Trx,
  filter: { id?: string } & Partial<z.output<typeof workOrdersQuery>>,
): Promise<WorkOrderItem[]> {
  const { id = null, vehicleId = null, status = null, cursor = null, limit = 1 } = filter
  const { rows } = await sql<Omit<WorkOrderItem, 'createdAt'> & { createdAt: Date }>`
    select w.id, jsonb_build_object('id', v.id, 'name', v.name, 'registration', v.registration,
        'odometerKm', v.odometer_km) as vehicle,
      case when f.id is not null then jsonb_build_object('id', f.id, 'point', f.point) end as defect,
      w.title, w.status, w.due_on::text as "dueOn", w.due_km as "dueKm", w.workshop, w.labour_minor::float8 as "labourMinor",
      p.parts, (w.labour_minor + p.minor)::float8 as "costMinor", w.odometer_km as "odometerKm",
      w.done_on::text as "doneOn", w.next_due_km as "nextDueKm", w.next_due_on::text as "nextDueOn", w.note,
      w.created_at as "createdAt"
    from public.work_orders w
    join public.vehicles v on v.tenant_id = w.tenant_id and v.id = w.vehicle_id
    left join public.vehicle_defects f on f.tenant_id = w.tenant_id and f.id = w.defect_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('name', x.name, 'sku', x.sku, 'quantity', x.quantity,
          'unitMinor', x.unit_minor, 'costMinor', x.cost_minor) order by x.line), '[]') as parts,
        coalesce(sum(x.cost_minor), 0) as minor
      from public.work_order_parts x where x.tenant_id = w.tenant_id and x.work_order_id = w.id) p
    where (${id}::uuid is null or w.id = ${id}) and (${vehicleId}::uuid is null or w.vehicle_id = ${vehicleId})
      and (${status}::text is null or w.status = ${status})
      and (${cursor}::uuid is null or (${RANK}, w.id) > (select ${RANK}, w.id from public.work_orders w where w.id = ${cursor}))
    order by ${RANK}, w.id
    limit ${limit + 1}`.execute(trx)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
