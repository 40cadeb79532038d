// Commands on plans: request, read, stop.
import type { newPlanBody, PlanResponse, PlanItem } from '@dropwise/contracts'
import type { SolveOptions } from '@dropwise/planner'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { readAsOf } from '../../platform/db/as-of.ts'
import type { Scopes, Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { planRun, STOP_CHANNEL } from './jobs.ts'
import type { PlanningRoads } from './matrix-cache.ts'
import { findLockingPlan, hasPlan, insertPlan, listPlans, readLegs, requestStop } from './queries.ts'
import { assemblePlan, readPlanRow, toItem } from './read-plan.ts'
import { readRules } from './company-rules.ts'
import { hasActiveVehicle, isDepot, readOpenOrders, readVehicles, type Selection } from './snapshot.ts'

export interface PlanningDeps {
  scopes: Scopes
  roads: PlanningRoads
  clock: Clock
  onRefused: SolveOptions['onRefused']
}

type NewPlan = z.output<typeof newPlanBody>

/**
 * Requests a plan: writes row and job in one transaction, with the company's rules as defaults. On its own
 * day nothing leaves before `plannedAt`, which only the demo sets, as if somebody had planned in time. Throws
 * nothing_to_plan, no_vehicles, validation_failed for ids of other companies, trial_ended.
 */
export async function createPlan(
  deps: PlanningDeps,
  member: Member,
  body: NewPlan,
  newId: string | null = null,
  plannedAt = new Date(deps.clock.now()),
): Promise<{ id: string; status: 'queued' }> {
  const selection: Selection = {
    date: body.date,
    depotId: body.depotId ?? null,
    vehicleIds: body.vehicleIds ?? null,
    orderIds: body.orderIds ?? null,
  }
  return deps.scopes.asService('ask for a plan', async (work) => {
    // An interrupted try of the same request has queued the job.
    if (newId !== null && (await hasPlan(work.trx, member.tenantId, newId)))
      return { id: newId, status: 'queued' as const }
    const total = await checkSelection(work, member.tenantId, selection)
    const company = await readRules(work.trx, member.tenantId)
    const limitSeconds = body.timeLimitSeconds ?? company.timeLimitSeconds
    const id = await insertPlan(work.trx, member.tenantId, {
      id: newId,
      ...selection,
      name: body.name ?? null,
      basePlanId: await chooseBase(work, member.tenantId, body),
      rules: body.rules ?? company.rules,
      objective: body.objective ?? company.objective,
      seed: body.seed ?? 1,
      timeLimitSeconds: limitSeconds,
      progress: {
        elapsedSeconds: 0,
        cost: null,
        served: 0,
        total,
        limitSeconds,
        distanceMetres: null,
        history: [],
      },
      userId: member.userId,
      plannedAt,
    })
    work.enqueue(planRun, { tenantId: member.tenantId, planId: id })
    return { id, status: 'queued' as const }
  })
}

/** The plan whose locks a run keeps. Throws validation_failed for another company's or day's plan. */
async function chooseBase(
  { trx }: Work,
  tenantId: string,
  { basePlanId, date }: NewPlan,
): Promise<string | null> {
  if (basePlanId === null) return null
  if (basePlanId === undefined) return (await findLockingPlan(trx, tenantId, date)) ?? null
  const [base] = await listPlans(trx, tenantId, { id: basePlanId, date, limit: 1 })
  if (!base)
    throw errors.validation_failed([
      { field: 'basePlanId', message: `No plan of this company on ${date} has this id` },
    ])
  return basePlanId
}

async function checkSelection({ trx }: Work, tenantId: string, selection: Selection): Promise<number> {
  if (selection.depotId && !(await isDepot(trx, tenantId, selection.depotId)))
    throw errors.not_found('The depot')
  const vehicles = await readVehicles(trx, tenantId, selection)
  if (selection.vehicleIds && vehicles.length < new Set(selection.vehicleIds).size)
    throw errors.validation_failed([
      { field: 'vehicleIds', message: 'Some are not active vehicles of this company and depot' },
    ])
  const isFleetOut = vehicles.length === 0 && (await hasActiveVehicle(trx, tenantId, selection))
  if (vehicles.length === 0 && !isFleetOut) throw errors.no_vehicles()
  const orders = await readOpenOrders(trx, tenantId, selection)
  if (selection.orderIds && orders.length < new Set(selection.orderIds).size)
    throw errors.validation_failed([
      { field: 'orderIds', message: `Some are not open orders of this company on ${selection.date}` },
    ])
  if (orders.length === 0) throw errors.nothing_to_plan(selection.date)
  if (isFleetOut) throw errors.all_vehicles_out(selection.date)
  return orders.length
}

/** Plans of a day, or all, newest first. */
export async function readPlans(
  { scopes }: Pick<PlanningDeps, 'scopes'>,
  member: Member,
  page: { date?: string; before?: string; updatedSince?: string; limit: number },
): Promise<{ items: PlanItem[]; cursor: string | null; asOf: string }> {
  return scopes.asUser(member.claims, async ({ trx }) => {
    const asOf = await readAsOf(trx)
    const rows = await listPlans(trx, member.tenantId, { ...page, limit: page.limit + 1 })
    const visibleRows = rows.slice(0, page.limit)
    return {
      items: visibleRows.map(toItem),
      cursor: rows.length > page.limit ? visibleRows.at(-1)!.id : null,
      asOf,
    }
  })
}

/** One plan with its routes, also while it runs. Throws not_found. */
export async function readPlan(
  { scopes }: Pick<PlanningDeps, 'scopes'>,
  member: Member,
  id: string,
): Promise<PlanResponse> {
  return scopes.asUser(member.claims, ({ trx }) => assemblePlan(trx, member.tenantId, id))
}

/** The drawn lines of a plan's routes. */
export async function readGeometry({ scopes }: Pick<PlanningDeps, 'scopes'>, member: Member, id: string) {
  return scopes.asUser(member.claims, async ({ trx }) => {
    await readPlanRow(trx, member.tenantId, id)
    const routes = await readLegs(trx, member.tenantId, id)
    return { routes: routes.map((route) => ({ number: route.number, routeId: route.id, legs: route.legs })) }
  })
}

/** Stops a run and keeps its best plan. Does not change a plan that has ended. */
export async function stopPlan(
  { scopes }: Pick<PlanningDeps, 'scopes'>,
  member: Member,
  id: string,
): Promise<PlanResponse> {
  await scopes.asService('stop a plan', async ({ trx, announce }) => {
    if (!(await requestStop(trx, member.tenantId, id))) throw errors.not_found('The plan')
    announce(STOP_CHANNEL, { planId: id })
  })
  return readPlan({ scopes }, member, id)
}
