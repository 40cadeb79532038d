// A company's driving speeds, as plans, repairs and forecasts use them.
import { trafficBetween, type DrivingSpeeds } from '@dropwise/contracts'
import type { ProblemOptions } from '@dropwise/planner'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'

/** Null without a table: everything drives at the speed on the map. */
export async function readSpeeds(trx: Trx, tenantId: string): Promise<DrivingSpeeds | null> {
  const { rows } = await sql<{ speeds: DrivingSpeeds | null }>`
    select app.driving_speeds(${tenantId}) as speeds`.execute(trx)
  return rows[0]?.speeds ?? null
}

/** A day, its night and the day after, in milliseconds. */
const SPAN_MS = 3 * 86_400_000

/** The planner's traffic from second 0 of a problem, at `origin` (milliseconds since 1970). */
export function plannerTraffic(
  speeds: DrivingSpeeds | null,
  origin: number,
): Pick<ProblemOptions, 'traffic'> {
  const traffic = trafficBetween(speeds, origin, origin + SPAN_MS)
  if (traffic.length === 0) return {}
  return {
    traffic: traffic.map(({ from, factor }) => ({ from: Math.round((from - origin) / 1000), factor })),
  }
}
