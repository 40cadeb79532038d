// Tests that each stop of a running day is in one list until it has an outcome, and that vans needing
// attention are named.
import { expect, it } from 'vitest'
import { exceptionsOf, exceptionText, stopListOf } from './live-lists.ts'

const STOPS = ['pending', 'arrived', 'served', 'failed', 'skipped'] as const
const ROUTES = ['dispatched', 'started', 'finished', 'cancelled'] as const

it('lists a stop without an outcome for the dispatcher, in every state of its van', () => {
  for (const status of STOPS)
    for (const routeStatus of ROUTES)
      for (const lateSeconds of [0, 600]) {
        const stop = { status, lateSeconds }
        const list = stopListOf(stop, { status: routeStatus })
        const isOpen = status === 'pending' || status === 'arrived'
        const isOver = routeStatus === 'finished' || routeStatus === 'cancelled'
        expect(stopListOf(stop, { status: routeStatus, isClosed: true })).toBe(isOpen ? 'to_settle' : list)
        if (!isOpen) expect(['delivered', 'failed', 'taken_off']).toContain(list)
        else expect(list).toBe(isOver ? 'to_settle' : lateSeconds > 0 ? 'at_risk' : 'ahead')
      }
})

const at = (clock: string) => `2026-04-16T${clock}:00.000Z`
const stop = {
  sequence: 3,
  status: 'arrived' as const,
  lateSeconds: 0,
  arrivedAt: at('11:00'),
  departedAt: null,
  opensAt: null,
  plannedServiceAt: at('11:00'),
  plannedDepartAt: at('11:05'),
  leg: [],
}
const route = {
  status: 'started' as const,
  departAt: at('09:00'),
  position: { at: at('11:06') },
  offRouteSince: null,
  standingSince: null,
  returnLeg: [],
  stops: [stop],
}
const countsOf = (changes: object, clock: string) =>
  exceptionsOf({ ...route, ...changes }, Date.parse(at(clock)), 15).map((one) => exceptionText(one, 'UTC'))

it('names silence, standing still and a late start, each with its time, and drops it once it is over', () => {
  expect(countsOf({ stops: [] }, '11:10')).toEqual([])
  expect(countsOf({ stops: [] }, '11:20')).toEqual(['No position since 11:06'])
  expect(countsOf({ stops: [], position: { at: at('11:19') } }, '11:20')).toEqual([])
  expect(countsOf({ position: { at: at('11:19') } }, '11:19')).toEqual([])
  expect(countsOf({ position: { at: at('11:20') } }, '11:21')).toEqual(['Standing at stop 3 since 11:00'])
  const ahead = { stops: [{ ...stop, status: 'pending' as const, arrivedAt: null }] }
  const lostVan = { ...ahead, offRouteSince: at('10:58'), standingSince: at('11:00') }
  expect(countsOf(lostVan, '11:10')).toEqual([
    'Off its route to stop 3 since 10:58',
    'Standing still since 11:00',
  ])
  expect(countsOf({ ...lostVan, status: 'finished' }, '11:10')).toEqual([])
  expect(countsOf({ status: 'dispatched' }, '09:04')).toEqual([])
  expect(countsOf({ status: 'dispatched' }, '09:06')).toEqual(['Has not left, planned for 09:00'])
  expect(countsOf({ status: 'finished' }, '20:00')).toEqual([])
})
