// Tests that the page's preview equals what it sends: the same rows, lines and days for the server.
import { readTable, tableOfRows, type FileTable } from '@dropwise/order-files'
import { conventionsOf, guessMapping } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  linesToRead,
  preview,
  samplesOf,
  useOf,
  withAddress,
  withCells,
  withSkipped,
  withSwappedCoordinates,
  withUse,
  type ImportDraft,
} from './import-draft.ts'

const OPTIONS = {
  defaultDate: '2026-03-20',
  today: '2026-03-20',
  timeZone: 'UTC',
  dateOrder: 'day-first',
} as const

function draftOf(rows: string[][], more: Partial<FileTable> = {}): ImportDraft {
  const headers = ['reference', 'recipient', 'address', 'date']
  const table = {
    headers,
    rows: rows.map((cells) => Object.fromEntries(headers.map((header, i) => [header, cells[i] ?? '']))),
    firstLine: 5,
    overlongRows: [],
    titles: [],
    sheet: null,
    sheets: [],
    hiddenSheets: [],
    hiddenLines: [],
    ...more,
  }
  const file = { ...table, name: 'orders.csv', source: new File([], 'orders.csv') }
  return {
    file,
    rows: table.rows,
    mapping: guessMapping(headers),
    skipped: new Set(),
    dropped: new Set(),
    conventions: conventionsOf('UTC'),
    day: OPTIONS.defaultDate,
    titleDay: null,
    everyDay: null,
    isHistory: false,
  }
}

/** Reads the sent body as the server does. */
function readByServer(draft: ImportDraft) {
  const { rows, mapping, firstLine, overlongRows } = bodyOf(draft)
  return readTable(tableOfRows(rows, firstLine, overlongRows), {
    ...OPTIONS,
    ...(mapping ? { mapping } : {}),
  })
}

describe('a draft', () => {
  it('is previewed as the server reads it, line numbers of the file included', () => {
    const draft = draftOf([
      ['A', 'Ann', '1 High St', ''],
      ['B', '', '2 High St', ''],
    ])
    expect(preview(draft, OPTIONS.today)).toEqual(readByServer(draft))
    expect(readByServer(draft).problems).toMatchObject([{ row: 6, code: 'missing_value' }])
  })

  it('skips blank lines, such as the last line of a file that ends with a line break', () => {
    const draft = draftOf([
      ['A', 'Ann', '1 High St', ''],
      ['', '  ', '', ''],
      ['B', 'Bea', '2 High St', ''],
      ['', '', '', ''],
    ])
    expect(linesToRead(draft)).toEqual([5, 7])
    expect(linesToRead(withSkipped(draft, [5], true))).toEqual([7])
  })

  it('reads dates again when the row that fixed their order is skipped', () => {
    const draft = draftOf([
      ['A', 'Ann', '1 High St', '03/04/2026'],
      ['B', 'Bob', '2 High St', '03/25/2026'],
    ])
    const dayOfFirst = (changed: ImportDraft) => preview(changed, OPTIONS.today).orders[0]?.date
    expect(dayOfFirst(draft)).toBe('2026-03-04')
    const skipped = withSkipped(draft, [6], true)
    expect(dayOfFirst(skipped)).toBe('2026-04-03')
    expect(readByServer(skipped).orders[0]?.date).toBe('2026-04-03')
    expect(dayOfFirst(withSkipped(skipped, [6], false))).toBe('2026-03-04')
  })

  it('no longer names an overlong row that is skipped', () => {
    const draft = draftOf([['A', 'Ann', '1 High St', '']], { overlongRows: [5] })
    expect(readByServer(draft).problems).toMatchObject([{ row: 5, code: 'crowded_row' }])
    expect(bodyOf(withSkipped(draft, [5], true)).overlongRows).toEqual([])
  })

  it('takes corrected cells and chosen addresses at their line', () => {
    const draft = withAddress(withCells(draftOf([['A', '', '1 High St', '']]), 5, { recipient: 'Ann' }), 5, {
      label: '1 High Street',
      lat: 50.7,
      lng: -1.9,
    })
    expect(readByServer(draft).orders).toMatchObject([
      { row: 5, recipient: 'Ann', address: '1 High Street', lat: 50.7, lng: -1.9 },
    ])
  })

  it('keeps columns without a field, and leaves out the named columns', () => {
    const draft = draftOf([['A', 'Ann', '1 High St', '']])
    const rows = draft.rows.map((row) => ({ ...row, dock: 'B7', colour: 'red' }))
    const dropped = withUse({ ...draft, rows }, 'colour', 'dropped')
    expect(useOf(dropped, 'dock')).toBe('kept')
    expect(useOf(dropped, 'colour')).toBe('dropped')
    expect(samplesOf(dropped, 'dock')).toEqual(['B7'])
    expect(readByServer(dropped).orders[0]?.custom).toEqual({ dock: 'B7' })
    expect(readByServer(withUse(dropped, 'dock', 'instructions')).orders[0]).toMatchObject({
      columns: { instructions: 'B7' },
      custom: {},
    })
  })

  it('swaps latitude and longitude in every row', () => {
    const draft = draftOf([['A', 'Ann', '1 High St', '']])
    const rows = draft.rows.map((row) => ({ ...row, lat: '-125.3', lng: '46.9' }))
    const mapping = { ...draft.mapping, lat: 'lat', lng: 'lng' }
    const swapped = withSwappedCoordinates({ ...draft, rows, mapping })
    expect(readByServer(swapped).orders).toMatchObject([{ lat: 46.9, lng: -125.3 }])
  })
})
