// A plan joined with its orders and vans: what list, map and timeline draw. Times are milliseconds.
import type { OrderItem, PlanResponse, PlanRoute, VehicleItem } from '@dropwise/contracts'

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
  windowStart: number | null
  windowEnd: number | null
  packages: number
  weightKg: number
}
export interface PlannedRoute {
  id: string
  number: number
  vehicle: VehicleItem | null
  /** Driver's name, or the van's when nobody is named. */
  name: string
  departAt: number
  returnAt: number
  distanceMetres: number
  driveSeconds: number
  waitSeconds: number
  load: PlanRoute['load']
  /** Of the fuller dimension, 0-1; 0 when the van says nothing. */
  loadFraction: number
  efficiency: number | null
  stops: PlannedStop[]
  /** Longest lateness on it, in seconds. */
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
  /** Stops that come late, worst first. */
  late: PlannedStop[]
  packages: number
}

const ms = (text: string | null): number | null => (text === null ? null : Date.parse(text))

function toRoute(
  route: PlanRoute,
  orders: ReadonlyMap<string, OrderItem>,
  vehicles: ReadonlyMap<string, VehicleItem>,
): PlannedRoute {
  const vehicle = vehicles.get(route.vehicleId) ?? null
  const stops = route.stops.map((stop): PlannedStop => {
    const order = orders.get(stop.orderId)
    return {
      orderId: stop.orderId,
      route: route.number,
      sequence: stop.sequence,
      reference: order?.reference ?? '',
      recipient: order?.recipient ?? 'Order',
      address: order?.address.split(',')[0] ?? '',
      lat: order?.lat ?? 0,
      lng: order?.lng ?? 0,
      arriveAt: Date.parse(stop.arriveAt),
      serviceAt: Date.parse(stop.serviceAt),
      departAt: Date.parse(stop.departAt),
      waitSeconds: stop.waitSeconds,
      lateSeconds: stop.lateSeconds,
      windowStart: ms(order?.windowStart ?? null),
      windowEnd: ms(order?.windowEnd ?? null),
      packages: order?.packages ?? 0,
      weightKg: order?.weightKg ?? 0,
    }
  })
  const byPackages =
    vehicle && vehicle.capacityPackages > 0 ? route.load.packages / vehicle.capacityPackages : 0
  const byWeight = vehicle && vehicle.capacityKg > 0 ? route.load.kg / vehicle.capacityKg : 0
  return {
    id: route.id,
    number: route.number,
    vehicle,
    name: vehicle?.driver?.name ?? vehicle?.name ?? `Route ${route.number}`,
    departAt: Date.parse(route.departAt),
    returnAt: Date.parse(route.returnAt),
    distanceMetres: route.distanceMetres,
    driveSeconds: route.driveSeconds,
    waitSeconds: route.waitSeconds,
    load: route.load,
    loadFraction: Math.max(byPackages, byWeight),
    efficiency: route.efficiency,
    stops,
    lateSeconds: Math.max(0, ...stops.map((s) => s.lateSeconds)),
  }
}

/** Joins by id; an order that has gone meanwhile keeps its place with what the plan knows. */
export function toPlanView(
  plan: PlanResponse,
  orders: readonly OrderItem[],
  vehicles: readonly VehicleItem[],
): PlanView {
  const orderById = new Map(orders.map((o) => [o.id, o]))
  const vehicleById = new Map(vehicles.map((v) => [v.id, v]))
  const routes = plan.routes
    .map((r) => toRoute(r, orderById, vehicleById))
    .toSorted((a, b) => a.number - b.number)
  return {
    routes,
    unserved: plan.unserved.map((u) => ({ ...u, order: orderById.get(u.orderId) ?? null })),
    late: routes
      .flatMap((r) => r.stops.filter((s) => s.lateSeconds > 0))
      .toSorted((a, b) => b.lateSeconds - a.lateSeconds),
    packages: routes.reduce((sum, r) => sum + r.load.packages, 0),
  }
}
