// The driver's calls (docs/api.md, part B).
import {
  ATTACHMENTS_BUCKET,
  driverDayResponse,
  driverEventsResponse,
  orderCheckResponse,
  recipientContact,
  positionsResponse,
  type AttachmentItem,
  type DriverDay,
  type DriverEvent,
  type DriverEventResult,
  type OrderCheck,
  type RecipientContact,
} from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'
import { supabase } from '../../lib/supabase.ts'
import type { StoredFix } from './phone/database.ts'

export const fetchDriverDay = (): Promise<DriverDay> => callApi('/driver/day', driverDayResponse)

/** Longest side of a photo, in px: labels stay readable. */
const PHOTO_SIDE = 1_600

/** A file of an order. The server shrinks photos if it can; PDFs are unchanged. */
export async function fetchAttachment({ object, type }: AttachmentItem): Promise<Blob> {
  const store = (await supabase()).storage.from(ATTACHMENTS_BUCKET)
  if (type !== 'application/pdf') {
    const transform = { width: PHOTO_SIDE, height: PHOTO_SIDE, resize: 'contain' } as const
    const { data: drawn } = await store.download(object, { transform })
    if (drawn) return drawn
  }
  const { data, error } = await store.download(object)
  if (error) throw new Error(error.message)
  return data
}

export async function sendEvents(events: DriverEvent[]): Promise<DriverEventResult[]> {
  const answer = await callApi('/driver/events', driverEventsResponse, { method: 'POST', body: { events } })
  return answer.results
}

/** Effects of another sequence of the stops ahead, by road times. */
export const checkOrder = (routeId: string, sequence: readonly string[]): Promise<OrderCheck> =>
  callApi(`/driver/routes/${routeId}/order-check`, orderCheckResponse, { method: 'POST', body: { sequence } })

/** Contact to the recipient of an open stop: a number, or a call to the driver's own phone. */
export const contactRecipient = (orderId: string, way: 'call' | 'text'): Promise<RecipientContact> =>
  callApi(`/driver/stops/${orderId}/contact`, recipientContact, { method: 'POST', body: { way } })

export type SentPosition = Omit<StoredFix, 'userId'>

export async function sendPositions(positions: SentPosition[]): Promise<void> {
  await callApi('/positions', positionsResponse, { method: 'POST', body: { positions } })
}
