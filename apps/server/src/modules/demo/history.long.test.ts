// The demo drives its past days and today, but only what it ordered, planned and dispatched itself.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '../../platform/member.ts'
import { dispatch } from '../dispatch/module.ts'
import { demoBilling, keepDemoPaid } from '../billing/demo-bills.ts'
import { dispatchPlan } from '../dispatch/service.ts'
import { importOrders } from '../orders/import-orders.ts'
import { orders } from '../orders/module.ts'
import { orderDeps } from '../orders/routes.ts'
import { takeFromSimulator } from '../positions/service.ts'
import { planning } from '../planning/module.ts'
import { planningDeps } from '../planning/routes.ts'
import { createPlan } from '../planning/service.ts'
import { testApi, townAddresses, type TestApi } from '../testing.ts'
import { DEMO_SLUGS, makeDemoCompany, type DemoCompany } from './company.ts'
import { writeTodaysConversations } from './conversations.ts'
import { dispatchDay, letDriverBeginSoon, planOf, type DemoCommands } from './day.ts'
import { ensureDemoHistory } from './history.ts'
import { driveToday } from './today.ts'

const DAY_MS = 86_400_000
let api: TestApi
let company: DemoCompany
let member: Member
let commands: DemoCommands
let vans: string[]

const rows = <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  api.platform.database.asOwner<Row & object>(text, [company.tenantId, ...values])

beforeAll(async () => {
  api = await testApi([orders, planning, dispatch], { hasAccounts: true })
  const { platform } = api
  company = await makeDemoCompany(platform)
  const { tenantId, dispatcherId } = company
  member = {
    tenantId,
    userId: dispatcherId,
    role: 'admin',
    rights: null,
    claims: { role: 'authenticated', sub: dispatcherId, app_metadata: { tenant_id: tenantId } },
  }
  commands = {
    importRows: (who, orderRows, importId) =>
      importOrders(orderDeps(platform), who, {
        source: { rows: orderRows },
        isDryRun: false,
        isPartial: true,
        importId,
      }),
    createPlan: (who, body, id) =>
      createPlan(planningDeps(platform), who, { objective: 'balance', ...body }, id),
    dispatchPlan: (who, id) => dispatchPlan(platform, who, id),
    takePositions: (tenantId, vehicleId, fixes) =>
      takeFromSimulator(platform, { tenantId, vehicleId }, fixes, new Date(platform.clock.now())),
    keepPaid: (slugs) => keepDemoPaid(platform, slugs),
    approvePay: async () => {},
    billing: demoBilling(platform),
  }
  const vehicles = await rows<{ id: string }>(
    'select id from public.vehicles where tenant_id = $1 order by name',
  )
  vans = vehicles.map(({ id }) => id)
})
afterAll(() => api.close())

it('pays for the plans of the demo once, so that revenue and invoices agree', async () => {
  await commands.keepPaid(DEMO_SLUGS)
  await commands.keepPaid(DEMO_SLUGS)
  const [money] = await api.platform.database.asOwner(
    `select (select sum(amount)::int from public.subscriptions where current_period_end > now()) as mrr,
       sum(total_minor) filter (where status = 'paid')::int as paid, count(*) filter (where status <> 'paid')::int as unpaid
     from public.invoices`,
  )
  expect(money).toEqual({ mrr: 39_800, paid: 39_800, unpaid: 0 })
})

/** The first weekday or Saturday after this many days. */
function workday(days: number): string {
  const at = Date.now() + days * DAY_MS
  return new Date(new Date(at).getUTCDay() === 0 ? at + DAY_MS : at).toISOString().slice(0, 10)
}
/** Imports this many orders as a person. */
async function order(date: string, count: number): Promise<string[]> {
  await commands.importRows(
    member,
    townAddresses(api, count).map((address, i) => ({
      reference: `MINE-${date}-${i}`,
      recipient: 'Somebody',
      address,
      date,
    })),
    crypto.randomUUID(),
  )
  const seeded = await rows<{ id: string }>(
    'select id from public.orders where tenant_id = $1 and date = $2::date order by reference',
    date,
  )
  return seeded.map(({ id }) => id)
}
async function send(date: string, orderIds: string[], van: number, planId: string): Promise<void> {
  const body = { date, vehicleIds: [vans[van]!], orderIds, timeLimitSeconds: 1, seed: 1 }
  await commands.createPlan(member, body, planId)
  const state = async () =>
    (
      await rows<{ status: string }>(
        'select status from public.plans where tenant_id = $1 and id = $2',
        planId,
      )
    )[0]
  await expect.poll(state).toEqual({ status: 'done' })
  await commands.dispatchPlan(member, planId)
}
async function vanOfAccount(): Promise<string> {
  const [van] = await rows<{ id: string }>(
    'select v.id from public.vehicles v join public.drivers d on d.id = v.driver_id where v.tenant_id = $1 and d.user_id is not null',
  )
  return van!.id
}
/** Fills the day as if the company had begun on the next one. */
async function fill(date: string): Promise<void> {
  const began = new Date(Date.parse(date) + 1.5 * DAY_MS).toISOString()
  await rows('update public.tenants set created_at = $2::timestamptz where id = $1', began)
  await ensureDemoHistory({ ...api.platform, demoDays: 1 }, commands, company)
}
const ordersOf = (date: string) =>
  rows(
    'select id, status, version, updated_at from public.orders where tenant_id = $1 and date = $2::date order by id',
    date,
  )
const routesOf = (date: string) =>
  rows<{ plan_id: string; status: string }>(
    'select plan_id, status, started_at, finished_at from public.routes where tenant_id = $1 and date = $2::date order by number',
    date,
  )

it('leaves a day that a dispatcher imported and dispatched as it is', async () => {
  const date = workday(3)
  const mine = await order(date, 5)
  await send(date, mine.slice(1), 0, crypto.randomUUID())
  const before = [await ordersOf(date), await routesOf(date)]
  await fill(date)
  expect([await ordersOf(date), await routesOf(date)]).toEqual(before)
  expect(await rows('select from public.positions where tenant_id = $1')).toHaveLength(0)
})

it('drives only its own routes of a day that a dispatcher shares', async () => {
  const date = workday(6)
  const ids = await order(date, 6)
  const ownPlan = planOf(company.tenantId, date)
  // State after a server stopped before it drove the day.
  await send(date, ids.slice(0, 2), 0, ownPlan)
  await send(date, ids.slice(2, 5), 1, crypto.randomUUID())
  await fill(date)
  const routes = await routesOf(date)
  expect(routes).toHaveLength(2)
  for (const { plan_id: planId, status } of routes)
    expect(status).toBe(planId === ownPlan ? 'finished' : 'dispatched')
  const remaining = await rows<{ status: string }>(
    'select status from public.orders where tenant_id = $1 and id = any($2) order by reference',
    ids.slice(2),
  )
  expect(remaining.map(({ status }) => status)).toEqual(['dispatched', 'dispatched', 'dispatched', 'open'])
  // Delivered stops have signed proofs, and a later start signs no further ones.
  const signed = async () =>
    rows('select order_id as id from public.proof_documents where tenant_id = $1 and number = 1 order by 1')
  const delivered = await rows(
    `select id from public.orders where tenant_id = $1 and date = $2::date and status = 'completed' order by id`,
    date,
  )
  expect(delivered.length).toBeGreaterThan(0)
  expect(await signed()).toEqual(delivered)
  await fill(date)
  expect(await rows('select from public.proof_documents where tenant_id = $1')).toHaveLength(delivered.length)
})

it('reports each position of its own vans once, until now', async () => {
  const date = workday(9)
  const ids = await order(date, 6)
  await send(date, ids.slice(0, 2), 0, planOf(company.tenantId, date))
  await send(date, ids.slice(2, 5), 1, crypto.randomUUID())
  const [departure] = await rows<{ depart_at: Date }>(
    'select depart_at from public.routes where tenant_id = $1 and date = $2::date and vehicle_id = $3',
    date,
    vans[0],
  )
  const departsAt = departure!.depart_at.getTime()
  const reported = async (minutes: number) => {
    const now = departsAt + minutes * 60_000
    const clock = { ...api.platform.clock, now: () => now }
    await driveToday({ ...api.platform, clock }, commands, company)
    return rows<{ vehicle_id: string; ahead: boolean }>(
      'select vehicle_id, fix_time > to_timestamp($3 / 1000.0) as ahead from public.positions where tenant_id = $1 and fix_time > $2::date',
      date,
      now,
    )
  }
  expect(await reported(-30)).toEqual([])
  const first = await reported(12)
  expect(first.length).toBeGreaterThan(0)
  expect(first.every(({ vehicle_id: van, ahead }) => van === vans[0] && !ahead)).toBe(true)
  expect(await reported(12)).toHaveLength(first.length)
  expect((await reported(20)).length).toBeGreaterThan(first.length)

  // Hours after the end of the route, the van's newest fix is still current, so that Live shows the present.
  await reported(12 * 60)
  const [newest] = await rows<{ minutes: number }>(
    'select (extract(epoch from max(fix_time) - $3::timestamptz) / 60)::int as minutes from public.positions where tenant_id = $1 and vehicle_id = $2',
    vans[0],
    new Date(departsAt),
  )
  expect(newest).toEqual({ minutes: 12 * 60 })
})

it('writes answered conversations for past days, and unread ones for today only once', async () => {
  const date = workday(15)
  const today = planOf(company.tenantId, date)
  await send(date, await order(date, 6), 0, today)
  for (let start = 0; start < 2; start++)
    await api.platform.asService('test: conversations', ({ trx }) =>
      writeTodaysConversations(trx, company.tenantId, today),
    )
  const threads = await rows<{ plan_id: string; last: string; unread: number; isInOrder: boolean }>(
    `select r.plan_id, (array_agg(m.author order by m.id desc))[1] as last,
       count(*) filter (where m.author = 'recipient' and m.read_at is null)::int as unread,
       array_agg(m.id order by m.created_at) = array_agg(m.id order by m.id) as "isInOrder"
     from public.messages m
     join public.stops s on s.tenant_id = m.tenant_id and s.delivery_id = m.delivery_id
     join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
     where m.tenant_id = $1 group by r.plan_id, m.delivery_id`,
  )
  expect(threads.every(({ isInOrder }) => isInOrder)).toBe(true)
  expect(threads.filter(({ plan_id }) => plan_id === today)).toHaveLength(5)
  expect(threads.filter(({ unread }) => unread > 0)).toHaveLength(3)
  const past = threads.filter(({ plan_id }) => plan_id !== today)
  expect(past.length).toBeGreaterThan(0)
  expect(past.every(({ unread }) => unread === 0)).toBe(true)
})

it('leaves the van of the driver’s account to that driver', async () => {
  const date = workday(12)
  const accountVan = vans.indexOf(await vanOfAccount())
  await send(date, await order(date, 2), accountVan, planOf(company.tenantId, date))
  const clock = { ...api.platform.clock, now: () => Date.parse(`${date}T22:00:00Z`) }
  await driveToday({ ...api.platform, clock }, commands, company)
  expect(
    await rows('select from public.positions where tenant_id = $1 and fix_time > $2::date', date),
  ).toHaveLength(0)
})

it('starts the shift of the demo driver half an hour after the first start, today only', async () => {
  // A Wednesday.
  const clock = { ...api.platform.clock, now: () => Date.parse('2026-01-14T10:10:00Z') }
  await letDriverBeginSoon({ ...api.platform, clock }, company)
  const [{ week } = { week: [] }] = await rows<{ week: { day: number; from: string; to: string }[] }>(
    'select week from public.drivers where tenant_id = $1 and user_id is not null',
  )
  expect(week.map(({ day, from, to }) => `${day} ${from}-${to}`)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} ${day === 3 ? '10:40' : '07:30'}-17:30`),
  )
  await rows(`update public.drivers set week = '[]' where tenant_id = $1 returning id`)
})

it('plans a day again that has no route for the driver of the account', async () => {
  const date = workday(18)
  const van = await vanOfAccount()
  const requested: string[][] = []
  const leavesVanOut: DemoCommands = {
    ...commands,
    importRows: async (who, _rows, importId) => {
      const few = townAddresses(api, 3).map((address, i) => ({
        reference: `FEW-${i}`,
        recipient: 'Somebody',
        address,
        date,
      }))
      return commands.importRows(who, few, importId)
    },
    createPlan: (who, body, id) => {
      requested.push(body.vehicleIds)
      const vehicleIds =
        requested.length === 1 ? body.vehicleIds.filter((each) => each !== van) : body.vehicleIds
      return commands.createPlan(who, { ...body, vehicleIds }, id)
    },
  }
  await dispatchDay(api.platform, leavesVanOut, company, { date, hasContacts: false, seconds: 1 })
  expect(requested.map((each) => each.includes(van))).toEqual([true, true])
  const dispatched = await rows<{ vehicle_id: string }>(
    'select vehicle_id from public.routes where tenant_id = $1 and date = $2::date',
    date,
  )
  expect(dispatched.map((route) => route.vehicle_id)).toContain(van)
  // All of the day's orders have prices of the default rate card, whose minimum is 6.50.
  const [prices] = await rows<{ orders: number; priced: number; least: number }>(
    `select count(*)::int as orders, count(p.total_minor)::int as priced, min(p.total_minor)::int as least
     from public.orders o left join public.order_prices p on p.tenant_id = o.tenant_id and p.order_id = o.id and p.rate_card = 'Standard'
     where o.tenant_id = $1 and o.date = $2::date and o.import_id is not null`,
    date,
  )
  expect(prices?.priced).toBe(prices?.orders)
  expect(prices?.least).toBeGreaterThanOrEqual(650)
})
