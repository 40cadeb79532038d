// POST /days/{date}/repair: proposes new routes for the rest of a day and lists the changes. Changes nothing
// yet.
import {
  describeUnserved,
  dispatcherWording,
  isHardRule,
  type RepairChange,
  type RepairResponse,
  type RouteViolation,
  type repairBody,
} from '@dropwise/contracts'
import type { Plan } from '@dropwise/planner'
import type { z } from 'zod'
import { newlyBroken } from '../../platform/confirmed-rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { takeSearchTurn } from '../../platform/search-turns.ts'
import { unservedReasonOf } from '../../platform/unserved-reason.ts'
import { readRestOfDay, type ReadLiveDay, type RestOfDay } from './day.ts'
import { toNewRoutes, type NewRoute } from './new-routes.ts'
import { takenOver, type LiveProblem, type RepairRequest } from './problem.ts'
import { insertRepair } from './queries.ts'
import { currentPlan } from './score-day.ts'
import {
  beginsOf,
  figuresOf,
  isoOf,
  lateSecondsOf,
  prepareProblem,
  search,
  type ReadMatrix,
} from './solve-day.ts'
import { violationsOf } from './violations.ts'

export interface RepairDeps extends Pick<Platform, 'asService' | 'roads' | 'clock'> {
  readLiveDay: ReadLiveDay
  readMatrix: ReadMatrix
}

/** Further input of a search. */
export interface ProposeDeps extends RepairDeps, Pick<Platform, 'onRefusedRoute'> {}

/** The stored proposal: the response, and the routes that accepting it writes. */
export interface StoredProposal {
  response: Omit<RepairResponse, 'id' | 'status'>
  routes: NewRoute[]
  routeIdsOut: string[]
  /** Rules that accepting breaks more than the day already does: people confirm them by name. */
  broken?: RouteViolation[]
}

/** Smaller changes of a stop's time are not listed. */
const NOTICEABLE_SECONDS = 300

type RepairBody = z.output<typeof repairBody>

/**
 * Proposes and stores a repair. Throws nothing_to_repair when the day has no stops ahead, validation_failed
 * for orders that are not open or vans without a route.
 */
export async function proposeRepair(
  deps: ProposeDeps,
  member: Member,
  date: string,
  body: RepairBody,
  newId: string | null,
): Promise<RepairResponse> {
  const day = await readRestOfDay({ ...deps, now: deps.clock.now() }, member, date, body.orderIdsIn)
  checkRequest(day, body)
  const request: RepairRequest = {
    vehicleIdsOut: new Set(body.vehicleIdsOut),
    orderIdsIn: body.orderIdsIn,
    handedOver: new Set(),
  }
  const live = await prepareProblem(deps, day, request)
  const before = currentPlan(live)
  const after = await takeSearchTurn(member.tenantId, () =>
    searchWithin(deps, day, live, before, body.maxMovedPromises),
  )
  const response = toResponse(day, request, live, before, after)
  const rulesOf = (plan: Plan) => violationsOf(day, live, plan, [...live.vans.keys()])
  const stored: StoredProposal = {
    response,
    broken: newlyBroken(rulesOf(after), rulesOf(before)),
    routes: await toNewRoutes(deps, day, live, after),
    routeIdsOut: day.vans.flatMap(({ vehicle, route }) =>
      route && request.vehicleIdsOut.has(vehicle.id) ? [route.id] : [],
    ),
  }
  const id = await deps.asService('keep a repair', ({ trx }) =>
    insertRepair(trx, member.tenantId, {
      id: newId,
      date,
      request: body,
      proposal: stored,
      userId: member.userId,
    }),
  )
  return { id, status: 'proposed', ...response }
}

function checkRequest(day: RestOfDay, body: RepairBody): void {
  const isOpen = (id: string) => day.orders.get(id)?.status === 'open'
  if (!body.orderIdsIn.every(isOpen))
    throw errors.validation_failed([
      { field: 'orderIdsIn', message: `Some are not open orders of this company on ${day.date}` },
    ])
  const vehicleIds = new Set(day.vans.map(({ vehicle }) => vehicle.id))
  if (!body.vehicleIdsOut.every((id) => vehicleIds.has(id)))
    throw errors.validation_failed([
      { field: 'vehicleIdsOut', message: `Some are not vans of this company that work on ${day.date}` },
    ])
  const ahead = day.vans.flatMap(({ openIds }) => openIds).length
  if (!day.vans.some(({ route }) => route !== null) || ahead + body.orderIdsIn.length === 0)
    throw errors.nothing_to_repair(day.date)
}

/** Searches freely; if too many promises would move, searches again and allows only that many to move. */
async function searchWithin(
  deps: ProposeDeps,
  day: RestOfDay,
  live: LiveProblem,
  before: Plan,
  limit = Infinity,
): Promise<Plan> {
  const after = await search(deps, live, day)
  const moved = movedPromises(live, before, after)
  if (moved.length <= limit) return after
  const worst = moved.toSorted((a, b) => b.lateSeconds - a.lateSeconds).slice(0, limit)
  return search(deps, live, day, new Set(worst.map(({ orderId }) => orderId)))
}

/** Promises that the repair breaks, although the present day or another van could keep them. */
function movedPromises(
  live: LiveProblem,
  before: Plan,
  after: Plan,
): { orderId: string; lateSeconds: number }[] {
  const was = beginsOf(before)
  return [...beginsOf(after)].flatMap(([orderId, { begin }]) => {
    const lateSeconds = lateSecondsOf(live, orderId, begin)
    const old = was.get(orderId)
    const wasLate = old !== undefined && lateSecondsOf(live, orderId, old.begin) > 0
    return lateSeconds > 0 && !wasLate ? [{ orderId, lateSeconds }] : []
  })
}

function toResponse(
  day: RestOfDay,
  request: RepairRequest,
  live: LiveProblem,
  before: Plan,
  after: Plan,
): StoredProposal['response'] {
  const moved = new Set(movedPromises(live, before, after).map(({ orderId }) => orderId))
  const orderIds = live.rules.orders.flatMap(({ id }) => (takenOver(id) === undefined ? [String(id)] : []))
  return {
    date: day.date,
    clock: new Date(day.clock).toISOString(),
    before: figuresOf(live, before, orderIds.length),
    after: figuresOf(live, after, orderIds.length),
    movedPromises: moved.size,
    changes: listChanges(day, request, live, { before, after, moved, orderIds }),
    handovers: listHandovers(live, after),
    unserved: listUnserved(day, live, after),
    violations: violationsOf(day, live, after, [...live.vans.keys()]).filter(isHardRule),
  }
}

interface Compared {
  before: Plan
  after: Plan
  moved: ReadonlySet<string>
  orderIds: readonly string[]
}

function listChanges(
  day: RestOfDay,
  request: RepairRequest,
  live: LiveProblem,
  { before, after, moved, orderIds }: Compared,
): RepairChange[] {
  const [was, is] = [beginsOf(before), beginsOf(after)]
  const vans = new Map(day.vans.map((van) => [van.vehicle.id, van]))
  const outVan = new Map(
    day.vans
      .filter(({ vehicle }) => request.vehicleIdsOut.has(vehicle.id))
      .flatMap((van) => van.openIds.map((id) => [id, van.vehicle.id] as const)),
  )
  const vanOf = (id: string | undefined): RepairChange['from'] => {
    const van = id === undefined ? undefined : vans.get(id)
    return van
      ? { vehicleId: van.vehicle.id, number: van.route?.number ?? van.vehicle.number, name: van.vehicle.name }
      : null
  }
  return orderIds.flatMap((orderId): RepairChange[] => {
    const order = day.orders.get(orderId)
    const [old, now] = [was.get(orderId), is.get(orderId)]
    const isSame =
      old && now && old.vehicleId === now.vehicleId && Math.abs(old.begin - now.begin) < NOTICEABLE_SECONDS
    if (!order || (isSame && !moved.has(orderId))) return []
    return [
      {
        orderId,
        reference: order.reference,
        recipient: order.recipient,
        from: vanOf(old?.vehicleId ?? outVan.get(orderId)),
        to: vanOf(now?.vehicleId),
        before: old ? isoOf(live, old.begin) : null,
        after: now ? isoOf(live, now.begin) : null,
        promisedFrom: (order.windowStart ?? order.promisedFrom)?.toISOString() ?? null,
        promisedTo: (order.windowEnd ?? order.promisedTo)?.toISOString() ?? null,
        lateSecondsBefore: old ? lateSecondsOf(live, orderId, old.begin) : 0,
        lateSecondsAfter: now ? lateSecondsOf(live, orderId, now.begin) : 0,
        isPromiseMoved: moved.has(orderId),
      },
    ]
  })
}

function listHandovers(live: LiveProblem, after: Plan): RepairResponse['handovers'] {
  return after.routes.flatMap((route) => {
    const handovers = new Map<string, RepairResponse['handovers'][number]>()
    for (const step of route.steps) {
      const orderId = step.id === undefined ? undefined : takenOver(step.id)
      if (orderId === undefined) continue
      const fromName = live.takeovers.get(orderId)?.fromVan?.vehicle.name ?? null
      const key = `${step.location} ${fromName}`
      const handover = handovers.get(key)
      if (handover) handover.orderIds.push(orderId)
      else
        handovers.set(key, {
          orderIds: [orderId],
          vehicleId: String(route.vehicle),
          at: isoOf(live, step.start),
          fromName,
        })
    }
    return [...handovers.values()]
  })
}

function listUnserved(day: RestOfDay, live: LiveProblem, after: Plan): RepairResponse['unserved'] {
  const names = new Map([...live.vans].map(([id, van]) => [id, van.vehicle.name]))
  const wording = dispatcherWording(names, day.units)
  return after.unserved.flatMap((finding) => {
    const order = day.orders.get(String(finding.order))
    if (!order) return []
    const { id: orderId, reference, recipient } = order
    return [
      {
        orderId,
        reference,
        recipient,
        reason: unservedReasonOf(finding.code),
        message: describeUnserved(finding, wording).message,
      },
    ]
  })
}
