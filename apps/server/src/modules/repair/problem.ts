// The rest of a day as the planner's problem. Parcels on board stay in their van unless handed over; vans on
// the road return to the depot for parcels that lie there.
import { MAX_VALUE, type InitialPlan, type Matrix, type Order, type Problem } from '@dropwise/planner'
import { plannerTraffic } from '../../platform/driving-speeds.ts'
import type { Place } from '../../platform/geo.ts'
import {
  amountsOf,
  Loads,
  pairsOf,
  sequencesOf,
  vehicleRules,
  windowsOf,
} from '../../platform/planning-rules.ts'
import { Places } from '../../platform/van-day/places.ts'
import { toVehicle } from '../../platform/van-day/to-vehicle.ts'
import type { RestOfDay, Van } from './day.ts'
import type { OrderRow } from './queries.ts'

/** Seconds to take parcels over from a van or to load at the depot, once a place. */
const HANDOVER_SECONDS = 300
/** A request for the rest of a day. */
export interface RepairRequest {
  vehicleIdsOut: ReadonlySet<string>
  orderIdsIn: readonly string[]
  /** Stops whose parcels may change vans although they are on board. */
  handedOver: ReadonlySet<string>
}

/** Place where a van takes over an order's parcels before delivery. */
interface Takeover extends Place {
  /** Earliest time on the problem's clock, in seconds. */
  from: number
  /** The van that has the parcels; null for the depot. */
  fromVan: Van | null
}

export interface LiveProblem {
  /** The rest of the day with all rules of its vans and orders. */
  rules: Problem
  /** Second 0 of the problem, in milliseconds since 1970. */
  origin: number
  points: Place[]
  vans: ReadonlyMap<string, Van>
  takeovers: ReadonlyMap<string, Takeover>
  /** The day without changes. */
  current: InitialPlan
  /** Ends of promises, in seconds. */
  promiseEnd: ReadonlyMap<string, number>
  /** Preferred van of each stop, because its recipient expects that van. */
  vanByOrder: ReadonlyMap<string, string>
  /** Seconds from the end of a van's shift until it is free. The planner gets a shift that ends at that moment. */
  pastShift: ReadonlyMap<string, number>
}

const TAKEOVER = 'takeover:'
/** Id of the planner's order that takes an order's parcels over. */
export const takeoverId = (orderId: string): string => TAKEOVER + orderId
/** The order of a takeover; undefined for a stop. */
export function takenOver(id: string | number): string | undefined {
  const text = String(id)
  return text.startsWith(TAKEOVER) ? text.slice(TAKEOVER.length) : undefined
}

/** The problem without road tables; `points` lists the places they need. */
export function buildProblem(
  day: RestOfDay,
  request: RepairRequest,
  matrices: Record<string, Matrix> = {},
): LiveProblem {
  const origin = Math.floor((day.clock - 86_400_000) / 1000) * 1000
  const seconds = (at: number) => Math.round((at - origin) / 1000)
  const places = new Places()
  const working = day.vans.filter((van) => !request.vehicleIdsOut.has(van.vehicle.id))
  const listed = listOrders(day, request)
  const ordersOfDay = [...listed.map(({ order }) => order), ...working.flatMap(({ collected }) => collected)]
  const loads = new Loads(ordersOfDay)
  const partners = pairsOf(listed.map(({ order }) => order))
  const sequenceOf = sequencesOf(listed.map(({ order }) => order))
  const frame = {
    date: day.date,
    secondsAt: (at: Date) => seconds(at.getTime()),
    placeOf: (place: Place) => places.indexOf(place),
    loads,
  }
  const vehicles = working.map(({ vehicle, run, rest, startAt, collected }) =>
    toVehicle(vehicle, frame, {
      rules: run.rules,
      adjustment: { ...run.adjustment, ...(startAt ? { startAt: startAt.toISOString() } : {}) },
      rest: { ...rest, onBoard: loads.sumOf(collected) },
    }),
  )
  const pastShift = new Map(
    working.map(({ vehicle, run }, k) => {
      const [, ends] = toVehicle(vehicle, frame, { rules: run.rules, adjustment: run.adjustment }).shift
      return [vehicle.id, Math.max(0, vehicles[k]!.shift[0] - ends)] as const
    }),
  )
  const takeovers = new Map<string, Takeover>()
  const promiseEnd = new Map<string, number>()
  const vanByOrder = new Map<string, string>()
  const orders: Order[] = []
  for (const { order, van } of listed) {
    const end = lastEndOf(order)
    if (end !== null) promiseEnd.set(order.id, seconds(end))
    const partner = partners.get(order.id)
    const takeover = partner ? undefined : takeoverOf(day, request, order, van, seconds)
    if (takeover) takeovers.set(order.id, takeover)
    const isWorking = van !== null && working.includes(van)
    if (isWorking && !van.rest.hasLeft && !request.handedOver.has(order.id))
      vanByOrder.set(order.id, van.vehicle.id)
    orders.push(
      ...toOrders(day, request, {
        order,
        van,
        takeover,
        partner,
        sequence: sequenceOf(order),
        working,
        places,
        loads,
        seconds,
      }),
    )
  }
  return {
    rules: { matrices, vehicles, orders, options: plannerTraffic(day.speeds, origin) },
    origin,
    points: places.points,
    vans: new Map(working.map((van) => [van.vehicle.id, van])),
    takeovers,
    current: {
      routes: working
        .filter((van) => van.openIds.length > 0)
        .map((van) => ({
          vehicle: van.vehicle.id,
          orders: withTakeovers(van, takeovers).filter((id) => !request.handedOver.has(takenOver(id) ?? id)),
        })),
    },
    promiseEnd,
    vanByOrder,
    pastShift,
  }
}

/** A van's stops ahead, with a reload before the first stop of each later load. */
function withTakeovers({ openIds, laterLoads }: Van, takeovers: ReadonlyMap<string, Takeover>): string[] {
  const loadOf = new Map(
    laterLoads.flatMap((load) => (load[0] === undefined ? [] : [[load[0], load] as const])),
  )
  return openIds.flatMap((id) => {
    const load = loadOf.get(id) ?? []
    return [...load.filter((other) => takeovers.has(other)).map(takeoverId), id]
  })
}

/** All orders still to serve, with the van of their route. */
function listOrders(day: RestOfDay, { orderIdsIn }: RepairRequest): { order: OrderRow; van: Van | null }[] {
  const onRoutes = day.vans.flatMap((van) => van.openIds.map((id) => ({ id, van: van as Van | null })))
  const onRouteIds = new Set(onRoutes.map(({ id }) => id))
  const unassigned = orderIdsIn.filter((id) => !onRouteIds.has(id)).map((id) => ({ id, van: null }))
  return [...onRoutes, ...unassigned].flatMap(({ id, van }) => {
    const order = day.orders.get(id)
    return order ? [{ order, van }] : []
  })
}

/** Undefined when the delivering van has the parcels on board or starts where they lie. */
function takeoverOf(
  day: RestOfDay,
  request: RepairRequest,
  order: OrderRow,
  van: Van | null,
  seconds: (at: number) => number,
): Takeover | undefined {
  if (order.type === 'pickup') return undefined
  const clock = seconds(day.clock)
  if (van?.laterLoads.some((load) => load.includes(order.id))) {
    const { lat, lng } = van.vehicle.depot
    return { lat, lng, from: clock, fromVan: null }
  }
  if (van?.rest.hasLeft) {
    if (request.vehicleIdsOut.has(van.vehicle.id)) return { ...van.rest.from, from: clock, fromVan: van }
    if (!request.handedOver.has(order.id)) return undefined
    // Two vans meet at the giving van's next stop.
    const next = van.openIds.find((id) => id !== order.id)
    const place = next === undefined ? undefined : day.orders.get(next)
    const meetAt = next === undefined ? undefined : day.etaOf.get(next)
    if (!place || meetAt === undefined)
      return { ...van.rest.from, from: seconds(van.rest.freeAt.getTime()), fromVan: van }
    return { lat: place.lat, lng: place.lng, from: seconds(Math.max(day.clock, meetAt)), fromVan: van }
  }
  const isLoadedHere =
    van !== null && !request.vehicleIdsOut.has(van.vehicle.id) && !request.handedOver.has(order.id)
  const areVansOut = day.vans.some(({ rest }) => rest.hasLeft)
  const depot = (van ?? day.vans[0])?.vehicle.depot
  if (isLoadedHere || !areVansOut || !depot) return undefined
  return { lat: depot.lat, lng: depot.lng, from: clock, fromVan: null }
}

interface OrderParts {
  order: OrderRow
  van: Van | null
  takeover: Takeover | undefined
  /** The other half of an unserved pair. */
  partner: OrderRow | undefined
  sequence: Pick<Order, 'turn' | 'after' | 'together'>
  working: readonly Van[]
  places: Places
  loads: Loads
  seconds: (at: number) => number
}

/** One order of the planner, or a pair: takeover, then delivery. */
function toOrders(day: RestOfDay, request: RepairRequest, parts: OrderParts): Order[] {
  const { order, van, takeover, partner, sequence, working, places, loads, seconds } = parts
  // An order on a route is no longer optional.
  const { prize: _, ...amounts } = amountsOf(order, partner, loads)
  const vehicles = working.map(({ vehicle }) => vehicle)
  const rules = vehicleRules(order, false, { vehicles, zones: day.zones, date: null })
  const allowed = bothAllow(allowedVehicles(request, parts), rules.allowedVehicles)
  const stop: Order = {
    id: order.id,
    location: places.indexOf(order),
    service: order.serviceSeconds,
    setup: order.setupSeconds,
    // The promised window, or all windows of an order without a promise.
    windows: windowsOf({ ...order, windowEnd: order.windowEnd ?? order.promisedTo }, (at) =>
      seconds(at.getTime()),
    ),
    // A van delivers parcels on board before it takes on others.
    priority: van?.rest.hasLeft ? 100 : Math.min(order.priority, 99),
    skills: order.skills,
    ...sequence,
    ...rules,
    ...(allowed ? { allowedVehicles: allowed } : {}),
  }
  if (!takeover) return [{ ...stop, ...amounts, priority: partner ? 99 : stop.priority! }]
  const pair = (role: 'pickup' | 'delivery') => ({ pair: { id: order.id, role } })
  return [
    {
      id: takeoverId(order.id),
      location: places.indexOf(takeover),
      service: 0,
      setup: HANDOVER_SECONDS,
      windows: [[takeover.from, MAX_VALUE]],
      isStop: false,
      // Parcels are taken over before they are delivered.
      ...(sequence.turn === 'first' ? { turn: 'first' } : {}),
      pickup: loads.of(order),
      priority: stop.priority ?? 0,
      skills: order.skills,
      ...rules,
      ...(allowed ? { allowedVehicles: allowed } : {}),
      ...pair('pickup'),
    },
    { ...stop, delivery: loads.of(order), ...pair('delivery') },
  ]
}

/** Vans in both lists; an absent list allows all. */
function bothAllow(first: string[] | undefined, second: readonly unknown[] | undefined) {
  return first && second ? first.filter((id) => second.includes(id)) : (first ?? second?.map(String))
}

/** Undefined for any van. */
function allowedVehicles(
  request: RepairRequest,
  { order, van, takeover, partner, working }: OrderParts,
): string[] | undefined {
  if (order.type === 'pickup' || partner) return undefined
  if (request.handedOver.has(order.id))
    return working.filter((other) => other !== van).map(({ vehicle }) => vehicle.id)
  if (takeover) return undefined
  if (van?.rest.hasLeft) return [van.vehicle.id]
  // The parcels lie at the depot: vans that have not left can take them along.
  return working.filter(({ rest }) => !rest.hasLeft).map(({ vehicle }) => vehicle.id)
}

/** Time after which the order is late: the end of its promise, or else of its last window. */
function lastEndOf({ windowEnd, promisedTo, otherWindows }: OrderRow): number | null {
  const end = (windowEnd ?? promisedTo)?.getTime()
  return end === undefined ? null : Math.max(end, ...otherWindows.map(({ to }) => to))
}
