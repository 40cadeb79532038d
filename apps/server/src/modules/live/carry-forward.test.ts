// The forecast of a van that should have left and has not, or that is silent.
import type { LegPart } from '@dropwise/contracts'
import { expect, test } from 'vitest'
import { liveDay } from './day.ts'
import { carryForward, type FollowedRoute } from './carry-forward.ts'

const at = (clock: string): string => `2026-04-16T${clock}:00.000Z`
const drive = (minutes: number): LegPart[] => [{ kind: 'travel', seconds: minutes * 60 }]
const ID = '00000000-0000-7000-8000-000000000000'

/**
 * Leaves at 09:00; stop 1 from 09:10 to 09:15; arrives at stop 2 at 09:25, which opens at 10:00, until
 * 10:05; returns at 10:20.
 */
function route(changes: Partial<FollowedRoute> = {}): FollowedRoute {
  const stop = (sequence: number, from: string, to: string, window: [string | null, string]) => ({
    id: `stop ${sequence}`,
    orderId: ID,
    reference: `DW-${sequence}`,
    recipient: 'Edith Ward',
    address: '6 Heron Terrace',
    lat: 0,
    lng: 0,
    sequence,
    status: 'pending' as const,
    plannedArriveAt: at(from),
    plannedDepartAt: at(to),
    plannedServiceAt: at(window[0] ?? from),
    opensAt: window[0] && at(window[0]),
    leg: drive(10),
    windowStart: window[0] && at(window[0]),
    windowEnd: at(window[1]),
    etaAt: at(from),
    arrivedAt: null,
    departedAt: null,
    lateSeconds: 0,
  })
  return {
    id: ID,
    number: 1,
    status: 'dispatched',
    vehicle: { id: ID, name: 'Van 1', registration: 'DW 1' },
    driver: null,
    depot: { lat: 0, lng: 0 },
    departAt: at('09:00'),
    returnAt: at('10:20'),
    etaReturnAt: null,
    distanceMetres: 9_000,
    driftSeconds: 0,
    reorderedAt: null,
    orderLockedAt: null,
    position: null,
    speeds: null,
    returnLeg: drive(15),
    offRouteSince: null,
    standingSince: null,
    zoneEvents: [],
    incidents: [],
    longStopMinutes: 20,
    stops: [stop(1, '09:10', '09:15', [null, '09:30']), stop(2, '09:25', '10:05', ['10:00', '11:00'])],
    ...changes,
  }
}

/** On the road, with its newest fix at this time. */
const routeHeardAt = (clock: string): FollowedRoute =>
  route({
    status: 'started',
    position: { lat: 0, lng: 0, speedMps: null, heading: null, at: at(clock), receivedAt: at(clock) },
  })

const progressOf = ({ stops, etaReturnAt, driftSeconds }: FollowedRoute) => ({
  etas: stops.map((stop) => stop.etaAt?.slice(11, 16)),
  late: stops.map((stop) => stop.lateSeconds / 60),
  home: etaReturnAt?.slice(11, 16),
  behind: driftSeconds / 60,
})

test('half an hour late: the first promise breaks, waiting at the second absorbs the delay', () => {
  expect(progressOf(carryForward(route(), Date.parse(at('09:30'))))).toEqual({
    etas: ['09:40', '10:00'],
    late: [10, 0],
    home: '10:20',
    behind: 30,
  })
})

test('two hours late: everything moves', () => {
  expect(progressOf(carryForward(route(), Date.parse(at('11:00'))))).toEqual({
    etas: ['11:10', '11:25'],
    late: [100, 25],
    home: '11:45',
    behind: 120,
  })
})

test.each([
  ['that is not due', route(), '08:59'],
  ['that was heard just now', routeHeardAt('09:08'), '09:11'],
  ['whose next stop can still come true', routeHeardAt('09:01'), '09:09'],
  ['that is home', route({ status: 'finished' }), '12:00'],
])('a route %s is left alone', (_, routeFields, clock) => {
  expect(carryForward(routeFields, Date.parse(at(clock)))).toBe(routeFields)
})

test('the day counts the promises that its silence puts at risk', () => {
  expect(liveDay('2026-04-16', [route()], Date.parse(at('11:00'))).counts.atRisk).toBe(2)
})

test('a silent van reaches its next stop no sooner than now, and continues by the plan', () => {
  expect(progressOf(carryForward(routeHeardAt('09:05'), Date.parse(at('09:40'))))).toEqual({
    etas: ['09:40', '10:00'],
    late: [10, 0],
    home: '10:20',
    behind: 30,
  })
  expect(liveDay('2026-04-16', [routeHeardAt('09:05')], Date.parse(at('09:40'))).counts.atRisk).toBe(1)
})
