// Hard rules that a route on the road breaks in its present order, for the person who locks that order.
import { isHardRule, type RouteViolation } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Member } from '../../platform/member.ts'
import { readRestOfDay } from './day.ts'
import type { RepairDeps } from './propose.ts'
import { currentPlan } from './score-day.ts'
import { prepareProblem } from './solve-day.ts'
import { violationsOf } from './violations.ts'

/** Empty for a route that is not on the road. */
export async function rulesOfRoute(
  deps: RepairDeps,
  member: Pick<Member, 'tenantId'>,
  routeId: string,
): Promise<RouteViolation[]> {
  const date = await deps.asService('day of a route', async ({ trx }) => {
    const { rows } = await sql<{ date: string }>`
      select to_char(date, 'YYYY-MM-DD') as date from public.routes
      where tenant_id = ${member.tenantId} and id = ${routeId} and status in ('dispatched', 'started')`.execute(
      trx,
    )
    return rows[0]?.date
  })
  if (date === undefined) return []
  const day = await readRestOfDay({ ...deps, now: deps.clock.now() }, member, date, [])
  const van = day.vans.find(({ route }) => route?.id === routeId)
  if (!van) return []
  const live = await prepareProblem(deps, day, {
    vehicleIdsOut: new Set(),
    orderIdsIn: [],
    handedOver: new Set(),
  })
  return violationsOf(day, live, currentPlan(live), [van.vehicle.id]).filter(isHardRule)
}
