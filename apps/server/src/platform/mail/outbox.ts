// Mail that must go out once: a row with a dedupe key and a job, both in the transaction of the event that causes it.
import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '../db/scope.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

export interface OutgoingMail {
  /** Says which event this mail belongs to; a second one with the same key is not written. */
  dedupeKey: string
  tenantId?: string | null
  to: string
  subject: string
  text: string
  html?: string
}

/** Tries grow apart up to an hour and end after about a day; then the row says `failed` with the server's words. */
const sendMail = defineJob('mail.send', z.object({ id: z.uuid() }), {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
})

/** Writes the mail and its job; both exist if and only if the transaction commits. Call it in the service's scope. */
export async function putMail(
  { trx, enqueue }: Pick<Work, 'trx' | 'enqueue'>,
  mail: OutgoingMail,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into public.outbox (dedupe_key, tenant_id, recipient, subject, body, html)
    values (${mail.dedupeKey}, ${mail.tenantId ?? null}, ${mail.to}, ${oneLine(mail.subject)}, ${mail.text}, ${mail.html ?? null})
    on conflict (dedupe_key) do nothing returning id`.execute(trx)
  if (rows[0]) enqueue(sendMail, { id: rows[0].id })
}

/** A subject is a header: line breaks in it would start another one. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ').slice(0, 300)
}

interface Row {
  recipient: string
  subject: string
  body: string
  html: string | null
  state: string
}

/** Takes up the job. A mail that was accepted just before a crash may go again under the same Message-ID; one marked sent never does. */
export async function workOutbox({
  jobs,
  asService,
  mailer,
}: Pick<Platform, 'jobs' | 'asService' | 'mailer'>): Promise<void> {
  await jobs.work(
    sendMail,
    async ({ id }, { isLast }) => {
      const { rows } = await asService('read mail', ({ trx }) =>
        sql<Row>`select recipient, subject, body, html, state from public.outbox where id = ${id}`.execute(
          trx,
        ),
      )
      const mail = rows[0]
      if (!mail || mail.state === 'sent' || mail.state === 'caught') return
      try {
        const state = await mailer.send({
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
          messageId: `<${id}@dropwise>`,
          ...(mail.html === null ? {} : { html: mail.html }),
        })
        await asService('mail sent', ({ trx }) =>
          sql`update public.outbox set state = ${state}, sent_at = now(), attempts = attempts + 1, error = null where id = ${id}`.execute(
            trx,
          ),
        )
      } catch (error) {
        const words = error instanceof Error ? error.message.slice(0, 1000) : 'failed'
        await asService('mail not sent', ({ trx }) =>
          sql`update public.outbox set state = ${isLast ? 'failed' : 'waiting'}, attempts = attempts + 1, error = ${words} where id = ${id}`.execute(
            trx,
          ),
        )
        throw error
      }
    },
    { concurrency: 2 },
  )
}
