// Every call with a place asks about 0, 0, Antarctica and the sea, and accepts the place once it is confirmed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from './addresses/module.ts'
import { fleet } from './fleet/module.ts'
import { orders } from './orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from './testing.ts'

const NOWHERE = [
  ['at latitude 0, longitude 0', { lat: 0, lng: 0 }],
  ['in Antarctica', { lat: -77.85, lng: 166.67 }],
  ['at sea', { lat: 20, lng: -179.99 }],
] as const
const DAY = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

let api: TestApi
let company: TestCompany
let label: string
let order: { id: string; addressId: string }
let address: { id: string }

type Body = Record<string, unknown>
const call = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: Body) =>
  api.call(company.keys.admin, method, path, { body })

beforeAll(async () => {
  api = await testApi([addresses, fleet, orders])
  company = await api.company()
  label = townAddresses(api, 1)[0]!
  // These depots keep the orders below within 500 km of a depot; orders farther away are refused anyway.
  for (const [where, place] of NOWHERE)
    await call('POST', '/depots', { name: where, address: where, ...place, confirmPlace: true })
  order = (await call('POST', '/orders', { recipient: 'Ann', address: label, date: DAY })).json()
  address = (await call('POST', '/addresses', { text: 'Gate 3', lat: 46.95, lng: -125.3 })).json()
})
afterAll(() => api.close())

interface Place {
  lat: number
  lng: number
}
let count = 0
/** A square of about ten metres. */
const square = ({ lat, lng }: Place) => {
  const [east, north] = [lng + 0.0001, lat + 0.0001]
  const ring = [
    [lng, lat],
    [east, lat],
    [east, north],
    [lng, north],
    [lng, lat],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
const next = (name: string) => `${name} ${(count += 1)}`

const CALLS: readonly [name: string, send: (place: Place, more: Body) => ReturnType<typeof call>][] = [
  ['a depot', (place, more) => call('POST', '/depots', { name: next('D'), address: 'D', ...place, ...more })],
  [
    'an order',
    (place, more) =>
      call('POST', '/orders', { recipient: 'A', address: next('A'), date: DAY, ...place, ...more }),
  ],
  [
    'a change of an order',
    (place, more) => call('PATCH', `/orders/${order.id}`, { address: next('B'), ...place, ...more }),
  ],
  ['an address', (place, more) => call('POST', '/addresses', { text: next('C'), ...place, ...more })],
  [
    'a change of an address',
    (place, more) => call('PATCH', `/addresses/${address.id}`, { ...place, ...more }),
  ],
  ['a corrected pin', (place, more) => call('PUT', `/addresses/${address.id}/pin`, { ...place, ...more })],
  ['a zone', (place, more) => call('POST', '/zones', { name: next('Z'), polygon: square(place), ...more })],
]

describe('[2.10-3] a place where deliveries are unlikely', () => {
  it.each(
    CALLS.flatMap(([name, send]) => NOWHERE.map(([where, place]) => [name, where, send, place] as const)),
  )('is a question for %s %s', async (_, where, send, place) => {
    const question = await send(place, {})
    expect(question.json()).toMatchObject({ code: 'place_unlikely', message: expect.stringContaining(where) })
    const confirmed = await send(place, { confirmPlace: true })
    expect(confirmed.statusCode, confirmed.body).toBeLessThan(300)
  })

  it('is refused in a file of addresses, unless the address book has it at that place', async () => {
    const csv = 'address,lat,lng\nRig,20,-179.99\n'
    const refused = await call('POST', '/addresses/import', { csv, dryRun: false })
    expect(refused.json()).toMatchObject({
      created: 0,
      rejected: [{ row: 2, column: 'lat', message: expect.stringContaining('is at sea') }],
    })
    await call('POST', '/addresses', { text: 'Rig', lat: 20, lng: -179.99, confirmPlace: true })
    expect((await call('POST', '/addresses/import', { csv, dryRun: false })).json()).toMatchObject({
      updated: 1,
      rejected: [],
    })
  })

  it('is a question of an import, but a zone that touches land is accepted', async () => {
    const row = { recipient: 'Rig two', address: 'Rig two', date: DAY, lat: 20, lng: -179.99 }
    const answer = await call('POST', '/orders/import?partial=true', { rows: [row] })
    expect(answer.json()).toMatchObject({
      created: 0,
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'unlikely_place', row: 2 })]),
      rejected: [{ row: 2, column: 'lat', code: 'unlikely_place' }],
    })
    const [lat, lng] = [41.38, 2.18]
    const ring = [
      [lng, lat],
      [lng + 2, lat],
      [lng + 2, lat + 0.1],
      [lng, lat],
    ]
    const harbour = { type: 'Polygon', coordinates: [ring] }
    expect((await call('POST', '/zones', { name: 'Harbour', polygon: harbour })).statusCode).toBe(201)
  })
})
