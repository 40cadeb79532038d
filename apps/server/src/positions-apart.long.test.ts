// Positions in a database of their own: everything over positions works as in one database, or is refused.
import { archiveItem, personRequestItem, trailsResponse } from '@dropwise/contracts'
import { migratePositions, type DatabaseAccess } from '@dropwise/db'
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { prepare } from '@dropwise/surface'
import { unzipSync } from 'fflate'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureRoutes } from './modules/analytics/queries.ts'
import { dropArchivesOf } from './modules/archives/files.ts'
import { archives } from './modules/archives/module.ts'
import { checkBackup } from './modules/backup/read-entries.ts'
import { restoreBackup } from './modules/backup/restore-backup.ts'
import { writeBackup } from './modules/backup/write-backup.ts'
import { live } from './modules/live/module.ts'
import { DAY, makeLiveDay, type LiveDay } from './modules/live/testing.ts'
import { deleteClosed } from './modules/owner/tenants.ts'
import { moveCompany } from './modules/move-company/move-company.ts'
import { personsModule } from './modules/persons/module.ts'
import { positions } from './modules/positions/module.ts'
import { testApi, type TestApi, type TestCompany } from './modules/testing.ts'
import { tracking } from './modules/tracking/module.ts'
import { makeQueueTables } from './platform/jobs/jobs.ts'
import { openPositions } from './platform/positions/database.ts'
import { distributePositions } from './platform/positions/distribute.ts'
import { movePositions } from './platform/positions/move.ts'
import { ensurePartitions } from './platform/positions/queries.ts'
import { prunePositions } from './platform/positions/prune-positions.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let day: LiveDay
let dataDir: string

const here = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'positions-'))
  const withoutWork = [positions, live, tracking].map(({ work: _, ...module }) => module)
  const persons = personsModule({ measureDriven: measureRoutes, dropArchives: dropArchivesOf })
  api = await testApi([...withoutWork, archives, persons], {
    arePositionsApart: true,
    hasAccounts: true,
    dataDir,
  })
  company = await api.company()
  other = await api.company()
  day = await makeLiveDay(api, company)
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

const countThere = async (claim = company.tenantId): Promise<number> =>
  Number((await rowsThere(claim, 'select count(*)::int as count from public.positions'))[0]!.count)
async function rowsThere(claim: string, text: string): Promise<Record<string, unknown>[]> {
  const { positionsDatabase } = api.platform
  return positionsDatabase!.asOwner(
    `with claim as materialized (select set_config('app.positions_tenant', '${claim}', true)) select t.* from claim, lateral (${text}) t`,
  )
}

describe('a day on the road', () => {
  it('stores fixes in the other database, and shows the van', async () => {
    expect(await day.send(0, 0)).toBe(200)
    for (const [minutes, metres] of [
      [2, 300],
      [4, 600],
      [10, 1_000],
      [12, 1_000],
      [14, 1_000],
      [16, 1_400],
    ] as const)
      expect(await day.send(minutes, metres)).toBe(200)
    await day.look()
    expect(await here('select from public.positions')).toEqual([])
    expect(await countThere()).toBe(7)
    const [route] = (await day.read()).routes
    expect(route).toMatchObject({ status: 'started', position: { at: expect.any(String) } })
    expect(route!.stops[0]!.status).toBe('served')
    expect((await day.track(2)).status).toBe('out_for_delivery')
  })

  it('draws its trail', async () => {
    const answer = await api.call(company.keys.viewer, 'GET', `/live/trails?date=${DAY}`)
    expect(trailsResponse.parse(answer.json()).trails).toMatchObject([{ routeId: day.routeId }])
    expect(trailsResponse.parse(answer.json()).trails[0]!.positionCount).toBeGreaterThan(3)
  })

  it('finds the newest position of a day whose van drove on later', async () => {
    await here(
      `update public.vehicle_positions set fix_time = fix_time + interval '2 days' where tenant_id = $1`,
      [company.tenantId],
    )
    const [route] = (await day.read()).routes
    expect(route!.position).toMatchObject({ lat: expect.closeTo(day.depot.lat + 1_400 / 111_195, 3) })
    await here(
      `update public.vehicle_positions set fix_time = fix_time - interval '2 days' where tenant_id = $1`,
      [company.tenantId],
    )
  })
})

describe('row-level security', () => {
  it('shows a company only its own rows, and no rows without a claim', async () => {
    expect(await countThere(other.tenantId)).toBe(0)
    expect(await countThere('')).toBe(0)
    const positionsDatabase = api.platform.positionsDatabase!
    expect(await positionsDatabase.asOwner('select from public.positions')).toEqual([])
    await expect(
      positionsDatabase.asOwner(
        `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source) values ('${company.tenantId}', gen_random_uuid(), now(), 0, 0, 'driver')`,
      ),
    ).rejects.toThrow('row-level security')
  })

  it('answers other companies and drivers as in one database', async () => {
    const trails = await api.call(other.keys.viewer, 'GET', `/live/trails?date=${DAY}`)
    expect(trailsResponse.parse(trails.json()).trails).toEqual([])
    expect((await api.call(other.keys.viewer, 'GET', `/routes/${day.routeId}/trail`)).statusCode).toBe(404)
    const driverTrail = await api.call(company.keys.driver, 'GET', `/routes/${day.routeId}/trail`)
    expect(trailsResponse.parse(driverTrail.json()).trails).toMatchObject([
      { positionCount: 0, segments: [] },
    ])
  })

  it('refuses the empty table of the main database to REST', async () => {
    const { anonKey } = await api.platform.surface.issueApiKeys()
    const address = await api.app.listen({ port: 0 })
    const answer = await fetch(`${address}/rest/v1/positions?select=*`, { headers: { apikey: anonKey } })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ hint: expect.stringContaining('/api/v1/live/trails') })
  })
})

describe('a main database that fails after the positions were stored', () => {
  const breakMain = () =>
    here(`alter table public.vehicle_positions rename column route_id to route_id_of_before`)
  const mendMain = () =>
    here(`alter table public.vehicle_positions rename column route_id_of_before to route_id`)
  const readVan = async () =>
    (
      await here<{ at: string; late: number }>(
        `select extract(epoch from fix_time - $2::timestamptz)::int / 60 as at, late_count::int as late
       from public.vehicle_positions where tenant_id = $1`,
        [company.tenantId, `${DAY}T08:00:00Z`],
      )
    )[0]!

  it('is caught up by the same fix sent again', async () => {
    const before = await readVan()
    const count = await countThere()
    await breakMain()
    expect(await day.send(18, 1_700)).toBe(500)
    expect(await countThere()).toBe(count + 1)
    expect(await readVan()).toEqual(before)
    await mendMain()
    expect(await day.send(18, 1_700)).toBe(200)
    expect(await countThere()).toBe(count + 1)
    expect((await readVan()).at).not.toBe(before.at)
  })

  it('counts a late fix whose first try failed', async () => {
    const { late } = await readVan()
    await breakMain()
    expect(await day.send(17, 1_600)).toBe(500)
    await mendMain()
    expect(await day.send(17, 1_600)).toBe(200)
    expect((await readVan()).late).toBe(late + 1)
  })
})

describe('a backup', () => {
  const asAtStart = {
    passphrase: undefined,
    prepare: (client: pg.Client) => prepare(client, { openDefaults: false }),
    makeQueue: makeQueueTables,
  }
  const backUp = (access: DatabaseAccess, apart: DatabaseAccess | undefined, name: string) =>
    writeBackup(
      { owner: access.owner, positions: apart, dataDir, isStorageElsewhere: false, passphrase: undefined },
      createWriteStream(join(dataDir, name)),
    )
  const restore = (name: string, access: DatabaseAccess, apart: DatabaseAccess | undefined) =>
    restoreBackup(createReadStream(join(dataDir, name)), {
      ...asAtStart,
      access,
      positions: apart,
      dataDir: join(dataDir, `restored-${name}`),
    })
  const rowsIn = (database: TestDatabase): Promise<Record<string, unknown>[]> =>
    database.asOwner(
      `with claim as materialized (select set_config('app.positions_tenant', 'all', true)) select md5(string_agg(
         concat_ws(' ', vehicle_id, fix_time, lat, lng, speed_mps, source, received_at), ',' order by fix_time)) as hash, count(*)::int as count
       from claim, public.positions`,
    )
  const isForced = (database: TestDatabase) =>
    database.asOwner(
      `select relforcerowsecurity as is from pg_class where oid = 'public.positions'::regclass`,
    )

  it('holds them, and is restored into one database or two, from either', async () => {
    const [main, apart] = [api.platform.database, api.platform.positionsDatabase!]
    const expected = await rowsIn(apart)
    const summary = await backUp(main.access, apart.access, 'two.backup')
    const check = await checkBackup(createReadStream(join(dataDir, 'two.backup')), undefined)
    expect(check.rows['public.positions']).toBe(expected[0]!.count)

    const one = await testDatabase('product')
    expect((await restore('two.backup', one.access, undefined)).rows).toBe(summary.rows)
    expect(await rowsIn(one)).toEqual(expected)
    await openPositions(one.access, undefined)

    await backUp(one.access, undefined, 'one.backup')
    const [otherMain, otherApart] = [await testDatabase('product'), await testDatabase('empty')]
    await restore('one.backup', otherMain.access, otherApart.access)
    expect(await rowsIn(otherApart)).toEqual(expected)
    expect(await otherMain.asOwner('select from public.positions')).toEqual([])
    expect(await isForced(otherApart)).toEqual([{ is: true }])
    await expect(openPositions(otherMain.access, undefined)).rejects.toThrow('Set POSITIONS_DATABASE_URL')
    await (await openPositions(otherMain.access, otherApart.access))!.close()
    for (const database of [one, otherMain, otherApart]) await database.close()
  })

  it('is refused without them, and restored nowhere when it is short of one', async () => {
    const [main, apart] = [api.platform.database, api.platform.positionsDatabase!]
    await expect(backUp(main.access, undefined, 'less.backup')).rejects.toThrow('Set POSITIONS_DATABASE_URL')
    const [target, targetApart] = [await testDatabase('product'), await testDatabase('empty')]
    const whole = await readFile(join(dataDir, 'two.backup'))
    await writeFile(join(dataDir, 'cut.backup'), whole.subarray(0, whole.length - 200))
    await expect(restore('cut.backup', target.access, targetApart.access)).rejects.toThrow(
      'damaged or cut off',
    )
    expect(await rowsIn(targetApart)).toMatchObject([{ count: 0 }])
    expect(await isForced(targetApart)).toEqual([{ is: true }])

    await writeFile(join(dataDir, 'used.backup'), whole)
    await expect(restore('used.backup', target.access, apart.access)).rejects.toThrow('holds positions')
    expect(await rowsIn(apart)).not.toMatchObject([{ count: 0 }])
    await target.close()
    await targetApart.close()
  })
})

describe('a company that moves to another installation', () => {
  it('restores its positions into one database or two, from either', async () => {
    const moving = await api.company()
    const { tenantId } = moving
    const source = {
      owner: api.platform.database.access.owner,
      positions: api.platform.positionsDatabase!.access,
      dataDir,
    }
    await api.platform.positionsDatabase!.asOwner(
      `begin; set local app.positions_tenant = '${tenantId}'; insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
       select '${tenantId}', gen_random_uuid(), now() - n * interval '10 hours', 1.1, 0.3, 'driver' from generate_series(0, 4) n; commit`,
    )
    const one = await testDatabase('product')
    const middle = { owner: one.access.owner, dataDir: join(dataDir, 'one') }
    const move = { tenantId, address: 'https://second.example' }
    await expect(
      moveCompany({ ...move, source, target: { ...middle, positions: source.positions } }),
    ).rejects.toThrow('positions in the same database')
    await expect(
      moveCompany({ ...move, source: { ...source, positions: undefined }, target: middle }),
    ).rejects.toThrow('Set POSITIONS_DATABASE_URL')
    const first = await moveCompany({ ...move, source, target: middle })
    expect(first).toMatchObject({ olderPositions: 2, tables: { 'public.positions': { rows: 3 } } })
    expect(await one.asOwner('select from public.positions')).toHaveLength(5)

    const [main, apart] = [await testDatabase('product'), await testDatabase('empty')]
    await (await openPositions(main.access, apart.access))!.close()
    const target = { owner: main.access.owner, positions: apart.access, dataDir: join(dataDir, 'two') }
    // Rows of an earlier attempt.
    await apart.asOwner(
      `begin; set local app.positions_tenant = '${tenantId}'; insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
       values ('${tenantId}', gen_random_uuid(), now(), 1, 1, 'driver'); commit`,
    )
    const second = await moveCompany({ ...move, source: middle, target })
    expect(second.tables['public.positions']).toEqual(first.tables['public.positions'])
    expect(second.olderPositions).toBe(2)
    expect(
      await apart.asOwner(
        `with claim as materialized (select set_config('app.positions_tenant', '${tenantId}', true)) select t.* from claim, public.positions t`,
      ),
    ).toHaveLength(5)
    for (const database of [one, main, apart]) await database.close()
  })
})

describe('what reads and removes positions', () => {
  it('measures driven routes', async () => {
    await here(`update public.routes set status = 'finished', finished_at = return_at where tenant_id = $1`, [
      company.tenantId,
    ])
    await api.platform.asService('test', ({ trx }) =>
      measureRoutes(trx, { tenantId: company.tenantId, from: DAY, to: DAY }),
    )
    const [actual] = await here<{ driven_metres: number; fix_count: number }>(
      'select driven_metres, fix_count from public.route_actuals where tenant_id = $1',
      [company.tenantId],
    )
    expect(actual).toEqual({ driven_metres: 1_400, fix_count: 8 })
  })

  it('are in the export of a company', async () => {
    const started = await api.call(company.keys.admin, 'POST', '/export')
    expect(started.statusCode, started.body).toBeLessThan(300)
    const { id } = archiveItem.parse(started.json())
    const read = async () =>
      archiveItem.parse((await api.call(company.keys.admin, 'GET', `/archives/${id}`)).json())
    while (!(await read()).finishedAt) await pause(20)
    const file = await api.call(company.keys.admin, 'GET', `/archives/${id}/file`)
    const lines = Buffer.from(unzipSync(file.rawPayload)['history/positions.ndjson']!).toString()
    expect(lines.trim().split('\n')).toHaveLength(await countThere())
  })

  it('forget a driver', async () => {
    const [driver] = await here<{ id: string }>('select id from public.drivers where tenant_id = $1', [
      company.tenantId,
    ])
    const body = { kind: 'driver', ids: [driver!.id] }
    const summary = await api.call(company.keys.admin, 'POST', '/persons/summary', { body })
    const count = await countThere()
    expect(summary.json<{ rows: Record<string, number> }>().rows['public.positions']).toBe(count)
    const erasure = await api.call(company.keys.admin, 'POST', '/persons/erase', { body })
    const { id } = personRequestItem.parse(erasure.json())
    const read = async () =>
      personRequestItem.parse((await api.call(company.keys.admin, 'GET', `/persons/requests/${id}`)).json())
    while (!(await read()).finishedAt) await pause(20)
    expect((await read()).error).toBeNull()
    expect(await countThere()).toBe(0)
  })

  it('forget a company that is deleted, and what is older than its retention', async () => {
    for (const { tenantId } of [company, other])
      await api.platform.positionsDatabase!.asOwner(
        `begin; set local app.positions_tenant = '${tenantId}'; insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
         select '${tenantId}', gen_random_uuid(), now() - n * interval '40 days', 1, 1, 'driver' from generate_series(0, 1) n; commit`,
      )
    await here(`update public.tenants set status = 'closed', delete_after = now() where id = $1`, [
      other.tenantId,
    ])
    expect(await deleteClosed(api.platform, new Date(Date.now() + 1_000))).toBe(1)
    expect([await countThere(), await countThere(other.tenantId)]).toEqual([2, 0])
    await here(`insert into app.settings (key, value) values ('retention', '{"positions": 1}')`)
    await prunePositions(api.platform)
    expect(await countThere()).toBe(1)
    expect(await here(`select label from public.audit_log where action = 'retention.remove'`)).toEqual([
      { label: '1 of positions' },
    ])
  })

  it('make partitions there', async () => {
    await api.platform.asService('test', ({ trx }) => ensurePartitions(trx, ['2041-02-03']))
    expect(await rowsThere('', `select to_regclass('public.positions_20410203')::text as name`)).toEqual([
      { name: 'positions_20410203' },
    ])
  })
})

describe('a start', () => {
  let main: TestDatabase
  let apart: TestDatabase

  beforeAll(async () => {
    main = await testDatabase('product')
    apart = await testDatabase('empty')
    await main.asOwner(
      `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source, speed_mps)
       select gen_random_uuid(), gen_random_uuid(), now() - n * interval '1 second', 0.1 * n, 1, 'driver', 0.3 from generate_series(1, 3) n`,
    )
  })
  afterAll(async () => {
    await main.close()
    await apart.close()
  })
  const open = async (access: DatabaseAccess | undefined) =>
    (await openPositions(main.access, access))?.close()

  it('refuses the main database, and one beside positions that would be hidden', async () => {
    await expect(open(main.access)).rejects.toThrow('is the main database of an installation')
    await expect(open(apart.access)).rejects.toThrow('npm run positions -- move')
    await open(undefined)
  })

  it('opens once they have moved, equal row by row, and never again without the setting', async () => {
    await migratePositions(apart.access)
    expect(await movePositions(main.access.owner, apart.access.owner)).toEqual({ companies: 3, positions: 3 })
    expect(await main.asOwner('select from public.positions')).toEqual([])
    await open(apart.access)
    await expect(open(undefined)).rejects.toThrow('Set POSITIONS_DATABASE_URL')
    const empty = await testDatabase('empty')
    const elsewhere = { ...empty.access, place: 'elsewhere' }
    await expect(open(elsewhere)).rejects.toThrow('and elsewhere holds none')
    await open({ ...apart.access, place: 'the same by another name' })
    await empty.close()
  })

  it('says what is missing to distribute them', async () => {
    await expect(distributePositions(apart.access.owner)).rejects.toThrow('no extension citus')
  })
})
