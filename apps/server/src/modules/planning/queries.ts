// SQL of plans: runs, their progress, and the proposal, which is always replaced as a whole.
import type {
  PlanCompactness,
  PlanSafety,
  DrivingSpeeds,
  PlanAdjustment,
  PlanObjective,
  PlanRules,
  PlanStatus,
  PlanViolation,
  RoadEstimate,
} from '@dropwise/contracts'
import type { Plans } from '@dropwise/db/types.gen'
import { sql } from 'kysely'
import type { Row } from '../../platform/db/row.ts'
import { inParts } from '../../platform/db/parts.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { vehicleCo2 } from '../../platform/emissions.ts'
import type { ProposedRoute, ProposedUnserved, Proposal } from './proposal.ts'

/** Progress as it is stored with the plan. */
export interface StoredProgress {
  elapsedSeconds: number
  cost: number | null
  served: number
  total: number
  limitSeconds: number
  distanceMetres: number | null
  /** Set when a run ends: lower bound of the cost of serving everybody. */
  lowerBound?: number
  /** In a run for even days: cost of the cheapest plan. */
  cheapestCost?: number
  /** What fairness over weeks added to its cost. */
  fairnessCost?: number
  /** What a safer plan changed. */
  safety?: PlanSafety
  /** What compact routes changed. */
  compactness?: PlanCompactness
  /** Set when a run ends: it had too few steps to improve much on its first plan. */
  isStarved?: boolean
  estimate?: RoadEstimate
  /** Some vehicle has sizes, and the map has no limits at some place. */
  hasUnknownLimits?: boolean
  history: [number, number][]
}

/** Columns that the database types too widely: checked values and JSON. */
interface PlanValues {
  status: PlanStatus
  objective: PlanObjective
  rules: PlanRules
  adjustments: PlanAdjustment[]
  progress: Partial<StoredProgress>
  driving_speeds: DrivingSpeeds | null
}

export type PlanRow = Row<'plans', keyof Plans, PlanValues> & {
  is_out_of_date: boolean
  /** The company drives by other speeds now. */
  has_other_speeds: boolean
  /** Null unless the plan is queued. */
  plans_ahead: number | null
}

export interface NewPlan {
  /** Null: the database chooses. */
  id: string | null
  date: string
  depotId: string | null
  vehicleIds: readonly string[] | null
  orderIds: readonly string[] | null
  name: string | null
  /** The plan whose locks and adjustments the run keeps. */
  basePlanId: string | null
  rules: PlanRules
  objective: string
  seed: number
  timeLimitSeconds: number
  progress: StoredProgress
  userId: string
  plannedAt: Date
}

/** Whether the company has this plan. */
export async function hasPlan(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from public.plans where tenant_id = ${tenantId} and id = ${id}`.execute(
    trx,
  )
  return rows.length > 0
}

/** Inserts a run with the present locks and adjustments of its base plan. */
export async function insertPlan(trx: Trx, tenantId: string, plan: NewPlan): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with base as (select adjustments, locked_orders, locked_vehicles from public.plans
      where tenant_id = ${tenantId} and id = ${plan.basePlanId}::uuid)
    insert into public.plans (id, tenant_id, date, depot_id, vehicle_ids, order_ids, objective, seed, time_limit_seconds, progress, created_by,
      name, rules, base_plan_id, planned_at, driving_speeds, adjustments, locked_orders, locked_vehicles)
    select coalesce(${plan.id}::uuid, app.uuid_v7()), ${tenantId}, ${plan.date}, ${plan.depotId}, ${plan.vehicleIds}::uuid[], ${plan.orderIds}::uuid[], ${plan.objective},
      ${plan.seed}, ${plan.timeLimitSeconds}, ${JSON.stringify(plan.progress)}::jsonb, ${plan.userId}, ${plan.name}, ${JSON.stringify(plan.rules)}::jsonb,
      ${plan.basePlanId}::uuid, ${plan.plannedAt}, app.driving_speeds(${tenantId}), coalesce((select adjustments from base), '[]'), coalesce((select locked_orders from base), '{}'),
      coalesce((select locked_vehicles from base), '{}')
    returning id`.execute(trx)
  return rows[0]!.id
}

/** The plan of a day whose locks were last set by hand, if it still locks anything. */
export async function findLockingPlan(trx: Trx, tenantId: string, date: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; locks: number }>`
    select id, cardinality(locked_orders) + cardinality(locked_vehicles) as locks from public.plans
    where tenant_id = ${tenantId} and date = ${date}::date and locks_changed_at is not null and status in ('done', 'stopped')
    order by locks_changed_at desc limit 1`.execute(trx)
  return rows[0] && rows[0].locks > 0 ? rows[0].id : undefined
}

/** Plans of a company, newest first. `before` is the last id of the previous page. */
export async function listPlans(
  trx: Trx,
  tenantId: string,
  filter: { id?: string; date?: string; before?: string; updatedSince?: string; limit: number },
): Promise<PlanRow[]> {
  const { id = null, date = null, before = null, updatedSince = null } = filter
  const { rows } = await sql<PlanRow>`
    select p.*, p.status in ('done', 'stopped') and p.orders_fingerprint is distinct from app.plan_fingerprint(p.tenant_id, p.id)
      as is_out_of_date, p.driving_speeds is distinct from app.driving_speeds(p.tenant_id) as has_other_speeds,
      case when p.status = 'queued' then (select count(*)::int from public.plans q
        where q.tenant_id = p.tenant_id and q.status in ('queued', 'running') and q.id < p.id) end as plans_ahead
    from public.plans p
    where p.tenant_id = ${tenantId}
      and (${id}::uuid is null or p.id = ${id}) and (${date}::date is null or p.date = ${date}::date)
      and (${before}::uuid is null or p.id < ${before})
      and (${updatedSince}::timestamptz is null or p.updated_at >= ${updatedSince}::timestamptz)
    order by p.id desc limit ${filter.limit}`.execute(trx)
  return rows
}

export type PlanRouteRow = Row<
  'plan_routes',
  | 'id'
  | 'number'
  | 'vehicle_id'
  | 'driver_id'
  | 'depart_at'
  | 'return_at'
  | 'distance_metres'
  | 'duration_seconds'
  | 'drive_seconds'
  | 'service_seconds'
  | 'wait_seconds'
  | 'load_packages'
  | 'load_grams'
  | 'cost'
  | 'overtime_cost'
  | 'violations',
  { violations: PlanViolation[] }
> & { grams_per_km: number | null }

export type PlanStopRow = Row<
  'plan_stops',
  | 'plan_route_id'
  | 'order_id'
  | 'sequence'
  | 'arrive_at'
  | 'service_at'
  | 'depart_at'
  | 'wait_seconds'
  | 'late_seconds'
  | 'leg_distance_metres'
  | 'leg_duration_seconds'
> & { reload: { arriveAt: string; departAt: string } | null }

export type PlanUnservedRow = Row<'plan_unserved', 'order_id' | 'reason' | 'message' | 'fix'>

/** A plan's proposal without its polylines. */
export async function readProposal(trx: Trx, tenantId: string, planId: string) {
  const routes = await sql<PlanRouteRow>`
    select id, number, vehicle_id, driver_id, depart_at, return_at, distance_metres, duration_seconds, drive_seconds, service_seconds,
      wait_seconds, load_packages, load_grams, cost, overtime_cost, violations, k.grams_per_km
    from public.plan_routes
    left join ${vehicleCo2(tenantId)} k using (vehicle_id)
    where tenant_id = ${tenantId} and plan_id = ${planId} order by number`.execute(trx)
  const stops = await sql<PlanStopRow>`
    select plan_route_id, order_id, sequence, arrive_at, service_at, depart_at, wait_seconds, late_seconds, leg_distance_metres,
      leg_duration_seconds, app.reload_of(leg) as reload
    from public.plan_stops where tenant_id = ${tenantId} and plan_id = ${planId} order by plan_route_id, sequence`.execute(
    trx,
  )
  const unserved = await sql<PlanUnservedRow>`
    select order_id, reason, message, fix from public.plan_unserved
    where tenant_id = ${tenantId} and plan_id = ${planId} order by order_id`.execute(trx)
  return { routes: routes.rows, stops: stops.rows, unserved: unserved.rows }
}

/** The place of each stop of a plan. */
export async function readStopPlaces(trx: Trx, tenantId: string, planId: string) {
  const { rows } = await sql<{ plan_route_id: string; lat: number; lng: number }>`
    select s.plan_route_id, a.lat, a.lng from public.plan_stops s
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where s.tenant_id = ${tenantId} and s.plan_id = ${planId}`.execute(trx)
  return rows
}

export async function readLegs(
  trx: Trx,
  tenantId: string,
  planId: string,
): Promise<{ id: string; number: number; legs: string[] }[]> {
  const { rows } = await sql<{ id: string; number: number; legs: string[] }>`
    select id, number, legs from public.plan_routes
    where tenant_id = ${tenantId} and plan_id = ${planId} order by number`.execute(trx)
  return rows
}

/** Claims a queued run for this worker; undefined when another worker has it or it was stopped first. */
export async function claimPlan(trx: Trx, tenantId: string, planId: string): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    update public.plans set status = 'running', started_at = now()
    where tenant_id = ${tenantId} and id = ${planId} and status = 'queued' returning *, false as is_out_of_date, false as has_other_speeds, null::int as plans_ahead`.execute(
    trx,
  )
  return rows[0]
}

/** Writes progress of a running plan; true when a stop was requested. */
export async function writeProgress(
  trx: Trx,
  tenantId: string,
  planId: string,
  progress: StoredProgress,
): Promise<boolean> {
  const { rows } = await sql<{ stop_requested: boolean }>`
    update public.plans set progress = ${JSON.stringify(progress)}::jsonb
      || case when progress ? 'restarted' then '{"restarted": true}'::jsonb else '{}'::jsonb end
    where tenant_id = ${tenantId} and id = ${planId} and status = 'running' returning stop_requested`.execute(
    trx,
  )
  // Another worker took over a run that no longer runs here.
  return rows[0]?.stop_requested ?? true
}

/** Updates the row's `updated_at` while a run has no progress to report. */
export async function recordPlanHeartbeat(trx: Trx, tenantId: string, planId: string): Promise<void> {
  await sql`update public.plans set started_at = started_at
    where tenant_id = ${tenantId} and id = ${planId} and status = 'running'`.execute(trx)
}

/**
 * Requests a run to stop; a queued one ends at once. Returns the updated row; undefined when the company has
 * no such plan.
 */
export async function requestStop(
  trx: Trx,
  tenantId: string,
  planId: string,
): Promise<{ status: PlanStatus } | undefined> {
  const { rows } = await sql<{ status: PlanStatus }>`
    update public.plans set stop_requested = true,
      status = case when status = 'queued' then 'stopped' else status end,
      finished_at = case when status = 'queued' then now() else finished_at end
    where tenant_id = ${tenantId} and id = ${planId} returning status`.execute(trx)
  return rows[0]
}

export interface ProposalWrite {
  proposal: Proposal
  fingerprint: string
  baselineMetres: number | null
  isOnRoads: boolean
}

/**
 * Replaces the proposal of a running plan. False when another worker took the run over. Writes the plan's
 * own row last: its lock blocks progress and heartbeats.
 */
export async function saveProposal(
  trx: Trx,
  tenantId: string,
  planId: string,
  write: ProposalWrite,
): Promise<boolean> {
  const { proposal } = write
  const sum = (read: (route: Proposal['routes'][number]) => number) =>
    proposal.routes.reduce((total, route) => total + read(route), 0)
  await sql`savepoint before_proposal`.execute(trx)
  await sql`delete from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId}`.execute(trx)
  await sql`delete from public.plan_unserved where tenant_id = ${tenantId} and plan_id = ${planId}`.execute(
    trx,
  )
  await insertRoutes(trx, tenantId, planId, proposal.routes)
  await insertUnserved(trx, tenantId, planId, proposal.unserved)
  const { rows } = await sql`
    update public.plans set cost = ${proposal.cost}, distance_metres = ${sum((r) => r.distance_metres)},
      duration_seconds = ${sum((r) => r.duration_seconds)}, drive_seconds = ${sum((r) => r.drive_seconds)},
      wait_seconds = ${sum((r) => r.wait_seconds)}, route_count = ${proposal.routes.length},
      stop_count = ${sum((r) => r.stops.length)}, late_count = ${sum((r) => r.stops.filter((stop) => stop.late_seconds > 0).length)}, unserved_count = ${proposal.unserved.length},
      baseline_distance_metres = ${write.baselineMetres}, on_roads = ${write.isOnRoads}, orders_fingerprint = ${write.fingerprint}
    where tenant_id = ${tenantId} and id = ${planId} and status = 'running' returning id`.execute(trx)
  if (rows.length > 0) return true
  await sql`rollback to savepoint before_proposal`.execute(trx)
  return false
}

/** Writes routes with their stops. Existing routes keep their `id`. */
export async function insertRoutes(
  trx: Trx,
  tenantId: string,
  planId: string,
  routes: readonly (ProposedRoute & { id?: string })[],
): Promise<void> {
  await inParts(
    routes,
    (part) => insertSome(trx, tenantId, planId, part),
    ({ stops }) => stops.length,
  )
}

async function insertSome(
  trx: Trx,
  tenantId: string,
  planId: string,
  routes: readonly (ProposedRoute & { id?: string })[],
): Promise<void> {
  await sql`
    with input as (select * from jsonb_to_recordset(${JSON.stringify(routes)}::jsonb) as r(id uuid, number int, vehicle_id uuid,
      driver_id uuid, depart_at timestamptz, return_at timestamptz, distance_metres int, duration_seconds int, drive_seconds int,
      service_seconds int, wait_seconds int, load_packages int, load_grams bigint, cost double precision, overtime_cost double precision, violations jsonb, legs text[],
      return_leg jsonb, stops jsonb)),
    new_routes as (
      insert into public.plan_routes (tenant_id, id, plan_id, number, vehicle_id, driver_id, depart_at, return_at, distance_metres,
        duration_seconds, drive_seconds, service_seconds, wait_seconds, load_packages, load_grams, cost, overtime_cost, violations, legs, return_leg)
      select ${tenantId}, coalesce(id, app.uuid_v7()), ${planId}, number, vehicle_id, driver_id, depart_at, return_at, distance_metres,
        duration_seconds, drive_seconds, service_seconds, wait_seconds, load_packages, load_grams, cost, overtime_cost, violations, legs, return_leg from input
      returning id, number)
    insert into public.plan_stops (tenant_id, plan_id, plan_route_id, order_id, sequence, arrive_at, service_at, depart_at,
      wait_seconds, late_seconds, leg_distance_metres, leg_duration_seconds, leg)
    select ${tenantId}, ${planId}, m.id, s.* from input g join new_routes m on m.number = g.number,
      jsonb_to_recordset(g.stops) as s(order_id uuid, sequence int, arrive_at timestamptz, service_at timestamptz,
        depart_at timestamptz, wait_seconds int, late_seconds int, leg_distance_metres int, leg_duration_seconds int,
        leg jsonb)
    join public.orders o on o.tenant_id = ${tenantId} and o.id = s.order_id`.execute(trx)
}

export async function insertUnserved(
  trx: Trx,
  tenantId: string,
  planId: string,
  unserved: readonly ProposedUnserved[],
): Promise<void> {
  await inParts(unserved, (part) =>
    sql`
      insert into public.plan_unserved (tenant_id, plan_id, order_id, reason, message, fix)
      select ${tenantId}, ${planId}, u.* from jsonb_to_recordset(${JSON.stringify(part)}::jsonb)
        as u(order_id uuid, reason text, message text, fix text)
      join public.orders o on o.tenant_id = ${tenantId} and o.id = u.order_id`.execute(trx),
  )
}

/** Ends a running plan. */
export async function finishPlan(
  trx: Trx,
  tenantId: string,
  planId: string,
  end: { status: 'done' | 'stopped' | 'failed'; error?: string; progress?: StoredProgress },
): Promise<void> {
  await sql`
    update public.plans set status = ${end.status}, error = ${end.error ?? null}, finished_at = now(),
      progress = coalesce(${end.progress ? JSON.stringify(end.progress) : null}::jsonb, progress)
    where tenant_id = ${tenantId} and id = ${planId} and status = 'running'`.execute(trx)
}

export interface StalePlan {
  tenant_id: string
  id: string
}

/**
 * Recovers silent runs, except those that this worker knows to be alive. A run with a proposal ends as
 * stopped, with the reason. A run without one starts again once, and then fails. Returns runs to queue
 * again.
 */
export async function reapPlans(
  trx: Trx,
  silentSeconds: number,
  runningHere: readonly string[],
): Promise<StalePlan[]> {
  await sql`
    update public.plans set finished_at = now(),
      status = case when stop_count > 0 then 'stopped' else 'failed' end,
      error = case when stop_count > 0 then 'The server stopped during this run. The best plan so far was kept.'
        else 'The server stopped during this run, twice. Run it again.' end
    where status = 'running' and updated_at < now() - make_interval(secs => ${silentSeconds})
      and id <> all(${runningHere}::uuid[]) and (stop_count > 0 or progress ? 'restarted')`.execute(trx)
  const { rows } = await sql<StalePlan>`
    update public.plans set status = 'queued', started_at = null,
      progress = case when status = 'running' then progress || '{"restarted": true}'::jsonb else progress end
    where status in ('running', 'queued') and updated_at < now() - make_interval(secs => ${silentSeconds})
      and id <> all(${runningHere}::uuid[])
    returning tenant_id, id`.execute(trx)
  return rows
}
