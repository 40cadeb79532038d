// A plan joined with its orders and vans, for list, map and timeline. Times are milliseconds.
import {
  firstAddressLine,
  joinSpans,
  spanAt,
  windowsOf,
  type OrderItem,
  type PlanResponse,
  type PlanRoute,
  type PlanViolation,
  type VehicleItem,
  type WindowSpan,
} from '@dropwise/contracts'
import type { RiskView } from './risk.tsx'
import type { Company } from '../../lib/data/company.ts'
import { askedOf, type OrderRequirement } from '../../lib/order-value.ts'
import { planWords as words } from '../../lib/words/plan.ts'

export interface PlannedStop {
  orderId: string
  route: number
  sequence: number
  reference: string
  recipient: string
  address: string
  lat: number
  lng: number
  arriveAt: number
  serviceAt: number
  departAt: number
  waitSeconds: number
  lateSeconds: number
  /** Reload at the depot before this stop. */
  reload: { arriveAt: number; departAt: number } | null
  /** All its windows, in turn and without overlaps. */
  windows: WindowSpan[]
  /** The window that applies at the planned time. */
  windowStart: number | null
  windowEnd: number | null
  packages: number
  weightKg: number
  instructions: string | null
  phone: string | null
  /** Requirements beyond window, packages and weight. */
  asks: OrderRequirement[]
  /** Locked: later runs keep it on its van. */
  isLocked: boolean
}
export interface PlannedRoute {
  id: string
  number: number
  vehicleId: string
  /** Locked: later runs keep the whole route. */
  isLocked: boolean
  /** Violations other than windows of its stops. */
  violations: PlanViolation[]
  cost: number | null
  vehicle: VehicleItem | null
  /** The driver's name, else the van's. */
  name: string
  departAt: number
  returnAt: number
  distanceMetres: number
  driveSeconds: number
  waitSeconds: number
  load: PlanRoute['load']
  /** Largest load of a trip; without reloads the whole load. */
  peak: PlanRoute['load']
  trips: number
  /** The fuller dimension of the largest load, 0-1; 0 for a van without capacities. */
  loadFraction: number
  efficiency: number | null
  stops: PlannedStop[]
  /** Longest lateness, in seconds. */
  lateSeconds: number
}
export interface UnservedOrder {
  orderId: string
  order: OrderItem | null
  reason: string
  message: string
  fix: string | null
}
export interface PlanView {
  routes: PlannedRoute[]
  unserved: UnservedOrder[]
  /** Late stops, worst first. */
  late: PlannedStop[]
  packages: number
  /** Chances to miss promises; null while unknown. */
  risk: RiskView | null
}

interface PlanLookups {
  orders: ReadonlyMap<string, OrderItem>
  vehicles: ReadonlyMap<string, VehicleItem>
  /** Names by id, for plans that give a van another driver. */
  drivers: ReadonlyMap<string, string>
  company: Pick<Company, 'timeZone' | 'currency'>
}

function toRoute(
  route: PlanRoute,
  { date, locks, violations }: Pick<PlanResponse, 'date' | 'locks' | 'violations'>,
  { orders, vehicles, drivers, company }: PlanLookups,
): PlannedRoute {
  const vehicle = vehicles.get(route.vehicleId) ?? null
  const locked = new Set(locks.orders)
  const driver =
    route.driverId === vehicle?.driver?.id ? vehicle?.driver?.name : drivers.get(route.driverId ?? '')
  const stops = route.stops.map((stop): PlannedStop => {
    const order = orders.get(stop.orderId)
    const serviceAt = Date.parse(stop.serviceAt)
    const windows = order ? windowsOf({ ...order, date }, company.timeZone) : []
    const window = spanAt(windows, serviceAt)
    return {
      orderId: stop.orderId,
      route: route.number,
      sequence: stop.sequence,
      reference: order?.reference ?? '',
      recipient: order?.recipient ?? words('order'),
      address: firstAddressLine(order?.address ?? ''),
      lat: order?.lat ?? 0,
      lng: order?.lng ?? 0,
      arriveAt: Date.parse(stop.arriveAt),
      serviceAt,
      departAt: Date.parse(stop.departAt),
      waitSeconds: stop.waitSeconds,
      lateSeconds: stop.lateSeconds,
      reload: stop.reload && {
        arriveAt: Date.parse(stop.reload.arriveAt),
        departAt: Date.parse(stop.reload.departAt),
      },
      windows: joinSpans(windows),
      windowStart: window?.from ?? null,
      windowEnd: window?.to ?? null,
      packages: order?.packages ?? 0,
      weightKg: order?.weightKg ?? 0,
      instructions: order?.instructions || null,
      phone: order?.phone || null,
      asks: order ? askedOf(order, company.currency) : [],
      isLocked: locked.has(stop.orderId),
    }
  })
  const trips = tripsOf(stops)
  const peak = trips.length > 1 ? largestLoad(trips) : route.load
  const byPackages = vehicle && vehicle.capacityPackages > 0 ? peak.packages / vehicle.capacityPackages : 0
  const byWeight = vehicle && vehicle.capacityKg > 0 ? peak.kg / vehicle.capacityKg : 0
  return {
    id: route.id,
    number: route.number,
    vehicleId: route.vehicleId,
    isLocked: locks.vehicles.includes(route.vehicleId),
    violations: violations.filter(
      ({ vehicleId, code, orderId }) =>
        vehicleId === route.vehicleId && !(code === 'delay' && orderId !== null),
    ),
    cost: route.cost,
    vehicle,
    name: driver ?? vehicle?.driver?.name ?? vehicle?.name ?? words('routeNumber', { number: route.number }),
    departAt: Date.parse(route.departAt),
    returnAt: Date.parse(route.returnAt),
    distanceMetres: route.distanceMetres,
    driveSeconds: route.driveSeconds,
    waitSeconds: route.waitSeconds,
    load: route.load,
    peak,
    trips: trips.length,
    loadFraction: Math.max(byPackages, byWeight),
    efficiency: route.efficiency,
    stops,
    lateSeconds: Math.max(0, ...stops.map((s) => s.lateSeconds)),
  }
}

/** Splits stops at reloads. */
function tripsOf(stops: readonly PlannedStop[]): PlannedStop[][] {
  const trips: PlannedStop[][] = [[]]
  for (const stop of stops) {
    if (stop.reload) trips.push([])
    trips.at(-1)?.push(stop)
  }
  return trips
}

/** By dimension: the trip with most packages may not be the heaviest. */
function largestLoad(trips: readonly PlannedStop[][]): PlanRoute['load'] {
  const most = (read: (stop: PlannedStop) => number) =>
    Math.max(...trips.map((stops) => stops.reduce((sum, stop) => sum + read(stop), 0)))
  return { packages: most(({ packages }) => packages), kg: most(({ weightKg }) => weightKg) }
}

/** Joins by id; a deleted order keeps its place with the plan's data. */
export function toPlanView(
  plan: PlanResponse,
  orders: readonly OrderItem[],
  vehicles: readonly VehicleItem[],
  company: PlanLookups['company'],
  drivers: readonly { id: string; name: string }[] = [],
): PlanView {
  const orderById = new Map(orders.map((o) => [o.id, o]))
  const lookups: PlanLookups = {
    orders: orderById,
    vehicles: new Map(vehicles.map((v) => [v.id, v])),
    drivers: new Map(drivers.map(({ id, name }) => [id, name])),
    company,
  }
  const routes = plan.routes.map((r) => toRoute(r, plan, lookups)).toSorted((a, b) => a.number - b.number)
  return {
    routes,
    unserved: plan.unserved.map((u) => ({ ...u, order: orderById.get(u.orderId) ?? null })),
    late: routes
      .flatMap((r) => r.stops.filter((s) => s.lateSeconds > 0))
      .toSorted((a, b) => b.lateSeconds - a.lateSeconds),
    packages: routes.reduce((sum, r) => sum + r.load.packages, 0),
    risk: null,
  }
}
