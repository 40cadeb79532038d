// Steps that orders reach: set by dispatch, drivers, scans and zones through one function of the database.
import { sql } from 'kysely'
import { onlyRow } from './db/only-row.ts'
import type { Trx } from './db/scope.ts'

/** What came of it: `app.reach_step`. */
export type Reached =
  | 'applied'
  | 'duplicate'
  | 'step_unknown'
  | 'step_not_yours'
  | 'step_wrong_state'
  | 'step_out_of_turn'

export async function reachStep(
  trx: Trx,
  step: {
    tenantId: string
    /** Sending the same entry again changes nothing. */
    id: string
    orderId: string
    stepId: string
    saidBy: 'driver' | 'dispatch'
    userId: string
    at: Date
  },
): Promise<Reached> {
  const { tenantId, id, orderId, stepId, saidBy, userId, at } = step
  return onlyRow(
    await sql<{ reached: Reached }>`
      select app.reach_step(${tenantId}, ${id}, ${orderId}, ${stepId}, ${saidBy}, ${userId}, ${at}) as reached`.execute(
      trx,
    ),
  ).reached
}

/** SQL of the steps that dispatch may set for an order. `o` and `d` are its row and its delivery. */
export const nextStepsOfDispatch = (o: string, d: string) => stepsOf(o, d, 'dispatcher')
/** SQL of all steps of its state that the driver has yet to set; the phone offers those whose turn it is. */
export const openStepsOfDriver = (o: string, d: string) => stepsOf(o, d, 'driver')

const stepsOf = (o: string, d: string, setter: 'driver' | 'dispatcher') => sql`
  coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'colour', t.colour,
      'afterId', (select t.after_id where not exists (select from public.order_steps h where h.tenant_id = t.tenant_id
        and h.order_id = ${sql.ref(`${o}.id`)} and h.step_id = t.after_id))) order by t.position, t.name)
    from public.status_steps t
    where t.tenant_id = ${sql.ref(`${d}.tenant_id`)} and t.is_active and t.state = ${sql.ref(`${d}.status`)}
      and ${setter} = any (t.set_by)
      and not exists (select from public.order_steps h where h.tenant_id = t.tenant_id
        and h.order_id = ${sql.ref(`${o}.id`)} and h.step_id = t.id)), '[]'::json)`
