// Languages that mails are written in, as lists and labels show them.
import { MAIL_LANGUAGES, type MailLanguage } from '@dropwise/contracts'

export const LANGUAGE_ITEMS = Object.entries(MAIL_LANGUAGES).map(([value, label]) => ({ value, label }))

export const isMailLanguage = (code: string): code is MailLanguage => Object.hasOwn(MAIL_LANGUAGES, code)

/** What its speakers call it; the code where it is not among ours. */
export const mailLanguageName = (code: string): string => (isMailLanguage(code) ? MAIL_LANGUAGES[code] : code)
