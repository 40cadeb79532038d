// A plan as a VROOM problem whose vehicles carry their routes as steps, so that another program can check or improve it.
import { instantOf, parseClock } from '@dropwise/contracts'
import type { ExportedDay, ExportedOrder, ExportedRoute } from './read-day.ts'

/** VROOM's costs are whole numbers: minor units an hour, and a kilometre. */
export function writeVroomProblem(day: ExportedDay): string {
  const orders = [
    ...day.routes.flatMap((route) => route.stops.map(({ order }) => order)),
    ...day.unserved.map(({ order }) => order),
  ]
  // VROOM numbers jobs and skills.
  const jobIds = new Map(orders.map((order, index) => [order.id, index + 1]))
  const skills = [
    ...new Set([...orders, ...day.routes.map(({ vehicle }) => vehicle)].flatMap((item) => item.skills)),
  ]
  const skillIds = (names: readonly string[]) => names.map((name) => skills.indexOf(name) + 1)
  const vehicles = day.routes.map((route) => ({
    ...vehicleOf(route, day),
    skills: skillIds(route.vehicle.skills),
    steps: [
      { type: 'start' },
      ...route.stops.map(({ order }) => ({ type: 'job', id: jobIds.get(order.id) })),
      { type: 'end' },
    ],
  }))
  const jobs = orders.map((order) => ({
    id: jobIds.get(order.id),
    ...jobOf(order),
    skills: skillIds(order.skills),
  }))
  return JSON.stringify({ vehicles, jobs })
}

function vehicleOf({ number, vehicle, depot }: ExportedRoute, { date }: ExportedDay) {
  const place = [depot.lng, depot.lat]
  const second = (clock: string) => unixSeconds(instantOf(date, parseClock(clock) ?? 0, depot.timeZone))
  return {
    id: number,
    description: `${vehicle.name}, ${vehicle.registration}`,
    profile: vehicle.roadProfile,
    start: place,
    end: place,
    capacity: [vehicle.capacityPackages, vehicle.capacityGrams],
    time_window: [second(vehicle.shiftStart), second(vehicle.shiftEnd)],
    costs: {
      fixed: vehicle.costFixedMinor,
      per_hour: vehicle.costPerHourMinor,
      per_km: vehicle.costPerKmMinor,
    },
  }
}

function jobOf(order: ExportedOrder) {
  const { windowStart, windowEnd } = order
  /** Seconds that VROOM takes for ever. */
  const [always, never] = [0, 2 ** 32 - 1]
  return {
    description: order.reference,
    location: [order.lng, order.lat],
    setup: order.setupSeconds,
    service: order.serviceSeconds,
    [order.type]: [order.packages, order.weightGrams],
    priority: order.priority,
    ...(windowStart || windowEnd
      ? {
          time_windows: [
            [windowStart ? unixSeconds(windowStart) : always, windowEnd ? unixSeconds(windowEnd) : never],
          ],
        }
      : {}),
  }
}

function unixSeconds(at: Date): number {
  return Math.round(at.getTime() / 1000)
}
