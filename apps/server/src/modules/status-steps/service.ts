// A company's own steps: lists, writes and removes them, and sets them for dispatch.
import type { OrderStep, OrderSteps, StatusStep, StatusStepBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { requireRow } from '../../platform/db/require-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { nextStepsOfDispatch, reachStep } from '../../platform/status-steps.ts'

/** Maximum number of steps per company. */
const MAX_STEPS = 50
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

type StepPlatform = Pick<Platform, 'asService' | 'asUser' | 'clock'>
interface Steps {
  items: StatusStep[]
}

async function listSteps(trx: Trx, tenantId: string): Promise<Steps> {
  const { rows } = await sql<StatusStep>`
    select s.id, s.name, s.names, s.state, s.after_id as "afterId", s.position, s.set_by as "setBy", s.zone_id as "zoneId",
      s.is_shown as "isShown", s.colour, s.is_active as "isActive",
      (select count(*)::int from public.order_steps o where o.tenant_id = s.tenant_id and o.step_id = s.id) as uses
    from public.status_steps s where s.tenant_id = ${tenantId}
    order by array_position(array['pending', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'], s.state), s.position, s.name`.execute(
    trx,
  )
  return { items: rows }
}

export const readSteps = ({ asService }: StepPlatform, { tenantId }: Member): Promise<Steps> =>
  asService('steps of a company', ({ trx }) => listSteps(trx, tenantId))

/** Throws step_name_taken, step_loop, step_goes_back, not_found, plan_limit. */
export function writeStep(
  { asService }: StepPlatform,
  { tenantId }: Member,
  id: string | null,
  body: StatusStepBody,
): Promise<Steps> {
  const { name, names, state, afterId, position, setBy, isShown, colour, isActive } = body
  const zoneId = setBy.includes('zone') ? body.zoneId : null
  if (setBy.includes('zone') && zoneId === null)
    throw errors.validation_failed([{ field: 'zoneId', message: 'Choose the zone that sets it' }])
  return asService('write a step of a company', async ({ trx }) => {
    await sql`select from public.tenants where id = ${tenantId} for update`.execute(trx)
    const { items } = await listSteps(trx, tenantId)
    if (id === null && items.length >= MAX_STEPS) throw errors.plan_limit(`more than ${MAX_STEPS} steps`)
    const values = sql`${name}, ${JSON.stringify(names)}::jsonb, ${state}, ${afterId}::uuid, ${position}::int, ${setBy}::text[],
      ${zoneId}::uuid, ${isShown}::boolean, ${colour}::text, ${isActive}::boolean`
    const { rows } =
      id === null
        ? await sql`
            insert into public.status_steps (tenant_id, name, names, state, after_id, position, set_by, zone_id, is_shown, colour, is_active)
            values (${tenantId}, ${values}) returning id`.execute(trx)
        : await sql`
            update public.status_steps set (name, names, state, after_id, position, set_by, zone_id, is_shown, colour, is_active) =
              row(${values}) where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx)
    if (rows.length === 0) throw errors.not_found('The step')
    return listSteps(trx, tenantId)
  }).catch((error: unknown) => {
    const { code, constraint } = error as pg.DatabaseError
    if (code === UNIQUE_VIOLATION && constraint === 'status_steps_by_name') throw errors.step_name_taken(name)
    if (code === FOREIGN_KEY_VIOLATION)
      throw errors.not_found(constraint === 'status_steps_zone_fkey' ? 'The zone' : 'The step before')
    throw error
  })
}

/** Throws not_found, and step_in_use for a step in a history or before another step. */
export function removeStep({ asService }: StepPlatform, { tenantId }: Member, id: string): Promise<Steps> {
  return asService('remove a step of a company', async ({ trx }) => {
    const { rows } =
      await sql`delete from public.status_steps where tenant_id = ${tenantId} and id = ${id} returning id`.execute(
        trx,
      )
    if (rows.length === 0) throw errors.not_found('The step')
    return listSteps(trx, tenantId)
  }).catch((error: unknown) => {
    if ((error as pg.DatabaseError).code === FOREIGN_KEY_VIOLATION) throw errors.step_in_use()
    throw error
  })
}

export const readOrderSteps = (
  { asUser }: StepPlatform,
  member: Member,
  orderId: string,
): Promise<OrderSteps> =>
  asUser(member.claims, async ({ trx }) => {
    await requireRow(trx, 'orders', { tenantId: member.tenantId, id: orderId })
    return stepsOfOrder(trx, member.tenantId, orderId)
  })

async function stepsOfOrder(trx: Trx, tenantId: string, orderId: string): Promise<OrderSteps> {
  const { rows } = await sql<Omit<OrderStep, 'at'> & { at: Date }>`
    select id, step_id as "stepId", name, at, said_by as "saidBy" from public.order_steps
    where tenant_id = ${tenantId} and order_id = ${orderId} order by at, id`.execute(trx)
  const next = await sql<{ next: OrderSteps['next'] }>`
    select ${nextStepsOfDispatch('o', 'd')} as next
    from public.orders o join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    where o.tenant_id = ${tenantId} and o.id = ${orderId}`.execute(trx)
  return {
    items: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    next: next.rows[0]?.next ?? [],
  }
}

/** Throws not_found, step_not_yours and step_wrong_state. Setting a step again is a second entry. */
export async function setStep(
  { asService, clock }: StepPlatform,
  { tenantId, userId }: Member,
  orderId: string,
  { stepId, newId }: { stepId: string; newId: string | null },
): Promise<OrderSteps> {
  return asService('set a step of an order', async ({ trx }) => {
    await requireRow(trx, 'orders', { tenantId, id: orderId })
    const reached = await reachStep(trx, {
      tenantId,
      id: newId ?? randomUUID(),
      orderId,
      stepId,
      saidBy: 'dispatch',
      userId,
      at: new Date(clock.now()),
    })
    if (reached === 'step_unknown') throw errors.not_found('The step')
    if (reached === 'step_not_yours') throw errors.step_not_yours()
    if (reached === 'step_wrong_state') throw errors.step_wrong_state()
    return stepsOfOrder(trx, tenantId, orderId)
  })
}
