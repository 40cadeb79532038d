// The last read day, and what of it the driver has seen.
import type { DriverDay, DriverRoute, DriverStop } from '@dropwise/contracts'
import { phoneDatabase, type StoredDay, type SeenRoute } from './database.ts'
import { announceChange } from './changes-of-phone.ts'
import { seenOf } from '../changes.ts'

export async function readStoredDay(userId: string): Promise<StoredDay | null> {
  const database = await phoneDatabase()
  const stored = await database.get('days', userId)
  return stored ? { ...stored, day: completed(stored.day) } : null
}

/** Fills fields that older app versions did not store. */
function completed(day: DriverDay): DriverDay {
  const routes = day.routes.map((route) => ({
    ...route,
    stops: route.stops.map((stop) => ({ ...LATER_LISTS, ...stop })),
  }))
  return { ...day, routes, rules: { ...LATER_RULES, ...day.rules } }
}
const LATER_RULES = { mayReorder: false, recipientCalls: 'off' } satisfies Partial<DriverDay['rules']>
const LATER_LISTS = {
  otherWindows: [],
  items: [],
  custom: [],
  attachments: [],
  isLocked: false,
  canCall: false,
} satisfies Partial<DriverStop>

/** A response requested before the stored one is older. */
export async function keepDay(userId: string, day: DriverDay, requestedAt: number): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('days', 'readwrite')
  const stored = await write.store.get(userId)
  if (!stored || stored.askedAt <= requestedAt) await write.store.put({ userId, day, askedAt: requestedAt })
  await write.done
  announceChange()
}

export async function readSeen(routeIds: readonly string[]): Promise<SeenRoute[]> {
  const database = await phoneDatabase()
  const seenRoutes = await Promise.all(routeIds.map((id) => database.get('seen', id)))
  return seenRoutes.filter((route) => route !== undefined)
}

/** Records that the driver saw the route in its current state. */
export async function markSeen(userId: string, route: DriverRoute, day: DriverDay): Promise<void> {
  const database = await phoneDatabase()
  await database.put('seen', seenOf(userId, route, day.rules.proof))
  announceChange()
}

/** Closes the bar; marks in the list stay. */
export async function markTold({ id, version }: DriverRoute): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('seen', 'readwrite')
  const seenRoute = await write.store.get(id)
  if (seenRoute) await write.store.put({ ...seenRoute, toldVersion: version })
  await write.done
  announceChange()
}

/** Records the driver's own reordering as seen; other changes stay marked. */
export async function markReordered(routeId: string, sequence: readonly string[]): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('seen', 'readwrite')
  const seenRoute = await write.store.get(routeId)
  if (seenRoute) await write.store.put({ ...seenRoute, stops: inWantedOrder(seenRoute.stops, sequence) })
  await write.done
  announceChange()
}

/** Unnamed stops keep their position. */
function inWantedOrder(stops: SeenRoute['stops'], sequence: readonly string[]): SeenRoute['stops'] {
  const remaining = sequence.filter((orderId) => orderId in stops)
  const remainingIds = new Set(remaining)
  const places = remaining[Symbol.iterator]()
  const ids = Object.keys(stops).map((orderId) =>
    remainingIds.has(orderId) ? (places.next().value ?? orderId) : orderId,
  )
  return Object.fromEntries(ids.flatMap((orderId) => (stops[orderId] ? [[orderId, stops[orderId]]] : [])))
}
