// A company's own host: set, checked, used by links, and what it serves and does not.
import { trackingHostResponse, type TrackingHostResponse } from '@dropwise/contracts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWebApp } from '../../http/static-files.ts'
import { brandFrom, brandOnHostOf } from '../../platform/brand.ts'
import { writeNotices } from '../notifications/write-notices.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { lookAtHost, type HostSight } from './look.ts'
import { trackingHostsModule } from './module.ts'
import { checkAllHosts } from './service.ts'

const OWN_HOST = 'track.acme.example'
const PATH = '/company/tracking-host'
const BRAND_TAG = '<script id="brand" type="application/json">{}</script>'
const FILES: Record<string, string> = {
  'client/__spa-fallback.html': `<html><head><title>Dropwise</title>${BRAND_TAG}</head><body></body></html>`,
  'client/track/index.html':
    '<html><head></head><body><a href="/pricing">Pricing of Dropwise</a></body></html>',
  'client/index.html': '<html><body>Dropwise plans</body></html>',
  'client/driver-sw.js': '',
  'routes.json': '["/", "/track", "/track/:number", "/login"]',
}

let api: TestApi
let acme: TestCompany
let other: TestCompany
let folder: string
let sight: HostSight = { state: 'unknown', seen: 'No address.' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-hosts-'))
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const site = {
    name: 'site of this test',
    root: (app: Parameters<typeof serveWebApp>[0]) =>
      serveWebApp(app, {
        folder: join(folder, 'client'),
        patternsFile: join(folder, 'routes.json'),
        policy: () => "default-src 'self'",
        address: (request) => request.companyHost?.origin ?? 'http://dropwise.test',
        brand: async ({ companyHost }) =>
          companyHost ? brandOnHostOf(companyHost, brandFrom(null), 'http://dropwise.test') : brandFrom(null),
      }),
  }
  api = await testApi([tracking, trackingHostsModule(async () => sight), site])
  acme = await api.company()
  other = await api.company()
  await asOwner(
    `update public.tenants set name = $2, settings = '{"notices": {"quietHours": null}}' where id = $1`,
    [acme.tenantId, `Acme </script> & "Sons"`],
  )
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)

let parcels = 0
async function parcelOf({ tenantId }: TestCompany): Promise<{ id: string; number: string }> {
  parcels += 1
  const [row] = await asOwner<{ id: string; number: string }>(
    `with r as (insert into public.recipients (tenant_id, name, email) values ($1, 'Edith Ward', $2 || '@example.com') returning id),
     a as (insert into public.addresses (tenant_id, text, normalised, street, city, lat, lng)
       values ($1, $2, $2, 'Weaver Lane', 'New York', 40.73, -73.99) returning id),
     o as (insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, $2, '2099-04-16', 'dispatched', r.id, a.id from r, a returning id)
     insert into public.deliveries (tenant_id, order_id, promised_from, promised_to, eta_from, eta_to)
     select $1, id, '2099-04-16T13:00:00Z', '2099-04-16T15:00:00Z', '2099-04-16T14:00:00Z', '2099-04-16T14:20:00Z' from o
     returning id, tracking_number as number`,
    [tenantId, `H-${parcels}`],
  )
  return row!
}

async function change(
  method: 'PUT' | 'DELETE' | 'POST',
  { body, path = PATH, company = acme }: { body?: object; path?: string; company?: TestCompany } = {},
): Promise<TrackingHostResponse> {
  const answer = await api.call(company.keys.admin, method, path, body ? { body } : {})
  expect([answer.statusCode, answer.body]).toMatchObject([200, expect.anything()])
  return trackingHostResponse.parse(answer.json())
}
const check = () => change('POST', { path: `${PATH}/check` })
const setHost = (host: string) => change('PUT', { body: { host } })

/** A request as it comes in for a host. */
const onHost = (host: string, url: string, accept = 'text/html') =>
  api.app.inject({ url, headers: { host, accept } })

async function mailFor(id: string): Promise<string> {
  await asOwner(`update public.deliveries set driver_near_at = now() where id = $1`, [id])
  await writeNotices(api.platform)
  const [mail] = await asOwner<{ body: string }>(
    `select body from public.outbox where delivery_id = $1 and channel = 'email'`,
    [id],
  )
  return mail?.body ?? ''
}

describe('setting a host', () => {
  it.each([
    ['localhost', /not on the public internet/],
    ['127.0.0.1', /not an address/],
    ['track.acme.example:8443', /alone/],
    ['DROPWISE.test.', /./],
    ['a'.repeat(300), /at most 253/],
    ['', /Enter a host name/],
  ])('[M75] refuses %s with a sentence', async (host, sentence) => {
    const answer = await api.call(acme.keys.admin, 'PUT', PATH, { body: { host } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'host', message: expect.stringMatching(sentence) }],
    })
  })

  it('[M75] normalises the name, names the DNS record, and belongs to one company', async () => {
    expect(await setHost(' Track.ACME.example. ')).toEqual({
      host: OWN_HOST,
      state: 'not_checked',
      seen: null,
      checkedAt: null,
      record: { type: 'CNAME', name: OWN_HOST, value: 'dropwise.test' },
      linksTo: 'http://dropwise.test',
    })
    const refusal = await api.call(other.keys.admin, 'PUT', PATH, { body: { host: OWN_HOST } })
    expect([refusal.statusCode, refusal.json()]).toMatchObject([409, { code: 'host_taken' }])
    // Also two calls at once, and whatever the API lets through.
    await expect(
      asOwner(`insert into public.tracking_hosts (tenant_id, host) values ($1, $2)`, [
        other.tenantId,
        OWN_HOST,
      ]),
    ).rejects.toMatchObject({ code: '23505' })
    await expect(
      asOwner(`insert into public.tracking_hosts (tenant_id, host) values ($1, 'Track.Other.example')`, [
        other.tenantId,
      ]),
    ).rejects.toMatchObject({ code: '23514' })
    expect((await api.call(acme.keys.dispatcher, 'PUT', PATH, { body: { host: OWN_HOST } })).statusCode).toBe(
      403,
    )
    expect((await api.call(acme.keys.viewer, 'GET', PATH)).json()).toMatchObject({ host: OWN_HOST })
    expect((await api.call(other.keys.admin, 'GET', PATH)).json()).toMatchObject({ host: null })
  })

  it('[M75] answers the proxy’s question for a certificate only for hosts that are set', async () => {
    const checkCertificate = async (domain: string) =>
      (await api.call(null, 'GET', `//tls/allowed?domain=${domain}`)).statusCode
    expect(await checkCertificate(OWN_HOST)).toBe(200)
    expect(await checkCertificate('Track.acme.example.')).toBe(200)
    expect(await checkCertificate('dropwise.test')).toBe(200)
    expect(await checkCertificate('track.nobody.example')).toBe(404)
    expect(await checkCertificate('')).toBe(404)
    expect((await api.call(null, 'GET', '//tls/allowed')).statusCode).toBe(404)
  })
})

describe('links', () => {
  it('[M74] [M75] use the host after a successful check, and the platform’s host after its removal', async () => {
    sight = { state: 'points_elsewhere', seen: 'Another server answers.' }
    expect(await check()).toMatchObject({ ...sight, linksTo: 'http://dropwise.test' })
    const [before, after, removed] = [await parcelOf(acme), await parcelOf(acme), await parcelOf(acme)]
    expect(await mailFor(before.id)).toContain(`http://dropwise.test/track/${before.number}`)

    sight = { state: 'points_here', seen: 'It answers.' }
    expect(await check()).toMatchObject({ ...sight, linksTo: `http://${OWN_HOST}` })
    expect(await mailFor(after.id)).toContain(`http://${OWN_HOST}/track/${after.number}`)
    const page = await api.call(null, 'GET', `/tracking/${after.number}`)
    expect(page.json()).toMatchObject({ url: `http://${OWN_HOST}/track/${after.number}` })

    // The hourly check: silence of a moment changes no link, another server does.
    sight = { state: 'unknown', seen: 'No answer within 10 s.' }
    await checkAllHosts(api.platform, async () => sight)
    expect((await api.call(acme.keys.admin, 'GET', PATH)).json()).toMatchObject({
      state: 'points_here',
      seen: sight.seen,
    })

    await change('DELETE')
    expect(await mailFor(removed.id)).toContain(`http://dropwise.test/track/${removed.number}`)
    for (const { number } of [before, after])
      expect((await onHost('dropwise.test', `/api/v1/tracking/${number}`)).statusCode).toBe(200)
  })
})

describe('on the company’s host', () => {
  beforeAll(async () => {
    await setHost(OWN_HOST)
  })

  it('[M74] [M75] shows the company’s parcels, and no other company’s', async () => {
    const [ownParcel, foreign] = [await parcelOf(acme), await parcelOf(other)]
    expect((await onHost(OWN_HOST, `/api/v1/tracking/${ownParcel.number}`)).json()).toMatchObject({
      trackingNumber: ownParcel.number,
    })
    expect((await onHost('TRACK.acme.example.:80', `/api/v1/tracking/${ownParcel.number}`)).statusCode).toBe(
      200,
    )
    const hidden = await onHost(OWN_HOST, `/api/v1/tracking/${foreign.number}`)
    const unknown = await onHost(OWN_HOST, '/api/v1/tracking/7K2M9QXR4T1B0C')
    expect(hidden.statusCode).toBe(404)
    expect(hidden.body).toBe(unknown.body)
    expect((await onHost('dropwise.test', `/api/v1/tracking/${foreign.number}`)).statusCode).toBe(200)
  })

  it('[M75] names the company in its pages, and shows nothing of the platform', async () => {
    for (const path of ['/track', '/track/7K2M9QXR4T1B0C']) {
      const { statusCode, body } = await onHost(OWN_HOST, path)
      expect(statusCode).toBe(200)
      expect(body).toContain('<title>Acme &#x3c;/script&#x3e; &amp; &#x22;Sons&#x22;</title>')
      const data = JSON.parse(
        /<script id="brand" type="application\/json">([^<]*)</.exec(body)![1]!,
      ) as object
      expect(data).toMatchObject({ name: `Acme </script> & "Sons"`, platformUrl: 'http://dropwise.test' })
      expect(body).not.toContain('Pricing')
    }
  })

  it('[M75] serves no sign-in, portal or call but tracking', async () => {
    const goes = async (path: string) => (await onHost(OWN_HOST, path)).headers.location
    expect(await goes('/')).toBe('/track')
    expect(await goes('/login?next=/tenant')).toBe('/track')
    expect(await goes('/tenant/orders')).toBe('/track')
    expect(await goes('/customer/schedule?parcel=X')).toBe('http://dropwise.test/customer/schedule?parcel=X')
    for (const path of [PATH, '/orders', '/me']) {
      const answer = await onHost(OWN_HOST, `/api/v1${path}`, 'application/json')
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 'not_on_this_host', hint: 'Everything else is on http://dropwise.test.' },
      ])
    }
    for (const path of [
      '/auth/v1/token',
      '/rest/v1/orders',
      '/driver-sw.js',
      '/metrics',
      '/api/v1/tracking/A/../../orders',
    ])
      expect((await onHost(OWN_HOST, path, '*/*')).statusCode).toBe(404)
  })
})

describe('the check', () => {
  let server: Server
  let servedAnswer = ''
  const host = { host: OWN_HOST, challenge: 'a1b2' }
  const platformAt = (port: number, webhookNetworks: string[] = ['127.0.0.1']) => ({
    publicUrl: `http://dropwise.test:${port}`,
    webhookNetworks,
  })
  const portOf = () => (server.address() as AddressInfo).port
  const dns = (addresses: string[], aliases: string[] = []) => ({
    resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    aliases: async () => aliases,
  })
  beforeAll(async () => {
    server = createServer((_request, response) => response.end(servedAnswer))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it('[M75] recognises this server by a challenge that only it can answer', async () => {
    servedAnswer = 'a1b2\n'
    expect(await lookAtHost(platformAt(portOf()), host, dns(['127.0.0.1']))).toEqual({
      state: 'points_here',
      seen: `${OWN_HOST} answers from this platform.`,
    })
    servedAnswer = 'x'.repeat(100_000)
    expect(await lookAtHost(platformAt(portOf()), host, dns(['127.0.0.1'], ['shop.example']))).toEqual({
      state: 'points_elsewhere',
      seen: `Another server answers ${OWN_HOST} (status 200). ${OWN_HOST} is an alias of shop.example.`,
    })
  })

  it('[M75] says what it could not see, and never calls into a private network', async () => {
    expect(await lookAtHost(platformAt(portOf()), host, dns([]))).toMatchObject({
      state: 'unknown',
      seen: expect.stringContaining('no CNAME record'),
    })
    expect(await lookAtHost(platformAt(1), host, dns(['127.0.0.1']))).toMatchObject({
      state: 'unknown',
      seen: expect.stringContaining('Nobody listens there.'),
    })
    servedAnswer = 'a1b2'
    expect(await lookAtHost(platformAt(portOf(), []), host, dns(['127.0.0.1']))).toMatchObject({
      state: 'unknown',
      seen: expect.stringContaining('not on the public internet'),
    })
  })

  it('[M75] is answered on the host itself, and nowhere else', async () => {
    const [{ challenge }] = (await asOwner<{ challenge: string }>(
      'select challenge from public.tracking_hosts where host = $1',
      [OWN_HOST],
    )) as [{ challenge: string }]
    expect((await onHost(OWN_HOST, '/.well-known/dropwise-host', '*/*')).body).toBe(challenge)
    expect((await onHost('dropwise.test', '/.well-known/dropwise-host', '*/*')).statusCode).toBe(404)
  })
})
