// Limits a thread's processor time, because elapsed time also depends on how busy the server is.
import type { Worker } from 'node:worker_threads'

/** Checks within one limit. */
const LOOKS = 10

/**
 * Calls `onSpent` once when the thread has used its processor time. Returns a function that stops the watch.
 */
export function watchCpu(
  worker: Pick<Worker, 'cpuUsage'> & { once(event: 'exit', listener: () => void): unknown },
  limitMs: number,
  onSpent: () => void,
): () => void {
  let isOver = false
  const end = (): void => {
    isOver = true
    clearInterval(timer)
  }
  const timer = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        // A busy machine answers several checks at once.
        if (isOver || (user + system) / 1000 < limitMs) return
        end()
        onSpent()
      },
      // The thread has not begun, or has ended.
      () => {},
    )
  }, limitMs / LOOKS)
  worker.once('exit', end)
  return end
}
