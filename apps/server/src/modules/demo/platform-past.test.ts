// The demo's half year of platform history agrees with revenue, invoices and states, and is made once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoBilling } from '../billing/demo-bills.ts'
import { readFigures } from '../billing/figures.ts'
import { testApi, type TestApi } from '../testing.ts'
import { makeDemoCompany, type DemoCompany } from './company.ts'
import { ensurePlatformPast, monthsBefore } from './platform-past.ts'
import { SAMPLE_COMPANIES } from './platform-samples.ts'

let api: TestApi

const rows = <Row>(text: string, ...values: unknown[]): Promise<Row[]> =>
  api.platform.database.asOwner<Row & object>(text, values)
let company: DemoCompany
const makePast = () => ensurePlatformPast(api.platform, demoBilling(api.platform), company)

beforeAll(async () => {
  api = await testApi([], { hasAccounts: true })
  company = await makeDemoCompany(api.platform)
  await makePast()
})
afterAll(() => api.close())

it.each([
  ['2026-11-28T10:00:00Z', 1, '2026-10-28'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28'],
  ['2026-03-31T10:00:00Z', 0, '2026-03-31'],
  ['2026-01-15T10:00:00Z', 6, '2025-07-15'],
])('counts %s back by %i months to %s', (now, months, day) => {
  expect(monthsBefore(new Date(now), months).toISOString().slice(0, 10)).toBe(day)
})

it('leaves each company in the state that its story ends with', async () => {
  const states = await rows<{ slug: string; state: string }>(
    `select t.slug, case when t.status = 'suspended' then 'suspended' else s.status end as state
     from public.tenants t join public.subscriptions s on s.tenant_id = t.id where t.slug like 'sample-%'`,
  )
  const state = new Map(states.map((row) => [row.slug, row.state]))
  expect(state.size).toBe(SAMPLE_COMPANIES.length)
  for (const { slug, leftMonthsAgo, owesSinceMonthsAgo, trialDaysLeft } of SAMPLE_COMPANIES) {
    const ends =
      trialDaysLeft !== undefined
        ? 'trial'
        : leftMonthsAgo !== undefined
          ? 'cancelled'
          : owesSinceMonthsAgo === undefined
            ? 'active'
            : owesSinceMonthsAgo > 1
              ? 'suspended'
              : 'past_due'
    expect([slug, state.get(slug)]).toEqual([slug, ends])
  }
})

it('shows revenue in the months in which companies came and left, and invoices that agree with it', async () => {
  const now = new Date(api.platform.clock.now())
  const figures = await api.platform.asService('figures', ({ trx }) => readFigures(trx, now, undefined))
  expect(figures.months).toHaveLength(6)
  expect(figures.months.every(({ mrrMinor }) => mrrMinor > 0)).toBe(true)
  expect(figures.months.some(({ lostMinor }) => lostMinor < 0)).toBe(true)
  expect(figures.overdueCount).toBeGreaterThan(0)
  const [payments] = await rows<{ early: number; unpaid_late: number }>(
    `select (count(*) filter (where i.status = 'paid' and i.issued_at < now() - interval '2 months'))::int as early,
       (count(*) filter (where i.status = 'open' and t.slug not in (select unnest($1::text[]))))::int as unpaid_late
     from public.invoices i join public.tenants t on t.id = i.tenant_id where t.slug like 'sample-%'`,
    SAMPLE_COMPANIES.flatMap(({ slug, owesSinceMonthsAgo }) =>
      owesSinceMonthsAgo === undefined ? [] : [slug],
    ),
  )
  expect(payments?.early).toBeGreaterThan(5)
  expect(payments?.unpaid_late).toBe(0)
})

it('is created once', async () => {
  const count = () => rows<{ count: string }>('select count(*) from public.invoices')
  const before = await count()
  await makePast()
  expect(await count()).toEqual(before)
})
