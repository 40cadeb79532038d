// Languages of the screens, and the choice of one that a person or a browser accepts. Pure.

/** Languages by their own names, which readers recognise. English is first, as the source of all texts. */
export const LANGUAGES = {
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '简体中文',
} as const
export type Language = keyof typeof LANGUAGES

export const SOURCE_LANGUAGE = 'en-GB' satisfies Language

/** Languages with a country, by the tag without it: `pt` is `pt-BR`. */
const BY_BASE = new Map<string, Language>([
  ['en', 'en-GB'],
  ['pt', 'pt-BR'],
])

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag)

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** Locale for `Intl`. All languages use Latin digits, as vehicle plates, house numbers and PINs do. */
export const localeOf = (language: string): string => `${language}-u-nu-latn`

/** The language of a tag such as `de-AT` or `pt_PT` (BCP 47); undefined for an unsupported one. */
function languageOfTag(tag: string): Language | undefined {
  const [base = '', ...rest] = tag.trim().split(/[-_]/)
  const lower = base.toLowerCase()
  const withCountry = `${lower}-${(rest.at(-1) ?? '').toUpperCase()}`
  if (isLanguage(withCountry)) return withCountry
  return isLanguage(lower) ? lower : BY_BASE.get(lower)
}

/** The first of these tags that is supported, most wanted first; undefined without one. */
export function pickLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const language = tag ? languageOfTag(tag) : undefined
    if (language) return language
  }
  return undefined
}

/** Maximum number of entries of `Accept-Language` that are read: browsers send fewer than ten. */
const HEADER_ENTRIES = 100

/** The supported language that `Accept-Language` wants most; undefined without one. */
export function languageOfHeader(header: string | undefined): Language | undefined {
  const entries = (header ?? '').split(',', HEADER_ENTRIES).map((entry) => {
    const [tag = '', quality] = entry.split(/;\s*q=/)
    const weight = quality === undefined ? 1 : Number(quality)
    return { tag, weight: Number.isFinite(weight) ? weight : 0 }
  })
  const ranked = entries.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return pickLanguage(ranked.map(({ tag }) => tag))
}
