// The outcome of a stop: from dispatch, from the driver, and presumed from positions; and warnings on the road.
import { orderEventsResponse, stopOutcome } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { analytics } from '../analytics/module.ts'
import { driverDesk } from './testing.ts'

const desk = driverDesk([analytics])
const { asOwner, now, event, reportEvents, statusesOf, notices, follow } = desk
const orderOf = (stop: number) => desk.route.stops[stop - 1]!.orderId
const end = (stop: number, body: object, key = desk.company.keys.dispatcher) =>
  desk.api.call(key, 'POST', `/orders/${orderOf(stop)}/outcome`, { body })
const failed = { kind: 'failed', reason: 'nobody_in', note: 'Bell is broken' }

it('[4-3] marks a stop as failed, with event, recipient notice and audit line', async () => {
  const answer = await end(1, failed)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(stopOutcome.parse(answer.json())).toMatchObject({ kind: 'failed', reason: 'Nobody in' })
  expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })

  const events = await desk.api.call(desk.company.keys.viewer, 'GET', `/orders/${orderOf(1)}/events`)
  expect(orderEventsResponse.parse(events.json()).items).toMatchObject([
    { kind: 'failed', saidBy: 'dispatch', reason: 'nobody_in', note: 'Bell is broken', outcome: 'applied' },
  ])
  const timeline = await asOwner<{ title: string }>(
    `select e.title from public.delivery_events e join public.deliveries d on d.id = e.delivery_id
     where d.order_id = $1 order by e.at desc limit 1`,
    [orderOf(1)],
  )
  expect(timeline).toEqual([{ title: 'Delivery failed: Nobody in' }])
  const notices = await asOwner(
    `select 1 from app.delivery_notices n join public.deliveries d on d.id = n.delivery_id
     where d.order_id = $1 and n.kind = 'delivery_failed'`,
    [orderOf(1)],
  )
  expect(notices).toHaveLength(1)
  const lines = await asOwner<{ actor_label: string }>(
    `select actor_label from public.audit_log where subject = 'orders' and subject_id = $1 and after ->> 'status' = 'failed'`,
    [orderOf(1)],
  )
  expect(lines).toHaveLength(1)
})

it('[4-3] marks a stop as returned, and one as delivered', async () => {
  expect((await end(1, { kind: 'returned', reason: 'refused' })).statusCode).toBe(200)
  expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'returned' })
  expect((await end(2, { kind: 'delivered' })).statusCode).toBe(200)
  expect(await statusesOf(2)).toEqual({ stop: 'served', order: 'completed', delivery: 'delivered' })
})

it('notifies the other dispatchers, but not the author', async () => {
  await end(1, failed)
  const notified = await asOwner<{ role: string }>(
    `select m.role from public.notifications n join public.memberships m on m.user_id = n.user_id
     where n.tenant_id = $1 and n.message like $2`,
    [desk.company.tenantId, `%(R${desk.number}, by dispatch)`],
  )
  expect(notified).toEqual([{ role: 'admin' }])
})

it('leaves positions to say how the other stops of the van end', async () => {
  await end(1, failed)
  await follow()
  const [row] = await asOwner<{ by: string }>(
    `select case when exists (select from public.driver_events e where e.route_id = r.id and e.said_by = 'driver')
       then 'driver' else 'position' end as by from public.routes r where r.id = $1`,
    [desk.route.routeId],
  )
  expect(row).toEqual({ by: 'position' })
  expect(await statusesOf(1)).toMatchObject({ stop: 'failed' })
  expect(await statusesOf(2)).toMatchObject({ stop: 'pending' })
})

it('keeps the first report, of the driver or of dispatch', async () => {
  const at = new Date().toISOString()
  const event = { id: randomUUID(), kind: 'delivered', orderId: orderOf(1), at, sentAt: at }
  await desk.api.call(desk.company.keys.driver, 'POST', '/driver/events', { body: { events: [event] } })
  const refused = await end(1, failed)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'stop_ended'])
  expect(await statusesOf(1)).toMatchObject({ delivery: 'delivered' })

  expect((await end(2, failed)).statusCode).toBe(200)
  expect((await end(2, failed)).statusCode).toBe(409)
})

it('[M70] refuses a reason that is not on the company’s list for the outcome, and a van that has not left', async () => {
  for (const reason of [undefined, 'the_moon', 'closed']) {
    const refused = await end(1, { kind: 'returned', reason })
    expect([refused.statusCode, refused.json().code], String(reason)).toEqual([400, 'validation_failed'])
  }
  await asOwner(
    `update public.routes set depart_at = now() + interval '1 hour', return_at = now() + interval '2 hours' where id = $1`,
    [desk.route.routeId],
  )
  const early = await end(1, failed)
  expect([early.statusCode, early.json().code]).toEqual([409, 'van_not_left'])
  expect(await statusesOf(1)).toMatchObject({ stop: 'pending' })
})

it('is available only to dispatchers of the company', async () => {
  for (const key of [desk.company.keys.viewer, desk.company.keys.driver])
    expect((await end(1, failed, key)).statusCode).toBe(403)
  expect((await end(1, failed, desk.other.keys.dispatcher)).statusCode).toBe(404)
})

it('[2.10-7] counts in analytics, with its reason in the company’s words', async () => {
  await end(1, failed)
  await asOwner(`update public.routes set status = 'started', started_at = depart_at where id = $1`, [
    desk.route.routeId,
  ])
  const answer = await desk.api.call(
    desk.company.keys.viewer,
    'GET',
    `/analytics?from=${desk.route.date}&to=${desk.route.date}&by=day`,
  )
  const { total, reasons } = answer.json()
  expect(total).toMatchObject({ stops: 3, failed: 1 })
  expect(reasons).toContainEqual({ reason: 'Nobody in', count: expect.any(Number) })
})

describe('[2.10-6] positions and the driver', () => {
  async function stand(stop: number, minutesAgo: number): Promise<void> {
    const { lat, lng } = desk.route.stops[stop - 1]!
    const fixes = [0, 1, 2, 3, 4].map((minute) => ({ at: now(minute - minutesAgo), lat, lng, speed: 0 }))
    const away = { at: now(5.5 - minutesAgo), lat: lat + 0.004, lng, speed: 10 }
    const body = { positions: [...fixes, away].map((fix) => ({ ...fix, eventId: randomUUID() })) }
    const response = await desk.api.call(desk.company.keys.driver, 'POST', '/positions', { body })
    expect(response.statusCode, response.body).toBe(200)
    await follow()
  }

  it('presume a delivery until the driver reports otherwise', async () => {
    await stand(1, 20)
    expect(await statusesOf(1)).toEqual({ stop: 'served', order: 'completed', delivery: 'delivered' })
    await reportEvents([event('failed', 1, { reason: 'nobody_in' })])
    expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })
  })

  it('leave the end of a stop to a driver who speaks', async () => {
    await reportEvents([event('shift_started', null, { at: now(-25) })])
    await stand(1, 20)
    expect(await statusesOf(1)).toMatchObject({ stop: 'arrived', order: 'dispatched' })
    await reportEvents([event('failed', 1, { reason: 'nobody_in', at: now(-16) })])
    await stand(2, 10)
    expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })
    expect((await statusesOf(2)).stop).toBe('arrived')
  })

  it('forecast the rest of the route from the last word when there is no position', async () => {
    const etaOf = async () => {
      const [row] = await asOwner<{ eta_at: Date }>('select eta_at from public.stops where order_id = $1', [
        desk.route.stops[1]?.orderId,
      ])
      return row!.eta_at.getTime()
    }
    const before = await etaOf()
    await reportEvents([event('arrived', 1, { at: now(-2) }), event('delivered', 1)])
    await follow()
    // The stop was planned for forty minutes ago; its leg takes six minutes from now.
    expect(await etaOf()).toBeGreaterThan(before + 30 * 60_000)
  })
})

describe('exceptions on the road', () => {
  const fixAt = async (minutesAgo: number, lat: number, lng: number) => {
    const at = now(-minutesAgo)
    const body = { positions: [{ eventId: randomUUID(), at, lat, lng, speed: 0 }] }
    expect((await desk.api.call(desk.company.keys.driver, 'POST', '/positions', { body })).statusCode).toBe(
      200,
    )
    await follow()
  }
  const titles = async () => (await notices()).map(({ title }) => title)

  it('[M55] report once a stop that takes much longer than planned', async () => {
    const [stop] = desk.route.stops
    await reportEvents([event('arrived', 1, { at: now(-40) })])
    await fixAt(38, stop!.lat, stop!.lng)
    expect(await titles()).toEqual([])
    await fixAt(1, stop!.lat, stop!.lng)
    await fixAt(0, stop!.lat, stop!.lng)
    expect(await titles()).toEqual([expect.stringMatching(/^Standing at stop 1 since \d\d:\d\d$/)])
  })

  it('report once a van that is far from its route', async () => {
    const [stop] = desk.route.stops
    await reportEvents([event('shift_started', null, { at: now(-10) })])
    await fixAt(5, stop!.lat - 0.004, stop!.lng)
    expect(await titles()).toEqual([])
    await fixAt(3, stop!.lat, stop!.lng + 0.05)
    await fixAt(0, stop!.lat, stop!.lng + 0.051)
    expect(await titles()).toEqual([expect.stringMatching(/^Off its route to stop 1 since \d\d:\d\d$/)])
  })
})
