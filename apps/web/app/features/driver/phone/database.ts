// The phone's database (IndexedDB): the day with files, unsent events, and photos.
import type { DriverDay, DriverEvent, DriverEventCode } from '@dropwise/contracts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** An event by the driver. `seq` is its order, and the order of sending. */
export interface OutboxEntry {
  seq: number
  userId: string
  /** Route on this phone; the server determines its own. */
  routeId: string
  event: Omit<DriverEvent, 'sentAt'>
  /** Sent entries stay until the day is read again, so the screen never steps back. */
  state: 'waiting' | 'sent' | 'refused'
  code?: DriverEventCode
  /** Milliseconds since 1970; null before a response. */
  answeredAt: number | null
  /** How often the server reported a file as missing. */
  misses: number
}

/** A photo or signature. Bytes, because some browsers lose Blobs of a killed page. */
export interface PhoneFile {
  id: string
  userId: string
  type: 'image/jpeg' | 'image/png'
  bytes: ArrayBuffer
  /** `refused`: the server will never accept it. */
  state: 'waiting' | 'uploaded' | 'refused'
}

export interface StoredDay {
  userId: string
  day: DriverDay
  /** Time of the request, milliseconds since 1970. */
  askedAt: number
}

/** A file of an order, in displayed size. */
export interface StoredAttachment {
  object: string
  userId: string
  type: string
  bytes: ArrayBuffer
}

/** The driver's last view of a stop: each fact as text, to detect and name changes. */
export interface SeenStop {
  name: string
  isOff: boolean
  facts: Record<string, string>
}

/** The driver's last view of a route, by order. */
export interface SeenRoute {
  routeId: string
  userId: string
  version: string
  /** The company's default proof. */
  companyProof: string
  stops: Record<string, SeenStop>
  /** Version whose changes the bar named. */
  toldVersion?: string
}

/** One position of the van. */
export interface StoredFix {
  eventId: string
  userId: string
  /** ISO 8601, phone time. */
  at: string
  lat: number
  lng: number
  speed?: number
  heading?: number
  accuracy?: number
}

interface Schema extends DBSchema {
  days: { key: string; value: StoredDay }
  outbox: { key: number; value: OutboxEntry; indexes: { userId: string } }
  files: { key: string; value: PhoneFile }
  seen: { key: string; value: SeenRoute }
  attachments: { key: string; value: StoredAttachment; indexes: { userId: string } }
  fixes: { key: string; value: StoredFix; indexes: { at: string } }
}
export type PhoneDatabase = IDBPDatabase<Schema>

const NAME = 'dropwise-driver'
const VERSION = 5

let pending: Promise<PhoneDatabase> | null = null

/** The page's connection, opened on first use. */
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
      // Older versions stored fewer facts, so every stop would count as changed.
      if (before >= 1 && before < 5) void change.objectStore('seen').clear()
    },
    // A newer page in another tab wants to upgrade the schema: close.
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
