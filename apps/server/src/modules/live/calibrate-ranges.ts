// Each night: how wide each company's ranges of arrival are, from its newest arrivals.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { calibrate, MOST_ARRIVALS } from './range-calibration.ts'

const calibrateJob = defineJob('live.calibrate_ranges', z.object({}), { retryLimit: 0, expireInSeconds: 600 })
/** Older arrivals are of another fleet, season or map. */
const CALIBRATION_DAYS = 180

export async function startCalibration(platform: Platform): Promise<void> {
  await platform.jobs.work(calibrateJob, () => calibrateRanges(platform))
  await platform.jobs.schedule(calibrateJob, '25 3 * * *', {})
}

/** Exported for tests. */
export async function calibrateRanges({ asService }: Pick<Platform, 'asService'>): Promise<void> {
  await asService('calibrate ranges', async ({ trx }) => {
    for (const { tenantId, scores } of await newestScores(trx)) await write(trx, tenantId, scores)
  })
}

async function newestScores(trx: Trx): Promise<{ tenantId: string; scores: number[] }[]> {
  const { rows } = await sql<{ tenantId: string; scores: number[] }>`
    select tenant_id as "tenantId", array_agg(range_score::float8 order by place) as scores
    from (select s.tenant_id, s.range_score, row_number() over (partition by s.tenant_id order by s.arrived_at desc) as place
      from public.stops s where s.range_from is not null and s.range_score is not null
        and s.arrived_at > now() - make_interval(days => ${CALIBRATION_DAYS})) newest
    where place <= ${MOST_ARRIVALS} group by tenant_id`.execute(trx)
  return rows
}

/** A company whose arrivals no longer allow a claim goes back to uncalibrated ranges. */
async function write(trx: Trx, tenantId: string, scores: readonly number[]): Promise<void> {
  const factor = calibrate(scores)
  await (
    factor === null
      ? sql`delete from app.range_calibrations where tenant_id = ${tenantId}`
      : sql`insert into app.range_calibrations (tenant_id, factor, arrivals) values (${tenantId}, ${factor}, ${scores.length})
        on conflict (tenant_id) do update set factor = excluded.factor, arrivals = excluded.arrivals, computed_at = now()`
  ).execute(trx)
}
