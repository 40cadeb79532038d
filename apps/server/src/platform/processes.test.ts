// Processes divide the companies with vans on the road, and take over from one that ends or falls silent.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemClock } from './clock.ts'
import { createLog } from './log.ts'
import { clockOffset, enterProcess, listProcesses, readGrowth, type ProcessEntry } from './processes.ts'
import { testPlatform, type TestPlatform } from './testing.ts'

const COMPANIES = 40

let platform: TestPlatform
let companies: string[]

beforeAll(async () => {
  platform = await testPlatform()
  const { database } = platform
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
  const rows = await database.asOwner<{ tenant_id: string }>(
    `insert into public.routes (tenant_id, vehicle_id, depot_id, number, date, status, depart_at, return_at, distance_metres, duration_seconds)
     select tenant_id, id, depot_id, 1, '2026-04-16', 'started', now(), now(), 1, 1 from public.vehicles returning tenant_id`,
  )
  companies = rows.map((row) => row.tenant_id)
})
afterAll(() => platform.close())

const enter = (
  role: 'all' | 'api' | 'worker',
  { clock = systemClock, log = createLog('silent') } = {},
): Promise<ProcessEntry> =>
  enterProcess(
    { asService: platform.asService, clock, log },
    {
      role,
      version: '0.1.0',
      planThreads: 2,
      planConcurrency: 2,
      load: async () => ({ memoryBytes: 1, regionBytes: 2, vehiclesWaiting: 3 }),
    },
  )

const list = () => platform.asService('test', ({ trx }) => listProcesses(trx))

it('follows each company in one worker, which another replaces when it ends or falls silent', async () => {
  const first = await enter('worker')
  expect(companies.every((id) => first.follows(id))).toBe(true)

  const second = await enter('worker')
  const api = await enter('api')
  await first.report()
  const shares = [first, second].map((entry) => companies.filter((id) => entry.follows(id)))
  expect(shares.flat().toSorted()).toEqual(companies.toSorted())
  // Binomial: less than 8 of 40 has a chance of one in 100,000.
  for (const share of shares) expect(share.length).toBeGreaterThan(7)
  expect(second.listOthers().toSorted()).toEqual(shares[0]!.toSorted())
  const listed = await list()
  expect(listed.map(({ companies: followed }) => followed.length)).toEqual([
    shares[0]!.length,
    shares[1]!.length,
    0,
  ])

  const gained = vi.fn<() => void>()
  first.onGain(gained)
  await platform.database.asOwner(
    `update app.processes set seen_at = now() - interval '16 seconds' where id = $1`,
    [second.id],
  )
  await first.report()
  expect(companies.every((id) => first.follows(id))).toBe(true)
  expect(gained).toHaveBeenCalledOnce()

  await second.report()
  expect(second.follows(shares[1]![0]!)).toBe(true)
  for (const entry of [second, api, first]) await entry.close()
  expect(await list()).toEqual([])
})

it('measures its clock against the database’s, and logs when an hour is between them', async () => {
  const lines: string[] = []
  let ahead = 3_600_000
  const clock = { ...systemClock, now: () => Date.now() + ahead }
  const entry = await enter('worker', {
    clock,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
  })
  expect((await clockOffset.get()).values[0]!.value).toBeCloseTo(3_600, -1)
  ahead = 0
  await entry.report()
  await entry.report()
  await entry.close()
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { seconds: 3_600, msg: 'clock differs from the clock of the database' },
    { msg: 'clock agrees with the database again' },
  ])
})

it('reports the growth of the database from the second day on', async () => {
  const growth = () => platform.asService('test', ({ trx }) => readGrowth(trx))
  expect(await growth()).toBeUndefined()
  await platform.database.asOwner(
    `insert into app.database_sizes (day, bytes) select day - 4, bytes - 4000 from app.database_sizes`,
  )
  expect(await growth()).toEqual({ bytesPerDay: 1000, days: 4 })
})
