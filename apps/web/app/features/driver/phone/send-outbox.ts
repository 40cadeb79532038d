// Sends waiting entries, oldest first: an entry's photos, then the entry. Stops at the first failure until
// started again.
import type { DriverEvent, DriverEventResult } from '@dropwise/contracts'
import type { PhoneFile } from './database.ts'
import { filesToUpload, listOutbox, markFile, settle } from './outbox.ts'

/** Entries per call. */
const BATCH = 50
const LOCK = 'dropwise-driver-outbox'

/** The server will never accept this file: the entry is sent without it and says so. */
export class FileRefused extends Error {}

export interface Post {
  sendEvents: (events: DriverEvent[]) => Promise<DriverEventResult[]>
  uploadFile: (file: PhoneFile) => Promise<void>
}

/** Resolves when nothing waits. Only one page of the phone sends at a time. */
export async function sendOutbox(userId: string, post: Post): Promise<void> {
  const send = () => sendAll(userId, post)
  // Missing on pages without https.
  const locks = navigator.locks as LockManager | null | undefined
  await (locks ? locks.request(LOCK, send) : send())
}

async function sendAll(userId: string, post: Post): Promise<void> {
  for (;;) {
    const entries = await listOutbox(userId)
    const waiting = entries.filter(({ state }) => state === 'waiting').slice(0, BATCH)
    if (waiting.length === 0) return
    const ready: typeof waiting = []
    for (const entry of waiting) {
      const files = await filesToUpload(entry)
      // Sends ready entries before the next photo, so a slow photo delays nothing done before it.
      if (files.length > 0 && ready.length > 0) break
      for (const file of files) await upload(file, post)
      ready.push(entry)
    }
    const sentAt = new Date().toISOString()
    const results = await post.sendEvents(ready.map(({ event }) => ({ ...event, sentAt })))
    const answered = new Set(results.map(({ id }) => id))
    await settle(ready, results, Date.now())
    if (!ready.some(({ event }) => answered.has(event.id)))
      throw new Error('The server did not confirm anything that was sent.')
  }
}

async function upload(file: PhoneFile, post: Post): Promise<void> {
  try {
    await post.uploadFile(file)
    await markFile(file.id, 'uploaded')
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    await markFile(file.id, 'refused')
  }
}
