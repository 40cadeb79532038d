// Worker that reads an order file, so large ones do not block the page.
import { FileError, readOrderFile, type FileRefusal, type FileTable } from '@dropwise/order-files'

/** Messages from the worker. */
/** Message to the worker. */
export interface FileRequest {
  bytes: Uint8Array
  sheet?: string
}

export type FileReply = { table: FileTable } | { refusal: FileRefusal; line: number | undefined }

// Answers on the request's own port: the reader of PDFs posts messages of its own from every worker it runs in.
self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<FileRequest>) => {
  if (!port) return
  const { bytes, ...options } = data
  readOrderFile(bytes, options).then(
    (table) => port.postMessage({ table } satisfies FileReply),
    (error: unknown) => {
      if (!(error instanceof FileError)) throw error
      port.postMessage({ refusal: error.reason, line: error.line } satisfies FileReply)
    },
  )
})
