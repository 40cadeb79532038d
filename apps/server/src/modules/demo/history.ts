// The demo's past: working days before its company began, planned by the real engine and driven with
// traffic, varying services, some failed stops and ratings. Analytics and history read them.
import { addDays, dayOf, readDriverRules, reasonLabel } from '@dropwise/contracts'
import { seededRandom } from '@dropwise/roads/town/random'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { moveDeliveries, placeName } from '../../platform/delivery-moves.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertPastFixes } from '../../platform/positions/queries.ts'
import type { DemoCompany } from './company.ts'
import { writePastConversations } from './conversations.ts'
import { dispatchDay, memberOf, planOf, type DemoCommands } from './day.ts'
import { driveRoute, loseSignal, stepsToDoor, type DrivenRoute, type RouteToDrive } from './drive-route.ts'
import { signDemoProofs } from './proofs.ts'
import { ordersOfPlan, routesToDrive } from './queries.ts'
import { FAILURE_REASONS, rateDay, tellFailures } from './said.ts'

const DAY_MS = 86_400_000
/** Search seconds, enough for the 64 stops of a past day. */
const PLAN_SECONDS = 1
/** Erases the van's place from past deliveries, as the product does. */
const ON_THE_WAY = { place: null, lat: null, lng: null }
/** One van in this many passes a dead spot. */
const DEAD_SPOT_EVERY = 3
/** Deliveries of a past day that belong to the recipient's account. */
const CLAIMED = 1

/** Fills the working days before the company began. Leaves days that people planned as they are. */
export async function ensureDemoHistory(
  platform: Platform,
  commands: DemoCommands,
  company: DemoCompany,
): Promise<void> {
  const { tenantId } = company
  const { rows } = await platform.asService('demo history', ({ trx }) =>
    sql<{ created_at: Date }>`select created_at from public.tenants where id = ${tenantId}`.execute(trx),
  )
  const began = rows[0]?.created_at
  if (!began) return
  const dates = workingDaysBefore(dayOf(began, company.timeZone), platform.demoDays)
  for (const date of dates) {
    await dispatchDay(platform, commands, company, { date, hasContacts: false, seconds: PLAN_SECONDS })
    await platform.asService('demo history: drive', ({ trx }) => driveDay(trx, company, date))
  }
  const newest = dates.at(-1)
  if (newest) await signDemoProofs(platform, tenantId, planOf(tenantId, newest))
  const thisMonth = `${dayOf(new Date(platform.clock.now()), company.timeZone).slice(0, 7)}-01`
  await commands.approvePay(memberOf(company), addDays(thisMonth, -1).slice(0, 7))
}

/** Mondays to Saturdays, the oldest first. */
function workingDaysBefore(day: string, count: number): string[] {
  const days: string[] = []
  for (let at = Date.parse(day) - DAY_MS; days.length < count; at -= DAY_MS)
    if (new Date(at).getUTCDay() !== 0) days.unshift(new Date(at).toISOString().slice(0, 10))
  return days
}

/** Drives the demo's own routes of a day, not those that people planned. */
async function driveDay(trx: Trx, { tenantId, customerId }: DemoCompany, date: string): Promise<void> {
  const planId = planOf(tenantId, date)
  const planned = ordersOfPlan(tenantId, planId)
  const routes = await routesToDrive(trx, tenantId, planId, ['dispatched'])
  if (routes.length === 0) return
  await sql`select app.ensure_positions_partition(${date}::date)`.execute(trx)
  const random = seededRandom(Number(date.replaceAll('-', '')))
  const signal = seededRandom(Number(date.replaceAll('-', '')) + 1)
  let failures = Number(date.slice(8))
  for (const [i, route] of routes.entries()) {
    const driven = driveRoute(route, random)
    if (i % DEAD_SPOT_EVERY === 1) driven.fixes = loseSignal(driven.fixes, signal)
    const reasons = new Map(
      driven.stops.flatMap(({ id, isServed }) =>
        isServed ? [] : [[id, FAILURE_REASONS[failures++ % FAILURE_REASONS.length]!] as const],
      ),
    )
    await saveRoute(trx, tenantId, route, driven, reasons)
  }
  // Cancel orders that no van took: past days must not wait for a decision.
  await sql`update public.orders set status = 'cancelled' where tenant_id = ${tenantId} and id in ${planned}
    and status = 'open'`.execute(trx)
  await sql`
    update public.delivery_events e set at = ${date}::date - interval '7 hours'
    from public.deliveries d join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    where e.tenant_id = ${tenantId} and e.status = 'pending' and d.tenant_id = e.tenant_id and d.id = e.delivery_id
      and o.id in ${planned}`.execute(trx)
  await sql`
    insert into public.delivery_claims (tenant_id, delivery_id, user_id)
    select d.tenant_id, d.id, ${customerId} from public.deliveries d
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    where d.tenant_id = ${tenantId} and o.id in ${planned} and d.status = 'delivered' order by o.reference limit ${CLAIMED}
    on conflict do nothing`.execute(trx)
  await rateDay(trx, tenantId, customerId, planId)
  await writePastConversations(trx, tenantId, planId, date)
  await dateNotices(trx, tenantId, planId)
}

/** Dates the notices of a past day on that day, and sends no request for a rating today. */
async function dateNotices(trx: Trx, tenantId: string, planId: string): Promise<void> {
  await sql`
    update app.delivery_notices n set at = s.departed_at,
      written_at = case when n.kind = 'feedback_asked' then s.departed_at else n.written_at end
    from public.stops s join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
    where n.tenant_id = ${tenantId} and s.tenant_id = n.tenant_id and s.delivery_id = n.delivery_id and r.plan_id = ${planId}`.execute(
    trx,
  )
}

const iso = (at: number): string => new Date(at).toISOString()

async function saveRoute(
  trx: Trx,
  tenantId: string,
  route: RouteToDrive,
  { startedAt, finishedAt, stops, fixes }: DrivenRoute,
  reasons: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`update public.routes set status = 'finished', started_at = ${iso(startedAt)}, finished_at = ${iso(finishedAt)},
    eta_return_at = ${iso(finishedAt)} where tenant_id = ${tenantId} and id = ${route.id}`.execute(trx)
  await sql`
    update public.stops s set status = m.status, arrived_at = m.arrived, departed_at = m.departed, eta_at = m.arrived,
      late_seconds = greatest(0, extract(epoch from m.arrived - s.promised_to))::int
    from jsonb_to_recordset(${JSON.stringify(
      stops.map((stop) => ({
        id: stop.id,
        status: stop.isServed ? 'served' : 'failed',
        arrived: iso(stop.arrivedAt),
        departed: iso(stop.departedAt),
      })),
    )}::jsonb) as m (id uuid, status text, arrived timestamptz, departed timestamptz)
    where s.tenant_id = ${tenantId} and s.id = m.id`.execute(trx)
  for (const isServed of [true, false]) {
    const ids = stops.filter((stop) => stop.isServed === isServed).map(({ order_id }) => order_id)
    await sql`update public.orders set status = ${isServed ? 'completed' : 'failed'} where tenant_id = ${tenantId}
      and id = any(${ids})`.execute(trx)
  }
  await insertPastFixes(
    trx,
    { tenantId, vehicleId: route.vehicle_id, source: 'driver' },
    fixes.map((fix) => ({ ...fix, at: iso(fix.at) })),
  )
  await tellFailures(
    trx,
    tenantId,
    route,
    stops.flatMap(({ id, arrivedAt }) => {
      const reason = reasons.get(id)
      return reason ? [{ id, at: iso(arrivedAt), reason }] : []
    }),
  )
  const { reasons: words } = readDriverRules(null)
  const atDepot = { place: route.depot, lat: null, lng: null }
  for (const [i, place] of [atDepot, atDepot, ON_THE_WAY].entries())
    await moveDeliveries(
      trx,
      tenantId,
      stops.map((stop) => {
        const { status, note, at } = stepsToDoor(startedAt, stop)[i]!
        return { id: stop.delivery_id, status, note, at: iso(at), ...place }
      }),
    )
  await moveDeliveries(
    trx,
    tenantId,
    stops.map((stop) => ({
      id: stop.delivery_id,
      status: stop.isServed ? 'delivered' : 'failed',
      note: stop.isServed
        ? 'Delivered'
        : `Delivery failed: ${reasonLabel(words, reasons.get(stop.id) ?? FAILURE_REASONS[0])}`,
      at: iso(stop.isServed ? stop.departedAt : stop.arrivedAt),
      place: placeName(stop),
      lat: stop.lat,
      lng: stop.lng,
    })),
  )
}
