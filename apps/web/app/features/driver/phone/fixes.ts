// The van's positions: stored, sent in batches, deleted once the server has them.
import { phoneDatabase, type StoredFix } from './database.ts'

/** Positions per call. */
const BATCH = 500
/** A day of driving offline; beyond it the oldest are dropped. */
const MAX_STORED_FIXES = 6_000

export async function keepFix(fix: StoredFix): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('fixes', 'readwrite')
  await write.store.put(fix)
  if ((await write.store.count()) > MAX_STORED_FIXES) {
    const [oldest] = await write.store.index('at').getAllKeys(undefined, 1)
    if (oldest) await write.store.delete(oldest)
  }
  await write.done
}

/** A person's oldest positions, up to one batch. */
export async function oldestFixes(userId: string): Promise<StoredFix[]> {
  const database = await phoneDatabase()
  const fixes = await database.getAllFromIndex('fixes', 'at')
  return fixes.filter((fix) => fix.userId === userId).slice(0, BATCH)
}

export async function forgetFixes(fixes: readonly StoredFix[]): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('fixes', 'readwrite')
  await Promise.all([...fixes.map(({ eventId }) => write.store.delete(eventId)), write.done])
}
