// Workbooks of every kind, written by their own writers, give the same orders as CSV of the same table.
import { utils, write, type BookType } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable } from './read-table.ts'

const OPTIONS = {
  defaultDate: '2026-11-25',
  today: '2026-11-22',
  timeZone: 'UTC',
  dateOrder: 'day-first',
} as const
const ORDERS = [
  ['Orders of Wednesday'],
  [],
  ['Order No', 'Customer', 'Address', 'Date', 'From', 'To', 'Weight (kg)'],
  ['A-1', 'Edith Ward', '23 Bramble Street, Ashmouth', new Date('2026-11-25'), 8.5 / 24, 15.5 / 24, 24.5],
  ['A-2', 'Żaneta, محمد', '24 Bramble Street, Ashmouth', new Date('2026-11-26'), '9:00', '11:00', 1],
]
const NOTES = [['Notes'], ['Closed on Friday']]

function workbook(bookType: BookType): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(NOTES), 'Notes')
  utils.book_append_sheet(book, utils.aoa_to_sheet(ORDERS, { UTC: true }), 'Week 48')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}

describe('a workbook', () => {
  it.each(['xls', 'xlsb', 'ods', 'xlsx'] as const)(
    '[M1] of the kind %s is read, from the sheet with orders',
    async (kind) => {
      const table = await readOrderFile(workbook(kind))
      expect(table).toMatchObject({ sheet: 'Week 48', sheets: ['Notes', 'Week 48'], firstLine: 4 })
      const { orders, problems } = readTable(table, OPTIONS)
      expect(problems).toEqual([])
      expect(orders).toMatchObject([
        {
          row: 4,
          reference: 'A-1',
          recipient: 'Edith Ward',
          date: '2026-11-25',
          windowStart: 8.5 * 3600,
          windowEnd: 15.5 * 3600,
          columns: { weight_grams: 24_500 },
        },
        { row: 5, recipient: 'Żaneta, محمد', date: '2026-11-26', windowStart: 9 * 3600 },
      ])
    },
  )

  it('returns the requested sheet, or reports that there is none of that name', async () => {
    expect(await readOrderFile(workbook('ods'), { sheet: 'Notes' })).toMatchObject({ headers: ['Notes'] })
    const missing = readOrderFile(workbook('xlsx'), { sheet: 'Week 49' })
    await expect(missing).rejects.toMatchObject({ reason: 'sheet_missing' })
  })

  it('that is encrypted is refused as such', async () => {
    const file = new Uint8Array(4_096)
    file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    file.set(new TextEncoder().encode('EncryptedPackage'.split('').join('\0')), 1_024)
    await expect(readOrderFile(file)).rejects.toMatchObject({ reason: 'protected_file' })
  })

  it('that is cut off is refused', async () => {
    for (const kind of ['xls', 'xlsb', 'ods', 'xlsx'] as const) {
      const completeFile = workbook(kind)
      const half = readOrderFile(completeFile.slice(0, completeFile.length / 2))
      await expect(half).rejects.toThrow()
    }
  })
})
