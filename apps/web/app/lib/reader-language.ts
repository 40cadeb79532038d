// Shows a prerendered page, which is in English, in the reader's language after hydration.
import { useEffect } from 'react'
import { showLanguage, useLanguage, wantedLanguage } from './language.ts'

/** Whether somebody typed before the scripts loaded: rendering the page again would lose the input. */
const hasInput = (): boolean =>
  [...document.querySelectorAll('input')].some((input) => input.value !== input.defaultValue)

/** The language of the page. Stays English once somebody has typed. */
export function useReaderLanguage() {
  const language = useLanguage()
  useEffect(() => {
    if (!hasInput()) void showLanguage(wantedLanguage())
  }, [])
  return language
}
