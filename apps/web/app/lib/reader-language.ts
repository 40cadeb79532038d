// Shows a prerendered page, which is in English, in the reader's language after hydration.
import { useEffect, useSyncExternalStore } from 'react'
import { SOURCE_LANGUAGE } from '@dropwise/contracts'
import {
  currentLanguage,
  showLanguage,
  subscribeToLanguage,
  useLanguage,
  wantedLanguage,
} from './language.ts'

/** Whether somebody typed before the scripts loaded: rendering the page again would lose the input. */
const hasInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  )

/** The language of the page. Stays English once somebody has typed. */
export function useReaderLanguage() {
  const language = useLanguage()
  useEffect(() => {
    if (!hasInput()) void showLanguage(wantedLanguage())
  }, [])
  return language
}

/**
 * Whether a prerendered page may show: false while texts of its areas are on the way after navigation in another language.
 * The English page stays until all texts of the reader's language are there.
 */
export function useReaderWords(...areas: readonly { isReady: () => boolean }[]): boolean {
  const isShown = () => currentLanguage() === SOURCE_LANGUAGE || areas.every((area) => area.isReady())
  return useSyncExternalStore(subscribeToLanguage, isShown, () => true)
}
