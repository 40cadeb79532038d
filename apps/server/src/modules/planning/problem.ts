// The day's snapshot as a problem of the planner, and where each place stands in the matrix.
import {
  addDays,
  instantOf,
  MAX_SHIFT_SECONDS,
  parseClock,
  spanOf,
  type DayString,
  type PlanAdjustment,
} from '@dropwise/contracts'
import { MAX_VALUE, type Break, type Order, type Problem, type Vehicle, type Window } from '@dropwise/planner'
import type { Point } from '@dropwise/roads'
import { amountsOf, Loads, pairsOf, reloadsOf, vehicleRules } from '../../platform/planning-rules.ts'
import type { Matrices } from './matrix.ts'
import type { Snapshot, SnapshotDepot, SnapshotOrder, SnapshotVehicle } from './snapshot.ts'

/** What an hour of a route's length weighs, squared, when days are to grow alike: minor units for each hour². */
const BALANCE_MINOR = 200

/** Places of a day, each once, with the way to find a depot's and an order's. */
export interface Places {
  points: Point[]
  ofDepot: ReadonlyMap<string, number>
  ofOrder: ReadonlyMap<string, number>
}

/** Orders at one door share a place: nobody drives between them, and set-up time comes once. */
export function listPlaces(depots: readonly SnapshotDepot[], orders: readonly SnapshotOrder[]): Places {
  const points: Point[] = []
  const known = new Map<string, number>()
  const placeOf = ({ lat, lng }: { lat: number; lng: number }): number => {
    const key = `${lat},${lng}`
    const place = known.get(key)
    if (place !== undefined) return place
    known.set(key, points.length)
    points.push({ lat, lng })
    return points.length - 1
  }
  const ofDepot = new Map(depots.map((depot) => [depot.id, placeOf(depot)]))
  const ofOrder = new Map(orders.map((order) => [order.id, placeOf(order)]))
  return { points, ofDepot, ofOrder }
}

/** The instant that the problem's second 0 stands for: midnight of the day, in the depots' earliest zone. */
export function originOf({ date, depots }: Pick<Snapshot, 'date' | 'depots'>): Date {
  return new Date(Math.min(...depots.map((depot) => instantOf(date, 0, depot.timeZone).getTime())))
}

/** A run as the planner takes it: whole seconds since `originOf`, metres, pieces and grams. */
export function toProblem(snapshot: Snapshot, places: Places, matrices: Matrices): Problem {
  const origin = originOf(snapshot).getTime()
  const secondsAt = (at: Date) => Math.round((at.getTime() - origin) / 1000)
  const loads = new Loads(snapshot.orders)
  const partners = pairsOf(snapshot.orders)

  return {
    matrices,
    vehicles: snapshot.vehicles.map((vehicle) => toVehicle(snapshot, vehicle, { places, secondsAt, loads })),
    orders: snapshot.orders.map((order) => {
      const partner = partners.get(order.id)
      return {
        id: order.id,
        location: places.ofOrder.get(order.id)!,
        service: order.serviceSeconds,
        setup: order.setupSeconds,
        ...windowsOf(order, secondsAt),
        ...amountsOf(order, partner, loads),
        skills: order.skills,
        ...vehicleRules(order, order.pair !== null && !partner, snapshot),
      }
    }),
    options: {
      fewestVehicles: snapshot.objective === 'vehicles',
      // Even days are the shorter ones too.
      balance: snapshot.objective === 'balance' || snapshot.objective === 'finish' ? BALANCE_MINOR : 0,
    },
  }
}

/** A vehicle's day: its own limits, those of the run where they are tighter, and what was changed for this plan. */
function toVehicle(
  { date, depots, rules, adjustments }: Snapshot,
  vehicle: SnapshotVehicle,
  { places, secondsAt, loads }: { places: Places; secondsAt: (at: Date) => number; loads: Loads },
): Vehicle {
  const depotOf = (depotId: string) => depots.find(({ id }) => id === depotId)!
  const { timeZone } = depotOf(vehicle.depotId)
  const atClock = (clock: string) => secondsAt(instantOf(date, parseClock(clock)!, timeZone))
  const shift = spanOf(date, vehicle.shiftStart, vehicle.shiftEnd, timeZone)
  const own: Partial<PlanAdjustment> = adjustments.find(({ vehicleId }) => vehicleId === vehicle.id) ?? {}
  const start = hoursOf(depotOf(vehicle.depotId), date)
  const end = hoursOf(depotOf(vehicle.endDepotId ?? vehicle.depotId), date)
  const opens = Math.max(
    secondsAt(shift.from),
    rules.notBefore === undefined ? 0 : atClock(rules.notBefore),
    start ? secondsAt(start.from) : 0,
  )
  const closes = Math.min(secondsAt(shift.to), end ? secondsAt(end.to) : Infinity)
  const from = own.startAt === undefined ? opens : Math.max(0, secondsAt(new Date(own.startAt)))
  const to = own.endAt === undefined ? closes : secondsAt(new Date(own.endAt))
  const maxStops = own.maxStops ?? leastOf(rules.maxStops, vehicle.maxStops)
  const [packages, grams, ...roomLoads] = loads.capacityOf(vehicle)
  const maxSeconds =
    own.maxSeconds ?? Math.min(vehicle.maxShiftSeconds, rules.maxSeconds ?? MAX_SHIFT_SECONDS)
  return {
    id: vehicle.id,
    profile: vehicle.roadProfile,
    start: places.ofDepot.get(vehicle.depotId)!,
    end: places.ofDepot.get(vehicle.endDepotId ?? vehicle.depotId)!,
    capacity: [
      own.packages ?? packages!,
      own.kg === undefined ? grams! : Math.round(own.kg * 1000),
      ...roomLoads,
    ],
    // A shift that would end before it starts is over at once: nothing fits into it.
    shift: [from, Math.max(from, to)],
    maxDuration: Math.min(maxSeconds, MAX_SHIFT_SECONDS),
    ...(maxStops === undefined ? {} : { maxStops }),
    ...(vehicle.maxDistanceMetres === null ? {} : { maxDistance: vehicle.maxDistanceMetres }),
    ...reloadsOf(vehicle, places.ofDepot.get(vehicle.depotId)!),
    ...(vehicle.breaks.length === 0 ? {} : { breaks: toBreaks(vehicle, date, timeZone, secondsAt) }),
    costs: costsOf(vehicle),
    skills: [...new Set([...vehicle.skills, ...(own.skills ?? [])])],
  }
}

/** When a depot is open on a day; null where it always is. */
function hoursOf({ opensAt, closesAt, timeZone }: SnapshotDepot, date: DayString) {
  return opensAt === null || closesAt === null ? null : spanOf(date, opensAt, closesAt, timeZone)
}

function leastOf(...limits: readonly (number | null | undefined)[]): number | undefined {
  const named = limits.filter((limit) => limit !== null && limit !== undefined)
  return named.length > 0 ? Math.min(...named) : undefined
}

/** Breaks on the day of the shift; on a shift over midnight, those before its start belong to the morning after. */
function toBreaks(
  { breaks, shiftStart }: SnapshotVehicle,
  date: DayString,
  timeZone: string,
  secondsAt: (at: Date) => number,
): Break[] {
  return breaks.map(({ from, to, minutes }, index) => {
    const day = from < shiftStart.slice(0, 5) ? addDays(date, 1) : date
    const span = spanOf(day, from, to, timeZone)
    return {
      id: index + 1,
      windows: [[secondsAt(span.from), secondsAt(span.to)]],
      service: minutes * 60,
    }
  })
}

/**
 * A driver is paid from leaving the depot to coming back, waiting included. On the 200-order example that makes 5 routes,
 * 19.8 paid hours and 117 km; a price on driving alone made 5 routes, 26.6 hours (7.2 of them waiting) and 106 km.
 */
function costsOf(vehicle: SnapshotVehicle) {
  return {
    fixed: vehicle.costFixedMinor,
    perHour: 0,
    perKm: vehicle.costPerKmMinor,
    perPaidHour: vehicle.costPerHourMinor,
  }
}

/** Windows that hold, or such as may be missed at their price: the price is that of coming after the last of them. */
function windowsOf(
  order: SnapshotOrder,
  secondsAt: (at: Date) => number,
): Pick<Order, 'windows' | 'promise'> {
  if (!order.windowStart && !order.windowEnd) return { windows: [] }
  const from = order.windowStart ? Math.max(0, secondsAt(order.windowStart)) : 0
  // A window that closed before the day begins can never be met; the planner says so.
  const to = Math.max(from, order.windowEnd ? secondsAt(order.windowEnd) : MAX_VALUE)
  const others = order.otherWindows.map(({ from: opens, to: closes }): Window => {
    const start = Math.max(0, secondsAt(new Date(opens)))
    return [start, Math.max(start, secondsAt(new Date(closes)))]
  })
  const windows = [[from, to] satisfies Window, ...others].toSorted((a, b) => a[0] - b[0])
  if (order.lateMinor === 0) return { windows }
  const [first, last] = [windows[0]!, windows.at(-1)!]
  return {
    windows: [...windows.slice(0, -1), [last[0], MAX_VALUE]],
    promise: { window: [first[0], last[1]], price: order.lateMinor },
  }
}
