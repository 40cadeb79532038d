// A client that repeats a request after the server died gets the answer it would have got the first time.
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

const post = (url: string, body: object, key: string) =>
  api.call(company.keys.dispatcher, 'POST', url, { body, headers: { 'idempotency-key': key } })

/** The answer was never kept: the server died between its work and its answer. */
const forgetResponse = (key: string) =>
  api.platform.database.asOwner(
    `update app.idempotency_keys set status = null, body = null, holder = 'a server that died', created_at = now() - interval '1 minute'
     where key = $1`,
    [key],
  )

describe('repeated after the server died', () => {
  it('a new order is the one that was made, not a duplicate of itself', async () => {
    const key = randomUUID()
    const body = { reference: 'RETRY-1', recipient: 'Ada', address, date: '2026-04-16' }
    const first = await post('/orders', body, key)
    expect(first.statusCode).toBe(201)
    await forgetResponse(key)
    const retry = await post('/orders', body, key)
    expect(retry.statusCode).toBe(201)
    expect(retry.json()).toEqual(first.json())
    const other = await post('/orders', body, randomUUID())
    expect(other.json()).toMatchObject({ code: 'duplicate_reference' })
  })

  it.each([
    ['new orders', '1'],
    ['orders that change what is there', '3'],
  ])('an import of %s says what it did the first time', async (_what, packages) => {
    const key = randomUUID()
    const body = { rows: [{ reference: 'RETRY-2', recipient: 'Bea', address, date: '2026-04-16', packages }] }
    const first = await post('/orders/import', body, key)
    expect(first.json()).toMatchObject({ rejected: [], importId: expect.any(String) })
    await forgetResponse(key)
    expect((await post('/orders/import', body, key)).json()).toEqual(first.json())
  })

  it('an import that came as a form gets its first answer', async () => {
    const key = randomUUID()
    const form = () => {
      const body = new FormData()
      const csv = `reference,recipient,address,date\nRETRY-3,Cleo,"${address}",2026-04-16\n`
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

  it('cancelled orders are reported as cancelled by it', async () => {
    const key = randomUUID()
    const made = await post(
      '/orders',
      { reference: 'RETRY-4', recipient: 'Dee', address, date: '2026-04-16' },
      randomUUID(),
    )
    const { id } = made.json<{ id: string }>()
    const first = await post('/orders/cancel', { orderIds: [id] }, key)
    expect(first.json()).toEqual({ done: [id], failed: [] })
    expect((await post('/orders/cancel', { orderIds: [id] }, key)).json()).toEqual(first.json())
  })
})
