// kill -9 during an import: the file is stored whole or not at all, and sending it again completes it.
import { isLong } from '@dropwise/db/testing'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const ORDERS = 1_000
/** A busy machine starts processes slowly. */
const PATIENCE = { timeout: 240_000 }
/** Tables that an import writes; `npm test` kills it only at the first and last. */
const TABLES = isLong()
  ? ['orders', 'deliveries', 'delivery_events', 'addresses', 'recipients']
  : ['addresses', 'delivery_events']
/** Application name of its connections, from `createPool`. */
const IMPORTER = 'dropwise killed import'
const DAY = new Date().toISOString().slice(0, 10)

let api: TestApi
let csv: string

beforeAll(async () => {
  api = await testApi([orders])
  const [lng, lat] = api.region.manifest.center
  csv = fileOf(lat, lng)
})
afterAll(() => api.close())

function fileOf(lat: number, lng: number): string {
  const lines = Array.from(
    { length: ORDERS },
    (_, i) => `K-${i},Recipient ${i},Field ${i},${lat + i * 1e-6},${lng},${DAY},${i % 5}`,
  )
  return ['reference,recipient,address,lat,lng,date,packages', ...lines].join('\n')
}

/** Rows of all tables that an import writes. */
async function stored({ tenantId }: TestCompany): Promise<number[]> {
  const [row] = await api.platform.database.asOwner<{ counts: number[] }>(
    `select array[
       (select count(*) from public.orders where tenant_id = $1), (select count(*) from public.deliveries where tenant_id = $1),
       (select count(*) from public.delivery_events where tenant_id = $1), (select count(*) from public.addresses where tenant_id = $1),
       (select count(*) from public.recipients where tenant_id = $1)]::int[] as counts`,
    [tenantId],
  )
  return row!.counts
}

/** Kills an import while it waits for a lock on `table`, so surely within its transaction. */
async function importAndKill(company: TestCompany, csv: string, table: string): Promise<void> {
  const { access } = api.platform.database
  const holder = new pg.Client(access.owner)
  await holder.connect()
  await holder.query(`begin; lock table public.${table} in exclusive mode`)
  try {
    const child = startImport(company, csv)
    const exited = once(child, 'exit')
    await expect.poll(() => isWaitedFor(table), PATIENCE).toBe(true)
    child.kill('SIGKILL')
    await exited
  } finally {
    await holder.query('rollback')
    await holder.end()
  }
}

async function isWaitedFor(table: string): Promise<boolean> {
  const rows = await api.platform.database.asOwner(
    'select 1 from pg_locks where not granted and relation = $1::regclass',
    [`public.${table}`],
  )
  return rows.length > 0
}

/** Lets an import finish and kills its server before the response. */
async function importAndKillAfter(company: TestCompany, csv: string): Promise<void> {
  const child = startImport(company, csv)
  const exited = once(child, 'exit')
  await expect.poll(async () => (await stored(company))[0], PATIENCE).toBe(ORDERS)
  child.kill('SIGKILL')
  await exited
}

function startImport({ tenantId, userId }: TestCompany, csv: string): ChildProcess {
  const child = fork(new URL('./killed-import-child.ts', import.meta.url), { execArgv: [] })
  child.send({ login: api.platform.database.access.login, tenantId, userId, csv })
  return child
}

/** Waits until the database notices that its client has disconnected. */
async function settled(): Promise<void> {
  for (;;) {
    const rows = await api.platform.database.asOwner(
      `select 1 from pg_stat_activity where application_name = $1 and datname = current_database()`,
      [IMPORTER],
    )
    if (rows.length === 0) return
    await sleep(20)
  }
}

async function importAgain(company: TestCompany, csv: string, created: number): Promise<void> {
  const again = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: csv,
    headers: { 'content-type': 'text/csv' },
  })
  expect(again.json()).toMatchObject({ created, updated: 0, rejected: [] })
  expect(await stored(company)).toEqual([ORDERS, ORDERS, ORDERS, ORDERS, ORDERS])
}

describe('an import that is killed', { timeout: 600_000 }, () => {
  it.each(TABLES)('while it writes %s leaves nothing, and can be sent again', async (table) => {
    const company = await api.company()
    await importAndKill(company, csv, table)
    await settled()
    expect(await stored(company)).toEqual([0, 0, 0, 0, 0])
    await importAgain(company, csv, ORDERS)
  })

  it('after it is done leaves all of it, and sent again creates nothing', async () => {
    const company = await api.company()
    await importAndKillAfter(company, csv)
    await settled()
    expect(await stored(company)).toEqual([ORDERS, ORDERS, ORDERS, ORDERS, ORDERS])
    await importAgain(company, csv, 0)
  })
})
