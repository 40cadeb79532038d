// Reads small imports here and large ones in a worker thread.
import { FileError, isWorkbook, type FileRefusal, type ReadResult } from '@dropwise/order-files'
import pLimit from 'p-limit'
import { Worker } from 'node:worker_threads'
import { watchCpu } from './cpu-limit.ts'
import { readImport, type ReadRequest } from './read-import.ts'

/** Up to this much is read in less time than a thread takes to start (some 50 ms). */
const SMALL_BYTES = 256 * 1024
const SMALL_ROWS = 2_000
const MEMORY_MB = 768
/** Processor time of one file, in milliseconds. */
const CPU_LIMIT_MS = 30_000
/** Files read at the same moment; others wait for their turn. */
const MAX_WORKERS = 2

const takeTurn = pLimit(MAX_WORKERS)

type Reply = { result: ReadResult } | { refusal: FileRefusal }

/** As `readImport`, without holding up the event loop. Throws FileError. */
export async function readInWorker(request: ReadRequest): Promise<ReadResult> {
  return isSmall(request) ? readImport(request) : takeTurn(() => runWorker(request))
}

function isSmall({ source }: ReadRequest): boolean {
  if ('rows' in source) return source.rows.length <= SMALL_ROWS
  // A compressed file may be small and hold a lot.
  return source.file.length <= SMALL_BYTES && !isWorkbook(source.file)
}

async function runWorker(request: ReadRequest): Promise<ReadResult> {
  const worker = new Worker(new URL('./read-import-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    const reply = await replyOf(worker)
    if ('refusal' in reply) throw new FileError(reply.refusal)
    return reply.result
  } finally {
    void worker.terminate()
  }
}

function replyOf(worker: Worker): Promise<Reply> {
  return new Promise<Reply>((resolve, reject) => {
    const endWatch = watchCpu(worker, CPU_LIMIT_MS, () => reject(new FileError('too_large')))
    worker.once('message', (message: Reply) => {
      endWatch()
      resolve(message)
    })
    worker.once('error', (error: Error & { code?: string }) => {
      endWatch()
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileError('too_large') : error)
    })
  })
}
