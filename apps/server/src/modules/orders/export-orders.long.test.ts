// Exports orders and imports them into another company: the day is the same.
import { ORDER_COLUMNS, PLACE_FIELDS } from '@dropwise/contracts'
import { readOrderFile } from '@dropwise/order-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
/** An exported, non-default value of each column; the type demands one for new columns. */
const EVERY_COLUMN: Record<keyof typeof ORDER_COLUMNS, string> = {
  type: 'pickup',
  service_minutes: '7.5',
  packages: '3',
  weight_kg: '4.567',
  priority: '100',
  instructions: 'Ring "twice"; then wait\nby the gate',
  proof: 'photo_and_signature',
  cash: '12.34',
  other_windows: '14:00-15:00; 15:30-16:00',
  skills: 'fridge; tail lift',
  volume_l: '2500',
  pallets: '1.5',
  prize: '40.05',
  late_price: '0.25',
  only_vehicles: 'GREEN; Van Red',
  not_vehicles: 'BLUE',
  pair: 'swap 1',
  turn: 'first',
  after_orders: 'X-1; X-2',
  before_orders: 'X-3',
  together: 'piano',
}
const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

let api: TestApi
let from: TestCompany

beforeAll(async () => {
  api = await testApi([orders])
  from = await api.company()
  const [first, second, third] = townAddresses(api, 3)
  const rows = [
    { reference: 'X-1', recipient: 'Edith Ward', address: first, window_start: '08:30', window_end: '15:30' },
    { reference: 'X-2', recipient: `=cmd|' /C calc'!A0`, address: second, phone: '+1 555 0126', Floor: '-2' },
    {
      reference: 'X-3',
      recipient: 'Żaneta, "Ltd"',
      address: third,
      email: 'z@example.com',
      weight_kg: '4.5',
      priority: 'medium',
      service_minutes: '7',
      type: 'pickup',
      instructions: 'Ring\nthen wait',
      'Gate code': '0042',
      Items: '2 × Blue mug; 1 × Green tea',
    },
  ].map((row) => ({ date: DAY, ...row }))
  const answer = await api.call(from.keys.dispatcher, 'POST', '/orders/import', { body: { rows } })
  expect(answer.json()).toMatchObject({ created: 3, rejected: [] })
})
afterAll(() => api.close())

const download = async (company: TestCompany, query: string) =>
  (await api.call(company.keys.viewer, 'GET', `/orders/export?${query}`)).rawPayload
const withoutOwn = (rows: Record<string, string>[]) => rows.map((row) => ({ ...row, tracking_number: '' }))

it.each(['csv', 'xlsx'] as const)('as %s come back the same in another company', async (format) => {
  const bytes = await download(from, `format=${format}&date=${DAY}`)
  const to = await api.company()
  const answer = await api.call(to.keys.dispatcher, 'POST', '/orders/import', {
    body: bytes,
    headers: { 'content-type': TYPES[format] },
  })
  expect(answer.json()).toMatchObject({ created: 3, updated: 0, rejected: [] })
  const there = await readOrderFile(await download(to, `format=${format}`))
  const here = await readOrderFile(bytes)
  expect(withoutOwn(there.rows)).toEqual(withoutOwn(here.rows))
  expect(there.headers).toEqual(here.headers)
  expect(there.headers).toEqual(
    expect.arrayContaining(['Gate code', 'Items', 'Floor', 'tracking_number', 'status']),
  )
})

it.each(['csv', 'xlsx'] as const)(
  '[2.10-4] every column of an order, as %s there and back',
  async (format) => {
    const [address] = townAddresses(api, 1)
    const row = {
      reference: '0042',
      recipient: 'Zoë Ünal 🚲',
      phone: '+15550126',
      email: 'zoe@example.com',
      address,
      date: DAY,
      last_date: IN_THREE_DAYS,
      window_start: '08:30',
      window_end: '09:45',
      ...EVERY_COLUMN,
      'Gate code': '0042',
    }
    const first = await api.company()
    const created = await api.call(first.keys.dispatcher, 'POST', '/orders/import', { body: { rows: [row] } })
    expect(created.json()).toMatchObject({ created: 1, rejected: [] })
    const bytes = await download(first, `format=${format}`)
    const second = await api.company()
    const moved = await api.call(second.keys.dispatcher, 'POST', '/orders/import', {
      body: bytes,
      headers: { 'content-type': TYPES[format] },
    })
    expect(moved.json()).toMatchObject({ created: 1, updated: 0, rejected: [] })

    const here = (await readOrderFile(bytes)).rows
    expect(withoutOwn((await readOrderFile(await download(second, `format=${format}`))).rows)).toEqual(
      withoutOwn(here),
    )
    for (const [header, value] of Object.entries(row)) {
      if (header === 'phone') expect(here[0]?.[header]?.replace(/^'/, ''), header).toBe(value)
      else expect(here[0]?.[header], header).toBe(value)
    }
    // Postcode and town are part of the address.
    const unfilled = Object.keys(PLACE_FIELDS).filter((header) => !here[0]?.[header])
    expect(unfilled).toEqual(['postcode', 'city'])
  },
)

it.each(['csv', 'xlsx'] as const)('as %s change nothing in the company that they are of', async (format) => {
  const bytes = await download(from, `format=${format}&date=${DAY}`)
  const answer = await api.call(from.keys.dispatcher, 'POST', '/orders/import', {
    body: bytes,
    headers: { 'content-type': TYPES[format] },
  })
  expect(answer.json()).toMatchObject({ created: 0, updated: 0, rejected: [] })
})

it('contains no formula that a spreadsheet would run', async () => {
  const text = (await download(from, 'format=csv')).toString('utf8')
  expect(text).toContain(`'=cmd|`)
  expect(text).not.toMatch(/(^|,)"?=cmd/m)
})

it('are those of the filter, and of one company', async () => {
  const rowsOf = async (company: TestCompany, query: string) =>
    (await readOrderFile(await download(company, query))).rows
  expect(await rowsOf(from, 'reference=X-2')).toMatchObject([{ reference: 'X-2', phone: "'+1 555 0126" }])
  expect(await rowsOf(from, 'date=2020-01-01')).toEqual([])
  expect(await rowsOf(await api.company(), 'format=csv')).toEqual([])
  // In the syntax of the list's filter box.
  expect(await rowsOf(from, 'filter=x-2')).toMatchObject([{ reference: 'X-2' }])
  expect(await rowsOf(from, 'filter=r99')).toEqual([])
  expect(await rowsOf(from, 'show=late')).toEqual([])
})
