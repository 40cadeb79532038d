// The phone's outbox: events are stored here first, with photos in the same transaction, and sent in order.
import type { DriverEvent, DriverEventResult } from '@dropwise/contracts'
import { phoneDatabase, type OutboxEntry, type PhoneFile } from './database.ts'
import { announceChange } from './changes-of-phone.ts'

/** An event from a screen; id and time are added here. */
export interface Deed extends Omit<DriverEvent, 'id' | 'at' | 'sentAt'> {
  routeId: string
}
export type NewFile = Omit<PhoneFile, 'userId' | 'state'>

/** Attempts for a file that the server reports missing; afterwards the driver sees the failure. */
const MISSES_MAX = 3

/** Stores an event. Resolves once it is durable. */
export async function keepDeed(
  userId: string,
  { routeId, ...event }: Deed,
  files: readonly NewFile[] = [],
): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction(['outbox', 'files'], 'readwrite', { durability: 'strict' })
  const entry: Omit<OutboxEntry, 'seq'> = {
    userId,
    routeId,
    event: { ...event, id: crypto.randomUUID(), at: new Date().toISOString() },
    state: 'waiting',
    answeredAt: null,
    misses: 0,
  }
  await Promise.all([
    // The database assigns the key.
    write.objectStore('outbox').add(entry as OutboxEntry),
    ...files.map((file) => write.objectStore('files').put({ ...file, userId, state: 'waiting' })),
    write.done,
  ])
  announceChange()
}

/** A person's events in order, with or without response. */
export async function listOutbox(userId: string): Promise<OutboxEntry[]> {
  const database = await phoneDatabase()
  const entries = await database.getAllFromIndex('outbox', 'userId', userId)
  return entries.toSorted((a, b) => a.seq - b.seq)
}

/** Files of an entry still to upload. */
export async function filesToUpload({ event }: OutboxEntry): Promise<PhoneFile[]> {
  const database = await phoneDatabase()
  const files = await Promise.all((event.proof?.files ?? []).map((id) => database.get('files', id)))
  return files.filter((file): file is PhoneFile => file?.state === 'waiting')
}

export async function markFile(id: string, state: PhoneFile['state']): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction('files', 'readwrite')
  const file = await write.store.get(id)
  if (file) await write.store.put({ ...file, state })
  await write.done
}

/**
 * Stores the server's results. Accepted and finally refused entries leave the queue; uploaded photos are
 * deleted.
 */
export async function settle(
  entries: readonly OutboxEntry[],
  results: readonly DriverEventResult[],
  answeredAt: number,
): Promise<void> {
  const database = await phoneDatabase()
  const answers = new Map(results.map((result) => [result.id, result]))
  const write = database.transaction(['outbox', 'files'], 'readwrite')
  const files = write.objectStore('files')
  for (const entry of entries) {
    const result = answers.get(entry.event.id)
    if (!result) continue
    const ids = entry.event.proof?.files ?? []
    const next = nextEntry(entry, result, answeredAt)
    await write.objectStore('outbox').put(next)
    if (next.state === 'sent') for (const id of ids) await files.delete(id)
    else if (next.state === 'waiting')
      for (const id of ids) {
        const file = await files.get(id)
        if (file?.state === 'uploaded') await files.put({ ...file, state: 'waiting' })
      }
  }
  await write.done
  announceChange()
}

function nextEntry(entry: OutboxEntry, result: DriverEventResult, answeredAt: number): OutboxEntry {
  if (result.status !== 'refused')
    return { ...entry, state: 'sent', answeredAt, ...(result.code ? { code: result.code } : {}) }
  if (result.code === 'file_missing' && entry.misses < MISSES_MAX)
    return { ...entry, misses: entry.misses + 1 }
  return { ...entry, state: 'refused', answeredAt, code: result.code ?? 'bad_event' }
}

/** Deletes entries that a newer day includes: those answered before it was requested. */
export async function forgetIncluded(userId: string, requestedAt: number): Promise<void> {
  const database = await phoneDatabase()
  const entries = await listOutbox(userId)
  const write = database.transaction('outbox', 'readwrite')
  for (const { seq, state, answeredAt } of entries)
    if (state === 'sent' && answeredAt !== null && answeredAt < requestedAt) await write.store.delete(seq)
  await write.done
}

/** Deletes a refused entry after the driver read why. */
export async function forgetRefused({ seq, event }: OutboxEntry): Promise<void> {
  const database = await phoneDatabase()
  const write = database.transaction(['outbox', 'files'], 'readwrite')
  await write.objectStore('outbox').delete(seq)
  for (const id of event.proof?.files ?? []) await write.objectStore('files').delete(id)
  await write.done
  announceChange()
}
