// A limit on the work of a thread. Counted in processor time, since a busy server is no fault of the file being read.
import type { Worker } from 'node:worker_threads'

/** How often the thread is asked, as a share of its limit. */
const LOOKS = 10

/** Calls `onSpent`, a single time, when the thread has used its processor time. Returns a function that ends the watch. */
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
        // A busy machine answers several questions at once.
        if (isOver || (user + system) / 1000 < limitMs) return
        end()
        onSpent()
      },
      // It has not begun yet, or is over.
      () => {},
    )
  }, limitMs / LOOKS)
  worker.once('exit', end)
  return end
}
