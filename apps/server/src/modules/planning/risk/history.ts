// Reads how a company's newest routes differed from their plans.
import { addDays } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/scope.ts'
import { legOf, OPENS_AT } from '../../../platform/leg-sql.ts'
import { learnSpreads, USUAL_SPREADS, type DrivenRoute, type Spreads } from './spreads.ts'

/** Older routes are of another fleet, season or map. */
const LEARNT_DAYS = 84
/** The newest routes that count: some weeks of a large company. */
const MOST_ROUTES = 300

export interface CompanySpreads {
  spreads: Spreads
  /** Routes that were learnt from; 0 for usual spreads. */
  routes: number
}

/** Spreads of a company's newest routes at the time of planning; the usual ones where it has too few. */
export async function readSpreads(trx: Trx, tenantId: string, plannedAt: Date): Promise<CompanySpreads> {
  const routes = await readDrivenRoutes(
    trx,
    tenantId,
    addDays(plannedAt.toISOString().slice(0, 10), -LEARNT_DAYS),
  )
  const spreads = learnSpreads(routes)
  return spreads ? { spreads, routes: routes.length } : { spreads: USUAL_SPREADS, routes: 0 }
}

/**
 * Drives between doors in planned sequence, without breaks or loading on the way, and services that the van did not end early.
 * Drives from a depot are left out, because drivers begin a route before they drive.
 */
async function readDrivenRoutes(trx: Trx, tenantId: string, since: string): Promise<DrivenRoute[]> {
  const { rows } = await sql<DrivenRoute>`
    with recent as (
      select r.id, (extract(epoch from r.started_at - r.depart_at) * 1000)::float8 as delay_ms from public.routes r
      where r.tenant_id = ${tenantId} and r.status = 'finished' and r.date >= ${since}::date
      order by r.date desc, r.id desc limit ${MOST_ROUTES}
    ), visits as (
      select r.id as route_id, s.sequence, s.status, s.arrived_at, s.departed_at, ${legOf('s')} as leg,
        s.planned_depart_at - s.planned_service_at as planned, greatest(s.arrived_at, ${sql.raw(OPENS_AT)}) as began_at,
        lag(s.sequence) over visited as sequence_before, lag(s.departed_at) over visited as left_at
      from recent r
      join public.stops s on s.tenant_id = ${tenantId} and s.route_id = r.id
      join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      where s.arrived_at is not null and s.departed_at is not null
      window visited as (partition by r.id order by s.arrived_at, s.sequence)
    ), compared as (
      select route_id,
        json_agg(json_build_object(
          'planned', (select sum((part ->> 'seconds')::float8) * 1000 from jsonb_array_elements(leg) part),
          'actual', (extract(epoch from arrived_at - left_at) * 1000)::float8)) filter (
            where sequence = sequence_before + 1 and arrived_at > left_at
              and not exists (select from jsonb_array_elements(leg) part where part ->> 'kind' <> 'travel')
              and exists (select from jsonb_array_elements(leg) part where (part ->> 'seconds')::float8 > 0)) as drives,
        json_agg(json_build_object('planned', (extract(epoch from planned) * 1000)::float8,
          'actual', (extract(epoch from departed_at - began_at) * 1000)::float8)) filter (
            where status = 'served' and planned > interval '0' and departed_at > began_at) as services
      from visits group by route_id
    )
    select r.delay_ms as "delayMs", coalesce(c.drives, '[]') as drives, coalesce(c.services, '[]') as services
    from recent r left join compared c on c.route_id = r.id`.execute(trx)
  return rows
}
