// Claim: a report over ten million positions answers within 20 s, or refuses with `report_too_large` after its limit.
// `npm run bench report`
// --positions 10000000  how many positions the company has (default ten million)
// Twenty vans drive eight hours a day with a fix every five seconds. A report measures for a few seconds, so the first
// ones take longest; the program asks until all routes are measured, and once more.
import { parseArgs } from 'node:util'
import { reportDefinition, REPORT_LIMITS } from '@dropwise/contracts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { measureRoutes } from '../apps/server/src/modules/analytics/queries.ts'
import { sumUp } from '../apps/server/src/modules/analytics/service.ts'
import { measureInTime } from '../apps/server/src/modules/reports/measure-in-time.ts'
import { readFigures, refuseSlow } from '../apps/server/src/modules/reports/run-report.ts'
import type { Trx } from '../apps/server/src/platform/db/scope.ts'
import { withDatabase } from '../apps/server/test/trials/with-database.ts'

const { values } = parseArgs({ options: { positions: { type: 'string', default: '10000000' } } })

const VANS = 20
/** Fixes of a van's day: one in five seconds for eight hours. */
const FIXES_A_DAY = (8 * 3_600) / 5
const GOAL_SECONDS = 20
const LAST_DAY = '2026-06-30'
const days = Math.max(1, Math.ceil(Number(values.positions) / FIXES_A_DAY / VANS))
const definition = reportDefinition.parse({
  measures: ['driven', 'cost', 'paidTime'],
  by: 'day',
  span: 'custom',
  from: '2026-01-01',
  to: LAST_DAY,
})

await withDatabase(async (database) => {
  const [tenant] = await database.asOwner<{ id: string }>(
    `insert into public.tenants (name, slug) values ('Many positions', 'many-positions') returning id`,
  )
  const tenantId = tenant!.id
  // Limits of a plan and rules of new routes do not matter here.
  for (const table of ['vehicles', 'routes'])
    await database.asOwner(`alter table public.${table} disable trigger user`)
  await database.asOwner(
    `with depot as (insert into public.depots (tenant_id, name, address, lat, lng) values ($1, 'Depot', 'Depot', 52, 13) returning id)
     insert into public.vehicles (tenant_id, name, registration, depot_id)
     select $1, 'Van ' || n, 'V ' || n, depot.id from depot, generate_series(1, ${VANS}) n`,
    [tenantId],
  )
  await database.asOwner(
    `insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, status, depart_at, return_at, distance_metres,
       duration_seconds, load_packages, started_at, finished_at)
     select $1, day, row_number() over (partition by day order by v.id), v.id, v.depot_id, 'finished', day + time '08:00',
       day + time '16:00', 90000, 28800, 40, day + time '08:00', day + time '16:00'
     from public.vehicles v, generate_series(date '${LAST_DAY}' - ${days - 1}, date '${LAST_DAY}', interval '1 day') day
     where v.tenant_id = $1`,
    [tenantId],
  )
  for (let day = 0; day < days; day += 1) {
    await database.asOwner(`select app.ensure_positions_partition(date '${LAST_DAY}' - ${day})`)
    await database.asOwner(
      `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
       select $1, v.id, date '${LAST_DAY}' - ${day} + time '08:00' + n * interval '5 seconds', 52 + (n % 720) / 9000.0, 13, 'driver'
       from public.vehicles v, generate_series(0, ${FIXES_A_DAY - 1}) n where v.tenant_id = $1`,
      [tenantId],
    )
  }
  await database.asOwner('analyze')
  console.log(`${days * VANS} routes with ${(days * VANS * FIXES_A_DAY).toLocaleString('en')} positions`)
  const db = new Kysely<object>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...database.access.owner, max: 1 }) }),
  })
  let measured = 0n
  do {
    const started = performance.now()
    const period = { tenantId, from: '2026-01-01', to: LAST_DAY }
    measured = await measureInTime({ elapsed: () => performance.now() }, (bounds) =>
      db.transaction().execute((trx) => measureRoutes(trx as unknown as Trx, period, bounds)),
    )
    const outcome = await refuseSlow(
      db.transaction().execute(async (trx) => {
        const request = { tenantId, definition, today: LAST_DAY, company: { units: 'km' as const } }
        return `${(await readFigures({ sumUp }, trx as unknown as Trx, request)).rows.length} rows`
      }),
    ).catch((error: unknown) => `refused: ${String(error)}`)
    const seconds = (performance.now() - started) / 1_000
    console.log(`${outcome} in ${seconds.toFixed(2)} s, ${measured} routes measured`)
    if (seconds > GOAL_SECONDS) process.exitCode = 1
  } while (measured > 0n)
  await db.destroy()
  console.log(`A statement ends after ${REPORT_LIMITS.seconds} s.`)
}, 'product')
