// What the driver's phone keeps (IndexedDB): the day with its files, what the driver did and has still to be sent, and its photos.
import type { DriverDay, DriverEvent, DriverEventCode } from '@dropwise/contracts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** One thing the driver did. `seq` is the order in which it was done, and in which it is sent. */
export interface OutboxEntry {
  seq: number
  userId: string
  /** The route it belongs to on this phone: the server finds its own. */
  routeId: string
  event: Omit<DriverEvent, 'sentAt'>
  /** Sent entries stay until the day was read again, so that the screen never steps back. */
  state: 'waiting' | 'sent' | 'refused'
  code?: DriverEventCode
  /** Milliseconds since 1970; null while the server has not answered. */
  answeredAt: number | null
  /** How often the server missed a file of it. */
  misses: number
}

/** A photo or signature. Bytes, not a Blob: some browsers lose Blobs of a page that was killed. */
export interface PhoneFile {
  id: string
  userId: string
  type: 'image/jpeg' | 'image/png'
  bytes: ArrayBuffer
  /** `refused`: the server will never take it. */
  state: 'waiting' | 'uploaded' | 'refused'
}

export interface KeptDay {
  userId: string
  day: DriverDay
  /** When it was asked for, milliseconds since 1970. */
  askedAt: number
}

/** A file that dispatch added to an order, as it is shown here. */
export interface KeptAttachment {
  object: string
  userId: string
  type: string
  bytes: ArrayBuffer
}

/** What the driver last saw of a stop: each fact as a text, so that a change is noticed and can be named. */
export interface SeenStop {
  name: string
  isOff: boolean
  facts: Record<string, string>
}

/** What the driver last saw of a route, by order. */
export interface SeenRoute {
  routeId: string
  userId: string
  version: string
  /** What the company asked at every door. */
  companyProof: string
  stops: Record<string, SeenStop>
  /** The version whose changes the driver was told of in the bar. */
  toldVersion?: string
}

/** One position of the van. */
export interface KeptFix {
  eventId: string
  userId: string
  /** ISO 8601, the phone's clock. */
  at: string
  lat: number
  lng: number
  speed?: number
  heading?: number
  accuracy?: number
}

interface Schema extends DBSchema {
  days: { key: string; value: KeptDay }
  outbox: { key: number; value: OutboxEntry; indexes: { userId: string } }
  files: { key: string; value: PhoneFile }
  seen: { key: string; value: SeenRoute }
  attachments: { key: string; value: KeptAttachment; indexes: { userId: string } }
  fixes: { key: string; value: KeptFix; indexes: { at: string } }
}
export type PhoneDatabase = IDBPDatabase<Schema>

const NAME = 'dropwise-driver'
const VERSION = 5

let pending: Promise<PhoneDatabase> | null = null

/** The one connection of the page, opened on first use. */
export function phoneDatabase(): Promise<PhoneDatabase> {
  pending ??= openDB<Schema>(NAME, VERSION, {
    upgrade(database, before, _, change) {
      if (before < 1) {
        database.createObjectStore('days', { keyPath: 'userId' })
        const outbox = database.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
        outbox.createIndex('userId', 'userId')
        database.createObjectStore('files', { keyPath: 'id' })
        database.createObjectStore('seen', { keyPath: 'routeId' })
      }
      if (before < 2) database.createObjectStore('fixes', { keyPath: 'eventId' }).createIndex('at', 'at')
      if (before < 4)
        database.createObjectStore('attachments', { keyPath: 'object' }).createIndex('userId', 'userId')
      // Texts of an older app say less of a stop: compared with today's, each stop would count as changed.
      if (before >= 1 && before < 5) void change.objectStore('seen').clear()
    },
    // A newer page in another tab wants to change the shape: let it.
    blocking: () => {
      void pending?.then((database) => database.close())
      pending = null
    },
    terminated: () => {
      pending = null
    },
  }).catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}
