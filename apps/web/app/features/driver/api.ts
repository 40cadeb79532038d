// The driver's calls (docs/api.md, part B2).
import {
  driverDayResponse,
  driverEventsResponse,
  type DriverDay,
  type DriverEvent,
  type DriverEventResult,
} from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

export const fetchDriverDay = (): Promise<DriverDay> => callApi('/driver/day', driverDayResponse)

export async function sendEvents(events: DriverEvent[]): Promise<DriverEventResult[]> {
  const answer = await callApi('/driver/events', driverEventsResponse, { method: 'POST', body: { events } })
  return answer.results
}
