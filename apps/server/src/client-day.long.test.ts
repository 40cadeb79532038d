// An integrator's day with `@dropwise/client` and its command line, against the real API over the wire.
import { API_KEY_SCOPES } from '@dropwise/contracts'
import {
  createClient,
  DropwiseError,
  paginate,
  unwrap,
  verifyWebhook,
  type DropwiseClient,
} from '@dropwise/client'
import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedHeaders } from './modules/webhooks/sign.ts'
import { modules } from './modules.ts'
import { systemClock } from './platform/clock.ts'
import { testApi, type TestApi, type TestCompany } from './modules/testing.ts'

const CLI = fileURLToPath(new URL('../../../packages/client/src/cli.ts', import.meta.url))
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const run = promisify(execFile)

let api: TestApi
let company: TestCompany
let url: string
let home: string
let apiKey: string
let dropwise: DropwiseClient

/** How far the product's clock is ahead. */
let aheadMs = 0

beforeAll(async () => {
  api = await testApi(modules, {
    webhookNetworks: ['127.0.0.1'],
    clock: { ...systemClock, now: () => systemClock.now() + aheadMs },
  })
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  home = await mkdtemp(join(tmpdir(), 'dropwise-cli-'))
  company = await api.company()
  const createdKey = await api.call(company.keys.admin, 'POST', '/api-keys', {
    body: { name: 'Script', scopes: API_KEY_SCOPES },
  })
  apiKey = createdKey.json().key
  dropwise = createClient({ baseUrl: url, apiKey })
})
afterAll(async () => {
  await api.close()
  await rm(home, { recursive: true, force: true })
})

const order = (reference: string) => {
  const [lng, lat] = api.region.manifest.center
  return { reference, recipient: 'Ada', address: `Place ${reference}`, lat, lng, date: DAY }
}

describe('the client', () => {
  it('makes, pages and plans orders with the types of the document', async () => {
    await unwrap(dropwise.POST('/vehicles', { body: { name: 'Van', registration: 'VAN 1' } }))
    for (const reference of ['A', 'B', 'C'])
      await unwrap(dropwise.POST('/orders', { body: order(reference) }))
    const references: string[] = []
    for await (const { reference } of paginate((cursor) =>
      dropwise.GET('/orders', { params: { query: { date: DAY, limit: 2, ...(cursor ? { cursor } : {}) } } }),
    ))
      references.push(reference)
    expect(references.toSorted()).toEqual(['A', 'B', 'C'])
  })

  it('throws refusals with their code, hint and details', async () => {
    const refused = await unwrap(
      dropwise.POST('/orders', { body: { ...order('D'), widnowStart: '09:00' } as never }),
    ).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DropwiseError)
    expect(refused).toMatchObject({
      status: 400,
      code: 'validation_failed',
      details: [{ field: 'widnowStart', message: expect.stringContaining('windowStart') }],
    })
  })

  it('applies a change once, even if the connection is lost after it several times', async () => {
    let sent = 0
    const losing = createClient({
      baseUrl: url,
      apiKey,
      fetch: async (request) => {
        const answer = await fetch(request)
        sent += 1
        if (sent === 1) throw new TypeError('fetch failed')
        return answer
      },
    })
    const { name } = await unwrap(losing.POST('/drivers', { body: { name: 'Once' } }))
    expect([name, sent]).toEqual(['Once', 2])
    const { items } = await unwrap(dropwise.GET('/drivers'))
    expect(items.filter((driver) => driver.name === 'Once')).toHaveLength(1)
  })

  it('waits as long as a refusal requires, and fails after its retries', async () => {
    let sent = 0
    const busy = createClient({
      baseUrl: url,
      apiKey,
      retries: 2,
      fetch: async () => {
        sent += 1
        return Response.json(
          { code: 'too_many_requests', message: 'Wait' },
          { status: 429, headers: { 'retry-after': '0' } },
        )
      },
    })
    const { response } = await busy.GET('/vehicles')
    expect([response.status, sent]).toEqual([429, 3])
  })

  it('verifies signed webhooks and refuses others', () => {
    const secret = `whsec_${createHmac('sha256', 'a').update('b').digest('base64')}`
    const body = JSON.stringify({
      type: 'plan.done',
      timestamp: new Date().toISOString(),
      data: { planId: '1' },
    })
    const headers = signedHeaders({ id: 'msg_1', body, at: new Date() }, [secret])
    expect(verifyWebhook(secret, headers, body)).toMatchObject({ type: 'plan.done', data: { planId: '1' } })
    expect(() => verifyWebhook(secret, headers, body.replace('done', 'gone'))).toThrow()
    expect(() =>
      verifyWebhook(secret, signedHeaders({ id: 'msg_1', body, at: new Date(0) }, [secret]), body),
    ).toThrow()
  })
})

interface Run {
  code: number
  out: string
  problems: string
}

/** Runs the program as a shell does. */
async function cli(...args: string[]): Promise<Run> {
  const env = { PATH: process.env.PATH, HOME: home }
  return run(process.execPath, [CLI, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, problems: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      problems: error.stderr,
    }),
  )
}

describe('the command line', () => {
  it('prints its usage, and tells the user to sign in', async () => {
    expect(await cli('--help')).toMatchObject({ code: 0, out: expect.stringContaining('import FILE') })
    expect(await cli('fly')).toMatchObject({ code: 2 })
    expect((await cli('plan', DAY)).problems).toContain('Sign in first')
    expect((await cli('login', '--url', url, '--key', 'dwk_wrong')).code).toBe(2)
  })

  it('imports, plans, dispatches, watches and exports a day', async () => {
    const signedIn = await cli('login', '--url', url, '--key', apiKey)
    expect(signedIn, signedIn.problems).toMatchObject({ code: 0 })
    const stored = join(home, '.config', 'dropwise', 'settings.json')
    expect((await stat(stored)).mode & 0o777).toBe(0o600)

    const [lng, lat] = api.region.manifest.center
    const file = join(home, 'day.csv')
    const rows = ['E', 'F'].map((reference) => `${reference},Bea,Place ${reference},${lat},${lng},${DAY}`)
    await writeFile(file, ['reference,recipient,address,lat,lng,date', ...rows].join('\n'))
    expect((await cli('import', file, '--dry-run')).out).toContain('2 would be created')
    expect((await cli('import', file)).out).toContain('2 created, 0 updated, 0 rejected')

    const planned = await cli('plan', DAY, '--seconds', '1')
    expect(planned, planned.problems).toMatchObject({ code: 0, out: expect.stringContaining('0 left out') })
    const [plan = ''] = /[0-9a-f-]{36}/.exec(planned.out) ?? []
    expect((await cli('dispatch', plan)).out).toContain('1 routes dispatched')
    expect((await cli('watch', DAY, '--once')).out).toContain(`${DAY} 0 of 5 delivered`)
    const exported = join(home, 'orders.csv')
    expect((await cli('export', 'orders', '--date', DAY, '--out', exported)).code).toBe(0)
    expect(
      (await readFile(exported, 'utf8')).split('\n').filter((line) => line.includes('Place')).length,
    ).toBe(5)
    expect(await cli('dispatch', company.tenantId)).toMatchObject({
      code: 2,
      problems: expect.stringContaining('not_found'),
    })
  })

  it('names the rows that were rejected, and ends with 1', async () => {
    const file = join(home, 'bad.csv')
    await writeFile(file, `reference,recipient,address,date\nG,Cy,,${DAY}\n`)
    const answer = await cli('import', file)
    expect([answer.code, answer.out]).toEqual([
      1,
      expect.stringMatching(/row 2, address: .*\n0 created, 0 updated, 1 rejected/s),
    ])
  })
})

/** A server that stores the calls of webhooks. */
async function webhookReceiver() {
  const calls: { headers: Record<string, string>; body: string }[] = []
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers as Record<string, string>, body: await text(request) })
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { calls, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() }
}

it('passes a day from order to proof, with the types of openapi-typescript', async () => {
  const receiver = await webhookReceiver()
  try {
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const { secret } = await unwrap(
      dropwise.POST('/webhooks', { body: { url: receiver.url, events: ['delivery.delivered'] } }),
    )
    const van = await unwrap(
      dropwise.POST('/vehicles', { body: { name: 'Van of the day', registration: 'VAN 2' } }),
    )
    const createdOrder = await unwrap(dropwise.POST('/orders', { body: { ...order('DAY'), date } }))
    const { id } = await unwrap(
      dropwise.POST('/plans', {
        body: { date, orderIds: [createdOrder.id], vehicleIds: [van.id], timeLimitSeconds: 1 },
      }),
    )
    const params = { params: { path: { id } } }
    await vi.waitFor(
      async () => expect((await unwrap(dropwise.GET('/plans/{id}', params))).status).toBe('done'),
      { timeout: 20_000, interval: 200 },
    )
    const { routes } = await unwrap(dropwise.POST('/plans/{id}/dispatch', { ...params, body: {} }))
    expect(routes).toHaveLength(1)
    aheadMs = 4 * 86_400_000
    await unwrap(
      dropwise.POST('/orders/{id}/outcome', {
        params: { path: { id: createdOrder.id } },
        body: { kind: 'delivered' },
      }),
    )
    const { check } = await unwrap(
      dropwise.GET('/verify/{number}', { params: { path: { number: createdOrder.trackingNumber } } }),
    )
    expect(check).toMatchObject({ verdict: 'valid' })
    await vi.waitFor(() => expect(receiver.calls).toHaveLength(1), { timeout: 20_000, interval: 200 })
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.calls
    aheadMs = 0
    expect(JSON.parse(body)).toMatchObject({ type: 'delivery.delivered' })
    expect(headers['webhook-signature']).toMatch(/^v1,/)
    expect(secret).toMatch(/^whsec_/)
  } finally {
    aheadMs = 0
    receiver.close()
  }
})
