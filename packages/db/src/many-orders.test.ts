// Thousands of orders at once: row checks hold, and are evaluated once a statement.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
const COMPANIES = { running: crypto.randomUUID(), ended: crypto.randomUUID() }

beforeAll(async () => {
  database = await testDatabase()
  for (const [name, id] of Object.entries(COMPANIES)) {
    await database.asOwner(`insert into public.tenants (id, name, slug) values ($1, $2, $3)`, [
      id,
      name,
      `many-${name}`,
    ])
    await database.asOwner(
      `insert into public.subscriptions (tenant_id, plan_id, status, vehicle_limit, trial_ends_at)
       select $1, id, 'trial', 3, now() + $2::interval from public.subscription_plans order by id limit 1`,
      [id, name === 'running' ? '1 day' : '-1 day'],
    )
    await database.asOwner(
      `insert into public.addresses (tenant_id, text, normalised, lat, lng, confidence, accuracy, source)
       values ($1, '1 Mill Lane', '1 mill lane', 46.9, -125.3, 1, 'given', 'file')`,
      [id],
    )
    await database.asOwner(
      `insert into public.recipients (tenant_id, name, email) values ($1, 'Ann', 'ann@many.example'), ($1, 'Bob', null)`,
      [id],
    )
  }
})
afterAll(() => database.close())

/** Inserts orders of both companies, or of the named one, with two recipients each, in one statement. */
const INSERT = `
  insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
  select r.tenant_id, 'M-' || r.name, '2026-04-16', r.id, a.id
  from public.recipients r join public.addresses a on a.tenant_id = r.tenant_id
  where r.tenant_id = any ($1) returning tenant_id, id`

describe('a statement of many rows', () => {
  it('is refused completely when the trial of one of its companies has ended', async () => {
    await expect(database.asOwner(INSERT, [Object.values(COMPANIES)])).rejects.toMatchObject({
      message: 'trial_ended',
    })
    expect(await database.asOwner(`select from public.orders where reference like 'M-%'`)).toEqual([])
  })

  it('starts each timeline once, and shows a driver only the wishes of that recipient', async () => {
    const person = crypto.randomUUID()
    await database.asOwner(
      `insert into auth.users (id, email, email_confirmed_at) values ($1, 'Ann@many.example', now())`,
      [person],
    )
    await database.asOwner(
      `insert into public.standing_wishes (tenant_id, user_id, address_id, place) select tenant_id, $1, id, 'garage' from public.addresses where tenant_id = $2`,
      [person, COMPANIES.running],
    )
    await database.asOwner(
      `with o as (${INSERT}) insert into public.deliveries (tenant_id, order_id) select tenant_id, id from o`,
      [[COMPANIES.running]],
    )
    const rows = await database.asOwner(
      `select o.reference, o.instructions, array_agg(e.status || ': ' || e.title) as events
       from public.orders o join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
       join public.delivery_events e on e.tenant_id = d.tenant_id and e.delivery_id = d.id and e.at = d.status_at
       where o.reference like 'M-%' group by 1, 2 order by 1`,
    )
    expect(rows).toEqual([
      { reference: 'M-Ann', instructions: 'Recipient asks: leave at garage', events: ['pending: Ordered'] },
      { reference: 'M-Bob', instructions: null, events: ['pending: Ordered'] },
    ])
  })

  it('evaluates no policy row by row', async () => {
    const largestRows = await database.asOwner(
      `select tgrelid::regclass::text || '.' || tgname as trigger from pg_trigger
       where tgrelid = any (array['public.orders', 'public.deliveries', 'public.delivery_events', 'public.addresses', 'public.recipients']::regclass[])
         and not tgisinternal and tgtype & 1 = 1 and tgtype & 4 = 4`,
    )
    expect(largestRows).toEqual([])
  })
})
