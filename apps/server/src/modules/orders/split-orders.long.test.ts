// Splits and merges orders over the API on a real database: amounts add up, and orders on the road stay.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { divideColumns, mergeColumns, shares } from './divide-columns.ts'
import { toStored } from '@dropwise/contracts'
import { orders } from './module.ts'
import { DAY, OTHER_DAY } from './testing.ts'

let api: TestApi
let company: TestCompany
let labels: string[]

beforeAll(async () => {
  api = await testApi([orders])
  labels = townAddresses(api, 3)
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
})

const post = (url: string, body: object, key = company.keys.dispatcher) =>
  api.call(key, 'POST', url, { body })
const createOrder = async (more: object = {}) => {
  const orderBody = { recipient: 'Ada', address: labels[0], date: DAY, packages: 7, weightKg: 10, ...more }
  const answer = await post('/orders', orderBody)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const read = async (id: string) => (await api.call(company.keys.viewer, 'GET', `/orders/${id}`)).json()

describe('an order that is divided', () => {
  it('becomes parts whose loads add up to it; the first keeps its reference', async () => {
    const order = await createOrder({
      reference: 'D-1',
      volumeLitres: 100,
      cash: 12,
      windowStart: '10:00',
      windowEnd: '12:00',
      custom: { Colour: 'blue' },
    })
    const answer = await post(`/orders/${order.id}/split`, { parts: 3 })
    expect(answer.statusCode, answer.body).toBe(200)
    const parts = await Promise.all(answer.json().orderIds.map(read))
    expect(
      parts.map(({ reference, packages, weightKg, volumeLitres, cash }) => [
        reference,
        packages,
        weightKg,
        volumeLitres,
        cash,
      ]),
    ).toEqual([
      ['D-1', 3, 3.334, 34, 12],
      ['D-1-2', 2, 3.333, 33, 0],
      ['D-1-3', 2, 3.333, 33, 0],
    ])
    for (const part of parts)
      expect(part).toMatchObject({
        address: order.address,
        windowStart: order.windowStart,
        windowEnd: order.windowEnd,
        custom: { Colour: 'blue' },
      })
    expect(new Set(parts.map(({ trackingNumber }) => trackingNumber)).size).toBe(3)
    expect(parts[0].trackingNumber).toBe(order.trackingNumber)
  })

  it('uses free references', async () => {
    const order = await createOrder({ reference: 'D-1' })
    await createOrder({ reference: 'D-1-2' })
    const { orderIds } = (await post(`/orders/${order.id}/split`, { parts: 2 })).json()
    expect((await read(orderIds[1])).reference).toBe('D-1-3')
  })

  it('is not split with fewer parcels than parts, as half of a pair, or once it is not open', async () => {
    const order = await createOrder({ reference: 'D-1', packages: 2 })
    expect((await post(`/orders/${order.id}/split`, { parts: 3 })).json()).toMatchObject({
      code: 'order_not_divisible',
      message: 'Order D-1 cannot be divided: it has 2 parcels.',
    })
    const half = await createOrder({ reference: 'D-2', pair: 'swap' })
    expect((await post(`/orders/${half.id}/split`, { parts: 2 })).json().code).toBe('order_not_divisible')
    await setStatus(order.id, 'dispatched')
    expect((await post(`/orders/${order.id}/split`, { parts: 2 })).json().code).toBe('order_not_open')
  })
})

const setStatus = (id: string, status: string) =>
  api.platform.database.asOwner('update public.orders set status = $2 where id = $1', [id, status])

describe('orders that are merged', () => {
  it('become the first one with the contents of all, and the recipient is notified', async () => {
    const first = await createOrder({
      reference: 'M-1',
      cash: 5,
      skills: ['fridge'],
      instructions: 'Ring',
      custom: { Ref: 'a' },
    })
    const second = await createOrder({
      reference: 'M-2',
      packages: 2,
      weightKg: 1.5,
      cash: 3,
      serviceMinutes: 9,
      skills: ['tail lift'],
      instructions: 'Back door',
      custom: { Ref: 'b' },
    })
    const answer = await post('/orders/merge', { orderIds: [first.id, second.id] })
    expect(answer.json()).toEqual({ orderIds: [first.id] })
    expect(await read(first.id)).toMatchObject({
      reference: 'M-1',
      packages: 9,
      weightKg: 11.5,
      cash: 8,
      serviceSeconds: 540,
      skills: ['fridge', 'tail lift'],
      instructions: 'Ring\nBack door',
      custom: { Ref: 'a; b', 'Merged orders': 'M-2' },
    })
    expect(await read(second.id)).toMatchObject({ status: 'cancelled', deliveryStatus: 'cancelled' })
    const [delivery] = await api.platform.database.asOwner<{ status_note: string }>(
      'select status_note from public.deliveries where order_id = $1',
      [second.id],
    )
    expect(delivery!.status_note).toBe('Comes with order M-1')
  })

  it('are refused when they differ, with each reason', async () => {
    const first = await createOrder({ reference: 'M-1', instructions: 'Ring' })
    const others = {
      address: await createOrder({ address: labels[1] }),
      recipient: await createOrder({ recipient: 'Bob' }),
      day: await createOrder({ reference: 'M-3', date: OTHER_DAY }),
      window: await createOrder({ reference: 'M-4', windowStart: '10:00', windowEnd: '11:00' }),
      proof: await createOrder({ reference: 'M-5', proof: 'photo' }),
      pair: await createOrder({ reference: 'M-6', pair: 'swap' }),
      parcels: await createOrder({ reference: 'M-7', packages: 10_000 }),
      instructions: await createOrder({ reference: 'M-8', instructions: 'x'.repeat(2_000) }),
    }
    for (const [reason, other] of Object.entries(others)) {
      const answer = await post('/orders/merge', { orderIds: [first.id, other.id] })
      expect(answer.json()).toMatchObject({
        code: 'orders_not_alike',
        message: `These orders cannot become one because of their ${reason}.`,
      })
    }
    expect(await read(first.id)).toMatchObject({ status: 'open', packages: 7 })
  })

  it('are refused on the road, of another company, and to viewers', async () => {
    const [first, second] = [await createOrder({ reference: 'M-1' }), await createOrder({ reference: 'M-2' })]
    const orderIds = [first.id, second.id]
    const other = await api.company()
    expect((await post('/orders/merge', { orderIds }, other.keys.admin)).statusCode).toBe(404)
    expect((await post(`/orders/${first.id}/split`, { parts: 2 }, other.keys.admin)).statusCode).toBe(404)
    expect((await post('/orders/merge', { orderIds }, company.keys.viewer)).statusCode).toBe(403)
    await setStatus(second.id, 'dispatched')
    expect((await post('/orders/merge', { orderIds }, undefined)).json().code).toBe('order_not_open')
    expect((await read(first.id)).packages).toBe(7)
  })

  it('are split and merged again without losing fields', async () => {
    const order = await createOrder({ reference: 'M-1' })
    const { orderIds } = (await post(`/orders/${order.id}/split`, { parts: 4 })).json()
    await post('/orders/merge', { orderIds })
    expect(await read(order.id)).toMatchObject({ packages: 7, weightKg: 10 })
  })
})

describe('columns', () => {
  it('divide into whole numbers that add up', () => {
    expect(shares(7, 3)).toEqual([3, 2, 2])
    expect(shares(2, 3)).toEqual([1, 1, 0])
  })

  it('keep an optional order optional, and a required one required', () => {
    const optional = toStored({ prize: 0.02, packages: 3 })
    expect(divideColumns(optional, 3).map(({ prize_minor: prize }) => prize)).toEqual([1, 1, 1])
    expect(mergeColumns([optional, toStored({})]).prize_minor).toBe(0)
    expect(mergeColumns([optional, optional]).prize_minor).toBe(4)
  })
})
