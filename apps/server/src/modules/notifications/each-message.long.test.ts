// Each message of a delivery over each channel to its recipient: written once per channel, only as chosen,
// and silent at night.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DeliveryNotice, NoticeChannel } from '@dropwise/contracts'
import { makeRoute } from '../driver/testing.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { writeNotices } from './write-notices.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([])
  company = await api.company()
})
afterAll(() => api.close())

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)

interface Parcel {
  deliveryId: string
  userId: string
}

type Happens = (parcel: Parcel) => Promise<unknown>
const moves =
  (...statuses: string[]): Happens =>
  async ({ deliveryId }) => {
    for (const status of statuses)
      await asOwner('update public.deliveries set status = $2 where id = $1', [deliveryId, status])
  }
const ON_ROAD = ['picked_up', 'in_transit', 'out_for_delivery']

/** The event behind each message. Adding a parcel to a route confirms it. */
const MESSAGES: [kind: DeliveryNotice, title: string, happens: Happens][] = [
  ['order_confirmed', 'is confirmed', async () => {}],
  ['out_for_delivery', 'Your delivery is on its way', moves(...ON_ROAD)],
  [
    'driver_near',
    'Your driver is about 30 minutes away',
    ({ deliveryId }) =>
      asOwner('update public.deliveries set driver_near_at = now() where id = $1', [deliveryId]),
  ],
  [
    'driver_arrived',
    'Your driver has arrived',
    ({ deliveryId }) =>
      asOwner(`update public.stops set status = 'arrived' where delivery_id = $1`, [deliveryId]),
  ],
  ['delivered', 'Your delivery has arrived', moves(...ON_ROAD, 'delivered')],
  ['delivery_failed', 'Your delivery could not be made', moves(...ON_ROAD, 'failed')],
]
/** Channels that each choice opens, as the outbox and the account's list name them. */
const WAYS: [choice: NoticeChannel[], ways: string[]][] = [
  [[], []],
  [['email'], ['email']],
  [['text'], ['sms']],
  [['here'], ['here', 'push']],
  [
    ['text', 'email', 'here'],
    ['email', 'here', 'push', 'sms'],
  ],
]

/** A parcel on a route whose recipient follows it from an account with one subscribed browser. */
async function parcelFor(choices: Partial<Record<DeliveryNotice, NoticeChannel[]>>): Promise<Parcel> {
  const { stops } = await makeRoute(api, company, { stops: 1, number: (routes += 1) })
  const email = `${randomUUID()}@example.com`
  const [outboxRow] = await asOwner<{ id: string }>(
    `update public.recipients c set email = $2 from public.orders o, public.deliveries d
     where o.id = $1 and d.order_id = o.id and c.id = o.recipient_id returning d.id`,
    [stops[0]!.orderId, email],
  )
  const [user] = await asOwner<{ id: string }>(
    'insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id',
    [email],
  )
  const parcel = { deliveryId: outboxRow!.id, userId: user!.id }
  await asOwner(
    `insert into public.profiles (id, email, notification_choices) values ($1, $2, $3)
     on conflict (id) do update set notification_choices = excluded.notification_choices`,
    [parcel.userId, email, choices],
  )
  await asOwner('insert into public.delivery_claims (tenant_id, delivery_id, user_id) values ($1, $2, $3)', [
    company.tenantId,
    parcel.deliveryId,
    parcel.userId,
  ])
  await asOwner(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, device)
     values ($1, $2, repeat('A', 87), repeat('A', 22), 'Firefox on Linux')`,
    [parcel.userId, `https://push.example.com/${randomUUID()}`],
  )
  return parcel
}
let routes = 20

interface SentNotice extends Record<string, unknown> {
  way: string
  title: string
  waits: boolean
}
/** All messages about a parcel, by channel. */
const noticesOf = ({ deliveryId, userId }: Parcel) =>
  asOwner<SentNotice>(
    `select channel as way, coalesce(subject, body) as title, send_after is not null as waits from public.outbox
     where delivery_id = $1 or (channel = 'push' and recipient in (select id::text from public.push_subscriptions where user_id = $2))
     union all select 'here', title, false from public.notifications where user_id = $2
     order by way, title`,
    [deliveryId, userId],
  )

const quietHours = (hours: { from: string; to: string } | null) =>
  asOwner(`update public.tenants set settings = jsonb_build_object('notices', $2::jsonb) where id = $1`, [
    company.tenantId,
    JSON.stringify({ quietHours: hours }),
  ])
const only = (kind: DeliveryNotice, choice: NoticeChannel[]) => ({
  order_confirmed: [],
  out_for_delivery: [],
  [kind]: choice,
})

it.each(MESSAGES)('[9-4] %s is written once for each way that was chosen', async (kind, title, happens) => {
  await quietHours(null)
  for (const [choice, ways] of WAYS) {
    const parcel = await parcelFor(only(kind, choice))
    await happens(parcel)
    // Two concurrent workers, and one more later.
    await Promise.all([writeNotices(api.platform), writeNotices(api.platform)])
    await writeNotices(api.platform)
    const notices = await noticesOf(parcel)
    const about = notices.filter(({ title: noticeTitle }) => noticeTitle.includes(title))
    expect(
      about.map(({ way }) => way),
      choice.join(),
    ).toEqual(ways)
    expect(
      about.filter(({ waits }) => waits),
      'nothing waits by day',
    ).toEqual([])
  }
})

it.each(MESSAGES)(
  '%s rings at no quiet hour, and is mailed and listed at once',
  async (kind, title, happens) => {
    // Quiet hours from an hour ago for twenty hours: short-lived messages are dropped, the rest waits.
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 13)
    await asOwner(`update public.tenants set time_zone = 'UTC' where id = $1`, [company.tenantId])
    const parcel = await parcelFor(only(kind, ['text', 'email', 'here']))
    await asOwner(
      `update public.addresses a set lat = 0, lng = -30 from public.orders o, public.deliveries d
     where d.id = $1 and o.id = d.order_id and a.id = o.address_id`,
      [parcel.deliveryId],
    )
    await quietHours({ from: `${clock(-1)}:00`, to: `${clock(19)}:00` })
    await happens(parcel)
    await writeNotices(api.platform)
    const about = (await noticesOf(parcel)).filter(({ title: noticeTitle }) => noticeTitle.includes(title))
    const keepsForMorning = ['order_confirmed', 'delivered', 'delivery_failed'].includes(kind)
    expect(about.map(({ way, waits }) => [way, waits])).toEqual([
      ['email', false],
      ['here', false],
      ...(keepsForMorning
        ? [
            ['push', true],
            ['sms', true],
          ]
        : []),
    ])
  },
)
