// Language of the tracking page: the reader's choice, else the browser's, else the company's.
import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import {
  pickLanguage,
  pickTrackingLanguage,
  SOURCE_LANGUAGE,
  TRACKING_ENGLISH,
  TRACKING_LANGUAGES,
  type TrackingCode,
  type TrackingLanguage,
} from '@dropwise/contracts'
import { showLanguage } from '../../lib/language.ts'
import {
  TrackingLanguageContext,
  trackingWordsQuery,
  useTrackingLanguage,
} from '../../lib/tracking-language.tsx'
import { useSetUrlParams } from '../../lib/url-state.ts'

/** `?lang=de` in the URL wins; a shop's own page sets it. */
const LANG_PARAM = 'lang'
const CHOICE_KEY = 'tracking-language'

/** The reader's choice when storage fails. */
let chosen: string | null = null
const listeners = new Set<() => void>()
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function keepChoice(code: TrackingCode): void {
  try {
    localStorage.setItem(CHOICE_KEY, code)
  } catch {
    // Storage is full or disabled: keep the choice until the page closes.
    chosen = code
  }
  for (const listener of listeners) listener()
}
/** The reader's languages, most wanted first. A string, so that equal answers compare equal. */
function readWishes(): string {
  let chosenLanguage: string | null = null
  try {
    chosenLanguage = localStorage.getItem(CHOICE_KEY)
  } catch {
    // Switched off.
  }
  return [chosen ?? chosenLanguage, ...navigator.languages].filter(Boolean).join(',')
}

interface ReaderLanguage {
  /** Undefined while its words load. */
  language: TrackingLanguage | undefined
  choose: (code: TrackingCode) => void
}

/**
 * `companyLanguage` is undefined until the delivery is loaded. It applies only when none of the reader's
 * languages is available.
 */
export function useReaderLanguage(companyLanguage: string | undefined): ReaderLanguage {
  const [params] = useSearchParams()
  const setParams = useSetUrlParams()
  // Server rendering knows no reader, so the first client render must match it.
  const wishes = useSyncExternalStore(subscribe, readWishes, () => '')
  const code = pickTrackingLanguage([params.get(LANG_PARAM), ...wishes.split(','), companyLanguage])
  const words = useQuery(trackingWordsQuery(code))
  return {
    // If loading the words fails, the delivery stays readable in English.
    language: words.data ?? (words.isError ? TRACKING_ENGLISH : undefined),
    choose: (next) => {
      keepChoice(next)
      if (params.has(LANG_PARAM)) setParams({ [LANG_PARAM]: null })
    },
  }
}

/** Shows the frame around a page in the reader's language; in English where the frame has no texts in it. */
function useFrameLanguage(code: TrackingCode): void {
  const hasChanged = useRef(false)
  useEffect(() => {
    const language = pickLanguage([code]) ?? SOURCE_LANGUAGE
    // The frame starts in English, perhaps that of the United States.
    if (language === SOURCE_LANGUAGE && !hasChanged.current) return
    hasChanged.current = true
    void showLanguage(language)
  }, [code])
}

/** Sets language and direction of everything inside, for display and screen readers, and the frame's language. */
export function InLanguage({ language, children }: { language: TrackingLanguage; children: ReactNode }) {
  useFrameLanguage(language.code)
  return (
    <TrackingLanguageContext value={language}>
      <div lang={language.code} dir={language.direction} className="contents">
        {children}
      </div>
    </TrackingLanguageContext>
  )
}

/** Lists languages by their own names, because readers may know no other. */
export function LanguageChoice({ onChoose }: { onChoose: (code: TrackingCode) => void }) {
  const { code, words } = useTrackingLanguage()
  return (
    <label className="flex min-h-11 items-center gap-2.5 border-t border-line px-4 text-2 text-ink-2 md:px-8">
      <Languages className="size-4 shrink-0" aria-hidden />
      {words.language}
      <select
        value={code}
        onChange={(event) => onChoose(pickTrackingLanguage([event.target.value]))}
        className="ms-auto h-8 rounded border border-line-2 bg-raised px-2 text-2 text-ink pointer-coarse:h-11"
      >
        {Object.entries(TRACKING_LANGUAGES).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
