// The product's mails to recipients, in the reader's language; `platform-mails.ts` has all others. Pure.
import { RECIPIENT_MAIL_TYPES, type RecipientMailType } from '../api/recipient-mails.ts'
import type { MailLanguage } from './languages.ts'
import { builtInTemplate, templateOf, type BuiltInTemplate } from './built-in.ts'
import { DRAFTS, type Draft } from './drafts.ts'
import type { EmailTemplate, MailType } from './types.ts'
import { WORDS } from './words/index.ts'

/** The built-in template of a type for a recipient. */
export function builtInFor(type: RecipientMailType, language: MailLanguage): BuiltInTemplate {
  if (language === 'en') return builtInTemplate(type)
  const { reader } = WORDS[language].mail
  return templateOf(type, draftIn(type, language), { user_name: reader })
}

/** The mail to a visitor about a request, in the language of the form; without an order there is no link. */
export function requestTemplate(language: MailLanguage, hasLink: boolean): EmailTemplate {
  const { mail, direction } = WORDS[language]
  return templateOf(
    'delivery_notification',
    {
      name: DRAFTS.delivery_notification.name,
      subject: '{{headline}}',
      heading: '{{headline}}',
      before: [mail.greeting, '{{message}}'],
      ...(hasLink && { button: { label: mail.track, url: '{{tracking_url}}' } }),
      after: ['{{company_name}}'],
      ...(direction && { direction }),
    },
    { user_name: mail.reader },
  )
}

export const isToRecipients = (type: MailType): type is RecipientMailType =>
  RECIPIENT_MAIL_TYPES.some((candidate) => candidate === type)

function draftIn(type: RecipientMailType, language: MailLanguage): Draft {
  const { direction, notices, mail } = WORDS[language]
  const { greeting, confirmed, received, track, number } = mail
  const common = {
    name: DRAFTS[type].name,
    button: { label: track, url: '{{tracking_url}}' },
    ...(direction && { direction }),
  }
  if (type === 'order_confirmation')
    return {
      ...common,
      subject: confirmed,
      heading: notices.order_confirmed.title,
      before: [greeting, received],
      after: [number],
    }
  return {
    ...common,
    subject: '{{headline}}',
    heading: '{{headline}}',
    before: [greeting, '{{message}}'],
    after: [number, '{{company_name}}'],
  }
}
