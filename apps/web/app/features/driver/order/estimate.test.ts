// Tests the phone's estimate for another sequence: times, broken windows, pairs that must keep their order.
import type { DriverRoute } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { dayOf, orderId, routeOf, stopOf } from '../driver-fixture.ts'
import { inOrder, isOrderHeld, isPairReversed, mayReorder } from './estimate.ts'

const NOW = Date.parse('2026-11-24T10:00:00.000Z')
const NORTH = 1 / 111.195
/** Stops one kilometre and 15 planned minutes apart. */
const stopAt = (sequence: number, more: object = {}) =>
  stopOf(sequence, {
    lat: 50.7 + sequence * NORTH,
    plannedArriveAt: new Date(NOW + sequence * 900_000).toISOString(),
    ...more,
  })
const route = routeOf([stopAt(1), stopAt(2), stopAt(3)])
const ids = (...stops: number[]) => stops.map(orderId)

it('renumbers open stops after the finished ones, and keeps the place of the stop where the driver is', () => {
  const day = routeOf([
    stopAt(1, { status: 'served' }),
    stopAt(2, { status: 'arrived', arrivedAt: new Date(NOW).toISOString() }),
    stopAt(3),
    stopAt(4),
  ])
  const { stops } = inOrder(day, ids(4, 2, 3), NOW)
  expect(stops.map((stop) => [stop.orderId, stop.sequence])).toEqual(
    ids(1, 2, 4, 3).map((id, index) => [id, index + 1]),
  )
  // First the service at the current stop, then two kilometres at town speed.
  expect(Date.parse(stops[2]!.etaAt!)).toBeCloseTo(NOW + 240_000 + 305_000, -4)
})

it('keeps the time between stops that still follow each other', () => {
  const { stops } = inOrder(route, ids(3, 1, 2), NOW)
  const [, first, second] = stops.map(({ etaAt }) => Date.parse(etaAt!))
  expect(second! - first!).toBe(900_000)
})

it('estimates how late a postponed stop is, and waits for a window that opens later', () => {
  const window = { from: '2026-11-24T09:00:00.000Z', to: '2026-11-24T10:16:00.000Z' }
  const late = inOrder(routeOf([stopAt(1, { window }), stopAt(2), stopAt(3)]), ids(2, 3, 1), NOW)
  expect(late.stops[2]!.lateSeconds).toBeGreaterThan(0)
  const opens = { from: '2026-11-24T11:30:00.000Z', to: '2026-11-24T12:00:00.000Z' }
  const waiting = inOrder(routeOf([stopAt(1, { window: opens }), stopAt(2)]), ids(1, 2), NOW)
  expect(waiting.stops[0]!.etaAt).toBe(opens.from)
})

it('keeps the times of the plan, with its breaks and windows, and places a break anew in another order', () => {
  const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()
  const timing = (minutes: number, more: object = {}) => ({
    opensAt: null,
    staySeconds: 300,
    leg: [{ kind: 'travel' as const, seconds: minutes * 60 }],
    ...more,
  })
  const rest = { kind: 'break' as const, id: 1, seconds: 1_800, startAt: at(20), from: at(0), to: at(60) }
  const planned = routeOf(
    [
      stopAt(1, { etaAt: at(10), timing: timing(10) }),
      stopAt(2, { etaAt: at(55), timing: timing(10, { leg: [rest, { kind: 'travel', seconds: 600 }] }) }),
      stopAt(3, { etaAt: at(90), timing: timing(10, { opensAt: at(90) }) }),
    ],
    { status: 'dispatched', departAt: at(0) },
  )
  const minutes = (route: DriverRoute, order: number[]) =>
    inOrder(route, ids(...order), NOW).stops.map(({ etaAt }) => (Date.parse(etaAt!) - NOW) / 60_000)
  expect(minutes(planned, [1, 2, 3])).toEqual([10, 55, 90])
  // In another sequence the break lies elsewhere, but still takes half an hour, and the last stop waits for
  // its window.
  const first = { ...planned, stops: planned.stops.slice(0, 2) }
  expect(minutes(first, [2, 1])[1]).toBeGreaterThan(35)
  expect(minutes(planned, [2, 1, 3])[2]).toBe(90)
})

it('holds locked stops and notices a pair that is turned round', () => {
  const locked = routeOf([stopAt(1), stopAt(2, { isLocked: true }), stopAt(3)])
  expect(inOrder(locked, ids(3, 2, 1), NOW).stops.map(({ orderId: id }) => id)).toEqual(ids(1, 2, 3))
  const pair = { name: 'P', reference: null }
  const [pickup, delivery] = [stopAt(1, { pair, type: 'pickup' }), stopAt(2, { pair })]
  expect(isPairReversed([pickup, delivery])).toBe(false)
  expect(isPairReversed([delivery, pickup])).toBe(true)
})

it('is offered where the company allows it and something can change places', () => {
  const allowed = { rules: { ...dayOf(route).rules, mayReorder: true } }
  expect(mayReorder(allowed, route)).toBe(true)
  expect(mayReorder(dayOf(route), route)).toBe(false)
  expect(mayReorder(allowed, routeOf([stopAt(1)]))).toBe(false)
  expect(mayReorder(allowed, { ...route, status: 'finished' })).toBe(false)
  const lockedRoute = routeOf([stopAt(1, { isLocked: true }), stopAt(2, { isLocked: true })])
  expect(mayReorder(allowed, lockedRoute)).toBe(false)
  expect(isOrderHeld(allowed, lockedRoute)).toBe(true)
  expect(isOrderHeld(allowed, route)).toBe(false)
  expect(isOrderHeld(dayOf(lockedRoute), lockedRoute)).toBe(false)
})
