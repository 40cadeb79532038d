// Sends one mail of the outbox: within the limits, before it expires, and with the server's words kept when it fails.
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'
import type { Platform } from '../platform.ts'
import { countMail, type MailLimits } from './mail-limits.ts'

interface Row {
  recipient: string
  tenantId: string | null
  subject: string
  body: string
  html: string | null
  attachmentName: string | null
  attachment: Buffer | null
  isExpired: boolean
  isTrial: boolean
  attempts: number
}

/**
 * Sends the mail if it still waits. Returns when to ask again for one that a limit holds back. Throws what the mail server
 * said, so that its job is tried again; `isLast` gives up.
 */
export async function sendMail(
  { asService, mailer }: Pick<Platform, 'asService' | 'mailer'>,
  { id, isLast, limits }: { id: string; isLast: boolean; limits: MailLimits },
): Promise<Date | undefined> {
  const taken = await asService('take mail', async ({ trx }) => {
    const mail = await readWaiting(trx, id)
    if (!mail) return undefined
    if (mail.isExpired) {
      await settle(trx, id, 'expired', 'Not sent in time.')
      return undefined
    }
    // Counted once a mail, not once a try.
    const held = mail.attempts === 0 ? await countMail(trx, mail, limits) : undefined
    if (!held) return { mail }
    const sendAfter = new Date(Date.now() + held.seconds * 1000)
    await sql`update public.outbox set error = ${held.reason}, send_after = ${sendAfter} where id = ${id}`.execute(
      trx,
    )
    return { sendAfter }
  })
  if (!taken?.mail) return taken?.sendAfter
  const { recipient: to, subject, body: text, html, attachmentName, attachment } = taken.mail
  try {
    const state = await mailer.send({
      to,
      subject,
      text,
      messageId: `<${id}@dropwise>`,
      ...(html === null ? {} : { html }),
      ...(attachment && attachmentName
        ? { attachments: [{ filename: attachmentName, content: attachment }] }
        : {}),
    })
    await asService('mail sent', ({ trx }) => settle(trx, id, state, null))
  } catch (error) {
    const words = error instanceof Error ? error.message.slice(0, 1000) : 'failed'
    await asService('mail failed', ({ trx }) => settle(trx, id, isLast ? 'failed' : 'waiting', words))
    throw error
  }
  return undefined
}

async function readWaiting(trx: Trx, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select o.recipient, o.tenant_id as "tenantId", o.subject, o.body, o.html, o.attempts,
      o.attachment_name as "attachmentName", o.attachment,
      coalesce(o.expires_at < now(), false) as "isExpired",
      app.is_billing_on() and not exists (select from public.subscriptions s where s.tenant_id = o.tenant_id and s.status in ('active', 'past_due')) as "isTrial"
    from public.outbox o where o.id = ${id} and o.state = 'waiting' for update of o`.execute(trx)
  return rows[0]
}

async function settle(trx: Trx, id: string, state: string, error: string | null): Promise<void> {
  await sql`update public.outbox set state = ${state}, attempts = attempts + 1, error = ${error}, send_after = null,
    sent_at = case when ${state} in ('sent', 'caught') then now() end where id = ${id}`.execute(trx)
}
