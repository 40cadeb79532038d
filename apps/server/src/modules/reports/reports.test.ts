// Reports over a fixed day: figures equal analytics, bounds, rights, sharing, and mails once a period.
import {
  analyticsResponse,
  measuresBy,
  MEASURE_RULES,
  mailPeriodStart,
  reportDays,
  reportResponse,
  savedReport,
  savedReportsResponse,
} from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analytics } from '../analytics/module.ts'
import { measureRoutes } from '../analytics/queries.ts'
import { sumUp } from '../analytics/service.ts'
import { readPaidDays } from '../pay/statements.ts'
import type { ReportTools } from './run-report.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { mailReports } from './mail-reports.ts'
import { reportsModule } from './module.ts'

const DAY = '2026-04-16'
let api: TestApi
let company: TestCompany
/** Thursday 16 April 2026, 12:00 in Berlin, until a test moves it. */
let now = Date.parse(`${DAY}T10:00:00Z`)
const vans: string[] = []
const payOf: ReportTools['payOf'] = (deps, period) =>
  readPaidDays({ ...deps, tools: { measureRoutes } }, period)
const tools = { measureRoutes, sumUp, payOf }

const owner = <Row extends object = { id: string }>(sql: string, values: unknown[]) =>
  api.platform.database.asOwner<Row>(sql, values)

async function addRoute(van: string, date: string): Promise<void> {
  await owner(
    `insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, status, depart_at, return_at, distance_metres,
      duration_seconds, load_packages, started_at, finished_at)
    values ($1, $2, $3, $4, $5, 'finished', $6, $6, 20000, 10800, 40, $6, $6::timestamptz + interval '4 hours')`,
    [company.tenantId, date, vans.indexOf(van) + 1, van, company.depotId, `${date}T08:00:00Z`],
  )
}

beforeAll(async () => {
  api = await testApi([analytics, reportsModule(tools)], {
    clock: { now: () => now, elapsed: () => performance.now() },
  })
  company = await api.company({ timeZone: 'Europe/Berlin' })
  for (const name of ['Van 1', 'Van 2']) {
    const [row] = await owner(
      `insert into public.vehicles (tenant_id, name, registration, depot_id, cost_fixed_minor, cost_per_hour_minor, cost_per_km_minor,
        capacity_packages) values ($1, $2, $2, $3, 1000, 2000, 50, 100) returning id`,
      [company.tenantId, name, company.depotId],
    )
    vans.push(row!.id)
  }
  await addRoute(vans[0]!, '2026-04-13')
  await addRoute(vans[0]!, '2026-04-15')
  await addRoute(vans[1]!, '2026-04-15')
  await addRoute(vans[1]!, '2026-03-31')
})
afterAll(() => api.close())

const read = (query: string, key = company.keys.viewer) => api.call(key, 'GET', `/reports/figures?${query}`)
const definition = { measures: ['cost', 'paidTime'], by: 'vehicle', span: 'last_7_days' }
const save = (body: object, key = company.keys.dispatcher) =>
  api.call(key, 'POST', '/reports', { body: { name: 'Costs', definition, ...body } })
const listed = async (key: string) =>
  savedReportsResponse.parse((await api.call(key, 'GET', '/reports')).json()).items.map(({ name }) => name)
const memberOf = async (role: string) =>
  (
    await owner<{ user_id: string }>(
      'select user_id from public.memberships where tenant_id = $1 and role = $2 order by created_at limit 1',
      [company.tenantId, role],
    )
  )[0]!.user_id
const mails = () =>
  owner<{ recipient: string; subject: string; attachment: Buffer; state: string }>(
    `select recipient, subject, attachment, state from public.outbox where tenant_id = $1 and dedupe_key like 'report %' order by created_at, recipient`,
    [company.tenantId],
  )

it('[M93] gives every measure the value that analytics computes', async () => {
  const report = reportResponse.parse(
    (
      await read(
        `measures=${measuresBy('vehicle').join()}&by=vehicle&span=custom&from=2026-04-10&to=2026-04-15`,
      )
    ).json(),
  )
  const fullReport = analyticsResponse.parse(
    (
      await api.call(company.keys.viewer, 'GET', '/analytics?from=2026-04-10&to=2026-04-15&by=vehicle')
    ).json(),
  )
  expect(report.rows.map(({ label }) => label)).toEqual(['Van 1', 'Van 2'])
  for (const [i, item] of fullReport.items.entries())
    expect(report.rows[i]!.values).toEqual(
      measuresBy('vehicle').map((key) => MEASURE_RULES[key].read(item, 'km')),
    )
  expect(report.total).toEqual(
    measuresBy('vehicle').map((key) => MEASURE_RULES[key].read(fullReport.total, 'km')),
  )
  // Three routes of four hours: 10.00 each, 20.00 an hour, 0.50 a km of 20 km.
  const cost = reportResponse.parse((await read('measures=cost,timeCost&by=day&span=last_7_days')).json())
  expect(cost).toMatchObject({ from: '2026-04-09', to: '2026-04-15', total: [300, 240] })
})

it('[M93] adds driver pay for those who may see it, in reports of their own', async () => {
  const [driver] = await owner(
    `insert into public.drivers (tenant_id, name) values ($1, 'Ann') returning id`,
    [company.tenantId],
  )
  await owner('update public.routes set driver_id = $2 where tenant_id = $1 and vehicle_id = $3', [
    company.tenantId,
    driver!.id,
    vans[0],
  ])
  await owner(
    `insert into public.pay_rules (tenant_id, name, starts_on, per_hour_minor) values ($1, 'Vans', '2026-01-01', 1500)`,
    [company.tenantId],
  )
  const path = (query: string) => `/reports/figures?measures=driverPay&span=last_7_days&${query}`
  const asAdmin = (query: string) => api.call(company.keys.admin, 'GET', path(query))
  const byDriver = reportResponse.parse((await asAdmin('by=driver')).json())
  // Two routes of four hours.
  expect(byDriver.rows.map(({ label, values }) => [label, ...values])).toContainEqual(['Ann', 120])
  expect(byDriver.total).toEqual([120])
  expect(reportResponse.parse((await asAdmin('by=week')).json()).rows).toMatchObject([{ values: [120] }])
  expect((await api.call(company.keys.viewer, 'GET', path('by=driver'))).statusCode).toBe(403)
  for (const query of ['by=vehicle', 'by=customer', `by=day&vehicleId=${vans[0]}`])
    expect((await asAdmin(query)).statusCode, query).toBe(400)
  const save = (more: object, key = company.keys.admin) =>
    api.call(key, 'POST', '/reports', {
      body: {
        name: 'Pay',
        definition: { measures: ['driverPay'], by: 'driver', span: 'last_month' },
        ...more,
      },
    })
  expect((await save({ isShared: true })).json().details).toMatchObject([{ field: 'isShared' }])
  expect((await save({}, company.keys.dispatcher)).statusCode).toBe(403)
  const saved = await save({})
  expect(saved.statusCode).toBe(201)
  await api.call(company.keys.admin, 'DELETE', `/reports/${saved.json().id}`)
})

it('[M93] groups by week and month, and filters by van', async () => {
  const keys = async (query: string) =>
    reportResponse.parse((await read(query)).json()).rows.map(({ key, values }) => [key, ...values])
  expect(await keys('measures=paidTime&by=month&span=last_30_days')).toEqual([
    ['2026-03-01', 4],
    ['2026-04-01', 12],
  ])
  expect(await keys('measures=paidTime&by=week&span=last_30_days')).toEqual([
    ['2026-03-30', 4],
    ['2026-04-13', 12],
  ])
  expect(await keys(`measures=paidTime&by=week&span=last_7_days&vehicleId=${vans[1]}`)).toEqual([
    ['2026-04-13', 4],
  ])
})

it('[M93] refuses unknown measures, texts of SQL, and more rows than a report may have', async () => {
  for (const query of [
    'measures=cost;drop&by=day&span=yesterday',
    'measures=cost&by=r.date&span=yesterday',
    'measures=cost&by=customer&span=yesterday',
    'measures=cost&by=day&span=custom&from=2020-01-01&to=2026-01-01',
    'measures=cost&by=day&span=yesterday&vehicleId=1 or true',
    'measures=cost&by=day&span=yesterday&where=true',
  ])
    expect((await read(query)).statusCode, query).toBe(400)
  await owner(
    `insert into public.drivers (tenant_id, name) select $1, 'Many ' || n from generate_series(1, 1001) n`,
    [company.tenantId],
  )
  await owner(
    `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, status, depart_at, return_at,
      distance_metres, duration_seconds, load_packages, started_at, finished_at)
    select $1, '2025-01-01', row_number() over (), $3, id, $2, 'finished', now(), now(), 1, 1, 1, now(), now()
    from public.drivers where tenant_id = $1 and name like 'Many %'`,
    [company.tenantId, company.depotId, vans[0]],
  )
  const many = await read('measures=cost&by=driver&span=custom&from=2025-01-01&to=2025-01-01')
  expect(many.json()).toMatchObject({ code: 'report_too_large' })
  expect(many.statusCode).toBe(422)
  const byDay = await read('measures=cost&by=day&span=custom&from=2025-01-01&to=2025-01-01')
  expect(byDay.statusCode).toBe(200)
})

it('[M93] writes CSV and XLSX with plain numbers', async () => {
  const file = (format: string) =>
    api.call(
      company.keys.viewer,
      'GET',
      `/reports/file?measures=cost,driven&by=vehicle&span=last_7_days&format=${format}`,
    )
  expect((await file('csv')).body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'vehicle,cost_usd,driven_km',
    'Van 1,200,',
    'Van 2,100,',
  ])
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('[M93] shows a report only to its maker until it is shared, and checks the rights of readers', async () => {
  const mine = savedReport.parse((await save({})).json())
  expect(await listed(company.keys.dispatcher)).toEqual(['Costs'])
  expect(await listed(company.keys.admin)).toEqual([])
  expect(await listed(company.keys.viewer)).toEqual([])
  expect((await save({})).json()).toMatchObject({ code: 'report_name_taken' })
  const change = (key: string, body: object) => api.call(key, 'PATCH', `/reports/${mine.id}`, { body })
  expect((await change(company.keys.admin, { name: 'Mine' })).statusCode).toBe(404)
  expect((await change(company.keys.viewer, { name: 'Mine' })).statusCode).toBe(403)
  expect((await change(company.keys.dispatcher, { isShared: true })).statusCode).toBe(200)
  expect(await listed(company.keys.viewer)).toEqual(['Costs'])
  expect((await change(company.keys.admin, { name: 'Costs by van' })).json()).toMatchObject({
    name: 'Costs by van',
    isMine: false,
  })
  expect((await api.call(company.keys.driver, 'GET', '/reports')).statusCode).toBe(403)
  const other = await api.company()
  expect(await listed(other.keys.admin)).toEqual([])
  expect((await api.call(company.keys.dispatcher, 'DELETE', `/reports/${mine.id}`)).statusCode).toBe(204)
})

it('[M93] mails a report once a period to members who may see it, and to nobody who left', async () => {
  const viewer = await memberOf('viewer')
  const dispatcher = await memberOf('dispatcher')
  const refused = await save({ mailEvery: 'daily', readers: [viewer] })
  expect(refused.json()).toMatchObject({ code: 'validation_failed' })
  const stranger = await save({ isShared: true, mailEvery: 'daily', readers: [(await api.company()).userId] })
  expect(stranger.json()).toMatchObject({ code: 'validation_failed' })
  const saved = await save({
    name: 'Daily',
    isShared: true,
    mailEvery: 'daily',
    readers: [viewer, dispatcher],
  })
  expect(saved.statusCode, saved.body).toBe(201)

  const at = async (time: string) => {
    now = Date.parse(time)
    // Two workers at once.
    await Promise.all([mailReports({ ...api.platform, tools }), mailReports({ ...api.platform, tools })])
    return (await mails()).length
  }
  // The day on which it begins has no mail; the next begins at six in Berlin.
  expect(await at('2026-04-16T20:00:00Z')).toBe(0)
  expect(await at('2026-04-17T03:59:00Z')).toBe(0)
  expect(await at('2026-04-17T04:00:00Z')).toBe(2)
  expect(await at('2026-04-17T04:15:00Z')).toBe(2)
  const [first] = await mails()
  expect(first!.subject).toMatch(/^Daily: 10\s?–\s?16 April 2026$/)
  expect(first!.attachment.toString()).toContain('Van 1,200,8')

  await owner('update public.memberships set status = $3 where tenant_id = $1 and user_id = $2', [
    company.tenantId,
    viewer,
    'suspended',
  ])
  expect(await at('2026-04-18T05:00:00Z')).toBe(3)
  await owner('delete from public.memberships where tenant_id = $1 and user_id = $2', [
    company.tenantId,
    viewer,
  ])
  expect(await at('2026-04-19T05:00:00Z')).toBe(4)
  const { items } = savedReportsResponse.parse((await api.call(company.keys.admin, 'GET', '/reports')).json())
  expect(items.map(({ readers }) => readers.map(({ userId }) => userId))).toEqual([[dispatcher]])
})

it('[M93] counts rolling periods in whole days, weeks from Monday and calendar months', () => {
  expect(reportDays({ span: 'last_week' }, '2026-04-19')).toEqual({ from: '2026-04-06', to: '2026-04-12' })
  expect(reportDays({ span: 'last_month' }, '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(reportDays({ span: 'yesterday' }, '2026-01-01')).toEqual({ from: '2025-12-31', to: '2025-12-31' })
  expect(mailPeriodStart('weekly', '2026-04-19')).toBe('2026-04-13')
  expect(mailPeriodStart('monthly', '2026-04-19')).toBe('2026-04-01')
})
