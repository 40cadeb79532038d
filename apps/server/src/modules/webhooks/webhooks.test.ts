// Webhooks against a real receiver: signed as the reference library verifies, retried, replayed, and kept
// out of our network.
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { callAddress, findRefusal } from '../../platform/call-address.ts'
import { makeCall } from './make-call.ts'
import { webhooks } from './module.ts'

interface Received {
  headers: Record<string, string>
  body: string
}

let api: TestApi
let company: TestCompany
let receiver: Server
let url: string
let received: Received[] = []
let answer: (count: number) => number = () => 204

beforeAll(async () => {
  api = await testApi([webhooks], { webhookNetworks: ['127.0.0.0/8'] })
  company = await api.company()
  receiver = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body: body.toString() })
      response.writeHead(answer(received.length), { location: 'http://127.0.0.1:1/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
})
afterAll(async () => {
  await api.close()
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  received = []
  answer = () => 204
})

const sqlRows = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  key = company.keys.admin,
) => api.call(key, method, `/webhooks${path}`, body ? { body } : {})
const add = async (body: object = {}): Promise<{ id: string; secret: string }> =>
  (await call('POST', '', { url, events: ['delivery.delivered'], ...body })).json()
const log = async (id: string) => (await call('GET', `/${id}/deliveries`)).json().items

/** A delivered order: each of its states is an event. */
async function deliver(reference: string, tenantId = company.tenantId): Promise<void> {
  const [delivery] = await sqlRows<{ id: string }>(
    `with recipient as (insert into public.recipients (tenant_id, name) values ($1::uuid, $2::text) returning id),
      address as (insert into public.addresses (tenant_id, text, normalised, lat, lng) values ($1::uuid, $2::text, $2::text, 0, 0) returning id),
      ordered as (insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
        select $1::uuid, $2::text, current_date, recipient.id, address.id from recipient, address returning id)
     insert into public.deliveries (tenant_id, order_id) select $1::uuid, id from ordered returning id`,
    [tenantId, reference],
  )
  for (const status of ['picked_up', 'in_transit', 'out_for_delivery', 'delivered'])
    await sqlRows(`update public.deliveries set status = $2 where id = $1`, [delivery!.id, status])
}

describe('[M88] a webhook', () => {
  it('[M75] receives the events it subscribed to, with a link on the company’s own host and a signature that the reference library verifies', async () => {
    const { id, secret } = await add()
    await api.platform.database.asOwner(
      `insert into public.tracking_hosts (tenant_id, host, state, checked_at) values ($1, 'track.acme.example', 'points_here', now())`,
      [company.tenantId],
    )
    expect(secret).toMatch(/^whsec_/)
    await deliver('WH-1')
    await expect.poll(() => received.length).toBe(1)
    const [{ headers, body }] = received as [Received]
    const payload = new Webhook(secret).verify(body, headers) as { type: string; data: { reference: string } }
    expect(payload).toMatchObject({
      type: 'delivery.delivered',
      data: {
        reference: 'WH-1',
        status: 'delivered',
        trackingUrl: expect.stringMatching(/^http:\/\/track\.acme\.example\/track\/\w+$/),
      },
    })
    expect(() => new Webhook(secret).verify(body.replace('WH-1', 'WH-2'), headers)).toThrow()
    await expect.poll(async () => (await log(id))[0]?.state).toBe('delivered')
    expect((await log(id))[0]).toMatchObject({ id: headers['webhook-id'], status: 204, attempts: 1 })
    await call('DELETE', `/${id}`)
  })

  it('never shows its secret again, and signs with both for a day after a replacement', async () => {
    const { id, secret } = await add()
    const listed = await call('GET', '')
    expect(listed.body).not.toContain(secret)
    const { secret: newer } = (await call('POST', `/${id}/rotate-secret`)).json()
    expect(newer).not.toBe(secret)
    expect((await call('POST', `/${id}/test`)).json()).toMatchObject({
      event: 'webhook.test',
      state: 'delivered',
    })
    const [{ headers, body }] = received as [Received]
    for (const candidate of [secret, newer])
      expect(() => new Webhook(candidate).verify(body, headers)).not.toThrow()
    await sqlRows(`update public.webhook_endpoints set previous_secret_until = now() - interval '1 second'`)
    await call('POST', `/${id}/test`)
    const last = received.at(-1)!
    expect(() => new Webhook(secret).verify(last.body, last.headers)).toThrow()
    expect(() => new Webhook(newer).verify(last.body, last.headers)).not.toThrow()
    await call('DELETE', `/${id}`)
  })

  it('is retried with growing delays, gives up, and is replayed under the same id', async () => {
    const { id } = await add({ events: ['plan.done'] })
    answer = () => 500
    const [row] = await sqlRows<{ id: string }>(
      `insert into public.webhook_calls (tenant_id, endpoint_id, event, payload, next_at)
       values ($1, $2, 'plan.done', '{"type": "plan.done"}', now() + interval '1 day') returning id`,
      [company.tenantId, id],
    )
    const waits: number[] = []
    for (;;) {
      const before = api.platform.clock.now()
      const nextAt = await makeCall(api.platform, row!.id)
      if (!nextAt) break
      waits.push(nextAt.getTime() - before)
    }
    expect(waits.length).toBeGreaterThan(5)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect((await log(id))[0]).toMatchObject({ state: 'failed', status: 500, attempts: waits.length + 1 })
    const first = received[0]!.headers['webhook-id']
    answer = () => 200
    const replayed = await call('POST', `/${id}/deliveries/${row!.id}/replay`)
    expect(replayed.statusCode).toBe(202)
    await expect.poll(async () => (await log(id))[0]?.state).toBe('delivered')
    expect(received.at(-1)!.headers['webhook-id']).toBe(first)
    await call('DELETE', `/${id}`)
  })

  it('stops when its address answers 410, and while it is paused', async () => {
    const { id } = await add()
    answer = () => 410
    await call('POST', `/${id}/test`)
    const [rests] = (await call('GET', '')).json().items
    expect(rests).toMatchObject({ isActive: false, pausedReason: expect.stringContaining('410') })
    answer = () => 204
    await deliver('WH-3')
    expect(received).toHaveLength(1)
    expect((await call('PATCH', `/${id}`, { isActive: true })).json()).toMatchObject({
      isActive: true,
      pausedReason: null,
    })
    await deliver('WH-4')
    await expect.poll(() => received.length).toBe(2)
    expect(received[1]!.body).toContain('WH-4')
    await call('DELETE', `/${id}`)
  })

  it('that never answers delays no other company, and is called once even if its calls are announced several times', async () => {
    const receivedBodies: string[] = []
    const silent = createServer(({ headers }) => void receivedBodies.push(String(headers['webhook-id'])))
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve)
    })
    const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/hook`
    const other = await api.company()
    const { id } = await add()
    const { id: silentId } = (
      await call('POST', '', { url: address, events: ['plan.done'] }, other.keys.admin)
    ).json()
    // Far more than run in parallel, so that waiting for their end would take minutes.
    await sqlRows(
      `insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
       select $1, $2, 'plan.done', '{"type": "plan.done"}' from generate_series(1, 200)`,
      [other.tenantId, silentId],
    )
    await sqlRows(`select pg_notify('webhooks', 'null')`)
    await expect.poll(() => receivedBodies.length).toBeGreaterThan(2)
    for (let i = 0; i < 5; i += 1) await sqlRows(`select pg_notify('webhooks', 'null')`)
    await deliver('WH-7')
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]!.body).toContain('WH-7')
    const [under] = await sqlRows<{ count: number }>(
      `select count(*)::int as count from public.webhook_calls where tenant_id = $1 and taken_until > now()`,
      [other.tenantId],
    )
    expect(under!.count).toBeLessThanOrEqual(3)
    expect(new Set(receivedBodies).size).toBe(receivedBodies.length)
    silent.closeAllConnections()
    silent.close()
    for (const [hook, key] of [
      [id, company.keys.admin],
      [silentId, other.keys.admin],
    ] as const)
      await call('DELETE', `/${hook}`, undefined, key)
  })

  it('sends no event of a rolled back transaction or of another company', async () => {
    const { id } = await add({ events: ['delivery.created', 'delivery.delivered'] })
    const other = await api.company()
    await deliver('WH-5', other.tenantId)
    await deliver('WH-6')
    await expect.poll(() => received.length).toBe(2)
    expect(received.every(({ body }) => body.includes('WH-6'))).toBe(true)
    expect((await call('GET', `/${id}/deliveries`, undefined, other.keys.admin)).statusCode).toBe(404)
    expect((await call('DELETE', `/${id}`, undefined, other.keys.admin)).statusCode).toBe(404)
    await call('DELETE', `/${id}`)
  })

  it('can be managed by a key with that scope, and read by one with the scope to read', async () => {
    const keyWith = async (scope: string) => {
      const key = `dwk_${randomBytes(32).toString('base64url')}`
      await sqlRows(
        `insert into public.api_keys (tenant_id, name, prefix, key_hash, scopes, created_by)
         select $1, 'Shop', 'dwk_shop', $2, array[$3::text], m.user_id from public.memberships m where m.tenant_id = $1 and m.role = 'admin'`,
        [company.tenantId, createHash('sha256').update(key).digest(), scope],
      )
      return key
    }
    const [reader, writer] = [await keyWith('webhooks:read'), await keyWith('webhooks:write')]
    const body = { url, events: ['delivery.delivered'] }
    expect((await call('POST', '', body, reader)).json()).toMatchObject({
      code: 'not_allowed',
      details: { needed: 'webhooks:write' },
    })
    const created = await call('POST', '', body, writer)
    expect(created.statusCode).toBe(201)
    const listed = (await call('GET', '', undefined, reader)).json().items as { id: string }[]
    expect(listed.map(({ id }) => id)).toContain(created.json().id)
    expect((await call('GET', '', undefined, await keyWith('orders:read'))).statusCode).toBe(403)
    expect((await call('DELETE', `/${created.json().id}`, undefined, writer)).statusCode).toBe(204)
  })

  it('is an administrator’s to make, with an address and events that there are', async () => {
    for (const role of ['dispatcher', 'viewer'] as const)
      expect((await call('POST', '', { url, events: ['plan.done'] }, company.keys[role])).statusCode).toBe(
        403,
      )
    for (const body of [
      { url: 'ftp://shop.example' },
      { url: 'https://name:word@shop.example/' },
      { url: 'shop' },
      { events: [] },
      { events: ['delivery.exploded'] },
    ])
      expect((await call('POST', '', { url, events: ['plan.done'], ...body })).statusCode).toBe(400)
  })
})

describe('the address of a webhook', () => {
  const send = (address: string, resolved: string[] = [], allowedNetworks: string[] = []) =>
    callAddress(address, {
      headers: {},
      body: '{}',
      timeoutMs: 5_000,
      allowedNetworks,
      resolve: async () => resolved.map((ip) => ({ address: ip, family: ip.includes(':') ? 6 : 4 })),
    })

  it.each([
    'http://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[fd00::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
  ])('is refused when it is %s', async (address) => {
    await expect(send(address)).rejects.toThrow(/not on the public internet/)
  })

  it('is refused when its name resolves into our network, even beside a public address', async () => {
    await expect(send('https://shop.example/', ['10.0.0.5'])).rejects.toThrow(/not on the public internet/)
    await expect(send('https://shop.example/', ['93.184.216.34', '127.0.0.1'])).rejects.toThrow(
      /not on the public internet/,
    )
    await expect(send('https://shop.example/', [])).rejects.toThrow(
      'shop.example is not on the public internet.',
    )
  })

  it.each([
    ['https://shop.example/', undefined],
    ['https://93.184.216.34/', undefined],
    ['http://shop.example/', /Use https/],
    ['http://93.184.216.34/', /Use https/],
    ['https://127.0.0.1/', /not on the public internet/],
    ['https://[::ffff:10.0.0.5]/', /not on the public internet/],
    ['https://localhost/', /not on the public internet/],
    ['https://LOCALHOST./', /not on the public internet/],
    ['https://db.internal/', /not on the public internet/],
    ['https://vm/', /not on the public internet/],
  ])('%s is judged when it is stored as when it is called', (address, refusal) => {
    const outcome = findRefusal(new URL(address), [])
    if (refusal) expect(outcome).toMatch(refusal)
    else expect(outcome).toBeUndefined()
  })

  it('is refused when it is stored, with the field', async () => {
    const strict = await testApi([webhooks])
    const { keys } = await strict.company()
    const createWebhook = (address: string) =>
      strict.call(keys.admin, 'POST', '/webhooks', { body: { url: address, events: ['plan.done'] } })
    expect((await createWebhook('https://127.0.0.1/')).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'url', message: '127.0.0.1 is not on the public internet.' }],
    })
    const { id } = (await createWebhook('https://shop.example/')).json()
    const change = await strict.call(keys.admin, 'PATCH', `/webhooks/${id}`, {
      body: { url: 'http://shop.example/' },
    })
    expect(change.statusCode).toBe(400)
    await strict.close()
  })

  it('does not reveal the address of a name', async () => {
    const outcome = await send('https://db.shop.example/', ['10.0.0.5']).catch(
      (error: Error) => error.message,
    )
    expect(outcome).toBe('db.shop.example is not on the public internet.')
    const { port } = receiver.address() as AddressInfo
    const failure = callAddress(`http://gone.example:${port === 1 ? 2 : 1}/`, {
      headers: {},
      body: '{}',
      timeoutMs: 5_000,
      allowedNetworks: ['127.0.0.1'],
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    await expect(failure).rejects.toThrow(/^Nobody listens there\.$/)
  })

  it('is given up in time, also by a name server that never answers', async () => {
    const failure = callAddress('https://silent.example/', {
      headers: {},
      body: '{}',
      timeoutMs: 20,
      allowedNetworks: [],
      resolve: () => new Promise(() => {}),
    })
    await expect(failure).rejects.toThrow('No answer within 0.02 s.')
  })

  it('is refused on the open internet without TLS', async () => {
    await expect(send('http://shop.example/', ['93.184.216.34'])).rejects.toThrow(/Use https/)
  })

  it('is the checked address: the name is not resolved a second time', async () => {
    const { port } = receiver.address() as AddressInfo
    let requestCount = 0
    const status = await callAddress(`http://rebinding.example:${port}/`, {
      headers: {},
      body: '{}',
      timeoutMs: 5_000,
      allowedNetworks: ['127.0.0.1'],
      resolve: async () => {
        requestCount += 1
        return [{ address: requestCount === 1 ? '127.0.0.1' : '10.0.0.5', family: 4 }]
      },
    })
    expect(status).toEqual({ status: 204 })
    expect(requestCount).toBe(1)
  })

  it('does not follow redirects', async () => {
    const { id } = await add()
    answer = () => 302
    expect((await call('POST', `/${id}/test`)).json()).toMatchObject({
      state: 'failed',
      status: 302,
      error: expect.stringContaining('redirect'),
    })
    expect(received).toHaveLength(1)
    await call('DELETE', `/${id}`)
  })
})
