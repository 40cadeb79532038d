// A company’s public order form: set up, seen by strangers, slots with prices, and orders.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framesOfOrderForm } from '../../platform/order-form-frames.ts'
import { makeMark } from './mark.ts'
import { slotsByRule } from './offers.ts'
import { openForm } from './service.ts'
import {
  api,
  asOwner,
  codeOf,
  company,
  look,
  NOW,
  other,
  priceOf,
  send,
  setUp,
  slots,
  slug,
  startForm,
  streets,
  waiting,
} from './testing.ts'

beforeAll(startForm)
afterAll(() => api.close())

describe('[M13] a visitor', () => {
  it('sees only the offer of the company', async () => {
    const form = await look()
    expect(form).toMatchObject({ currency: 'USD', needsAcceptance: false, fields: { email: 'required' } })
    expect(form.services.map(({ id, priceMinor }) => [id, priceMinor])).toEqual([
      ['box', 900],
      ['back', 700],
    ])
    const { body } = await api.call(null, 'GET', `/order-form/${slug}`)
    for (const hidden of ['most', 'zoneIds', 'secret', company.tenantId, 'frameOrigins'])
      expect(body).not.toContain(hidden)
  })

  it('sees slots after the lead time, with the price of service, parcels and slot', async () => {
    // Monday 09:00 and 20 hours: Tuesday from 05:00.
    expect(await slots({ packages: 3 })).toEqual([
      { slotId: 'am', date: '2027-03-02', from: '08:00', to: '12:00', priceMinor: 900 + 2 * 250 + 300 },
      { slotId: 'pm', date: '2027-03-02', from: '13:00', to: '17:00', priceMinor: 900 + 2 * 250 },
      { slotId: 'am', date: '2027-03-03', from: '08:00', to: '12:00', priceMinor: 1_700 },
      { slotId: 'am', date: '2027-03-08', from: '08:00', to: '12:00', priceMinor: 1_700 },
      { slotId: 'am', date: '2027-03-09', from: '08:00', to: '12:00', priceMinor: 1_700 },
      { slotId: 'pm', date: '2027-03-09', from: '13:00', to: '17:00', priceMinor: 1_400 },
    ])
  })

  it('gets an order, a tracking link and a mail, once for a repeated call', async () => {
    const id = randomUUID()
    const first = await send({ id, packages: 2, priceMinor: 1_150, note: 'Blue door', phone: '+12125550126' })
    expect(first.statusCode, first.body).toBe(200)
    expect(first.json()).toEqual({
      state: 'accepted',
      trackingUrl: expect.stringMatching(/^http:\/\/dropwise\.test\/track\/\w+$/),
      confirmation: 'We ring before we come.',
    })
    expect((await send({ id })).json()).toEqual(first.json())
    const order = (await api.call(company.keys.dispatcher, 'GET', `/orders/${id}`)).json()
    expect(order).toMatchObject({
      recipient: 'Edith Ward',
      date: '2027-03-02',
      packages: 2,
      windowStart: '2027-03-02T13:00:00.000Z',
      windowEnd: '2027-03-02T17:00:00.000Z',
      instructions: 'Blue door',
      custom: { Service: 'A box' },
    })
    expect(await priceOf(id)).toMatchObject({
      rateCard: 'A box',
      totalMinor: 1_150,
      lines: [
        { kind: 'base', amountMinor: 900 },
        { kind: 'parcels', quantity: 1, amountMinor: 250 },
      ],
    })
    const file = await api.call(company.keys.dispatcher, 'GET', '/orders/export?date=2027-03-02&format=csv')
    expect(file.body).toContain('price,price_currency,rate_card')
    expect(file.body).toContain('11.5,USD,A box')
    const mails = await asOwner<{ body: string }>(`select body from public.outbox where dedupe_key = $1`, [
      `order form request_accepted ${id}`,
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body).toContain(first.json().trackingUrl)
    // The company's text after the order goes along.
    expect(mails[0]!.body).toContain('We ring before we come.')
    expect(await asOwner('select service_seconds from public.orders where id = $1', [id])).toEqual([
      { service_seconds: 360 },
    ])
    // The order holds the person's data; the request holds none.
    expect(await asOwner('select state, wish from public.order_requests where id = $1', [id])).toEqual([
      { state: 'accepted', wish: {} },
    ])
  })

  it('cannot order at another price, in a slot that is not offered, or without a required field', async () => {
    expect(codeOf(await send({ priceMinor: 1 }))).toEqual([409, 'order_price_changed'])
    expect(codeOf(await send({ date: '2027-03-01' }))).toEqual([409, 'order_slot_gone'])
    expect(codeOf(await send({ slotId: 'night' }))).toEqual([409, 'order_slot_gone'])
    const missing = await send({ email: null })
    expect(missing.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'email' }] })
  })

  it('has to choose an unclear address from the map, not from the company’s address book', async () => {
    const unclear = (await slots({ address: streets[0]!.replace(/\d+/, '').trim() })) as unknown as Awaited<
      ReturnType<typeof send>
    >
    expect(unclear.statusCode).toBe(400)
    const [detail] = unclear.json().details
    expect(detail).toMatchObject({ field: 'address', message: expect.any(String) })
    await api.call(company.keys.dispatcher, 'POST', '/addresses', {
      body: { text: 'The secret back door', lat: 40.1, lng: -74.2 },
    })
    const secret = (await slots({ address: 'The secret back door' })) as unknown as typeof unclear
    expect(secret.statusCode).toBe(400)
    expect(secret.body).not.toContain('40.1')
  })
})

describe('[M91] prices of visitors', () => {
  let cardId = ''
  beforeAll(async () => {
    const body = {
      name: 'Town',
      isDefault: true,
      rates: { baseMinor: 1_000, perKmMinor: 100, weightBands: [{ upToKg: 50, amountMinor: 70 }] },
    }
    const added = await api.call(company.keys.dispatcher, 'POST', '/rate-cards', { body })
    cardId = added.json().id
  })
  const removeCard = () => api.call(company.keys.dispatcher, 'DELETE', `/rate-cards/${cardId}`)
  afterAll(async () => void (await removeCard()))

  it('are those of the default rate card, and without one those of the form', async () => {
    await setUp({ fields: { weight: 'optional' } })
    expect((await look()).services.map(({ priceMinor }) => priceMinor)).toEqual([null, null])
    expect((await api.call(company.keys.admin, 'GET', '/company/order-form')).json().rateCard).toBe('Town')
    const offered = (await slots({ weightKg: 20, packages: 3 })) as {
      slotId: string
      date: string
      priceMinor: number
    }[]
    const [slot] = offered.filter(({ date }) => date === '2027-03-09')
    const id = randomUUID()
    const { slotId, date, priceMinor } = slot!
    const sent = await send({ id, packages: 3, weightKg: 20, slotId, date, priceMinor })
    expect(sent.json(), sent.body).toMatchObject({ state: 'accepted' })
    const price = await priceOf(id)
    expect(price).toMatchObject({ rateCard: 'Town', totalMinor: slot!.priceMinor })
    expect(price.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['base', 'distance', 'weight'])
    expect(slot!.priceMinor).toBe(1_000 + Math.round(price.metres / 10) + 70)

    await removeCard()
    expect((await look()).services.map(({ priceMinor }) => priceMinor)).toEqual([900, 700])
    expect((await slots()) as object[]).toContainEqual(
      expect.objectContaining({ slotId: 'pm', priceMinor: 900 }),
    )
    await setUp()
  })
})

describe('[M8] a company’s own fields on the form', () => {
  const define = (fields: object[]) =>
    api.call(company.keys.admin, 'PUT', '/company/order-fields', { body: { fields } })
  beforeAll(async () => {
    const fields = [
      { name: 'Floor', type: 'number', isRequired: true, shownTo: ['visitor'] },
      { name: 'Ledger', shownTo: [] },
    ]
    expect((await define(fields)).statusCode).toBe(200)
  })
  afterAll(async () => void (await define([])))

  it('are shown to visitors if the company wants it, and stored with the order', async () => {
    expect((await look()).customFields).toEqual([
      { name: 'Floor', type: 'number', isRequired: true, choices: [] },
    ])
    const refused = async (custom: object) => (await send({ custom })).json().details
    expect(await refused({})).toMatchObject([{ field: 'custom.Floor', code: 'custom_required' }])
    expect(await refused({ Floor: 'up' })).toMatchObject([{ code: 'custom_number' }])
    expect(await refused({ Floor: '2', Ledger: '99' })).toMatchObject([{ field: 'custom.Ledger' }])
    const id = randomUUID()
    const sent = await send({ id, recipient: 'Nora Pike', custom: { floor: '2.0' }, date: '2027-03-09' })
    expect(sent.json(), sent.body).toMatchObject({ state: 'accepted' })
    const order = (await api.call(company.keys.dispatcher, 'GET', `/orders/${id}`)).json()
    expect(order.custom).toMatchObject({ Floor: '2' })
  })

  it('are required by the database too', async () => {
    const insert = (custom: object) =>
      asOwner(
        `insert into public.order_requests (tenant_id, id, date, slot_id, wish, price_minor, currency)
         values ($1, gen_random_uuid(), '2027-03-09', 'pm', $2, 0, 'EUR')`,
        [company.tenantId, JSON.stringify({ custom })],
      )
    await expect(insert({ Floor: ' ' })).rejects.toMatchObject({ code: '23514' })
    await insert({ Floor: '2' })
    await asOwner(`delete from public.order_requests where tenant_id = $1 and state = 'waiting'`, [
      company.tenantId,
    ])
  })
})

describe('[M13] programs', () => {
  it('are refused without the mark of an opened page, too early, too late, or in the hidden field', async () => {
    const { mark } = await look()
    // Sent in the same moment as the page was opened.
    for (const body of [
      { mark },
      { mark: '' },
      { mark: makeMark('another secret', NOW - 60_000) },
      { website: 'https://spam.example' },
    ])
      expect(codeOf(await send(body))).toEqual([409, 'order_form_mark_wrong'])
  })

  it('are slowed down for each address of theirs', async () => {
    let last: number[] = []
    for (let i = 0; i < 45 && last.at(-1) !== 429; i += 1) {
      const answer = await api.call(null, 'POST', `/order-form/${slug}/slots`, {
        body: { serviceId: 'nothing', address: 'x y z' },
      })
      last = [...last, answer.statusCode]
    }
    expect(last.at(-1)).toBe(429)
  })
})

describe('[M13] frames and own hosts', () => {
  const SITE = 'https://shop.example'
  it('only sites of the company may show the form, and nothing else of the product', async () => {
    expect((await setUp({ frameOrigins: [SITE] })).statusCode).toBe(200)
    expect(await framesOfOrderForm(api.platform, `/order/${slug}`)).toEqual([SITE])
    for (const path of [`/order/${slug}/x`, '/order/another-company', '/login', '/order/'])
      expect(await framesOfOrderForm(api.platform, path), path).toEqual([])
    await setUp({ frameOrigins: [SITE], isOpen: false })
    expect(await framesOfOrderForm(api.platform, `/order/${slug}`)).toEqual([])
  })

  it('refuses a site with a path, a script or a star', async () => {
    for (const origin of [`${SITE}/form`, 'javascript:alert(1)', '*', 'https://*.example', "'self'"])
      expect(codeOf(await setUp({ frameOrigins: [origin] })), origin).toEqual([400, 'validation_failed'])
  })

  it('shows only the company’s form on its own host', async () => {
    await setUp()
    const form = (tenantId: string | undefined) => openForm(api.platform, slug, tenantId)
    expect((await form(company.tenantId)).slug).toBe(slug)
    await expect(form(other.tenantId)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('[M13] the database', () => {
  it('holds a slot’s most orders, its weekdays, and the company', async () => {
    const insert = (date: string, slot: string, tenant = company.tenantId) =>
      asOwner(
        `insert into public.order_requests (tenant_id, id, date, slot_id, wish, price_minor, currency)
         values ($1, gen_random_uuid(), $2, $3, '{}', 0, 'EUR')`,
        [tenant, date, slot],
      )
    await insert('2027-03-08', 'am')
    await insert('2027-03-08', 'am')
    for (const [date, slot, tenant] of [
      ['2027-03-08', 'am'],
      ['2027-03-07', 'am'],
      ['2027-03-08', 'none'],
      ['2027-03-09', 'am', other.tenantId],
    ] as const)
      await expect(insert(date, slot, tenant)).rejects.toMatchObject({ message: 'order_slot_gone' })
  })

  it('hides form, requests and zones from other companies', async () => {
    expect(await waiting(other.keys.admin)).toEqual([])
    const [zone] = await asOwner<{ id: string }>(
      `insert into public.zones (tenant_id, name, color, polygon) values ($1, 'Theirs', '#112233',
        '{"type": "Polygon", "coordinates": [[[0,0],[0,1],[1,1],[0,0]]]}') returning id`,
      [other.tenantId],
    )
    expect((await setUp({ zoneIds: [zone!.id] })).statusCode).toBe(404)
    const theirs = (await api.call(other.keys.admin, 'GET', '/company/order-form')).json()
    expect(theirs.form).toMatchObject({ isOpen: false, services: [] })
    expect((await setUp({}, company.keys.dispatcher)).statusCode).toBe(403)
  })

  it('refuses an address outside the areas', async () => {
    const [zone] = await asOwner<{ id: string }>(
      `insert into public.zones (tenant_id, name, color, polygon) values ($1, 'Far away', '#112233',
        '{"type": "Polygon", "coordinates": [[[0,0],[0,1],[1,1],[0,0]]]}') returning id`,
      [company.tenantId],
    )
    expect((await setUp({ zoneIds: [zone!.id] })).statusCode).toBe(200)
    expect(codeOf(await send())).toEqual([409, 'order_outside_area'])
  })

  it('does not show a closed form', async () => {
    await setUp({ isOpen: false })
    for (const answer of [await api.call(null, 'GET', `/order-form/${slug}`), await send()])
      expect(codeOf(answer)).toEqual([404, 'not_found'])
    await setUp()
  })
})

it('[M13] offers no day that a zone does not serve', () => {
  const form = {
    services: [
      {
        id: 's',
        name: 'S',
        type: 'delivery' as const,
        serviceMinutes: null,
        priceMinor: 1,
        perPackageMinor: 0,
      },
    ],
    slots: [{ id: 't', weekdays: [1, 2], from: '00:00', to: '10:00', supplementMinor: 0, most: null }],
    leadHours: 0,
    daysAhead: 7,
    timeZone: 'America/New_York',
  }
  const dates = slotsByRule(form, {
    serviceId: 's',
    priceOf: () => 0,
    now: new Date(NOW),
    taken: new Map(),
    isServed: (date) => date !== '2027-03-02',
  }).map(({ date }) => date)
  // In New York it is Monday, 4 o'clock: the slot of the day has begun.
  expect(dates).toEqual(['2027-03-08'])
})
