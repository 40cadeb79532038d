// Limits of mails from the outbox: for each recipient, each company, and the platform. Mails beyond a limit
// wait.
import type { Quota, RateLimit } from '@dropwise/surface/core/rate-limit'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'

export interface MailLimits {
  recipient: RateLimit
  company: RateLimit
  /** A company that has not paid yet, whose identity is unproven. */
  trial: RateLimit
  /** A brake against our own faults; the audit log records when it is reached. */
  platform: RateLimit
}

const HOUR_SECONDS = 3_600

export const MAIL_LIMITS: MailLimits = {
  recipient: { most: 30, seconds: HOUR_SECONDS },
  company: { most: 10_000, seconds: HOUR_SECONDS },
  trial: { most: 300, seconds: HOUR_SECONDS },
  platform: { most: 100_000, seconds: HOUR_SECONDS },
}

export interface HeldMail {
  seconds: number
  /** Shown in the outbox. */
  reason: string
}

interface Sender {
  recipient: string
  tenantId: string | null
  isTrial: boolean
}

/** Counts one mail. Undefined when it may be sent; else the wait and its reason, without counting. */
export async function countMail(
  trx: Trx,
  { recipient, tenantId, isTrial }: Sender,
  limits: MailLimits,
): Promise<HeldMail | undefined> {
  const company = isTrial ? limits.trial : limits.company
  const counted: { quota: Quota; who: string }[] = [
    {
      quota: { key: `outbox recipient ${recipient.toLowerCase()}`, ...limits.recipient },
      who: 'this recipient',
    },
    ...(tenantId ? [{ quota: { key: `outbox company ${tenantId}`, ...company }, who: 'this company' }] : []),
    { quota: { key: 'outbox platform', ...limits.platform }, who: 'the platform' },
  ]
  const sentIds: string[] = []
  for (const { quota, who } of counted) {
    const seconds = await take(trx, quota)
    if (seconds === 0) {
      sentIds.push(quota.key)
      continue
    }
    await sql`select auth.release_tries(${sentIds}::text[])`.execute(trx)
    if (quota.key === 'outbox platform') await tellOwner(trx, quota)
    return { seconds, reason: `Held: ${quota.most} mails in ${quota.seconds} s for ${who} is the limit.` }
  }
  return undefined
}

async function take(trx: Trx, quota: Quota): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select auth.take_tries(${JSON.stringify([quota])}::jsonb) as wait`.execute(trx)
  return rows[0]?.wait ?? 0
}

/** At most once an hour. */
async function tellOwner(trx: Trx, { most }: Quota): Promise<void> {
  const noticeLimit = { key: 'outbox platform told', most: 1, seconds: HOUR_SECONDS }
  if ((await take(trx, noticeLimit)) === 0)
    await sql`select app.note_mails_held('outbox', ${most})`.execute(trx)
}
