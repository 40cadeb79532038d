// An import with `partial=true` stores no order whose reading is uncertain, until the caller confirms it.
import { IMPORT_WARNINGS, type ImportResponse, type ImportWarningCode } from '@dropwise/contracts'
import { utils, write } from '@e965/xlsx'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { OTHER_DAY } from './testing.ts'

let api: TestApi
let company: TestCompany
let place: string

beforeAll(async () => {
  api = await testApi([orders])
  place = `"${townAddresses(api, 1)[0]!}"`
  company = await api.company({ timeZone: 'Europe/London' })
})
afterAll(() => api.close())

/** An ambiguous date like 03/04/2026 whose readings are both in the future. */
function ambiguousDate(): string {
  const ahead = new Date(Date.now() + 90 * 86_400_000)
  const month = ahead.getUTCMonth() + 1
  const day = month === 12 ? 11 : month + 1
  return [day, month].map((part) => String(part).padStart(2, '0')).join('/') + `/${ahead.getUTCFullYear()}`
}

type FileLines = (place: string) => string[]
interface Case {
  /** A header and two rows; only the first row has the uncertain reading. */
  file: FileLines
  /** Lines that a partial import refuses. */
  refusedLines: number[]
  query?: string
  hidden?: { row?: number; sheet?: boolean }
}

const row = (cells: string) => (where: string) => `R-${randomUUID()},Ann,${where},${cells}`
const table =
  (columns: string, ...rows: string[]): FileLines =>
  (where) => [`Order,Customer,Address,${columns}`, ...rows.map((cells) => row(cells)(where))]

/** One file for each code. Files with a question list the refused lines. */
const CASES: Record<ImportWarningCode, Case> = {
  ambiguous_date: {
    file: table('Date', ambiguousDate(), OTHER_DAY),
    refusedLines: [2],
  },
  ambiguous_number: { file: table('Weight kg', '"1,250"', '40'), refusedLines: [2] },
  time_zone: { file: table('From,To', '9:00 AM EST,11:00 AM EST', '09:00,11:00'), refusedLines: [2] },
  bare_hour: { file: table('From,To', '9,11', '09:00,11:00'), refusedLines: [2] },
  day_part: { file: table('Window', 'morning', '09:00-11:00'), refusedLines: [2] },
  pickup_columns: {
    file: (where) => [
      'Order,Customer,Address,Pickup address',
      `R-${randomUUID()},Ann,${where},${where}`,
      `R-${randomUUID()},Ann,${where},`,
    ],
    refusedLines: [],
  },
  made_numbers: {
    file: (where) => ['Customer,Address', `Ann,${where}`, `Bea,${where}`],
    refusedLines: [],
  },
  made_recipients: {
    file: (where) => ['Order,Address', `R-${randomUUID()},${where}`, `R-${randomUUID()},${where}`],
    refusedLines: [],
  },
  folded_lines: { file: table('Item', 'Chair', 'Table'), refusedLines: [] },
  titles: {
    file: (where) => ['Deliveries of the week', ...table('Packages', '1', '2')(where)],
    refusedLines: [],
  },
  title_day: {
    file: (where) => [`Deliveries for ${OTHER_DAY}`, ...table('Date', '', OTHER_DAY)(where)],
    refusedLines: [3],
  },
  footer: { file: (where) => [...table('Packages', '1', '2')(where), 'Total,,,3'], refusedLines: [] },
  hidden_sheets: { file: table('Packages', '1', '2'), refusedLines: [], hidden: { sheet: true } },
  hidden_rows: { file: table('Packages', '1', '2'), refusedLines: [2], hidden: { row: 2 } },
  not_for_delivery: { file: table('Order status', 'Cancelled', 'Paid'), refusedLines: [] },
  unknown_state: { file: table('Order status', 'Failed: nobody home', 'Processing'), refusedLines: [2] },
  unread_days: { file: table('Printed', OTHER_DAY, ''), refusedLines: [2] },
  unread_windows: { file: table('Shop hours', '09:00-12:00', ''), refusedLines: [2] },
  cash_unread: { file: table('Paid by', 'Cash on delivery', 'Card'), refusedLines: [2] },
  phone_unknown: { file: table('Phone', '12345', '020 7946 0000'), refusedLines: [2] },
  several_values: {
    file: (where) => {
      const order = `R-${randomUUID()},Ann,${where}`
      return [
        'Order,Customer,Address,Item,Phone',
        `${order},Chair,020 7946 0000`,
        `${order},Table,020 7946 0001`,
        `R-${randomUUID()},Bea,${where},Lamp,`,
      ]
    },
    refusedLines: [2],
  },
  unknown_vehicle: { file: table('Only vehicles', 'No such van', ''), refusedLines: [] },
  unknown_skill: { file: table('Skills', 'no such skill', ''), refusedLines: [] },
  unlikely_place: { file: table('Lat,Lng', '46.95,-126.5', ','), refusedLines: [2] },
  several_phones: {
    file: table('Phone', '020 7946 0000 / 020 7946 0001', '020 7946 0000'),
    refusedLines: [2],
  },
}

/** A workbook for cases with a hidden row or sheet, else CSV. */
function fileOf({ file, hidden }: Case): { body: string | Buffer; type: string } {
  const lines = file(place)
  if (!hidden) return { body: lines.join('\n'), type: 'text/csv' }
  const cells = lines.map((line) => [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map((m) => m[1] ?? m[2] ?? ''))
  const sheet = utils.aoa_to_sheet(cells)
  if (hidden.row) sheet['!rows'] = cells.map((_, at) => ({ hidden: at + 1 === hidden.row }))
  const book = utils.book_new(sheet, 'Orders')
  if (hidden.sheet) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Archive')
    utils.book_set_sheet_visibility(book, 'Archive', 1)
  }
  return {
    body: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}

async function send(example: Case, query: string): Promise<ImportResponse> {
  const { body, type } = fileOf(example)
  const answer = await api.call(company.keys.dispatcher, 'POST', `/orders/import?${query}`, {
    body,
    headers: { 'content-type': type },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as ImportResponse
}

describe('[2.10-4] a partial import with the warning', () => {
  it.each(Object.entries(CASES))('%s stores only rows with a certain reading', async (code, example) => {
    const { rejected, warnings, created } = await send(example, 'partial=true')
    expect(warnings.map((warning) => warning.code)).toContain(code)
    expect(rejected.map((problem) => [problem.row, problem.code])).toEqual(
      example.refusedLines.map((line) => [line, code]),
    )
    expect(IMPORT_WARNINGS[code as ImportWarningCode].isQuestion).toBe(example.refusedLines.length > 0)
    expect(created).toBeGreaterThan(0)
  })

  it.each(Object.entries(CASES).filter(([, { refusedLines }]) => refusedLines.length > 0))(
    '%s stores the row once the caller confirms it',
    async (code, example) => {
      const before = await send(example, 'partial=true&dryRun=true')
      const confirmed = await send(example, `partial=true&confirmed=made_numbers,${code}`)
      expect(confirmed.rejected).toEqual([])
      expect(confirmed.created).toBe(before.created + 1)
      expect(before.rejected[0]).toMatchObject({ code, hint: expect.stringContaining(`confirmed=${code}`) })
    },
  )
})

it('accepts the date order that the caller gives as confirmation', async () => {
  const [head = '', ...lines] = CASES.ambiguous_date.file(place)
  const rows = lines.map((line) => {
    const cells = [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map((match) => match[1] ?? match[2] ?? '')
    return Object.fromEntries(head.split(',').map((name, at) => [name, cells[at] ?? '']))
  })
  const importRows = async (body: object) =>
    (await api.call(company.keys.dispatcher, 'POST', '/orders/import?partial=true', { body })).json()
  expect(await importRows({ rows })).toMatchObject({ created: 1, rejected: [{ row: 2, column: 'date' }] })
  expect(await importRows({ rows, dateOrder: 'month-first' })).toMatchObject({ created: 1, rejected: [] })
})

it('refuses the other half of a pair whose reading is uncertain', async () => {
  const lines = [
    'Order,Customer,Address,Type,Pair,Window',
    `H-1,Ann,${place},pickup,P1,morning`,
    `H-2,Ann,${place},delivery,P1,13:00-14:00`,
    `H-3,Bea,${place},delivery,,13:00-14:00`,
  ]
  const { created, rejected } = await send({ file: () => lines, refusedLines: [] }, 'partial=true')
  expect(created).toBe(1)
  expect(rejected).toMatchObject([
    { row: 2, code: 'day_part', value: 'morning' },
    { row: 3, code: 'other_half' },
  ])
})

it('refuses a code that does not exist', async () => {
  const { body, type } = fileOf(CASES.made_numbers)
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders/import?confirmed=anything', {
    body,
    headers: { 'content-type': type },
  })
  expect(answer.statusCode).toBe(400)
})
