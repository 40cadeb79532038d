// Notices in a company's own words: variables, choice of the text, the filled message, the text to start
// from. Pure.
import type { MailLanguage, MailLocale } from './languages.ts'
import type { MessageChannel, MessageWording } from '../api/recipient-messages.ts'
import { MESSAGE_LIMITS } from '../api/recipient-messages.ts'
import { publicLink } from '../tracking/host.ts'
import { lintTemplate, tooLong, type TemplateProblem } from './lint.ts'
import { agreedTime, deliveryNotice, expectedTime, reasonFor, type NoticeValues } from './notices.ts'
import { PLACEHOLDER } from './render.ts'
import type { TemplateVariable } from './types.ts'
import { WORDS } from './words/index.ts'
import type { RecipientNotice } from './words/types.ts'

const variable = (key: string, label: string, required = false): TemplateVariable => ({
  key,
  label,
  type: 'text',
  required,
})

/** Requests without an order have no tracking page, and no order number. */
const hasOrder = (kind: RecipientNotice): boolean =>
  kind !== 'request_received' && kind !== 'request_declined'

/** Variables of a message; a text message needs the link, the other channels have it around the text. */
export const messageVariables = (
  kind: RecipientNotice,
  channel: MessageChannel,
): readonly TemplateVariable[] =>
  hasOrder(kind)
    ? orderVariables(channel)
    : [
        variable('recipient_name', 'Name of the recipient'),
        variable('company_name', 'Company'),
        variable('agreed_time', 'Day and time requested'),
        variable('reason', 'Why the request was declined'),
      ]

const orderVariables = (channel: MessageChannel): readonly TemplateVariable[] => [
  variable('recipient_name', 'Name of the recipient'),
  variable('company_name', 'Company'),
  variable('order_reference', 'Order number'),
  variable('street', 'Street of the delivery'),
  variable('expected_time', 'When the van is expected'),
  variable('agreed_time', 'Day and time agreed'),
  variable('reason', 'Why it was not delivered'),
  variable('tracking_number', 'Tracking number'),
  variable('tracking_url', 'Link to the tracking page', channel === 'text'),
]

/** Values for own texts that the built-in sentences do not use. */
export interface MessageValues extends NoticeValues {
  recipient: string
  trackingNumber: string
  url: string
}

/** Text for readers of a language among a company's own, else its text for everyone. */
export function ownWording<Text extends { kind: string; channel: string; language: string | null }>(
  texts: readonly Text[],
  kind: RecipientNotice,
  channel: MessageChannel,
  language: string,
): Text | undefined {
  const candidates = texts.filter((text) => text.kind === kind && text.channel === channel)
  return (
    candidates.find((text) => text.language === language) ?? candidates.find((text) => text.language === null)
  )
}

/**
 * The company's text with its values, in the language the text is written in. A line with a variable that has
 * no value is left out; undefined where nothing remains.
 */
export function fillOwnWording(
  { title, message }: MessageWording,
  values: MessageValues,
  language: MailLocale,
  channel: MessageChannel,
): MessageWording | undefined {
  const { company, reference, street, promised, timeZone, recipient, trackingNumber, url } = values
  const byKey: Readonly<Record<string, string>> = {
    recipient_name: recipient,
    company_name: company,
    order_reference: reference,
    street: street ?? '',
    expected_time: expectedTime(values, language, channel === 'text' ? 'plain' : 'set'),
    agreed_time: promised ? agreedTime(promised, timeZone, language) : '',
    reason: reasonFor(values, language),
    tracking_number: trackingNumber,
    tracking_url: url,
  }
  const valueOf = (key: string) => (Object.hasOwn(byKey, key) ? byKey[key]! : '')
  const lines = message
    .split('\n')
    .filter((line) => [...line.matchAll(PLACEHOLDER)].every(([, key = '']) => valueOf(key) !== ''))
  const fill = (text: string) => text.replaceAll(PLACEHOLDER, (_, key: string) => valueOf(key)).trim()
  // Only text messages keep their lines: a push shows one paragraph.
  const filled = fill(lines.join(channel === 'text' ? '\n' : ' '))
  return filled === '' ? undefined : { title: fill(title), message: filled }
}

/** Problems of a draft, as of a mail's template. */
export function lintMessage(
  { title, message }: MessageWording,
  kind: RecipientNotice,
  channel: MessageChannel,
): TemplateProblem[] {
  const problems = lintTemplate({
    subject: title,
    htmlContent: '',
    textContent: message,
    variables: messageVariables(kind, channel),
  }).filter(({ field }) => field !== 'HTML')
  const limit = MESSAGE_LIMITS.message[channel]
  if (message.length > limit)
    problems.unshift({ level: 'error', field: 'Text', ...tooLong(message.length, limit) })
  if (channel !== 'text' && title.trim() === '')
    problems.unshift({
      level: 'error',
      code: 'missing_title',
      field: 'Subject',
      message: 'Enter a title.',
      values: {},
    })
  return problems
}

/** The product's text as a start for editing: its sentences with variables, one per line. */
export function startingWording(
  kind: RecipientNotice,
  channel: MessageChannel,
  language: MailLanguage,
): MessageWording {
  const words = WORDS[language]
  const { message, messageTo } = words.notices[kind]
  const withKeys = (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(KEYS, name) ? `{{${KEYS[name as keyof typeof KEYS]}}}` : whole,
    )
  const { title } = deliveryNotice(kind, EMPTY, language)
  const lines = [
    messageTo ?? message,
    ['order_confirmed', 'request_accepted'].includes(kind) ? words.agreed.replace('{time}', '{agreed}') : '',
    hasOrder(kind) ? '' : words.requested.replace('{time}', '{agreed}'),
    ['out_for_delivery', 'driver_near', 'running_late'].includes(kind) ? words.expected : '',
    kind === 'delivery_failed' ? words.reason : '',
    kind === 'delivery_failed' ? words.choose : '',
    kind === 'request_declined' ? '{reason}' : '',
    channel === 'text' && hasOrder(kind) ? '{url}' : '',
  ]
  return {
    title: channel === 'text' ? '' : title,
    message: lines
      .filter((line) => line !== '')
      .map(withKeys)
      .join('\n'),
  }
}

const KEYS = {
  company: 'company_name',
  reference: 'order_reference',
  street: 'street',
  time: 'expected_time',
  agreed: 'agreed_time',
  reason: 'reason',
  url: 'tracking_url',
} as const
const EMPTY: NoticeValues = { company: '', reference: '', street: null, timeZone: 'UTC', eta: null }

/** An ordinary delivery, for previews and tests of texts. */
export const sampleDelivery = (company: string, origin: string): MessageValues => ({
  company,
  reference: 'A-1042',
  street: '12 Mill Lane',
  timeZone: 'UTC',
  eta: { from: new Date('2026-11-24T11:01:00Z'), to: new Date('2026-11-24T11:11:00Z') },
  promised: { from: new Date('2026-11-24T10:00:00Z'), to: new Date('2026-11-24T12:00:00Z') },
  reason: 'Nobody in',
  recipient: 'Edith Ward',
  trackingNumber: 'DW7K2M9QX4',
  url: publicLink(origin, 'DW7K2M9QX4'),
})
