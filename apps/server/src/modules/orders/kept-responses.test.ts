// Responses are stored in the transaction of their work, so that a repeated request gets the first one.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotency } from '../idempotency/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

let api: TestApi
let company: TestCompany
let address: string

beforeAll(async () => {
  api = await testApi([idempotency, orders])
  company = await api.company()
  address = townAddresses(api, 1)[0] ?? ''
})
afterAll(() => api.close())

/** Tomorrow. */
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

const post = (url: string, body: object, key: string) =>
  api.call(company.keys.dispatcher, 'POST', url, { body, headers: { 'idempotency-key': key } })

describe('a repeated request', () => {
  it('returns the first response to an import by form', async () => {
    const key = randomUUID()
    const form = () => {
      const body = new FormData()
      const csv = `reference,recipient,address,date\nRETRY-3,Cleo,"${address}",${DAY}\n`
      body.set('file', new File([csv], 'orders.csv', { type: 'text/csv' }))
      return new Request('http://form', { method: 'POST', body })
    }
    const send = async () => {
      const request = form()
      return api.call(company.keys.dispatcher, 'POST', '/orders/import', {
        body: Buffer.from(await request.arrayBuffer()),
        headers: { 'idempotency-key': key, 'content-type': request.headers.get('content-type') ?? '' },
      })
    }
    const first = await send()
    expect(first.json()).toMatchObject({ created: 1, importId: expect.any(String) })
    expect((await send()).json()).toEqual(first.json())
  })

  it('reports cancelled orders as cancelled by it', async () => {
    const key = randomUUID()
    const created = await post(
      '/orders',
      { reference: 'RETRY-4', recipient: 'Dee', address, date: DAY },
      randomUUID(),
    )
    const { id } = created.json<{ id: string }>()
    const first = await post('/orders/cancel', { orderIds: [id] }, key)
    expect(first.json()).toEqual({ done: [id], failed: [] })
    expect((await post('/orders/cancel', { orderIds: [id] }, key)).json()).toEqual(first.json())
  })
})
