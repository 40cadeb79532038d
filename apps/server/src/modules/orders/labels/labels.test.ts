// Parcel labels: one for each parcel, with the code that the driver's phone scans.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { driver, makeRoute, type TestRoute } from '../../driver/testing.ts'
import { testApi, type TestApi, type TestCompany } from '../../testing.ts'
import { orders } from '../module.ts'
import { codeSquares } from './write-pdf.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute

beforeAll(async () => {
  api = await testApi([orders, driver].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
  route = await makeRoute(api, company, { stops: 2 })
  await api.platform.database.asOwner(
    `update public.recipients set name = $2 where tenant_id = $1 and name like '% 1'`,
    [company.tenantId, 'Eve ^XZ~JA _5E'],
  )
})
afterAll(() => api.close())

const labels = (query: string, key = company.keys.viewer) => api.call(key, 'GET', `/orders/labels?${query}`)

it('[M60] prints a label for each parcel, last stop first, with the code that the phone accepts', async () => {
  const zpl = (await labels(`date=${route.date}&format=zpl`)).body
  const codes = zpl.matchAll(/FDQA,([^^]+)\^FS/g).map(([, code]) => code)
  const [first, second] = route.stops
  expect([...codes]).toEqual([second, second, first, first].map((stop) => stop!.trackingNumber))
  expect(zpl).toContain('1/2 · R7 · stop 2')
  const day = (await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)).json()
  expect(day.routes[0].stops[0].codes).toContain(first!.trackingNumber)

  const pdf = await labels(`date=${route.date}`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(4)
})

it('[M60] sends no command of a name to the printer', async () => {
  const zpl = (await labels(`orderIds=${route.stops[0]!.orderId}&format=zpl`)).body
  expect(zpl).toContain('^FDEve _5EXZ_7EJA _5F5E^FS')
  expect(zpl.match(/\^XZ/g)).toHaveLength(2)
})

it('[M60] refuses orders of other companies, an empty list, and too many labels for one file', async () => {
  expect((await labels(`orderIds=${route.stops[0]!.orderId}`, other.keys.admin)).statusCode).toBe(404)
  expect((await labels(`date=${route.date}`, company.keys.driver)).statusCode).toBe(403)
  expect((await labels('format=pdf')).statusCode).toBe(400)
  await api.platform.database.asOwner('update public.orders set packages = 9000 where id = $1', [
    route.stops[1]!.orderId,
  ])
  const refused = await labels(`date=${route.date}`)
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('9002 labels')
})

it('[M65] the built-in reader of phones without a detector reads the label', async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } })
  const code = route.stops[0]!.trackingNumber
  const [read] = await readBarcodes(await pictureOf(code), { tryHarder: true, maxNumberOfSymbols: 1 })
  expect(read?.text).toBe(code)
})

/** The code as a camera sees it: dark squares of six pixels within a white margin. */
async function pictureOf(code: string): Promise<ImageData> {
  const modules = await codeSquares(code)
  const scale = 6
  const margin = 24
  const side = modules.size * scale + 2 * margin
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < modules.size * scale; y += 1)
    for (let x = 0; x < modules.size * scale; x += 1)
      if (modules.get(Math.floor(y / scale), Math.floor(x / scale)))
        data.fill(0, ((y + margin) * side + x + margin) * 4, ((y + margin) * side + x + margin) * 4 + 3)
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData
}

it('[M8] shows the company’s own fields to those whom the definition names', async () => {
  const define = (key: string) =>
    api.call(key, 'PUT', '/company/order-fields', {
      body: {
        fields: [
          { name: 'Floor', type: 'number', shownTo: ['driver', 'label'] },
          { name: 'Margin', type: 'number', shownTo: [] },
          { name: 'Handling', type: 'choice', choices: ['Glass'], shownTo: ['label'] },
        ],
      },
    })
  expect((await define(company.keys.dispatcher)).statusCode).toBe(403)
  expect((await define(company.keys.admin)).statusCode).toBe(200)
  expect((await api.call(other.keys.admin, 'GET', '/company/order-fields')).json()).toEqual({ fields: [] })
  const [stop] = route.stops
  await api.platform.database.asOwner('update public.orders set custom = $2 where id = $1', [
    stop!.orderId,
    { Margin: '12', Handling: 'Glass', Floor: '3', Dock: 'B7' },
  ])
  const day = (await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)).json()
  expect(day.routes[0].stops[0].custom).toEqual([
    { name: 'Floor', value: '3', type: 'number' },
    { name: 'Dock', value: 'B7', type: 'text' },
  ])
  const zpl = (await labels(`orderIds=${stop!.orderId}&format=zpl`)).body
  expect(zpl).toContain('Floor: 3 · Handling: Glass')
  expect(zpl).not.toContain('Margin')
  expect((await labels(`orderIds=${stop!.orderId}`)).statusCode).toBe(200)
})
