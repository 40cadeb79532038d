// Rows beyond their retention are deleted in batches; younger, open or pending ones stay.
import { retention, type RetainedData } from '@dropwise/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillAccessFixture } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
const rows = <Row extends object>(text: string, values: unknown[] = []) => database.asOwner<Row>(text, values)
const count = async (from: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n
const prune = async (what: string, most = 5_000) =>
  (await rows<{ removed: number }>('select app.prune($1, $2) as removed', [what, most]))[0]!.removed
const setPeriods = (periods: Partial<Record<RetainedData, number>>) =>
  rows(
    `insert into app.settings (key, value) values ('retention', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(retention.parse(periods))],
  )

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
})
afterAll(() => database.close())
beforeEach(() => rows(`delete from app.settings where key = 'retention'`))

/** Seven old rows and three young ones. */
const AGES = `(select case when n <= 7 then now() - interval '100 days' - n * interval '1 hour' else now() - interval '5 days' - n * interval '1 hour' end as at, n
  from generate_series(1, 10) n) ages`

it('keeps everything for ever by default, except calls and sign-ins', async () => {
  for (const what of ['positions', 'proofs', 'attachments', 'outbox', 'tickets'])
    expect([what, await rows('select app.kept_until($1) as until', [what])]).toEqual([
      what,
      [{ until: null }],
    ])
  const [row] = await rows(`select (now() - app.kept_until('webhook_calls')) = interval '30 days' as calls,
    (now() - app.kept_until('sign_ins')) = interval '90 days' as sign_ins`)
  expect(row).toEqual({ calls: true, sign_ins: true })
})

it('removes the delivery log of webhooks, and never below a week', async () => {
  await rows(`delete from public.webhook_calls`)
  await rows(`insert into public.webhook_calls (tenant_id, endpoint_id, event, payload, created_at)
    select e.tenant_id, e.id, 'delivery.delivered', '{}', ages.at from public.webhook_endpoints e, ${AGES}`)
  expect([await prune('webhook_calls'), await count('public.webhook_calls')]).toEqual([7, 3])
  await rows(`insert into app.settings (key, value) values ('retention', '{"webhook_calls": 1}')`)
  expect([await prune('webhook_calls'), await count('public.webhook_calls')]).toEqual([0, 3])
})

it('empties sent mails, and keeps their rows for counts and against repeated sending', async () => {
  await rows(`delete from public.outbox`)
  await rows(`insert into public.outbox (dedupe_key, recipient, subject, body, html, state, created_at)
    select 'mail ' || n, 'nora@example.com', 'Your parcel', 'Near', '<p>Near', case n when 1 then 'waiting' when 2 then 'held' else 'sent' end, at from ${AGES}`)
  await setPeriods({ outbox: 3 })
  expect([await prune('outbox', 2), await prune('outbox', 2), await prune('outbox', 2)]).toEqual([2, 2, 1])
  expect([
    await count('public.outbox'),
    await count(`public.outbox where recipient = 'nora@example.com'`),
    await count(
      `public.outbox where recipient = 'removed' and subject is null and html is null and body = 'Removed for its age'`,
    ),
  ]).toEqual([10, 5, 5])
  await expect(
    rows(
      `insert into public.outbox (dedupe_key, recipient, body) values ('mail 7', 'nora@example.com', 'Near')`,
    ),
  ).rejects.toMatchObject({ code: '23505' })
})

it('removes closed tickets with their messages, without a copy in the audit log', async () => {
  await rows(`delete from public.support_tickets`)
  await rows(`with made as (insert into public.support_tickets (subject, message, status, closed_at, created_at)
      select 'Ticket ' || n, 'Secret words', case n when 1 then 'open' when 2 then 'pending' else 'closed' end, case when n > 2 then at end, at from ${AGES} returning id)
    insert into public.ticket_messages (ticket_id, author_name, is_from_support, body) select id, 'Ann', true, 'Hello' from made`)
  await setPeriods({ tickets: 2 })
  await rows(`delete from public.audit_log`)
  expect(await prune('tickets')).toBe(5)
  expect([await count('public.support_tickets'), await count('public.ticket_messages')]).toEqual([5, 5])
  expect(await rows('select action, label from public.audit_log')).toEqual([
    { action: 'retention.remove', label: '5 of tickets' },
  ])
})

it('removes sign-ins of all people, not only of those who sign in again', async () => {
  await rows(`delete from app.sign_ins`)
  await rows(`insert into app.sign_ins (user_id, outcome, method, at) select u.id, 'signed_in', 'password', ages.at
    from (select id from auth.users limit 1) u, ${AGES}`)
  expect([await prune('sign_ins'), await count('app.sign_ins')]).toEqual([7, 3])
})

it('removes files of expired days, and names of deleted proofs', async () => {
  await setPeriods({ attachments: 2, proofs: 2 })
  await rows(`update public.order_attachments set created_at = now() - interval '100 days'`)
  await rows(
    `update public.orders set date = current_date + 1 where id in (select order_id from public.order_attachments)`,
  )
  expect([await prune('attachments'), await count('public.order_attachments')]).toEqual([0, 1])
  await rows(
    `update public.orders set date = current_date - 90 where id in (select order_id from public.order_attachments)`,
  )
  expect([await prune('attachments'), await count('public.order_attachments')]).toEqual([1, 0])

  await rows(
    `update public.driver_events set files = '{a/b/door.jpg}', proof = '{"name": "Nora"}', received_at = now() - interval '100 days'`,
  )
  expect([await prune('proofs'), await prune('proofs')]).toEqual([await count('public.driver_events'), 0])
  expect(
    await count(`public.driver_events where files = '{}' and proof ->> 'name' = 'Nora'`),
  ).toBeGreaterThan(0)
})
