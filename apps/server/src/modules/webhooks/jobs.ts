// Calls go out on the workers: as soon as an event is committed, and what was missed every minute.
import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeCall } from './make-call.ts'

/** The times of tries stand in the row: the job itself is not repeated. */
const call = defineJob('webhooks.call', z.object({ id: z.uuid() }), { retryLimit: 0, expireInSeconds: 60 })
const sweep = defineJob('webhooks.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })
const forget = defineJob('webhooks.forget', z.object({}), { retryLimit: 0 })

/** Most calls taken up at once; the rest follows with the next sweep. */
const BATCH = 500

export async function workWebhooks(platform: Platform): Promise<void> {
  const { jobs, hub, asService } = platform
  const enqueueDue = () =>
    asService('due webhook calls', async ({ trx, enqueue }) => {
      const { rows } = await sql<{ id: string }>`
        select c.id from public.webhook_calls c join public.webhook_endpoints e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id
        where c.state = 'waiting' and c.next_at <= now() and e.is_active order by c.next_at limit ${BATCH}`.execute(
        trx,
      )
      for (const { id } of rows) enqueue(call, { id }, { singletonKey: id })
    })
  await jobs.work(
    call,
    async ({ id }) => {
      const nextAt = await makeCall(platform, id)
      if (nextAt)
        await asService('try a webhook again', async ({ enqueue }) =>
          enqueue(call, { id }, { singletonKey: id, startAfter: nextAt }),
        )
    },
    { concurrency: 4 },
  )
  await jobs.work(sweep, enqueueDue)
  await jobs.schedule(sweep, '* * * * *', {})
  await jobs.work(forget, () =>
    asService('forget old webhook calls', async ({ trx }) => {
      await sql`delete from public.webhook_calls where created_at < now() - interval '30 days'`.execute(trx)
    }),
  )
  await jobs.schedule(forget, '23 3 * * *', {})
  await hub.listen('webhooks', { hear: enqueueDue, catchUp: enqueueDue })
}
