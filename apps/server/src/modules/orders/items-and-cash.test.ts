// Items and cash on delivery survive every way in and out.
import { ITEMS } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { DAY } from './testing.ts'

let api: TestApi
let company: TestCompany
let address: string

beforeAll(async () => {
  api = await testApi([orders])
  address = townAddresses(api, 1)[0]!
  company = await api.company({ timeZone: 'Europe/London' })
})
afterAll(() => api.close())

const call = async (method: string, url: string, body: object | string, type = 'application/json') =>
  (
    await api.call(company.keys.dispatcher, method as 'POST', url, {
      body,
      headers: { 'content-type': type },
    })
  ).json()

async function read(reference: string): Promise<unknown> {
  const { items } = await call('GET', `/orders?date=${DAY}&reference=${encodeURIComponent(reference)}`, '')
  return (await api.call(company.keys.dispatcher, 'GET', `/orders/${items[0].id}`)).json()
}

const handed = {
  cash: 25.5,
  items: [
    { name: 'Blue mug', quantity: 2 },
    { name: 'Tea', quantity: 1 },
  ],
}
const row = (reference: string) => ({ Order: reference, Customer: 'Ann', Address: address, Date: DAY })

describe('[2.10-4] [M10] [M11] items and cash', () => {
  it('come with a single order, and change with it', async () => {
    const order = { reference: 'API', recipient: 'Ann', address, date: DAY, ...handed }
    const created = await call('POST', '/orders', order)
    expect(created).toMatchObject({ ...handed, custom: { [ITEMS]: '2 × Blue mug; 1 × Tea' } })
    const items = [{ name: 'Cup; green', quantity: 3 }]
    expect(await call('PATCH', `/orders/${created.id}`, { items, cash: 0 })).toMatchObject({
      cash: 0,
      items: [{ name: 'Cup, green', quantity: 3 }],
    })
    const withoutItems = await call('PATCH', `/orders/${created.id}`, { items: [] })
    expect(withoutItems).toMatchObject({ items: [], custom: {} })
  })

  it('come as lines of a file', async () => {
    const file = [
      'Order,Customer,Address,Date,Item name,Item quantity,Cash on delivery',
      `CSV,Ann,"${address}",${DAY},Blue mug,2,25.50`,
      `CSV,Ann,"${address}",${DAY},Tea,1,25.50`,
    ].join('\n')
    expect(await call('POST', '/orders/import', file, 'text/csv')).toMatchObject({ created: 1 })
    expect(await read('CSV')).toMatchObject(handed)
  })

  it('come as rows of JSON', async () => {
    const line = { ...row('JSON'), COD: 25.5 }
    const rows = [
      { ...line, 'Item name': 'Blue mug', 'Item quantity': 2 },
      { ...line, 'Item name': 'Tea', 'Item quantity': 1 },
    ]
    expect(await call('POST', '/orders/import', { rows })).toMatchObject({ created: 1 })
    expect(await read('JSON')).toMatchObject(handed)
  })

  it('come in an export of Square, and cash where it has a column', async () => {
    const file = [
      'Order,Order Date,Recipient Name,Recipient Address,Recipient Postal Code,Fulfillment Type,Fulfillment Date,Item Name,Item Quantity,COD',
      `SQ,${DAY},Ann,"${address}",,Delivery,${DAY} 10:30,Blue mug,2,25.50`,
      `SQ,${DAY},Ann,"${address}",,Delivery,${DAY} 10:30,Tea,1,25.50`,
    ].join('\n')
    expect(await call('POST', '/orders/import', file, 'text/csv')).toMatchObject({ created: 1 })
    expect(await read('SQ')).toMatchObject(handed)
  })
})
