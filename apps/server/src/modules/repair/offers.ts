// Offers of other vans to make one stop: the cheapest position on each, with its effect on the day.
import type { stopOffersResponse, StopOffer } from '@dropwise/contracts'
import { prepareInsertion, type Id, type InsertionOffer, type Plan } from '@dropwise/planner'
import type { z } from 'zod'
import { newlyBroken } from '../../platform/confirmed-rules.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readRestOfDay, type RestOfDay } from './day.ts'
import { takeoverId, type LiveProblem, type RepairRequest } from './problem.ts'
import type { RepairDeps } from './propose.ts'
import { toSearchProblem } from './search.ts'
import { currentPlan, scoreDay } from './score-day.ts'
import { beginsOf, figuresOf, isoOf, lateSecondsOf, prepareProblem } from './solve-day.ts'
import { violationsOf } from './violations.ts'

/** Maximum number of offers that are computed and shown. */
const OFFERS = 5

/** Offers for a stop of a running route, or for an open order of the day. Throws not_found, stop_is_over. */
export async function offersFor(
  deps: RepairDeps,
  member: Member,
  date: string,
  orderId: string,
): Promise<z.infer<typeof stopOffersResponse>> {
  const day = await readRestOfDay({ ...deps, now: deps.clock.now() }, member, date, [orderId])
  const order = day.orders.get(orderId)
  if (!order) throw errors.not_found('The order')
  const holder = day.vans.find(({ openIds }) => openIds.includes(orderId))
  if (!holder && order.status !== 'open') throw errors.stop_is_over(order.reference)
  const request: RepairRequest = {
    vehicleIdsOut: new Set(),
    orderIdsIn: holder ? [] : [orderId],
    handedOver: new Set(),
  }
  const asIs = currentPlan(await prepareProblem(deps, day, request))
  const live = await prepareProblem(deps, day, { ...request, handedOver: new Set([orderId]) })
  const present = currentPlan(live)
  const offers = prepareInsertion(toSearchProblem(live, day.clock), live.current)
    .offers(orderId)
    .filter(({ vehicle }) => vehicle !== holder?.vehicle.id)
    .map((offer) => ({ offer, plan: planWith(live, orderId, offer) }))
    .filter(({ offer, plan }) => keepsRules(day, live, { offer, plan, present }))
    .slice(0, OFFERS)
  return { offers: offers.map(({ offer, plan }) => describe(live, asIs, plan, orderId, offer)) }
}

/** The day with the offer accepted, as the corresponding move would make it. */
function planWith(live: LiveProblem, orderId: string, offer: InsertionOffer): Plan {
  return scoreDay(live, {
    routes: [
      ...live.current.routes.filter(({ vehicle }) => vehicle !== offer.vehicle),
      { vehicle: offer.vehicle, orders: insertOffer(live, orderId, offer) },
    ],
  })
}

/** Whether the offer breaks no rule that needs confirmation. */
function keepsRules(
  day: RestOfDay,
  live: LiveProblem,
  { offer, plan, present }: { offer: InsertionOffer; plan: Plan; present: Plan },
): boolean {
  const brokenBy = (one: Plan) => violationsOf(day, live, one, [String(offer.vehicle)])
  return newlyBroken(brokenBy(plan), brokenBy(present)).length === 0
}

function describe(
  live: LiveProblem,
  asIs: Plan,
  plan: Plan,
  orderId: string,
  offer: InsertionOffer,
): StopOffer {
  const vehicleId = String(offer.vehicle)
  const van = live.vans.get(vehicleId)!
  const count = live.promiseEnd.size
  const [before, after] = [figuresOf(live, asIs, count), figuresOf(live, plan, count)]
  const begin = beginsOf(plan).get(orderId)?.begin ?? 0
  const takeover = plan.routes.flatMap(({ steps }) => steps).find(({ id }) => id === takeoverId(orderId))
  return {
    vehicleId,
    number: van.route?.number ?? van.vehicle.number,
    name: van.vehicle.name,
    driverName: van.route?.driver?.name ?? null,
    etaAt: isoOf(live, begin),
    lateSeconds: lateSecondsOf(live, orderId, begin),
    costMinor: after.costMinor - before.costMinor,
    distanceMetres: after.distanceMetres - before.distanceMetres,
    paidSeconds: after.paidSeconds - before.paidSeconds,
    lateStops: after.lateStops - before.lateStops,
    handoverAt: takeover ? isoOf(live, takeover.start) : null,
  }
}

function insertOffer(live: LiveProblem, orderId: string, offer: InsertionOffer): Id[] {
  const orders = live.current.routes.find(({ vehicle }) => vehicle === offer.vehicle)?.orders ?? []
  if (!live.takeovers.has(orderId)) return orders.toSpliced(offer.position, 0, orderId)
  return orders
    .toSpliced(offer.position, 0, takeoverId(orderId))
    .toSpliced(offer.deliveryPosition ?? offer.position + 1, 0, orderId)
}
