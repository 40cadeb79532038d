// Languages of mails to recipients. A file of its own, since the tracking page loads it without the schemas of mails.

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
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
} as const
export type MailLanguage = keyof typeof MAIL_LANGUAGES
