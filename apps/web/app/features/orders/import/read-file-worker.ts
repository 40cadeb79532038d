// Worker that reads an order file, so large ones do not block the page.
import { FileError, readOrderFile, type FileRefusal, type FileTable } from '@dropwise/order-files'

/** Messages from the worker. */
/** Message to the worker. */
export interface FileRequest {
  bytes: Uint8Array
  sheet?: string
}

export type FileReply = { table: FileTable } | { refusal: FileRefusal; line: number | undefined }

self.addEventListener('message', ({ data: { bytes, ...options } }: MessageEvent<FileRequest>) => {
  readOrderFile(bytes, options).then(
    (table) => self.postMessage({ table } satisfies FileReply),
    (error: unknown) => {
      if (!(error instanceof FileError)) throw error
      self.postMessage({ refusal: error.reason, line: error.line } satisfies FileReply)
    },
  )
})
