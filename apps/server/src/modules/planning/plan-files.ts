// Stored plans of a day: names, locks, copies, deletion.
import type { PlanResponse } from '@dropwise/contracts'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { copyRows, deletePlanRow, hasRoutes, renameRow } from './plan-file-queries.ts'
import { lockPlanToEdit, readBaseRoutes, writeLocks } from './edit-queries.ts'
import { requireEditable } from './edit-session.ts'
import { hasPlan } from './queries.ts'
import { assemblePlan, readPlanRow } from './read-plan.ts'

type Deps = { scopes: Scopes }

/** Gives a plan a name. Throws not_found. */
export function renamePlan(
  { scopes }: Deps,
  { tenantId }: Member,
  planId: string,
  name: string,
): Promise<PlanResponse> {
  return scopes.asService('name a plan', async ({ trx, respond }) => {
    await renameRow(trx, tenantId, planId, name)
    return respond(await assemblePlan(trx, tenantId, planId))
  })
}

/**
 * Sets what later runs keep. Throws not_found, validation_failed for ids outside the plan, and the errors of
 * `requireEditable`.
 */
export function lockPlan(
  { scopes }: Deps,
  { tenantId }: Member,
  planId: string,
  locks: { orders: string[]; vehicles: string[] },
): Promise<PlanResponse> {
  return scopes.asService('lock parts of a plan', async ({ trx, respond }) => {
    if (!(await lockPlanToEdit(trx, tenantId, planId))) throw errors.not_found('The plan')
    requireEditable(await readPlanRow(trx, tenantId, planId))
    const routes = await readBaseRoutes(trx, tenantId, planId)
    const served = new Set([...routes.values()].flat())
    const wrong = [
      ...locks.orders.flatMap((id, i) =>
        served.has(id) ? [] : { field: `orders.${i}`, message: 'This order is on no route of the plan' },
      ),
      ...locks.vehicles.flatMap((id, i) =>
        routes.has(id) ? [] : { field: `vehicles.${i}`, message: 'This vehicle has no route in the plan' },
      ),
    ]
    if (wrong.length > 0) throw errors.validation_failed(wrong)
    await writeLocks(trx, tenantId, planId, {
      orders: [...new Set(locks.orders)],
      vehicles: [...new Set(locks.vehicles)],
    })
    return respond(await assemblePlan(trx, tenantId, planId))
  })
}

/** Copies a plan for experiments. Throws not_found, plan_not_ready while the plan runs. */
export function copyPlan(
  { scopes }: Deps,
  { tenantId, userId }: Member,
  planId: string,
  name: string | null,
  newId: string | null,
): Promise<PlanResponse> {
  return scopes.asService('copy a plan', async ({ trx, respond }) => {
    // An interrupted try of the same request made the copy.
    if (newId !== null && (await hasPlan(trx, tenantId, newId)))
      return respond(await assemblePlan(trx, tenantId, newId), 201)
    const plan = await readPlanRow(trx, tenantId, planId)
    if (plan.status === 'queued' || plan.status === 'running' || plan.status === 'failed')
      throw errors.plan_not_ready(plan.status)
    const id = await copyRows(trx, tenantId, planId, { id: newId, name, userId })
    return respond(await assemblePlan(trx, tenantId, id), 201)
  })
}

/**
 * Deletes a plan. Throws not_found, plan_already_dispatched for one that was ever on the road,
 * plan_not_ready while it runs.
 */
export async function deletePlan({ scopes }: Deps, { tenantId }: Member, planId: string): Promise<void> {
  await scopes.asService('delete a plan', async ({ trx }) => {
    const plan = await lockPlanToEdit(trx, tenantId, planId)
    if (!plan) throw errors.not_found('The plan')
    if (plan.status === 'dispatched' || (await hasRoutes(trx, tenantId, planId)))
      throw errors.plan_already_dispatched()
    if (plan.status === 'queued' || plan.status === 'running') throw errors.plan_not_ready(plan.status)
    await deletePlanRow(trx, tenantId, planId)
  })
}
