// The product on an external database: a login without superuser rights, and two servers that start at once.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct, type RunningProduct } from './server.ts'
import { databaseUrlOf, testDataDir } from './testing.ts'

let database: TestDatabase
let dataDir: string
let servers: RunningProduct[] = []

beforeAll(async () => {
  database = await testDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'dropwise-by-url-'))
  await chmod(dataDir, 0o755)
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrlOf(database),
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  }
  servers = await Promise.all([1, 2].map(() => startProduct(readConfig(env), () => {})))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('migrates once, and both servers serve', async () => {
  for (const { address } of servers) {
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready' })
    const plans = await fetch(`${address}/rest/v1/subscription_plans?select=id`)
    expect(await plans.json()).toHaveLength(3)
  }
  const doubled = await database.asOwner(
    'select name from migrations.applied group by name having count(*) > 1',
  )
  expect(doubled).toEqual([])
})

it('runs as a login without superuser rights, and its requests as `anon` until they sign in', async () => {
  const [owner] = await database.asOwner<{ is_super: boolean; bypasses: boolean }>(
    'select rolsuper as is_super, rolbypassrls as bypasses from pg_roles where rolname = current_user',
  )
  expect(owner).toEqual({ is_super: false, bypasses: false })
  const answer = await fetch(`${servers[0]?.address}/rest/v1/orders?select=id`)
  // Anonymous callers have no right on orders at all.
  expect(answer.status).toBe(401)
})

it('makes no demo company there', async () => {
  expect(await (await fetch(`${servers[0]?.address}/config.json`)).json()).toMatchObject({
    features: { demo: false },
  })
  expect(await database.asOwner('select from public.tenants')).toEqual([])
})

it(
  'makes one demo company and one plan of its day although two servers start with DEMO=1 at once',
  { timeout: 180_000 },
  async () => {
    const empty = await testDatabase('empty')
    const folder = await testDataDir()
    const env = { PORT: '0', DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrlOf(empty), DEMO: '1' }
    const pair = await Promise.all(
      [1, 2].map(() =>
        startProduct(readConfig({ ...env, DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' }), () => {}),
      ),
    )
    for (const { address } of pair) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const companies = await empty.asOwner(`select from public.tenants where slug = 'harbour-lane'`)
    expect(companies).toHaveLength(1)
    // The second server makes the day too, by a job.
    const jobs = new pg.Client(empty.access.as('dropwise_jobs'))
    await jobs.connect()
    const countOpen = `select count(*)::int as open from jobs.job where name = 'demo.day' and state not in ('completed', 'failed')`
    await expect
      .poll(async () => (await jobs.query(countOpen)).rows, { timeout: 120_000 })
      .toEqual([{ open: 0 }])
    await jobs.end()
    expect(
      await empty.asOwner(
        'select status from public.plans where date = (select max(date) from public.plans)',
      ),
    ).toEqual([{ status: 'dispatched' }])
    for (const server of pair) await server.close()
    await empty.close()
    await folder.remove()
  },
)
