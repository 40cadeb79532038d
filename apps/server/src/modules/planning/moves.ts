// Manual changes of a plan: moves stops and changes vehicles' days, prices them with the planner's scorer,
// and stores a new version.
import { applyMoves, type planMovesBody, type PlanResponse, type PlanSequences } from '@dropwise/contracts'
import type { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { countChange, lockPlanToEdit, replaceRoutes, replaceUnserved } from './edit-queries.ts'
import { openSession, type EditDeps, type EditSession } from './edit-session.ts'
import { checkDriver, checkMoves } from './move-checks.ts'
import { toRoutes, type ProposedRoute } from './proposal.ts'
import { assemblePlan } from './read-plan.ts'
import { drawRoutes } from './draw-routes.ts'
import { reasonsTooBig } from './too-big.ts'

type Moves = z.output<typeof planMovesBody>

/** Tries of an edit without a version, each on the newest plan. */
const TRIES = 5

interface Edit {
  /** Vehicles whose route changed. */
  vehicleIds: string[]
  routes: (ProposedRoute & { id?: string })[]
  served: string[]
  removed: string[]
}

/**
 * Applies moves and stores the plan. Throws not_found, plan_changed with the newest plan when `version` is
 * older, plan_locked, vehicle_busy, validation_failed, and the errors of `requireEditable`.
 */
export async function movePlan(
  deps: EditDeps,
  member: Member,
  planId: string,
  body: Moves,
): Promise<PlanResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const session = await openSession(deps, member, planId, body.adjustments)
    if (body.version !== undefined && body.version !== session.plan.version)
      throw errors.plan_changed(await readNow(deps, member, planId))
    await checkMoves(deps, member, session, body)
    const edit = await score(deps, session, body)
    const stored = await store(deps, member, session, edit, body)
    if (stored) return stored
    if (body.version !== undefined || attempt === TRIES)
      throw errors.plan_changed(await readNow(deps, member, planId))
  }
}

function readNow({ scopes }: EditDeps, { claims, tenantId }: Member, planId: string): Promise<PlanResponse> {
  return scopes.asUser(claims, ({ trx }) => assemblePlan(trx, tenantId, planId))
}

/** Routes after the moves, with their lines. Adjustments of a day may change every route. */
async function score(deps: EditDeps, session: EditSession, body: Moves): Promise<Edit> {
  const { live, sequences: before, snapshot } = session
  const { sequences } = applyMoves(
    before,
    body.moves,
    (order, vehicle, orders) => live.place(order, vehicle, orders).position,
  )
  // Orders that share a van may be on routes without a move.
  const mayShare = session.problem.orders.some(({ after, together }) => after || together !== undefined)
  const vehicleIds =
    body.adjustments || mayShare
      ? [...new Set([...before.keys(), ...sequences.keys()])]
      : changedVehicles(before, sequences)
  const vehicleOf = new Map(
    [...sequences].flatMap(([vehicle, orders]) => orders.map((order) => [order, vehicle] as const)),
  )
  const routes = toRoutes(
    snapshot,
    vehicleIds.map((vehicle) => live.score(vehicle, sequences.get(vehicle) ?? [], vehicleOf)),
  ).map((route) => withId(session, route))
  await requireRoads(deps, session, routes)
  await drawRoutes(deps, session, { routes })
  const isServed = new Set([...sequences.values()].flat())
  return {
    vehicleIds,
    routes,
    served: [...session.unserved].filter((order) => isServed.has(order)),
    removed: [...before.values()].flat().filter((order) => !isServed.has(order)),
  }
}

/**
 * Throws validation_failed for a stop that its van has no road to, which has neither times nor a line; with the limit on
 * the way, as a run explains it.
 */
async function requireRoads(
  { roads }: EditDeps,
  { snapshot: { vehicles, orders, units } }: EditSession,
  routes: readonly ProposedRoute[],
): Promise<void> {
  const unreachable = routes
    .flatMap(({ violations }) => violations)
    .filter(({ code }) => code === 'unreachable')
  const [violation] = unreachable
  if (!violation) return
  const order = orders.find(({ id }) => id === violation.orderId)
  const van = vehicles.find(({ id }) => id === violation.vehicleId)
  const reasons = order && van ? await reasonsTooBig(roads, [van], [order], units) : new Map<string, never>()
  const reason = reasons.get(violation.orderId ?? '')
  const message = reason
    ? `${reason.message} ${reason.fix}`
    : `No road leads from ${van?.name ?? 'the vehicle'} to ${order?.reference ?? 'a stop'}.`
  throw errors.validation_failed([{ field: 'moves', message }])
}

function changedVehicles(before: PlanSequences, after: PlanSequences): string[] {
  return [...after.keys()].filter((vehicle) => {
    const was = before.get(vehicle) ?? []
    const is = after.get(vehicle) ?? []
    return was.length !== is.length || was.some((order, i) => order !== is[i])
  })
}

function withId({ routes }: EditSession, route: ProposedRoute): ProposedRoute & { id?: string } {
  const id = routes.get(route.vehicle_id)?.id
  return id === undefined ? route : { ...route, id }
}

/** Undefined when another person changed the plan first. */
async function store(
  { scopes }: EditDeps,
  { tenantId }: Member,
  { plan }: EditSession,
  edit: Edit,
  body: Moves,
): Promise<PlanResponse | undefined> {
  return scopes.asService('edit a plan: store', async ({ trx, respond }) => {
    const now = await lockPlanToEdit(trx, tenantId, plan.id)
    if (!now) throw errors.not_found('The plan')
    if (now.status === 'dispatched') throw errors.plan_already_dispatched()
    if (now.version !== plan.version) return undefined
    await driversExist(trx, tenantId, body)
    await replaceRoutes(trx, tenantId, plan.id, edit)
    await replaceUnserved(trx, tenantId, plan.id, {
      served: edit.served,
      unserved: edit.removed.map((orderId) => ({
        order_id: orderId,
        reason: 'by_hand',
        message: 'Removed from the plan by hand.',
        fix: null,
      })),
    })
    await countChange(trx, tenantId, plan.id, body.adjustments ?? plan.adjustments)
    return respond(await assemblePlan(trx, tenantId, plan.id))
  })
}

async function driversExist(trx: Trx, tenantId: string, { adjustments = [] }: Moves): Promise<void> {
  for (const [index, { driverId }] of adjustments.entries())
    if (driverId) await checkDriver(trx, tenantId, driverId, index)
}
