// Cleans up after a killed test run: a small process outlives the run and ends the processes that it started.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What must end with this process. */
export interface Guarded {
  /** A process group, by the id of its leader. */
  group?: number
  /** A data folder, whose server is ended before the folder is removed. */
  dataDir?: string
}

const PROGRAM = fileURLToPath(new URL('test-guard-process.ts', import.meta.url))

/**
 * Ends `guarded` when this process ends, even by kill -9. Returns a function that lifts the guard after a
 * normal end.
 */
export function guard(guarded: Guarded): () => void {
  // The guard's standard input closes when we end, for any reason. A process group of its own protects it from Ctrl-C.
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(guarded)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  // A pipe is a socket, which must not keep this process alive.
  ;(child.stdin as unknown as { unref?: () => void }).unref?.()
  return () => void child.kill('SIGKILL')
}
