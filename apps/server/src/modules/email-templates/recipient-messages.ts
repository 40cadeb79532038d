// A company's own words for each message to recipients, by channel and language, and drafts of them sent to
// the person who writes.
import {
  dialable,
  fillOwnWording,
  lintMessage,
  mailLanguageOf,
  mailLogoUrl,
  publicOrigin,
  sampleDelivery,
  REQUEST_NOTICES,
  type RecipientNotice,
  type MailLanguage,
  type MessageChannel,
  type MessageTest,
  type MessageTestResult,
  type MessageWording,
  type RecipientMessage,
  type RecipientMessages,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { queuePush } from '../../platform/push/queue-push.ts'

type Deps = Pick<Platform, 'asService'>

/** One message to recipients and the readers of a text for it. */
export interface MessageFor {
  kind: RecipientNotice
  channel: MessageChannel
  language: MailLanguage | null
}

export function readMessages({ asService }: Deps, { tenantId }: Member): Promise<RecipientMessages> {
  return asService('messages to recipients of a company', ({ trx }) => listMessages(trx, tenantId))
}

async function listMessages(trx: Trx, tenantId: string): Promise<RecipientMessages> {
  const { rows } = await sql<RecipientMessage>`
    select kind, channel, language, title, message from public.recipient_message_texts
    where tenant_id = ${tenantId} order by kind, channel, language nulls first`.execute(trx)
  return { language: await languageOf(trx, tenantId), items: rows }
}

async function languageOf(trx: Trx, tenantId: string): Promise<MailLanguage> {
  const { locale } = onlyRow(
    await sql<{ locale: string }>`select locale from public.tenants where id = ${tenantId}`.execute(trx),
  )
  return mailLanguageOf(locale)
}

/** The text as it is stored: text messages have no title. Throws validation_failed for what cannot be sent. */
function checked({ kind, channel }: MessageFor, { title, message }: MessageWording): MessageWording {
  if (kind === 'order_confirmed' && channel === 'email')
    throw errors.validation_failed([
      { field: 'channel', message: 'Word this email under /company/recipient-mails/order_confirmation.' },
    ])
  if (channel === 'push' && REQUEST_NOTICES.some((request) => request === kind))
    throw errors.validation_failed([
      { field: 'channel', message: 'Visitors of the order form get emails and text messages.' },
    ])
  const wording = { title: channel === 'text' ? '' : title, message }
  const wrong = lintMessage(wording, kind, channel).filter(({ level }) => level === 'error')
  if (wrong.length > 0)
    throw errors.validation_failed(
      wrong.map((problem) => ({
        field: problem.field === 'Subject' ? 'title' : 'message',
        message: problem.message,
      })),
    )
  return wording
}

export function writeMessage(
  { asService }: Deps,
  { tenantId }: Member,
  which: MessageFor,
  body: MessageWording,
): Promise<RecipientMessages> {
  const { title, message } = checked(which, body)
  const { kind, channel, language } = which
  return asService('word a message to recipients', async ({ trx }) => {
    await sql`
      insert into public.recipient_message_texts (tenant_id, kind, channel, language, title, message)
      values (${tenantId}, ${kind}, ${channel}, ${language}, ${title}, ${message})
      on conflict (tenant_id, kind, channel, language) do update
      set title = excluded.title, message = excluded.message`.execute(trx)
    return listMessages(trx, tenantId)
  })
}

/** Returns to the product's text. Succeeds when there is nothing to remove. */
export function resetMessage(
  { asService }: Deps,
  { tenantId }: Member,
  { kind, channel, language }: MessageFor,
): Promise<RecipientMessages> {
  return asService('reset a message to recipients', async ({ trx }) => {
    await sql`
      delete from public.recipient_message_texts
      where tenant_id = ${tenantId} and kind = ${kind} and channel = ${channel}
        and language is not distinct from ${language}`.execute(trx)
    return listMessages(trx, tenantId)
  })
}

/** Maximum number of drafts that a company sends in an hour: each text message costs its platform money. */
const TESTS_AN_HOUR = 20
const HOUR_MS = 3_600_000

/** Sends a draft with the values of a sample delivery: by mail and push to the person who asks. */
export async function testMessage(
  platform: Pick<Platform, 'asService' | 'publicUrl' | 'clock'>,
  member: Member,
  which: MessageFor,
  body: MessageTest,
): Promise<MessageTestResult> {
  const wording = checked(which, body)
  return platform.asService('send a draft of a message', async ({ trx }) => {
    const { tenantId } = member
    const sender = onlyRow(
      await sql<Sender>`
        select t.name as company, (select h.host from public.tracking_hosts h where h.tenant_id = t.id and h.state = 'points_here') as host, t.brand_color as color, t.logo_url as "logoUrl", u.email,
          app.is_company_proven(t.id) as "isProven", (select count(*)::int from public.outbox o
            where o.tenant_id = t.id and o.dedupe_key like 'draft %' and o.created_at > now() - interval '1 hour') as drafts,
          (select count(*)::int from public.push_subscriptions s where s.user_id = ${member.userId}) as browsers
        from public.tenants t left join public.profiles u on u.id = ${member.userId} where t.id = ${tenantId}`.execute(
        trx,
      ),
    )
    if (sender.drafts >= TESTS_AN_HOUR) throw errors.too_many_requests(HOUR_MS / 1000)
    const language = which.language ?? (await languageOf(trx, tenantId))
    const sample = sampleDelivery(sender.company, publicOrigin(platform.publicUrl, sender.host))
    const filled = fillOwnWording(wording, sample, language, which.channel)
    if (!filled) throw errors.validation_failed([{ field: 'message', message: 'Enter a message' }])
    const draft = { key: `draft ${randomUUID()}`, expiresAt: new Date(platform.clock.now() + HOUR_MS) }
    const to = await queueDraft(trx, {
      member,
      sender,
      sample,
      filled,
      draft,
      platform,
      which,
      phone: body.phone,
    })
    return { to, isSending: sender.isProven }
  })
}

interface Sender {
  company: string
  /** The company's own host while it points here. */
  host: string | null
  color: string
  logoUrl: string | null
  email: string | null
  isProven: boolean
  drafts: number
  browsers: number
}

/** Returns whom it goes to. */
async function queueDraft(
  trx: Trx,
  {
    member: { tenantId, userId },
    sender,
    sample,
    filled: { title, message },
    draft: { key, expiresAt },
    platform: { publicUrl },
    which: { channel },
    phone,
  }: {
    member: Member
    sender: Sender
    sample: ReturnType<typeof sampleDelivery>
    filled: MessageWording
    draft: { key: string; expiresAt: Date }
    platform: Pick<Platform, 'publicUrl'>
    which: MessageFor
    phone: string | undefined
  },
): Promise<string> {
  if (channel === 'text') {
    const number = dialable(phone ?? null)
    if (!number) throw errors.phone_needed()
    await sql`select app.queue_text(${key}, ${tenantId}, ${number}, ${message}, ${expiresAt}, null, null)`.execute(
      trx,
    )
    return number
  }
  if (channel === 'push') {
    if (sender.browsers === 0) throw errors.not_found('A browser of yours that gets notifications')
    const payload = { title, body: message, url: sample.url, tag: key }
    await queuePush(trx, { dedupeKey: key, tenantId, userId, payload, expiresAt, sendAfter: null })
    return sender.browsers === 1 ? '1 browser' : `${sender.browsers} browsers`
  }
  if (!sender.email) throw errors.not_found('An email address of yours')
  await queueMail(
    { trx },
    {
      dedupeKey: key,
      tenantId,
      to: sender.email,
      expiresAt,
      type: 'delivery_notification',
      brand: {
        name: sender.company,
        color: sender.color,
        logoUrl: mailLogoUrl(sender.logoUrl, publicUrl),
      },
      values: {
        user_name: sample.recipient,
        company_name: sender.company,
        tracking_number: sample.trackingNumber,
        tracking_url: sample.url,
        headline: title,
        message,
      },
    },
  )
  return sender.email
}
