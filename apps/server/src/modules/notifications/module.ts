// Notices to recipients: the driver is about half an hour away, told once by mail and in the app.
import { DRIVER_NEAR_MINUTES } from '@dropwise/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Trx } from '../../platform/db/scope.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { putMail } from '../../platform/mail/outbox.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'

/** Told when a driver came near some recipients. The live day speaks there. */
const DRIVER_NEAR_CHANNEL = 'driver_near'
/** Recipients told in one transaction. */
const BATCH = 200

/** Finds what an announcement missed. */
const sweep = defineJob('notifications.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 50 })

interface NearRow {
  tenant_id: string
  delivery_id: string
  tracking_number: string
  company: string
  recipient: string
  email: string | null
  street: string | null
  eta_from: string | null
  eta_to: string | null
}

/** Marks the recipients that are to be told now; two workers never take the same. */
async function takeNear(trx: Trx): Promise<NearRow[]> {
  const { rows } = await sql<NearRow>`
    with due as (
      select tenant_id, id from public.deliveries
      where driver_near_at is not null and near_told_at is null limit ${BATCH} for update skip locked),
    told as (
      update public.deliveries d set near_told_at = now() from due
      where d.tenant_id = due.tenant_id and d.id = due.id returning d.*)
    select d.tenant_id, d.id as delivery_id, d.tracking_number, t.name as company, c.name as recipient, c.email, a.street,
      to_char(d.eta_from at time zone t.time_zone, 'HH24:MI') as eta_from, to_char(d.eta_to at time zone t.time_zone, 'HH24:MI') as eta_to
    from told d
    join public.tenants t on t.id = d.tenant_id
    join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where d.status not in ('delivered', 'returned', 'cancelled')`.execute(trx)
  return rows
}

/** One notice for each account that follows the delivery. */
async function notify(trx: Trx, row: NearRow, title: string, message: string): Promise<void> {
  await sql`
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select tenant_id, user_id, 'driver_near', ${title}, ${message}, ${`/track/${row.tracking_number}`}
    from public.delivery_claims where tenant_id = ${row.tenant_id} and delivery_id = ${row.delivery_id}`.execute(
    trx,
  )
}

/** Tells everyone whose driver came near. Exported for tests. */
export async function tellNear({ asService }: Pick<Platform, 'asService'>): Promise<number> {
  for (let count = 0; ;) {
    const taken = await asService('driver is near', async (work) => {
      const rows = await takeNear(work.trx)
      for (const row of rows) {
        const title = `Your driver is about ${DRIVER_NEAR_MINUTES} minutes away`
        const when = row.eta_from && row.eta_to ? ` Expected ${row.eta_from}-${row.eta_to}.` : ''
        const message = `${row.company} is on the way${row.street ? ` to ${row.street}` : ''}.${when}`
        await notify(work.trx, row, title, message)
        if (!row.email) continue
        await putMail(work, {
          dedupeKey: `driver near ${row.delivery_id}`,
          tenantId: row.tenant_id,
          to: row.email,
          subject: title,
          text: `Hello ${row.recipient},\n\n${message}\n\nFollow it with the number ${row.tracking_number}.\n\n${row.company}`,
        })
      }
      return rows.length
    })
    count += taken
    if (taken < BATCH) return count
  }
}

async function work(platform: Platform): Promise<void> {
  const tell = async () => void (await tellNear(platform))
  await platform.jobs.work(sweep, tell)
  await platform.jobs.schedule(sweep, '* * * * *', {})
  await platform.hub.listen(DRIVER_NEAR_CHANNEL, { hear: tell, catchUp: tell })
}

export const notifications: ServerModule = { name: 'notifications', work }
