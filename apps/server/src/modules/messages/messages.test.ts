// Messages about a delivery: who may write and read, who is notified, and answers by text.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Claims } from '../../platform/db/scope.ts'
import { makeRoute } from '../driver/testing.ts'
import { takeReply } from '../notifications/text-replies.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { messages } from './module.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let orderId: string
let deliveryId: string
let number: string
let recipient: Claims
const NOBODY = '00000000-0000-7000-8000-000000000099'

beforeAll(async () => {
  api = await testApi([messages])
  company = await api.company()
  other = await api.company()
  const [row] = await asOwner<{ order_id: string; id: string; tracking_number: string }>(
    `with r as (insert into public.recipients (tenant_id, name) values ($1, 'Edith Ward') returning id),
     a as (insert into public.addresses (tenant_id, text, normalised, lat, lng) values ($1, 'x', 'x', 51, 0) returning id),
     o as (insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, 'M-1', '2026-04-16', 'dispatched', r.id, a.id from r, a returning id)
     insert into public.deliveries (tenant_id, order_id) select $1, id from o returning order_id, id, tracking_number`,
    [company.tenantId],
  )
  ;({ order_id: orderId, id: deliveryId, tracking_number: number } = row!)
  const [user] = await asOwner<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'edith@example.com') returning id`,
  )
  recipient = { role: 'authenticated', sub: user!.id }
  await asOwner(`insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ($1, $2, $3)`, [
    company.tenantId,
    deliveryId,
    user!.id,
  ])
})
afterAll(() => api.close())

const asOwner = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, values)
const write = (claims: Claims, text: string, to = number) =>
  api.platform.asUser(claims, ({ trx }) => sql`select public.send_message(${to}, ${text})`.execute(trx))
const path = () => `/orders/${orderId}/messages`
interface Thread {
  items: { author: string; text: string; channel: string; readAt: string | null }[]
}
const thread = async (key: string) => (await api.call(key, 'GET', path())).json<Thread>()

describe('[2.11-4] a recipient', () => {
  it('[M78] writes about a claimed delivery; dispatchers are notified and read it, other companies see nothing', async () => {
    await write(recipient, ' Please ring twice ')
    const threads = (await api.call(company.keys.viewer, 'GET', '/messages')).json<{ items: object[] }>()
      .items
    expect(threads).toEqual([
      expect.objectContaining({ orderId, reference: 'M-1', recipient: 'Edith Ward', unread: 1 }),
    ])
    expect((await thread(company.keys.dispatcher)).items).toEqual([
      expect.objectContaining({
        author: 'recipient',
        text: 'Please ring twice',
        channel: 'app',
        readAt: null,
      }),
    ])
    const notifications = await asOwner<{ link: string }>(
      `select distinct link from public.notifications where type = 'message'`,
    )
    expect(notifications).toEqual([{ link: `/tenant/messages?order=${orderId}` }])
    expect((await api.call(other.keys.admin, 'GET', path())).statusCode).toBe(404)
    expect((await api.call(other.keys.admin, 'GET', '/messages')).json()).toEqual({ items: [], drivers: [] })
  })

  it('gets a notice of the dispatcher’s reply, and each side sees which messages the other has read', async () => {
    expect((await api.call(company.keys.dispatcher, 'POST', `${path()}/read`)).statusCode).toBe(204)
    const sent = await api.call(company.keys.dispatcher, 'POST', path(), { body: { text: 'We will.' } })
    expect(sent.statusCode).toBe(201)
    const visibleMessages = await api.platform.asUser(recipient, ({ trx }) =>
      sql<{ author: string; is_read: boolean }>`
        select author, read_at is not null as is_read from public.messages order by id`.execute(trx),
    )
    expect(visibleMessages.rows).toEqual([
      { author: 'recipient', is_read: true },
      { author: 'dispatch', is_read: false },
    ])
    const latestNotifications = await asOwner<{ link: string }>(
      'select link from public.notifications where user_id = $1',
      [recipient.sub],
    )
    expect(latestNotifications).toEqual([{ link: `/customer/track/${number}#messages` }])
  })

  it('refuses messages about foreign parcels, too long ones, and those of companies without messages', async () => {
    await expect(write({ role: 'authenticated', sub: NOBODY }, 'Hello')).rejects.toThrow('delivery_not_found')
    await expect(write(recipient, '   ')).rejects.toThrow('message_length')
    await expect(write(recipient, 'x'.repeat(1001))).rejects.toThrow('message_length')
    for (let i = 0; i < 19; i += 1) await write(recipient, `${i}`)
    await expect(write(recipient, 'once more')).rejects.toThrow('too_many_messages')
    const settle = (settings: string) =>
      asOwner(`update public.tenants set settings = $2 where id = $1`, [company.tenantId, settings])
    await settle('{"notices": {"takesMessages": false}}')
    await expect(write(recipient, 'Hello')).rejects.toThrow('messages_closed')
    await settle('{}')
  })
})

describe('staff and drivers', () => {
  it('write only as far as their role reaches', async () => {
    const body = { text: 'Hello' }
    expect((await api.call(company.keys.viewer, 'POST', path(), { body })).statusCode).toBe(403)
    // The parcel is on another driver's route.
    expect((await api.call(company.keys.driver, 'POST', path(), { body })).statusCode).toBe(404)
    expect((await api.call(company.keys.driver, 'GET', '/messages')).json()).toEqual({
      items: [],
      drivers: [],
    })
    expect((await api.call(other.keys.dispatcher, 'POST', path(), { body })).statusCode).toBe(404)
    expect(
      (await api.call(company.keys.dispatcher, 'POST', path(), { body: { text: ' ' } })).statusCode,
    ).toBe(400)
  })
})

describe('[2.11-4] a driver', () => {
  it('lets the driver read and answer messages of recipients on their route', async () => {
    const driven = await makeRoute(api, company, { stops: 2 })
    const [stop] = driven.stops
    const to = `/orders/${stop!.orderId}/messages`
    expect((await api.call(company.keys.driver, 'GET', to)).json<Thread>().items).toEqual([])
    const body = { text: 'I stand at the gate' }
    expect((await api.call(company.keys.driver, 'POST', to, { body })).statusCode).toBe(201)
    expect((await api.call(company.keys.dispatcher, 'GET', to)).json<Thread>().items).toEqual([
      expect.objectContaining({ author: 'driver', text: 'I stand at the gate' }),
    ])
    const threads = (await api.call(company.keys.driver, 'GET', '/messages')).json<{
      items: { orderId: string }[]
    }>()
    expect(threads.items.map((item) => item.orderId)).toEqual([stop!.orderId])
  })
})

describe('an answer by text', () => {
  it('belongs to the parcel of the last notice, and is answered by text message', async () => {
    await asOwner(
      `insert into public.outbox (channel, tenant_id, dedupe_key, recipient, body, delivery_id, state)
       values ('sms', $1, 'told', '+15550187', 'Near', $2, 'sent')`,
      [company.tenantId, deliveryId],
    )
    await api.platform.asService('reply', ({ trx }) =>
      takeReply(trx, { id: randomUUID(), from: '+1 555 0187', body: 'Gate 4 ' }),
    )
    await api.platform.asService('reply', ({ trx }) =>
      takeReply(trx, { id: randomUUID(), from: '+15550000', body: 'Who is this?' }),
    )
    const { items } = await thread(company.keys.dispatcher)
    expect(items.at(-1)).toMatchObject({ author: 'recipient', text: 'Gate 4', channel: 'text' })

    await api.call(company.keys.dispatcher, 'POST', path(), { body: { text: 'Thank you' } })
    const texts = await asOwner<{ recipient: string; body: string }>(
      `select recipient, body from public.outbox where dedupe_key like 'message %'`,
    )
    expect(texts).toEqual([{ recipient: '+15550187', body: expect.stringMatching(/: Thank you$/) as string }])
  })
})

describe('a correction', () => {
  const outbox = () =>
    asOwner<{ channel: string; recipient: string; body: string; delivery_id: string }>(
      `select channel, recipient, body, delivery_id from public.outbox where dedupe_key like 'message %' and body like '%off its route%' order by channel`,
    )
  const correct = (key: string, body: object) =>
    api.call(key, 'POST', path(), { body: { text: 'Taken <off> its route', ...body } })

  it('is sent by mail and text message only to the addresses that got earlier notices', async () => {
    await asOwner(
      `insert into public.outbox (channel, dedupe_key, tenant_id, recipient, body, state, delivery_id) values
       ('sms', 'told 1', $1, '+15550101', 'Confirmed', 'sent', $2), ('email', 'told 2', $1, 'old@example.com', 'Confirmed', 'sent', $2),
       ('email', 'told 3', $1, 'new@example.com', 'Confirmed', 'sent', $2), ('email', 'told 4', $1, 'never@example.com', 'Confirmed', 'failed', $2)`,
      [company.tenantId, deliveryId],
    )
    const text = 'Taken off its route'
    expect((await correct(company.keys.dispatcher, { text, alsoByMailAndText: true })).statusCode).toBe(201)
    expect(await outbox()).toEqual([
      { channel: 'email', recipient: 'new@example.com', body: text, delivery_id: deliveryId },
      {
        channel: 'sms',
        recipient: '+15550101',
        body: expect.stringContaining(text),
        delivery_id: deliveryId,
      },
    ])
    expect((await thread(company.keys.viewer)).items.at(-1)).toMatchObject({ author: 'dispatch', text })
  })

  it('writes no markup of a message into the mail', async () => {
    await correct(company.keys.dispatcher, {
      text: 'a <b>c</b> off its route & gone',
      alsoByMailAndText: true,
    })
    const [mail] = await asOwner<{ subject: string; html: string }>(
      `select subject, html from public.outbox where html like '%gone%' order by id desc limit 1`,
    )
    expect(mail?.html).toBe('<p>a &lt;b>c&lt;/b> off its route &amp; gone</p>')
    // The subject has no words, since the message is in any language.
    expect(mail?.subject).toMatch(/^Company \d+: \S+$/)
  })

  it('can only be written by the company, about its own parcels', async () => {
    const before = (await outbox()).length
    const body = { alsoByMailAndText: true }
    for (const key of [company.keys.viewer, company.keys.driver, other.keys.admin])
      expect((await correct(key, body)).statusCode).toBeGreaterThanOrEqual(403)
    expect(await outbox()).toHaveLength(before)
  })
})
