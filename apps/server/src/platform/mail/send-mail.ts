// Sends one mail or text of the outbox: within its limits, before it expires, and storing the server's
// answer when it fails.
import { withLogosFrom } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'
import type { Platform } from '../platform.ts'
import { Refused } from '../texts/texts.ts'
import { countMail, type MailLimits } from './mail-limits.ts'

interface Row {
  channel: 'email' | 'sms' | 'push'
  recipient: string
  tenantId: string | null
  subject: string | null
  body: string
  html: string | null
  attachmentName: string | null
  attachment: Buffer | null
  isExpired: boolean
  expiresAt: Date | null
  isTrial: boolean
  attempts: number
  /** Another worker is sending it, at most until then. */
  takenUntil: Date | null
  /** Earliest time of sending, if requested; limits are checked again on each try. */
  sendAfter: Date | null
}

/** Longer than a mail server or provider may take. A worker that takes longer counts as dead, and another one sends. */
const CLAIM_TIME = '2 minutes'

const USED_UP = {
  plan: 'The texts of your plan are used up for this month.',
  budget: "Your company's budget for texts is used up for this month. Raise it under Settings, Recipients.",
}

type SendPlatform = Pick<Platform, 'asService' | 'mailer' | 'texts' | 'pusher' | 'publicUrl'>

/**
 * Sends a waiting mail. Returns when to try again if a limit holds it or another worker is sending it.
 * Throws the mail server's error, so that its job retries; `isLast` or a permanent refusal fails it.
 */
export async function sendMail(
  { asService, mailer, texts, pusher, publicUrl }: SendPlatform,
  { id, isLast, limits }: { id: string; isLast: boolean; limits: MailLimits },
): Promise<Date | undefined> {
  const claimed = await asService('take mail', async ({ trx }) => {
    const mail = await readWaiting(trx, id)
    if (!mail) return undefined
    // The other worker may die, so check again when its time is over.
    if (mail.takenUntil) return { sendAfter: mail.takenUntil }
    if (mail.isExpired) {
      await settle(trx, id, { state: 'expired', error: 'Not sent in time.' })
      return undefined
    }
    // Quiet hours.
    if (mail.sendAfter) return { sendAfter: mail.sendAfter }
    const usedUp = mail.channel === 'sms' ? await whyNoText(trx, mail.tenantId) : null
    if (usedUp) {
      await settle(trx, id, { state: 'failed', error: USED_UP[usedUp] })
      return undefined
    }
    // Count a mail once, not each try.
    const heldCount =
      mail.attempts === 0 && mail.channel !== 'push' ? await countMail(trx, mail, limits) : undefined
    if (!heldCount) {
      await sql`update public.outbox set taken_until = now() + ${CLAIM_TIME}::interval where id = ${id}`.execute(
        trx,
      )
      return { mail }
    }
    const sendAfter = new Date(Date.now() + heldCount.seconds * 1000)
    await sql`update public.outbox set error = ${heldCount.reason}, send_after = ${sendAfter} where id = ${id}`.execute(
      trx,
    )
    return { sendAfter }
  })
  if (!claimed?.mail) return claimed?.sendAfter
  try {
    const { state, providerId } = await deliver({ mailer, texts, pusher, publicUrl }, id, claimed.mail)
    const { channel, tenantId } = claimed.mail
    await asService('mail sent', async ({ trx }) => {
      await settle(trx, id, {
        state,
        error: state === 'expired' ? 'This browser no longer receives notices.' : null,
        providerId,
      })
      if (channel === 'sms' && tenantId) await sql`select app.tell_text_use(${tenantId})`.execute(trx)
    })
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 1000) : 'failed'
    const isOver = isLast || isRefused(error)
    await asService('mail failed', ({ trx }) =>
      settle(trx, id, { state: isOver ? 'failed' : 'waiting', error: message }),
    )
    if (!isOver || isLast) throw error
  }
  return undefined
}

/** Passes a mail, text or push notice to its provider. */
async function deliver(
  { mailer, texts, pusher, publicUrl }: Pick<Platform, 'mailer' | 'texts' | 'pusher' | 'publicUrl'>,
  id: string,
  { channel, recipient: to, subject, body, html, attachmentName, attachment, expiresAt }: Row,
): Promise<{ state: 'sent' | 'caught' | 'expired'; providerId: string | null }> {
  if (channel === 'sms') return texts.send({ to, body })
  if (channel === 'push') return { state: await pusher.send(to, body, expiresAt), providerId: null }
  const state = await mailer.send({
    to,
    subject: subject ?? '',
    text: body,
    messageId: `<${id}@dropwise>`,
    ...(html === null ? {} : { html: withLogosFrom(html, publicUrl) }),
    ...(attachment && attachmentName
      ? { attachments: [{ filename: attachmentName, content: attachment }] }
      : {}),
  })
  return { state, providerId: null }
}

/** Whether retries are useless: the mail server answered 5xx, or the provider refused. */
function isRefused(error: unknown): boolean {
  if (error instanceof Refused) return true
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown }
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  )
}

async function readWaiting(trx: Trx, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select o.channel, o.recipient, case when o.error is null and o.send_after > now() then o.send_after end as "sendAfter",
      case when o.taken_until > now() then o.taken_until end as "takenUntil", o.tenant_id as "tenantId", o.subject, o.body, o.html, o.attempts,
      o.attachment_name as "attachmentName", o.attachment,
      coalesce(o.expires_at < now(), false) as "isExpired", o.expires_at as "expiresAt",
      app.is_billing_on() and not exists (select from public.subscriptions s where s.tenant_id = o.tenant_id and s.status in ('active', 'past_due')) as "isTrial"
    from public.outbox o where o.id = ${id} and o.state = 'waiting' for update of o`.execute(trx)
  return rows[0]
}

/** Which limit of the company forbids another text. Texts without a company have no limit. */
async function whyNoText(trx: Trx, tenantId: string | null): Promise<keyof typeof USED_UP | null> {
  if (tenantId === null) return null
  const { rows } = await sql<{
    reason: keyof typeof USED_UP | null
  }>`select app.why_no_text(${tenantId}) as reason`.execute(trx)
  return rows[0]?.reason ?? null
}

async function settle(
  trx: Trx,
  id: string,
  { state, error, providerId = null }: { state: string; error: string | null; providerId?: string | null },
): Promise<void> {
  await sql`update public.outbox set state = ${state}, attempts = attempts + 1, error = ${error}, send_after = null, taken_until = null, provider_id = ${providerId},
    sent_at = case when ${state} in ('sent', 'caught') then now() end where id = ${id}`.execute(trx)
}
