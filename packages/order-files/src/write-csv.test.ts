import { expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { writeCsv } from './write-csv.ts'

it('writes cells that read back the same, and no formula that a spreadsheet would run', async () => {
  const text = writeCsv(
    ['row', 'note'],
    [
      { row: 2, note: 'a "b", c\nd' },
      { row: 3, note: `=cmd|' /C calc'!A0` },
      { row: 4, note: '=cmd()\nof two lines' },
    ],
  )
  expect(text).toContain(`'=cmd|`)
  expect(text).toContain(`'=cmd()`)
  const table = await readOrderFile(new TextEncoder().encode(text))
  expect(table.rows[0]).toEqual({ row: '2', note: 'a "b", c\nd' })
})

it('writes only the header when there is no row', async () => {
  const table = await readOrderFile(new TextEncoder().encode(writeCsv(['row', 'note'], [])))
  expect(table.rows).toEqual([])
})
