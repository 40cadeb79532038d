// Reading a file in a worker: only the answer counts, whatever else the worker says.
import { afterEach, expect, it, vi } from 'vitest'
import { readFile } from './read-file.ts'

/** Like the worker once the reader of PDFs has loaded in it, which greets its page. */
class GreetingWorker extends EventTarget {
  postMessage(_request: unknown, [, port]: [ArrayBuffer, MessagePort]) {
    this.dispatchEvent(new MessageEvent('message', { data: { action: 'ready' } }))
    port.postMessage({ table: { headers: ['Address'], rows: [] } })
  }
  terminate() {}
}

afterEach(() => vi.unstubAllGlobals())

it('[M12] takes no greeting of the PDF reader for the table of the file', async () => {
  vi.stubGlobal('Worker', GreetingWorker)
  const table = await readFile(new File(['%PDF-1.7'], 'note.pdf'))
  expect(table).toMatchObject({ headers: ['Address'] })
})
