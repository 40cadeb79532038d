// Every kind of bad input over the API on a real database: reported with row and column, and nothing stored.
import { isLong } from '@dropwise/db/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { csv, HEAD, importer, line, manyParts, packedZeros } from './testing.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const { send, count } = importer(() => ({ api, company }))

beforeAll(async () => {
  api = await testApi([orders, dispatch])
  labels = townAddresses(api, 40)
})
afterAll(() => api.close())

describe('bad input', () => {
  beforeAll(async () => {
    company = await api.company()
  })

  /** Imports a good and a bad row. Returns the problems, and checks that nothing was stored. */
  async function rejected(bad: string, good = line('GOOD', labels[0]!)) {
    const answer = await send(csv(good, bad))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ created: 0, updated: 0, importId: null })
    expect(await count()).toBe(0)
    return answer.json().rejected as { row: number; column: string; code: string; message: string }[]
  }

  it.each([
    ['an impossible date', { date: '31.02.2026' }, 'date', 'bad_date', 'Date must be like 2026-04-16'],
    [
      'a window that ends before it starts',
      { window_start: '14:00', window_end: '09:00' },
      'window_end',
      'window_reversed',
      'Window ends before it starts',
    ],
    ['a negative size', { packages: '-3' }, 'packages', 'negative_number', 'Parcels must not be negative'],
    [
      'a negative weight',
      { weight_kg: '-0.5' },
      'weight_kg',
      'negative_number',
      'Weight must not be negative',
    ],
    [
      'an invalid time',
      { window_start: 'noonish' },
      'window_start',
      'bad_time',
      'Window from must be a time like 14:30',
    ],
    [
      'an invalid number',
      { service_minutes: 'short' },
      'service_minutes',
      'bad_number',
      'Service time must be a number in min',
    ],
    ['half an email address', { email: 'ada@' }, 'email', 'bad_email', 'Email address is not complete'],
    [
      'an unknown priority',
      { priority: 'very' },
      'priority',
      'bad_priority',
      'Priority must be high, medium, low or 0-100',
    ],
    [
      'coordinates off the map',
      { lat: '95', lng: '12' },
      'lat',
      'bad_coordinates',
      'Latitude and longitude are not on the map',
    ],
    [
      'coordinates outside the region',
      { lat: '48.85', lng: '2.35' },
      'lat',
      'outside_region',
      'More than 500 km away from your map and your depots',
    ],
    ['no recipient', { recipient: '' }, 'recipient', 'missing_value', 'Recipient is required'],
  ])('%s names its row and column, and nothing is stored', async (_what, cells, column, code, message) => {
    expect(await rejected(line('BAD', labels[1]!, cells))).toMatchObject([{ row: 3, column, code, message }])
  })

  it('[M4] an unknown address is reported, and an ambiguous one lists its candidates', async () => {
    expect(await rejected(line('BAD', 'Qqq Xyzzy 99, Nowhereville'))).toMatchObject([
      { row: 3, column: 'address' },
    ])
    const street = labels[1]!.replace(/^\d+\w? /, '').split(',')[0]!
    const [problem] = await rejected(line('BAD', street))
    expect(problem).toMatchObject({
      row: 3,
      column: 'address',
      code: 'address_no_house_number',
      candidates: expect.any(Array),
    })
  })

  it('a repeated order number names the row of its first use', async () => {
    expect(await rejected(line('GOOD', labels[1]!))).toMatchObject([
      { row: 3, column: 'reference', code: 'duplicate_in_file', message: 'Same order as row 2' },
    ])
  })

  it('names the missing column when a column is wrong', async () => {
    const answer = await send(`reference,recipient,colour\nX-1,Ada,"${labels[0]}"`)
    expect(answer.json()).toMatchObject({
      created: 0,
      rejected: [
        { row: 1, column: 'address', code: 'missing_column', message: 'The file has no column for Address' },
      ],
    })
    const mapped = await send({
      rows: [{ a: '1', b: '2', c: '3' }],
      mapping: { reference: 'a', recipient: 'b', address: 'zz' },
    })
    expect(mapped.json().rejected).toMatchObject([{ row: 1, column: 'address', code: 'missing_column' }])
  })

  it('an unquoted separator does not shift the cells in silence', async () => {
    const problems = await rejected(`${line('BAD', labels[1]!)},,more`)
    expect(problems).toMatchObject([{ row: 3, code: 'crowded_row' }])
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 1, 'empty_file'],
    ['a file of blank lines', Buffer.from('\r\n\r\n  \r\n'), 1, 'empty_file'],
    ['a header row without orders', Buffer.from(HEAD), 2, 'no_rows'],
    [
      'a quote that is never closed',
      Buffer.from('reference,recipient,address\n1,"Ada,12 Main Street\n2,Bob,x'),
      2,
      'unreadable_file',
    ],
  ])('%s is told', async (_what, body, row, code) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      created: 0,
      importId: null,
      rejected: [{ row, code, column: 'reference' }],
    })
  })

  it.each([
    [
      '20,001 rows',
      `reference,address\n${'1,1 High St\n'.repeat(20_001)}`,
      'too_many_rows',
      'The file has more than 20,000 orders',
      'Split it into smaller files.',
    ],
    [
      '5,000 columns',
      `${HEAD},${Array.from({ length: 5_000 }, (_, i) => `extra ${i}`).join()}\n${line('A', 'x')}`,
      'too_many_columns',
      'The file has more than 500 columns',
      'Delete the columns that the orders do without.',
    ],
  ])('a file of %s is refused with the limit and what to do', async (_what, body, code, message, hint) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      created: 0,
      updated: 0,
      importId: null,
      warnings: [],
      rejected: [{ row: 1, column: 'reference', code, message, hint }],
    })
  })

  it('a file of 11 MB is refused with the limit', async () => {
    const answer = await send(Buffer.alloc(11 * 1024 * 1024, 'a,b,c\n'))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large', message: 'The file is larger than 10 MB.' })
  })

  // More than 100 MB of unpacked data take a second to detect; the reader's own tests cover the measure.
  it.each([
    ['holds thousands of parts', async () => manyParts(2_001)],
    ...(isLong() ? [['unpacks to gigabytes', () => packedZeros(101)] as const] : []),
  ] as const)('a spreadsheet that %s is refused', async (_what, pack) => {
    const answer = await send(await pack(), '', 'application/octet-stream')
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large', message: expect.stringContaining('MB') })
  })

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'text/csv'],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae100000000000000000000', 'hex'), 'application/vnd.ms-excel'],
    ['a picture by its type', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  ])('%s is not read', async (_what, body, type) => {
    const answer = await send(body, '', type)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'unsupported_file', hint: 'Send CSV or XLSX.' })
  })

  it('reports a damaged archive as damaged', async () => {
    const broken = (await packedZeros(1)).subarray(0, 900)
    expect((await send(broken, '', 'application/octet-stream')).json()).toMatchObject({
      rejected: [{ code: 'unreadable_file' }],
    })
  })

  it('broken JSON and fields of the wrong kind are named', async () => {
    const broken = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
      body: '{"rows": [',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ code: 'bad_request' })
    const wrong = await send({ rows: 'many' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'rows' }] })
  })

  it('[M3] with partial=true valid rows are stored and the others reported', async () => {
    const answer = await send(
      csv(line('P-1', labels[0]!), line('P-2', labels[1]!, { date: 'soon' })),
      '?partial=true',
    )
    expect(answer.json()).toMatchObject({
      created: 1,
      rejected: [{ row: 3, column: 'date' }],
      importId: expect.any(String),
    })
    expect(await count()).toBe(1)
  })
})
