// The README's first day: runs its commands and follows its steps in order.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn, startMailSink, type MailSink } from './platform/mail/mail-sink.ts'
import { databaseUrlOf, spawnProduct, testDataDir, type ProductProcess, type TestDataDir } from './testing.ts'

const PASSWORD = 'quiet harbour 42'
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const ORDERS = 20

let readme: string
let database: TestDatabase
let folder: TestDataDir
let sink: MailSink
let product: ProductProcess
let env: Record<string, string>

beforeAll(async () => {
  readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  database = await testDatabase('empty')
  folder = await testDataDir()
  sink = await startMailSink()
  env = {
    DATABASE_URL: databaseUrlOf(database),
    SMTP_URL: sink.url,
    DATA_DIR: folder.dataDir,
    PORT: '0',
    DRAIN_SECONDS: '0',
  }
  product = await spawnProduct(env, startCommand())
})
afterAll(async () => {
  if (product.child.pid) process.kill(-product.child.pid, 'SIGTERM')
  await product.ended
  await sink.close()
  await database.close()
  await folder.remove()
})

/** The README's line that starts the product, with our database and mail server. */
function startCommand(): string {
  const [line = ''] = /^ {4}DEMO=0 .*npm start$/m.exec(readme) ?? []
  const command = line.trim().replaceAll(/\b(DATABASE_URL|SMTP_URL)=\S+/g, '$1="$$$1"')
  expect(command).toBe('DEMO=0 DATABASE_URL="$DATABASE_URL" SMTP_URL="$SMTP_URL" npm start')
  return command
}

type Answer = Record<string, unknown>

async function call(
  path: string,
  { token, body, method }: { token?: string; body?: unknown; method?: string },
) {
  const answer = await fetch(`${product.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && {
        'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
      }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answer }
}
const api = (token: string, path: string, body?: unknown, method?: string) =>
  call(`/api/v1${path}`, { token, body, ...(method && { method }) })

async function signIn(email: string): Promise<string> {
  const { body } = await call('/auth/v1/token?grant_type=password', { body: { email, password: PASSWORD } })
  return String(body.access_token)
}

/** Accepts the mailed invitation. */
async function accept(email: string, firstName: string): Promise<string> {
  const token = new URL(linkIn(await sink.waitFor(email, /You are invited/))).hash.slice(1)
  const { status } = await call('/api/v1/invitations/accept', {
    body: { token, person: { firstName, lastName: 'Rask', password: PASSWORD } },
  })
  expect(status).toBe(200)
  return signIn(email)
}

describe('[M95] the first day of the README', () => {
  let owner: string
  let admin: string
  let dispatcher: string
  let driver: string

  it('has an owner by the printed link, and by the command', async () => {
    // The link is printed after the line that reports readiness.
    const link = /\/setup#([\w-]+)/
    await expect.poll(() => product.said()).toMatch(link)
    const token = link.exec(product.said())?.[1]
    const { status } = await call('/api/v1/setup', {
      body: {
        token,
        email: 'olive@fleet.example',
        firstName: 'Olive',
        lastName: 'Marlowe',
        password: PASSWORD,
      },
    })
    expect(status).toBe(201)
    owner = await signIn('olive@fleet.example')

    const [, command = ''] = /`(npm run owner -- --mail \S+)`/.exec(readme) ?? []
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, ...env } })
    expect(stdout).toContain('you@example.com is now an owner')
  })

  it('has a company, whose administrator is invited by mail', async () => {
    const opened = await api(owner, '/owner/tenants', {
      name: 'Fenwick & Sons',
      email: 'irene@fenwick.example',
      planId: 'professional',
      trialDays: 3,
      timeZone: 'UTC',
    })
    expect(opened.status).toBe(201)
    admin = await accept('irene@fenwick.example', 'Irene')
  })

  it('has a depot, vans, a dispatcher and a driver', async () => {
    const [lng, lat] = await centre()
    expect((await api(admin, '/depots', { name: 'Depot', address: 'Quay 1', lat, lng })).status).toBe(201)
    for (const email of ['nadia@fenwick.example', 'mo@fenwick.example']) {
      const role = email.startsWith('mo') ? 'driver' : 'dispatcher'
      expect((await api(admin, '/invitations', { email, role })).status).toBe(201)
    }
    dispatcher = await accept('nadia@fenwick.example', 'Nadia')
    driver = await accept('mo@fenwick.example', 'Mo')
    const drivers = (await api(dispatcher, '/drivers')).body.items as { id: string; name: string }[]
    const mo = drivers.find(({ name }) => name.startsWith('Mo'))
    const van = await api(admin, '/vehicles', { name: 'Van 1', registration: 'AA 1', driverId: mo?.id })
    expect(van.status).toBe(201)
  })

  it('[M96] is planned and dispatched on built-in addresses and roads, and the driver has the route', async () => {
    const file = await readFile(new URL('../../../examples/ashmouth-200-orders.csv', import.meta.url), 'utf8')
    const rows = file
      .replaceAll(/\d{4}-\d\d-\d\d/g, DAY)
      .split('\n')
      .slice(0, ORDERS + 1)
    expect((await api(dispatcher, '/orders/import', rows.join('\n'))).body).toMatchObject({ created: ORDERS })
    const { id } = (await api(dispatcher, '/plans', { date: DAY })).body
    await expect
      .poll(async () => (await api(dispatcher, `/plans/${String(id)}`)).body.status, { timeout: 100_000 })
      .toBe('done')
    const dispatched = await api(dispatcher, `/plans/${String(id)}/dispatch`, {})
    expect(dispatched.status).toBe(200)
    const { routes } = (await api(driver, `/driver/day?date=${DAY}`)).body as {
      routes: { stops: unknown[] }[]
    }
    const { served } = (await api(dispatcher, `/plans/${String(id)}`)).body.progress as { served: number }
    expect(served).toBeGreaterThan(0)
    expect(routes.flatMap(({ stops }) => stops)).toHaveLength(served)
  })
})

/** Centre of the town with roads. */
async function centre(): Promise<[number, number]> {
  const { cachedRegions } = await import('@dropwise/roads/testing/regions')
  const { openRegions } = await import('@dropwise/roads')
  const [region] = openRegions(await cachedRegions()).list
  return region!.manifest.center as [number, number]
}
