// Each night: how wide each company's ranges of arrival are, from its newest arrivals, and how many held on each day.
import { RANGE_DAYS } from '@dropwise/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { HAS_HELD } from '../../platform/range-counts.ts'
import { calibrate, MOST_ARRIVALS } from './range-calibration.ts'

const calibrateJob = defineJob('live.calibrate_ranges', z.object({}), { retryLimit: 0, expireInSeconds: 600 })
/** Older arrivals are of another fleet, season or map. */
const CALIBRATION_DAYS = 180
/** Times of a route may be corrected for this long, by drivers who were offline. */
const CORRECTION_DAYS = 3

export async function startCalibration(platform: Platform): Promise<void> {
  await platform.jobs.work(calibrateJob, () => calibrateRanges(platform))
  await platform.jobs.schedule(calibrateJob, '25 3 * * *', {})
}

/** Exported for tests. One transaction each: a statement over all companies would reach the limit of a statement. */
export async function calibrateRanges({ asService }: Pick<Platform, 'asService'>): Promise<void> {
  const companies = await asService('companies to calibrate', ({ trx }) => listCompanies(trx))
  for (const id of companies)
    await asService('calibrate ranges', async ({ trx }) => {
      await write(trx, id, await newestScores(trx, id))
      await countDays(trx, id)
    })
}

async function listCompanies(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from public.tenants order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** By routes, which have an index by day. */
async function newestScores(trx: Trx, tenantId: string): Promise<number[]> {
  const { rows } = await sql<{ score: number }>`
    select s.range_score::float8 as score from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.range_score is not null
    where r.tenant_id = ${tenantId} and r.date > current_date - ${CALIBRATION_DAYS}::int
    order by r.date desc, s.arrived_at desc limit ${MOST_ARRIVALS}`.execute(trx)
  return rows.map(({ score }) => score)
}

/** A company whose arrivals no longer allow a claim, or that has none, goes back to uncalibrated ranges. */
async function write(trx: Trx, tenantId: string, scores: readonly number[]): Promise<void> {
  const factor = calibrate(scores)
  await (
    factor === null
      ? sql`delete from app.range_calibrations where tenant_id = ${tenantId}`
      : sql`insert into app.range_calibrations (tenant_id, factor, arrivals) values (${tenantId}, ${factor}, ${scores.length})
        on conflict (tenant_id) do update set factor = excluded.factor, arrivals = excluded.arrivals, computed_at = now()`
  ).execute(trx)
}

/** Counts the days since the newest counted one, and those before it whose times may have changed. */
async function countDays(trx: Trx, tenantId: string): Promise<void> {
  await sql`
    delete from app.range_counts where tenant_id = ${tenantId} and day <= current_date - ${RANGE_DAYS}::int`.execute(
    trx,
  )
  await sql`
    insert into app.range_counts (tenant_id, day, calibrated_arrivals, calibrated_held, uncalibrated_arrivals, uncalibrated_held)
    select r.tenant_id, r.date, count(*) filter (where s.range_aim is not null), count(*) filter (where s.range_aim is not null and ${HAS_HELD}),
      count(*) filter (where s.range_aim is null), count(*) filter (where s.range_aim is null and ${HAS_HELD})
    from public.routes r
    join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id and s.range_from is not null
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where r.tenant_id = ${tenantId} and r.date > current_date - ${RANGE_DAYS}::int
      and r.date > coalesce((select max(c.day) from app.range_counts c where c.tenant_id = ${tenantId}), '-infinity') - ${CORRECTION_DAYS}::int
    group by r.tenant_id, r.date
    on conflict (tenant_id, day) do update set calibrated_arrivals = excluded.calibrated_arrivals, calibrated_held = excluded.calibrated_held,
      uncalibrated_arrivals = excluded.uncalibrated_arrivals, uncalibrated_held = excluded.uncalibrated_held`.execute(
    trx,
  )
}
