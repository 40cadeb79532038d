// A repair's routes as they will be stored: stops ahead with times, polylines, and handovers.
import type { Plan, PlanRoute } from '@dropwise/planner'
import { legPart, type LegPart } from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads'
import { z } from 'zod'
import { breakSpansOf } from '../../platform/van-day/breaks.ts'
import { LegWriter } from '../../platform/van-day/leg-parts.ts'
import { driverOf, type RestOfDay, type Van } from './day.ts'
import { takenOver, type LiveProblem } from './problem.ts'
import { isoOf, lateSecondsOf, type Tools } from './solve-day.ts'

const newStop = z.object({
  /** Reload at the depot before this stop; older proposals lack it. */
  orderId: z.string(),
  arriveAt: z.string(),
  serviceAt: z.string(),
  departAt: z.string(),
  legDistanceMetres: z.number(),
  legDurationSeconds: z.number(),
  /** Parts of the leg to this stop; older proposals lack them. */
  leg: z.array(legPart).default([]),
  lateSeconds: z.number(),
  handover: z
    .object({
      orderIds: z.array(z.string()),
      lat: z.number(),
      lng: z.number(),
      at: z.string(),
      fromName: z.string().nullable(),
    })
    .nullable(),
})
export type NewStop = z.infer<typeof newStop>

const newRoute = z.object({
  /** Null: the van has no route yet. */
  routeId: z.string().nullable(),
  vehicleId: z.string(),
  driverId: z.string().nullable(),
  depotId: z.string(),
  number: z.number(),
  /** Set for a van that has not left. */
  departAt: z.string().nullable(),
  returnAt: z.string(),
  /** Length of the remaining way. */
  distanceMetres: z.number(),
  stops: z.array(newStop),
  /** One encoded polyline a stop, and one back to the depot. */
  legs: z.array(z.string()),
  returnLeg: z.array(legPart).default([]),
})
export type NewRoute = z.infer<typeof newRoute>

/** The changed routes of a plan. Leaves out vans without stops ahead both before and after. */
export async function toNewRoutes(
  tools: Tools,
  day: RestOfDay,
  live: LiveProblem,
  plan: Plan,
): Promise<NewRoute[]> {
  const byVan = new Map(plan.routes.map((route) => [String(route.vehicle), route]))
  const changed: NewRoute[] = []
  for (const van of live.vans.values()) {
    const route = byVan.get(van.vehicle.id)
    const ids = route ? stopIds(route) : []
    if (ids.join() === van.openIds.join() && !van.startAt) continue
    changed.push(await toNewRoute(tools, day, live, van, route))
  }
  return changed
}

const stopIds = (route: PlanRoute): string[] =>
  route.steps.flatMap(({ type, id }) =>
    type === 'order' && id !== undefined && takenOver(id) === undefined ? [String(id)] : [],
  )

async function toNewRoute(
  tools: Tools,
  day: RestOfDay,
  live: LiveProblem,
  van: Van,
  route: PlanRoute | undefined,
): Promise<NewRoute> {
  const { vehicle } = van
  const head = {
    routeId: van.route?.id ?? null,
    vehicleId: vehicle.id,
    driverId: driverOf(van),
    depotId: vehicle.depot.id,
    number: van.route?.number ?? vehicle.number,
  }
  const [first, last] = [route?.steps[0], route?.steps.at(-1)]
  if (!route || !first || !last) return { ...head, ...emptyRest(van) }
  return {
    ...head,
    departAt: van.rest.hasLeft ? null : isoOf(live, first.depart),
    returnAt: isoOf(live, last.arrive),
    distanceMetres: route.distance,
    ...toStops(day, live, van, route),
    legs: await drawLegs(tools, live, van, route),
  }
}

/** The route of a van without stops ahead: it returns to the depot. */
function emptyRest(
  van: Van,
): Pick<NewRoute, 'departAt' | 'returnAt' | 'distanceMetres' | 'stops' | 'legs' | 'returnLeg'> {
  const returnAt = van.rest.freeAt.toISOString()
  return { departAt: null, returnAt, distanceMetres: 0, stops: [], legs: [], returnLeg: [] }
}

function toStops(
  { date }: RestOfDay,
  live: LiveProblem,
  { vehicle }: Van,
  route: PlanRoute,
): { stops: NewStop[]; returnLeg: LegPart[] } {
  const stops: NewStop[] = []
  const way = new LegWriter(route.steps[0]!, {
    isoOf: (seconds) => isoOf(live, seconds),
    breaks: breakSpansOf(vehicle, date),
    traffic: live.rules.options?.traffic,
  })
  let before = route.steps[0]!
  let handover = null as NewStop['handover']
  for (const step of route.steps) {
    if (step.type === 'reload' || step.type === 'break') way.pass(step)
    if (step.type !== 'order' || step.id === undefined) continue
    const orderId = takenOver(step.id)
    if (orderId !== undefined) {
      const place = live.takeovers.get(orderId)!
      way.pass(step, place.fromVan ? place.from : undefined)
      handover = {
        orderIds: [...(handover?.orderIds ?? []), orderId],
        lat: place.lat,
        lng: place.lng,
        at: handover?.at ?? isoOf(live, step.start),
        fromName: place.fromVan?.vehicle.name ?? null,
      }
      continue
    }
    stops.push({
      orderId: String(step.id),
      arriveAt: isoOf(live, step.arrive),
      serviceAt: isoOf(live, step.start),
      departAt: isoOf(live, step.depart),
      legDistanceMetres: step.distance - before.distance,
      // The leg includes a handover on its way.
      legDurationSeconds: step.arrive - before.depart,
      lateSeconds: lateSecondsOf(live, String(step.id), step.start),
      leg: way.end(step),
      handover,
    })
    before = step
    handover = null
  }
  return { stops, returnLeg: way.end(route.steps.at(-1)!) }
}

/** One line a stop, including detours by a handover or the depot, and one home. */
async function drawLegs(
  { roads }: Tools,
  { points }: LiveProblem,
  { vehicle }: Van,
  route: PlanRoute,
): Promise<string[]> {
  const steps = route.steps.filter(({ type }) => type !== 'break')
  const { geometry } = await roads.route(
    steps.map(({ location }) => points[location]!),
    { profile: vehicle.roadProfile },
  )
  const legs: string[] = []
  let line: (typeof geometry)[number] = []
  for (const [index, step] of steps.slice(1).entries()) {
    line = [...line, ...(geometry[index] ?? [])]
    if (step.type === 'reload' || (step.id !== undefined && takenOver(step.id) !== undefined)) continue
    legs.push(encodePolyline(line))
    line = []
  }
  return legs
}
