// Every rule of the day that a plan breaks now: those that its routes were stored with, and those of its drivers and vans.
import type { DayString, PlanViolation } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'
import { crewRules, readCrewDay, withCrewRules, type CrewSpan } from './crew-rules.ts'

/** A plan that is not dispatched yet. Absences, and what else is driven, may have come after it was made. */
export async function readPlanRules(
  trx: Trx,
  tenantId: string,
  planId: string,
  date: DayString,
): Promise<PlanViolation[]> {
  const { rows } = await sql<CrewSpan & { violations: PlanViolation[] }>`
    select vehicle_id as "vehicleId", driver_id as "driverId", violations,
      (extract(epoch from depart_at) * 1000)::float8 as from, (extract(epoch from return_at) * 1000)::float8 as to
    from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId} order by number`.execute(
    trx,
  )
  const day = await readCrewDay(trx, tenantId, date, rows)
  return withCrewRules(
    rows.flatMap(({ violations }) => violations),
    crewRules(day, rows, (route) => route.planId === planId),
  )
}
