// Follows the day: listens for vehicles with new positions, updates their routes at most once a second, and
// writes the results.
import type { Point } from '@dropwise/roads'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { followedVehicles, waitingVehicles } from '../../platform/metrics.ts'
import { park, unpark } from '../../platform/parked-work.ts'
import { moveDeliveries, POSITIONS_CHANNEL, ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import { crowSeconds } from './forecast.ts'
import {
  readRouteSnapshot,
  ROUTE_UPDATE_KIND,
  listPendingRoutes,
  listQuietRoutes,
  listPendingVehicles,
} from './update-queries.ts'
import {
  completeOrders,
  saveTrackingState,
  noteDriverNear,
  warnDispatch,
  writeForecasts,
  writeRanges,
  writeRoute,
  writeStops,
} from './write-queries.ts'
import { updateRoute, type AskRoads, type Changes } from './update-route.ts'
import { watchZones } from './watch-zones.ts'

/** Least milliseconds between two updates of one vehicle, which is enough for screens. */
const UPDATE_EVERY_MS = 1_000
/** Vehicles updated in parallel; each holds a connection. */
const CONCURRENT_UPDATES = 3
/** Milliseconds between sweeps for missed positions (a lost connection, a restart). */
const SWEEP_MS = 20_000
/** Milliseconds between updates of silent routes. People do not act on less than a minute. */
const CARRY_MS = 60_000
/** Maximum number of ids in an announcement. */
const MAX_IDS = 150
/** Attempts to write a route: if another worker wrote it first, this one reads again. */
const TRIES = 3

const pendingVehicle = z.object({ tenantId: z.uuid(), vehicleId: z.uuid() })
type PendingVehicle = z.output<typeof pendingVehicle>

type UpdatePlatform = Pick<Platform, 'asService' | 'hub' | 'log' | 'roads' | 'clock' | 'followers'>

/** Starts following the day on this worker. */
export async function startRouteUpdates(platform: UpdatePlatform): Promise<void> {
  const { followers, log } = platform
  const queue = new RouteUpdateQueue((vehicle) => updateRoutesOfVehicle(platform, vehicle), platform)
  const sweep = async () => {
    const pendingVehicles = await platform.asService('missed positions', ({ trx }) =>
      listPendingVehicles(trx, followers.listOthers()),
    )
    for (const vehicle of pendingVehicles) queue.add(vehicle)
  }
  const sweepSafely = () => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'sweep of positions'))
  }
  await platform.hub.listen(POSITIONS_CHANNEL, {
    hear(payload) {
      const vehicle = pendingVehicle.parse(payload)
      if (followers.follows(vehicle.tenantId)) queue.add(vehicle)
    },
    catchUp: sweep,
  })
  followers.onGain(sweepSafely)
  const timer = setInterval(sweepSafely, SWEEP_MS)
  timer.unref()
  const carry = setInterval(() => {
    carryQuietRoutes(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'carrying quiet routes forward'),
    )
  }, CARRY_MS)
  carry.unref()
  await sweep()
}

/** Carries silent vans' days forward by the clock. Exported for tests. */
export async function carryQuietRoutes(platform: UpdatePlatform): Promise<void> {
  const quiet = await platform.asService('quiet routes', ({ trx }) =>
    listQuietRoutes(trx, new Date(platform.clock.now())),
  )
  for (const { id, clock, ...vehicle } of quiet.filter(({ tenantId }) =>
    platform.followers.follows(tenantId),
  ))
    await updateOneRoute(platform, vehicle, id, clock)
}

/** Queue of vehicles with new positions, each at most once a second, a few at a time. */
class RouteUpdateQueue {
  readonly #update: (vehicle: PendingVehicle) => Promise<void>
  readonly #platform: Pick<UpdatePlatform, 'asService' | 'log' | 'clock'>
  readonly #waiting = new Map<string, PendingVehicle>()
  readonly #lastUpdate = new Map<string, number>()
  readonly #busy = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    visit: (vehicle: PendingVehicle) => Promise<void>,
    platform: Pick<UpdatePlatform, 'asService' | 'log' | 'clock'>,
  ) {
    this.#update = visit
    this.#platform = platform
  }

  add(vehicle: PendingVehicle): void {
    this.#waiting.set(`${vehicle.tenantId} ${vehicle.vehicleId}`, vehicle)
    waitingVehicles.set(this.#waiting.size)
    this.#run()
  }

  #run(): void {
    clearTimeout(this.#timer)
    const now = this.#platform.clock.elapsed()
    let soonest = Infinity
    for (const [key, vehicle] of this.#waiting) {
      if (this.#busy.size >= CONCURRENT_UPDATES) return
      const wait = (this.#lastUpdate.get(key) ?? -Infinity) + UPDATE_EVERY_MS - now
      if (this.#busy.has(key)) continue
      if (wait > 0) soonest = Math.min(soonest, wait)
      else this.#start(key, vehicle, now)
    }
    if (soonest < Infinity) {
      this.#timer = setTimeout(() => this.#run(), soonest)
      this.#timer.unref()
    }
  }

  #start(key: string, vehicle: PendingVehicle, now: number): void {
    this.#waiting.delete(key)
    waitingVehicles.set(this.#waiting.size)
    this.#busy.add(key)
    this.#lastUpdate.set(key, now)
    this.#update(vehicle)
      .then(() => followedVehicles.labels('done').inc())
      .catch((error: unknown) => this.#fail(vehicle, error))
      .finally(() => {
        this.#busy.delete(key)
        this.#run()
      })
  }

  /** Parks the vehicle, so that sweeps skip it for a while; a new position still updates it. */
  async #fail({ tenantId, vehicleId }: PendingVehicle, error: unknown): Promise<void> {
    followedVehicles.labels('failed').inc()
    this.#platform.log.error({ err: error, tenantId, vehicleId }, 'route update')
    await park(this.#platform, ROUTE_UPDATE_KIND, { tenantId, id: vehicleId }, error).catch(
      (failure: unknown) => this.#platform.log.warn({ err: failure, vehicleId }, 'parking a route update'),
    )
  }
}

/** Updates the routes of a vehicle's new positions. Exported for tests. */
export async function updateRoutesOfVehicle(
  platform: UpdatePlatform,
  { tenantId, vehicleId }: PendingVehicle,
): Promise<void> {
  const routes = await platform.asService('routes of a vehicle', async ({ trx }) => {
    await watchZones(trx, tenantId, vehicleId)
    return listPendingRoutes(trx, tenantId, vehicleId)
  })
  for (const routeId of routes) await updateOneRoute(platform, { tenantId, vehicleId }, routeId)
}

async function updateOneRoute(
  platform: UpdatePlatform,
  { tenantId, vehicleId }: PendingVehicle,
  routeId: string,
  quietAt: number | null = null,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const route = await platform.asService('read a route', ({ trx }) =>
      readRouteSnapshot(trx, tenantId, routeId),
    )
    const changes = route ? await updateRoute(route, askRoads(platform), quietAt) : null
    if (!route || !changes) return
    const isSaved = await platform.asService('write what a route did', async ({ trx, announce }) => {
      if (!(await saveTrackingState(trx, route, changes.result))) return false
      await write(trx, tenantId, routeId, changes)
      await unpark(trx, ROUTE_UPDATE_KIND, { tenantId, id: vehicleId })
      announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId, deliveryIds: changes.touched.slice(0, MAX_IDS) })
      return true
    })
    if (isSaved) return
  }
}

async function write(
  trx: Parameters<typeof writeRoute>[0],
  tenantId: string,
  routeId: string,
  changes: Changes,
): Promise<void> {
  if (changes.route) await writeRoute(trx, tenantId, routeId, changes.route)
  await writeStops(trx, tenantId, changes.stops)
  await writeRanges(trx, tenantId, changes.recordedRanges)
  await writeForecasts(trx, tenantId, changes.forecasts)
  for (const transition of changes.transitions) await moveDeliveries(trx, tenantId, transition)
  await completeOrders(trx, tenantId, changes.completedOrders)
  await warnDispatch(trx, tenantId, changes.warnings)
  await noteDriverNear(trx, tenantId, changes.near, new Date(changes.clock).toISOString())
}

/** Road time between two places; straight line when no engine answers, since that still gives a forecast. */
function askRoads({ roads, log }: Pick<UpdatePlatform, 'roads' | 'log'>): AskRoads {
  return async (from, to, profile) => {
    const points: Point[] = [from, to].map(({ lat, lng }) => ({ lat, lng }))
    try {
      const table = await roads.table(points, { sources: [0], destinations: [1], profile })
      const seconds = table.durations[0]
      if (seconds !== undefined && seconds < 86_400) return seconds
    } catch (error) {
      log.debug({ err: error }, 'no road time')
    }
    return crowSeconds(from, to)
  }
}
