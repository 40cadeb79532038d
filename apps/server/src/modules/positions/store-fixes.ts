// Stores fixes: the positions, then the vehicle's latest position in the main database. The second step may be
// repeated: a sender that got no answer sends again, and its fixes, stored already, still move the vehicle.
import type { Work } from '../../platform/db/scope.ts'
import { insertFixes, removeSimulated } from '../../platform/positions/queries.ts'
import { areApart } from '../../platform/positions/run.ts'
import type { ReceivedFix } from './fix.ts'
import { findSender, moveVehicle, type Sender, type Source, type Stored, type Storing } from './queries.ts'

/**
 * Stores fixes of one vehicle once each. Replaces its latest position only by a newer one, and counts late
 * fixes. Refuses fixes after `latest`, except from simulators, whose future positions a real sender replaces.
 * Returns null for an unknown token. `counts` resolves with the commit, or earlier if the caller awaits it.
 */
export async function storeFixes(
  { trx, withCommit }: Pick<Work, 'trx' | 'withCommit'>,
  sender: Sender,
  source: Source,
  fixes: readonly (ReceivedFix & { eventId?: string })[],
  latest: Date,
): Promise<Storing | null> {
  const vehicle = await findSender(trx, sender)
  if (!vehicle) return null
  const { isSimulator, hasRealSender, simulatedAt } = vehicle
  const isAhead = !isSimulator && fixes.some(({ at }) => at > latest.getTime())
  const isRefused = isAhead || (isSimulator && hasRealSender)
  if (fixes.length === 0 || isRefused)
    return { counts: Promise.resolve({ stored: 0, duplicates: fixes.length }), isAhead }
  if (!isSimulator && simulatedAt && simulatedAt > latest) await removeSimulated(trx, vehicle, latest)
  const place = { ...vehicle, source: isSimulator ? 'simulator' : source }
  const inserted = insertFixes(trx, place, fixes.map(toRow))
  if (areApart(trx)) await inserted
  // All fixes count, not only new ones: an earlier attempt may have stored a fix in a separate database without moving the vehicle.
  const newest = fixes.reduce((last, fix) => (last.at >= fix.at ? last : fix))
  const times = fixes.map(({ at }) => at)
  const moved = moveVehicle(trx, vehicle, { newest, source: place.source, times }, latest)
  const counts = countStored(fixes.length, inserted, moved)
  withCommit(counts)
  return { counts, isAhead }
}

async function countStored(
  count: number,
  inserted: Promise<number>,
  moved: Promise<void>,
): Promise<Pick<Stored, 'stored' | 'duplicates'>> {
  const [stored] = await Promise.all([inserted, moved])
  return { stored, duplicates: count - stored }
}

const toRow = (fix: ReceivedFix & { eventId?: string }) => ({
  at: new Date(fix.at).toISOString(),
  lat: fix.lat,
  lng: fix.lng,
  speed: fix.speedMps,
  heading: fix.heading,
  accuracy: fix.accuracyMetres,
  event: fix.eventId ?? null,
})
