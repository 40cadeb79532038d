// Web push against a server that stands in for a browser's: signed by our key, encrypted for the browser,
// sent once, and not to strangers.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAIL_LIMITS } from '../../platform/mail/mail-limits.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { queuePush } from '../../platform/push/queue-push.ts'
import { makeRoute } from '../driver/testing.ts'
import { writeNotices } from '../notifications/write-notices.ts'
import { notifyDrivers } from '../repair/notify-drivers.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { push } from './module.ts'

interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}
let service: Server
let status = 201
const pushed: Pushed[] = []
let url: string
let api: TestApi
let company: TestCompany
let person: string

/** A browser's private keys and its subscription. */
function makeBrowser(address = `${url}/browser/${randomBytes(6).toString('hex')}`) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: address,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    device: 'Firefox on Linux',
  }
  return { keys, auth, subscription }
}
type Browser = ReturnType<typeof makeBrowser>

beforeAll(async () => {
  service = createServer((request, response) => {
    void (async () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
      response.writeHead(status).end()
    })()
  })
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
  const address = service.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  api = await testApi([push], { webhookNetworks: ['127.0.0.1'], hasAccounts: true })
})
afterAll(async () => {
  await api.close()
  service.close()
})
beforeEach(async () => {
  pushed.length = 0
  status = 201
  company = await api.company()
  person = company.userId
  await asOwner('delete from public.outbox')
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)
const subscribe = ({ subscription: { endpoint, keys, device } }: Browser, userId = person) =>
  asOwner(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, device) values ($1, $2, $3, $4, $5)`,
    [userId, endpoint, keys.p256dh, keys.auth, device],
  )
const payload = { title: 'Your driver is near', body: 'About 10:20', url: '/customer/track/X', tag: 'one' }
const queue = (dedupeKey = 'driver_near 1 push one', sendAfter: Date | null = null) =>
  api.platform.asService('push', ({ trx }) =>
    queuePush(trx, {
      dedupeKey,
      tenantId: company.tenantId,
      userId: person,
      payload,
      expiresAt: new Date(Date.now() + 600_000),
      sendAfter,
    }),
  )
const rows = () =>
  asOwner<{
    id: string
    state: string
    error: string | null
    recipient: string
    body: string
    send_after: Date | null
  }>(
    `select id, state, error, recipient, body, send_after from public.outbox where channel = 'push' order by id`,
  )
async function sendAll(): Promise<void> {
  for (const { id } of await rows())
    await sendMail(api.platform, { id, isLast: false, limits: MAIL_LIMITS }).catch(() => {})
}
const browsers = () =>
  asOwner<{ id: string }>('select id from public.push_subscriptions where user_id = $1', [person])

/** Decrypts as the browser does (RFC 8291). */
function read({ keys, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const serverKey = body.subarray(21, 21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(serverKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + body[20]!)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // A 2 ends the last record.
  expect(text.at(-1)).toBe(2)
  return JSON.parse(text.subarray(0, -1).toString())
}

/** Verifies our signature and returns its claims (RFC 8292). */
async function claimsOf({ headers }: Pushed): Promise<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(await api.platform.pusher.publicKey())
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isGenuine).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}

it('reaches each browser of a person once, in words that only it can read', async () => {
  const [phone, laptop] = [makeBrowser(), makeBrowser()]
  await subscribe(phone)
  await subscribe(laptop)
  await queue()
  await queue()
  await sendAll()
  await sendAll()
  expect(pushed).toHaveLength(2)
  for (const browser of [phone, laptop]) {
    const call = pushed.find(({ path }) => browser.subscription.endpoint.endsWith(path))!
    expect(call.headers['content-encoding']).toBe('aes128gcm')
    expect(Number(call.headers['ttl'])).toBeGreaterThan(500)
    expect(read(browser, call.body)).toEqual(payload)
    expect(await claimsOf(call)).toMatchObject({ aud: url, sub: 'mailto:no-reply@dropwise.test' })
  }
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

it.each([404, 410])('deletes a subscription that the browser has ended (%i)', async (goneStatus) => {
  await subscribe(makeBrowser())
  await queue()
  status = goneStatus
  await sendAll()
  expect(await rows()).toMatchObject([{ state: 'expired' }])
  expect(await browsers()).toEqual([])
})

it('retries temporary failures, and gives up on permanent ones', async () => {
  await subscribe(makeBrowser())
  await queue()
  status = 503
  await sendAll()
  expect(await rows()).toMatchObject([{ state: 'waiting', error: "The browser's service answered 503." }])
  status = 413
  await sendAll()
  expect(await rows()).toMatchObject([{ state: 'failed' }])
  expect(await browsers()).toHaveLength(1)
})

it.each([
  'http://10.0.0.7/push',
  'https://192.168.1.1/push',
  'https://[::1]/push',
  'http://93.184.215.14/push',
])('calls no address of our own network, and none without TLS: %s', async (address) => {
  await subscribe(makeBrowser(address))
  await queue()
  await sendAll()
  expect(pushed).toEqual([])
  expect(await rows()).toMatchObject([
    { state: 'failed', error: expect.stringMatching(/not on the public internet|Use https/) },
  ])
})

it('waits for the end of quiet hours', async () => {
  await subscribe(makeBrowser())
  await queue('later', new Date(Date.now() + 3_600_000))
  await sendAll()
  expect(pushed).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'waiting' }])
})

it('stores one pair of keys permanently', async () => {
  const first = await api.platform.pusher.publicKey()
  const stored = await asOwner<{ value: { publicKey: string } }>(
    `select value from app.settings where key = 'push_keys'`,
  )
  expect(stored.map(({ value }) => value.publicKey)).toEqual([first])
})

it('notifies a driver at most once a minute that dispatch changed the route on the road', async () => {
  const route = await makeRoute(api, company, { number: 5 })
  await asOwner(`update public.routes set status = 'started' where id = $1`, [route.routeId])
  const phone = makeBrowser()
  await subscribe(phone, route.driverUserId)
  const now = Date.now()
  const sendNotice = () =>
    api.platform.asService('tell', ({ trx }) => notifyDrivers(trx, company.tenantId, [route.routeId], now))
  await sendNotice()
  await sendNotice()
  await sendAll()
  expect(pushed.map(({ body }) => read(phone, body))).toEqual([
    {
      title: 'R5 has changed',
      body: expect.stringContaining('Dispatch changed'),
      url: '/driver?route=5&view=list',
      tag: `route ${route.routeId}`,
    },
  ])
})

describe('news of a parcel', () => {
  let browser: Browser
  let deliveryId: string

  beforeEach(async () => {
    const route = await makeRoute(api, company, { number: 6 })
    const [delivery] = await asOwner<{ id: string }>(
      'select id from public.deliveries where tracking_number = $1',
      [route.stops[0]!.trackingNumber],
    )
    deliveryId = delivery!.id
    await asOwner(`insert into public.profiles (id, email) values ($1, $2) on conflict (id) do nothing`, [
      person,
      `${person}@home.example`,
    ])
    await asOwner(
      'insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ($1, $2, $3)',
      [company.tenantId, deliveryId, person],
    )
    await asOwner('update app.delivery_notices set written_at = now() where written_at is null')
    browser = makeBrowser()
    await subscribe(browser)
  })
  const set = (quietHours: object | null) =>
    asOwner('update public.tenants set settings = $2 where id = $1', [
      company.tenantId,
      JSON.stringify({ notices: { quietHours } }),
    ])
  async function driverNear(): Promise<void> {
    await asOwner(
      `insert into app.delivery_notices (tenant_id, delivery_id, kind, at) values ($1, $2, 'driver_near', now())`,
      [company.tenantId, deliveryId],
    )
    await writeNotices(api.platform)
    await sendAll()
  }
  const listed = () =>
    asOwner<{ link: string }>(`select link from public.notifications where user_id = $1`, [person])

  it('appears in the app and on the device, with the same text', async () => {
    await set(null)
    await driverNear()
    const [inApp] = await listed()
    expect(pushed.map(({ body }) => read(browser, body))).toMatchObject([
      { url: inApp!.link, tag: deliveryId },
    ])
  })

  it('is sent to nobody who switched it off', async () => {
    await set(null)
    await asOwner(
      `update public.profiles set notification_choices = '{"driver_near": ["email"]}' where id = $1`,
      [person],
    )
    await driverNear()
    expect(pushed).toEqual([])
  })

  it('does not ring in quiet hours that outlast it', async () => {
    await set({ from: '00:00', to: '23:59' })
    await driverNear()
    expect(pushed).toEqual([])
    expect(await listed()).toHaveLength(1)
  })
})

describe('subscribing over the API', () => {
  let people = 0
  async function signIn(): Promise<string> {
    people += 1
    const account = { email: `push-${people}@fleet.example`, password: 'a-long-pass-phrase-7' }
    await api.platform.surface.createUser({ ...account, emailConfirmed: true })
    const answer = await api.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: account,
    })
    return String(answer.json().access_token)
  }
  const putSubscription = (key: string | null, body: object) =>
    api.call(key, 'PUT', '/push/subscription', { body })
  const isOn = async (key: string, endpoint: string) =>
    (await api.call(key, 'POST', '/push/subscription/state', { body: { endpoint } })).json().isOn

  it('returns the key, and belongs to the person who signed in last', async () => {
    const [first, second] = [await signIn(), await signIn()]
    const { subscription } = makeBrowser()
    const key = await api.call(first, 'GET', '/push/key')
    expect(key.json()).toEqual({ key: await api.platform.pusher.publicKey() })
    expect((await putSubscription(first, subscription)).json()).toEqual({ isOn: true })
    expect(await isOn(first, subscription.endpoint)).toBe(true)
    expect(await isOn(second, subscription.endpoint)).toBe(false)
    expect((await putSubscription(second, subscription)).statusCode).toBe(200)
    expect(await isOn(first, subscription.endpoint)).toBe(false)
    const off = (token: string) =>
      api.call(token, 'DELETE', '/push/subscription', { body: { endpoint: subscription.endpoint } })
    expect((await off(first)).statusCode).toBe(204)
    expect(await isOn(second, subscription.endpoint)).toBe(true)
    await off(second)
    expect(await isOn(second, subscription.endpoint)).toBe(false)
  })

  it('is for people who are signed in, and for browsers that can read', async () => {
    const { subscription } = makeBrowser()
    expect((await putSubscription(null, subscription)).statusCode).toBe(401)
    const token = await signIn()
    for (const bad of [
      { ...subscription, endpoint: 'file:///etc/passwd' },
      { ...subscription, keys: { p256dh: 'short', auth: 'short' } },
      { ...subscription, device: '' },
    ])
      expect((await putSubscription(token, bad)).json()).toMatchObject({ code: 'validation_failed' })
  })

  it('keeps the ten newest browsers of a person', async () => {
    const token = await signIn()
    const all = Array.from({ length: 11 }, () => makeBrowser().subscription)
    for (const one of all) await putSubscription(token, one)
    expect(await isOn(token, all[0]!.endpoint)).toBe(false)
    expect(await isOn(token, all[1]!.endpoint)).toBe(true)
  })
})
