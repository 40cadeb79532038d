// Two worker processes divide the companies with vans on the road, and one takes over from the other, which is killed.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POSITIONS_CHANNEL } from './platform/delivery-moves.ts'
import { databaseUrlOf, spawnProduct, testDataDir, type ProductProcess, type TestDataDir } from './testing.ts'

const COMPANIES = 24
/** More than the time between two reports of a process. */
const WITHIN = { timeout: 60_000, interval: 250 }

let database: TestDatabase
let folder: TestDataDir
const workers: ProductProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
  folder = await testDataDir()
  await database.asOwner(
    `with t as (insert into public.tenants (name, slug) select 'Company ' || n, 'company-' || n from generate_series(1, $1::int) n
       returning id)
     insert into public.subscriptions (tenant_id, plan_id, status, vehicle_limit) select id, 'starter', 'active', 9 from t`,
    [COMPANIES],
  )
  await database.asOwner(
    `insert into public.depots (tenant_id, name, address, lat, lng) select id, 'Yard', '1 Yard', 40.7, -73.9 from public.tenants`,
  )
  await database.asOwner(
    `insert into public.vehicles (tenant_id, name, registration, depot_id) select tenant_id, 'Van', 'ONE', id from public.depots`,
  )
  await database.asOwner(
    `insert into public.routes (tenant_id, vehicle_id, depot_id, number, date, status, depart_at, return_at, distance_metres, duration_seconds)
     select tenant_id, id, depot_id, 1, current_date, 'started', now() - interval '1 hour', now() + interval '1 hour', 1, 1 from public.vehicles`,
  )
})
afterAll(async () => {
  for (const { child, ended } of workers) {
    child.kill('SIGTERM')
    await ended
  }
  await database.close()
  await folder.remove()
})

const startWorker = async (): Promise<ProductProcess> => {
  const worker = await spawnProduct({
    ROLE: 'worker',
    DATA_DIR: folder.dataDir,
    DATABASE_URL: databaseUrlOf(database),
    SECRET_KEY: 'one secret for both',
    DRAIN_SECONDS: '0',
  })
  workers.push(worker)
  return worker
}

/** Each van reports once. */
async function reportOnce(): Promise<void> {
  await database.asOwner(
    `with fixes as (
       insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
       select tenant_id, id, date_trunc('milliseconds', clock_timestamp()), 40.7, -73.9, 'driver' from public.vehicles returning *),
     newest as (
       insert into public.vehicle_positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
       select tenant_id, vehicle_id, fix_time, lat, lng, source from fixes
       on conflict (tenant_id, vehicle_id) do update set fix_time = excluded.fix_time, received_at = now()
       returning tenant_id, vehicle_id)
     select pg_notify('${POSITIONS_CHANNEL}', json_build_object('tenantId', tenant_id, 'vehicleId', vehicle_id)::text) from newest`,
  )
}

/** Updates of routes that the process has done since its start. */
async function updatesOf({ url }: ProductProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).not.toMatch(/^live_updates_total\{outcome="failed"\}/m)
  return Number(/^live_updates_total\{outcome="done"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const updatesOfAll = (): Promise<number[]> => Promise.all(workers.map(updatesOf))

/** Routes that count the newest fix of their van. */
async function countUpToDate(): Promise<number> {
  const [row] = await database.asOwner<{ count: number }>(
    `select count(*)::int as count from app.route_memories m
     join public.routes r on r.tenant_id = m.tenant_id and r.id = m.route_id
     join public.vehicle_positions p on p.tenant_id = r.tenant_id and p.vehicle_id = r.vehicle_id
     where m.last_fix_at >= p.fix_time`,
  )
  return row!.count
}

it('halves the load of the first when the second starts, and takes it back when that is killed', async () => {
  const first = await startWorker()
  await reportOnce()
  await expect.poll(() => updatesOf(first), WITHIN).toBe(COMPANIES)

  const second = await startWorker()
  let shares: number[] = []
  const shareOnce = async (): Promise<number> => {
    const before = await updatesOfAll()
    await reportOnce()
    const share = async () => (await updatesOfAll()).map((count, i) => count - before[i]!)
    await expect.poll(async () => sumOf(await share()), WITHIN).toBeGreaterThanOrEqual(COMPANIES)
    shares = await share()
    return sumOf(shares)
  }
  // Until the first worker learns of the second, both follow some companies.
  await expect.poll(shareOnce, WITHIN).toBe(COMPANIES)
  // Binomial: less than 4 of 24 has a chance of one in 3,000.
  for (const share of shares) expect(share).toBeGreaterThanOrEqual(4)

  process.kill(-second.child.pid!, 'SIGKILL')
  await second.ended
  workers.splice(workers.indexOf(second), 1)
  await reportOnce()
  // As if the 15 seconds of silence had passed.
  await database.asOwner(`update app.processes set seen_at = now() - interval '16 seconds' where pid = $1`, [
    second.child.pid,
  ])
  await expect.poll(countUpToDate, WITHIN).toBe(COMPANIES)
})
