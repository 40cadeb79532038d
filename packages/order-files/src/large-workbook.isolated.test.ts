// A workbook so large that the reader wants workers, where none are available.
import { utils, write } from '@e965/xlsx'
import { expect, it, vi } from 'vitest'
import { readOrderFile } from './read-order-file.ts'

// As in a page whose policy refuses blob workers: creating them succeeds, but they never answer. The reader's
// library takes the class when it loads, so this file runs by itself: others of its process need real threads.
vi.hoisted(() => {
  const threads = process.getBuiltinModule('node:worker_threads')
  threads.Worker = class {
    on() {}
    postMessage() {}
    terminate() {}
  } as never
})

it('is read without them', async () => {
  const rows = Array.from({ length: 12_000 }, (_, i) => [`A-${i}`, 'Edith Ward', `${i} Bramble Street`])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Order No', 'Customer', 'Address'], ...rows]), 'Orders')
  const file = new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  )
  expect((await readOrderFile(file)).rows).toHaveLength(rows.length)
})
