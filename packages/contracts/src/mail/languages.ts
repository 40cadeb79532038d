// Languages of mails: all of the screens, and more for recipients. A file of its own, since the tracking page loads it without the schemas of mails.
import { LANGUAGES } from '../languages.ts'

/** Languages of texts, each by its own name. */
export const MAIL_LANGUAGES = {
  en: 'English',
  ar: 'العربية',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  hi: LANGUAGES.hi,
  it: 'Italiano',
  ja: LANGUAGES.ja,
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: LANGUAGES.zh,
} as const
export type MailLanguage = keyof typeof MAIL_LANGUAGES

const { en, ...OTHERS } = MAIL_LANGUAGES
/** What recipients and companies choose from: languages of mails, and English with the dates and times of the United States. */
export const MAIL_LOCALES = { en, 'en-US': LANGUAGES['en-US'], ...OTHERS } as const
export type MailLocale = keyof typeof MAIL_LOCALES
