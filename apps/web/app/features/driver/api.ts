// The driver's calls (docs/api.md, part B2).
import {
  driverDayResponse,
  driverEventsResponse,
  positionsResponse,
  type DriverDay,
  type DriverEvent,
  type DriverEventResult,
} from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'
import { supabase } from '../../lib/supabase.ts'
import type { KeptFix } from './phone/database.ts'

export const fetchDriverDay = (): Promise<DriverDay> => callApi('/driver/day', driverDayResponse)

export async function sendEvents(events: DriverEvent[]): Promise<DriverEventResult[]> {
  const answer = await callApi('/driver/events', driverEventsResponse, { method: 'POST', body: { events } })
  return answer.results
}

/** The server takes the session no longer: a new token comes, or the page hears that the session is over. */
export async function renewSession(): Promise<void> {
  const client = await supabase()
  await client.auth.refreshSession()
}

export type SentPosition = Omit<KeptFix, 'userId'>

export async function sendPositions(positions: SentPosition[]): Promise<void> {
  await callApi('/positions', positionsResponse, { method: 'POST', body: { positions } })
}
