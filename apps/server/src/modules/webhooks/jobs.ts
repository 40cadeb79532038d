// Workers make webhook calls: as soon as an event is committed, and missed ones every minute.
import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { onePass } from '../../platform/one-pass.ts'
import type { Platform } from '../../platform/platform.ts'
import { prune } from '../../platform/prune.ts'
import { makeCall } from './make-call.ts'

/** The row holds the times of tries, so the job itself is not retried. */
const call = defineJob('webhooks.call', z.object({ id: z.uuid() }), { retryLimit: 0, expireInSeconds: 60 })
const sweep = defineJob('webhooks.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })
const forget = defineJob('webhooks.forget', z.object({}), { retryLimit: 0 })

/** Calls that a worker makes in parallel. */
const CONCURRENT = 12
/** Calls of one company at the same time, so that receivers that never answer do not block other companies. */
const PER_COMPANY = 3
/** Maximum number of calls taken at once; more follow as they end. */
const BATCH = 500
/** A taken call that is unsettled after this lost its worker. Longer than its wait and its time limit. */
const CLAIM_TIME = '2 minutes'

export async function workWebhooks(platform: Platform): Promise<void> {
  const { jobs, hub, asService } = platform
  const takeDue = onePass(() => enqueueDue(platform))
  await jobs.work(
    call,
    async ({ id }) => {
      const nextAt = await makeCall(platform, id)
      if (nextAt)
        await asService('try a webhook again', async ({ enqueue }) =>
          enqueue(sweep, {}, { startAfter: nextAt }),
        )
      // The company may have more.
      await takeDue()
    },
    { concurrency: CONCURRENT },
  )
  await jobs.work(sweep, takeDue)
  await jobs.schedule(sweep, '* * * * *', {})
  await jobs.work(forget, async () => void (await prune(platform, 'webhook_calls')))
  await jobs.schedule(forget, '23 3 * * *', {})
  await hub.listen('webhooks', { hear: takeDue, catchUp: takeDue })
}

/** Takes the oldest due calls of each company, within its parallel limit. */
async function enqueueDue({ asService }: Pick<Platform, 'asService'>): Promise<void> {
  await asService('due webhook calls', async ({ trx, enqueue }) => {
    // Servers take turns, so that together they keep to a company's limit.
    await sql`select pg_advisory_xact_lock(hashtext('webhook calls'))`.execute(trx)
    const { rows } = await sql<{ id: string; tenant_id: string }>`
      with due as (
        select next.tenant_id, next.id
        from (select distinct tenant_id from public.webhook_endpoints where is_active) company
        cross join lateral (
          select c.tenant_id, c.id from public.webhook_calls c
          join public.webhook_endpoints e on e.tenant_id = c.tenant_id and e.id = c.endpoint_id and e.is_active
          where c.tenant_id = company.tenant_id and c.state = 'waiting' and c.next_at <= now()
            and (c.taken_until is null or c.taken_until <= now())
          order by c.next_at, c.id
          limit (select greatest(0, ${PER_COMPANY} - count(*)) from public.webhook_calls busy
            where busy.tenant_id = company.tenant_id and busy.state = 'waiting' and busy.taken_until > now())) next
        limit ${BATCH})
      update public.webhook_calls c set taken_until = now() + ${CLAIM_TIME}::interval
      from due where c.tenant_id = due.tenant_id and c.id = due.id returning c.id, c.tenant_id`.execute(trx)
    for (const { id, tenant_id: tenantId } of rows) enqueue(call, { id }, { tenantId })
  })
}
