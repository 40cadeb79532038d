// The language of the page: texts, dates and numbers follow it. Starts in English, because prerendered pages are
// English; with-session.tsx then starts the reader's.
import { useSyncExternalStore } from 'react'
import { directionOf, localeOf, pickLanguage, SOURCE_LANGUAGE, type Language } from '@dropwise/contracts'

/** Key of the stored language: chosen in this browser, or that of the person who signed in last. */
const KEY = 'language'

/** The texts of one area of the product (words.ts). */
interface Area {
  read: (language: Language) => Promise<void>
}

const areas = new Set<Area>()
const listeners = new Set<() => void>()
let current: Language = SOURCE_LANGUAGE
/** The language chosen last, whose texts may still be loading. */
let chosen: Language = SOURCE_LANGUAGE
/** Changes with every text that arrives. */
let arrivals = 0

export const currentLanguage = (): Language => current
/** For `Intl`. */
export const currentLocale = (): string => localeOf(current)

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders the page again after texts have changed. */
export function announceWords(): void {
  arrivals++
  for (const listener of listeners) listener()
}

/** Loads the texts of an area now and after each change of the language. */
export function addArea(area: Area): void {
  areas.add(area)
  if (chosen !== SOURCE_LANGUAGE) void area.read(chosen)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, currentLanguage, () => SOURCE_LANGUAGE)
}

/** Renders again whenever texts of any area arrive. */
export const useEveryArrival = (): number =>
  useSyncExternalStore(
    subscribeToLanguage,
    () => arrivals,
    () => 0,
  )

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The language chosen in this browser, else the browser's own, else English. */
export function wantedLanguage(): Language {
  if (typeof navigator === 'undefined') return SOURCE_LANGUAGE
  return pickLanguage([storedLanguage(), ...navigator.languages]) ?? SOURCE_LANGUAGE
}

/** Loads the texts of a language, then shows the page in it, unless another one was chosen meanwhile. */
export async function showLanguage(language: Language): Promise<void> {
  const isChange = language !== current || language !== chosen
  chosen = language
  if (isChange) {
    await Promise.all([...areas].map((area) => area.read(language)))
    if (chosen !== language) return
    current = language
  }
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }
  announceWords()
}

/** Stores a language in this browser, and shows it. */
export async function keepLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is full or disabled: the language lasts until the page closes.
  }
  await showLanguage(language)
}

/** Starts a page that is not prerendered in the reader's language from its first paint. */
export function startLanguage(): void {
  if (typeof document === 'undefined' || current !== SOURCE_LANGUAGE) return
  const preferred = wantedLanguage()
  current = preferred
  chosen = preferred
  void showLanguage(preferred)
  for (const area of areas) void area.read(preferred)
}
