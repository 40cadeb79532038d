// Files of other products with values that mislead, imported over HTTP by companies of three countries: each
// row is read correctly, refused, or becomes a question. With `partial=true` only certain rows are stored.
import type { ImportResponse } from '@dropwise/contracts'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { OTHER_DAY } from './testing.ts'

type Country = 'DE' | 'US' | 'GB'
const ZONES = { DE: 'Europe/Berlin', US: 'America/New_York', GB: 'Europe/London' } as const

let api: TestApi
let companies: Record<Country, TestCompany>
let place: string

beforeAll(async () => {
  api = await testApi([orders])
  place = townAddresses(api, 1)[0]!
  companies = {
    DE: await api.company({ timeZone: ZONES.DE }),
    US: await api.company({ timeZone: ZONES.US }),
    GB: await api.company({ timeZone: ZONES.GB }),
  }
})
afterAll(() => api.close())

/** The result of a file: stored orders, omitted rows, and questions or problems as `line code`. */
interface Outcome {
  created: number
  leftOut?: number[]
  questions?: string[]
}
type Row = (string | number | null)[]
interface HostileFile {
  rows: () => Row[]
  type?: 'csv' | 'xlsx' | 'json'
  outcome: Outcome | Record<Country, Outcome>
  /** Fields of the stored orders by reference, in each country. */
  fields?: Partial<Record<Country, Record<string, Record<string, unknown>>>>
}

const [year = '', month = '', day = ''] = OTHER_DAY.split('-')
const isAmbiguous = Number(day) <= 12 && day !== month

const FILES: Record<string, HostileFile> = {
  'Onfleet: a task that failed': {
    rows: () => [
      ['Task ID', 'Recipient Name', 'Destination Address', 'Task State', 'Complete After'],
      ['OF1', 'Ann', place, 'Failed delivery', `${OTHER_DAY}T13:00:00Z`],
      ['OF2', 'Bea', place, 'Unassigned', `${OTHER_DAY}T13:00:00Z`],
    ],
    outcome: { created: 1, questions: ['2 unknown_state'] },
    fields: {
      DE: { OF2: { windowStart: `${OTHER_DAY}T13:00:00.000Z` } },
      US: { OF2: { windowStart: `${OTHER_DAY}T13:00:00.000Z` } },
    },
  },
  'Routific: a point before three digits': {
    rows: () => [
      ['Name', 'Address', 'Visit ID', 'Time Window Start', 'Time Window End', 'Weight'],
      ['Ann', place, 'RF1', 'noon', '15:30', '2.500'],
    ],
    outcome: { created: 0, questions: ['2 ambiguous_number'] },
  },
  'Circuit: a formula for a phone, n/a, and a second line': {
    rows: () => [
      ['Order ID', 'Address', 'Recipient name', 'Phone', 'Earliest arrival time', 'Latest arrival time'],
      ['CI1', place, 'Ann', '="+4915112345678"', '1:00 PM', '3:30 PM'],
      ['CI2', place, 'Bea', 'n/a', null, null],
    ],
    outcome: { created: 2 },
    fields: { DE: { CI1: { phone: '+4915112345678' }, CI2: { phone: null } } },
  },
  'OptimoRoute: a phone that a spreadsheet rounded': {
    rows: () => [
      ['Order ID', 'Date', 'Duration', 'Location Name', 'Location Address', 'Customer Phone'],
      ['OR1', OTHER_DAY, 12, 'Ann', place, '4.9151E+12'],
      ['OR2', OTHER_DAY, 12, 'Bea', place, '+49 (0)151 23456789'],
    ],
    outcome: { created: 1, questions: ['2 phone_cut_off'] },
    fields: { US: { OR2: { phone: '+4915123456789' } } },
  },
  'Track-POD: weights that differ within an order': {
    rows: () => [
      ['Number', 'Date', 'Client', 'Address', 'Goods Name', 'Quantity', 'Phone'],
      ['TP1', OTHER_DAY, 'Ann', place, 'Chair', 2, '+12025550123'],
      ['TP1', OTHER_DAY, 'Ann', place, 'Table', 1, '+12025550124'],
      ['TP2', OTHER_DAY, 'Bea', place, 'Lamp', 1, '+12025550125'],
    ],
    outcome: { created: 1, questions: ['2 several_values'] },
  },
  'Shopify: pickup in a shop, a cancelled order, an apostrophe': {
    rows: () => [
      [
        'Name',
        'Financial Status',
        'Fulfillment Status',
        'Shipping Name',
        'Shipping Street',
        'Lineitem name',
        'Lineitem quantity',
        'Cancelled at',
        'Shipping Method',
      ],
      ['#1', 'paid', 'unfulfilled', 'Ann', place, 'Vase', 1, null, 'Local Delivery'],
      ['#2', 'paid', 'unfulfilled', 'Bea', place, 'Vase', 1, null, 'Local Pickup (Main Street)'],
      ['#3', 'paid', 'unfulfilled', 'Cy', place, 'Vase', 1, '2026-11-20 10:00:00 +0000', 'Standard'],
      ['#4', 'paid', 'restocked', 'Di', place, 'Vase', 1, null, 'Standard'],
    ],
    outcome: { created: 1, leftOut: [3, 4], questions: ['5 unknown_state'] },
  },
  'WooCommerce: states with their prefix': {
    rows: () => [
      [
        'Order Number',
        'Order Status',
        'Shipping First Name',
        'Shipping Last Name',
        'Address',
        'Shipping Method Title',
      ],
      ['W1', 'wc-processing', 'Ann', 'Bell', place, 'Flat rate'],
      ['W2', 'wc-cancelled', 'Bea', 'Bell', place, 'Flat rate'],
      ['W3', 'wc-on-hold', 'Cy', 'Bell', place, 'Flat rate'],
      ['W4', 'wc-processing', 'Di', 'Bell', place, 'Local pickup'],
    ],
    outcome: { created: 1, leftOut: [3, 4, 5] },
    fields: { GB: { W1: { recipient: 'Ann Bell' } } },
  },
  'Square: pickups and a cancelled order': {
    rows: () => [
      ['Order', 'Fulfillment Type', 'Recipient Name', 'Recipient Address', 'Order State'],
      ['S1', 'Delivery', 'Ann', place, 'OPEN'],
      ['S2', 'Pickup', 'Bea', place, 'OPEN'],
      ['S3', 'Delivery', 'Cy', place, 'CANCELED'],
    ],
    outcome: { created: 1, leftOut: [3, 4] },
  },
  'Detrack: half days and a failed job': {
    rows: () => [
      ['D.O. No.', 'Date', 'Deliver to', 'Address', 'Delivery Time', 'Status'],
      ['D1', OTHER_DAY, 'Ann', place, 'AM', 'Info received'],
      ['D2', OTHER_DAY, 'Bea', place, '09:00-11:00', 'Failed: customer not home'],
      ['D3', OTHER_DAY, 'Cy', place, '09:00-11:00', 'Info received'],
    ],
    outcome: { created: 1, questions: ['2 day_part', '3 unknown_state'] },
  },
  'Tookan: a day that both orders allow': {
    rows: () => [
      ['Task ID', 'Customer Name', 'Delivery Address', 'Deliver Before'],
      ['T1', 'Ann', place, `${month}/${day}/${year} 05:30 PM`],
    ],
    outcome: isAmbiguous ? { created: 0, questions: ['2 ambiguous_date'] } : { created: 1 },
  },
  'Locus: instants in JSON': {
    type: 'json',
    rows: () => [
      ['id', 'contactName', 'address', 'slotStart', 'slotEnd'],
      ['L1', 'Ann', place, `${OTHER_DAY}T14:00:00Z`, `${OTHER_DAY}T16:00:00Z`],
    ],
    outcome: { created: 1 },
    fields: {
      US: { L1: { windowStart: `${OTHER_DAY}T14:00:00.000Z` } },
      DE: { L1: { windowEnd: `${OTHER_DAY}T16:00:00.000Z` } },
    },
  },
  'German: a state that is half cancelled': {
    rows: () => [
      ['Auftragsnummer', 'Kunde', 'Adresse', 'Status'],
      ['G1', 'Ann', place, 'Offen'],
      ['G2', 'Bea', place, 'Teilstorniert'],
      ['G3', 'Cy', place, 'Storniert'],
      ['G4', 'Di', place, 'Abgeholt'],
    ],
    outcome: { created: 1, leftOut: [4], questions: ['3 unknown_state', '5 unknown_state'] },
  },
  'a weight by country': {
    rows: () => [
      ['Order', 'Customer', 'Address', 'Weight kg'],
      ['K1', 'Ann', place, '1,250'],
      ['K2', 'Bea', place, '3'],
    ],
    outcome: { created: 1, questions: ['2 ambiguous_number'] },
  },
  'error cells of a workbook': {
    type: 'xlsx',
    rows: () => [
      ['Order', 'Customer', 'Address', 'Weight kg'],
      ['X1', 'Ann', place, '#DIV/0!'],
      ['X2', '#REF!', place, '2'],
      ['X3', 'Cy', place, '2'],
    ],
    outcome: { created: 1, questions: ['2 error_cell', '3 error_cell', '3 missing_value'] },
  },
  'cash on delivery without an amount': {
    rows: () => [
      ['Order', 'Customer', 'Address', 'Payment Method'],
      ['M1', 'Ann', place, 'COD'],
      ['M2', 'Bea', place, 'Card'],
    ],
    outcome: { created: 1, questions: ['2 cash_unread'] },
  },
  'windows in words': {
    rows: () => [
      ['Order', 'Customer', 'Address', 'Delivery window'],
      ['V1', 'Ann', place, 'before noon'],
      ['V2', 'Bea', place, 'after 5'],
      ['V3', 'Cy', place, 'ASAP'],
      ['V4', 'Di', place, '1-3'],
      ['V5', 'Ed', place, 'any time'],
    ],
    outcome: { created: 2, questions: ['3 bare_hour', '4 bad_window', '5 bare_hour'] },
  },
  'coordinates that are swapped or at sea': {
    rows: () => [
      ['Order', 'Customer', 'Lat', 'Lng'],
      ['C1', 'Ann', '-125.3', '46.95'],
      ['C2', 'Bea', '46.95', '-126.5'],
      ['C3', 'Cy', '46.95', '-125.3'],
      ['C4', 'Di', '0', '0'],
    ],
    outcome: { created: 1, questions: ['2 bad_coordinates', '3 unlikely_place', '5 bad_coordinates'] },
  },
  'coordinates in one column, with decimal commas': {
    rows: () => [
      ['Order', 'Customer', 'GPS'],
      ['N1', 'Ann', '46,95; -125,3'],
      ['N2', 'Bea', '46.95, -125.3'],
    ],
    outcome: { created: 2 },
    fields: { DE: { N1: { lat: 46.95, lng: -125.3 }, N2: { lat: 46.95, lng: -125.3 } } },
  },
  'phones of a list': {
    rows: () => [
      ['Order', 'Customer', 'Address', 'Phone'],
      ['P1', 'Ann', place, '+49 (0)170 1234567'],
      ['P2', 'Bea', place, '123'],
      ['P3', 'Cy', place, '+1 202 555 0123 / +1 202 555 0124'],
    ],
    outcome: { created: 1, questions: ['3 phone_unknown', '4 several_phones'] },
    fields: { GB: { P1: { phone: '+491701234567' } } },
  },
  'a total below the orders': {
    rows: () => [
      ['Order', 'Customer', 'Address', 'Parcels'],
      ['Z1', 'Ann', place, 2],
      ['Z2', 'Bea', place, 3],
      ['Total', null, null, 5],
    ],
    outcome: { created: 2 },
  },
}

function bodyOf({ rows, type = 'csv' }: HostileFile): { body: string | Buffer | object; type: string } {
  const cells = rows()
  if (type === 'json') {
    const [head = [], ...lines] = cells
    const items = lines.map((line) => Object.fromEntries(head.map((name, at) => [String(name), line[at]])))
    return { body: Buffer.from(JSON.stringify(items)), type: 'text/plain' }
  }
  const sheet = utils.aoa_to_sheet(cells)
  if (type === 'csv') return { body: utils.sheet_to_csv(sheet), type: 'text/csv' }
  return {
    body: write(utils.book_new(sheet, 'Orders'), { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}

describe('[2.10-4] a hostile file', () => {
  it.each(
    Object.entries(FILES).flatMap(([name, file]) =>
      (['DE', 'US', 'GB'] as const).map((country) => [name, country, file] as const),
    ),
  )('%s is read right or asked about in %s', async (_, country, file) => {
    const { body, type } = bodyOf(file)
    const key = companies[country].keys.dispatcher
    const headers = { 'content-type': type }
    const sent = await api.call(key, 'POST', '/orders/import?partial=true', { body, headers })
    expect(sent.statusCode, sent.body).toBe(200)
    const answer = sent.json() as ImportResponse
    const {
      created,
      leftOut = [],
      questions = [],
    } = 'created' in file.outcome ? file.outcome : file.outcome[country]
    expect({
      created: answer.created,
      leftOut: answer.warnings.filter(({ code }) => code === 'not_for_delivery').map(({ row }) => row),
      questions: answer.rejected.map(({ row, code }) => `${row} ${code}`).toSorted(),
    }).toEqual({ created, leftOut, questions })
    const { items } = (await api.call(key, 'GET', '/orders?limit=200')).json() as {
      items: { reference: string }[]
    }
    for (const [reference, fields] of Object.entries(file.fields?.[country] ?? {})) {
      expect(items.find((order) => order.reference === reference)).toMatchObject(fields)
    }
  })
})
