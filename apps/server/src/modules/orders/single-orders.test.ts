// Single orders over the API on a real database: created, changed, moved, cancelled.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { csv, DAY, importer, line, OTHER_DAY } from './testing.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const { send } = importer(() => ({ api, company }))

beforeAll(async () => {
  api = await testApi([orders, dispatch])
  labels = townAddresses(api, 40)
})
afterAll(() => api.close())

describe('single orders', () => {
  let id: string
  const body = () => ({
    reference: 'S-1',
    recipient: 'Ada',
    address: labels[0]!,
    date: DAY,
    windowStart: '10:00',
    windowEnd: '12:00',
  })

  beforeAll(async () => {
    company = await api.company({ timeZone: 'America/New_York' })
  })

  it('are created with windows in the local time of the depot', async () => {
    const answer = await api.call(company.keys.dispatcher, 'POST', '/orders', { body: body() })
    expect(answer.statusCode).toBe(201)
    id = answer.json().id
    expect(
      new Date(answer.json().windowStart).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' }),
    ).toBe('10:00:00')
    expect(answer.json()).toMatchObject({ serviceSeconds: 240, packages: 1, accuracy: 'rooftop' })
  })

  it('are refused with the field that is wrong', async () => {
    const post = (more: object) =>
      api.call(company.keys.dispatcher, 'POST', '/orders', {
        body: { ...body(), reference: randomUUID(), ...more },
      })
    expect((await post({ packages: -1 })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'packages' }],
    })
    expect((await post({ windowEnd: '09:00' })).json()).toMatchObject({
      details: [{ field: 'windowEnd', message: 'Window ends before it starts' }],
    })
    expect((await post({ address: 'Qqq Xyzzy 99' })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'address' }],
    })
    const twice = await api.call(company.keys.dispatcher, 'POST', '/orders', { body: body() })
    expect(twice.statusCode).toBe(409)
    expect(twice.json()).toMatchObject({ code: 'duplicate_reference', message: 'Order S-1 already exists.' })
  })

  it('change only in the given fields', async () => {
    const before = (await api.call(company.keys.viewer, 'GET', `/orders/${id}`)).json()
    const answer = await api.call(company.keys.dispatcher, 'PATCH', `/orders/${id}`, {
      body: { packages: 7 },
    })
    expect(answer.json()).toEqual({ ...before, packages: 7 })
  })

  it('are hidden from other companies, which can neither change nor cancel them', async () => {
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'GET', `/orders/${id}`)).statusCode).toBe(404)
    expect(
      (await api.call(other.keys.admin, 'PATCH', `/orders/${id}`, { body: { packages: 1 } })).statusCode,
    ).toBe(404)
    expect(
      (await api.call(other.keys.admin, 'POST', '/orders/cancel', { body: { orderIds: [id] } })).json(),
    ).toMatchObject({ done: [], failed: [{ id, code: 'not_found' }] })
    expect(
      (await api.call(company.keys.viewer, 'PATCH', `/orders/${id}`, { body: { packages: 1 } })).statusCode,
    ).toBe(403)
    expect((await api.call(company.keys.driver, 'POST', '/orders', { body: body() })).statusCode).toBe(403)
    expect((await api.call(null, 'GET', '/orders')).statusCode).toBe(401)
  })

  it('[M59] are cancelled with their delivery, and a file does not wake them up again', async () => {
    const cancelled = await api.call(company.keys.dispatcher, 'POST', '/orders/cancel', {
      body: { orderIds: [id] },
    })
    expect(cancelled.json()).toEqual({ done: [id], failed: [] })
    expect((await api.call(company.keys.viewer, 'GET', `/orders/${id}`)).json()).toMatchObject({
      status: 'cancelled',
      deliveryStatus: 'cancelled',
    })
    expect(
      (await api.call(company.keys.dispatcher, 'POST', '/orders/cancel', { body: { orderIds: [id] } })).json()
        .failed,
    ).toMatchObject([{ code: 'order_not_open' }])
    expect((await send(csv(line('S-1', labels[0]!)))).json()).toMatchObject({
      created: 0,
      rejected: [{ code: 'order_cancelled' }],
    })
  })

  it('are cancelled with the other half of their pair on the same day', async () => {
    const { keys } = await api.company()
    const add = async (reference: string, change: object) =>
      (
        await api.call(keys.dispatcher, 'POST', '/orders', {
          body: { ...body(), reference, pair: 'PIANO', ...change },
        })
      ).json() as { id: string }
    const pickup = await add('PAIR-P', { type: 'pickup' })
    const delivery = await add('PAIR-D', { type: 'delivery' })
    const alone = await add('PAIR-LATER', { date: OTHER_DAY })
    const cancelled = await api.call(keys.dispatcher, 'POST', '/orders/cancel', {
      body: { orderIds: [delivery.id] },
    })
    expect(cancelled.json()).toEqual({ done: [delivery.id, pickup.id], failed: [] })
    const statusOf = async (orderId: string) =>
      (await api.call(keys.viewer, 'GET', `/orders/${orderId}`)).json().status
    expect(await statusOf(pickup.id)).toBe('cancelled')
    expect(await statusOf(alone.id)).toBe('open')
  })

  it('are deleted when their import is undone, once', async () => {
    const { importId } = (await send(csv(line('U-1', labels[0]!), line('U-2', labels[1]!)))).json()
    const undone = await api.call(company.keys.dispatcher, 'POST', `/orders/imports/${importId}/undo`, {
      body: {},
    })
    expect(undone.json()).toMatchObject({ done: [expect.any(String), expect.any(String)], failed: [] })
    expect((await api.call(company.keys.viewer, 'GET', '/orders?reference=U-1')).json().items).toEqual([])
    expect(
      (await api.call(company.keys.dispatcher, 'POST', `/orders/imports/${importId}/undo`, { body: {} }))
        .statusCode,
    ).toBe(409)
  })

  it('are listed in pages, each once', async () => {
    await send(csv(...labels.slice(0, 7).map((label, i) => line(`PG-${i}`, label))))
    const referencesSeen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: { reference: string }[]; cursor: string | null } = (
        await api.call(company.keys.viewer, 'GET', `/orders?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      ).json()
      expect(page.items.length).toBeLessThanOrEqual(3)
      referencesSeen.push(...page.items.map((item) => item.reference))
      cursor = page.cursor
    }
    expect(referencesSeen).toEqual(['S-1', ...Array.from({ length: 7 }, (_, i) => `PG-${i}`)])
    expect((await api.call(company.keys.viewer, 'GET', '/orders?cursor=zzz')).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'cursor' }],
    })
  })

  it('keep the changes of two dispatchers at the same moment', async () => {
    const body = { reference: 'TWO-1', recipient: 'Ann', address: labels[2], date: OTHER_DAY }
    const { id } = (await api.call(company.keys.dispatcher, 'POST', '/orders', { body })).json()
    const changes = [
      { packages: 4 },
      { instructions: 'Ring twice' },
      { phone: '+14105550123' },
      { weightKg: 7 },
    ]
    const answers = await Promise.all(
      changes.map((change, i) =>
        api.call(i % 2 ? company.keys.admin : company.keys.dispatcher, 'PATCH', `/orders/${id}`, {
          body: change,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await api.call(company.keys.viewer, 'GET', `/orders/${id}`)).json()).toMatchObject(
      Object.assign({}, ...changes) as object,
    )
  })

  it('have custom fields, which a change replaces as a whole', async () => {
    const body = {
      reference: 'OWN-1',
      recipient: 'Ann',
      address: labels[2],
      date: OTHER_DAY,
      custom: { Dock: 'B7', Gate: '' },
    }
    const { id } = (await api.call(company.keys.dispatcher, 'POST', '/orders', { body })).json()
    const patch = async (change: object) =>
      (await api.call(company.keys.dispatcher, 'PATCH', `/orders/${id}`, { body: change })).json()
    expect(await patch({ packages: 2 })).toMatchObject({ custom: { Dock: 'B7' } })
    expect((await patch({ custom: { Colour: 'red' } })).custom).toEqual({ Colour: 'red' })
    expect(await patch({ custom: { Colour: 'x'.repeat(2_001) } })).toMatchObject({
      code: 'validation_failed',
    })
  })
})

describe('[M8] fields of the company’s own', () => {
  beforeAll(async () => {
    company = await api.company()
    const body = {
      fields: [
        { name: 'Floor', type: 'number', isRequired: true },
        { name: 'Lift', type: 'yes_no' },
      ],
    }
    await api.call(company.keys.admin, 'PUT', '/company/order-fields', { body })
  })
  const post = (custom: object) =>
    api.call(company.keys.dispatcher, 'POST', '/orders', {
      body: { reference: randomUUID(), recipient: 'Ada', address: labels[0]!, date: DAY, custom },
    })

  it('are stored in one form, and refused by name', async () => {
    const created = await post({ floor: ' 3.0 ', Lift: 'TRUE', Dock: 'B7' })
    expect(created.json().custom).toEqual({ Floor: '3', Lift: 'yes', Dock: 'B7' })
    const refused = await post({ Lift: 'perhaps' })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().details).toEqual([
      { field: 'custom.Lift', name: 'Lift', code: 'custom_yes_no', message: 'Lift must be yes or no' },
      { field: 'custom.Floor', name: 'Floor', code: 'custom_required', message: 'Floor is required' },
    ])
    // An order from before a definition can be changed without its fields.
    const { id } = created.json()
    await api.platform.database.asOwner(`update public.orders set custom = '{}' where id = $1`, [id])
    const patch = (body: object) => api.call(company.keys.dispatcher, 'PATCH', `/orders/${id}`, { body })
    expect((await patch({ instructions: 'Ring twice' })).statusCode).toBe(200)
    expect((await patch({ custom: { Lift: 'no' } })).json().details).toMatchObject([
      { field: 'custom.Floor' },
    ])
  })

  it('filter the list and the export of a day, and a wrong filter is refused by name', async () => {
    expect((await post({ Floor: '7', Lift: 'no' })).statusCode).toBe(201)
    const get = async (path: string, query: Record<string, string>) =>
      api.call(company.keys.dispatcher, 'GET', `${path}?${new URLSearchParams({ date: DAY, ...query })}`)
    const onFloor = (await get('/orders', { customField: 'floor', customValue: '7.0' })).json().items
    expect(onFloor).toHaveLength(1)
    expect(
      (await get('/orders', { customField: 'Lift' })).json().items.map(({ id }: { id: string }) => id),
    ).not.toContain(onFloor[0].id)
    const file = await get('/orders/export', { format: 'csv', customField: 'Lift', customValue: 'NO' })
    expect(file.body.trim().split('\n')).toHaveLength(2)
    const refusal = async (query: Record<string, string>, path = '/orders') => {
      const answer = await get(path, query)
      expect(answer.statusCode).toBe(400)
      return answer.json().details
    }
    expect(await refusal({ customField: 'Dock', customValue: 'B7' })).toEqual([
      { field: 'customField', message: 'There is no order field “Dock”' },
    ])
    expect(await refusal({ customField: 'Lift', customValue: 'up' }, '/orders/export')).toEqual([
      { field: 'customValue', message: 'Lift must be yes or no' },
    ])
    expect(await refusal({ customValue: 'up' })).toMatchObject([{ field: 'customField' }])
    const anyDay = await api.call(company.keys.dispatcher, 'GET', '/orders?customField=Lift')
    expect([anyDay.statusCode, anyDay.json().details[0].field]).toEqual([400, 'date'])
  })

  it('refuse the rows of a file that do not fit', async () => {
    const head = 'reference,recipient,address,date,FLOOR,Dock\n'
    const rows = [`F-1,Ada,"${labels[1]}",${DAY},2,A1`, `F-2,Bob,"${labels[2]}",${DAY},high,A2`]
    const answer = await send(`${head}${rows.join('\n')}\n`, '?partial=true')
    expect(answer.json()).toMatchObject({
      created: 1,
      rejected: [{ row: 3, column: 'Floor', code: 'custom_number', message: 'Floor must be a number' }],
    })
    const table = await api.call(company.keys.dispatcher, 'GET', `/orders/export?date=${DAY}&format=csv`)
    expect(table.body.split('\n')[0]).toMatch(/,Floor,Lift,Dock/)
  })
})
