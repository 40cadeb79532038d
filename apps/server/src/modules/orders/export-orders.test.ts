// Orders out as a file and into another company: the same day there.
import { readOrderFile } from '@dropwise/order-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
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
  expect(there.headers).toEqual(expect.arrayContaining(['Gate code', 'Floor', 'tracking_number', 'status']))
})

it('runs nothing in a spreadsheet', async () => {
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
  // As the filter box of the list understands its words.
  expect(await rowsOf(from, 'filter=x-2')).toMatchObject([{ reference: 'X-2' }])
  expect(await rowsOf(from, 'filter=r99')).toEqual([])
  expect(await rowsOf(from, 'show=late')).toEqual([])
})
