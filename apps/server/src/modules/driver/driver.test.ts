// The day of a driver, and the driver's events: each counts once and changes stop, order and delivery at once.
import type { DriverRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tracking } from '../tracking/module.ts'
import { driverDesk, makeRoute } from './testing.ts'

const desk = driverDesk([tracking])
const { asOwner, now, event, reportEvents, statusesOf, timelineOf, dayOfDriver, notices } = desk

describe('[2.1-3] the day of a driver', () => {
  it('contains the driver’s route in order, with the requirements of each stop', async () => {
    const day = await dayOfDriver()
    expect(day.routes.map(({ id }) => id)).toEqual([desk.route.routeId])
    expect(day.routes[0]?.stops.map(({ orderId }) => orderId)).toEqual(
      desk.route.stops.map(({ orderId }) => orderId),
    )
    expect(day.routes[0]?.stops[0]).toMatchObject({
      name: 'Edith Ward 1',
      packages: 2,
      weightKg: 5,
      tasks: [],
    })
    expect(day.reasons.map(({ id }) => id)).toContain('nobody_in')
    expect(day.rules.files).toMatchObject({
      bucket: 'proofs',
      folder: `${desk.company.tenantId}/${desk.route.driverUserId}`,
    })
  })

  it('says when the driver drives next: a dispatched route, else the work week without days off', async () => {
    const { date, nextShift } = await dayOfDriver()
    expect(nextShift).toBeNull()
    const dateIn = (days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
    const { driverId } = desk.route
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:15', to: '16:00', breakMinutes: 30 }))
    const absences = [{ from: dateIn(1), to: dateIn(2), reason: 'Holiday' }]
    await asOwner(`update public.drivers set week = $2, absences = $3 where id = $1`, [
      driverId,
      JSON.stringify(week),
      JSON.stringify(absences),
    ])
    const planned = (await dayOfDriver()).nextShift
    expect(planned).toMatchObject({ date: dateIn(3), route: null })
    const zone = { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' } as const
    expect(new Date(planned!.startsAt).toLocaleTimeString('en-GB', zone)).toBe('08:15')
    await asOwner(
      `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at, distance_metres, duration_seconds)
       select tenant_id, $2, 9, vehicle_id, driver_id, depot_id, depart_at + interval '3 days', return_at + interval '3 days', 1, 1
       from public.routes where id = $1`,
      [desk.route.routeId, dateIn(3)],
    )
    expect((await dayOfDriver()).nextShift).toMatchObject({
      date: dateIn(3),
      route: { number: 9, stops: 0 },
    })
    await asOwner(`update public.drivers set week = '[]', absences = '[]' where id = $1`, [driverId])
  })

  it('says when the driver set off and ended', async () => {
    expect((await dayOfDriver()).routes[0]).toMatchObject({
      startedAt: null,
      finishedAt: null,
      drivenMetres: null,
    })
    await reportEvents([event('shift_started', null), event('shift_ended', null)])
    const route = (await dayOfDriver()).routes[0]
    expect(route?.status).toBe('finished')
    expect(Date.parse(route!.startedAt!)).toBeLessThanOrEqual(Date.parse(route!.finishedAt!))
  })

  it('contains items, windows and custom fields of an order, and changes with them', async () => {
    const before = (await dayOfDriver()).routes[0]
    expect(before?.stops[0]).toMatchObject({ items: [], custom: [], otherWindows: [] })
    await asOwner(
      `update public.orders set custom = $2, other_windows = '{16:00-17:30}',
         window_start = date + time '09:00', window_end = date + time '11:00' where id = $1`,
      [desk.route.stops[0]?.orderId, { Items: '2 × Desk lamp; Bulb', Floor: '3' }],
    )
    const after = (await dayOfDriver()).routes[0]
    expect(after?.version).not.toBe(before?.version)
    expect(after?.stops[0]).toMatchObject({
      items: [
        { name: 'Desk lamp', quantity: 2 },
        { name: 'Bulb', quantity: 1 },
      ],
      custom: [{ name: 'Floor', value: '3' }],
    })
    const hours = after?.stops[0]?.otherWindows.map(({ from, to }) => Date.parse(to) - Date.parse(from))
    expect(hours).toContain(90 * 60_000)
  })

  it('changes its version with the driver’s tasks, not with the driver’s reports', async () => {
    const before = (await dayOfDriver()).routes[0]?.version
    await reportEvents([event('arrived', 1)])
    expect((await dayOfDriver()).routes[0]?.version).toBe(before)
    await asOwner(`update public.orders set instructions = 'Ring twice' where id = $1`, [
      desk.route.stops[1]?.orderId,
    ])
    expect((await dayOfDriver()).routes[0]?.version).not.toBe(before)
  })

  it.each([
    { asked: 'skills', change: `skills = '{two people}'` },
    { asked: 'pallets', change: 'pallet_tenths = 15' },
    { asked: 'a pair', change: `pair = 'P-1'` },
  ])('changes its version with $asked of a stop', async ({ change }) => {
    const before = (await dayOfDriver()).routes[0]?.version
    await asOwner(`update public.orders set ${change} where id = $1`, [desk.route.stops[1]?.orderId])
    expect((await dayOfDriver()).routes[0]?.version).not.toBe(before)
  })

  it('changes its version when a recipient cannot be called any more', async () => {
    const before = (await dayOfDriver()).routes[0]?.version
    await asOwner(
      `update public.recipients set phone = null
       where id = (select recipient_id from public.orders where id = $1)`,
      [desk.route.stops[1]?.orderId],
    )
    expect((await dayOfDriver()).routes[0]?.version).not.toBe(before)
  })

  it('names the same other half of a pair at every look', async () => {
    const [parcel, ...others] = desk.route.stops.map(({ orderId }) => orderId)
    await asOwner(`update public.orders set pair = 'P-2' where id = any($1::uuid[])`, [[parcel, ...others]])
    await asOwner(`update public.orders set type = 'pickup' where id = any($1::uuid[])`, [others])
    // PostgreSQL moves an updated row behind the others.
    await asOwner(`update public.orders set reference = 'AA-' || reference where id = $1`, [others[1]])
    const [stop] = (await dayOfDriver()).routes[0]?.stops ?? []
    expect(stop?.pair).toEqual({ name: 'P-2', reference: `AA-${desk.route.stops[2]?.reference}` })
  })

  it('is empty for the driver of another company', async () => {
    expect((await dayOfDriver(desk.other.keys.driver)).routes).toEqual([])
  })
})

describe('[4-3] events of a driver', () => {
  it('change stop, order, delivery and route at once', async () => {
    const results = await reportEvents([
      event('shift_started', null),
      event('arrived', 1),
      event('delivered', 1),
    ])
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await statusesOf(1)).toEqual({ stop: 'served', order: 'completed', delivery: 'delivered' })
    expect(await timelineOf(1)).toEqual([
      'Ordered',
      `Loaded on Van ${desk.number}`,
      'Left the depot',
      'Out for delivery',
      'Delivered',
    ])
    expect(await statusesOf(2)).toEqual({ stop: 'pending', order: 'dispatched', delivery: 'in_transit' })
  })

  it('count once, however often they are sent', async () => {
    const [delivered, failed] = [event('delivered', 1), event('failed', 2, { reason: 'nobody_in' })]
    await reportEvents([delivered, failed])
    expect(await reportEvents([delivered, failed])).toEqual([
      { id: delivered.id, status: 'duplicate' },
      { id: failed.id, status: 'duplicate' },
    ])
    const both = await Promise.all([reportEvents([event('arrived', 3)]), reportEvents([delivered])])
    expect(both.flat().map(({ status }) => status)).toEqual(['accepted', 'duplicate'])
    expect(await timelineOf(1)).toHaveLength(5)
    expect(await statusesOf(2)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })
    expect((await timelineOf(2)).at(-1)).toBe('Delivery failed: Nobody in')
  })

  it('sent twice at the same moment count once', async () => {
    const delivered = event('delivered', 1)
    const results = await Promise.all([1, 2, 3, 4].map(() => reportEvents([delivered])))
    expect(results.flat().filter(({ status }) => status === 'accepted')).toHaveLength(1)
    expect((await timelineOf(1)).filter((title) => title === 'Delivered')).toHaveLength(1)
  })

  it('from two phones deliver once', async () => {
    const [first, second] = [event('delivered', 1), event('delivered', 1)]
    expect(await reportEvents([first])).toEqual([{ id: first.id, status: 'accepted' }])
    expect(await reportEvents([second])).toEqual([
      { id: second.id, status: 'accepted', code: 'already_done' },
    ])
    expect((await timelineOf(1)).filter((title) => title === 'Delivered')).toHaveLength(1)
  })

  it('that cannot be read or are not allowed are refused one by one, without delaying the others', async () => {
    const otherRoute = await makeRoute(desk.api, desk.other, { number: 90 + desk.number })
    const results = await reportEvents([
      { id: randomUUID(), kind: 'exploded', at: now(), sentAt: now() },
      event('delivered', 1, { orderId: otherRoute.stops[0]?.orderId }),
      event('failed', 2),
      event('arrived', 1),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'bad_event',
      'not_your_order',
      'reason_missing',
      'accepted',
    ])
    const [untouched] = await asOwner<{ status: string }>('select status from public.orders where id = $1', [
      otherRoute.stops[0]?.orderId,
    ])
    expect(untouched?.status).toBe('dispatched')
  })

  it('are refused from accounts that do not drive the route', async () => {
    const [result] = await reportEvents([event('delivered', 1)], desk.company.keys.dispatcher)
    expect(result).toMatchObject({ status: 'refused', code: 'not_your_order' })
    expect(
      (await desk.api.call(null, 'POST', '/driver/events', { body: { events: [event('arrived', 1)] } }))
        .statusCode,
    ).toBe(401)
  })

  it('for the route of another company are refused one by one, and leave no trace', async () => {
    const before = await statusesOf(1)
    const events = [
      event('shift_started', null, { routeId: desk.route.routeId }),
      event('arrived', 1, { routeId: desk.route.routeId }),
      event('delivered', 1, { proof: { name: 'M. Reed' } }),
      event('failed', 2, { reason: 'nobody_in' }),
    ]
    const results = await reportEvents(events, desk.other.keys.driver)
    expect(results.map(({ status }) => status)).toEqual(events.map(() => 'refused'))
    expect(await statusesOf(1)).toEqual(before)
    expect(
      await asOwner('select from public.driver_events where route_id = $1', [desk.route.routeId]),
    ).toEqual([])
    const [row] = await asOwner('select status from public.routes where id = $1', [desk.route.routeId])
    expect(row).toEqual({ status: 'dispatched' })
  })

  it('of a cancelled order are accepted and reported to the dispatcher', async () => {
    await asOwner(`update public.orders set status = 'cancelled' where id = $1`, [
      desk.route.stops[0]?.orderId,
    ])
    const [result] = await reportEvents([event('delivered', 1)])
    expect(result).toMatchObject({ status: 'accepted', code: 'order_cancelled' })
    expect((await statusesOf(1)).order).toBe('cancelled')
    expect(await notices()).toEqual([
      {
        title: 'Delivered after it was cancelled',
        message: `DW-${desk.number}-1, Edith Ward 1 (R${desk.number}, Kit Hargreave)`,
      },
    ])
  })

  it('that contradict earlier events change nothing and are reported', async () => {
    await reportEvents([event('delivered', 1)])
    const [result] = await reportEvents([event('failed', 1, { reason: 'refused' })])
    expect(result).toMatchObject({ status: 'accepted', code: 'contradicts' })
    expect((await statusesOf(1)).delivery).toBe('delivered')
    expect(await notices()).toHaveLength(1)
  })

  it('record a second attempt at the same door, and the return of a failed parcel', async () => {
    await reportEvents([event('failed', 1, { reason: 'nobody_in', at: now(-30) }), event('delivered', 1)])
    expect((await statusesOf(1)).delivery).toBe('delivered')
    await reportEvents([
      event('failed', 2, { reason: 'refused', at: now(-20) }),
      event('returned', 2, { reason: 'refused' }),
    ])
    expect(await statusesOf(2)).toEqual({ stop: 'failed', order: 'failed', delivery: 'returned' })
  })

  it('[M63] store three times, and correct a clock that is an hour wrong', async () => {
    const ahead = event('delivered', 1, { at: now(55), sentAt: now(60) })
    await reportEvents([ahead])
    const [stored] = await asOwner<{ off: number; device: Date; received: Date }>(
      `select extract(epoch from now() - happened_at)::int as off, device_at as device, received_at as received
       from public.driver_events where id = $1`,
      [ahead.id],
    )
    expect(stored?.device.toISOString()).toBe(ahead.at)
    // The event happened five minutes before the phone sent it.
    expect(stored?.off).toBeGreaterThanOrEqual(299)
    expect(stored?.off).toBeLessThan(400)
  })

  it('end the shift, and say which stops are left', async () => {
    await reportEvents([event('shift_started', null), event('delivered', 1), event('shift_ended', null)])
    const [ended] = await asOwner<{ status: string }>('select status from public.routes where id = $1', [
      desk.route.routeId,
    ])
    expect(ended?.status).toBe('finished')
    expect(await notices()).toEqual([
      { title: 'Shift ended with 2 stops open', message: `R${desk.number}, Kit Hargreave` },
    ])
  })

  it('cannot be changed, not even by the service', async () => {
    await reportEvents([event('arrived', 1)])
    await expect(
      desk.api.platform.asService('test', ({ trx }) =>
        sql`update public.driver_events set note = 'x'`.execute(trx),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  it('[2.11-3] informs the recipient while the driver is at the door', async () => {
    const number = (await dayOfDriver()).routes[0]?.stops[0]?.trackingNumber
    const isHere = async () => {
      const response = await desk.api.call(null, 'GET', `/tracking/${number}`)
      expect(response.statusCode, response.body).toBe(200)
      return response.json<{ isHere: boolean }>().isHere
    }
    await reportEvents([event('shift_started', null)])
    expect(await isHere()).toBe(false)
    await reportEvents([event('arrived', 1)])
    expect(await isHere()).toBe(true)
    await reportEvents([event('failed', 1, { reason: 'nobody_in' })])
    expect(await isHere()).toBe(false)
  })
})

describe('the rules of a company for its drivers', () => {
  it('are read by its members, changed by its administrators, and apply at once', async () => {
    const before = (await desk.api.call(desk.company.keys.driver, 'GET', '/driver/rules')).json<DriverRules>()
    expect(before).toMatchObject({ proof: [], longStopMinutes: 20 })
    const reasons = [{ id: 'dog', label: 'Dog in the yard', kinds: ['failed'], needsPhoto: false }]
    const body = { ...before, reasons, proof: ['name'] }
    expect((await desk.api.call(desk.company.keys.driver, 'PUT', '/driver/rules', { body })).statusCode).toBe(
      403,
    )
    expect(
      (await desk.api.call(desk.company.keys.dispatcher, 'PUT', '/driver/rules', { body })).statusCode,
    ).toBe(403)
    const saved = await desk.api.call(desk.company.keys.admin, 'PUT', '/driver/rules', { body })
    expect(saved.json(), saved.body).toEqual(body)
    expect((await dayOfDriver()).reasons.map(({ id }) => id)).toEqual(['dog'])
    expect(await reportEvents([event('delivered', 1)])).toMatchObject([
      { status: 'refused', code: 'proof_missing' },
    ])
    expect((await desk.api.call(desk.other.keys.driver, 'GET', '/driver/rules')).json()).toEqual(before)
    await desk.api.call(desk.company.keys.admin, 'PUT', '/driver/rules', { body: before })
  })

  it('are refused when a reason has no words or two have one id', async () => {
    const rules = (await desk.api.call(desk.company.keys.admin, 'GET', '/driver/rules')).json<DriverRules>()
    const [reason] = rules.reasons
    for (const reasons of [[], [{ ...reason, label: ' ' }], [reason, reason]])
      expect(
        (
          await desk.api.call(desk.company.keys.admin, 'PUT', '/driver/rules', {
            body: { ...rules, reasons },
          })
        ).statusCode,
      ).toBe(400)
  })
})
