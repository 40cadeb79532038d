// SQL of recurring orders and the orders made from them.
import { storedTemplate, type OrderTemplate, type Recurrence } from '@dropwise/contracts'
import { sql } from 'kysely'
import { inParts } from '../../../platform/db/parts.ts'
import type { Trx } from '../../../platform/db/scope.ts'

export interface Series extends Recurrence {
  id: string
  reference: string
  template: OrderTemplate
  problem: string | null
}

const COLUMNS = sql`id, reference, template, weekdays, every_weeks as "everyWeeks", weeks_from as "weeksFrom",
  starts_on as "startsOn", ends_on as "endsOn", skip_dates::text[] as "skipDates", problem`

/** Order columns newer than the stored series get their defaults. */
const withDefaults = (row: Series): Series => ({ ...row, template: storedTemplate.parse(row.template) })

/** All series of a company, oldest first. */
export async function listSeries(trx: Trx, tenantId: string): Promise<Series[]> {
  const { rows } = await sql<Series>`
    select ${COLUMNS} from public.recurring_orders where tenant_id = ${tenantId} order by id`.execute(trx)
  return rows.map(withDefaults)
}

/** One series, locked. */
export async function lockSeries(trx: Trx, tenantId: string, id: string): Promise<Series | undefined> {
  const { rows } = await sql<Series>`
    select ${COLUMNS} from public.recurring_orders where tenant_id = ${tenantId} and id = ${id} for update`.execute(
    trx,
  )
  return rows.map(withDefaults)[0]
}

/** Companies whose series may need an order. */
export async function companiesWithSeries(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct r.tenant_id from public.recurring_orders r
    join public.tenants t on t.id = r.tenant_id and t.status <> 'closed'
    -- One day more, since the company's time zone may still have yesterday.
    where r.ends_on is null or r.ends_on >= current_date - 1 order by r.tenant_id`.execute(trx)
  return rows.map(({ tenant_id }) => tenant_id)
}

export async function writeSeries(
  trx: Trx,
  tenantId: string,
  userId: string,
  series: Omit<Series, 'problem'>,
): Promise<void> {
  await sql`
    insert into public.recurring_orders as r (tenant_id, id, reference, template, weekdays, every_weeks, weeks_from, starts_on,
      ends_on, skip_dates, created_by)
    values (${tenantId}, ${series.id}, ${series.reference}, ${JSON.stringify(series.template)}::jsonb,
      ${series.weekdays}::smallint[], ${series.everyWeeks}, ${series.weeksFrom}, ${series.startsOn}, ${series.endsOn},
      ${series.skipDates}::date[], ${userId})
    on conflict (tenant_id, id) do update set template = excluded.template, weekdays = excluded.weekdays,
      every_weeks = excluded.every_weeks, ends_on = excluded.ends_on, skip_dates = excluded.skip_dates,
      updated_at = now()`.execute(trx)
}

export async function endSeries(trx: Trx, tenantId: string, id: string, endsOn: string): Promise<void> {
  await sql`update public.recurring_orders set ends_on = greatest(${endsOn}::date, starts_on - 1), problem = null, updated_at = now()
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
}

/** Writes only changed problems. */
export async function noteProblems(
  trx: Trx,
  tenantId: string,
  problems: readonly { id: string; problem: string | null }[],
): Promise<void> {
  await sql`
    update public.recurring_orders r set problem = p.problem
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as p(id uuid, problem text)
    where r.tenant_id = ${tenantId} and r.id = p.id and r.problem is distinct from p.problem`.execute(trx)
}

export interface SeriesOrder {
  id: string
  reference: string
  seriesId: string
  seriesDate: string
  date: string
  lastDate: string | null
  status: string
  wasOnRoad: boolean
}

/** Orders of series from a day on; of one series if named. */
export async function madeOrders(
  trx: Trx,
  tenantId: string,
  from: string,
  seriesId: string | null = null,
): Promise<SeriesOrder[]> {
  const { rows } = await sql<SeriesOrder>`
    select o.id, o.reference, o.series_id as "seriesId", o.series_date as "seriesDate", o.date, o.last_date as "lastDate", o.status,
      exists (select from public.stops s where s.tenant_id = o.tenant_id and s.order_id = o.id) as "wasOnRoad"
    from public.orders o
    where o.tenant_id = ${tenantId} and o.series_id is not null and o.series_date >= ${from}
      and (${seriesId}::uuid is null or o.series_id = ${seriesId}::uuid)
    order by o.id for update of o`.execute(trx)
  return rows
}

/** Records the series and day of each order. */
export async function markMade(
  trx: Trx,
  tenantId: string,
  marks: readonly { id: string; seriesId: string; seriesDate: string }[],
): Promise<void> {
  await inParts(marks, (part) =>
    sql`
      update public.orders o set series_id = m."seriesId", series_date = m."seriesDate"
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as m(id uuid, "seriesId" uuid, "seriesDate" date)
      where o.tenant_id = ${tenantId} and o.id = m.id`.execute(trx),
  )
}
