// Bytes that browser and server once read differently, and other special files.
import { guessMapping } from '@dropwise/contracts'
import writeXlsxFile from 'write-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { FileError } from './file-error.ts'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadTableOptions } from './read-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readOrderFile(bytes(text))
const OPTIONS: ReadTableOptions = {
  defaultDate: '2026-03-20',
  today: '2026-03-20',
  timeZone: 'UTC',
  dateOrder: 'month-first',
}
const HEADER = 'reference,recipient,address,date'

describe('a row longer than its header', () => {
  it('is named instead of being cut', async () => {
    const table = await read(
      'reference,recipient,address\nA,Ann,1 High St, Ashmouth\nB,Bob,"2 High St, Ashmouth"',
    )
    expect(table.overlongRows).toEqual([2])
    const { orders, problems } = readTable(table, OPTIONS)
    expect(orders.map((order) => [order.row, order.address])).toEqual([[3, '2 High St, Ashmouth']])
    expect(problems).toMatchObject([{ row: 2, code: 'crowded_row' }])
  })

  it('may end in empty separators', async () => {
    const table = await read('reference,recipient,address\nA,Ann,1 High St,,,')
    expect(table.overlongRows).toEqual([])
  })
})

describe('a quotation mark that is never closed', () => {
  it('is refused with its line instead of swallowing the next order', async () => {
    const refusal = read(`${HEADER}\nA,Ann,1 High St,\nB,"Bob,2 High St,\nC,Cat,3 High St,\n`)
    await expect(refusal).rejects.toMatchObject({ reason: 'unreadable_file', line: 3 })
  })
})

describe('a line that names the separator', () => {
  it.each(['\n', '\r\n'])('is obeyed and counted (%j)', async (newline) => {
    const table = await read(['sep=;', 'reference;recipient', 'A;Ward, Edith'].join(newline))
    expect(table).toEqual({
      titles: [],
      headers: ['reference', 'recipient'],
      rows: [{ reference: 'A', recipient: 'Ward, Edith' }],
      firstLine: 3,
      hiddenSheets: [],
      hiddenLines: [],
      overlongRows: [],
      sheet: null,
      sheets: [],
    })
  })
})

describe('line numbers', () => {
  it('count blank lines above the header and between rows', async () => {
    const table = await read(`\n\n${HEADER}\nA,Ann,1 High St,\n\nB,,2 High St,`)
    expect(table.firstLine).toBe(4)
    const { orders, problems } = readTable(table, OPTIONS)
    expect(orders.map((order) => order.row)).toEqual([4])
    expect(problems).toMatchObject([{ row: 6, column: 'recipient', code: 'missing_value' }])
  })
})

describe('headers', () => {
  it('that repeat are numbered, and empty ones are named by their position', async () => {
    const { headers, rows } = await read('note,,note,note (2)\n1,2,3,4')
    expect(headers).toEqual(['note', 'Column 2', 'note (2)', 'note (2) (2)'])
    expect(rows).toEqual([{ note: '1', 'Column 2': '2', 'note (2)': '3', 'note (2) (2)': '4' }])
  })

  it('without a name over an empty column are left out', async () => {
    const { headers } = await read('reference,,recipient,\nA,,Ann,')
    expect(headers).toEqual(['reference', 'recipient'])
  })

  it('keep a column with the name of a built-in object property', async () => {
    const { rows } = await read('__proto__,constructor\n1,2')
    expect(Object.entries(rows[0] ?? {})).toEqual([
      ['__proto__ (2)', '1'],
      ['constructor', '2'],
    ])
  })
})

describe('a date that can be read in two ways', () => {
  it('is read in the order of the company', async () => {
    const table = await read(`${HEADER}\nA,Ann,1 High St,03/04/2026`)
    const dayOf = (dateOrder: ReadTableOptions['dateOrder']) =>
      readTable(table, { ...OPTIONS, dateOrder }).orders[0]?.date
    expect(dayOf('month-first')).toBe('2026-03-04')
    expect(dayOf('day-first')).toBe('2026-04-03')
  })
})

describe('encodings', () => {
  const text = 'reference,recipient\nÄ-1,Jürgen'
  const utf16 = (isLittleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + 1)))
    const marked = `\uFEFF${text}`
    for (let at = 0; at < marked.length; at += 1)
      view.setUint16(2 * at, marked.charCodeAt(at), isLittleEndian)
    return new Uint8Array(view.buffer)
  }
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a byte order mark', bytes(`\uFEFF${text}`)],
    ['UTF-16 little-endian', utf16(true)],
    ['UTF-16 big-endian', utf16(false)],
    ['Windows-1252', Uint8Array.from(text, (char) => char.charCodeAt(0))],
  ])('%s', async (_name, encoded) => {
    expect(await readOrderFile(encoded)).toMatchObject({
      headers: ['reference', 'recipient'],
      rows: [{ reference: 'Ä-1', recipient: 'Jürgen' }],
    })
  })
})

describe('a spreadsheet', () => {
  it('gives the same text for days, times and numbers as a CSV file would', async () => {
    const cells = [
      ['reference', 'date', 'window_start', 'packages'].map((value) => ({ value, type: String })),
      [
        { value: 'A', type: String },
        { value: new Date('2026-04-16T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        { value: 0.375, type: Number, format: 'hh:mm' },
        { value: 3, type: Number },
      ],
    ]
    const file = await writeXlsxFile(cells as never).toBlob()
    const table = await readOrderFile(new Uint8Array(await file.arrayBuffer()))
    expect(guessMapping(table.headers).window_start).toBe('window_start')
    expect(table.rows).toEqual([
      { reference: 'A', date: '2026-04-16', window_start: '09:00:00', packages: '3' },
    ])
  })
})

describe('a header below titles', () => {
  it('is found, and line numbers stay those of the file', async () => {
    const table = await read(
      `Deliveries of Ashmouth Foods,,,\nDate,24.11.2026,,\n\n${HEADER}\nA,Ann,1 High St,2026-03-21`,
    )
    expect(table).toMatchObject({ headers: HEADER.split(','), firstLine: 5 })
    expect(table.titles).toEqual(['Deliveries of Ashmouth Foods', 'Date 24.11.2026'])
    expect(readTable(table, OPTIONS).orders).toMatchObject([{ row: 5, reference: 'A', date: '2026-03-21' }])
  })

  const { defaultDate: _, ...WITHOUT_DAY } = OPTIONS
  const dayOf = async (titles: string, options: ReadTableOptions) => {
    const table = await read(`${titles}\n\nreference,recipient,address\nA,Ann,1 High St`)
    return readTable(table, options).orders[0]?.date
  }

  it.each([
    ['Tourenplan für Mittwoch, 25.03.2026', '2026-03-25'],
    ['Tour 12;Datum: 25.3.26', '2026-03-25'],
    ['"Route sheet, March 25, 2026"', '2026-03-25'],
    ['Feuille de route du 25 mars 2026', '2026-03-25'],
    ['Hoja de ruta 25 de marzo de 2026', '2026-03-25'],
    ['Exported\nDeliveries 2026-03-25 (final)', '2026-03-25'],
    // The company writes the month first.
    ['Deliveries 04/05/2026', '2026-04-05'],
    // The day of a tour and its print date look alike.
    ['Tour 25.03.2026, printed 24.03.2026', '2026-03-20'],
    ['Tour of 25.03.2019', '2026-03-20'],
    ['Phone 020 7946 0018, order 1.2.3.4', '2026-03-20'],
    ['Deliveries of Ashmouth Foods', '2026-03-20'],
  ])('names the day of rows without one: %s', async (titles, day) => {
    expect(await dayOf(titles, WITHOUT_DAY)).toBe(day)
  })

  it('is overridden by the requested day', async () => {
    expect(await dayOf('Tour 25.03.2026', OPTIONS)).toBe('2026-03-20')
  })
})

describe('a workbook', () => {
  it('is read from the sheet that holds orders', async () => {
    const text = (cells: string[][]) => cells.map((row) => row.map((value) => ({ value, type: String })))
    const file = await writeXlsxFile([
      { data: text([['Read me'], ['Printed on Monday']]), sheet: 'Cover' },
      { data: text([HEADER.split(','), ['A', 'Ann', '1 High St', '2026-03-21']]), sheet: 'Orders' },
    ] as never).toBlob()
    const table = await readOrderFile(new Uint8Array(await file.arrayBuffer()))
    expect(table.rows).toEqual([
      { reference: 'A', recipient: 'Ann', address: '1 High St', date: '2026-03-21' },
    ])
  })
})

describe('what is no order file', () => {
  it.each([
    ['nothing at all', new Uint8Array(), 'empty_file'],
    ['blank lines', bytes('\n\n , \n'), 'empty_file'],
    ['the beginning of an .xls file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0), 'unsupported_file'],
    ['half an archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), 'unreadable_file'],
    ['a file of 11 MB', new Uint8Array(11 * 1024 * 1024).fill(65), 'too_large'],
  ])('%s', async (_name, content, reason) => {
    await expect(readOrderFile(content)).rejects.toBeInstanceOf(FileError)
    await expect(readOrderFile(content)).rejects.toMatchObject({ reason })
  })

  it('is a header row alone', async () => {
    const { problems } = readTable(await read(`${HEADER}\n`), OPTIONS)
    expect(problems).toMatchObject([{ row: 2, message: 'The file has a header row but no orders' }])
  })
})
