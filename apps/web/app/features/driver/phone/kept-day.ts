// The day as this phone last read it, and what of it the driver has seen.
import type { DriverDay, DriverRoute, DriverStop } from '@dropwise/contracts'
import { phoneDatabase, type KeptDay, type SeenRoute } from './database.ts'
import { tellChange } from './changes-of-phone.ts'
import { seenOf } from '../changes.ts'

export async function readKeptDay(userId: string): Promise<KeptDay | null> {
  const database = await phoneDatabase()
  const kept = await database.get('days', userId)
  return kept ? { ...kept, day: completed(kept.day) } : null
}

/** An older version of the app kept days without what came later. */
function completed(day: DriverDay): DriverDay {
  const routes = day.routes.map((route) => ({
    ...route,
    stops: route.stops.map((stop) => ({ ...LATER_LISTS, ...stop })),
  }))
  return { ...day, routes }
}
const LATER_LISTS = { otherWindows: [], items: [], custom: [] } satisfies Partial<DriverStop>

/** An answer that was asked for earlier than the kept one is older news. */
export async function keepDay(userId: string, day: DriverDay, askedAt: number): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('days', 'readwrite')
  const known = await write.store.get(userId)
  if (!known || known.askedAt <= askedAt) await write.store.put({ userId, day, askedAt })
  await write.done
  tellChange()
}

export async function readSeen(routeIds: readonly string[]): Promise<SeenRoute[]> {
  const database = await phoneDatabase()
  const seen = await Promise.all(routeIds.map((id) => database.get('seen', id)))
  return seen.filter((route) => route !== undefined)
}

/** The driver has looked at the route as it is now. */
export async function markSeen(userId: string, route: DriverRoute): Promise<void> {
  const database = await phoneDatabase()
  await database.put('seen', seenOf(userId, route))
  tellChange()
}
