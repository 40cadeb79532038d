// Opens the driver's app over a fake server, and reads the events that the app sent.
import type { DriverEvent, DriverRoute } from '@dropwise/contracts'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { dayOf } from './driver-fixture.ts'
import { DriverScreen } from './driver-screen.tsx'
import { withDeeds } from './overlay.ts'
import type { OutboxEntry } from './phone/database.ts'

/** Each test gets its own person, because the phone stores actions per person. */
const driver = () => ({
  ...DISPATCHER,
  role: 'driver' as const,
  userId: crypto.randomUUID(),
  name: 'Kit Hargreave',
})

/** Fakes a server that accepts every event and updates the day; `answers` override its replies. */
export function openDriver(route: DriverRoute, answers: object = {}) {
  const stored: OutboxEntry[] = []
  const take = ({ body }: BackendRequest) => {
    const { events } = body as { events: DriverEvent[] }
    for (const event of events) stored.push(entryOf(route.id, event))
    return { results: events.map(({ id }) => ({ id, status: 'accepted' })) }
  }
  const dayWithDeeds = () => withDeeds(dayOf(route), stored)
  const view = renderScreen(<DriverScreen />, {
    path: '/driver',
    user: driver(),
    answers: { 'GET /api/v1/driver/day': dayWithDeeds, 'POST /api/v1/driver/events': take, ...answers },
  })
  return { ...view, take, tell: dayWithDeeds }
}

function entryOf(routeId: string, event: DriverEvent): OutboxEntry {
  return { seq: 0, userId: '', routeId, event, state: 'sent', answeredAt: 0, misses: 0 }
}

export const eventsSent = (requests: readonly BackendRequest[]) =>
  requests
    .filter(({ path }) => path === '/api/v1/driver/events')
    .flatMap(({ body }) => (body as { events: DriverEvent[] }).events)

export const kindsSent = (requests: readonly BackendRequest[]) => eventsSent(requests).map(({ kind }) => kind)
