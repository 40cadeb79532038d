// A day on the road continues after the trial ends: driver, positions, tracking and proof. Nothing new can
// be dispatched.
import { driverDayResponse, driverEventsResponse, trackingResponse } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { live } from '../live/module.ts'
import { messages } from '../messages/module.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let route: TestRoute

beforeAll(async () => {
  api = await testApi([driver, live, messages, positions, tracking].map(({ work: _, ...module }) => module))
  company = await api.company()
  route = await makeRoute(api, company, { stops: 2 })
  await asOwner(
    `update public.subscriptions set status = 'trial', trial_ends_at = now() - interval '1 hour' where tenant_id = $1`,
    [company.tenantId],
  )
})
afterAll(() => api.close())

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[]) =>
  api.platform.database.asOwner<Row>(statement, values)

async function report(kind: string, orderId?: string, more: object = {}): Promise<string | undefined> {
  const now = new Date().toISOString()
  const event = { id: randomUUID(), kind, orderId, routeId: route.routeId, at: now, sentAt: now, ...more }
  const answer = await api.call(company.keys.driver, 'POST', '/driver/events', { body: { events: [event] } })
  return driverEventsResponse.parse(answer.json()).results[0]?.status
}

const track = async (stop: number) =>
  trackingResponse.parse(
    (await api.call(null, 'GET', `/tracking/${route.stops[stop - 1]?.trackingNumber}`)).json(),
  )

it('[2.6-4] lets the driver continue, with positions, proof and the end of the shift', async () => {
  const [first, second] = route.stops
  const day = await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)
  expect(driverDayResponse.parse(day.json()).routes).toHaveLength(1)
  expect(await report('shift_started')).toBe('accepted')
  const fix = {
    eventId: randomUUID(),
    at: new Date().toISOString(),
    lat: first?.lat,
    lng: first?.lng,
  }
  const sent = await api.call(company.keys.driver, 'POST', '/positions', { body: { positions: [fix] } })
  expect(sent.json()).toEqual({ stored: 1, duplicates: 0, refused: [] })
  expect(await report('arrived', first?.orderId)).toBe('accepted')
  expect(await report('delivered', first?.orderId, { proof: { name: 'E. Ward' } })).toBe('accepted')
  expect(await report('failed', second?.orderId, { reason: 'nobody_in' })).toBe('accepted')
  expect(await report('shift_ended')).toBe('accepted')
})

it('[2.6-4] notifies recipients of outcomes, and shows dispatch the proofs', async () => {
  expect(await track(1)).toMatchObject({ status: 'delivered', progress: 100 })
  expect(await track(2)).toMatchObject({ status: 'failed' })
  const proof = await api.call(company.keys.viewer, 'GET', `/orders/${route.stops[0]?.orderId}/events`)
  expect(proof.json()).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ kind: 'delivered' })]),
  })
  const board = await api.call(company.keys.dispatcher, 'GET', `/live?date=${route.date}`)
  expect(board.json()).toMatchObject({ counts: { delivered: 1, failed: 1 } })
})

it('[2.6-4] lets dispatch write to a recipient of the day', async () => {
  const path = `/orders/${route.stops[1]?.orderId}/messages`
  const written = await api.call(company.keys.dispatcher, 'POST', path, { body: { text: 'Back tomorrow' } })
  expect(written.statusCode).toBe(201)
})

it('[2.6-4] refuses to start another route', async () => {
  await expect(
    asOwner(
      `insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, depart_at, return_at, distance_metres,
         duration_seconds)
       select tenant_id, date + 1, 99, vehicle_id, depot_id, depart_at, return_at, 0, 0 from public.routes where id = $1`,
      [route.routeId],
    ),
  ).rejects.toMatchObject({ message: 'trial_ended' })
})
