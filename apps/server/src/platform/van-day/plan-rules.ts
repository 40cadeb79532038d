// Every rule of the day that a plan breaks now: those stored with its routes, and those about crews.
import type { DayString, PlanViolation } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'
import { crewRules, readCrewDay, withCrewRules, type CrewSpan } from './crew-rules.ts'

/** Reads an undispatched plan's rules. Absences and other routes may be newer than the plan. */
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
