// Writes due notices: in the app, by mail and by text, as rules and choices say. Each row in its own transaction.
import {
  channelsFor,
  clockOf,
  dayLabel,
  deliveryNotice,
  dialable,
  noticeText,
  quietUntil,
  readNoticeChoices,
  readNoticeRules,
  waysOut,
  type DeliveryNotice,
} from '@dropwise/contracts'
import type { Work } from '../../platform/db/scope.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { processEach, type DueRow } from '../../platform/parked-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueText } from '../../platform/texts/queue-text.ts'
import { timeZoneAt } from '../../platform/time-zone-at.ts'
import { listDueNotices, notifyAccounts, takeNotice, type Notice } from './queries.ts'

/** Under which a notice that cannot be written is parked. */
const KIND = 'notifications.notice'
/** Notices looked up at once. */
const BATCH = 200
/** How long each is worth sending, in minutes. */
const USEFUL_MINUTES: Record<DeliveryNotice, number> = {
  order_confirmed: 24 * 60,
  out_for_delivery: 120,
  driver_near: 30,
  running_late: 120,
  driver_arrived: 20,
  delivered: 24 * 60,
  delivery_failed: 24 * 60,
  feedback_asked: 7 * 24 * 60,
}
/** News of something that is still to come. */
const AHEAD: readonly DeliveryNotice[] = [
  'order_confirmed',
  'out_for_delivery',
  'driver_near',
  'running_late',
  'driver_arrived',
]

type NoticePlatform = Pick<Platform, 'asService' | 'log' | 'publicUrl' | 'clock'>

/** Writes everything that is due; returns how many notices that were. */
export async function writeNotices(platform: NoticePlatform): Promise<number> {
  const write = (row: DueRow, work: Work) => writeNotice(platform, row, work)
  for (let count = 0; ;) {
    const due = await platform.asService('notices due', ({ trx }) => listDueNotices(trx, KIND, BATCH))
    count += await processEach(platform, KIND, due, write)
    if (due.length < BATCH) return count
  }
}

async function writeNotice({ clock, publicUrl }: NoticePlatform, row: DueRow, work: Work): Promise<void> {
  const notice = await takeNotice(work.trx, row)
  if (!notice || isStale(notice, clock.now())) return
  const rules = readNoticeRules(notice.settings)
  const timeZone = timeZoneAt(notice, notice.timeZone)
  const words = deliveryNotice(notice.kind, {
    ...valuesOf(notice, timeZone),
    hasProof: notice.hasProof && rules.sharesProof,
  })
  const followers = notice.followers.map(({ userId, choices }) => ({
    userId,
    choices: readNoticeChoices(choices),
  }))
  const isFeedback = notice.kind === 'feedback_asked'
  await notifyAccounts(
    work.trx,
    row.tenantId,
    followers
      .filter(({ choices }) => channelsFor(notice.kind, choices, rules).includes('here'))
      .map(({ userId }) => userId),
    {
      type: notice.kind,
      ...words,
      link: `/customer/${isFeedback ? 'feedback' : 'track'}/${notice.trackingNumber}`,
    },
  )
  const reach = { email: notice.email, phone: dialable(notice.contactPhone ?? notice.phone) }
  const ways = waysOut(notice.kind, {
    choices: followers[0]?.choices ?? {},
    rules,
    contact: notice.contact,
    reach,
  })
  const out: Outgoing = {
    ...row,
    notice,
    words,
    timeZone,
    url: `${publicUrl}${isFeedback ? '/customer/feedback' : '/track'}/${notice.trackingNumber}`,
    expiresAt: new Date(clock.now() + USEFUL_MINUTES[notice.kind] * 60_000),
  }
  if (ways.email && reach.email) await mail(work, reach.email, out)
  if (!ways.text || !reach.phone) return
  const sendAfter = quietUntil(new Date(clock.now()), rules, timeZone)
  // What is of no use when the quiet ends is not kept for then.
  if (sendAfter && sendAfter >= out.expiresAt) return
  await queueText(work.trx, {
    dedupeKey: keyOf('text', out),
    tenantId: row.tenantId,
    to: reach.phone,
    body: noticeText(notice.company, words.title, etaOf(notice, timeZone), out.url),
    expiresAt: out.expiresAt,
    sendAfter,
    deliveryId: notice.deliveryId,
  })
}

/** Too late to be of use, or overtaken by what happened since. */
function isStale({ kind, at, status, hasFeedback }: Notice, now: number): boolean {
  if (kind === 'feedback_asked') return hasFeedback || status !== 'delivered'
  if (kind === 'delivered' && status !== 'delivered') return true
  if (!AHEAD.includes(kind)) return false
  const isOver = ['delivered', 'returned', 'cancelled', 'failed'].includes(status)
  return isOver || now - at.getTime() > USEFUL_MINUTES[kind] * 60_000
}

interface Outgoing extends DueRow {
  notice: Notice
  words: { title: string; message: string }
  timeZone: string
  url: string
  expiresAt: Date
}

/** One mail and one text a notice, whatever is tried again. */
const keyOf = (way: 'mail' | 'text', { notice }: Outgoing): string =>
  `${notice.kind} ${notice.attempt} ${way} ${notice.deliveryId}`

async function mail({ trx }: Work, to: string, out: Outgoing): Promise<void> {
  const { notice, words, timeZone, url, expiresAt, tenantId } = out
  const values = {
    user_name: notice.recipient,
    company_name: notice.company,
    tracking_number: notice.trackingNumber,
    tracking_url: url,
  }
  const common = { dedupeKey: keyOf('mail', out), tenantId, to, expiresAt, deliveryId: notice.deliveryId }
  if (notice.kind === 'order_confirmed')
    return queueMail(
      { trx },
      {
        ...common,
        type: 'order_confirmation',
        values: {
          ...values,
          order_reference: notice.reference,
          delivery_window: promisedOf(notice, timeZone) ?? '',
        },
      },
    )
  return queueMail(
    { trx },
    {
      ...common,
      type: 'delivery_notification',
      values: { ...values, headline: words.title, message: words.message },
    },
  )
}

function valuesOf(notice: Notice, timeZone: string): Parameters<typeof deliveryNotice>[1] {
  const { company, reference, street, statusNote } = notice
  return {
    company,
    reference,
    street,
    eta: etaOf(notice, timeZone),
    promised: promisedOf(notice, timeZone),
    // `Delivery failed: Nobody in`, as the timeline has it.
    reason: statusNote?.includes(': ') ? statusNote.slice(statusNote.indexOf(': ') + 2) : null,
  }
}

function etaOf({ etaFrom, etaTo }: Notice, timeZone: string): { from: string; to: string } | null {
  return etaFrom && etaTo ? { from: clockOf(etaFrom, timeZone), to: clockOf(etaTo, timeZone) } : null
}

function promisedOf({ promisedFrom, promisedTo }: Notice, timeZone: string): string | null {
  if (!promisedFrom || !promisedTo) return null
  return `${dayLabel(promisedFrom, timeZone)}, ${clockOf(promisedFrom, timeZone)}-${clockOf(promisedTo, timeZone)}`
}
