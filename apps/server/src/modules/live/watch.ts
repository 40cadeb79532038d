// The watch over the day: hears which vehicle has news, looks at its route at most once a second, and writes what follows.
import type { Point } from '@dropwise/roads'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { park, unpark } from '../../platform/parked-work.ts'
import { crowSeconds } from './forecast.ts'
import {
  completeOrders,
  keepMemory,
  moveDeliveries,
  noteDriverNear,
  readWatched,
  ROUTE_UPDATE_KIND,
  routesOfVehicle,
  vehiclesWithNews,
  writeForecasts,
  writeRoute,
  writeStops,
} from './queries.ts'
import { watchRoute, type AskRoads, type Changes } from './watch-route.ts'

/** Told by the statement that stores fixes. */
export const POSITIONS_CHANNEL = 'positions'
/** Told after each look that changed something: `{ tenantId, routeId, deliveryIds }`. */
export const ROUTE_MOVED_CHANNEL = 'route_moved'
/** Told when recipients are to be told that their driver is near: `{ tenantId }`. */
export const DRIVER_NEAR_CHANNEL = 'driver_near'

/** Least time between two looks at one vehicle, in milliseconds: what the screens can use. */
const LOOK_EVERY_MS = 1_000
/** Vehicles looked at side by side: each look holds a connection for a moment. */
const LOOKS_AT_ONCE = 3
/** What was missed (a lost line, a restart) is found this often, in milliseconds. */
const SWEEP_MS = 20_000
/** An announcement holds so many ids at most. */
const MOST_IDS = 150
/** Two workers that looked at once: the later one looks again. */
const TRIES = 3

const news = z.object({ tenantId: z.uuid(), vehicleId: z.uuid() })
type News = z.output<typeof news>

type WatchPlatform = Pick<Platform, 'asService' | 'hub' | 'log' | 'roads' | 'clock'>

/** Takes up the watch. */
export async function startWatch(platform: WatchPlatform): Promise<void> {
  const queue = new LookQueue((one) => lookAtVehicle(platform, one), platform)
  const sweep = async () => {
    const missed = await platform.asService('missed positions', ({ trx }) => vehiclesWithNews(trx))
    for (const one of missed) queue.add(one)
  }
  await platform.hub.listen(POSITIONS_CHANNEL, {
    hear: (payload) => queue.add(news.parse(payload)),
    catchUp: sweep,
  })
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => platform.log.warn({ err: error }, 'sweep of positions'))
  }, SWEEP_MS)
  timer.unref()
  await sweep()
}

/** Vehicles with news, each at most once a second, a few at once. */
class LookQueue {
  readonly #look: (one: News) => Promise<void>
  readonly #platform: Pick<WatchPlatform, 'asService' | 'log' | 'clock'>
  readonly #waiting = new Map<string, News>()
  readonly #lastLook = new Map<string, number>()
  readonly #busy = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    look: (one: News) => Promise<void>,
    platform: Pick<WatchPlatform, 'asService' | 'log' | 'clock'>,
  ) {
    this.#look = look
    this.#platform = platform
  }

  add(one: News): void {
    this.#waiting.set(`${one.tenantId} ${one.vehicleId}`, one)
    this.#run()
  }

  #run(): void {
    clearTimeout(this.#timer)
    const now = this.#platform.clock.elapsed()
    let soonest = Infinity
    for (const [key, one] of this.#waiting) {
      if (this.#busy.size >= LOOKS_AT_ONCE) return
      const wait = (this.#lastLook.get(key) ?? -Infinity) + LOOK_EVERY_MS - now
      if (this.#busy.has(key)) continue
      if (wait > 0) soonest = Math.min(soonest, wait)
      else this.#start(key, one, now)
    }
    if (soonest < Infinity) {
      this.#timer = setTimeout(() => this.#run(), soonest)
      this.#timer.unref()
    }
  }

  #start(key: string, one: News, now: number): void {
    this.#waiting.delete(key)
    this.#busy.add(key)
    this.#lastLook.set(key, now)
    this.#look(one)
      .catch((error: unknown) => this.#fail(one, error))
      .finally(() => {
        this.#busy.delete(key)
        this.#run()
      })
  }

  /** Parked, so that the sweep passes this vehicle by for a while; its next fix is looked at all the same. */
  async #fail({ tenantId, vehicleId }: News, error: unknown): Promise<void> {
    this.#platform.log.error({ err: error, tenantId, vehicleId }, 'route update')
    await park(this.#platform, ROUTE_UPDATE_KIND, { tenantId, id: vehicleId }, error).catch(
      (failure: unknown) => this.#platform.log.warn({ err: failure, vehicleId }, 'parking a route update'),
    )
  }
}

/** Looks at the routes that a vehicle's news belong to. Exported for tests and for whoever cannot wait for the announcement. */
export async function lookAtVehicle(platform: WatchPlatform, { tenantId, vehicleId }: News): Promise<void> {
  const routes = await platform.asService('routes of a vehicle', ({ trx }) =>
    routesOfVehicle(trx, tenantId, vehicleId),
  )
  for (const routeId of routes) await lookAtRoute(platform, { tenantId, vehicleId }, routeId)
}

async function lookAtRoute(
  platform: WatchPlatform,
  { tenantId, vehicleId }: News,
  routeId: string,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const route = await platform.asService('watch a route', ({ trx }) => readWatched(trx, tenantId, routeId))
    const changes = route ? await watchRoute(route, askRoads(platform)) : null
    if (!route || !changes) return
    const isKept = await platform.asService('write what a route did', async ({ trx, announce }) => {
      if (!(await keepMemory(trx, route, changes.result))) return false
      await write(trx, tenantId, routeId, changes)
      await unpark(trx, ROUTE_UPDATE_KIND, { tenantId, id: vehicleId })
      announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId, deliveryIds: changes.touched.slice(0, MOST_IDS) })
      if (changes.near.length > 0) announce(DRIVER_NEAR_CHANNEL, { tenantId })
      return true
    })
    if (isKept) return
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
  await writeForecasts(trx, tenantId, changes.forecasts)
  for (const wave of changes.waves) await moveDeliveries(trx, tenantId, wave)
  await completeOrders(trx, tenantId, changes.completedOrders)
  await noteDriverNear(trx, tenantId, changes.near, new Date(changes.clock).toISOString())
}

/** Road time between two places; crow flight where no engine answers, since a forecast is better than none. */
function askRoads({ roads, log }: Pick<WatchPlatform, 'roads' | 'log'>): AskRoads {
  return async (from, to) => {
    const points: Point[] = [from, to].map(({ lat, lng }) => ({ lat, lng }))
    try {
      const table = await roads.table(points, { sources: [0], destinations: [1] })
      const seconds = table.durations[0]
      if (seconds !== undefined && seconds < 86_400) return seconds
    } catch (error) {
      log.debug({ err: error }, 'no road time')
    }
    return crowSeconds(from, to)
  }
}
