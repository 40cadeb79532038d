// Takes mails from the outbox to the mail server. A trigger announces new rows to the workers; what they missed is swept up
// every minute.
import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'

/** Tries grow apart up to an hour and end after about a day; then the row says `failed` with the server's words. */
const sendMail = defineJob('mail.send', z.object({ id: z.uuid() }), {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
})

const sweep = defineJob('mail.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })

interface Row {
  recipient: string
  subject: string
  body: string
  html: string | null
  state: string
}

/** Takes up the jobs. A mail that was accepted just before a crash may go again under the same Message-ID; one marked sent never does. */
export async function workOutbox(
  platform: Pick<Platform, 'jobs' | 'hub' | 'asService' | 'mailer'>,
): Promise<void> {
  const { jobs, hub, asService } = platform
  /** One waiting job a mail, however many servers hear of it. */
  const ask = (ids: string[]) =>
    asService('ask for mail', async ({ enqueue }) => {
      for (const id of ids) enqueue(sendMail, { id }, { singletonKey: id })
    })
  const askForWaiting = async () => {
    const { rows } = await asService('sweep mail', ({ trx }) =>
      sql<{ id: string }>`select id from public.outbox where state = 'waiting' and attempts = 0
        and created_at between now() - interval '2 days' and now() - interval '20 seconds' order by id limit 500`.execute(
        trx,
      ),
    )
    await ask(rows.map((row) => row.id))
  }
  await jobs.work(sendMail, ({ id }, { isLast }) => sendOne(platform, id, isLast), { concurrency: 2 })
  await jobs.work(sweep, askForWaiting)
  await jobs.schedule(sweep, '* * * * *', {})
  await hub.listen('outbox', { hear: (id) => ask([z.uuid().parse(id)]), catchUp: askForWaiting })
}

async function sendOne(
  { asService, mailer }: Pick<Platform, 'asService' | 'mailer'>,
  id: string,
  isLast: boolean,
): Promise<void> {
  const { rows } = await asService('read mail', ({ trx }) =>
    sql<Row>`select recipient, subject, body, html, state from public.outbox where id = ${id}`.execute(trx),
  )
  const mail = rows[0]
  if (!mail || mail.state !== 'waiting') return
  const settle = (state: string, error: string | null) =>
    asService('mail settled', ({ trx }) =>
      sql`update public.outbox set state = ${state}, attempts = attempts + 1, error = ${error},
        sent_at = case when ${state} in ('sent', 'caught') then now() end where id = ${id}`.execute(trx),
    )
  try {
    const { recipient: to, subject, body: text, html } = mail
    await settle(
      await mailer.send({
        to,
        subject,
        text,
        messageId: `<${id}@dropwise>`,
        ...(html === null ? {} : { html }),
      }),
      null,
    )
  } catch (error) {
    await settle(
      isLast ? 'failed' : 'waiting',
      error instanceof Error ? error.message.slice(0, 1000) : 'failed',
    )
    throw error
  }
}
