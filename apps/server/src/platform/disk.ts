// Free space on the data disk: owners are warned while some is left, and writes are refused before the database runs out.
import { sql } from 'kysely'
import { statfs } from 'node:fs/promises'
import type { Scopes } from './db/scope.ts'
import type { Logger } from './log.ts'

const MB = 1024 * 1024
/** Owners are warned below this much free space, in bytes. */
export const LOW_BYTES = 2_048 * MB
/**
 * Writes are refused below this much free space. PostgreSQL needs room for its write-ahead log (max_wal_size 512 MB, most of
 * it in use already) and shuts down, reads included, when there is none.
 */
export const FULL_BYTES = 256 * MB
const LOOK_MS = 5_000

/** `low`: owners are warned. `full`: writes are refused. */
export type DiskState = 'ok' | 'low' | 'full'

export interface Disk {
  /** Too little space is left for writes. */
  readonly isFull: boolean
  readonly state: DiskState
  /** Free bytes at the last check; undefined before. */
  readonly freeBytes: number | undefined
  close(): void
}

export interface DiskOptions {
  folder: string
  /** Called once each time free space falls below {@link LOW_BYTES}. */
  onLow: (freeBytes: number) => Promise<void>
  log: Pick<Logger, 'warn' | 'error'>
  /** Free bytes of the folder's disk. */
  freeBytes?: (folder: string) => Promise<number>
}

export class DiskWatch implements Disk {
  state: DiskState = 'ok'
  freeBytes: number | undefined
  #options: DiskOptions
  #timer: NodeJS.Timeout

  constructor(options: DiskOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.look(), LOOK_MS)
    this.#timer.unref()
  }

  get isFull(): boolean {
    return this.state === 'full'
  }

  async look(): Promise<void> {
    const { folder, onLow, log, freeBytes: read = readFreeBytes } = this.#options
    try {
      const free = await read(folder)
      const before = this.state
      this.freeBytes = free
      this.state = free < FULL_BYTES ? 'full' : free < LOW_BYTES ? 'low' : 'ok'
      if (this.state === before) return
      if (this.state === 'full')
        log.error({ folder, freeBytes: free }, 'the data disk is full: writes are refused')
      else if (before === 'full') log.warn({ folder, freeBytes: free }, 'writes are accepted again')
      // The warning is itself a write: below the limit it is only logged.
      if (this.state === 'low' && before === 'ok') {
        log.warn({ folder, freeBytes: free }, 'little space is left on the data disk')
        await onLow(free)
      }
    } catch (error) {
      log.warn({ err: error }, 'free space could not be read')
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }
}

export function watchDisk(options: DiskOptions): DiskWatch {
  const watch = new DiskWatch(options)
  void watch.look()
  return watch
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Adds an audit entry, which platform owners see in their portal. */
export async function notifyOwnersOfDisk(
  { asService }: Pick<Scopes, 'asService'>,
  freeBytes: number,
): Promise<void> {
  const details = JSON.stringify({ freeMb: Math.round(freeBytes / MB), stopsBelowMb: FULL_BYTES / MB })
  await asService('disk is filling up', ({ trx }) =>
    sql`insert into public.audit_log (action, subject, details) values ('disk_low', 'data disk', ${details}::jsonb)`.execute(
      trx,
    ),
  )
}
