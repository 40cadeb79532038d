// Draws a plan's routes along the streets.
import { encodePolyline, type RoadEngine } from '@dropwise/roads'
import type { Run } from './prepare-run.ts'
import type { ProposedRoute } from './proposal.ts'

/** Adds to each route its polylines along the streets. */
export async function drawRoutes(
  deps: { roads: Pick<RoadEngine, 'route'> },
  run: Pick<Run, 'snapshot'>,
  { routes }: { routes: readonly ProposedRoute[] },
): Promise<void> {
  for (const route of routes) route.legs = await drawLegs(deps, run, route)
}

async function drawLegs(
  { roads }: { roads: Pick<RoadEngine, 'route'> },
  run: Pick<Run, 'snapshot'>,
  route: ProposedRoute,
): Promise<string[]> {
  const vehicle = run.snapshot.vehicles.find(({ id }) => id === route.vehicle_id)!
  const { depot: start, end } = vehicle
  const placeOf = new Map(run.snapshot.orders.map((order) => [order.id, order]))
  // A detour by the depot belongs to the leg of the stop after it.
  const ways = route.stops.map((stop) => {
    const place = placeOf.get(stop.order_id)!
    return stop.leg.some(({ kind }) => kind === 'reload') ? [start, place] : [place]
  })
  const { geometry } = await roads.route([start, ...ways.flat(), end], { profile: vehicle.roadProfile })
  let drawn = 0
  return [...ways, [end]].map((way) => {
    const lines = geometry.slice(drawn, drawn + way.length)
    drawn += way.length
    return encodePolyline(lines.flat())
  })
}
