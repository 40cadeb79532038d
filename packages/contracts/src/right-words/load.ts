// Descriptions of the rights of roles, by language. English is in RIGHT_SENTENCES. Pure.
import type { ErrorLanguage } from '../error-words/load.ts'
import type { RightWords } from '../role-rights.ts'

/** Loaded separately, since a page needs one. */
const LOADERS: Record<ErrorLanguage, () => Promise<RightWords>> = {
  ar: async () => (await import('./ar.ts')).default,
  de: async () => (await import('./de.ts')).default,
  es: async () => (await import('./es.ts')).default,
  fr: async () => (await import('./fr.ts')).default,
  hi: async () => (await import('./hi.ts')).default,
  it: async () => (await import('./it.ts')).default,
  ja: async () => (await import('./ja.ts')).default,
  nl: async () => (await import('./nl.ts')).default,
  pl: async () => (await import('./pl.ts')).default,
  'pt-BR': async () => (await import('./pt-BR.ts')).default,
  tr: async () => (await import('./tr.ts')).default,
  uk: async () => (await import('./uk.ts')).default,
  zh: async () => (await import('./zh.ts')).default,
}

export const loadRightWords = (language: ErrorLanguage): Promise<RightWords> => LOADERS[language]()
