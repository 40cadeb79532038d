// A worker that reads one order file, so that the page stays alive over large ones.
import { FileError, readOrderFile, type FileRefusal, type OrderTable } from '@dropwise/order-files'

/** What the worker sends back. */
export type FileReply = { table: OrderTable } | { refusal: FileRefusal; line: number | undefined }

self.addEventListener('message', (event: MessageEvent<Uint8Array>) => {
  readOrderFile(event.data).then(
    (table) => self.postMessage({ table } satisfies FileReply),
    (error: unknown) => {
      if (!(error instanceof FileError)) throw error
      self.postMessage({ refusal: error.reason, line: error.line } satisfies FileReply)
    },
  )
})
