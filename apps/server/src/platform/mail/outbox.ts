// Delivers mails, texts and pushes from the outbox. A trigger announces new rows to the workers, a sweep
// every minute finds missed ones, and held mails are released once their company confirmed an address.
import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { MAIL_LIMITS, type MailLimits } from './mail-limits.ts'
import { sendMail } from './send-mail.ts'

const outboxRow = z.object({ id: z.uuid() })
/**
 * Delays between tries grow to an hour and end after about a day; then the row is `failed` with the server's
 * answer.
 */
const TRIES = { retryLimit: 30, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 }
/** Each channel has its own queue, so that a hanging provider of texts does not block mails. */
const sendJobs = {
  email: defineJob('mail.send', outboxRow, TRIES),
  sms: defineJob('text.send', outboxRow, TRIES),
  push: defineJob('push.send', outboxRow, TRIES),
}

const sweep = defineJob('mail.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })

/**
 * Starts sending on this worker. A mail accepted just before a crash may be sent again under the same
 * Message-ID; one marked as sent never is.
 */
export async function workOutbox(
  platform: Pick<Platform, 'jobs' | 'hub' | 'asService' | 'mailer' | 'texts' | 'pusher' | 'publicUrl'>,
  limits: MailLimits = MAIL_LIMITS,
): Promise<void> {
  const { jobs, hub, asService } = platform
  /** Every server gets the announcement; the first to take the row sends it. */
  const enqueueMails = (ids: string[], startAfter?: Date) =>
    asService('enqueue mails', async ({ trx, enqueue }) => {
      const { rows } = await sql<{ id: string; channel: keyof typeof sendJobs; tenant_id: string | null }>`
        select id, channel, tenant_id from public.outbox where id = any(${ids}::uuid[]) order by id`.execute(
        trx,
      )
      // Mails without a company go first: a person waits for them at sign-in.
      for (const { id, channel, tenant_id: tenantId } of rows)
        enqueue(sendJobs[channel], { id }, { tenantId, ...(startAfter && { startAfter }) })
    })
  const enqueueMissed = async () => {
    await releaseHeld(platform)
    await enqueueMails(await listMissed(platform))
  }
  for (const job of Object.values(sendJobs))
    await jobs.work(
      job,
      async ({ id }, { isLast }) => {
        const sendAfter = await sendMail(platform, { id, isLast, limits })
        if (sendAfter) await enqueueMails([id], sendAfter)
      },
      { concurrency: 2 },
    )
  await jobs.work(sweep, enqueueMissed)
  await jobs.schedule(sweep, '* * * * *', {})
  await hub.listen('outbox', {
    hear: (id) => enqueueMails([z.uuid().parse(id)]),
    catchUp: enqueueMissed,
  })
}

async function listMissed({ asService }: Pick<Platform, 'asService'>): Promise<string[]> {
  const { rows } = await asService('mails nobody took', ({ trx }) =>
    sql<{ id: string }>`select id from public.outbox where state = 'waiting' and attempts = 0
      and (send_after is null or send_after < now()) and (taken_until is null or taken_until < now())
      and created_at between now() - interval '2 days' and now() - interval '20 seconds' order by id limit 500`.execute(
      trx,
    ),
  )
  return rows.map((row) => row.id)
}

/** Releases mails of companies that have confirmed an address; late ones expire. Exported for tests. */
export async function releaseHeld({ asService }: Pick<Platform, 'asService'>): Promise<void> {
  await asService('release held mails', async ({ trx }) => {
    await sql`update public.outbox set state = 'expired', error = 'The company did not confirm its address in time.'
      where state = 'held' and (expires_at < now() or created_at < now() - interval '7 days')`.execute(trx)
    await sql`update public.outbox set state = 'waiting' where state = 'held' and tenant_id in (
      select held.tenant_id from (select distinct tenant_id from public.outbox where state = 'held') held
      where app.is_company_proven(held.tenant_id))`.execute(trx)
  })
}
