// The language of the tracking page: chosen on the page, else the browser's, else the company's.
import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import {
  loadTrackingLanguage,
  MAIL_LANGUAGES,
  pickTrackingLanguage,
  TRACKING_ENGLISH,
  type MailLanguage,
  type TrackingLanguage,
} from '@dropwise/contracts'
import { useSetUrlParams } from '../../lib/url-state.ts'

const LanguageContext = createContext<TrackingLanguage>(TRACKING_ENGLISH)

/** Words of the tracking page. English wherever nothing else was chosen, as in the signed-in area. */
export const useTrackingLanguage = (): TrackingLanguage => useContext(LanguageContext)

/** `?lang=de` of a link goes before all else; it is what a shop's own page asks for. */
const LANG_PARAM = 'lang'
const CHOICE_KEY = 'tracking-language'

/** What was chosen where it could not be kept. */
let chosen: string | null = null
const listeners = new Set<() => void>()
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function keepChoice(code: MailLanguage): void {
  try {
    localStorage.setItem(CHOICE_KEY, code)
  } catch {
    // Full or switched off: it holds until the page is left.
    chosen = code
  }
  for (const listener of listeners) listener()
}
/** What the reader asked for, first wish first. One text, so that asking twice gives the same. */
function readWishes(): string {
  let kept: string | null = null
  try {
    kept = localStorage.getItem(CHOICE_KEY)
  } catch {
    // Switched off.
  }
  return [chosen ?? kept, ...navigator.languages].filter(Boolean).join(',')
}

interface ReaderLanguage {
  /** Undefined while its words are on their way. */
  language: TrackingLanguage | undefined
  choose: (code: MailLanguage) => void
}

/** `companyLanguage` is undefined until the delivery is known, and decides only where the reader's own languages have no words. */
export function useReaderLanguage(companyLanguage: string | undefined): ReaderLanguage {
  const [params] = useSearchParams()
  const setParams = useSetUrlParams()
  // The page that the server drew knows no reader: the first drawing here must be the same.
  const wishes = useSyncExternalStore(subscribe, readWishes, () => '')
  const code = pickTrackingLanguage([params.get(LANG_PARAM), ...wishes.split(','), companyLanguage])
  const words = useQuery({
    queryKey: ['tracking-language', code],
    queryFn: () => loadTrackingLanguage(code),
    initialData: code === 'en' ? TRACKING_ENGLISH : undefined,
    staleTime: Infinity,
  })
  return {
    // A part of the page that does not come leaves the delivery readable all the same.
    language: words.data ?? (words.isError ? TRACKING_ENGLISH : undefined),
    choose: (next) => {
      keepChoice(next)
      if (params.has(LANG_PARAM)) setParams({ [LANG_PARAM]: null })
    },
  }
}

/** All inside is in this language, and read aloud and laid out as it is. */
export function InLanguage({ language, children }: { language: TrackingLanguage; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <div lang={language.code} dir={language.direction} className="contents">
        {children}
      </div>
    </LanguageContext>
  )
}

/** Languages by their own names: whoever looks for theirs may read no other. */
export function LanguageChoice({ onChoose }: { onChoose: (code: MailLanguage) => void }) {
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
        {Object.entries(MAIL_LANGUAGES).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
