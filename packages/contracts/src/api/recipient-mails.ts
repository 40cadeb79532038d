// A company's mails to its recipients: its own texts override the platform's, for everyone or for one
// language.
import { z } from 'zod'
import { MAIL_LANGUAGES, MAIL_LOCALES, type MailLanguage, type MailLocale } from '../mail/languages.ts'
import { TEMPLATE_LIMITS } from '../mail/lint.ts'
import type { MailType } from '../mail/types.ts'

/** Mails that a company may reword. */
export const RECIPIENT_MAIL_TYPES = [
  'order_confirmation',
  'delivery_notification',
] as const satisfies MailType[]
export type RecipientMailType = (typeof RECIPIENT_MAIL_TYPES)[number]

const language = z.enum(Object.keys(MAIL_LANGUAGES) as [MailLanguage, ...MailLanguage[]])

export const recipientMail = z.object({
  type: z.enum(RECIPIENT_MAIL_TYPES),
  /** Null: for readers without a text in their language. */
  language: z.string().nullable(),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  /** True for the product's text, which exists in every language. */
  isBuiltIn: z.boolean().optional(),
})
export type RecipientMail = z.output<typeof recipientMail>

/** `GET /company/recipient-mails`: the company's texts, and the platform's for those it lacks. */
export const recipientMailsResponse = z.object({
  /** Default language of recipients. */
  language: z.string(),
  items: z.array(recipientMail),
  platform: z.array(recipientMail),
})
export type RecipientMails = z.output<typeof recipientMailsResponse>

export const recipientMailParams = z.object({ type: z.enum(RECIPIENT_MAIL_TYPES) })
export const recipientMailQuery = z.object({ language: language.optional() })
/** `PUT /company/recipient-mails/{type}?language=`. */
export const recipientMailBody = z.object({
  subject: z.string().trim().min(1, { error: 'Enter a subject' }).max(TEMPLATE_LIMITS.subject),
  htmlContent: z.string().max(TEMPLATE_LIMITS.htmlContent),
  textContent: z.string().max(TEMPLATE_LIMITS.textContent),
})
export type RecipientMailBody = z.output<typeof recipientMailBody>

/** `PUT /company/recipient-mails`. */
export const recipientLanguageBody = z.object({
  language: z.enum(Object.keys(MAIL_LOCALES) as [MailLocale, ...MailLocale[]]),
})
