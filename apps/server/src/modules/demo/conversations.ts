// Writes conversations between the demo's recipients and its staff, so that the messages screen starts with threads.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

interface Line {
  author: 'recipient' | 'dispatch' | 'driver'
  /** Minutes after the conversation began. */
  after: number
  text: string
}

/** Texts that fit every parcel, delivered or not. */
const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    {
      author: 'recipient',
      after: 0,
      text: 'We close for lunch between twelve and one. Please ring next door.',
    },
    { author: 'dispatch', after: 4, text: 'Thank you, the driver has it in the notes.' },
    { author: 'recipient', after: 6, text: 'Perfect.' },
  ],
  [
    { author: 'recipient', after: 0, text: 'The doorbell is broken. Could the driver call me at the door?' },
    { author: 'dispatch', after: 3, text: 'Yes. Which number is best?' },
    { author: 'recipient', after: 9, text: 'The one on the label. Thanks!' },
    { author: 'driver', after: 15, text: 'I will call when I park.' },
  ],
  [
    { author: 'recipient', after: 0, text: 'Is there one box or two? I ordered two.' },
    {
      author: 'dispatch',
      after: 12,
      text: 'Your order says how many on the tracking page. If one is missing, write to us here.',
    },
  ],
  [{ author: 'recipient', after: 0, text: 'May the parcel stay with the café downstairs? They know me.' }],
  [
    {
      author: 'recipient',
      after: 0,
      text: 'The gate code changed this week: please use the side entrance in the lane.',
    },
  ],
]
/** Conversations of a past day; all of them are answered. */
const PER_PAST_DAY = 2
const ANSWERED = CONVERSATIONS.filter((lines) => lines.some(({ author }) => author !== 'recipient'))
/** Minutes from the start of a conversation about a past stop to the moment when the driver left the stop. */
const LEAD_MINUTES = 90
/** Minutes between today's conversations, the newest a few minutes old. */
const TODAY_GAP_MINUTES = 13

/** Writes two conversations of a past day, read by both sides. */
export async function writePastConversations(
  trx: Trx,
  tenantId: string,
  planId: string,
  date: string,
): Promise<void> {
  const day = Number(date.slice(8))
  const talks = Array.from({ length: PER_PAST_DAY }, (_, i) => ANSWERED[(day + i) % ANSWERED.length]!)
  await write(trx, tenantId, planId, talks, {
    begin: sql`c.departed_at - make_interval(mins => ${LEAD_MINUTES})`,
    isRead: true,
  })
}

/** Writes today's conversations once; recipients' last messages are unread. */
export async function writeTodaysConversations(trx: Trx, tenantId: string, planId: string): Promise<void> {
  await write(trx, tenantId, planId, CONVERSATIONS, {
    begin: sql`now() - make_interval(mins => (${CONVERSATIONS.length} - c.place::int + 1) * ${TODAY_GAP_MINUTES} + 5)`,
    isRead: false,
  })
}

async function write(
  trx: Trx,
  tenantId: string,
  planId: string,
  conversations: readonly (readonly Line[])[],
  { begin, isRead }: { begin: ReturnType<typeof sql>; isRead: boolean },
): Promise<void> {
  const lines = conversations.flatMap((talk, i) =>
    talk.map((line, n) => ({
      ...line,
      place: i + 1,
      // The author of an answer has read the earlier messages.
      isRead: isRead || talk.slice(n).some(({ author }) => author !== line.author),
    })),
  )
  await sql`
    with candidates as (
      select d.id, s.departed_at, row_number() over (order by md5(o.reference)) as place
      from public.deliveries d
      join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
      join public.stops s on s.tenant_id = d.tenant_id and s.delivery_id = d.id
      join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
      where d.tenant_id = ${tenantId} and r.plan_id = ${planId} and not exists (
        select from public.delivery_claims c where c.tenant_id = d.tenant_id and c.delivery_id = d.id)
      and not exists (select from public.messages m join public.stops t on t.tenant_id = m.tenant_id and t.delivery_id = m.delivery_id
        join public.routes p on p.tenant_id = t.tenant_id and p.id = t.route_id
        where m.tenant_id = ${tenantId} and p.plan_id = ${planId})),
    lines as (
      select c.id as delivery_id, l.author, l.text, l."isRead", l.place,
        (${begin})::timestamptz + make_interval(mins => l.after) as at
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l (place int, author text, after int, text text, "isRead" boolean)
      join candidates c on c.place = l.place)
    insert into public.messages (tenant_id, delivery_id, author, body, created_at, read_at)
    select ${tenantId}, delivery_id, author, text, at, case when "isRead" then at + interval '2 minutes' end
    from lines order by at`.execute(trx)
}
