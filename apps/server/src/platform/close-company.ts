// Closes a company, by its administrator or by an owner of the platform.
import { DELETE_GRACE_DAYS } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'
import { errors } from './errors.ts'
import { longDay } from './long-day.ts'
import { queueMail } from './mail/queue-mail.ts'
import type { Platform } from './platform.ts'

type Parts = Pick<Platform, 'asService' | 'publicUrl' | 'clock'>

/** Sends to each address that gets a company's invoices. */
export async function mailAdmins(trx: Trx, id: string, mailTo: (to: string) => Promise<void>): Promise<void> {
  const { rows } = await sql<{
    address: string
  }>`select address from app.billing_addresses(${id}) as address`.execute(trx)
  for (const { address } of rows) await mailTo(address)
}

/**
 * Closes a company: members can no longer sign in, its dispatched day continues. After the grace period all
 * its data except invoices is deleted.
 */
export async function closeCompany(platform: Parts, id: string): Promise<void> {
  await platform.asService('close a company', async (work) => {
    const { trx } = work
    const present = await sql`select from public.tenants where id = ${id} for update`.execute(trx)
    if (present.rows.length === 0) throw errors.not_found('The company')
    const { rows } = await sql<{ name: string; delete_after: Date }>`
      update public.tenants set status = 'closed', delete_after = now() + make_interval(days => ${DELETE_GRACE_DAYS})
      where id = ${id} and status <> 'closed' returning name, delete_after`.execute(trx)
    await sql`update public.subscriptions set status_before_closing = status, status = 'cancelled', cancelled_at = now(), next_plan_id = null
      where tenant_id = ${id} and status <> 'cancelled'`.execute(trx)
    const [company] = rows
    if (!company) return
    await mailAdmins(trx, id, (to) =>
      queueMail(work, {
        dedupeKey: `closed ${id} ${platform.clock.now()} ${to}`,
        tenantId: null,
        customerId: id,
        to,
        type: 'company_closed',
        values: (language) => ({
          customer_company: company.name,
          delete_day: longDay(company.delete_after, language),
          contact_url: `${platform.publicUrl}/contact`,
        }),
      }),
    )
  })
}
