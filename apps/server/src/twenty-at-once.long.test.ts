// Twenty simultaneous requests for something available once: one succeeds, the others get its error, and
// none causes a bug.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cachedRegions } from '@dropwise/roads/testing/regions'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_KEY_PREFIX } from './platform/api-key.ts'
import { modules } from './modules.ts'
import { testApi, type TestApi, type TestCompany } from './modules/testing.ts'

const CROWD = 20
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let api: TestApi
let company: TestCompany
let owner: string
let anonKey: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-twenty-'))
  await symlink(await cachedRegions(), join(folder, 'regions'))
  api = await testApi(
    modules.filter(({ name }) => !['demo', 'openapi'].includes(name)),
    { hasAccounts: true, dataDir: folder },
  )
  company = await api.company()
  owner = await api.ownerKey()
  ;({ anonKey } = await api.platform.surface.issueApiKeys())
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

type Send = (n: number) => ReturnType<TestApi['call']>
interface Race {
  name: string
  /** Prepares the test, and returns the request of each caller. */
  prepare: () => Send | Promise<Send>
  /** Expected number of successes. */
  wins: number | 'any'
  /** SQL that counts results, and their expected number. */
  count?: [text: string, expected: number]
}

const post = (url: string, body: object, key = company.keys.admin) => api.call(key, 'POST', url, { body })
const person = (n: number) => ({ firstName: 'Ada', lastName: 'Ames', email: `ada-${n}@example.com` })

/** One more administrator, with an API key. */
async function newAdmin({ tenantId }: TestCompany): Promise<{ userId: string; key: string }> {
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url')
  const [row] = await api.platform.database.asOwner<{ id: string }>(
    `with account as (insert into auth.users (id, email, email_confirmed_at, aud, role)
       values (gen_random_uuid(), $2, now(), 'authenticated', 'authenticated') returning id),
     member as (insert into public.memberships (tenant_id, user_id, role) select $1, id, 'admin' from account),
     key as (insert into public.api_keys (tenant_id, name, prefix, key_hash, created_by)
       select $1, 'admin', left($3, 8), sha256($3::bytea), id from account)
     select id from account`,
    [tenantId, `${randomBytes(6).toString('hex')}@company.example`, key],
  )
  return { userId: row!.id, key }
}
const newOrder = (reference: string) => {
  const [lng, lat] = api.region.manifest.center
  return { reference, date: DAY, recipient: 'Ada', lat, lng }
}
const setLimits = ({ tenantId }: TestCompany, limits: object) =>
  api.platform.database.asOwner(
    'update public.subscriptions set limits = limits || $2 where tenant_id = $1',
    [tenantId, limits],
  )

const RACES: Race[] = [
  {
    name: 'trials of companies of one name',
    prepare: () => (n) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/trial',
        payload: { ...person(n), companyName: 'Twin Couriers', password: 'harbour 42 lights' },
        remoteAddress: `198.51.100.${n + 1}`,
      }),
    wins: CROWD,
    count: [
      `select count(distinct slug)::int as count from public.tenants where name = 'Twin Couriers'`,
      CROWD,
    ],
  },
  {
    name: 'trials of one person',
    prepare: () => (n) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/trial',
        payload: { ...person(99), companyName: 'Once Couriers', password: 'harbour 42 lights' },
        remoteAddress: `198.51.101.${n + 1}`,
      }),
    wins: 3,
    count: [`select count(*)::int as count from public.tenants where name = 'Once Couriers'`, 1],
  },
  {
    name: 'companies of one name by an owner',
    prepare: () => (n) =>
      post(
        '/owner/tenants',
        { name: 'Twin Fleet', email: `twin-${n}@example.com`, planId: 'professional', trialDays: 14 },
        owner,
      ),
    wins: CROWD,
    count: [`select count(distinct slug)::int as count from public.tenants where name = 'Twin Fleet'`, CROWD],
  },
  {
    name: 'an order of one reference',
    prepare: () => () => post('/orders', newOrder('ONE')),
    wins: 1,
    count: [`select count(*)::int as count from public.orders where reference = 'ONE'`, 1],
  },
  {
    name: 'a vehicle of one registration',
    prepare: () => () => post('/vehicles', { name: 'Van', registration: 'ONE 1' }),
    wins: 1,
    count: [`select count(*)::int as count from public.vehicles where registration = 'ONE 1'`, 1],
  },
  {
    name: 'a zone of one name',
    prepare: () => () =>
      post('/zones', {
        name: 'North',
        color: '#112233',
        polygon: {
          type: 'Polygon',
          coordinates: [
            [
              [20, 44],
              [21, 44],
              [21, 45],
              [20, 44],
            ],
          ],
        },
      }),
    wins: 1,
    count: [`select count(*)::int as count from public.zones where name = 'North'`, 1],
  },
  {
    name: 'an invitation of one address',
    prepare: () => () => post('/invitations', { email: 'new@example.com', role: 'dispatcher' }),
    wins: 'any',
    count: [`select count(*)::int as count from public.invitations where email = 'new@example.com'`, 1],
  },
  {
    name: 'the first account of a driver, by a sign-in code',
    prepare: async () => {
      const { id } = (await post('/drivers', { name: 'Dee' })).json()
      return () => post(`/drivers/${id}/sign-in-code`, {})
    },
    wins: CROWD,
    count: [
      `select count(*)::int as count from public.drivers where name = 'Dee' and user_id is not null`,
      1,
    ],
  },
  {
    name: 'vehicles past the limit of the plan',
    prepare: async () => {
      const small = await api.company({ vehicleLimit: 5 })
      return (n) => post('/vehicles', { name: `Van ${n}`, registration: `VAN ${n}` }, small.keys.admin)
    },
    wins: 5,
  },
  {
    name: 'orders past the limit of the plan for a day',
    prepare: async () => {
      const small = await api.company()
      await setLimits(small, { orders: 5 })
      return (n) => post('/orders', newOrder(`DAY-${n}`), small.keys.admin)
    },
    wins: 5,
  },
  {
    name: 'a recurring order of one reference',
    prepare: () => () => {
      const { recipient, lat, lng } = newOrder('')
      return post('/recurring-orders', {
        reference: 'WEEKLY',
        order: { recipient, lat, lng },
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startsOn: DAY,
      })
    },
    wins: 1,
  },
  {
    name: 'sample data of a company without a depot',
    prepare: async () => {
      const empty = await api.company()
      await api.platform.database.asOwner('delete from public.depots where tenant_id = $1', [empty.tenantId])
      return () => post('/sample-data', { date: DAY }, empty.keys.admin)
    },
    wins: CROWD,
    count: [
      `select count(*)::int as count from public.depots d where d.name = 'Sample depot' and 2 = (
        select count(*) from public.vehicles v where v.tenant_id = d.tenant_id)`,
      1,
    ],
  },
  {
    name: 'an account of one address',
    prepare: () => () =>
      api.app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: { email: 'once@example.com', password: 'harbour 42 lights' },
        headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
      }),
    wins: 'any',
    count: [`select count(*)::int as count from auth.users where email = 'once@example.com'`, 1],
  },
  {
    name: 'two administrators, each making the other a viewer',
    prepare: async () => {
      const pair = await api.company()
      const admins = await Promise.all([0, 1].map(() => newAdmin(pair)))
      await api.platform.database.asOwner(
        `delete from public.memberships where tenant_id = $1 and role = 'admin' and user_id <> all($2)`,
        [pair.tenantId, admins.map(({ userId }) => userId)],
      )
      return (n) =>
        api.call(admins[n % 2]!.key, 'PATCH', `/members/${admins[(n + 1) % 2]!.userId}`, {
          body: { role: 'viewer' },
        })
    },
    wins: 'any',
    count: [
      `select count(*)::int as count from public.tenants t where t.name like 'Company %' and not exists (
        select from public.memberships m where m.tenant_id = t.id and m.role = 'admin')`,
      0,
    ],
  },
  {
    name: 'an archive of the company',
    prepare: () => () => post('/export', {}),
    wins: 'any',
  },
  {
    name: 'webhooks past the limit',
    prepare: () => () => post('/webhooks', { url: 'https://shop.example/hook', events: ['plan.done'] }),
    wins: 20,
  },
  {
    name: 'a plan of the platform',
    prepare: () => () =>
      api.call(owner, 'PUT', '/owner/plans/crowd', {
        body: {
          name: 'Crowd',
          priceMinor: 100,
          vehicleLimit: 1,
          memberLimit: 1,
          textLimit: 0,
          hasApi: true,
          hasShops: true,
          hasBranding: true,
          hasOwnMails: true,
          features: [],
          isPopular: true,
          isActive: true,
        },
      }),
    wins: 'any',
    count: [`select count(*)::int as count from public.subscription_plans where is_popular`, 1],
  },
]

it.each(RACES)('$name', async ({ prepare, wins, count }) => {
  const send = await prepare()
  const answers = await Promise.all(Array.from({ length: CROWD }, (_, n) => send(n)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  if (wins !== 'any') expect(statuses.filter((status) => status < 300)).toHaveLength(wins)
  if (!count) return
  const [row] = await api.platform.database.asOwner<{ count: number }>(count[0])
  expect(row?.count).toBe(count[1])
})
