// Requests of a public order form that wait for dispatch, and the messages to visitors.
import type { OrderRequest } from '@dropwise/contracts'
import { PERSONAL_DATA } from '@dropwise/db/personal-data'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, asOwner, codeOf, company, send, setUp, startForm, waiting } from './testing.ts'

beforeAll(startForm)
afterAll(() => api.close())

describe('[M13] a request that awaits acceptance', () => {
  beforeAll(async () => {
    expect((await setUp({ needsAcceptance: true })).statusCode).toBe(200)
  })

  it('is no order until dispatch accepts it, and its data goes when it is declined', async () => {
    const [yes, no] = [randomUUID(), randomUUID()]
    const morning = { slotId: 'am', priceMinor: 1_200, date: '2027-03-03' }
    for (const id of [yes, no]) {
      const answer = await send({ id, ...morning })
      expect(answer.json()).toMatchObject({ state: 'waiting', trackingUrl: null })
    }
    // The slot has two places, and two requests take both.
    expect(codeOf(await send(morning))).toEqual([409, 'order_slot_gone'])
    expect((await waiting()).map(({ id, wish }) => [id, wish?.recipient])).toEqual([
      [yes, 'Edith Ward'],
      [no, 'Edith Ward'],
    ])
    expect((await api.call(company.keys.dispatcher, 'GET', `/orders/${yes}`)).statusCode).toBe(404)

    const post = (path: string, body?: object, key = company.keys.dispatcher) =>
      api.call(key, 'POST', `/order-requests/${path}`, body ? { body } : {})
    expect((await post(`${yes}/accept`, undefined, company.keys.viewer)).statusCode).toBe(403)
    expect((await post(`${yes}/accept`)).statusCode).toBe(200)
    expect((await api.call(company.keys.dispatcher, 'GET', `/orders/${yes}`)).json().status).toBe('open')
    expect((await post(`${no}/decline`, { message: 'No van on that day.' })).json()).toEqual({ items: [] })
    expect(codeOf(await post(`${no}/accept`))).toEqual([409, 'order_request_decided'])
    const mails = await asOwner<{ recipient: string; body: string }>(
      `select recipient, body from public.outbox where dedupe_key = $1`,
      [`order form request_declined ${no}`],
    )
    expect(mails).toMatchObject([
      { recipient: 'edith@example.com', body: expect.stringContaining('No van on that day.') },
    ])
    // Declining a request freed its place.
    expect((await send(morning)).statusCode).toBe(200)
  })

  it('waits with a reason when it cannot become an order', async () => {
    await setUp({ needsAcceptance: false })
    const id = randomUUID()
    // A spreadsheet cut the number off: nobody can call it.
    expect((await send({ id, phone: '1.21256E+10' })).json()).toMatchObject({ state: 'waiting' })
    expect((await waiting()).find((item) => item.id === id)?.problem).toEqual(expect.any(String))
  })
})

describe('[M13] messages to visitors', () => {
  const messages = (id: string) =>
    asOwner<{
      key: string
      channel: string
      recipient: string
      subject: string
      body: string
      waits: boolean
    }>(
      `select dedupe_key as key, channel, recipient, subject, body, send_after > now() + interval '50 seconds' as waits
       from public.outbox where dedupe_key like 'order form % ' || $1 order by created_at`,
      [id],
    )
  const answer = (path: string, body?: object) =>
    api.call(company.keys.dispatcher, 'POST', `/order-requests/${path}`, body ? { body } : {})
  beforeAll(async () => void (await setUp({ needsAcceptance: true })))
  afterAll(async () => void (await setUp({ needsAcceptance: false })))

  it('say that a request is no order yet, in the language of the page and in the company’s words', async () => {
    const [german, own] = [randomUUID(), randomUUID()]
    await send({ id: german, language: 'de', date: '2027-03-09' })
    const [mail] = await messages(german)
    expect(mail).toMatchObject({ channel: 'email', subject: 'Ihre Anfrage ist angekommen' })
    expect(mail!.body).toContain('Sie ist noch kein Auftrag.')
    expect(mail!.body).not.toMatch(/Agreed|Vereinbart|track/)

    const path = '/company/recipient-messages/request_received/email'
    const wording = {
      title: 'Thanks, {{recipient_name}}',
      message: 'Wait for us. You asked for {{agreed_time}}.',
    }
    expect((await api.call(company.keys.admin, 'PUT', path, { body: wording })).statusCode).toBe(200)
    await send({ id: own, date: '2027-03-09' })
    expect(await messages(own)).toMatchObject([
      { subject: 'Thanks, Edith Ward', body: expect.stringContaining('Wait for us. You asked for Tue') },
    ])
    const push = await api.call(company.keys.admin, 'PUT', path.replace('email', 'push'), { body: wording })
    expect(codeOf(push)).toEqual([400, 'validation_failed'])
    await api.call(company.keys.admin, 'DELETE', path)
  })

  it('go as texts to visitors without a mail address', async () => {
    await setUp({ needsAcceptance: true, fields: { email: 'off', phone: 'required' } })
    const id = randomUUID()
    await send({ id, date: '2027-03-09', email: null, phone: '+1 212 555 0126' })
    expect(await messages(id)).toMatchObject([{ channel: 'sms', recipient: '+12125550126' }])
    await setUp({ needsAcceptance: true })
  })

  it('about a refusal leave after a minute, until when it can be taken back', async () => {
    const id = randomUUID()
    await send({ id, date: '2027-03-09' })
    await answer(`${id}/decline`, { message: 'The bridge is closed.' })
    expect((await messages(id)).at(-1)).toMatchObject({
      key: `order form request_declined ${id}`,
      waits: true,
      body: expect.stringContaining('The bridge is closed.'),
    })
    const restored = await answer(`${id}/restore`)
    expect(restored.json().items.find((item: OrderRequest) => item.id === id)?.wish.recipient).toBe(
      'Edith Ward',
    )
    expect((await messages(id)).at(-1)?.key).not.toBe(`order form request_declined ${id}`)
    expect(codeOf(await answer(`${id}/restore`))).toEqual([409, 'order_request_decided'])

    // Once the message has left, the visitor knows.
    await answer(`${id}/decline`, { message: 'No van.' })
    await asOwner(`update public.outbox set state = 'sent' where dedupe_key = $1`, [
      `order form request_declined ${id}`,
    ])
    expect(codeOf(await answer(`${id}/restore`))).toEqual([409, 'order_request_decided'])
  })

  it('keep no personal data: declined requests are emptied, unanswered ones removed a week after their day', async () => {
    const [declined, old] = [randomUUID(), randomUUID()]
    await send({ id: declined, date: '2027-03-09' })
    await answer(`${declined}/decline`, { message: 'No van.' })
    await send({ id: old, date: '2027-03-09' })
    const clear = () => asOwner('select app.clear_order_requests()')
    const rows = () =>
      asOwner<{ id: string; wish: object }>(
        'select id, wish from public.order_requests where id = any($1) order by state',
        [[declined, old]],
      )
    await clear()
    expect((await rows()).map(({ wish }) => Object.keys(wish).length > 0)).toEqual([true, true])
    await asOwner(
      `update public.order_requests set decided_at = now() - interval '11 minutes' where id = $1`,
      [declined],
    )
    await asOwner(`update public.order_requests set date = current_date - 8 where id = $1`, [old])
    await clear()
    expect(await rows()).toEqual([{ id: declined, wish: {} }])
  })

  it('and requests are in the export and the erasure of a recipient', async () => {
    const id = randomUUID()
    await send({ id, date: '2027-03-09', email: 'Olga@example.com', recipient: 'Olga' })
    const [recipient] = await asOwner<{ id: string }>(
      `insert into public.recipients (tenant_id, name, email) values ($1, 'Olga Stein', 'olga@example.com') returning id`,
      [company.tenantId],
    )
    const { rows } = PERSONAL_DATA['public.order_requests']!
    const condition = rows!.recipient!.replaceAll(':company', '$1').replaceAll(':ids', '$2')
    const ofOlga = () =>
      asOwner(`select t.id from public.order_requests t where ${condition}`, [
        company.tenantId,
        [recipient!.id],
      ])
    expect(await ofOlga()).toEqual([{ id }])
    await asOwner('select app.erase_recipients($1, $2, null)', [company.tenantId, [recipient!.id]])
    expect(await asOwner('select id from public.order_requests where id = $1', [id])).toEqual([])
  })
})
