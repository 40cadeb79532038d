// A backup's description of itself: its origin in the first entry, its contents in the last.
import { z } from 'zod'

/** Folders with files that the database refers to. Files are added and removed, never changed. */
export const BACKED_UP_FOLDERS = ['storage/objects', 'blobs', 'archives']
/** Compiled maps: large, and replaced as a whole. */
export const REGIONS_FOLDER = 'regions'
/** Decrypts the signing keys in the database. */
export const KEY_FILE = 'secret.key'

/** The name contains its hash, since the entry is used before the end of the file is read. */
export const startEntry = (sha256: string): string => `backup.${sha256}.json`
export const END_ENTRY = 'contents.json'

/** First entry: holds the format version, from which a release decides whether it can read the rest. */
export const backupStart = z.object({
  product: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Applied migrations by name, with their hashes. */
  migrations: z.record(z.string(), z.string()),
  /** Columns of each table, in the order of the values. */
  tables: z.record(z.string(), z.array(z.string())),
  /** Stored objects are in a bucket and not in the backup. */
  isStorageElsewhere: z.boolean(),
})
export type BackupStart = z.output<typeof backupStart>

/** Last entry: a backup without it is incomplete. */
export const backupEnd = z.object({
  /** SHA-256 of every other entry, in hex. */
  hashes: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.int()),
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
})
export type BackupEnd = z.output<typeof backupEnd>

export interface BackupSummary {
  createdAt: string
  tables: number
  rows: number
  files: number
  bytes: number
}
