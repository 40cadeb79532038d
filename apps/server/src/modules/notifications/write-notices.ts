// Writes due notices as in-app notices, mails and texts, by rules and choices. Each row in its own
// transaction.
import {
  agreedTime,
  channelsFor,
  deliveryNotice,
  dialable,
  fillOwnWording,
  formatsOf,
  mailLanguageOf,
  mailLocaleOf,
  mailLogoUrl,
  noticeText,
  publicLink,
  publicOrigin,
  ownWording,
  quietUntil,
  readNoticeChoices,
  readNoticeRules,
  waysOut,
  type DeliveryNotice,
  type MailBrand,
  type MailLocale,
  type MessageChannel,
  type MessageWording,
  type NoticeTime,
  type NoticeValues,
} from '@dropwise/contracts'
import type { Work } from '../../platform/db/scope.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { processEach, type DueRow } from '../../platform/parked-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { queuePush } from '../../platform/push/queue-push.ts'
import { queueText } from '../../platform/texts/queue-text.ts'
import { timeZoneAt } from '../../platform/time-zone-at.ts'
import { listDueNotices, notifyAccounts, takeNotice, type Notice } from './queries.ts'

/** Kind of parked work for a notice that cannot be written. */
const KIND = 'notifications.notice'
/** Maximum number of notices read at a time. */
const BATCH = 200
/** Minutes for which each kind is useful. */
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
/** Kinds that announce something still to come. */
const AHEAD: readonly DeliveryNotice[] = [
  'order_confirmed',
  'out_for_delivery',
  'driver_near',
  'running_late',
  'driver_arrived',
]

type NoticePlatform = Pick<Platform, 'asService' | 'log' | 'publicUrl' | 'clock'>

/** Writes all due notices. Returns their number. */
export async function writeNotices(platform: NoticePlatform): Promise<number> {
  const write = (row: DueRow, work: Work) => writeNotice(platform, row, work)
  for (let count = 0; ;) {
    const notices = await platform.asService('notices due', ({ trx }) => listDueNotices(trx, KIND, BATCH))
    count += await processEach(platform, KIND, notices, write)
    if (notices.length < BATCH) return count
  }
}

async function writeNotice({ clock, publicUrl }: NoticePlatform, row: DueRow, work: Work): Promise<void> {
  const notice = await takeNotice(work.trx, row)
  if (!notice || isStale(notice, clock.now())) return
  const rules = readNoticeRules(notice.settings)
  const timeZone = timeZoneAt(notice, notice.timeZone)
  const values = { ...valuesOf(notice, timeZone), hasProof: notice.hasProof && rules.sharesProof }
  const followers = notice.followers.map(({ userId, choices, locale }) => ({
    userId,
    choices: readNoticeChoices(choices),
    language: mailLocaleOf(locale ?? notice.locale),
  }))
  const isFeedback = notice.kind === 'feedback_asked'
  const url = publicLink(
    publicOrigin(publicUrl, notice.host),
    notice.trackingNumber,
    isFeedback ? 'feedback' : 'track',
  )
  const expiresAt = endOfUse(notice, clock.now())
  const sendAfter = quietUntil(new Date(clock.now()), rules, timeZone)
  // Drop notices that are useless when the quiet hours end.
  const isTooLate = sendAfter !== null && sendAfter >= expiresAt
  await tellAccounts(work, row.tenantId, {
    notice,
    values,
    url,
    readers: followers.filter(({ choices }) => channelsFor(notice.kind, choices, rules).includes('here')),
    link: `/customer/${isFeedback ? 'feedback' : 'track'}/${notice.trackingNumber}`,
    push: notice.contact === 'none' || isTooLate ? null : { expiresAt, sendAfter },
  })
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
    values,
    brand: {
      name: notice.company,
      color: notice.color,
      logoUrl: mailLogoUrl(notice.logoUrl, publicUrl),
    },
    url,
    expiresAt,
  }
  if (ways.email && reach.email) await mail(work, reach.email, out)
  if (!ways.text || !reach.phone || isTooLate) return
  const language = followers[0]?.language ?? mailLocaleOf(notice.readerLanguage)
  await queueText(work.trx, {
    dedupeKey: keyOf('text', out),
    tenantId: row.tenantId,
    to: reach.phone,
    body:
      inOwnWords(notice, values, url, 'text', language)?.message ??
      noticeText(notice.kind, values, language, url),
    expiresAt: out.expiresAt,
    sendAfter,
    deliveryId: notice.deliveryId,
  })
}

/** The message as the company words it for readers of a language; undefined where it has no text. */
function inOwnWords(
  notice: Notice,
  values: NoticeValues,
  url: string,
  channel: MessageChannel,
  language: MailLocale,
): MessageWording | undefined {
  const text = ownWording(notice.texts, notice.kind, channel, mailLanguageOf(language))
  const around = { ...values, recipient: notice.recipient, trackingNumber: notice.trackingNumber, url }
  return text && fillOwnWording(text, around, formatsOf(text.language ?? notice.locale, language), channel)
}

/** Notifies each account in its own language, in the app and on subscribed browsers. */
async function tellAccounts(
  { trx }: Work,
  tenantId: string,
  {
    notice,
    values,
    url,
    readers,
    link,
    push,
  }: {
    notice: Notice
    values: NoticeValues
    /** Address of the tracking page, which readers without an account can open. */
    url: string
    readers: readonly { userId: string; language: MailLocale }[]
    link: string
    /** Null: no push. */
    push: { expiresAt: Date; sendAfter: Date | null } | null
  },
): Promise<void> {
  const { kind, attempt, deliveryId, at } = notice
  for (const [language, group] of Map.groupBy(readers, (reader) => reader.language)) {
    const ids = group.map(({ userId }) => userId)
    const { title, message } =
      inOwnWords(notice, values, url, 'push', language) ?? deliveryNotice(kind, values, language)
    await notifyAccounts(trx, tenantId, ids, { type: kind, title, message, link, at })
    if (!push) continue
    for (const userId of ids)
      await queuePush(trx, {
        dedupeKey: `${kind} ${attempt} push ${deliveryId}`,
        tenantId,
        userId,
        payload: { title, body: message, url: link, tag: deliveryId },
        ...push,
      })
  }
}

/** Kinds that name a time, which are not sent after that time. */
const OF_A_TIME: readonly DeliveryNotice[] = ['order_confirmed', 'out_for_delivery', 'running_late']

/** When a notice becomes useless, however long the quiet hours last. */
function endOfUse({ kind, promisedTo, etaTo }: Notice, now: number): Date {
  const useful = now + USEFUL_MINUTES[kind] * 60_000
  if (!OF_A_TIME.includes(kind)) return new Date(useful)
  // A van may come after its promised window: then the forecast counts.
  const ends = [promisedTo, etaTo].flatMap((end) => (end ? [end.getTime()] : []))
  return new Date(ends.length === 0 ? useful : Math.min(useful, Math.max(...ends)))
}

/** Too late to be useful, or overtaken by later events. */
function isStale(notice: Notice, now: number): boolean {
  const { kind, at, status, hasFeedback } = notice
  if (kind === 'feedback_asked') return hasFeedback || status !== 'delivered'
  if (kind === 'delivered' && status !== 'delivered') return true
  if (!AHEAD.includes(kind)) return false
  const isOver = ['delivered', 'returned', 'cancelled', 'failed'].includes(status)
  if (isOver || endOfUse(notice, now).getTime() <= now) return true
  return now - at.getTime() > USEFUL_MINUTES[kind] * 60_000
}

interface Outgoing extends DueRow {
  notice: Notice
  values: NoticeValues
  brand: MailBrand
  url: string
  expiresAt: Date
}

/** Deduplicates retries: one mail and one text for each notice. */
const keyOf = (way: 'mail' | 'text', { notice }: Outgoing): string =>
  `${notice.kind} ${notice.attempt} ${way} ${notice.deliveryId}`

async function mail({ trx }: Work, to: string, out: Outgoing): Promise<void> {
  const { notice, values, brand, url, expiresAt, tenantId } = out
  const { kind, deliveryId, recipient, trackingNumber } = notice
  const standard = {
    user_name: recipient,
    company_name: values.company,
    tracking_number: trackingNumber,
    tracking_url: url,
  }
  const common = { dedupeKey: keyOf('mail', out), tenantId, to, expiresAt, deliveryId, brand }
  if (kind === 'order_confirmed')
    return queueMail(
      { trx },
      {
        ...common,
        type: 'order_confirmation',
        values: (language) => ({
          ...standard,
          order_reference: values.reference,
          delivery_window: values.promised ? agreedTime(values.promised, values.timeZone, language) : '',
        }),
      },
    )
  return queueMail(
    { trx },
    {
      ...common,
      type: 'delivery_notification',
      values: (language) => {
        const { title, message } =
          inOwnWords(notice, values, url, 'email', language) ?? deliveryNotice(kind, values, language)
        return { ...standard, headline: title, message }
      },
    },
  )
}

function valuesOf(notice: Notice, timeZone: string): NoticeValues {
  const { company, reference, street, statusNote } = notice
  return {
    company,
    reference,
    street,
    timeZone,
    eta: timeOf(notice.etaFrom, notice.etaTo),
    promised: timeOf(notice.promisedFrom, notice.promisedTo),
    // `Delivery failed: Nobody in`, as in the timeline.
    reason: statusNote?.includes(': ') ? statusNote.slice(statusNote.indexOf(': ') + 2) : null,
  }
}

const timeOf = (from: Date | null, to: Date | null): NoticeTime | null => (from && to ? { from, to } : null)
