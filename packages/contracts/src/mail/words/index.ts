// Words of delivery notices by language; a missing language does not compile. Pure.
import type { MailLanguage, MailLocale } from '../languages.ts'
import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import type { NoticeWords } from './types.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'

export const WORDS: Readonly<Record<MailLanguage, NoticeWords>> = {
  en,
  ar,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  hi,
  it,
  ja,
  nb,
  nl,
  pl,
  pt,
  sv,
  tr,
  uk,
  zh,
}

/**
 * The language of a locale such as `de-AT`. Throws for an unsupported one, which the database never stores
 * (`app.is_mail_locale`).
 */
export function mailLanguageOf(locale: string): MailLanguage {
  const language = locale.toLowerCase().split('-')[0] ?? ''
  if (!isMailLanguage(language)) throw new Error(`There are no words for the language ${locale}.`)
  return language
}

/** The language and formats of a reader or company with a locale such as `en-US`. Throws as `mailLanguageOf` does. */
export const mailLocaleOf = (locale: string): MailLocale =>
  locale.toLowerCase() === 'en-us' ? 'en-US' : mailLanguageOf(locale)

/** Formats for a text in a language: those of the reader where the text is in the reader's language. */
export const formatsOf = (text: string, reader: MailLocale): MailLocale =>
  mailLanguageOf(text) === mailLanguageOf(reader) ? reader : mailLocaleOf(text)

const isMailLanguage = (code: string): code is MailLanguage => Object.hasOwn(WORDS, code)
