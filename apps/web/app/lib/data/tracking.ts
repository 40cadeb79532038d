// Calls of the tracking page. The number suffices; signed-in people with access also see the door.
import { queryOptions } from '@tanstack/react-query'
import {
  DEMO_TRACKING_NUMBER,
  isDemoNumber,
  isTrackingNumber,
  normaliseTrackingNumber,
  TRACKING_REFRESH_MS,
  trackingResponse,
  type TrackingResponse,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../api.ts'
import { hasStoredSession } from '../stored-session.ts'

/** The number in the server's form; `demo` and order numbers stay as typed. */
export function canonicalNumber(text: string): string {
  const typed = text.trim()
  if (isDemoNumber(typed)) return DEMO_TRACKING_NUMBER
  return isTrackingNumber(typed) ? normaliseTrackingNumber(typed) : typed
}

/**
 * False when length, letters or check character are wrong, so no request is needed. Signed-in people may also
 * enter an order number.
 */
export function canBeTracked(number: string): boolean {
  return number === DEMO_TRACKING_NUMBER || isTrackingNumber(number) || (number !== '' && hasStoredSession())
}

/**
 * Fetches a delivery by canonical number. Opens the page of the installation that its company moved to.
 * Throws ApiError, 404 when unknown.
 */
export async function fetchTracking(number: string, signal?: AbortSignal): Promise<TrackingResponse> {
  const path = encodeURIComponent(number)
  try {
    return await callApi(`/tracking/${path}`, trackingResponse, {
      // Without a session the page need not load the client library first.
      isPublic: !hasStoredSession(),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    const home = movedTo.safeParse(error)
    if (home.success) window.location.replace(`${home.data.details.address}/track/${path}`)
    throw error
  }
}

const movedTo = z.object({ code: z.literal('company_moved'), details: z.object({ address: z.url() }) })

export const trackingKey = (number: string) => ['tracking', number] as const

/** The delivery: pushed live, and refetched every 30 s (requirement 2.11-3). */
export const trackingQuery = (number: string) =>
  queryOptions({
    queryKey: trackingKey(number),
    queryFn: ({ signal }) => fetchTracking(number, signal),
    refetchInterval: TRACKING_REFRESH_MS,
    staleTime: 5_000,
    enabled: canBeTracked(number),
  })
