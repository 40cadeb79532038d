// Caches files of the day's orders while online, so they show offline.
import type { AttachmentItem, DriverDay } from '@dropwise/contracts'
import { announceChange } from './changes-of-phone.ts'
import { phoneDatabase, type StoredAttachment } from './database.ts'

/** Maximum bytes of cached files. Files of later stops load on demand. */
const CACHE_MAX_BYTES = 200_000_000

const isAhead = ({ status }: DriverDay['routes'][number]['stops'][number]): boolean =>
  status !== 'served' && status !== 'failed'

/** Files of the day by object, next stops first. */
function filesOf({ routes }: DriverDay): Map<string, AttachmentItem> {
  const stops = routes.flatMap((route) => route.stops)
  const inTurn = [...stops.filter(isAhead), ...stops.filter((stop) => !isAhead(stop))]
  return new Map(inTurn.flatMap(({ attachments }) => attachments.map((file) => [file.object, file])))
}

/** Fetches missing files and deletes obsolete ones. Throws when offline or out of storage. */
export async function keepAttachments(
  userId: string,
  day: DriverDay,
  fetchFile: (file: AttachmentItem) => Promise<Blob>,
): Promise<void> {
  const database = await phoneDatabase()
  const files = filesOf(day)
  const stored = await database.getAllFromIndex('attachments', 'userId', userId)
  for (const { object } of stored) if (!files.has(object)) await database.delete('attachments', object)
  const have = new Map(stored.map(({ object, bytes }) => [object, bytes.byteLength]))
  let room = CACHE_MAX_BYTES
  for (const file of files.values()) {
    const size = have.get(file.object) ?? file.bytes
    if (size > room) return
    room -= size
    if (have.has(file.object)) continue
    const blob = await fetchFile(file)
    await database.put('attachments', {
      object: file.object,
      userId,
      type: blob.type || file.type,
      bytes: await blob.arrayBuffer(),
    })
    announceChange()
  }
}

export async function readAttachment(object: string): Promise<StoredAttachment | undefined> {
  return (await phoneDatabase()).get('attachments', object)
}
