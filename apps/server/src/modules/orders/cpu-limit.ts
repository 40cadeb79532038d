// A limit on the work of a thread. Counted in processor time, since a busy server is no fault of the file being read.
import type { Worker } from 'node:worker_threads'

/** How often the thread is asked, as a share of its limit. */
const LOOKS = 10

/** Calls `onSpent` once the thread has used its processor time. Returns a function that ends the watch. */
export function watchCpu(worker: Worker, limitMs: number, onSpent: () => void): () => void {
  const timer = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1000 < limitMs) return
        clearInterval(timer)
        onSpent()
      },
      // It has not begun yet, or is over.
      () => {},
    )
  }, limitMs / LOOKS)
  worker.once('exit', () => clearInterval(timer))
  return () => clearInterval(timer)
}
