// The rest of a day on the road: each van's place and next free time, its stops ahead, and orders without a
// van.
import {
  NOTHING_DONE,
  openInOrder,
  type DistanceUnit,
  type DrivingSpeeds,
  type LiveResponse,
  type LiveRoute,
} from '@dropwise/contracts'
import { readUnits } from '../../platform/company-units.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { readSpeeds } from '../../platform/driving-speeds.ts'
import type { Member } from '../../platform/member.ts'
import { breakSpansOf } from '../../platform/van-day/breaks.ts'
import { readCrewDay, type CrewDay } from '../../platform/van-day/crew-rules.ts'
import { readVanDays } from '../../platform/van-day/read-van-days.ts'
import type { RestOfVanDay, VehicleLimits } from '../../platform/van-day/to-vehicle.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import { readZones, type Zones } from '../../platform/zones.ts'
import { readDone, readOrders, type DoneRow, type OrderRow } from './queries.ts'

/** Reads the live day as screens see it; injected by `modules.ts`. */
export type ReadLiveDay = (trx: Trx, tenantId: string, date: string, now: number) => Promise<LiveResponse>

/** A van of the day. */
export interface Van {
  vehicle: VanDay
  /** Null: it has no route on this day. */
  route: LiveRoute | null
  /** Limits of the run that planned its route. */
  run: Pick<VehicleLimits, 'rules' | 'adjustment'>
  /** Place and time where the van is free, and the used part of its limits. */
  rest: Omit<RestOfVanDay, 'onBoard'>
  /** Departure as dispatch ordered it, whatever the van's hours are; absent: by its hours. */
  startAt?: Date
  /** Orders ahead in driving order, without the stop at which the van stands. */
  openIds: string[]
  /** Orders ahead that wait at the depot for a later load, load by load. */
  laterLoads: string[][]
  /** Pickups on board that the van returns to the depot. */
  collected: OrderRow[]
}

export interface RestOfDay {
  date: string
  clock: number
  units: DistanceUnit
  /** The company's driving speeds. */
  speeds: DrivingSpeeds | null
  zones: Zones
  vans: Van[]
  orders: ReadonlyMap<string, OrderRow>
  crew: CrewDay
  /** Forecast start of service of stops ahead. */
  etaOf: ReadonlyMap<string, number>
}

/** The van's driver on this day. */
export const driverOf = ({ route, vehicle }: Pick<Van, 'route' | 'vehicle'>): string | null =>
  route?.driver?.id ?? vehicle.driverId

/** Reads the current state of a day. `orderIds` are open orders to include. */
export async function readRestOfDay(
  { asService, readLiveDay, now }: { asService: Scopes['asService']; readLiveDay: ReadLiveDay; now: number },
  { tenantId }: Pick<Member, 'tenantId'>,
  date: string,
  orderIds: readonly string[],
): Promise<RestOfDay> {
  return asService('read the rest of a day', async ({ trx }) => {
    const live = await readLiveDay(trx, tenantId, date, now)
    const clock = Date.parse(live.clock)
    const vehicles = await readVanDays(trx, tenantId, date)
    const doneOfDay = new Map(
      (await readDone(trx, tenantId, date, new Date(clock))).map((row) => [row.vehicleId, row]),
    )
    const stops = live.routes.flatMap((route) => route.stops)
    const ids = { askedIds: orderIds, routedIds: stops.map(({ orderId }) => orderId) }
    const orders = new Map((await readOrders(trx, tenantId, date, ids)).map((order) => [order.id, order]))
    const units = await readUnits(trx, tenantId)
    const speeds = await readSpeeds(trx, tenantId)
    const zones = await readZones(trx, tenantId)
    const vans = vehicles.flatMap(
      (vehicle) => toVan(vehicle, live, orders, { clock, done: doneOfDay.get(vehicle.id) }) ?? [],
    )
    const etaOf = new Map(
      stops.map((stop) => [stop.orderId, Date.parse(stop.etaAt ?? stop.plannedArriveAt)] as const),
    )
    const crew = await readCrewDay(
      trx,
      tenantId,
      date,
      vans.map((van) => ({ vehicleId: van.vehicle.id, driverId: driverOf(van) })),
    )
    return { date, clock, units, speeds, zones, vans, orders, crew, etaOf }
  })
}

/** Undefined for a van whose day is over or that has no driver. */
function toVan(
  vehicle: VanDay,
  live: LiveResponse,
  orders: ReadonlyMap<string, OrderRow>,
  {
    clock,
    done = { vehicleId: vehicle.id, ...NOTHING_DONE, breaks: [], rules: {}, adjustments: [] },
  }: { clock: number; done: DoneRow | undefined },
): Van | undefined {
  const routes = live.routes.filter(
    (route) => route.vehicle.id === vehicle.id && route.status !== 'cancelled',
  )
  const route = routes.find(({ status }) => status !== 'finished') ?? null
  if (!route && (routes.length > 0 || !vehicle.isActive || vehicle.isDriverOff)) return undefined
  const hasLeft = route?.status === 'started'
  const standing = route?.stops.find(({ status }) => status === 'arrived')
  const ahead = route ? openInOrder(route.stops).filter(({ status }) => status === 'pending') : []
  const last = route?.stops.findLast(({ status }) => status === 'served')
  const here = hasLeft ? (standing ?? route.position ?? last ?? vehicle.depot) : vehicle.depot
  const freeAt = standing ? serviceEnds(standing, clock) : clock
  return {
    vehicle,
    route,
    run: {
      rules: done.rules,
      adjustment: done.adjustments.find(({ vehicleId }) => vehicleId === vehicle.id),
    },
    rest: {
      from: { lat: here.lat, lng: here.lng },
      freeAt: new Date(freeAt),
      hasRoute: route !== null,
      hasLeft,
      done: {
        ...done,
        seconds: hasLeft ? Math.max(0, (freeAt - Date.parse(route.departAt)) / 1000) : 0,
      },
      breaksTaken: new Set([...done.breaks, ...breaksOver(vehicle, live.date, freeAt)]),
    },
    openIds: ahead.map(({ orderId }) => orderId),
    laterLoads: hasLeft ? laterLoadsOf(ahead, orders, clock) : [],
    collected: route ? collectedOf(route, orders) : [],
  }
}

/** Breaks that had to begin by now count as taken. */
function breaksOver(vehicle: VanDay, date: string, freeAt: number): number[] {
  const spans = breakSpansOf(vehicle, date)
  return spans.filter(({ to }) => to.getTime() < freeAt).map(({ id }) => id)
}

/** Orders ahead by load that a van on the road must still fetch. A reload is as late as the stop after it. */
function laterLoadsOf(
  ahead: LiveRoute['stops'],
  orders: ReadonlyMap<string, OrderRow>,
  clock: number,
): Van['laterLoads'] {
  const loads: string[][] = []
  for (const { orderId, etaAt, plannedArriveAt } of ahead) {
    const until = orders.get(orderId)?.reloadUntil?.getTime()
    const behind = etaAt ? Math.max(0, Date.parse(etaAt) - Date.parse(plannedArriveAt)) : 0
    if (until !== undefined && until + behind > clock) loads.push([])
    loads.at(-1)?.push(orderId)
  }
  return loads
}

/** When a standing van finishes its service, by the planned duration. */
function serviceEnds(stop: LiveRoute['stops'][number], clock: number): number {
  const arrivedAt = Date.parse(stop.arrivedAt ?? stop.plannedArriveAt)
  const windowStart = stop.windowStart ? Date.parse(stop.windowStart) : arrivedAt
  const planned = Date.parse(stop.plannedDepartAt) - Math.max(Date.parse(stop.plannedArriveAt), windowStart)
  return Math.max(clock, Math.max(arrivedAt, windowStart) + Math.max(0, planned))
}

function collectedOf(route: LiveRoute, orders: ReadonlyMap<string, OrderRow>): Van['collected'] {
  const doneOfDay = route.stops.filter(({ status }) => status === 'served' || status === 'arrived')
  return doneOfDay.flatMap(({ orderId }) => {
    const order = orders.get(orderId)
    // The delivery of a pair counts its load, so do not count the pickup too.
    return order?.type === 'pickup' && order.pair === null ? [order] : []
  })
}
