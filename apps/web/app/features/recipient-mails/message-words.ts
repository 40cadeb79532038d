// Names of messages, channels, mails and variables in the page's language.
import {
  deliveryNotice,
  type MessageChannel,
  type RecipientMailType,
  type RecipientNotice,
} from '@dropwise/contracts'
import { currentLanguage } from '../../lib/language.ts'
import { isMailLanguage } from '../../ui/mail/languages.ts'
import { recipientMailsWords as words } from '../../lib/words/recipient-mails.ts'

type TextKey = Parameters<typeof words>[0]

/** The page's language, or English where mails have no texts in it, as in Japanese. */
function mailLanguage() {
  const [language = ''] = currentLanguage().split('-')
  return isMailLanguage(language) ? language : 'en'
}

/** The name of a message: its title as recipients read it. */
export const messageName = (kind: RecipientNotice): string =>
  deliveryNotice(
    kind,
    { company: '', reference: '', street: null, timeZone: 'UTC', eta: null },
    mailLanguage(),
  ).title

const CHANNEL_TEXTS = {
  email: 'channelEmail',
  text: 'channelText',
  push: 'channelPush',
} as const satisfies Record<MessageChannel, TextKey>

export const channelText = (channel: MessageChannel): string => words(CHANNEL_TEXTS[channel])

const MAIL_TEXTS = {
  order_confirmation: 'orderConfirmation',
  delivery_notification: 'deliveryNotification',
} as const satisfies Record<RecipientMailType, TextKey>

export const mailText = (type: RecipientMailType): string => words(MAIL_TEXTS[type])

/** By their English names, since one variable means different things in different messages. */
const VARIABLE_TEXTS = new Map([
  ['Name of the recipient', 'varRecipientName'],
  ['Company', 'varCompanyName'],
  ['Order number', 'varOrderReference'],
  ['Street of the delivery', 'varStreet'],
  ['When the van is expected', 'varExpectedTime'],
  ['Day and time agreed', 'varAgreedTime'],
  ['Day and time requested', 'varRequestedTime'],
  ['Why it was not delivered', 'varReason'],
  ['Why the request was declined', 'varDeclineReason'],
  ['Tracking number', 'varTrackingNumber'],
  ['Link to the tracking page', 'varTrackingUrl'],
] as const)

export function variableText(label: string): string {
  const text = VARIABLE_TEXTS.get(label as 'Company')
  return text ? words(text) : label
}
