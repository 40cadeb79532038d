// A thread that reads one import and ends: large files do not hold up other requests, and a hostile one cannot take all memory.
import { FileError } from '@dropwise/order-files'
import { parentPort, workerData } from 'node:worker_threads'
import { readImport, type ReadRequest } from './read-import.ts'

try {
  parentPort?.postMessage({ result: await readImport(workerData as ReadRequest) })
} catch (error) {
  if (!(error instanceof FileError)) throw error
  parentPort?.postMessage({ refusal: error.reason })
}
