// Runs a module's test: its routes below /api/v1 over a fresh database, the demo town's roads, and two
// companies.
import { createGeocoder, createRoads, loadCountries, openRegions, type Region } from '@dropwise/roads'
import { cachedRegions } from '@dropwise/roads/testing/regions'
import { fastify, type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { serveCompanyHosts } from '../http/company-hosts.ts'
import { answerOtherOrigins } from '../http/cross-origin.ts'
import { announceDeprecations } from '../http/deprecation.ts'
import { renderErrors } from '../http/error-renderer.ts'
import { authenticate } from '../http/authenticate.ts'
import { compressAnswers, minimiseAnswers, tagAnswers } from '../http/smaller-answers.ts'
import { traceRequests } from '../http/trace-requests.ts'
import { refuseUnstorableText } from '../http/storable-text.ts'
import { refuseUnknownFields } from '../http/unknown-fields.ts'
import { createCallBridge } from '../platform/calls/calls.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mail.ts'
import type { Platform, ServerModule } from '../platform/platform.ts'
import { createPusher } from '../platform/push/pusher.ts'
import { createRateLimiter } from '../platform/quota.ts'
import { createTextSender } from '../platform/texts/texts.ts'
import { testPlatform, type TestPlatform } from '../platform/testing.ts'
import { API_KEY_PREFIX } from '../platform/api-key.ts'
import { createTrackingHosts } from '../platform/tracking-hosts.ts'
import { testSurface } from '../platform/test-surface.ts'
import { roadsInThread } from '../platform/roads-in-thread.ts'
import { accountHooks } from './accounts/hooks.ts'

export interface TestCompany {
  tenantId: string
  userId: string
  depotId: string
  /** Bearer tokens by role: real API keys of real members. */
  keys: { admin: string; dispatcher: string; viewer: string; driver: string }
}

export interface TestApi {
  app: FastifyInstance
  platform: TestPlatform & Platform
  region: Region
  /** A company with a depot in the middle of the town, no vehicles, an unlimited subscription. */
  company(options?: { timeZone?: string; vehicleLimit?: number }): Promise<TestCompany>
  /** A bearer token of a platform owner without a company. */
  ownerKey(): Promise<string>
  /** Calls the API with a key; an object as body is sent as JSON. */
  call(
    key: string | null,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

interface CallOptions {
  body?: InjectOptions['payload']
  headers?: Record<string, string>
}

/** Runs the given modules with their jobs, on the demo town's roads or others. Close it in `afterAll`. */
export async function testApi(
  modules: ServerModule[],
  {
    isDemo = false,
    hasAccounts = false,
    regionsDir,
    stripe,
    clock = systemClock,
    mailer,
    dataDir = tmpdir(),
    twilio,
    webhookNetworks = [],
    mapStyleUrl,
    versionUrl,
    planThreads = 0,
    callLimits = { caller: 0, company: 0 },
    arePositionsApart = false,
  }: {
    isDemo?: boolean
    hasAccounts?: boolean
    regionsDir?: string
    stripe?: Platform['stripe']
    clock?: Platform['clock']
    mailer?: Mailer
    /** Parent of the folder `regions`, for modules that read its files. */
    dataDir?: string
    twilio?: Platform['twilio']
    webhookNetworks?: Platform['webhookNetworks']
    mapStyleUrl?: Platform['mapStyleUrl']
    /**
     * The product's default of two threads finds no better plan for a small day. 0 searches in this thread,
     * since every new thread compiles the planner again.
     */
    versionUrl?: string
    planThreads?: number
    callLimits?: Platform['callLimits']
    /** Positions are in a database of their own. */
    arePositionsApart?: boolean
  } = {},
): Promise<TestApi> {
  const base = await testPlatform({ arePositionsApart })
  const regions = openRegions(regionsDir ?? (await cachedRegions()))
  const region = regions.list[0]!
  const parts = {
    clock,
    log: createLog('silent'),
    regions,
    roads: roadsInThread({ regions, roads: createRoads({ regions: regions.list, loadCountries }) }),
    extractMirrors: [] as readonly string[],
    geocoder: createGeocoder({ regions: regions.list }),
    dataDir,
    publicUrl: 'http://dropwise.test',
    versionUrl,
    isDemo,
    demoDays: 0,
    planThreads,
    planConcurrency: 3,
    callLimits,
    stripe,
    webhookNetworks,
    twilio,
    trackingHosts: createTrackingHosts(base, clock, createLog('silent')),
    texts: createTextSender(twilio, 'http://dropwise.test'),
    calls: createCallBridge(twilio),
    limiter: createRateLimiter(base, clock),
    pusher: createPusher(base, {
      contact: 'mailto:no-reply@dropwise.test',
      allowedNetworks: webhookNetworks,
    }),
    external: {
      smtp: mailer && 'sink',
      roads: undefined,
      geocoder: undefined,
      storage: undefined,
      database: undefined,
      signIn: undefined,
    },
    mapStyleUrl,
    ...(mailer && { mailer }),
  }
  const accounts = hasAccounts
    ? await testSurface(base, parts.publicUrl, accountHooks({ ...parts, isBillingOn: true }))
    : undefined
  // Mail and blobs are missing, and accounts unless requested: a module that uses them fails.
  const platform = { ...base, ...parts, ...(accounts && { surface: accounts.surface }) } as TestPlatform &
    Platform

  // A connection with a half-refused upload would delay `close` by its 72 s.
  const app = fastify({ bodyLimit: 1024 * 1024, forceCloseConnections: true })
  traceRequests(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  renderErrors(app)
  answerOtherOrigins(app, platform, [])
  serveCompanyHosts(app, platform)
  await compressAnswers(app)
  await app.register(
    async (api) => {
      authenticate(api, platform)
      refuseUnstorableText(api)
      refuseUnknownFields(api)
      announceDeprecations(api)
      for (const module of modules) await module.api?.(api, platform)
      minimiseAnswers(api)
      tagAnswers(api)
    },
    { prefix: '/api/v1' },
  )
  await app.register(
    async (scim) => {
      authenticate(scim, platform)
      refuseUnstorableText(scim)
      for (const module of modules) await module.scim?.(scim, platform)
    },
    { prefix: '/scim/v2' },
  )
  if (accounts) await app.register(accounts.surface.plugin)
  for (const module of modules) await module.root?.(app, platform)
  for (const module of modules) await module.work?.(platform)
  await app.ready()

  return {
    app,
    platform,
    region,
    company: (options = {}) => makeCompany(base, region, options),
    ownerKey: () => makeOwner(base),
    async call(key, method, url, { body, headers = {} } = {}) {
      return app.inject({
        method,
        url: url.startsWith('//') ? url.slice(1) : `/api/v1${url}`,
        headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      })
    },
    async close() {
      await app.close()
      await accounts?.close()
      await base.close()
    },
  }
}

/** Real addresses around the town's centre that the geocoder finds without doubt. */
export function townAddresses({ region }: Pick<TestApi, 'region'>, count: number): string[] {
  const [lng, lat] = region.manifest.center
  const usedLabels = new Set<string>()
  for (let i = 0; usedLabels.size < count && i < count * 20; i += 1) {
    const angle = i * 2.4
    const reach = (0.02 * Math.sqrt(i)) / Math.sqrt(count)
    const near = region.reverse(lat + reach * Math.sin(angle), lng + reach * Math.cos(angle))
    if (near?.houseNumber && (region.geocode(near.label, { limit: 1 })[0]?.confidence ?? 0) >= 0.85)
      usedLabels.add(near.label)
  }
  return [...usedLabels]
}

let companies = 0

async function makeCompany(
  { database }: TestPlatform,
  region: Region,
  { timeZone = 'UTC', vehicleLimit = 0 }: { timeZone?: string; vehicleLimit?: number },
): Promise<TestCompany> {
  companies += 1
  const [lng, lat] = region.manifest.center
  const [tenant] = await database.asOwner<{ id: string }>(
    `insert into public.tenants (name, slug, time_zone, units) values ($1, $2, $3, 'km') returning id`,
    [`Company ${companies}`, `company-${companies}-${randomBytes(4).toString('hex')}`, timeZone],
  )
  const tenantId = tenant!.id
  await database.asOwner(
    `insert into public.subscriptions (tenant_id, plan_id, status, vehicle_limit) values ($1, 'enterprise', 'active', $2)`,
    [tenantId, vehicleLimit],
  )
  const [depot] = await database.asOwner<{ id: string }>(
    `insert into public.depots (tenant_id, name, address, lat, lng) values ($1, 'Depot', 'Town centre', $2, $3) returning id`,
    [tenantId, lat, lng],
  )
  const keys: Record<string, string> = {}
  let dispatcherId = ''
  for (const role of ['admin', 'dispatcher', 'viewer', 'driver']) {
    const { key, userId } = await makeMember(database, tenantId, role)
    keys[role] = key
    if (role === 'dispatcher') dispatcherId = userId
  }
  return { tenantId, userId: dispatcherId, depotId: depot!.id, keys: keys as TestCompany['keys'] }
}

async function makeMember(
  database: TestPlatform['database'],
  tenantId: string,
  role: string,
): Promise<{ key: string; userId: string }> {
  const [user] = await database.asOwner<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at, aud, role)
     values (gen_random_uuid(), $1, now(), 'authenticated', 'authenticated') returning id`,
    [`${role}-${randomBytes(6).toString('hex')}@company.example`],
  )
  const userId = user!.id
  await database.asOwner('insert into public.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
    tenantId,
    userId,
    role,
  ])
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  await database.asOwner(
    `insert into public.api_keys (tenant_id, name, prefix, key_hash, created_by) values ($1, $2, $3, $4, $5)`,
    [tenantId, role, key.slice(0, 8), createHash('sha256').update(key).digest(), userId],
  )
  return { key, userId }
}

async function makeOwner({ database }: TestPlatform): Promise<string> {
  const [home] = await database.asOwner<{ id: string }>(
    `insert into public.tenants (name, slug) values ('Home', $1) returning id`,
    [`home-${randomBytes(4).toString('hex')}`],
  )
  const [user] = await database.asOwner<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at, aud, role)
     values (gen_random_uuid(), $1, now(), 'authenticated', 'authenticated') returning id`,
    [`owner-${randomBytes(6).toString('hex')}@dropwise.example`],
  )
  await database.asOwner('insert into public.owners (id) values ($1)', [user!.id])
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  await database.asOwner(
    `insert into public.api_keys (tenant_id, name, prefix, key_hash, created_by) values ($1, 'owner', $2, $3, $4)`,
    [home!.id, key.slice(0, 8), createHash('sha256').update(key).digest(), user!.id],
  )
  return key
}

/** Deletes a stored response but keeps its work, as a kill between the two would. */
export async function forgetResponse({ platform }: TestApi, key: string): Promise<void> {
  await platform.database.asOwner(
    `update app.idempotency_keys set status = null, body = null, holder = 'a server that died', created_at = now() - interval '1 minute'
     where key = $1`,
    [key],
  )
}
