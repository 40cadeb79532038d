// Keeps the database's log from growing forever: what is above its size moves to `<log>.1`, in place of the one before.
import { copyFile, stat, truncate } from 'node:fs/promises'

/** Bytes of the log that is being written; as much again may lie beside it. */
const LOG_LIMIT_BYTES = 20 * 1024 * 1024
const LOOK_MS = 60_000

/** Rotates at once and from then on; the returned function ends it. */
export function keepLogSmall(log: string, limitBytes = LOG_LIMIT_BYTES): () => void {
  // A log that cannot be rotated is looked at again a minute later.
  const look = (): void => void rotateLog(log, limitBytes).catch(() => {})
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Moves the log aside when it is above the limit. PostgreSQL goes on writing through the file that it holds open, so the
 * content is copied and the file emptied: a few lines written in between may be lost, the database never waits.
 */
export async function rotateLog(log: string, limitBytes = LOG_LIMIT_BYTES): Promise<void> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  if (size <= limitBytes) return
  await copyFile(log, `${log}.1`)
  await truncate(log)
}
