// The demo's day. Today has a small dispatched plan from the real planner, for the live map and tracking;
// tomorrow has open orders to optimise. history.ts fills past days.
import { addDays, clockOf, dayOf, DEMO_TRACKING_NUMBER } from '@dropwise/contracts'
import { sampleOrders } from '@dropwise/roads/town/orders'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { DEMO_REGION, type DemoCompany } from './company.ts'
import type { BillingCommands } from './platform-past.ts'
import { priceDemoOrders } from './price-orders.ts'
import { readVans } from './queries.ts'

/** Commands of other modules, injected by `modules.ts`. */
export interface DemoCommands {
  /** Stores rows once, under an import with this id. */
  importRows(
    member: Member,
    rows: Record<string, unknown>[],
    importId: string,
  ): Promise<{ created: number; rejected: unknown[] }>
  createPlan(
    member: Member,
    body: { date: string; vehicleIds: string[]; orderIds: string[]; timeLimitSeconds: number; seed: number },
    newId: string,
  ): Promise<{ id: string }>
  dispatchPlan(member: Member, planId: string): Promise<unknown>
  /** Stores simulated positions of a vehicle; `at` in milliseconds since 1970. */
  takePositions(
    tenantId: string,
    vehicleId: string,
    fixes: readonly { at: number; lat: number; lng: number }[],
  ): Promise<unknown>
  /** Starts the plans of the companies with these slugs and pays their invoices. */
  keepPaid(slugs: readonly string[]): Promise<void>
  /** Approves the statement of one driver of a month (`2026-03`), once. */
  approvePay(member: Member, month: string): Promise<void>
  billing: BillingCommands
}

const ORDERS = 64
/** Numbers of the vans that drive on a demo day. */
const VANS = [3, 5, 7, 9, 11]
/**
 * In seconds. The first start waits for the plan; three seconds would make it at most 0.2 % cheaper (64
 * stops).
 */
const PLAN_SECONDS = 1
/** Longest wait for the plan, in milliseconds. */
const PLAN_LIMIT_MS = 60_000
const PLAN_POLL_MS = 200
/** Parcels of the day that belong to the recipient's account. */
const CLAIMED = 4

/** Creates today's plan and tomorrow's orders unless they exist. */
export async function ensureDemoDay(
  platform: Platform,
  commands: DemoCommands,
  company: DemoCompany,
): Promise<void> {
  const today = dayOf(new Date(platform.clock.now()), company.timeZone)
  if (
    await dispatchDay(platform, commands, company, { date: today, hasContacts: true, seconds: PLAN_SECONDS })
  )
    await showDemoParcel(platform, company, today)
  await importDay(platform, commands, company, { date: addDays(today, 1), hasContacts: true })
}

/** Time until the driver of the demo's account begins on the first day, in milliseconds. */
const DRIVER_BEGINS_IN_MS = 30 * 60_000
const DAYS_OF_WEEK = [1, 2, 3, 4, 5, 6, 7]

/** Moves the shift of that driver to soon after the first start, so that a visitor who signs in is on time. Call before the first plan. */
export async function letDriverBeginSoon(
  { asService, clock }: Pick<Platform, 'asService' | 'clock'>,
  { tenantId, timeZone }: DemoCompany,
): Promise<void> {
  const begin = new Date(clock.now() + DRIVER_BEGINS_IN_MS)
  const today = new Date(dayOf(begin, timeZone)).getUTCDay() || 7
  await asService('demo driver', ({ trx }) =>
    sql`
      update public.drivers d set week = (select jsonb_agg(jsonb_build_object('day', day, 'from',
          case when day = ${today} then ${clockOf(begin, timeZone)} else to_char(v.shift_start, 'HH24:MI') end,
          'to', to_char(v.shift_end, 'HH24:MI'), 'breakMinutes', 0) order by day) from unnest(${DAYS_OF_WEEK}::int[]) day)
      from public.vehicles v
      where d.tenant_id = ${tenantId} and d.user_id is not null and v.tenant_id = d.tenant_id and v.driver_id = d.id`.execute(
      trx,
    ),
  )
}

interface DayToImport {
  date: string
  /** Whether the orders have mail addresses and phones. */
  hasContacts: boolean
}
interface DayToDispatch extends DayToImport {
  /** Search time, in seconds. */
  seconds: number
}

export const memberOf = ({ tenantId, dispatcherId }: DemoCompany): Member => ({
  tenantId,
  userId: dispatcherId,
  role: 'admin',
  rights: null,
  claims: { role: 'authenticated', sub: dispatcherId, app_metadata: { tenant_id: tenantId } },
})
const prefixOf = (date: string): string => `HL-${date.slice(5).replace('-', '')}-`

/** Imports and prices a day's orders unless the demo did before. */
async function importDay(
  platform: Platform,
  commands: DemoCommands,
  company: DemoCompany,
  day: DayToImport,
): Promise<void> {
  const { rows } = await platform.asService('demo day: orders', ({ trx }) =>
    // Also counts orders that people moved to other days.
    sql`select from public.orders where tenant_id = ${company.tenantId}
      and reference like ${`${prefixOf(day.date)}%`} limit 1`.execute(trx),
  )
  if (rows.length === 0)
    await commands.importRows(
      memberOf(company),
      await makeRows(platform, day),
      importOf(company.tenantId, day.date),
    )
  await priceDemoOrders(platform, company, importOf(company.tenantId, day.date))
}

/** Imports, plans and dispatches a day without routes. False when the day has routes or no orders to plan. */
export async function dispatchDay(
  platform: Platform,
  commands: DemoCommands,
  company: DemoCompany,
  day: DayToDispatch,
): Promise<boolean> {
  const { tenantId } = company
  const counted = await platform.asService('demo day', ({ trx }) =>
    sql<{
      routes: number
    }>`select count(*)::int as routes from public.routes where tenant_id = ${tenantId} and date = ${day.date}::date`.execute(
      trx,
    ),
  )
  if (onlyRow(counted).routes > 0) return false
  const member = memberOf(company)
  await importDay(platform, commands, company, day)
  const { orderIds, vehicleIds } = await platform.asService('demo day: what to plan', async ({ trx }) => {
    const orders = await sql<{
      id: string
    }>`select id from public.orders where tenant_id = ${tenantId} and import_id = ${importOf(tenantId, day.date)}
      and date = ${day.date}::date and status = 'open'`.execute(trx)
    const vans = VANS.map((n) => `Van ${String(n).padStart(2, '0')}`)
    const vehicles = await sql<{
      id: string
    }>`select id from public.vehicles where tenant_id = ${tenantId} and name = any(${vans}) and status = 'active' order by name`.execute(
      trx,
    )
    return { orderIds: orders.rows.map((row) => row.id), vehicleIds: vehicles.rows.map((row) => row.id) }
  })
  if (orderIds.length === 0 || vehicleIds.length === 0) return false
  const planId = planOf(tenantId, day.date)
  const plan = async (vans: string[]): Promise<void> => {
    const body = { date: day.date, orderIds, vehicleIds: vans, timeLimitSeconds: day.seconds, seed: 7 }
    await commands.createPlan(member, body, planId)
    await waitForPlan(platform, tenantId, planId)
  }
  await plan(vehicleIds)
  const vansOfAccount = await removePlanWithoutAccount(platform, tenantId, planId)
  if (vansOfAccount) await plan(vansOfAccount)
  await commands.dispatchPlan(member, planId)
  return true
}

/**
 * Removes a plan that leaves the van of the demo's driver at the depot, and returns as many vans as it used, with that
 * one among them. Null for a plan with a route for the driver.
 */
async function removePlanWithoutAccount(
  { asService }: Platform,
  tenantId: string,
  planId: string,
): Promise<string[] | null> {
  return asService('demo day: the driver', async ({ trx }) => {
    const routes = await sql<{
      vehicle_id: string
    }>`select vehicle_id from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId} order by number`.execute(
      trx,
    )
    const used = routes.rows.map((row) => row.vehicle_id)
    const van = (await readVans(trx, tenantId)).find(({ isOfAccount }) => isOfAccount)?.vehicleId
    if (!van || used.length === 0 || used.includes(van)) return null
    await sql`delete from public.plans where tenant_id = ${tenantId} and id = ${planId}`.execute(trx)
    return [van, ...used.slice(1)]
  })
}

/**
 * Ids of the demo's orders, plan and routes of a day. All servers compute the same ids, so they make a day
 * once, and the demo never changes what people made.
 */
export const planOf = (tenantId: string, date: string): string => idOf(`${tenantId} ${date}`, date)
const importOf = (tenantId: string, date: string): string => idOf(`orders ${tenantId} ${date}`, date)

function idOf(name: string, date: string): string {
  const random = createHash('sha256').update(name).digest().subarray(0, 16)
  return uuidV7({ msecs: Date.parse(date), random })
}

/** Orders at real addresses of the town, another sample each day. */
async function makeRows(
  { dataDir, log }: Platform,
  { date, hasContacts }: DayToImport,
): Promise<Record<string, unknown>[]> {
  const seed = Number(date.replaceAll('-', ''))
  try {
    const addresses = await readFile(join(dataDir, 'regions', DEMO_REGION, 'addresses.bin'))
    return sampleOrders(addresses, ORDERS, seed).map((order, i) => ({
      reference: `${prefixOf(date)}${String(i + 1).padStart(3, '0')}`,
      recipient: order.recipient,
      ...(hasContacts ? { phone: order.phone, email: order.email } : {}),
      address: order.address,
      lat: order.lat,
      lng: order.lng,
      date,
      window_start: order.windowStart,
      window_end: order.windowEnd,
      service_minutes: order.serviceMinutes,
      packages: order.packages,
      weight_kg: order.weightKg,
      priority: order.priority,
      instructions: order.instructions,
    }))
  } catch (error) {
    log.warn({ err: error }, 'the demo region has no addresses: its days stay empty')
    return []
  }
}

async function waitForPlan({ asService, clock }: Platform, tenantId: string, planId: string): Promise<void> {
  const limit = clock.elapsed() + PLAN_LIMIT_MS
  for (;;) {
    const { rows } = await asService('demo day: plan', ({ trx }) =>
      sql<{
        status: string
        error: string | null
      }>`select status, error from public.plans where tenant_id = ${tenantId} and id = ${planId}`.execute(
        trx,
      ),
    )
    const status = rows[0]?.status
    if (status === 'done' || status === 'stopped') return
    if (status === 'failed' || status === undefined)
      throw new Error(`The demo day could not be planned: ${rows[0]?.error ?? 'its plan is gone'}`)
    if (clock.elapsed() > limit) throw new Error('The demo day was not planned in time.')
    await sleep(PLAN_POLL_MS)
  }
}

/**
 * Points `/track/demo` at a parcel in the middle of a route, if possible one still to come whose van is under way, and
 * gives it and three more to the recipient's account.
 */
async function showDemoParcel(
  { asService, clock }: Platform,
  { tenantId, customerId }: DemoCompany,
  today: string,
): Promise<void> {
  await asService('demo parcel', async ({ trx }) => {
    const { rows } = await sql<{ delivery_id: string; tracking_number: string }>`
      select s.delivery_id, d.tracking_number from public.stops s
      join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id and r.plan_id = ${planOf(tenantId, today)}
      join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
      where s.tenant_id = ${tenantId}
      order by s.planned_depart_at < ${new Date(clock.now())}, r.depart_at > ${new Date(clock.now())}, abs(s.sequence - 6),
        r.number limit ${CLAIMED}`.execute(trx)
    if (!rows[0]) return
    await sql`
      insert into app.settings (key, value) values (${`tracking_number_${DEMO_TRACKING_NUMBER}`}, to_jsonb(${rows[0].tracking_number}::text))
      on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
    for (const row of rows) {
      await sql`insert into public.delivery_claims (tenant_id, delivery_id, user_id) values (${tenantId}, ${row.delivery_id}, ${customerId}) on conflict do nothing`.execute(
        trx,
      )
    }
  })
}
