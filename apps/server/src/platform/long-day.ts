// Formats dates in sentences that the platform writes.
import { localeOf, SOURCE_LANGUAGE, type Language, type MailLocale } from '@dropwise/contracts'

/** `28 November 2026`, in UTC, the clock of the platform's own daily work. */
export const longDay = (at: Date, language: Language | MailLocale = SOURCE_LANGUAGE): string =>
  at.toLocaleDateString(localeOf(language === 'en' ? SOURCE_LANGUAGE : language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
