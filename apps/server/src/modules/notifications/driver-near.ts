// Tells recipients, once, that their driver is about half an hour away: by mail and in the app.
import { clockOf, DRIVER_NEAR_MINUTES } from '@dropwise/contracts'
import type { Work } from '../../platform/db/scope.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { workThrough, type DueRow } from '../../platform/parked-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { listDriverNear, notifyFollowers, takeDriverNear } from './queries.ts'

/** Under which a notice that cannot be written is parked. */
const KIND = 'notifications.driver_near'
/** Deliveries looked up at once. */
const BATCH = 200

/** Notifies everyone whose driver came near; returns how many deliveries that were. */
export async function notifyDriverNear(platform: Pick<Platform, 'asService' | 'log'>): Promise<number> {
  for (let count = 0; ;) {
    const due = await platform.asService('drivers near', ({ trx }) => listDriverNear(trx, KIND, BATCH))
    count += await workThrough(platform, KIND, due, notifyOne)
    if (due.length < BATCH) return count
  }
}

async function notifyOne(row: DueRow, { trx }: Work): Promise<void> {
  const near = await takeDriverNear(trx, row)
  if (!near || near.isOver) return
  const { company, timeZone, trackingNumber, street, etaFrom, etaTo } = near
  const title = `Your driver is about ${DRIVER_NEAR_MINUTES} minutes away`
  const when = etaFrom && etaTo ? ` Expected ${clockOf(etaFrom, timeZone)}-${clockOf(etaTo, timeZone)}.` : ''
  const message = `${company} is on the way${street ? ` to ${street}` : ''}.${when}`
  await notifyFollowers(trx, row, { type: 'driver_near', title, message, link: `/track/${trackingNumber}` })
  if (!near.email) return
  await queueMail(
    { trx },
    {
      dedupeKey: `driver near ${row.id}`,
      tenantId: row.tenantId,
      to: near.email,
      subject: title,
      text: `Hello ${near.recipient},\n\n${message}\n\nFollow it with the number ${trackingNumber}.\n\n${company}`,
    },
  )
}
