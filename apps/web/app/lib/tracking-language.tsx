// Words of the tracking page in the language of whatever surrounds them: its reader's, or the signed-in page's.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import {
  loadTrackingLanguage,
  pickTrackingLanguage,
  TRACKING_ENGLISH,
  trackingEnglish,
  type TrackingCode,
  type TrackingLanguage,
} from '@dropwise/contracts'
import { useLanguage } from './language.ts'

export const TrackingLanguageContext = createContext<TrackingLanguage>(TRACKING_ENGLISH)

export const useTrackingLanguage = (): TrackingLanguage => useContext(TrackingLanguageContext)

export const trackingWordsQuery = (code: TrackingCode) =>
  queryOptions({
    queryKey: ['tracking-language', code],
    queryFn: () => loadTrackingLanguage(code),
    initialData: trackingEnglish(code),
    staleTime: Infinity,
  })

/** English while the words load. */
export function InPageLanguage({ children }: { children: ReactNode }) {
  const words = useQuery(trackingWordsQuery(pickTrackingLanguage([useLanguage()])))
  return <TrackingLanguageContext value={words.data ?? TRACKING_ENGLISH}>{children}</TrackingLanguageContext>
}
