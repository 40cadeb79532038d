// Orders that name vehicles and skills, over the API: an unknown name is reported.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let api: TestApi
let company: TestCompany
let address: string
let vehicleId: string

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
  api.call(company.keys.admin, method, url, body ? { body } : {})
const order = (more: object) => ({ recipient: 'Ann', address, date: DAY, ...more })

beforeAll(async () => {
  api = await testApi([orders, fleet])
  company = await api.company()
  ;[address] = townAddresses(api, 1) as [string]
  const [depot] = (await call('GET', '/depots')).json().items
  const created = await call('POST', '/vehicles', {
    name: 'Van Red',
    registration: 'RED 1',
    capacityPackages: 50,
    capacityKg: 500,
    shiftStart: '08:00',
    shiftEnd: '17:00',
    depotId: depot.id,
    skills: ['fridge'],
  })
  expect(created.statusCode, created.body).toBe(201)
  vehicleId = created.json().id
})
afterAll(() => api.close())

const unknown = (field: string, name: string) => ({
  code: 'validation_failed',
  details: [{ field, code: 'unknown_vehicle', message: expect.stringContaining(name) }],
})

it.each(['onlyVehicles', 'notVehicles'])(
  'refuses a vehicle in %s that the company does not have',
  async (field) => {
    const answer = await call('POST', '/orders', order({ [field]: ['van red', 'Van Blue'] }))
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject(unknown(field, 'Van Blue'))
  },
)

it('accepts vehicles by name or number plate, in any case', async () => {
  const answer = await call('POST', '/orders', order({ onlyVehicles: ['VAN RED', 'red 1'] }))
  expect(answer.statusCode, answer.body).toBe(201)
})

it('refuses the vehicle of another company', async () => {
  const other = await api.company()
  const answer = await api.call(other.keys.admin, 'POST', '/orders', {
    body: order({ onlyVehicles: ['Van Red'] }),
  })
  expect(answer.json()).toMatchObject(unknown('onlyVehicles', 'Van Red'))
})

it('refuses an unknown vehicle in a change, and keeps a name that the order already had', async () => {
  const { id } = (
    await call('POST', '/orders', order({ reference: 'C-1', onlyVehicles: ['Van Red'] }))
  ).json()
  const refused = await call('PATCH', `/orders/${id}`, { notVehicles: ['Van Blue'] })
  expect(refused.json()).toMatchObject(unknown('notVehicles', 'Van Blue'))
  await call('PATCH', `/vehicles/${vehicleId}`, { name: 'Van Crimson' })
  const changed = await call('PATCH', `/orders/${id}`, { onlyVehicles: ['Van Red'], packages: 3 })
  expect(changed.statusCode, changed.body).toBe(200)
  await call('PATCH', `/vehicles/${vehicleId}`, { name: 'Van Red' })
})

it('refuses an unknown vehicle in a recurring order, when it is created and changed', async () => {
  const series = (onlyVehicles: string[]) => ({ recipient: 'Ann', address, onlyVehicles })
  const begin = (onlyVehicles: string[]) =>
    call('POST', '/recurring-orders', {
      order: series(onlyVehicles),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      startsOn: DAY,
    })
  expect((await begin(['Van Blue'])).json()).toMatchObject(unknown('onlyVehicles', 'Van Blue'))
  const begun = await begin(['Van Red'])
  expect(begun.statusCode, begun.body).toBe(201)
  const change = await call('PATCH', `/recurring-orders/${begun.json().id}`, { order: series(['Van Blue']) })
  expect(change.json()).toMatchObject(unknown('onlyVehicles', 'Van Blue'))
})

it('warns of unknown vehicles and skills in a file, and stores its orders', async () => {
  const file = [
    'reference,recipient,address,date,skills,only_vehicles,not_vehicles',
    `F-1,Ann,"${address}",${DAY},fridge,Van Red,`,
    `F-2,Ann,"${address}",${DAY},crane,Van Blue,RED 9`,
  ].join('\n')
  const warnings = [
    { row: 3, column: 'only_vehicles', code: 'unknown_vehicle', value: 'Van Blue' },
    { row: 3, column: 'not_vehicles', code: 'unknown_vehicle', value: 'RED 9' },
    { row: 3, column: 'skills', code: 'unknown_skill', value: 'crane' },
  ]
  const send = (query: string, key?: string) =>
    api.call(company.keys.admin, 'POST', `/orders/import${query}`, {
      body: file,
      headers: { 'content-type': 'text/csv', ...(key ? { 'idempotency-key': key } : {}) },
    })
  expect((await send('?dryRun=true')).json()).toMatchObject({ created: 2, rejected: [], warnings })
  const stored = (await send('', 'names')).json()
  expect(stored).toMatchObject({ created: 2, warnings })
  // The import keeps its warnings.
  expect((await send('', 'names')).json()).toEqual(stored)
})
