// Malformed and unusual files: each is read correctly, or refused with line and reason.
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, tableOfRows, type ReadTableOptions } from './read-table.ts'

const OPTIONS: ReadTableOptions = {
  defaultDate: '2026-11-25',
  today: '2026-11-22',
  timeZone: 'UTC',
  dateOrder: 'day-first',
}
const HEAD = 'reference,recipient,address,date,weight_kg,instructions'
const bytes = (...lines: string[]) => strToU8(lines.join('\n'))
const readText = async (text: string) => readTable(await readOrderFile(strToU8(text)), OPTIONS)
const read = (...lines: string[]) => readText(lines.join('\n'))
const line = (reference: string, { recipient = 'Ann', date = '', weight = '', note = '' } = {}) =>
  `${reference},"${recipient}","1 High St, Ashmouth",${date},${weight},"${note}"`

describe('a file that is too long or too wide', () => {
  it('of 200,000 rows is refused with the limit', async () => {
    const rows = Array.from({ length: 200_000 }, (_, i) => `${i},${i} High St`)
    const error = await readText(['reference,address', ...rows].join('\n')).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ reason: 'too_many_rows', message: 'The file has more than 20,000 orders.' })
  })

  it('of 200,000 rows in a sheet is refused before the sheet is built', async () => {
    const row = '<row><c t="inlineStr"><is><t>1 High St</t></is></c></row>'
    // No workbook around it: reading on would find the file broken.
    const sheet = `<worksheet><sheetData>${row.repeat(200_000)}</sheetData></worksheet>`
    const file = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) })
    await expect(readOrderFile(file)).rejects.toMatchObject({ reason: 'too_many_rows' })
  })

  it('of 20,001 orders is refused with the limit', async () => {
    const rows = Array.from({ length: 20_001 }, (_, i) => `${i},${i} High St`)
    const { orders, problems } = await readText(['reference,address', ...rows].join('\n'))
    expect(orders).toEqual([])
    expect(problems).toMatchObject([
      {
        code: 'too_many_rows',
        message: 'The file has more than 20,000 orders',
        hint: 'Split it into smaller files.',
      },
    ])
  })

  it('of a few orders and as many blank lines as a sheet has is read', async () => {
    const { orders, problems } = await readText([HEAD, line('A'), ',,,,,\n'.repeat(200_000)].join('\n'))
    expect(problems).toEqual([])
    expect(orders).toHaveLength(1)
  })

  const wide = (count: number) => {
    const names = Array.from({ length: count }, (_, i) => `extra ${i}`)
    return [
      ['Orders of the week', ''].join('\n'),
      [HEAD, ...names].join(','),
      [line('A'), ...names.map((_, i) => `value ${i}`)].join(','),
    ].join('\n')
  }

  it('of 5,000 columns is refused with the limit and the line of its header', async () => {
    await expect(readText(wide(5_000))).rejects.toMatchObject({
      reason: 'too_many_columns',
      line: 3,
      message: 'The file has more than 500 columns.',
    })
    const rows = [Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`extra ${i}`, 'x']))]
    expect(readTable(tableOfRows(rows), OPTIONS).problems).toMatchObject([
      {
        row: 1,
        code: 'too_many_columns',
        message: 'The file has more than 500 columns',
        hint: 'Delete the columns that the orders do without.',
      },
    ])
  })

  it('with 490 extra columns keeps the values of all', async () => {
    const { orders, problems } = await readText(wide(490))
    expect(problems).toEqual([])
    expect(Object.keys(orders[0]?.custom ?? {})).toHaveLength(490)
    expect(orders[0]?.custom['extra 489']).toBe('value 489')
  })
})

describe('formulas', () => {
  it('of a workbook are read as displayed, never computed', async () => {
    const sheet = utils.aoa_to_sheet([HEAD.split(','), ['A', 'Ann', '1 High St', '2026-11-25', 0, 'x']])
    sheet.E2 = { t: 'n', v: 3, f: '1000+1' }
    sheet.F2 = { t: 's', v: 'Ring twice', f: `cmd|' /C calc'!A0` }
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Orders')
    const file = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
    const { orders } = readTable(await readOrderFile(file), OPTIONS)
    expect(orders).toMatchObject([{ columns: { weight_grams: 3_000, instructions: 'Ring twice' } }])
  })

  it('of a text file stay text', async () => {
    const { orders } = await read(HEAD, line('A', { recipient: `=cmd|' /C calc'!A0`, note: '=1+1' }))
    expect(orders).toMatchObject([{ recipient: `=cmd|' /C calc'!A0`, columns: { instructions: '=1+1' } }])
  })
})

describe('an archive', () => {
  const csv = bytes(HEAD, line('A'))
  it.each([
    ['of an order file', { 'orders.csv': csv }],
    ['in an archive in an archive', { 'a.zip': zipSync({ 'b.zip': zipSync({ 'orders.csv': csv }) }) }],
  ])('%s is no order file, and is not unpacked', async (_name, files) => {
    await expect(readOrderFile(zipSync(files))).rejects.toMatchObject({ reason: 'unsupported_file' })
  })
})

describe('a file of two halves', () => {
  it('in two encodings is read line by line', async () => {
    const latin = Uint8Array.from(line('B', { recipient: 'Jürgen Groß' }), (char) => char.charCodeAt(0))
    const file = Uint8Array.of(...bytes(HEAD, line('A', { recipient: 'Żaneta Müller' }), ''), ...latin)
    const { orders } = readTable(await readOrderFile(file), OPTIONS)
    expect(orders.map(({ recipient }) => recipient)).toEqual(['Żaneta Müller', 'Jürgen Groß'])
  })

  it('with its header on each page is one list, with the lines of the file', async () => {
    const { orders, problems } = await read(HEAD, line('A'), HEAD, line('B'))
    expect(problems).toEqual([])
    expect(orders.map(({ reference, row }) => [reference, row])).toEqual([
      ['A', 2],
      ['B', 4],
    ])
  })

  it('with a second list below the first reports where it begins, and reads only the first', async () => {
    const { orders, problems } = await read(
      'reference,recipient,address',
      'A,Ann,1 High St',
      '',
      'Order No,Customer,Street,City',
      '77,Bob,2 High St,Ashmouth',
    )
    expect(orders.map(({ reference }) => reference)).toEqual(['A'])
    expect(problems).toMatchObject([{ row: 4, code: 'other_list' }])
  })

  it('treats no order as a header because of similar words', async () => {
    const { problems, orders } = await read(
      'reference,recipient,address,instructions',
      'A-1,Address Labels Ltd,Post Street,Note the date',
      'B,Street Food,Customer Lane 4,Call phone',
    )
    expect(problems).toEqual([])
    expect(orders).toHaveLength(2)
  })

  it('that ends in the middle of a cell is refused with its line', async () => {
    const wholeFile = bytes(HEAD, ...Array.from({ length: 20 }, (_, i) => line(`R-${i}`, { note: 'Ring' })))
    const half = wholeFile.slice(0, wholeFile.lastIndexOf('"'.charCodeAt(0)))
    await expect(readOrderFile(half)).rejects.toMatchObject({ reason: 'unreadable_file', line: 21 })
  })
})

describe('cells', () => {
  it.each([
    ['2023-11-25', 'date_out_of_range'],
    ['29/02/2027', 'bad_date'],
    ['29/02/2028', 'date_out_of_range'],
  ])('of the day %s are told: %s', async (date, code) => {
    expect((await read(HEAD, line('A', { date }))).problems).toMatchObject([{ row: 2, column: 'date', code }])
  })

  it('of the 29th of February are accepted in leap years', async () => {
    const table = await readOrderFile(bytes(HEAD, line('A', { date: '29/02/2028' })))
    const { orders } = readTable(table, { ...OPTIONS, today: '2028-01-10', timeZone: 'UTC' })
    expect(orders).toMatchObject([{ date: '2028-02-29' }])
  })

  it('of a negative weight are refused', async () => {
    const { problems } = await read(HEAD, line('A', { weight: '-4' }))
    expect(problems).toMatchObject([{ row: 2, column: 'weight_kg', code: 'negative_number' }])
  })

  it('keep names in any script', async () => {
    const names = ['👩‍🚀 Zoë 🚚', 'محمد بن سلمان', 'שרה לוי', '李小龍']
    const { orders } = await read(HEAD, ...names.map((recipient, i) => line(`A-${i}`, { recipient })))
    expect(orders.map(({ recipient }) => recipient)).toEqual(names)
  })

  it('of 30,000 characters are refused with the limit, not cut', async () => {
    const { orders, problems } = await read(HEAD, line('A', { note: 'x'.repeat(30_000) }))
    expect(orders).toEqual([])
    expect(problems).toMatchObject([
      { row: 2, column: 'instructions', code: 'too_long', message: expect.stringContaining('2000') },
    ])
  })
})
