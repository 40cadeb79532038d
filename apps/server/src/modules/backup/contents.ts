// What a backup says about itself: at its start who made it, at its end what it must hold.
import { z } from 'zod'

/** Folders of the data folder that belong to what the database says. Their files are never changed, only added and removed. */
export const KEPT_FOLDERS = ['storage/objects', 'blobs', 'archives']
/** Compiled maps; large, and replaced as a whole. */
export const REGIONS_FOLDER = 'regions'
/** Opens the signing keys in the database. */
export const KEY_FILE = 'secret.key'

/** Its name holds its hash, since it is acted upon before the end is read. */
export const startEntry = (sha256: string): string => `backup.${sha256}.json`
export const END_ENTRY = 'contents.json'

/** First entry: whether this release can read the rest. */
export const backupStart = z.object({
  product: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Migrations that had run, by name, with the hash of each. */
  migrations: z.record(z.string(), z.string()),
  /** Columns of each table, in the order of its rows' values. */
  tables: z.record(z.string(), z.array(z.string())),
  /** Stored objects lie in a bucket elsewhere and are not in the backup. */
  isStorageElsewhere: z.boolean(),
})
export type BackupStart = z.output<typeof backupStart>

/** Last entry: a backup without it was cut off. */
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
