// Words of the platform's own mails by language; a missing language does not compile. Pure.
import type { MailLanguage } from '../languages.ts'
import type { PlatformMailWords } from './types.ts'

/** English is in `drafts.ts`, which the owner's templates start from. */
type Translation = Exclude<MailLanguage, 'en'>

/** Loaded when a reader needs one. */
const LOADERS: Record<Translation, () => Promise<PlatformMailWords>> = {
  ar: async () => (await import('./ar.ts')).ar,
  cs: async () => (await import('./cs.ts')).cs,
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  hi: async () => (await import('./hi.ts')).hi,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  nb: async () => (await import('./nb.ts')).nb,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  sv: async () => (await import('./sv.ts')).sv,
  tr: async () => (await import('./tr.ts')).tr,
  uk: async () => (await import('./uk.ts')).uk,
  zh: async () => (await import('./zh.ts')).zh,
}

export const PLATFORM_MAIL_LANGUAGES = Object.keys(LOADERS) as Translation[]

export const loadPlatformMailWords = (language: Translation): Promise<PlatformMailWords> =>
  LOADERS[language]()
