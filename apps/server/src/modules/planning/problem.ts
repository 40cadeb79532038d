// The day's snapshot as a problem of the planner, and where each place stands in the matrix.
import { instantOf, MAX_SHIFT_SECONDS, parseClock, type PlanAdjustment } from '@dropwise/contracts'
import { MAX_VALUE, type Problem, type Vehicle } from '@dropwise/planner'
import type { Point } from '@dropwise/roads'
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

  return {
    matrices,
    vehicles: snapshot.vehicles.map((vehicle) => toVehicle(snapshot, vehicle, places, secondsAt)),
    orders: snapshot.orders.map((order) => ({
      id: order.id,
      location: places.ofOrder.get(order.id)!,
      service: order.serviceSeconds,
      setup: order.setupSeconds,
      windows: windowsOf(order, secondsAt),
      [order.type]: [order.packages, order.weightGrams],
      priority: order.priority,
      skills: order.skills,
    })),
    options: {
      fewestVehicles: snapshot.objective === 'vehicles',
      balance: snapshot.objective === 'balance' ? BALANCE_MINOR : 0,
    },
  }
}

/** A vehicle's day: its own limits, those of the run where they are tighter, and what was changed for this plan. */
function toVehicle(
  { date, depots, rules, adjustments }: Snapshot,
  vehicle: SnapshotVehicle,
  places: Places,
  secondsAt: (at: Date) => number,
): Vehicle {
  const place = places.ofDepot.get(vehicle.depotId)!
  const { timeZone } = depots.find(({ id }) => id === vehicle.depotId)!
  const atClock = (clock: string) => secondsAt(instantOf(date, parseClock(clock)!, timeZone))
  const own: Partial<PlanAdjustment> = adjustments.find(({ vehicleId }) => vehicleId === vehicle.id) ?? {}
  const opens = Math.max(
    atClock(vehicle.shiftStart),
    rules.notBefore === undefined ? 0 : atClock(rules.notBefore),
  )
  const from = own.startAt === undefined ? opens : Math.max(0, secondsAt(new Date(own.startAt)))
  const to = own.endAt === undefined ? atClock(vehicle.shiftEnd) : secondsAt(new Date(own.endAt))
  const maxStops = own.maxStops ?? rules.maxStops
  const maxSeconds =
    own.maxSeconds ?? Math.min(vehicle.maxShiftSeconds, rules.maxSeconds ?? MAX_SHIFT_SECONDS)
  return {
    id: vehicle.id,
    profile: vehicle.roadProfile,
    start: place,
    end: place,
    capacity: [
      own.packages ?? vehicle.capacityPackages,
      own.kg === undefined ? vehicle.capacityGrams : Math.round(own.kg * 1000),
    ],
    // A shift that would end before it starts is over at once: nothing fits into it.
    shift: [from, Math.max(from, to)],
    maxDuration: Math.min(maxSeconds, MAX_SHIFT_SECONDS),
    ...(maxStops === undefined ? {} : { maxStops }),
    costs: costsOf(vehicle),
    skills: [...new Set([...vehicle.skills, ...(own.skills ?? [])])],
  }
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

function windowsOf(order: SnapshotOrder, secondsAt: (at: Date) => number): [number, number][] {
  if (!order.windowStart && !order.windowEnd) return []
  const from = order.windowStart ? Math.max(0, secondsAt(order.windowStart)) : 0
  const to = order.windowEnd ? secondsAt(order.windowEnd) : MAX_VALUE
  // A window that closed before the day begins can never be met; the planner says so.
  return to >= from ? [[from, to]] : [[from, from]]
}
