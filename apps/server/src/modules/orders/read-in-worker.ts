// Reads small imports here and large ones in a worker thread.
import {
  FileError,
  isSlowToRead,
  type DrivenDays,
  type FileRefusal,
  type ReadResult,
  type ReadTableOptions,
} from '@dropwise/order-files'
import { Worker } from 'node:worker_threads'
import { fairQueue } from '../../platform/fair-queue.ts'
import { watchCpu } from './cpu-limit.ts'
import { readDriven, readImport, type ReadRequest } from './read-import.ts'

/** Smaller inputs are read faster than a thread starts (some 50 ms). */
const SMALL_BYTES = 256 * 1024
const SMALL_ROWS = 2_000
const MEMORY_MB = 768
/** Processor time of one file, in milliseconds. */
const CPU_LIMIT_MS = 30_000
const takeTurn = fairQueue({ what: 'imports', running: 2, waitingPerCompany: 5, waiting: 50 })

type DrivenRequest = ReadTableOptions & { file: Uint8Array }
export type Task = { import: ReadRequest } | { driven: DrivenRequest }
type Reply<Result> = { result: Result } | { refusal: FileRefusal }

/** `readImport` without blocking the event loop. Throws FileError, too_many_waiting, unavailable. */
export async function readInWorker(tenantId: string, request: ReadRequest): Promise<ReadResult> {
  return isSmall(request)
    ? readImport(request)
    : takeTurn(tenantId, () => runWorker<ReadResult>({ import: request }))
}

/** `readDriven` without blocking the event loop. Throws FileError, too_many_waiting, unavailable. */
export async function readDrivenInWorker(tenantId: string, request: DrivenRequest): Promise<DrivenDays> {
  return isSmall({ source: request })
    ? readDriven(request)
    : takeTurn(tenantId, () => runWorker<DrivenDays>({ driven: request }))
}

function isSmall({ source }: Pick<ReadRequest, 'source'>): boolean {
  if ('rows' in source) return source.rows.length <= SMALL_ROWS
  return source.file.length <= SMALL_BYTES && !isSlowToRead(source.file)
}

async function runWorker<Result>(task: Task): Promise<Result> {
  const worker = new Worker(new URL('./read-import-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    const reply = await replyOf<Result>(worker)
    if ('refusal' in reply) throw new FileError(reply.refusal)
    return reply.result
  } finally {
    void worker.terminate()
  }
}

function replyOf<Result>(worker: Worker): Promise<Reply<Result>> {
  return new Promise<Reply<Result>>((resolve, reject) => {
    const endWatch = watchCpu(worker, CPU_LIMIT_MS, () => reject(new FileError('too_large')))
    worker.once('message', (message: Reply<Result>) => {
      endWatch()
      resolve(message)
    })
    worker.once('error', (error: Error & { code?: string }) => {
      endWatch()
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileError('too_large') : error)
    })
  })
}
