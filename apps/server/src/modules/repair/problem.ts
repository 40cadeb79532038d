// The rest of a day as a problem of the planner. Parcels travel in vans: one that is on board stays there unless it is handed
// over, and one that lies at the depot is fetched there by whoever is on the road already.
import { MAX_SHIFT_SECONDS } from '@dropwise/contracts'
import {
  MAX_VALUE,
  type InitialPlan,
  type Matrix,
  type Order,
  type Problem,
  type Vehicle,
  type Window,
} from '@dropwise/planner'
import type { Place } from '../../platform/geo.ts'
import { amountsOf, Loads, pairsOf, reloadsOf, vehicleRules } from '../../platform/planning-rules.ts'
import type { RestOfDay, Van } from './day.ts'
import type { OrderRow } from './queries.ts'

/** What a broken promise, or another van than the one that was loaded, weighs: minor units. */
const PROMISE_PRICE_MINOR = 3_000
/** A stop that is late may become later by as much, in seconds: nobody is served late without end. */
const LATE_SLACK_SECONDS = 3_600
/** Taking parcels over from a van, or loading them at the depot: once a place, in seconds. */
const HANDOVER_SECONDS = 300
/** A van that is behind may come back later than its shift says, in seconds after its forecast. */
const OVERTIME_SECONDS = 1_800

/** What is asked of the rest of a day. */
export interface RepairRequest {
  vehicleIdsOut: ReadonlySet<string>
  orderIdsIn: readonly string[]
  /** Stops that may change vans although they are on board. */
  given?: ReadonlySet<string>
  /** Orders whose promise may be broken; undefined for all. Those that are late already may always be. */
  breakable?: ReadonlySet<string>
}

/** Where an order's parcels are taken over before they are brought. */
export interface Takeover extends Place {
  /** Seconds of the problem's clock. */
  from: number
  /** The van that has them; null for the depot. */
  fromVan: Van | null
}

export interface LiveProblem {
  problem: Problem
  /** Milliseconds since 1970 that second 0 stands for. */
  origin: number
  points: Place[]
  vans: ReadonlyMap<string, Van>
  takeovers: ReadonlyMap<string, Takeover>
  /** The day as it would go on. */
  current: InitialPlan
  /** Ends of promises, in seconds. */
  promiseEnd: ReadonlyMap<string, number>
}

const TAKEOVER = 'takeover:'
/** The planner's order that stands for taking parcels over. */
export const takeoverId = (orderId: string): string => TAKEOVER + orderId
/** The order whose parcels are taken over there; undefined for a stop. */
export function takenOver(id: string | number): string | undefined {
  const text = String(id)
  return text.startsWith(TAKEOVER) ? text.slice(TAKEOVER.length) : undefined
}

/** Places of a problem, each once: their numbers are those of the road tables. */
class Points {
  readonly list: Place[] = []
  readonly #known = new Map<string, number>()

  indexOf({ lat, lng }: Place): number {
    const key = `${lat},${lng}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#known.set(key, this.list.length)
    this.list.push({ lat, lng })
    return this.list.length - 1
  }
}

/** The problem without its road tables: `points` says which they must be. */
export function buildProblem(
  day: RestOfDay,
  request: RepairRequest,
  matrices: Record<string, Matrix> = {},
): LiveProblem {
  const origin = Math.floor((day.clock - 86_400_000) / 1000) * 1000
  const seconds = (at: number) => Math.round((at - origin) / 1000)
  const points = new Points()
  const working = day.vans.filter(
    (van) => !request.vehicleIdsOut.has(van.vehicle.id) && workEnd(van) > van.freeAt,
  )
  const listed = listOrders(day, request)
  const known = [...listed.map(({ order }) => order), ...working.flatMap(({ collected }) => collected)]
  const loads = new Loads(known)
  const partners = pairsOf(listed.map(({ order }) => order))
  const vehicles = working.map((van) => toVehicle(van, { loads, points, seconds }))
  const places = new Map<string, Takeover>()
  const promiseEnd = new Map<string, number>()
  const orders: Order[] = []
  for (const { order, van } of listed) {
    const end = order.windowEnd ?? order.promisedTo
    if (end) promiseEnd.set(order.id, seconds(end.getTime()))
    const partner = partners.get(order.id)
    const takeover = partner ? undefined : takeoverOf(day, request, order, van, seconds)
    if (takeover) places.set(order.id, takeover)
    orders.push(...toOrders(day, request, { order, van, takeover, partner, working, points, loads, seconds }))
  }
  return {
    problem: { matrices, vehicles, orders },
    origin,
    points: points.list,
    vans: new Map(working.map((van) => [van.vehicle.id, van])),
    takeovers: places,
    current: {
      routes: working
        .filter((van) => van.openIds.length > 0)
        .map((van) => ({
          vehicle: van.vehicle.id,
          orders: withTakeovers(van, places).filter((id) => !request.given?.has(takenOver(id) ?? id)),
        })),
    },
    promiseEnd,
  }
}

/** What a van has ahead, each later load fetched before its first stop. */
function withTakeovers({ openIds, laterLoads }: Van, takeovers: ReadonlyMap<string, Takeover>): string[] {
  const loadOf = new Map(
    laterLoads.flatMap((load) => (load[0] === undefined ? [] : [[load[0], load] as const])),
  )
  return openIds.flatMap((id) => {
    const load = loadOf.get(id) ?? []
    return [...load.filter((other) => takeovers.has(other)).map(takeoverId), id]
  })
}

const plannedReturn = ({ route }: Van): number =>
  route ? Date.parse(route.etaReturnAt ?? route.returnAt) + OVERTIME_SECONDS * 1000 : 0
const workEnd = (van: Van): number => Math.max(van.shift.to, plannedReturn(van))

function toVehicle(
  van: Van,
  { loads, points, seconds }: { loads: Loads; points: Points; seconds: (at: number) => number },
): Vehicle {
  const { vehicle, route, hasLeft, collected } = van
  const startedAt = hasLeft && route ? Date.parse(route.departAt) : van.freeAt
  const worked = Math.max(0, (van.freeAt - startedAt) / 1000)
  const left = Math.min(vehicle.maxShiftSeconds, MAX_SHIFT_SECONDS) - worked
  const forecast = hasLeft ? (plannedReturn(van) - van.freeAt) / 1000 : 0
  return {
    id: vehicle.id,
    profile: vehicle.roadProfile,
    start: points.indexOf(van.from),
    end: points.indexOf(vehicle.end),
    capacity: loads.capacityOf(vehicle),
    onBoard: loads.sumOf(collected),
    // One that is on the road fetches its later loads as takeovers at the depot.
    ...(hasLeft ? {} : reloadsOf(vehicle, points.indexOf(vehicle.depot))),
    shift: [seconds(van.freeAt), seconds(workEnd(van))],
    maxDuration: Math.max(1, Math.round(Math.max(left, forecast))),
    costs: {
      fixed: route ? 0 : vehicle.costFixedMinor,
      perHour: 0,
      perKm: vehicle.costPerKmMinor,
      perPaidHour: vehicle.costPerHourMinor,
    },
    skills: vehicle.skills,
  }
}

/** Everything that has to be brought or fetched yet, with the van whose route it is on. */
function listOrders(day: RestOfDay, { orderIdsIn }: RepairRequest): { order: OrderRow; van: Van | null }[] {
  const onRoutes = day.vans.flatMap((van) => van.openIds.map((id) => ({ id, van: van as Van | null })))
  const known = new Set(onRoutes.map(({ id }) => id))
  const asked = orderIdsIn.filter((id) => !known.has(id)).map((id) => ({ id, van: null }))
  return [...onRoutes, ...asked].flatMap(({ id, van }) => {
    const order = day.orders.get(id)
    return order ? [{ order, van }] : []
  })
}

/** Undefined where the parcels are on board of the van that brings them, or the van starts where they lie. */
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
  if (van?.hasLeft) {
    if (request.vehicleIdsOut.has(van.vehicle.id)) return { ...van.from, from: clock, fromVan: van }
    if (!request.given?.has(order.id)) return undefined
    // Two vans meet where the one that gives will be next.
    const next = van.openIds.find((id) => id !== order.id)
    const place = next === undefined ? undefined : day.orders.get(next)
    const meetAt = next === undefined ? undefined : day.etaOf.get(next)
    if (!place || meetAt === undefined) return { ...van.from, from: seconds(van.freeAt), fromVan: van }
    return { lat: place.lat, lng: place.lng, from: seconds(Math.max(day.clock, meetAt)), fromVan: van }
  }
  const isLoadedHere =
    van !== null && !request.vehicleIdsOut.has(van.vehicle.id) && !request.given?.has(order.id)
  const areVansOut = day.vans.some(({ hasLeft }) => hasLeft)
  const depot = (van ?? day.vans[0])?.vehicle.depot
  if (isLoadedHere || !areVansOut || !depot) return undefined
  return { lat: depot.lat, lng: depot.lng, from: clock, fromVan: null }
}

interface OrderParts {
  order: OrderRow
  van: Van | null
  takeover: Takeover | undefined
  /** The other half of a pair, where neither was served yet. */
  partner: OrderRow | undefined
  working: readonly Van[]
  points: Points
  loads: Loads
  seconds: (at: number) => number
}

/** One order of the planner, or a pair: take over, then bring. */
function toOrders(day: RestOfDay, request: RepairRequest, parts: OrderParts): Order[] {
  const { order, van, takeover, partner, working, points, loads, seconds } = parts
  const isGiven = request.given?.has(order.id) ?? false
  // What was put on a route is not optional any more.
  const { prize: _, ...amounts } = amountsOf(order, partner, loads)
  const vehicles = working.map(({ vehicle }) => vehicle)
  const rules = vehicleRules(order, false, { vehicles, zones: day.zones, date: null })
  const allowed = bothAllow(allowedVehicles(request, parts), rules.allowedVehicles)
  const windowFrom = order.windowStart ? Math.max(0, seconds(order.windowStart.getTime())) : 0
  const end = order.windowEnd ?? order.promisedTo
  const promisedEnd = end ? seconds(end.getTime()) : undefined
  const to = lastBegin(day, request, parts, promisedEnd)
  const isFree = order.otherWindows.length > 0
  const stayWith = van && !van.hasLeft && !isGiven && !request.vehicleIdsOut.has(van.vehicle.id) ? van : null
  const stop: Order = {
    id: order.id,
    location: points.indexOf(order),
    service: order.serviceSeconds,
    setup: order.setupSeconds,
    windows: isFree ? openWindows(order, seconds) : [[Math.min(windowFrom, to), to]],
    // What is on board is brought before anything else is taken on.
    priority: van?.hasLeft ? 100 : Math.min(order.priority, 99),
    skills: order.skills,
    ...rules,
    ...(allowed ? { allowedVehicles: allowed } : {}),
    ...(promisedEnd === undefined || isFree
      ? {}
      : {
          promise: {
            window: [0, Math.max(0, promisedEnd)],
            price: PROMISE_PRICE_MINOR,
            ...(stayWith ? { vehicle: stayWith.vehicle.id } : {}),
          },
        }),
  }
  if (!takeover) return [{ ...stop, ...amounts, priority: partner ? 99 : stop.priority! }]
  const pair = (role: 'pickup' | 'delivery') => ({ pair: { id: order.id, role } })
  return [
    {
      id: takeoverId(order.id),
      location: points.indexOf(takeover),
      service: 0,
      setup: HANDOVER_SECONDS,
      windows: [[takeover.from, MAX_VALUE]],
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

/** Vans that are in both lists, either of which may be absent. */
function bothAllow(first: string[] | undefined, second: readonly unknown[] | undefined) {
  return first && second ? first.filter((id) => second.includes(id)) : (first ?? second?.map(String))
}

/** Undefined for any van. */
function allowedVehicles(
  request: RepairRequest,
  { order, van, takeover, partner, working }: OrderParts,
): string[] | undefined {
  if (order.type === 'pickup' || partner) return undefined
  if (request.given?.has(order.id))
    return working.filter((other) => other !== van).map(({ vehicle }) => vehicle.id)
  if (takeover) return undefined
  if (van?.hasLeft) return [van.vehicle.id]
  // It lies at the depot: vans that have not left take it along.
  return working.filter(({ hasLeft }) => !hasLeft).map(({ vehicle }) => vehicle.id)
}

/** Any window of an order that nobody was promised yet. */
function openWindows(order: OrderRow, seconds: (at: number) => number): Window[] {
  const first = { from: order.windowStart?.getTime() ?? 0, to: order.windowEnd?.getTime() ?? 0 }
  return [first, ...order.otherWindows].map(({ from, to }): Window => {
    const opens = Math.max(0, seconds(from))
    return [opens, Math.max(opens, seconds(to))]
  })
}

/** The latest begin of service: the promise where it must hold, a while beyond it where it need not. */
function lastBegin(
  day: RestOfDay,
  { breakable }: RepairRequest,
  { order, seconds }: OrderParts,
  promisedEnd: number | undefined,
): number {
  if (promisedEnd === undefined) return MAX_VALUE
  const eta = day.etaOf.get(order.id)
  const forecast = eta === undefined ? promisedEnd : seconds(eta)
  const isLate = forecast > promisedEnd
  if (breakable && !isLate && !breakable.has(order.id)) return Math.max(0, promisedEnd)
  return Math.max(0, promisedEnd, forecast, seconds(day.clock)) + LATE_SLACK_SECONDS
}
