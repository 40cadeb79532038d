// Languages of the tracking page, and the choice for a reader. Pure.
import { MAIL_LOCALES } from '../mail/languages.ts'
import type { TrackingWords } from './words.ts'
import { en } from './words/en.ts'

/** Languages of the tracking page: those of mails. */
export const TRACKING_LANGUAGES = MAIL_LOCALES
export type TrackingCode = keyof typeof TRACKING_LANGUAGES
type English = 'en' | 'en-US'

type OtherLanguage = Exclude<TrackingCode, English>

/** Loaded separately, since a reader needs one. */
const LOADERS: Record<OtherLanguage, () => Promise<TrackingWords>> = {
  ar: async () => (await import('./words/ar.ts')).ar,
  cs: async () => (await import('./words/cs.ts')).cs,
  da: async () => (await import('./words/da.ts')).da,
  de: async () => (await import('./words/de.ts')).de,
  es: async () => (await import('./words/es.ts')).es,
  fi: async () => (await import('./words/fi.ts')).fi,
  fr: async () => (await import('./words/fr.ts')).fr,
  hi: async () => (await import('./words/hi.ts')).hi,
  it: async () => (await import('./words/it.ts')).it,
  ja: async () => (await import('./words/ja.ts')).ja,
  nb: async () => (await import('./words/nb.ts')).nb,
  nl: async () => (await import('./words/nl.ts')).nl,
  pl: async () => (await import('./words/pl.ts')).pl,
  pt: async () => (await import('./words/pt.ts')).pt,
  sv: async () => (await import('./words/sv.ts')).sv,
  tr: async () => (await import('./words/tr.ts')).tr,
  uk: async () => (await import('./words/uk.ts')).uk,
  zh: async () => (await import('./words/zh.ts')).zh,
}

/** A language with its words and direction. */
export interface TrackingLanguage {
  code: TrackingCode
  words: TrackingWords
  direction: 'ltr' | 'rtl'
}

export const TRACKING_ENGLISH: TrackingLanguage = { code: 'en', words: en, direction: 'ltr' }

const AMERICAN: TrackingLanguage = { ...TRACKING_ENGLISH, code: 'en-US' }

/** English, whose words are part of every page; undefined for languages with words to load. */
export const trackingEnglish = (code: TrackingCode): TrackingLanguage | undefined =>
  ({ en: TRACKING_ENGLISH, 'en-US': AMERICAN })[code as English]

export async function loadTrackingLanguage(code: TrackingCode): Promise<TrackingLanguage> {
  if (code === 'en' || code === 'en-US') return trackingEnglish(code)!
  return { code, words: await LOADERS[code](), direction: code === 'ar' ? 'rtl' : 'ltr' }
}

/** Norwegian also appears as `no` or `nn` (BCP 47). */
const ALSO_CALLED: Record<string, TrackingCode> = { no: 'nb', nn: 'nb' }

/** The first of these language tags (BCP 47, such as `de-AT`) that is supported; else English. */
export function pickTrackingLanguage(tags: readonly (string | null | undefined)[]): TrackingCode {
  for (const tag of tags) {
    const [code = '', region] = (tag ?? '').toLowerCase().split(/[-_]/)
    if (code === 'en' && region === 'us') return 'en-US'
    const language = ALSO_CALLED[code] ?? code
    if (Object.hasOwn(TRACKING_LANGUAGES, language)) return language as TrackingCode
  }
  return 'en'
}
