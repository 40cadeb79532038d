// Notices about a delivery in the reader's language, shared by mail, text and app. Pure.
import { DRIVER_NEAR_MINUTES } from '../constants.ts'
import { defaultReasonId } from '../default-reasons.ts'
import { isHalfDayLocale } from '../time-of-day.ts'
import type { MailLocale } from './languages.ts'
import { mailLanguageOf, WORDS } from './words/index.ts'
import type { NoticeWords, RecipientNotice } from './words/types.ts'

export {
  DELIVERY_NOTICES,
  RECIPIENT_NOTICES,
  REQUEST_NOTICES,
  type DeliveryNotice,
  type RecipientNotice,
} from './words/types.ts'

/** A time span. */
export interface NoticeTime {
  from: Date
  to: Date
}

export interface NoticeValues {
  company: string
  reference: string
  street: string | null
  /** Time zone of the address; notices use local time. */
  timeZone: string
  eta: NoticeTime | null
  /** The agreed time. */
  promised?: NoticeTime | null
  /** Why delivery failed, in the company's words. */
  reason?: string | null
  /** True when the recipient may see the proof of delivery. */
  hasProof?: boolean
}

const wordsOf = (language: MailLocale): NoticeWords => WORDS[mailLanguageOf(language)]

/** Notices with a time. */
const TIMED: readonly RecipientNotice[] = [
  'order_confirmed',
  'out_for_delivery',
  'driver_near',
  'running_late',
  'request_received',
  'request_accepted',
  'request_declined',
]
/** Name the time to which recipient and company agreed. */
const AGREED: readonly RecipientNotice[] = ['order_confirmed', 'request_accepted']
const REQUESTED: readonly RecipientNotice[] = ['request_received', 'request_declined']

/** Title and message of a notice. */
export function deliveryNotice(
  event: RecipientNotice,
  values: NoticeValues,
  language: MailLocale,
): { title: string; message: string } {
  const words = wordsOf(language)
  const speak = speaker(words)
  const { company, reference, street, reason, hasProof } = values
  const { message, messageTo } = words.notices[event]
  const sentences = [
    street && messageTo
      ? speak(messageTo, { company, reference, street })
      : speak(message, { company, reference }),
    timeSentence(event, values, language),
  ]
  if (event === 'delivered' && hasProof) sentences.push(words.proof)
  if (event === 'delivery_failed') {
    if (reason) sentences.push(speak(words.reason, { reason: reasonIn(reason, words) }))
    sentences.push(speak(words.choose, { company }))
  }
  // Chinese and Japanese set no space between sentences.
  const space = words.stop === '。' ? '' : ' '
  return { title: titleOf(event, language), message: sentences.filter(Boolean).join(space) }
}

/** A notice as a text message: sender, event, and the link if there is one. */
export function noticeText(
  event: RecipientNotice,
  values: NoticeValues,
  language: MailLocale,
  link: string,
): string {
  const title = titleOf(event, language)
  const words = wordsOf(language)
  const text = speaker(words)(words.text, {
    company: values.company,
    title: /[?？؟]$/.test(title) ? title : title + (words.stop ?? '.'),
    expected: timeSentence(event, values, language, 'plain'),
    link,
  })
  return text.replaceAll(/ {2,}/g, ' ').trim()
}

/** `Thu 16 Apr, 09:00–11:00` in the language's format. */
export function agreedTime({ from, to }: NoticeTime, timeZone: string, language: MailLocale): string {
  return rangeOf({ from, to }, language, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
}

function titleOf(event: RecipientNotice, language: MailLocale): string {
  const duration = new Intl.NumberFormat(tagOf(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(DRIVER_NEAR_MINUTES)
  return fill(wordsOf(language).notices[event].title, { duration })
}

/** When the van is expected; empty without a forecast. `plain` is for text messages. */
export function expectedTime(
  { eta, timeZone }: NoticeValues,
  language: MailLocale,
  style: 'set' | 'plain',
): string {
  return eta ? asSent(rangeOf(eta, language, { timeZone }), style) : ''
}

/** Why a delivery failed, translated where it is a default reason; empty without one. */
export const reasonFor = ({ reason }: NoticeValues, language: MailLocale): string =>
  reason ? reasonIn(reason, wordsOf(language)) : ''

/** A dash or narrow space outside the SMS alphabet would double the message's cost. */
const asSent = (time: string, style: 'set' | 'plain'): string =>
  style === 'set' ? time : time.replaceAll(/\s*–\s*/g, '-').replaceAll(/\s/g, ' ')

function timeSentence(
  event: RecipientNotice,
  values: NoticeValues,
  language: MailLocale,
  style: 'set' | 'plain' = 'set',
): string {
  if (!TIMED.includes(event)) return ''
  const { promised, timeZone } = values
  const { agreed, requested, expected } = wordsOf(language)
  if (promised && (AGREED.includes(event) || REQUESTED.includes(event)))
    return fill(AGREED.includes(event) ? agreed : requested, {
      time: asSent(agreedTime(promised, timeZone, language), style),
    })
  const time = expectedTime(values, language, style)
  return time === '' ? '' : fill(expected, { time })
}

/** In right-to-left text, isolates names so that punctuation stays in place. */
const speaker =
  ({ direction }: NoticeWords) =>
  (sentence: string, values: Readonly<Record<string, string>>): string =>
    fill(sentence, values, ({ key, value }) =>
      direction === 'rtl' && SET_OFF.has(key) ? `\u2068${value}\u2069` : value,
    )

const SET_OFF = new Set(['company', 'reference', 'street', 'reason'])

function fill(
  sentence: string,
  values: Readonly<Record<string, string>>,
  wrap: (part: { key: string; value: string }) => string = ({ value }) => value,
): string {
  // A company named `Ward & Co.` already ends the sentence with a full stop.
  return sentence.replaceAll(/\{(\w+)\}(\.?)/g, (_, key: string, stop: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`A delivery notice has no value for ${key}.`)
    return wrap({ key, value }) + (value.endsWith('.') ? '' : stop)
  })
}

/** Translates default reasons; a company's own stay as written. */
function reasonIn(reason: string, { reasons }: NoticeWords): string {
  const id = defaultReasonId(reason)
  return id ? reasons[id] : reason
}

/** Latin digits in every language; English uses British dates. */
const tagOf = (language: MailLocale): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`

function rangeOf(
  { from, to }: NoticeTime,
  language: MailLocale,
  options: Intl.DateTimeFormatOptions,
): string {
  const locale = tagOf(language)
  return new Intl.DateTimeFormat(locale, {
    ...(isHalfDayLocale(locale) ? { hour: 'numeric' } : { hour: '2-digit', hourCycle: 'h23' }),
    minute: '2-digit',
    ...options,
  }).formatRange(from, to)
}
