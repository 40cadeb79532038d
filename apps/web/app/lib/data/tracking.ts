// Calls of the tracking page. Nothing but the number is needed; whoever is signed in and may read the delivery sees its door.
import { queryOptions } from '@tanstack/react-query'
import {
  DEMO_TRACKING_NUMBER,
  isTrackingNumber,
  normaliseTrackingNumber,
  TRACKING_REFRESH_MS,
  trackingResponse,
  type TrackingResponse,
} from '@dropwise/contracts'
import { callApi } from '../api.ts'
import { hasStoredSession } from '../stored-session.ts'

/** The number as the server knows it; `demo` stays a word, and the number of an order stays as it was typed. */
export function canonicalNumber(text: string): string {
  const typed = text.trim()
  if (typed.toLowerCase() === DEMO_TRACKING_NUMBER) return DEMO_TRACKING_NUMBER
  return isTrackingNumber(typed) ? normaliseTrackingNumber(typed) : typed
}

/**
 * False when length, letters or check character are wrong: told at once, without asking the server. Whoever is signed in may
 * give the number of an order too.
 */
export function canBeTracked(number: string): boolean {
  return number === DEMO_TRACKING_NUMBER || isTrackingNumber(number) || (number !== '' && hasStoredSession())
}

/** One delivery by its canonical number. Throws ApiError, 404 when there is none. */
export function fetchTracking(number: string, signal?: AbortSignal): Promise<TrackingResponse> {
  return callApi(`/tracking/${encodeURIComponent(number)}`, trackingResponse, {
    // Without a session the client library need not be loaded before the page shows.
    isPublic: !hasStoredSession(),
    ...(signal ? { signal } : {}),
  })
}

export const trackingKey = (number: string) => ['tracking', number] as const

/** The delivery on the page: pushed live, and asked for every 30 s besides (requirement 2.11-3). */
export const trackingQuery = (number: string) =>
  queryOptions({
    queryKey: trackingKey(number),
    queryFn: ({ signal }) => fetchTracking(number, signal),
    refetchInterval: TRACKING_REFRESH_MS,
    staleTime: 5_000,
    enabled: canBeTracked(number),
  })
