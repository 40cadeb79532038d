// Limits the database's log: a larger one moves to `<log>.1`, replacing the previous one.
import { copyFile, stat, truncate } from 'node:fs/promises'

/** Bytes of the current log; the rotated one may have as many. */
const LOG_LIMIT_BYTES = 20 * 1024 * 1024
const ROTATE_EVERY_MS = 60_000

/** Rotates now and regularly; the returned function stops it. */
export function keepLogSmall(log: string, limitBytes = LOG_LIMIT_BYTES): () => void {
  // A failed rotation is tried again a minute later.
  const rotate = (): void => void rotateLog(log, limitBytes).catch(() => {})
  const timer = setInterval(rotate, ROTATE_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Moves a log above the limit aside. PostgreSQL keeps the file open, so the content is copied and the file
 * emptied: lines written in between may be lost, but the database never waits.
 */
export async function rotateLog(log: string, limitBytes = LOG_LIMIT_BYTES): Promise<void> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  if (size <= limitBytes) return
  await copyFile(log, `${log}.1`)
  await truncate(log)
}
