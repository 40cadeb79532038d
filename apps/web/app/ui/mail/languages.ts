// Mail languages for lists and labels.
import { MAIL_LANGUAGES, MAIL_LOCALES, type MailLanguage, type MailLocale } from '@dropwise/contracts'

export const LANGUAGE_ITEMS = Object.entries(MAIL_LANGUAGES).map(([value, label]) => ({ value, label }))

/** Languages that readers choose from. */
export const LOCALE_ITEMS = Object.entries(MAIL_LOCALES).map(([value, label]) => ({ value, label }))

export const isMailLocale = (code: string): code is MailLocale => Object.hasOwn(MAIL_LOCALES, code)

export const isMailLanguage = (code: string): code is MailLanguage => Object.hasOwn(MAIL_LANGUAGES, code)

/** The language's own name; the code if unknown. */
export const mailLanguageName = (code: string): string => (isMailLanguage(code) ? MAIL_LANGUAGES[code] : code)
