// Proposed routes of a snapshot as the simulator takes them. Pure.
import { atMapSpeed, roadsBetween, type DayString, type DrivingSpeeds } from '@dropwise/contracts'
import type { Roads } from '@dropwise/planner/clock'
import { shiftOf } from '../../../platform/van-day/to-vehicle.ts'
import { windowAt, type ProposedRoute } from '../proposal.ts'
import type { Snapshot } from '../snapshot.ts'
import type { RouteToSimulate } from './noisy-days.ts'

/** Converts routes of one snapshot without changing it. */
export function simulationOf(snapshot: Snapshot): (route: ProposedRoute) => RouteToSimulate {
  const orders = new Map(snapshot.orders.map((order) => [order.id, order]))
  const shiftEnds = new Map(snapshot.vehicles.map((van) => [van.id, shiftEndOf(van, snapshot)]))
  return (route) => ({
    vehicleId: route.vehicle_id,
    departAt: Date.parse(route.depart_at),
    returnLeg: atMapSpeed(route.return_leg),
    shiftEndsAt: shiftEnds.get(route.vehicle_id) ?? null,
    stops: route.stops.map((stop) => {
      const serviceAt = Date.parse(stop.service_at)
      const window = windowAt(orders.get(stop.order_id)!, serviceAt)
      return {
        orderId: stop.order_id,
        leg: atMapSpeed(stop.leg),
        opensAt: window.from,
        closesAt: window.to,
        serviceMs: Date.parse(stop.depart_at) - serviceAt,
      }
    }),
  })
}

/** When a vehicle's shift ends, in milliseconds since 1970. */
export function shiftEndOf(
  van: Snapshot['vehicles'][number],
  { date, plannedAt, rules, adjustments }: Pick<Snapshot, 'date' | 'plannedAt' | 'rules' | 'adjustments'>,
): number {
  const adjustment = adjustments.find(({ vehicleId }) => vehicleId === van.id)
  const secondsAt = (at: Date) => at.getTime() / 1000
  return shiftOf(van, { date, secondsAt, plannedAt }, { rules, adjustment })[1] * 1000
}

const DAY_MS = 86_400_000

/** Traffic from the day before, which has begun in every time zone, until the night after. */
export function roadsOfDay(speeds: DrivingSpeeds | null, date: DayString): Roads {
  const midnight = Date.parse(date)
  return roadsBetween(speeds, midnight - DAY_MS, midnight + 3 * DAY_MS)
}
