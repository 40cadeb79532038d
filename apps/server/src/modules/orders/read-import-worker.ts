// A thread that reads one file and ends: large files do not block other requests, and a hostile one cannot
// use all memory.
import { FileError } from '@dropwise/order-files'
import { parentPort, workerData } from 'node:worker_threads'
import { readDriven, readImport } from './read-import.ts'
import type { Task } from './read-in-worker.ts'

try {
  const task = workerData as Task
  const result = 'import' in task ? await readImport(task.import) : await readDriven(task.driven)
  parentPort?.postMessage({ result })
} catch (error) {
  if (!(error instanceof FileError)) throw error
  parentPort?.postMessage({ refusal: error.reason })
}
