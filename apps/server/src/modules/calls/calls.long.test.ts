// Calls and texts between driver and recipient: the number is given out only on a tap while the stop is
// open, or the provider connects them.
import {
  recipientContact,
  driverDayResponse,
  orderEventsResponse,
  trackingResponse,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twilioSignature } from '../../platform/texts/twilio-signature.ts'
import { driver, makeRoute, type TestRoute } from '../driver/testing.ts'
import { notifications } from '../notifications/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { calls } from './module.ts'

const PUBLIC = 'http://dropwise.test'
const TOKEN = 'test-auth-token'
const LINE = '+15550100'
const DRIVER_PHONE = '+15550111'

/** Replaces api.twilio.com. */
const requests: { path: string; fields: Record<string, string> }[] = []
let status = 201
let provider: Server
let api: TestApi
let company: TestCompany
let route: TestRoute
let number = 0

beforeAll(async () => {
  provider = createServer((request, response) => {
    void (async () => {
      const fields = Object.fromEntries(new URLSearchParams(await readText(request)))
      requests.push({ path: request.url ?? '', fields })
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"sid":"CA1","message":"No"}')
    })()
  })
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve)
  })
  const address = provider.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const twilio = { baseUrl: `http://127.0.0.1:${port}`, accountSid: 'AC1', authToken: TOKEN, from: LINE }
  const modules = [driver, calls, notifications, tracking].map(({ work: _, start: _s, ...module }) => module)
  api = await testApi(modules, { twilio })
})
afterAll(async () => {
  await api.close()
  provider.close()
})
beforeEach(async () => {
  requests.length = 0
  status = 201
  number += 1
  company = await api.company()
  route = await makeRoute(api, company, { number })
  await asOwner('update public.drivers set phone = $1 where id = $2', ['+1 555 0111', route.driverId])
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)
const set = (settings: object) =>
  asOwner('update public.tenants set settings = $2 where id = $1', [
    company.tenantId,
    JSON.stringify(settings),
  ])
const phoneOf = (stop: number) => `+4477009${number}${stop}`
const orderId = (stop = 1) => route.stops[stop - 1]!.orderId
const contact = (way = 'call', stop = 1, key = company.keys.driver) =>
  api.call(key, 'POST', `/driver/stops/${orderId(stop)}/contact`, { body: { way } })
const end = (stop = 1) =>
  asOwner(`update public.stops set status = 'served' where order_id = $1`, [orderId(stop)])
async function contactsOf(stop = 1) {
  const response = await api.call(company.keys.dispatcher, 'GET', `/orders/${orderId(stop)}/events`)
  return orderEventsResponse.parse(response.json()).items.filter(({ kind }) => kind === 'contacted')
}
let sids = 0
function callback(url: string, fields: Record<string, string>, token = TOKEN, sid = `CA${(sids += 1)}`) {
  const body = { CallSid: sid, MessageSid: sid, ...fields }
  return api.call(null, 'POST', url, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(token, `${PUBLIC}/api/v1${url}`, body),
    },
    body: new URLSearchParams(body).toString(),
  })
}

describe('the number on a tap', () => {
  it('is not in the day of the driver', async () => {
    const response = await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)
    expect(response.body.replaceAll(' ', '')).not.toContain('7700')
    const [driverRoute] = driverDayResponse.parse(response.json()).routes
    expect(driverRoute!.stops.map(({ canCall }) => canCall)).toEqual([true, true, true])
  })

  it('is handed out while the stop is open, and noted in the order each time', async () => {
    const response = await contact()
    expect(response.statusCode, response.body).toBe(200)
    expect(recipientContact.parse(response.json())).toEqual({ number: phoneOf(1), isMasked: false })
    await contact('text')
    expect(await contactsOf()).toMatchObject([
      {
        saidBy: 'driver',
        note: 'Call with the number shown to the driver',
        driver: { name: 'Kit Hargreave' },
      },
      { saidBy: 'driver', note: 'Text with the number shown to the driver' },
    ])
    expect(requests).toEqual([])
  })

  it('ends with the stop, and is available to its driver only', async () => {
    await end()
    expect((await contact()).json()).toMatchObject({ code: 'stop_ended' })
    const other = await api.company()
    expect((await contact('call', 2, other.keys.driver)).statusCode).toBe(404)
    expect((await contact('call', 2, company.keys.dispatcher)).statusCode).toBe(404)
    await asOwner(`update public.orders set status = 'cancelled' where id = $1`, [orderId(3)])
    expect((await contact('call', 3)).statusCode).toBe(409)
    expect(await contactsOf()).toEqual([])
  })

  it('can be switched off by the company, and is not accepted as an event', async () => {
    await set({ driver: { recipientCalls: 'off' } })
    expect((await contact()).json()).toMatchObject({ code: 'calls_off' })
    const at = new Date().toISOString()
    const event = { id: randomUUID(), kind: 'contacted', orderId: orderId(), at, sentAt: at }
    const callResponse = await api.call(company.keys.driver, 'POST', '/driver/events', {
      body: { events: [event] },
    })
    expect(callResponse.json().results).toMatchObject([{ status: 'refused', code: 'bad_event' }])
  })

  it('limits calls, so that nobody can collect a list of numbers', async () => {
    const codes = []
    for (let i = 0; i < 22; i += 1) codes.push((await contact()).statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
  })
})

describe('through the provider', () => {
  beforeEach(() => set({ driver: { recipientCalls: 'provider' }, notices: { joinsCalls: true } }))

  it('[M78] calls the driver first and joins the recipient, without showing either number', async () => {
    expect((await contact()).json()).toEqual({ number: null, isMasked: true })
    const [call] = requests
    expect(call).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Calls.json',
      fields: { To: DRIVER_PHONE, From: LINE },
    })
    const url = call!.fields['Url']!.replace(`${PUBLIC}/api/v1`, '')
    const joined = await callback(url, {})
    expect(joined.headers['content-type']).toContain('text/xml')
    expect(joined.body).toContain(
      `<Dial callerId="${LINE}" timeLimit="900"><Number>${phoneOf(1)}</Number></Dial>`,
    )
    await end()
    expect((await callback(url, {})).body).toContain('This delivery is over')
  })

  it('refuses forged and repeated callbacks', async () => {
    await contact()
    const url = requests[0]!.fields['Url']!.replace(`${PUBLIC}/api/v1`, '')
    expect((await callback(url, {}, 'wrong')).statusCode).toBe(403)
    expect((await callback(url, {}, TOKEN, 'CAsame')).statusCode).toBe(200)
    expect((await callback(url, {}, TOKEN, 'CAsame')).statusCode).toBe(409)
    expect((await callback(`/twilio/calls/${randomUUID()}`, {})).body).not.toContain('<Dial')
    expect((await callback('/twilio/calls/nobody', {})).body).not.toContain('<Dial')
  })

  it('reports when the provider does not call, or the driver has no number', async () => {
    status = 400
    expect((await contact()).json()).toMatchObject({ code: 'call_failed' })
    await asOwner('update public.drivers set phone = null where id = $1', [route.driverId])
    expect((await contact()).json()).toMatchObject({ code: 'number_missing' })
  })

  it('passes a text of the driver on to the recipient, until the stop ends', async () => {
    expect((await contact('text')).json()).toEqual({ number: LINE, isMasked: true })
    expect(
      (await callback('/twilio/messages', { From: DRIVER_PHONE, Body: 'I am at the gate' })).statusCode,
    ).toBe(200)
    const texts = () =>
      asOwner<{ recipient: string; body: string }>(
        `select recipient, body from public.outbox where tenant_id = $1 and channel = 'sms'`,
        [company.tenantId],
      )
    expect(await texts()).toMatchObject([
      { recipient: phoneOf(1), body: expect.stringMatching(/^Kit, .*: I am at the gate$/) },
    ])
    await end()
    await callback('/twilio/messages', { From: DRIVER_PHONE, Body: 'Anybody?' })
    expect(await texts()).toHaveLength(1)
  })

  it('puts a recipient through to the driver on the way, and shows the line on the tracking page', async () => {
    const track = async () => {
      const response = await api.call(null, 'GET', `/tracking/${route.stops[0]!.trackingNumber}`)
      return trackingResponse.parse(response.json()).contact.phone
    }
    expect(await track()).toBe(LINE)
    const answer = await callback('/twilio/calls', { From: phoneOf(1) })
    expect(answer.body).toContain(`<Number>${DRIVER_PHONE}</Number>`)
    expect(await contactsOf()).toMatchObject([
      { saidBy: 'recipient', note: 'Call through the phone provider' },
    ])
    expect((await callback('/twilio/calls', { From: '+15559999' })).body).toContain('There is no delivery')
    await set({ notices: { joinsCalls: false } })
    expect(await track()).toBeNull()
    expect((await callback('/twilio/calls', { From: phoneOf(2) })).body).toContain('There is no delivery')
  })

  it('is saved by administrators of an installation that has one', async () => {
    const { hasCallProvider, ...rules } = (await api.call(company.keys.admin, 'GET', '/driver/rules')).json()
    expect(hasCallProvider).toBe(true)
    const saved = await api.call(company.keys.admin, 'PUT', '/driver/rules', {
      body: { ...rules, recipientCalls: 'provider' },
    })
    expect(saved.json()).toMatchObject({ recipientCalls: 'provider' })
  })
})
