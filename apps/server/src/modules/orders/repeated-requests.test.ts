// Repeated requests after the server died between its work and its response.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idempotency } from '../idempotency/module.ts'
import { forgetResponse, testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = new Date().toISOString().slice(0, 10)

let api: TestApi
let company: TestCompany
let addresses: string[]

beforeAll(async () => {
  api = await testApi([idempotency, orders])
  addresses = townAddresses(api, 3)
})
beforeEach(async () => {
  company = await api.company()
})
afterAll(() => api.close())

const post = (url: string, key: string, body: string | object, type = 'application/json') =>
  api.call(company.keys.dispatcher, 'POST', url, {
    body,
    headers: { 'idempotency-key': key, 'content-type': type },
  })

describe('an import', () => {
  const file = () =>
    [
      'reference,recipient,address,date',
      ...addresses.map((address, i) => `R-${i},Ann,"${address}",${DAY}`),
    ].join('\n')

  it('answers as it did the first time, so that it can be undone', async () => {
    const key = randomUUID()
    const first = (await post('/orders/import', key, file(), 'text/csv')).json()
    expect(first).toMatchObject({ created: 3, updated: 0, rejected: [], importId: expect.any(String) })
    await forgetResponse(api, key)
    expect((await post('/orders/import', key, file(), 'text/csv')).json()).toEqual(first)

    const undo = await api.call(company.keys.dispatcher, 'POST', `/orders/imports/${first.importId}/undo`)
    expect(undo.json()).toMatchObject({ failed: [] })
    expect(undo.json().done).toHaveLength(3)
  })

  it('repeats the rows that it rejected', async () => {
    const key = randomUUID()
    const body = `${file()}\nR-9,,Nowhere 1,${DAY}`
    const first = (await post('/orders/import?partial=true', key, body, 'text/csv')).json()
    expect(first).toMatchObject({ created: 3, rejected: [{ row: 5, code: 'missing_value' }] })
    await forgetResponse(api, key)
    expect((await post('/orders/import?partial=true', key, body, 'text/csv')).json()).toEqual(first)
  })

  it('as a form answers the same too', async () => {
    const key = randomUUID()
    const form = [
      '--b',
      'content-disposition: form-data; name="file"; filename="orders.csv"',
      'content-type: text/csv',
      '',
      file(),
      '--b--',
      '',
    ].join('\r\n')
    const type = 'multipart/form-data; boundary=b'
    const first = (await post('/orders/import', key, form, type)).json()
    expect(first).toMatchObject({ created: 3, importId: expect.any(String) })
    expect((await post('/orders/import', key, form, type)).json()).toEqual(first)
  })

  it('with another key finds nothing to change', async () => {
    await post('/orders/import', randomUUID(), file(), 'text/csv')
    expect((await post('/orders/import', randomUUID(), file(), 'text/csv')).json()).toEqual({
      created: 0,
      updated: 0,
      rejected: [],
      warnings: [],
      importId: null,
    })
  })
})

describe('an order typed by hand', () => {
  it('is answered with the order that is stored', async () => {
    const key = randomUUID()
    const body = { reference: 'H-1', recipient: 'Ann', address: addresses[0], date: DAY }
    const first = await post('/orders', key, body)
    expect(first.statusCode).toBe(201)
    await forgetResponse(api, key)
    const retry = await post('/orders', key, body)
    expect(retry.statusCode).toBe(201)
    expect(retry.json()).toEqual(first.json())
  })

  it('with another key is a duplicate', async () => {
    const body = { reference: 'H-1', recipient: 'Ann', address: addresses[0], date: DAY }
    await post('/orders', randomUUID(), body)
    expect((await post('/orders', randomUUID(), body)).json()).toMatchObject({ code: 'duplicate_reference' })
  })
})
