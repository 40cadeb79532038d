// Every built-in mail in the reader's language. Only the server reads it: pages need the texts that companies edit. Pure.
import { RESET_LINK_HOURS } from '../constants.ts'
import { builtInTemplate, templateOf } from './built-in.ts'
import { DRAFTS, ENGLISH_VALUES, GREETING, type Draft } from './drafts.ts'
import type { MailLanguage, MailLocale } from './languages.ts'
import { loadPlatformMailWords } from './platform-words/load.ts'
import type { PlatformMailText, PlatformMailType, ValueWords } from './platform-words/types.ts'
import { builtInFor, isToRecipients } from './recipient-templates.ts'
import type { EmailTemplate, MailType } from './types.ts'
import { WORDS } from './words/index.ts'

export type { ValueWords } from './platform-words/types.ts'

/** The built-in template of a type for a reader. */
export async function mailTemplateFor(type: MailType, language: MailLanguage): Promise<EmailTemplate> {
  if (isToRecipients(type)) return builtInFor(type, language)
  if (language === 'en') return builtInTemplate(type)
  const { greeting, reader, mails, values } = await loadPlatformMailWords(language)
  const { direction } = WORDS[language]
  const draft = { ...draftOf(type, mails[type], greeting), ...(direction && { direction }) }
  return templateOf(type, draft, {
    user_name: reader,
    role_name: values.member,
    expires_in: durationText(RESET_LINK_HOURS, 'hour', language),
  })
}

/** Words for values of a mail in a language. */
export const valueWordsFor = async (language: MailLanguage): Promise<ValueWords> =>
  language === 'en' ? ENGLISH_VALUES : (await loadPlatformMailWords(language)).values

/** `7 days`. */
export const durationText = (amount: number, unit: 'day' | 'hour', language: MailLocale): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)

/** Links and the place of the greeting are those of the English draft. */
function draftOf(type: PlatformMailType, text: PlatformMailText, greeting: string): Draft {
  const english = DRAFTS[type]
  return {
    name: english.name,
    subject: text.subject,
    heading: text.heading ?? text.subject,
    before: [...(english.before[0] === GREETING ? [greeting] : []), ...text.before],
    ...(english.button && text.button && { button: { label: text.button, url: english.button.url } }),
    ...(text.after && { after: text.after }),
  }
}
