// Turns a day's snapshot into the planner's problem, with each place's index in the matrix.
import { instantOf } from '@dropwise/contracts'
import { MAX_VALUE, type Order, type Problem } from '@dropwise/planner'
import {
  amountsOf,
  Loads,
  pairsOf,
  sequencesOf,
  vehicleRules,
  windowsOf,
} from '../../platform/planning-rules.ts'
import { plannerTraffic } from '../../platform/driving-speeds.ts'
import { Places } from '../../platform/van-day/places.ts'
import { toVehicle } from '../../platform/van-day/to-vehicle.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import type { Matrices } from './matrix.ts'
import type { Snapshot, SnapshotOrder } from './snapshot.ts'

/** Weight of a squared hour of a route for even days: minor units for each hour². */
const BALANCE_MINOR = 200

/** Places of a day: starts and ends of vehicles, then orders. */
export function listPlaces({ vehicles, orders }: Pick<Snapshot, 'vehicles' | 'orders'>): Places {
  const places = new Places()
  for (const { depot, end } of vehicles) for (const place of [depot, end]) places.indexOf(place)
  for (const order of orders) places.indexOf(order)
  return places
}

/** Instant of the problem's second 0: midnight of the day in the earliest time zone of its depots. */
export function originOf({ date, vehicles }: Pick<Snapshot, 'date' | 'vehicles'>): Date {
  const zones = vehicles.flatMap(({ depot, end }: VanDay) => [depot.timeZone, end.timeZone])
  return new Date(Math.min(...zones.map((timeZone) => instantOf(date, 0, timeZone).getTime())))
}

/**
 * A run in the planner's units: whole seconds since `originOf`, metres, pieces and grams. Days that are planned
 * together share their dimensions of load and the vehicles whose depots give the midnight.
 */
export function toProblem(
  snapshot: Snapshot,
  places: Places,
  matrices: Matrices,
  {
    loads = new Loads(snapshot.orders),
    clocks = snapshot.vehicles,
  }: { loads?: Loads; clocks?: VanDay[] } = {},
): Problem {
  const { date, plannedAt, rules, adjustments, vehicles, orders, objective } = snapshot
  const origin = originOf({ date: snapshot.date, vehicles: clocks }).getTime()
  const secondsAt = (at: Date) => Math.round((at.getTime() - origin) / 1000)
  const partners = pairsOf(orders)
  const sequenceOf = sequencesOf(orders)
  const frame = {
    date,
    secondsAt,
    placeOf: (place: { lat: number; lng: number }) => places.indexOf(place),
    loads,
    plannedAt,
  }

  return {
    matrices,
    vehicles: vehicles.map((van) =>
      toVehicle(van, frame, {
        rules,
        adjustment: adjustments.find(({ vehicleId }) => vehicleId === van.id),
      }),
    ),
    orders: orders.map((order) => {
      const partner = partners.get(order.id)
      return {
        id: order.id,
        location: places.indexOf(order),
        service: order.serviceSeconds,
        setup: order.setupSeconds,
        ...promisedOf(order, secondsAt),
        ...amountsOf(order, partner, loads),
        ...sequenceOf(order),
        skills: order.skills,
        ...vehicleRules(order, order.pair !== null && !partner, snapshot),
      }
    }),
    options: {
      ...plannerTraffic(snapshot.speeds, origin),
      fewestVehicles: objective === 'vehicles',
      // Even days also start from shorter ones.
      balance: objective === 'balance' || objective === 'finish' ? BALANCE_MINOR : 0,
    },
  }
}

/** Hard windows, or soft ones with the price of arriving after the last of them. */
function promisedOf(
  order: SnapshotOrder,
  secondsAt: (at: Date) => number,
): Pick<Order, 'windows' | 'promise'> {
  const windows = windowsOf(order, secondsAt)
  const [first, last] = [windows[0], windows.at(-1)]
  if (order.lateMinor === 0 || !first || !last) return { windows }
  return {
    windows: [...windows.slice(0, -1), [last[0], MAX_VALUE]],
    promise: { window: [first[0], last[1]], price: order.lateMinor },
  }
}
