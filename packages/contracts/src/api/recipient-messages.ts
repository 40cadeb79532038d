// A company's own words for each message to recipients, by channel and language.
import { z } from 'zod'
import { RECIPIENT_NOTICES } from '../mail/words/types.ts'
import { MAIL_LANGUAGES, type MailLanguage } from '../mail/languages.ts'

export const MESSAGE_CHANNELS = { email: 'Email', text: 'Text message', push: 'App and push' } as const
export type MessageChannel = keyof typeof MESSAGE_CHANNELS

/** Longest title, and longest message by channel, in characters. */
export const MESSAGE_LIMITS = { title: 120, message: { email: 1000, text: 480, push: 300 } } as const

const wording = z.object({
  /** Empty for text messages, which have none. */
  title: z.string().trim().max(MESSAGE_LIMITS.title).default(''),
  message: z.string().trim().min(1, { error: 'Enter a message' }).max(MESSAGE_LIMITS.message.email),
})
export type MessageWording = z.output<typeof wording>

export const recipientMessage = wording.extend({
  kind: z.enum(RECIPIENT_NOTICES),
  channel: z.enum(Object.keys(MESSAGE_CHANNELS) as [MessageChannel, ...MessageChannel[]]),
  /** Null: for readers without a text in their language. */
  language: z.string().nullable(),
})
export type RecipientMessage = z.output<typeof recipientMessage>

/** `GET /company/recipient-messages`: the company's own texts. */
export const recipientMessagesResponse = z.object({
  /** Default language of recipients. */
  language: z.string(),
  items: z.array(recipientMessage),
})
export type RecipientMessages = z.output<typeof recipientMessagesResponse>

export const recipientMessageParams = recipientMessage.pick({ kind: true, channel: true })
export const recipientMessageQuery = z.object({
  language: z.enum(Object.keys(MAIL_LANGUAGES) as [MailLanguage, ...MailLanguage[]]).optional(),
})
/** `PUT /company/recipient-messages/{kind}/{channel}?language=`. */
export const recipientMessageBody = wording

/** `POST /company/recipient-messages/{kind}/{channel}/test`: a draft, to the person who asks. */
export const messageTestBody = wording.extend({
  /** Number for a text message, with its country code. */
  phone: z.string().trim().max(40).optional(),
})
export type MessageTest = z.output<typeof messageTestBody>
export const messageTestResponse = z.object({
  /** Address, number, or how many browsers. */
  to: z.string(),
  /** False while the company has not confirmed its address: the message waits until then. */
  isSending: z.boolean(),
})
export type MessageTestResult = z.output<typeof messageTestResponse>
