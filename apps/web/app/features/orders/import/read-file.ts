// Reads a file in a worker, with the server's reader @dropwise/order-files.
import { IMPORT_MAX_BYTES } from '@dropwise/contracts'
import { FileError, type FileTable } from '@dropwise/order-files'
import type { FileReply, FileRequest } from './read-file-worker.ts'

/** Timeout of reading, in milliseconds. */
const TIME_LIMIT_MS = 30_000

/** Reads a file, or a named sheet of a workbook. Throws FileError. */
export async function readFile(file: File, sheet?: string): Promise<FileTable> {
  if (file.size > IMPORT_MAX_BYTES) throw new FileError('too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' })
  try {
    const reply = await replyOf(worker, { bytes, ...(sheet === undefined ? {} : { sheet }) })
    if ('refusal' in reply) throw new FileError(reply.refusal, reply.line)
    return reply.table
  } finally {
    worker.terminate()
  }
}

function replyOf(worker: Worker, request: FileRequest): Promise<FileReply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FileError('slow_file')), TIME_LIMIT_MS)
    const { port1: port, port2 } = new MessageChannel()
    port.onmessage = (event: MessageEvent<FileReply>) => {
      clearTimeout(timer)
      port.close()
      resolve(event.data)
    }
    worker.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new FileError('unreadable_file'))
    })
    worker.postMessage(request, [request.bytes.buffer, port2])
  })
}
