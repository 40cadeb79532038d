// Cleans up after a test run that was ended by force: a small process that outlives it and then ends what it started.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What must not outlive this process. */
export interface Guarded {
  /** A process group, by the id of its leader. */
  group?: number
  /** A data folder: its database server is ended and the folder removed. */
  dataDir?: string
}

const PROGRAM = fileURLToPath(new URL('test-guard-process.ts', import.meta.url))

/**
 * From now on `guarded` is ended when this process ends, even by kill -9. Returns a function that lifts the guard,
 * for use once everything was ended in the usual way.
 */
export function guard(guarded: Guarded): () => void {
  // Its standard input closes when we are gone, however that came about. Its own group keeps Ctrl-C away from it.
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(guarded)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  // A pipe is a socket underneath; it must not keep this process alive.
  ;(child.stdin as unknown as { unref?: () => void }).unref?.()
  return () => void child.kill('SIGKILL')
}
