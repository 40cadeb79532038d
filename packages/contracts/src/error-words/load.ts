// Error texts by language, and the body of an error in a reader's language. Pure.
import { fillText, type ErrorBody, type TextValues } from '../errors.ts'
import type { Language } from '../languages.ts'
import type { ErrorWords, PortalErrorWords } from './types.ts'

export type ErrorLanguage = Exclude<Language, 'en-GB' | 'en-US'>

/** Loaded separately, since a page needs one. */
const LOADERS: Record<ErrorLanguage, () => Promise<ErrorWords>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  hi: async () => (await import('./hi.ts')).hi,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
  tr: async () => (await import('./tr.ts')).tr,
  uk: async () => (await import('./uk.ts')).uk,
  zh: async () => (await import('./zh.ts')).zh,
}
const PORTAL_LOADERS: Record<ErrorLanguage, () => Promise<PortalErrorWords>> = {
  ar: async () => (await import('./portal/ar.ts')).ar,
  de: async () => (await import('./portal/de.ts')).de,
  es: async () => (await import('./portal/es.ts')).es,
  fr: async () => (await import('./portal/fr.ts')).fr,
  hi: async () => (await import('./portal/hi.ts')).hi,
  it: async () => (await import('./portal/it.ts')).it,
  ja: async () => (await import('./portal/ja.ts')).ja,
  nl: async () => (await import('./portal/nl.ts')).nl,
  pl: async () => (await import('./portal/pl.ts')).pl,
  'pt-BR': async () => (await import('./portal/pt-BR.ts')).ptBR,
  tr: async () => (await import('./portal/tr.ts')).tr,
  uk: async () => (await import('./portal/uk.ts')).uk,
  zh: async () => (await import('./portal/zh.ts')).zh,
}
export const ERROR_LANGUAGES = Object.keys(LOADERS) as ErrorLanguage[]

const isErrorLanguage = (language: string): language is ErrorLanguage => Object.hasOwn(LOADERS, language)

/** Undefined for English, whose texts stand in the catalogue. */
export async function loadErrorWords(language: Language): Promise<ErrorWords | undefined> {
  return isErrorLanguage(language) ? LOADERS[language]() : undefined
}

/** As `loadErrorWords`, for all other errors. */
export async function loadPortalErrorWords(language: Language): Promise<PortalErrorWords | undefined> {
  return isErrorLanguage(language) ? PORTAL_LOADERS[language]() : undefined
}

/** Texts by code, of one table or several. */
export type ErrorTable = Readonly<Record<string, readonly [message: string, hint: string]>>

/** Sentence and next step of a code; undefined for a code that the table lacks. */
export function errorTexts(
  words: ErrorTable | undefined,
  code: string,
  values: TextValues = {},
  language?: Language,
): Pick<Required<ErrorBody>, 'message' | 'hint'> | undefined {
  if (!words || !Object.hasOwn(words, code)) return undefined
  const [message, hint] = words[code]!
  return { message: fillText(message, values, language), hint: fillText(hint, values, language) }
}
