// Texts over Twilio's API: requests to it, effects of its callbacks, and refused callbacks.
import { createServer, type Server } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer } from '../../platform/mail/mail.ts'
import { MAIL_LIMITS } from '../../platform/mail/mail-limits.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { createTextSender } from '../../platform/texts/texts.ts'
import { twilioSignature } from '../../platform/texts/twilio-signature.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { notifications } from './module.ts'

const PUBLIC = 'http://dropwise.test'
const TOKEN = 'test-auth-token'

/** Replaces api.twilio.com: records requests and returns the test's answers. */
const requests: { path: string; authorization: string; fields: URLSearchParams }[] = []
let reply: { status: number; body: unknown } = { status: 201, body: { sid: 'SM1' } }
let provider: Server
let twilio: { baseUrl: string; accountSid: string; authToken: string; from: string }
let api: TestApi
let company: TestCompany

beforeAll(async () => {
  provider = createServer((request, response) => {
    void (async () => {
      const fields = new URLSearchParams(await readText(request))
      requests.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', fields })
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })()
  })
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve)
  })
  const address = provider.address()
  const port = typeof address === 'object' ? address?.port : undefined
  twilio = { baseUrl: `http://127.0.0.1:${port}`, accountSid: 'AC1', authToken: TOKEN, from: '+15550100' }
  api = await testApi([notifications], { twilio })
  company = await api.company()
})
afterAll(async () => {
  await api.close()
  provider.close()
})

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)

let texts = 0
async function queue(to = '+15550187'): Promise<string> {
  texts += 1
  const [row] = await asOwner<{ id: string }>(
    `with r as (insert into public.recipients (tenant_id, name) values ($1, $2) returning id),
     a as (insert into public.addresses (tenant_id, text, normalised, lat, lng) values ($1, $2, $2, 51, 0) returning id),
     o as (insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
       select $1, $2, '2026-04-16', r.id, a.id from r, a returning id),
     d as (insert into public.deliveries (tenant_id, order_id) select $1, id from o returning id)
     insert into public.outbox (channel, tenant_id, dedupe_key, recipient, body, delivery_id)
     select 'sms', $1, $2, $3, 'Your driver is near', id from d returning id`,
    [company.tenantId, `text ${texts}`, to],
  )
  return row!.id
}
const send = (id: string, isLast = false) =>
  sendMail(
    { ...api.platform, mailer: createMailer(undefined, ''), texts: createTextSender(twilio, PUBLIC) },
    { id, isLast, limits: MAIL_LIMITS },
  )
const stateOf = async (id: string) =>
  (
    await asOwner<{ state: string; error: string | null }>(
      'select state, error from public.outbox where id = $1',
      [id],
    )
  )[0]

async function callback(path: string, fields: Record<string, string>, signature?: string) {
  return api.call(null, 'POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? twilioSignature(TOKEN, `${PUBLIC}/api/v1${path}`, fields),
    },
  })
}

describe('a text', () => {
  it('is sent as the Messages.json API expects, with the credentials of the account', async () => {
    reply = { status: 201, body: { sid: 'SM100' } }
    const id = await queue()
    await send(id)
    expect(requests.at(-1)).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from(`AC1:${TOKEN}`).toString('base64')}`,
    })
    expect(Object.fromEntries(requests.at(-1)!.fields)).toEqual({
      To: '+15550187',
      From: '+15550100',
      Body: 'Your driver is near',
      StatusCallback: `${PUBLIC}/api/v1/twilio/status`,
    })
    expect(await stateOf(id)).toEqual({ state: 'sent', error: null })
    const count = requests.length
    await send(id)
    expect(requests).toHaveLength(count)
  })

  it('is tried again after a busy answer, and given up at once after a no', async () => {
    reply = { status: 503, body: {} }
    const id = await queue()
    await expect(send(id)).rejects.toThrow('HTTP 503')
    expect((await stateOf(id))?.state).toBe('waiting')
    reply = { status: 400, body: { code: 21211, message: 'Invalid To number' } }
    await send(id)
    expect(await stateOf(id)).toEqual({ state: 'failed', error: '21211: Invalid To number' })
  })

  it('that failed permanently is listed to its company only, and can be sent again or dismissed', async () => {
    const list = async (key: string) =>
      (await api.call(key, 'GET', '/messages/undelivered')).json<{ items: { id: string; error: string }[] }>()
        .items
    const [failed] = await list(company.keys.viewer)
    expect(failed).toMatchObject({ channel: 'sms', to: '+15550187', error: '21211: Invalid To number' })
    const other = await api.company()
    expect(await list(other.keys.admin)).toEqual([])
    const path = `/messages/undelivered/${failed!.id}`
    expect((await api.call(other.keys.admin, 'POST', `${path}/retry`)).statusCode).toBe(404)
    expect((await api.call(company.keys.driver, 'GET', '/messages/undelivered')).statusCode).toBe(403)
    expect((await api.call(company.keys.viewer, 'POST', `${path}/retry`)).statusCode).toBe(403)
    expect((await api.call(company.keys.dispatcher, 'POST', `${path}/retry`)).statusCode).toBe(204)
    expect((await stateOf(failed!.id))?.state).toBe('waiting')
    await asOwner(`update public.outbox set state = 'failed' where id = $1`, [failed!.id])
    expect((await api.call(company.keys.dispatcher, 'DELETE', path)).statusCode).toBe(204)
    expect(await list(company.keys.dispatcher)).toEqual([])
  })
})

describe('a callback', () => {
  it('has the signature of Twilio’s own example', () => {
    const fields = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    }
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
    expect(twilioSignature('12345', url, fields)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  })

  it('reports that the network did not deliver; forged and repeated reports are refused', async () => {
    reply = { status: 201, body: { sid: 'SM200' } }
    const id = await queue()
    await send(id)
    const fields = { MessageSid: 'SM200', MessageStatus: 'undelivered', ErrorCode: '30003' }
    expect((await callback('/twilio/status', fields, 'Zm9yZ2Vk')).json()).toMatchObject({
      code: 'callback_not_signed',
    })
    const other = twilioSignature(TOKEN, `${PUBLIC}/api/v1/twilio/status`, { ...fields, ErrorCode: '1' })
    expect((await callback('/twilio/status', fields, other)).statusCode).toBe(403)
    expect((await stateOf(id))?.state).toBe('sent')

    expect((await callback('/twilio/status', fields)).statusCode).toBe(204)
    expect(await stateOf(id)).toEqual({
      state: 'failed',
      error: 'Not delivered by the network (Twilio 30003).',
    })
    expect((await callback('/twilio/status', fields)).json()).toMatchObject({ code: 'callback_repeated' })
  })

  it('with STOP blocks further texts until START', async () => {
    const receiveText = (sid: string, Body: string) =>
      callback('/twilio/messages', { MessageSid: sid, From: '+15550444', Body })
    const stopped = () => asOwner('select phone from app.text_opt_outs')
    const answer = await receiveText('IN1', ' Stop ')
    expect([answer.statusCode, answer.body]).toEqual([200, '<Response/>'])
    expect(await stopped()).toEqual([{ phone: '+15550444' }])
    expect((await receiveText('IN1', 'Stop')).statusCode).toBe(409)
    await receiveText('IN2', 'START')
    expect(await stopped()).toEqual([])
  })

  it('is refused without a provider', async () => {
    const bare = await testApi([notifications])
    const answer = await bare.call(null, 'POST', '/twilio/status', {
      body: 'MessageSid=SM1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.statusCode).toBe(404)
    await bare.close()
  })
})
