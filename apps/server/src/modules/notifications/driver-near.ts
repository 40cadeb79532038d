// Tells recipients, once, that their driver is about half an hour away: by mail and in the app.
import { clockOf, deliveryNotice, DRIVER_NEAR_MINUTES } from '@dropwise/contracts'
import type { Work } from '../../platform/db/scope.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { workThrough, type DueRow } from '../../platform/parked-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { listDriverNear, notifyFollowers, takeDriverNear } from './queries.ts'

/** Under which a notice that cannot be written is parked. */
const KIND = 'notifications.driver_near'
/** Deliveries looked up at once. */
const BATCH = 200

/** Notifies everyone whose driver came near; returns how many deliveries that were. */
export async function notifyDriverNear(
  platform: Pick<Platform, 'asService' | 'log' | 'publicUrl'>,
): Promise<number> {
  const notify = (row: DueRow, work: Work) => notifyOne(row, work, platform.publicUrl)
  for (let count = 0; ;) {
    const due = await platform.asService('drivers near', ({ trx }) => listDriverNear(trx, KIND, BATCH))
    count += await workThrough(platform, KIND, due, notify)
    if (due.length < BATCH) return count
  }
}

async function notifyOne(row: DueRow, { trx }: Work, publicUrl: string): Promise<void> {
  const near = await takeDriverNear(trx, row)
  if (!near || near.isOver) return
  const { company, reference, street, timeZone, trackingNumber, etaFrom, etaTo } = near
  const eta = etaFrom && etaTo ? { from: clockOf(etaFrom, timeZone), to: clockOf(etaTo, timeZone) } : null
  const { title, message } = deliveryNotice('driver_near', { company, reference, street, eta })
  const link = `/track/${trackingNumber}`
  await notifyFollowers(trx, row, { type: 'driver_near', title, message, link })
  if (!near.email) return
  await queueMail(
    { trx },
    {
      dedupeKey: `driver near ${row.id}`,
      tenantId: row.tenantId,
      to: near.email,
      type: 'delivery_notification',
      expiresAt: new Date(Date.now() + DRIVER_NEAR_MINUTES * 60_000),
      values: {
        user_name: near.recipient,
        company_name: company,
        headline: title,
        message,
        tracking_number: trackingNumber,
        tracking_url: publicUrl + link,
      },
    },
  )
}
