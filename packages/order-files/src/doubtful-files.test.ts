// Ambiguous files: first the column, then the company's country decides, and the result reports the reading.
// An undecidable cell is refused.
import { readFile } from 'node:fs/promises'
import { conventionsOf } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadResult } from './read-table.ts'

const HOUR = 3_600

async function read(file: string, timeZone = 'America/New_York'): Promise<ReadResult> {
  const bytes = await readFile(new URL(`../layouts/doubtful/${file}`, import.meta.url))
  const options = { defaultDate: '2026-12-09', today: '2026-11-28', ...conventionsOf(timeZone) }
  return readTable(await readOrderFile(bytes), options)
}

const codes = ({ warnings }: ReadResult) => warnings.map(({ code }) => code)
const column = (result: ReadResult, name: keyof ReadResult['orders'][number]['columns']) =>
  result.orders.map(({ columns }) => columns[name])

describe('[2.10-4] a doubtful file', () => {
  it('reads day and month in the order of the company’s country', async () => {
    const { orders, warnings } = await read('uk-dates.csv', 'Europe/London')
    expect(orders.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-02'])
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'ambiguous_date',
        column: 'date',
        value: '02/12/2026',
        reading: '2026-12-02',
      }),
    )
    const american = await read('uk-dates.csv')
    expect(american.orders[0]?.date).toBe('2026-02-12')
    expect(codes(american)).toContain('ambiguous_date')
  })

  it('infers the decimal mark from the whole column', async () => {
    const result = await read('german-weights.csv')
    expect(column(result, 'weight_grams')).toEqual([1_250, 12_500, 1_250_000])
    expect(column(result, 'volume_litres')).toEqual([300, 1_200, 250])
  })

  it('turns instants to the clock of the company', async () => {
    const { orders } = await read('onfleet-utc-windows.csv')
    expect(orders).toMatchObject([
      { date: '2026-12-02', windowStart: 9 * HOUR, windowEnd: 15 * HOUR },
      { date: '2026-12-02', windowStart: 20 * HOUR, windowEnd: 21 * HOUR },
    ])
  })

  it('reads bare hours as times of the day, and warns', async () => {
    const result = await read('bare-hours.csv')
    expect(result.orders.map(({ windowStart, windowEnd }) => [windowStart, windowEnd])).toEqual([
      [13 * HOUR, 15 * HOUR],
      [13 * HOUR, 15 * HOUR],
      [8 * HOUR, 10 * HOUR],
      [14 * HOUR, 16 * HOUR],
    ])
    expect(codes(result)).toContain('bare_hour')
  })

  it('refuses rows with errors of the spreadsheet and phones that lost digits', async () => {
    const { orders, problems } = await read('error-cells.xlsx', 'Europe/Berlin')
    expect(problems.map(({ row, column: name, code }) => [row, name, code])).toEqual([
      [4, 'city', 'error_cell'],
      [5, 'phone', 'phone_cut_off'],
      [6, 'phone', 'phone_cut_off'],
      [6, 'packages', 'error_cell'],
      [7, 'window_start', 'error_cell'],
    ])
    expect(orders.map(({ row }) => row)).toEqual([2, 3, 8, 9])
    expect(orders[0]?.columns.service_seconds).toBe(600)
    expect(orders[2]?.phone).toBe('+491701234567')
  })

  it('reads the visible sheet', async () => {
    const result = await read('hidden-sheet.xlsx')
    expect(result.orders.map(({ reference }) => reference)).toEqual(['HS-NEW-0', 'HS-NEW-1', 'HS-NEW-2'])
    expect(result.warnings).toContainEqual(
      expect.objectContaining({ code: 'hidden_sheets', value: 'archive' }),
    )
  })

  it('finds the header below group headings', async () => {
    const { orders, problems } = await read('two-row-header.xlsx')
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        reference: 'TH-0',
        recipient: 'C0',
        windowStart: 9 * HOUR,
        windowEnd: 12 * HOUR,
        columns: { packages: 1 },
      },
      { reference: 'TH-1', address: '265 Cedarmere Circle, Owings Mills 21117' },
      { reference: 'TH-2' },
    ])
  })

  it('omits orders that a shop cancelled or hands over itself', async () => {
    const woo = await read('woo-cancelled.csv')
    expect(woo.orders.map(({ reference }) => reference)).toEqual(['953'])
    expect(woo.warnings.filter(({ code }) => code === 'not_for_delivery')).toMatchObject([
      { row: 2, value: 'Cancelled' },
      { row: 3, value: 'Refunded' },
    ])
    const square = await read('square-pickup.csv')
    expect(square.orders.map(({ reference }) => reference)).toEqual(['SQ0', 'SQ1', 'SQ3', 'SQ4'])
    expect(square.orders[0]).toMatchObject({
      date: '2026-12-02',
      windowStart: 10.5 * HOUR,
      phone: '+14105550200',
    })
  })

  it('puts the second line into the address', async () => {
    const { orders } = await read('address-line-2.csv')
    expect(orders).toMatchObject([{ address: '6 Queen Street, Flat 4, AH7 4JU Ashmouth', custom: {} }])
  })

  it('reads a parcel number as a code, not as a count', async () => {
    const { orders } = await read('parcel-number.csv')
    expect(orders).toMatchObject([
      { columns: { packages: 1 }, custom: { PARCEL_NUMBER: '701' } },
      { columns: { packages: 1 }, custom: { PARCEL_NUMBER: '702' } },
    ])
  })

  it('reads phones by country and reports numbers that cannot be dialled', async () => {
    const { orders, problems, warnings } = await read('phone-excel.csv', 'Europe/London')
    expect(problems).toMatchObject([{ row: 2, column: 'phone', code: 'phone_cut_off', value: '4.47701E+11' }])
    expect(orders.map(({ phone }) => phone)).toEqual([null, '+447700900123', '+447700900123'])
    expect(warnings).toContainEqual(
      expect.objectContaining({ row: 5, code: 'several_phones', reading: '+447700900123' }),
    )
  })

  it('recognises parts of the day', async () => {
    const result = await read('words-for-windows-de.csv', 'Europe/Berlin')
    expect(result.problems).toEqual([])
    expect(result.orders).toHaveLength(8)
    expect(result.orders[3]).toMatchObject({ windowStart: 8 * HOUR, windowEnd: 12 * HOUR })
    expect(result.orders[4]).toMatchObject({ windowStart: 12 * HOUR, windowEnd: 17 * HOUR })
    expect(result.orders[7]).toMatchObject({ windowStart: null, windowEnd: null })
    expect(column(result, 'weight_grams').slice(0, 5)).toEqual([1_250_500, 12_500, 750, 380_000, 1_000_000])
    expect(result.orders[0]?.phone).toBe('+491701234560')
    expect(codes(result)).toContain('day_part')
  })

  it('reads a Japanese list', async () => {
    const { orders, problems } = await read('japanese.csv', 'Asia/Tokyo')
    expect(problems).toMatchObject([{ row: 5, code: 'bad_date', value: '12月2日' }])
    expect(orders).toMatchObject([
      {
        recipient: '山田 太郎0 様',
        phone: '+819012345670',
        date: '2026-12-02',
        windowStart: 8 * HOUR,
        windowEnd: 12 * HOUR,
        columns: { packages: 1, weight_grams: 500, instructions: '置き配可0' },
      },
      { windowStart: 14 * HOUR, windowEnd: 16 * HOUR, date: '2026-12-02' },
      { windowStart: 18 * HOUR, windowEnd: 20 * HOUR },
      { windowStart: null, windowEnd: null, date: '2026-12-02' },
      { windowStart: 9 * HOUR, windowEnd: 12 * HOUR, date: '2026-12-02' },
    ])
  })

  it('recognises the columns of Mapotempo, and queries fractions of parcels', async () => {
    const { orders, problems } = await read('mapotempo-fr.csv', 'Europe/Paris')
    expect(problems).toMatchObject([{ row: 2, column: 'packages', code: 'not_whole', value: '12,5' }])
    expect(orders).toMatchObject([
      {
        address: '265 Cedarmere Circle, 21117 Owings Mills',
        lat: 39.430281,
        columns: { service_seconds: 330, packages: 3 },
      },
    ])
  })

  it('reads the priorities of Routific', async () => {
    const { orders, problems } = await read('routific-regular.csv')
    expect(problems).toEqual([])
    expect(orders.length).toBeGreaterThanOrEqual(11)
    expect(orders.map(({ columns }) => columns.priority).slice(0, 2)).toEqual([100, 0])
  })

  it('reads coordinates in every common form', async () => {
    const { orders, problems } = await read('gps-column.csv')
    expect(problems).toEqual([])
    expect(orders).toHaveLength(10)
    for (const { reference, lat, lng } of orders.filter((order) => order.reference !== 'GP-4')) {
      expect(lat, reference).toBeCloseTo(39.4, 0)
      expect(lng, reference).toBeCloseTo(-76.7, 0)
    }
  })

  it('reads units in cells, and queries wrong units', async () => {
    const result = await read('units-in-cells.csv', 'Europe/Berlin')
    expect(result.problems.map(({ row, column: name, code }) => [row, name, code])).toEqual([
      [7, 'service_minutes', 'bad_number'],
    ])
    expect(column(result, 'packages')).toEqual([2, 3, 1, 12, 1_000])
    expect(column(result, 'cash_minor')).toEqual([1_250, 1_250, 123_450, 9_900, 0])
    expect(column(result, 'service_seconds')).toEqual([900, 900, 5_400, 1_200, 5_400])
    expect(column(result, 'pallet_tenths')).toEqual([10, 5, 5, 20, 0])
  })
})
