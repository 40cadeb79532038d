// What recipients are told about a delivery, said once for mail, text and app, in the language of the reader. Pure.
import type { MailLanguage } from '../api/recipient-mails.ts'
import { DRIVER_NEAR_MINUTES } from '../constants.ts'
import { defaultReasonId } from '../driver-rules.ts'
import { WORDS } from './words/index.ts'
import { TOLD_REASONS, type DeliveryNotice, type NoticeWords } from './words/types.ts'

export { DELIVERY_NOTICES, type DeliveryNotice } from './words/types.ts'

/** From when until when. */
export interface NoticeTime {
  from: Date
  to: Date
}

export interface NoticeValues {
  company: string
  reference: string
  street: string | null
  /** Of the address: times are told on its clock. */
  timeZone: string
  eta: NoticeTime | null
  /** The time agreed. */
  promised?: NoticeTime | null
  /** Why it could not be delivered, in the company's words. */
  reason?: string | null
  /** Whether the recipient may see what proves the delivery. */
  hasProof?: boolean
}

/** Notices that say when. */
const TIMED: readonly DeliveryNotice[] = [
  'order_confirmed',
  'out_for_delivery',
  'driver_near',
  'running_late',
]

/** Title and sentences of a notice. */
export function deliveryNotice(
  event: DeliveryNotice,
  values: NoticeValues,
  language: MailLanguage,
): { title: string; message: string } {
  const words = WORDS[language]
  const say = speaker(words)
  const { company, reference, street, reason, hasProof } = values
  const { message, messageTo } = words.notices[event]
  const sentences = [
    street && messageTo
      ? say(messageTo, { company, reference, street })
      : say(message, { company, reference }),
    timeSentence(event, values, language),
  ]
  if (event === 'delivered' && hasProof) sentences.push(words.proof)
  if (event === 'delivery_failed') {
    if (reason) sentences.push(say(words.reason, { reason: reasonIn(reason, words) }))
    sentences.push(say(words.choose, { company }))
  }
  return { title: titleOf(event, language), message: sentences.filter(Boolean).join(' ') }
}

/** A notice as a text: who writes, what happened, where to look. */
export function noticeText(
  event: DeliveryNotice,
  values: NoticeValues,
  language: MailLanguage,
  link: string,
): string {
  const title = titleOf(event, language)
  const text = speaker(WORDS[language])(WORDS[language].text, {
    company: values.company,
    title: /[?؟]$/.test(title) ? title : `${title}.`,
    expected: timeSentence(event, values, language, 'plain'),
    link,
  })
  return text.replaceAll(/ {2,}/g, ' ')
}

/** `Thu 16 Apr, 09:00–11:00`, as the language writes it. */
export function agreedTime({ from, to }: NoticeTime, timeZone: string, language: MailLanguage): string {
  return rangeOf({ from, to }, language, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
}

function titleOf(event: DeliveryNotice, language: MailLanguage): string {
  const duration = new Intl.NumberFormat(tagOf(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(DRIVER_NEAR_MINUTES)
  return fill(WORDS[language].notices[event].title, { duration })
}

function timeSentence(
  event: DeliveryNotice,
  { eta, promised, timeZone }: NoticeValues,
  language: MailLanguage,
  style: 'set' | 'plain' = 'set',
): string {
  if (!TIMED.includes(event)) return ''
  const { agreed, expected } = WORDS[language]
  // One dash or narrow space that is not in the alphabet of texts makes the whole text cost twice.
  const asSent = (time: string) =>
    style === 'set' ? time : time.replaceAll(/\s*–\s*/g, '-').replaceAll(/\s/g, ' ')
  if (event === 'order_confirmed' && promised)
    return fill(agreed, { time: asSent(agreedTime(promised, timeZone, language)) })
  return eta ? fill(expected, { time: asSent(rangeOf(eta, language, { timeZone })) }) : ''
}

/** Writers of right-to-left text set off what may run the other way, or its punctuation jumps to the wrong end. */
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
  // A company called `Ward & Co.` ends a sentence with its own full stop.
  return sentence.replaceAll(/\{(\w+)\}(\.?)/g, (_, key: string, stop: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`A delivery notice has no value for ${key}.`)
    return wrap({ key, value }) + (value.endsWith('.') ? '' : stop)
  })
}

/** What drivers can name out of the box is told in the reader's language, a company's own words as it wrote them. */
function reasonIn(reason: string, { reasons }: NoticeWords): string {
  const id = defaultReasonId(reason)
  const told = TOLD_REASONS.find((known) => known === id)
  return told ? reasons[told] : reason
}

/** Digits as clocks show them, whatever the language; days and months of Britain in English. */
const tagOf = (language: MailLanguage): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`

function rangeOf(
  { from, to }: NoticeTime,
  language: MailLanguage,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(tagOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...options,
  }).formatRange(from, to)
}
