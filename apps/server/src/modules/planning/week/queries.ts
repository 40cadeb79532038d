// SQL of week plans: runs, their orders, and the days that people accept.
import type {
  DayString,
  WeekDay,
  WeekHold,
  WeekPlanStatus,
  WeekProgress,
  WeekSkip,
} from '@dropwise/contracts'
import type { WeekPlans } from '@dropwise/db/types.gen'
import { sql } from 'kysely'
import { inParts } from '../../../platform/db/parts.ts'
import type { Row } from '../../../platform/db/row.ts'
import type { Trx } from '../../../platform/db/scope.ts'
import { ORDER_FACTS, otherWindowsOf } from '../../../platform/order-facts.ts'
import type { SnapshotOrder } from '../snapshot.ts'

/** What a run stores: figures by day, and whether times are estimated. */
export interface WeekResult {
  days: WeekDay[]
  isEstimated: boolean
  /** Results from before it was measured lack it. */
  hasUnknownLimits?: boolean
  /** What moves save alone, by order, in minor units. Results from before it was priced lack it. */
  savings?: Record<string, number>
}

interface WeekValues {
  status: WeekPlanStatus
  progress: Partial<WeekProgress>
  result: WeekResult | null
}
export type WeekRow = Row<'week_plans', keyof WeekPlans, WeekValues>

/** An open order of a period. */
export interface OpenOrder extends SnapshotOrder {
  date: DayString
  lastDate: DayString | null
  version: number
  /** Day of the order within the period. */
  onDate: DayString
  hold: 'recipient' | 'promised' | null
}

/** An order of a run with the days that it may have. */
export interface WeekOrder extends SnapshotOrder {
  onDate: DayString
  earliest: DayString
  latest: DayString
}

/** Open orders of a period with the times of their day in it. */
export async function readWeekOrders(
  trx: Trx,
  tenantId: string,
  { from, to }: { from: DayString; to: DayString },
  limit: number,
): Promise<OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select ${ORDER_FACTS}, o.window_start as "windowStart", o.window_end as "windowEnd", ${otherWindowsOf('o')} as "otherWindows",
      o.late_minor as "lateMinor", stored.date, stored.last_date as "lastDate", stored.version, o.date as "onDate",
      app.day_hold(stored.tenant_id, stored.id) as hold
    from public.orders stored
    cross join lateral app.on_day(stored, greatest(stored.date, ${from}::date)) o
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where stored.tenant_id = ${tenantId} and stored.status = 'open' and stored.date <= ${to}::date
      and coalesce(stored.last_date, stored.date) >= ${from}::date
    order by o.id limit ${limit}`.execute(trx)
  return rows
}

/** Orders that the newest locks of a period's days hold. */
export async function readLockedOrders(
  trx: Trx,
  tenantId: string,
  { from, to }: { from: DayString; to: DayString },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with locking as (
      select distinct on (date) id, locked_orders, locked_vehicles from public.plans
      where tenant_id = ${tenantId} and date between ${from}::date and ${to}::date
        and locks_changed_at is not null and status in ('done', 'stopped')
      order by date, locks_changed_at desc)
    select unnest(locked_orders) as id from locking
    union
    select s.order_id from locking l
    join public.plan_routes r on r.tenant_id = ${tenantId} and r.plan_id = l.id and r.vehicle_id = any(l.locked_vehicles)
    join public.plan_stops s on s.tenant_id = r.tenant_id and s.plan_route_id = r.id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

export interface NewWeek {
  id: string | null
  from: DayString
  days: number
  movesFreely: boolean
  seed: number
  timeLimitSeconds: number
  userId: string
}

export type HeldOrder = Pick<OpenOrder, 'id' | 'date' | 'lastDate' | 'version' | 'onDate'> & {
  earliest: DayString
  latest: DayString
  held: WeekHold | null
}

/** Inserts a run with its orders. The unique key refuses an order that another run has. */
export async function insertWeek(
  trx: Trx,
  tenantId: string,
  week: NewWeek,
  orders: readonly HeldOrder[],
): Promise<string> {
  const progress = {
    elapsedSeconds: 0,
    limitSeconds: week.timeLimitSeconds,
    phase: 'alone',
    costAlone: null,
    cost: null,
  }
  const { rows } = await sql<{ id: string }>`
    insert into public.week_plans (id, tenant_id, first_date, days, moves_freely, seed, time_limit_seconds, progress, created_by)
    values (coalesce(${week.id}::uuid, app.uuid_v7()), ${tenantId}, ${week.from}, ${week.days}, ${week.movesFreely}, ${week.seed},
      ${week.timeLimitSeconds}, ${JSON.stringify(progress)}::jsonb, ${week.userId})
    returning id`.execute(trx)
  const { id } = rows[0]!
  await inParts(orders, (part) =>
    sql`
      insert into public.week_plan_orders (tenant_id, week_plan_id, order_id, date, last_date, version, on_date, earliest, latest, held)
      select ${tenantId}, ${id}, o.id, o.date, o."lastDate", o.version, o."onDate", o.earliest, o.latest, o.held
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as o(id uuid, date date, "lastDate" date, version int, "onDate" date,
        earliest date, latest date, held text)`.execute(trx),
  )
  return id
}

/** Runs, newest first, with counts of their orders. */
export interface CountedWeek extends WeekRow {
  orders: number
  movable: number
  moves: number
  accepted: number
}

export async function listWeeks(
  trx: Trx,
  tenantId: string,
  { id = null, limit }: { id?: string | null; limit: number },
): Promise<CountedWeek[]> {
  const { rows } = await sql<CountedWeek>`
    select w.*, c.orders, c.movable, c.moves, c.accepted from public.week_plans w
    cross join lateral (
      select count(*)::int as orders, (count(*) filter (where o.held is null))::int as movable,
        (count(*) filter (where o.proposed_date <> o.on_date))::int as moves,
        (count(*) filter (where o.accepted_at is not null and o.undone_at is null))::int as accepted
      from public.week_plan_orders o where o.tenant_id = w.tenant_id and o.week_plan_id = w.id) c
    where w.tenant_id = ${tenantId} and (${id}::uuid is null or w.id = ${id}::uuid)
    order by w.id desc limit ${limit}`.execute(trx)
  return rows
}

export interface ChangeRow {
  order_id: string
  reference: string
  recipient: string
  on_date: DayString
  proposed_date: DayString | null
  earliest: DayString
  latest: DayString
  held: WeekHold | null
  problem: string | null
  accepted_at: Date | null
  undone_at: Date | null
}

/** Orders of a run that move, are held or are not served. */
export async function readChanges(trx: Trx, tenantId: string, weekId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select w.order_id, o.reference, r.name as recipient, w.on_date, w.proposed_date, w.earliest, w.latest, w.held, w.problem,
      w.accepted_at, w.undone_at
    from public.week_plan_orders w
    join public.orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    where w.tenant_id = ${tenantId} and w.week_plan_id = ${weekId}
      and (w.held is not null or w.problem is not null or w.proposed_date <> w.on_date)
    order by w.on_date, w.proposed_date, o.reference`.execute(trx)
  return rows
}

/** Claims a queued run for this worker. */
export async function claimWeek(trx: Trx, tenantId: string, id: string): Promise<WeekRow | undefined> {
  const { rows } = await sql<WeekRow>`
    update public.week_plans set status = 'running', started_at = now()
    where tenant_id = ${tenantId} and id = ${id} and status = 'queued' returning *`.execute(trx)
  return rows[0]
}

/** Days that the orders of a run may have. */
export async function readSpans(trx: Trx, tenantId: string, weekId: string) {
  const { rows } = await sql<{ id: string; version: number; earliest: DayString; latest: DayString }>`
    select order_id as id, version, earliest, latest from public.week_plan_orders
    where tenant_id = ${tenantId} and week_plan_id = ${weekId}`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes progress; true when the run is to stop. */
export async function writeWeekProgress(
  trx: Trx,
  tenantId: string,
  id: string,
  progress: WeekProgress,
): Promise<boolean> {
  const { rows } = await sql<{ stop_requested: boolean }>`
    update public.week_plans set progress = ${JSON.stringify(progress)}::jsonb
    where tenant_id = ${tenantId} and id = ${id} and status = 'running' returning stop_requested`.execute(trx)
  return rows[0]?.stop_requested ?? true
}

/** Asks a run to stop; a queued one ends at once. False when the company has no such run. */
export async function requestWeekStop(trx: Trx, tenantId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update public.week_plans set stop_requested = true,
      status = case when status = 'queued' then 'stopped' else status end,
      finished_at = case when status = 'queued' then now() else finished_at end
    where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx)
  return rows.length > 0
}

export interface ProposedDay {
  orderId: string
  date: DayString
  problem: string | null
}

/** Ends a run, with its proposal if it has one. */
export async function finishWeek(
  trx: Trx,
  tenantId: string,
  id: string,
  end: {
    status: 'done' | 'stopped' | 'failed'
    error?: string
    proposal?: { result: WeekResult; days: readonly ProposedDay[]; progress: WeekProgress }
  },
): Promise<void> {
  const { proposal } = end
  await inParts(proposal?.days ?? [], (part) =>
    sql`
      update public.week_plan_orders w set proposed_date = p.date, problem = p.problem
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as p("orderId" uuid, date date, problem text)
      where w.tenant_id = ${tenantId} and w.week_plan_id = ${id} and w.order_id = p."orderId"`.execute(trx),
  )
  await sql`
    update public.week_plans set status = ${end.status}, error = ${end.error ?? null}, finished_at = now(),
      result = ${proposal ? JSON.stringify(proposal.result) : null}::jsonb,
      progress = coalesce(${proposal ? JSON.stringify(proposal.progress) : null}::jsonb, progress)
    where tenant_id = ${tenantId} and id = ${id} and status = 'running'`.execute(trx)
}

/** Runs of dead workers: they start again once, and then fail. Returns those to queue again. */
export async function reapWeeks(
  trx: Trx,
  silentSeconds: number,
  runningHere: readonly string[],
): Promise<{ tenant_id: string; id: string }[]> {
  await sql`
    update public.week_plans set status = 'failed', finished_at = now(),
      error = 'The server stopped during this run, twice. Run it again.'
    where status = 'running' and is_restarted and updated_at < now() - make_interval(secs => ${silentSeconds})
      and id <> all(${runningHere}::uuid[])`.execute(trx)
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    update public.week_plans set is_restarted = is_restarted or status = 'running', status = 'queued', started_at = null
    where status in ('running', 'queued') and updated_at < now() - make_interval(secs => ${silentSeconds})
      and id <> all(${runningHere}::uuid[])
    returning tenant_id, id`.execute(trx)
  return rows
}

export interface Move {
  orderId: string
  reference: string
  from: DayString
  to: DayString
  skip: WeekSkip | null
}

/** Locks a run, so that two people do not accept it at once; undefined when the company has no such run. */
export async function lockWeek(trx: Trx, tenantId: string, id: string): Promise<WeekRow | undefined> {
  const { rows } = await sql<WeekRow>`
    select * from public.week_plans where tenant_id = ${tenantId} and id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Proposed moves that are not accepted, their orders locked, and why some can no longer be made. */
export async function lockMoves(
  trx: Trx,
  tenantId: string,
  weekId: string,
  orderIds: readonly string[] | null,
): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select w.order_id as "orderId", o.reference, w.on_date as "from", w.proposed_date as "to",
      case when o.status <> 'open' or (o.date, o.last_date, o.version) is distinct from (w.date, w.last_date, w.version) then 'changed'
        when app.is_day_over(w.tenant_id, w.proposed_date) then 'day_over'
        else app.day_hold(w.tenant_id, w.order_id) end as skip
    from public.week_plan_orders w join public.orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    where w.tenant_id = ${tenantId} and w.week_plan_id = ${weekId} and w.proposed_date <> w.on_date
      and (w.accepted_at is null or w.undone_at is not null)
      and (${orderIds}::uuid[] is null or w.order_id = any(${orderIds}::uuid[]))
    order by o.id for update of o`.execute(trx)
  return rows
}

/** Accepted moves, their orders locked, and why some cannot be taken back. */
export async function lockAccepted(trx: Trx, tenantId: string, weekId: string): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select w.order_id as "orderId", o.reference, w.proposed_date as "from", w.on_date as "to",
      case when o.status <> 'open' or o.date <> w.proposed_date or o.last_date is not null then 'changed'
        when app.is_day_over(w.tenant_id, w.on_date) then 'day_over'
        else app.day_hold(w.tenant_id, w.order_id) end as skip
    from public.week_plan_orders w join public.orders o on o.tenant_id = w.tenant_id and o.id = w.order_id
    where w.tenant_id = ${tenantId} and w.week_plan_id = ${weekId} and w.proposed_date is not null
      and w.accepted_at is not null and w.undone_at is null
    order by o.id for update of o`.execute(trx)
  return rows
}

/** Gives orders their proposed days. Their windows keep their local time. */
export async function moveOrders(
  trx: Trx,
  tenantId: string,
  weekId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update public.orders o set date = moved.date, window_start = moved.window_start, window_end = moved.window_end, last_date = null
    from public.week_plan_orders w, public.orders stored, app.on_day(stored, w.proposed_date) moved
    where w.tenant_id = ${tenantId} and w.week_plan_id = ${weekId} and w.order_id = any(${ids}::uuid[])
      and stored.tenant_id = w.tenant_id and stored.id = w.order_id and o.tenant_id = w.tenant_id and o.id = w.order_id`.execute(
    trx,
  )
  await sql`
    update public.week_plan_orders set accepted_at = now(), undone_at = null
    where tenant_id = ${tenantId} and week_plan_id = ${weekId} and order_id = any(${ids}::uuid[])`.execute(
    trx,
  )
}

/** Gives orders back the days that they had before; a later change starts from the version that results. */
export async function returnOrders(
  trx: Trx,
  tenantId: string,
  weekId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update public.orders o set date = w.date, window_start = moved.window_start, window_end = moved.window_end, last_date = w.last_date
    from public.week_plan_orders w, public.orders stored, app.on_day(stored, w.date) moved
    where w.tenant_id = ${tenantId} and w.week_plan_id = ${weekId} and w.order_id = any(${ids}::uuid[])
      and stored.tenant_id = w.tenant_id and stored.id = w.order_id and o.tenant_id = w.tenant_id and o.id = w.order_id`.execute(
    trx,
  )
  await sql`
    update public.week_plan_orders w set undone_at = now(), version = o.version
    from public.orders o where w.tenant_id = ${tenantId} and w.week_plan_id = ${weekId} and w.order_id = any(${ids}::uuid[])
      and o.tenant_id = w.tenant_id and o.id = w.order_id`.execute(trx)
}
