// POST /routes/{id}/moves: reorders stops of a running route, moves them to other vans, adds or removes
// them.
import type { RouteMovesBody, RouteViolation, routeMovesResponse } from '@dropwise/contracts'
import { prepareInsertion, type Id, type InitialPlan, type Plan, type Problem } from '@dropwise/planner'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import {
  newlyBroken,
  requireConfirmed,
  writeBrokenRules,
  type ConfirmedRules,
} from '../../platform/confirmed-rules.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { markAccepted } from './accept-queries.ts'
import { changeRoutes } from './change-routes.ts'
import { readRestOfDay, type RestOfDay } from './day.ts'
import { notifyDrivers } from './notify-drivers.ts'
import { toNewRoutes, type NewRoute } from './new-routes.ts'
import { takenOver, takeoverId, type LiveProblem, type RepairRequest } from './problem.ts'
import type { RepairDeps, StoredProposal } from './propose.ts'
import { insertRepair } from './queries.ts'
import { toSearchProblem } from './search.ts'
import { currentPlan, scoreDay } from './score-day.ts'
import { figuresOf, prepareProblem } from './solve-day.ts'
import { violationsOf } from './violations.ts'

type RouteMovesResponse = z.infer<typeof routeMovesResponse>

/**
 * Changes a running route by hand. Returns broken rules as violations, and throws rules_broken for
 * unconfirmed hard ones. Throws not_found, stop_is_over, route_changed when the route is newer than the
 * caller's.
 */
export async function moveStops(
  deps: RepairDeps,
  member: Member,
  routeId: string,
  body: RouteMovesBody,
  confirmedRules: ConfirmedRules = body.confirmedRules,
): Promise<RouteMovesResponse> {
  const { tenantId } = member
  const date = await deps.asService('route to change', async ({ trx }) => {
    const route = await readVersion(trx, tenantId, routeId)
    if (!route) throw errors.not_found('The route')
    if (body.version !== undefined && body.version !== route.version) throw errors.route_changed()
    return route.date
  })
  const orderIds = body.moves.map(({ orderId }) => orderId)
  const present = await readRestOfDay({ ...deps, now: deps.clock.now() }, member, date, orderIds)
  checkMoves(present, routeId, body)
  const day = withStart(present, routeId, body)
  const carriedOrders = new Set(orderIds.filter((id) => changesVan(day, body, id)))
  const request: RepairRequest = {
    vehicleIdsOut: new Set<string>(),
    orderIdsIn: orderIds.filter((id) => day.orders.get(id)?.status === 'open'),
    handedOver: carriedOrders,
  }
  const live = await prepareProblem(deps, day, request)
  const plan = scoreDay(live, sequencesAfter(live, day, body))
  const routes = await toNewRoutes(deps, day, live, plan)
  const vehicleIds = routes.map(({ vehicleId }) => vehicleId)
  const violations = violationsOf(day, live, plan, vehicleIds)
  const before = day === present ? live : await prepareProblem(deps, present, request)
  const broken = newlyBroken(violations, violationsOf(present, before, currentPlan(before), vehicleIds))
  requireConfirmed(broken, confirmedRules)
  const unservedIds = body.moves.filter(({ vehicleId }) => vehicleId === null).map(({ orderId }) => orderId)
  const repairId = await store(deps, member, { day, live, plan, routes, body, unservedIds, broken })
  return {
    repairId,
    violations,
    routes: await deps.asService('changed routes', ({ trx }) =>
      readChanged(trx, tenantId, day.date, vehicleIds),
    ),
  }
}

/** The day with the requested departure of the route's van. */
function withStart(day: RestOfDay, routeId: string, { departAt }: RouteMovesBody): RestOfDay {
  if (departAt === undefined) return day
  const startAt = new Date(Math.max(day.clock, Date.parse(departAt)))
  return {
    ...day,
    vans: day.vans.map((van) => (van.route?.id === routeId ? { ...van, startAt } : van)),
  }
}

function checkMoves(day: RestOfDay, routeId: string, { moves, departAt }: RouteMovesBody): void {
  const van = day.vans.find(({ route }) => route?.id === routeId)
  if (!van) throw errors.not_found('The route')
  if (departAt === undefined && moves.length === 0)
    throw errors.validation_failed([
      { field: 'moves', message: 'Name a stop to move, or when the van leaves' },
    ])
  if (departAt !== undefined && van.rest.hasLeft) throw errors.route_under_way(van.route!.number)
  for (const { orderId, vehicleId } of moves) {
    const order = day.orders.get(orderId)
    if (!order) throw errors.not_found('The order')
    const holder = day.vans.find(({ openIds }) => openIds.includes(orderId))
    if (!holder && order.status !== 'open') throw errors.stop_is_over(order.reference)
    const isOfThisRoute = holder === van || vehicleId === van.vehicle.id
    const target = day.vans.find(({ vehicle }) => vehicle.id === vehicleId)
    if (!isOfThisRoute || (vehicleId !== null && !target))
      throw errors.validation_failed([
        {
          field: 'moves',
          message: 'A move takes a stop of this route, or brings one to it, by a van of the day',
        },
      ])
  }
}

/** Whether the last move of an order puts it on another van. */
function changesVan(day: RestOfDay, { moves }: RouteMovesBody, orderId: string): boolean {
  const holder = day.vans.find(({ openIds }) => openIds.includes(orderId))
  const target = moves.findLast((move) => move.orderId === orderId)?.vehicleId
  return holder !== undefined && target !== null && target !== holder.vehicle.id
}

/** The sequences after all moves, applied in order. */
function sequencesAfter(live: LiveProblem, day: RestOfDay, { moves }: RouteMovesBody): InitialPlan {
  const problem = toSearchProblem(live, day.clock)
  const sequences = new Map<string, Id[]>(
    [...live.vans.keys()].map((vehicleId) => [
      vehicleId,
      [...(live.current.routes.find(({ vehicle }) => vehicle === vehicleId)?.orders ?? [])],
    ]),
  )
  for (const { orderId, vehicleId, position } of moves) {
    for (const [id, orders] of sequences)
      sequences.set(
        id,
        orders.filter((order) => order !== orderId && order !== takeoverId(orderId)),
      )
    if (vehicleId === null) continue
    const orders = sequences.get(vehicleId) ?? []
    const parts = live.takeovers.has(orderId) ? [takeoverId(orderId), orderId] : [orderId]
    sequences.set(
      vehicleId,
      position === 'best'
        ? insertBest(problem, sequences, { orderId, vehicleId, parts })
        : insertAt(orders, position, parts),
    )
  }
  return toInitial(sequences)
}

function toInitial(sequences: ReadonlyMap<string, Id[]>): InitialPlan {
  return {
    routes: [...sequences].flatMap(([vehicle, orders]) => (orders.length > 0 ? [{ vehicle, orders }] : [])),
  }
}

/** Inserts at `position`, which counts stops; a takeover belongs to the stop after it. */
function insertAt(orders: readonly Id[], position: number, parts: readonly Id[]): Id[] {
  const stopIndexes = orders.flatMap((id, i) => (takenOver(id) === undefined ? [i] : []))
  const at = position >= stopIndexes.length ? orders.length : stopIndexes[position]!
  return orders.toSpliced(at, 0, ...parts)
}

/** Inserts at the cheapest place that keeps every rule, else at the end. */
function insertBest(
  problem: Problem,
  sequences: ReadonlyMap<string, Id[]>,
  { orderId, vehicleId, parts }: { orderId: string; vehicleId: string; parts: readonly Id[] },
): Id[] {
  const orders = sequences.get(vehicleId) ?? []
  const initialPlan = toInitial(sequences)
  const offers = prepareInsertion(problem, initialPlan).offers(orderId)
  const offer = offers.find(({ vehicle }) => vehicle === vehicleId)
  if (!offer) return [...orders, ...parts]
  const [first, second] = parts
  if (second === undefined) return orders.toSpliced(offer.position, 0, orderId)
  return orders
    .toSpliced(offer.position, 0, first!)
    .toSpliced(offer.deliveryPosition ?? offer.position + 1, 0, second)
}

interface CheckedMoves {
  day: RestOfDay
  live: LiveProblem
  plan: Plan
  routes: NewRoute[]
  body: RouteMovesBody
  unservedIds: string[]
  /** Broken rules that the author confirmed. */
  broken: RouteViolation[]
}

/** Writes the change, and records request and result with the repairs. */
function store({ asService }: RepairDeps, member: Member, repair: CheckedMoves): Promise<string> {
  const { day, live, plan, routes, body, unservedIds, broken } = repair
  const figures = figuresOf(live, plan, live.promiseEnd.size)
  const proposal: StoredProposal = {
    response: {
      date: day.date,
      clock: new Date(day.clock).toISOString(),
      before: figures,
      after: figures,
      movedPromises: 0,
      changes: [],
      handovers: [],
      unserved: [],
    },
    routes,
    routeIdsOut: [],
  }
  return asService('change running routes', async ({ trx, announce }) => {
    const changed = await changeRoutes(trx, member.tenantId, {
      date: day.date,
      routes,
      routeIdsOut: [],
      unservedIds: new Set(unservedIds),
    })
    const id = await insertRepair(trx, member.tenantId, {
      id: null,
      date: day.date,
      request: body,
      proposal,
      userId: member.userId,
    })
    await writeBrokenRules(trx, member.tenantId, changed, broken)
    await markAccepted(trx, member.tenantId, id, member.userId)
    await notifyDrivers(trx, member.tenantId, changed)
    for (const routeId of changed)
      announce('route_moved', { tenantId: member.tenantId, routeId, deliveryIds: [] })
    return id
  })
}

const versionOf = sql`md5(coalesce((select string_agg(s.order_id::text, ',' order by s.sequence) from public.stops s
  where s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped'), ''))`

async function readVersion(
  trx: Trx,
  tenantId: string,
  routeId: string,
): Promise<{ date: string; version: string } | undefined> {
  const { rows } = await sql<{ date: string; version: string }>`
    select to_char(r.date, 'YYYY-MM-DD') as date, ${versionOf} as version from public.routes r
    where r.tenant_id = ${tenantId} and r.id = ${routeId} and r.status in ('dispatched', 'started')`.execute(
    trx,
  )
  return rows[0]
}

async function readChanged(
  trx: Trx,
  tenantId: string,
  date: string,
  vehicleIds: readonly string[],
): Promise<RouteMovesResponse['routes']> {
  const { rows } = await sql<RouteMovesResponse['routes'][number]>`
    select r.id, ${versionOf} as version, r.vehicle_id as "vehicleId", r.number,
      to_char(r.return_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "returnAt",
      coalesce((select json_agg(json_build_object('orderId', s.order_id, 'sequence', s.sequence,
          'etaAt', to_char(coalesce(s.eta_at, s.planned_service_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.sequence)
        from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped'), '[]') as stops
    from public.routes r
    where r.tenant_id = ${tenantId} and r.date = ${date}::date and r.vehicle_id = any(${vehicleIds}::uuid[])
      and r.status in ('dispatched', 'started') order by r.number`.execute(trx)
  return rows
}
