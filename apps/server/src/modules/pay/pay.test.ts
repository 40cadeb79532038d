// [M91] Driver pay over a fixed month: rules, statements that follow driven days, approval, corrections, rights.
import {
  payRuleItem,
  payStatement,
  payStatementsResponse,
  type PayStatement,
  type PayStatementItem,
} from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureRoutes } from '../analytics/queries.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { payModule } from './module.ts'

let api: TestApi
let company: TestCompany
let stranger: TestCompany
/** 4 May 2026, noon in Berlin: April is over. */
let now = Date.parse('2026-05-04T10:00:00Z')
const drivers: Record<string, string> = {}
let vehicleId = ''
let routes = 0

const owner = <Row extends object = { id: string }>(sql: string, values: unknown[]) =>
  api.platform.database.asOwner<Row>(sql, values)

/** A driven route that ended after these hours, with served and failed stops; `late` of them late. */
async function drive(
  driver: string,
  day: string,
  { from = 8, hours = 6, served = 0, late = 0, failed = 0, isFinished = true } = {},
): Promise<void> {
  routes += 1
  const start = new Date(Date.parse(`${day}T00:00:00Z`) + from * 3_600_000).toISOString()
  const [route] = await owner(
    `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, status, depart_at, return_at, distance_metres,
       duration_seconds, started_at, finished_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, 80500, 20000, $8, case when $7 = 'finished' then $8::timestamptz + $9::int * interval '1 hour' end) returning id`,
    [
      company.tenantId,
      day,
      routes,
      vehicleId,
      drivers[driver],
      company.depotId,
      isFinished ? 'finished' : 'started',
      start,
      hours,
    ],
  )
  for (let stop = 0; stop < served + failed; stop += 1) {
    const reference = `${routes}-${stop}`
    const isLate = stop < late
    const [order] = await owner(
      `with a as (insert into public.addresses (tenant_id, text, normalised, lat, lng) values ($1, $2, $2, 0, 0) returning id),
         p as (insert into public.recipients (tenant_id, name) values ($1, $2) returning id)
       insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
       select $1, $2, $3::date, p.id, a.id from a, p returning id`,
      [company.tenantId, reference, day],
    )
    await owner(
      'insert into public.deliveries (tenant_id, order_id) values ($1, $2) on conflict (tenant_id, order_id) do nothing',
      [company.tenantId, order!.id],
    )
    await owner(
      `insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, status, lat, lng, planned_arrive_at, planned_service_at,
         planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds, promised_to, arrived_at)
       select $1, $2, d.order_id, d.id, $4, $5, 0, 0, $6, $6, $6, 60, 0, 0, $6, $6::timestamptz + $7::int * interval '1 minute'
       from public.deliveries d where d.tenant_id = $1 and d.order_id = $3`,
      [
        company.tenantId,
        route!.id,
        order!.id,
        stop + 1,
        stop < served ? 'served' : 'failed',
        start,
        isLate ? 5 : -5,
      ],
    )
  }
}

beforeAll(async () => {
  api = await testApi([payModule({ measureRoutes })], {
    clock: { now: () => now, elapsed: () => performance.now() },
  })
  company = await api.company({ timeZone: 'Europe/Berlin' })
  stranger = await api.company()
  for (const name of ['Ada', 'Ben'])
    drivers[name] = (
      await owner('insert into public.drivers (tenant_id, name) values ($1, $2) returning id', [
        company.tenantId,
        name,
      ])
    )[0]!.id
  await owner(
    `update public.drivers set user_id = (select user_id from public.memberships where tenant_id = $1 and role = 'driver' limit 1)
     where id = $2`,
    [company.tenantId, drivers['Ada']],
  )
  vehicleId = (
    await owner(
      'insert into public.vehicles (tenant_id, name, registration, depot_id) values ($1, $2, $2, $3) returning id',
      [company.tenantId, 'Van 1', company.depotId],
    )
  )[0]!.id
  await drive('Ada', '2026-04-14', { hours: 7, served: 20, late: 1, failed: 2 })
  // Two routes at once for an hour: it counts once.
  await drive('Ada', '2026-04-15', { hours: 4 })
  await drive('Ada', '2026-04-15', { from: 11, hours: 3 })
  await drive('Ben', '2026-04-15', { hours: 2 })
})
afterAll(() => api.close())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, key = company.keys.admin) =>
  api.call(key, method, url, { body })
const rates = { perHourMinor: 1_500, perStopMinor: 40, perFailedMinor: 25, perKmMinor: 10, onTimeMinor: 500 }
const addRule = (body: object) =>
  call('POST', '/pay-rules', { name: 'Vans', startsOn: '2026-04-01', rates, ...body })
const list = async (month = '2026-04'): Promise<PayStatementItem[]> =>
  payStatementsResponse.parse((await call('GET', `/pay-statements?month=${month}`)).json()).items
const statement = async (driver: string, month = '2026-04'): Promise<PayStatement> =>
  payStatement.parse((await call('GET', `/pay-statements/${drivers[driver]}?month=${month}`)).json())

it('[M91] pays nothing without a rule, and names the unpaid days', async () => {
  expect(await list()).toMatchObject([
    {
      driver: { name: 'Ada' },
      totalMinor: 0,
      driven: { days: 2, unpaidDays: 2, seconds: 13 * 3_600, served: 20 },
    },
    { driver: { name: 'Ben' }, totalMinor: 0, driven: { days: 1, unpaidDays: 1 } },
  ])
})

it('[M91] computes a statement from driven days', async () => {
  expect((await addRule({})).statusCode).toBe(201)
  const { days, totalMinor, isComplete, approvedAt } = await statement('Ada')
  expect(
    days.map(({ date, lines }) => [date, ...lines.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`)]),
  ).toEqual([
    ['2026-04-14', 'hours 10500', 'stops 800', 'distance 805', 'failed 50', 'on_time 500'],
    ['2026-04-15', 'hours 9000', 'distance 1610'],
  ])
  expect({ totalMinor, isComplete, approvedAt }).toEqual({
    totalMinor: 23_265,
    isComplete: true,
    approvedAt: null,
  })
  expect(days[1]!.routes).toHaveLength(2)
})

it('[M91] never rewrites pay of past days by a new rule', async () => {
  const past = { name: 'Ben', driverIds: [drivers['Ben']], startsOn: '2026-04-15' }
  expect((await addRule(past)).json()).toMatchObject({ code: 'pay_rule_in_past' })
  expect((await addRule({ startsOn: '2026-04-10' })).json()).toMatchObject({ code: 'pay_rule_in_past' })
  // Before the first rule nobody was paid, so a rule may fill the gap.
  expect((await addRule({ name: 'Before', startsOn: '2026-03-01' })).statusCode).toBe(201)
  const later = payRuleItem.parse((await addRule({ ...past, startsOn: '2999-01-01' })).json())
  expect(later).toMatchObject({ isRemovable: true, drivers: [{ name: 'Ben' }] })
  expect((await addRule({ ...past, startsOn: '2999-01-01' })).json()).toMatchObject({
    code: 'pay_rule_twice',
  })
  expect((await call('DELETE', `/pay-rules/${later.id}`)).statusCode).toBe(204)
  const [begun] = (await call('GET', '/pay-rules')).json().items
  expect(begun).toMatchObject({ startsOn: '2026-04-01', isRemovable: false })
  expect((await call('DELETE', `/pay-rules/${begun.id}`)).json()).toMatchObject({ code: 'pay_rule_started' })
  await expect(
    owner('update public.pay_rules set per_hour_minor = 1 where id = $1', [begun.id]),
  ).rejects.toThrow('pay_rule_started')
})

it('[M91] adds corrections as lines of their own, until the statement is approved', async () => {
  const body = { driverId: drivers['Ada'], date: '2026-04-20', amountMinor: -1_250, reason: 'Parking fine' }
  const { id } = (await call('POST', '/pay-corrections', body)).json()
  const other = (
    await call('POST', '/pay-corrections', { ...body, amountMinor: 300, reason: 'Phone' })
  ).json()
  expect((await statement('Ada')).totalMinor).toBe(23_265 - 950)
  expect((await call('DELETE', `/pay-corrections/${other.id}`)).statusCode).toBe(204)
  expect(await statement('Ada')).toMatchObject({
    totalMinor: 22_015,
    corrections: [{ id, reason: 'Parking fine' }],
  })
  expect((await call('POST', '/pay-corrections', { ...body, amountMinor: 0 })).statusCode).toBe(400)
  expect((await call('POST', '/pay-corrections', { ...body, amountMinor: 0.5 })).statusCode).toBe(400)
  expect((await call('POST', '/pay-corrections', body, stranger.keys.admin)).statusCode).toBe(404)
})

it('[M91] approves a whole month as shown, and keeps it', async () => {
  const approve = (more: object) =>
    call('POST', '/pay-statements/approve', {
      month: '2026-04',
      driverIds: [drivers['Ada']],
      totalMinor: 22_015,
      ...more,
    })
  expect((await approve({ totalMinor: 22_016 })).json()).toMatchObject({ code: 'pay_changed' })
  now = Date.parse('2026-04-30T10:00:00Z')
  expect((await approve({})).json()).toMatchObject({ code: 'pay_incomplete' })
  now = Date.parse('2026-05-04T10:00:00Z')
  await drive('Ben', '2026-04-16', { isFinished: false })
  expect(
    (await approve({ driverIds: [drivers['Ada'], drivers['Ben']], totalMinor: 22_015 + 3_805 })).json(),
  ).toMatchObject({
    code: 'pay_incomplete',
  })
  const answers = await Promise.all([approve({}), approve({})])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  // A later drive of that month, and a correction, change nothing.
  await drive('Ada', '2026-04-17', { hours: 5 })
  expect(await statement('Ada')).toMatchObject({ totalMinor: 22_015, days: [{}, {}] })
  const correction = { driverId: drivers['Ada'], date: '2026-04-17', amountMinor: 100, reason: 'Late' }
  expect((await call('POST', '/pay-corrections', correction)).json()).toMatchObject({ code: 'pay_approved' })
  const { corrections } = await statement('Ada')
  expect((await call('DELETE', `/pay-corrections/${corrections[0]!.id}`)).json()).toMatchObject({
    code: 'pay_approved',
  })
  await expect(owner('update public.pay_statements set total_minor = 1', [])).rejects.toThrow('pay_approved')
  const [audit] = await owner<{ count: number }>(
    `select count(*)::int as count from public.audit_log where tenant_id = $1 and action in ('pay_statements.insert', 'pay_rules.insert', 'pay_corrections.insert')`,
    [company.tenantId],
  )
  expect(audit!.count).toBe(6)
})

it('[M91] writes CSV and PDF, and neutralises formulas', async () => {
  await call('POST', '/pay-corrections', {
    driverId: drivers['Ben'],
    date: '2026-04-20',
    amountMinor: 500,
    reason: '=HYPERLINK("x")',
  })
  const csv = await call('GET', '/pay-statements/file?month=2026-04')
  const lines = csv.body.trim().split(/\r?\n/)
  expect(lines[0]).toMatch(/driver,month,state,date,line,quantity,rate,amount,currency,rule,routes,reason/)
  expect(lines[1]).toContain('Ada,2026-04,approved,2026-04-14,hours,7,15,105,')
  expect(csv.body).not.toContain(',=HYPERLINK')
  const pdf = await call('GET', `/pay-statements/file?month=2026-04&format=pdf&driverId=${drivers['Ada']}`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

it('[M91] shows drivers their own statement only', async () => {
  const statement = await call('GET', '/driver/pay?month=2026-04', undefined, company.keys.driver)
  expect(statement.json()).toMatchObject({ driver: { name: 'Ada' }, totalMinor: 22_015 })
  for (const key of [company.keys.dispatcher, company.keys.viewer, company.keys.driver])
    for (const url of ['/pay-statements?month=2026-04', '/pay-rules', '/pay-statements/file?month=2026-04'])
      expect((await call('GET', url, undefined, key)).statusCode).toBe(403)
  expect(
    (await call('GET', '/driver/pay?month=2026-04', undefined, company.keys.dispatcher)).statusCode,
  ).toBe(404)
  expect((await call('GET', '/pay-statements?month=2026-13')).statusCode).toBe(400)
})
