// Formats dates in sentences that the platform writes.
import { localeOf, SOURCE_LANGUAGE, type Language, type MailLocale } from '@dropwise/contracts'

/** `28 November 2026`, in UTC, the clock of the platform's own daily work. */
export const longDay = (at: Date, language: Language | MailLocale = SOURCE_LANGUAGE): string =>
  formatOf(language).format(at)

/** `23–29 November 2026`, from the first to the last day of a period. */
export const longDays = (
  { from, to }: Readonly<{ from: string; to: string }>,
  language: Language | MailLocale,
): string => formatOf(language).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))

/** `1 December 2026 at 14:05 UTC`. */
export const longMoment = (at: Date, language: Language | MailLocale): string =>
  formatOf(language, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(at)

const formatOf = (language: Language | MailLocale, clock: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(localeOf(language === 'en' ? SOURCE_LANGUAGE : language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...clock,
  })
