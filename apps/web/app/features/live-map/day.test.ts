// Tests reading a live day: late stops, their causes, and counts.
import { describe, expect, it } from 'vitest'
import { nextHoursOf, readDay, reasonOf, slackSeconds, type VanDay } from './day.ts'
import type { LiveResponse, LiveRoute, LiveStop } from './types.ts'
import { driftText, dueText, reasonText, vanSummary } from './labels.ts'

const at = (clock: string) => `2026-04-16T${clock}:00Z`
const now = new Date(at('10:42'))

function stop(sequence: number, planned: string, change: Partial<LiveStop> = {}): LiveStop {
  const arrive = at(planned)
  return {
    id: `stop-${sequence}`,
    orderId: `order-${sequence}`,
    reference: `DW-${sequence}`,
    recipient: `Recipient ${sequence}`,
    address: `${sequence} Weaver Lane`,
    lat: 0,
    lng: 0,
    sequence,
    status: 'pending',
    plannedArriveAt: arrive,
    plannedDepartAt: new Date(Date.parse(arrive) + 300_000).toISOString(),
    windowStart: null,
    windowEnd: null,
    etaAt: arrive,
    arrivedAt: null,
    departedAt: null,
    lateSeconds: 0,
    ...change,
  }
}
const served = (
  sequence: number,
  planned: string,
  arrived: string,
  departed: string,
  change: Partial<LiveStop> = {},
) =>
  stop(sequence, planned, {
    status: 'served',
    arrivedAt: at(arrived),
    departedAt: at(departed),
    etaAt: null,
    ...change,
  })
const late = (sequence: number, planned: string, minutes: number) =>
  stop(sequence, planned, {
    windowStart: at('10:50'),
    windowEnd: at('11:50'),
    etaAt: at('12:04'),
    lateSeconds: minutes * 60,
  })

function route(number: number, stops: LiveStop[], change: Partial<LiveRoute> = {}): LiveRoute {
  return {
    id: `route-${number}`,
    number,
    status: 'started',
    vehicle: { id: `van-${number}`, name: `Van ${number}`, registration: `AB ${number}` },
    driver: { id: `driver-${number}`, name: 'Rosa Delgado', phone: null },
    depot: { lat: 0, lng: 0 },
    departAt: at('08:00'),
    returnAt: at('16:00'),
    etaReturnAt: at('16:09'),
    distanceMetres: 1,
    driftSeconds: 0,
    reorderedAt: null,
    orderLockedAt: null,
    position: null,
    stops,
    ...change,
  }
}
function answer(routes: LiveRoute[]): LiveResponse {
  return {
    date: '2026-04-16',
    clock: at('10:42'),
    counts: { stops: 0, delivered: 0, onTime: 0, late: 0, atRisk: 0, failed: 0, vansOut: 0, vans: 0 },
    routes,
  }
}
function onlyVan(stops: LiveStop[], change: Partial<LiveRoute> = {}): VanDay {
  const van = readDay(answer([route(5, stops, change)])).vans[0]
  if (!van) throw new Error('a route gives a van')
  return van
}
function whyLate(stops: LiveStop[], change: Partial<LiveRoute> = {}): string {
  const van = onlyVan(stops, change)
  const worst = van.late[0]
  if (!worst) throw new Error('the last stop is late')
  return reasonText(reasonOf(van, worst, now), 'UTC')
}

describe('the counts', () => {
  const view = readDay(
    answer([
      route(5, [
        served(1, '09:00', '09:00', '09:05'),
        served(2, '09:10', '09:40', '09:45', { windowStart: at('09:00'), windowEnd: at('09:30') }),
        late(3, '11:30', 14),
        late(4, '11:40', 3),
      ]),
      route(9, [stop(1, '10:00', { status: 'failed' }), late(2, '11:30', 20)], {
        returnAt: at('15:00'),
        etaReturnAt: at('15:00'),
      }),
      route(
        2,
        [
          stop(1, '11:00', { windowStart: at('10:00'), windowEnd: at('11:16') }),
          stop(2, '11:30', { windowEnd: at('14:00') }),
        ],
        { status: 'dispatched', etaReturnAt: null, returnAt: at('15:30') },
      ),
      route(7, [late(1, '11:30', 60)], { status: 'cancelled' }),
    ]),
  )

  it('count the very rows that the lists show, and leave cancelled routes out', () => {
    expect(view.counts).toEqual({
      stops: 8,
      delivered: 2,
      onTime: 1,
      atRisk: 3,
      failed: 1,
      toSettle: 0,
      vansOut: 2,
      vans: 3,
    })
    expect(view.all).toHaveLength(view.counts.stops)
    expect(view.failed).toHaveLength(view.counts.failed)
  })

  it('put the worst van first, one entry a van', () => {
    expect(view.atRisk.map(({ van, stop: worst }) => [van.route.number, worst.sequence])).toEqual([
      [9, 2],
      [5, 3],
    ])
  })

  it('count stops with less than half an hour to spare as tight', () => {
    expect(
      view.watch.map(({ van, stop: tight, slackSeconds: slack }) => [
        van.route.number,
        tight.sequence,
        slack,
      ]),
    ).toEqual([[2, 1, 16 * 60]])
  })

  it('expect the end with the van that comes back last', () => {
    expect(view.finish).toEqual({ at: at('16:09'), plannedAt: at('16:00'), route: 5 })
  })

  it('draw one cell for each stop', () => {
    expect(view.vans.find((van) => van.route.number === 5)?.cells).toEqual(['done', 'done', 'late', 'late'])
    expect(view.vans.find((van) => van.route.number === 2)?.cells).toEqual(['next', 'open'])
  })
})

describe('the reason of a delay', () => {
  it('is the stop that took longest, by what it added', () => {
    expect(
      whyLate([
        served(1, '09:00', '09:00', '09:05'),
        served(2, '09:10', '09:12', '09:33'),
        late(3, '11:30', 14),
      ]),
    ).toBe('Stop 2 took 16 min longer than planned')
  })

  it('is the drive that took longest', () => {
    expect(
      whyLate([
        served(1, '09:00', '09:00', '09:05'),
        served(2, '09:10', '09:25', '09:30'),
        late(3, '11:30', 14),
      ]),
    ).toBe('The drive to stop 2 took 15 min longer than planned')
  })

  it('is the late start, when the first stop was reached late', () => {
    expect(whyLate([served(1, '09:00', '09:08', '09:13'), late(2, '11:30', 6)])).toBe(
      'Reached the first stop 8 min late',
    )
  })

  it('is the stop at which the van is', () => {
    expect(
      whyLate([
        stop(1, '10:20', { status: 'arrived', arrivedAt: at('10:21'), etaAt: null }),
        late(2, '11:30', 3),
      ]),
    ).toBe('At stop 1 since 10:21')
  })

  it('does not blame waiting that only used up an early arrival', () => {
    expect(whyLate([served(1, '09:00', '08:40', '09:05'), late(2, '11:30', 3)], { driftSeconds: 180 })).toBe(
      '3 min behind the plan',
    )
  })

  it('names a van that has not left', () => {
    expect(whyLate([late(1, '11:30', 3)], { status: 'dispatched', departAt: at('10:00') })).toBe(
      'Has not left the depot, planned 10:00',
    )
  })

  it('says when the plan itself was late', () => {
    expect(whyLate([late(1, '12:04', 14)])).toBe('Planned later than promised')
  })
})

describe('the next hours', () => {
  const view = readDay({
    date: '2026-04-16',
    clock: at('10:42'),
    counts: {} as LiveResponse['counts'],
    routes: [
      route(1, [served(1, '09:00', '09:00', '09:05')], { status: 'finished' }),
      route(2, [stop(1, '13:00')], { status: 'dispatched', departAt: at('12:30') }),
      route(3, [stop(1, '11:20')]),
      route(4, [late(1, '11:30', 14)]),
      route(5, [stop(1, '11:00')]),
      route(6, [stop(1, '12:00')], { status: 'dispatched', departAt: at('11:40') }),
    ],
  })
  const numbers = (selected?: number) =>
    nextHoursOf(
      view,
      view.vans.find(({ route: { number } }) => number === selected),
    ).map(({ route: { number } }) => number)

  it('show who is at risk, then who is out, then who leaves next', () => {
    expect(numbers()).toEqual([4, 5, 3, 6, 2])
  })

  it('keep the selected van in view, also one that is done', () => {
    expect(numbers(1)).toEqual([4, 1, 5, 3, 6, 2])
  })
})

describe('the words', () => {
  it('say when a stop is due and when it will be', () => {
    expect(dueText(late(10, '11:30', 14), 'UTC')).toBe('Stop 10, due 10:50-11:50, now 12:04')
  })

  it('sign the minutes of a drift', () => {
    expect([840, 0, 59, -59, -240].map(driftText)).toEqual(['+14', '0', '0', '0', '−4'])
  })

  it('tell a van to somebody who cannot see its cells', () => {
    expect(vanSummary(onlyVan([served(1, '09:00', '09:00', '09:05'), late(2, '11:30', 14)]))).toBe(
      '1 of 2 stops done, stop 2 14 min late',
    )
    expect(vanSummary(onlyVan([stop(1, '11:00')], { driftSeconds: -180 }))).toBe(
      '0 of 1 stops done, 3 min ahead',
    )
  })

  it('have no slack without a promise', () => {
    expect(slackSeconds(stop(1, '11:00'))).toBeNull()
  })
})

describe('a newer answer about the same day', () => {
  const position = { lat: 0, lng: 0, speedMps: null, heading: null, at: at('10:40'), receivedAt: at('10:40') }

  it('makes a new day of the vans that something happened to, and of no other', () => {
    const stops = [stop(1, '11:00')]
    const waiting = route(1, stops, { position })
    const served2 = route(2, [stop(2, '11:00')])
    const before = readDay(answer([waiting, served2]))
    const after = readDay(
      answer([
        { ...waiting, position: { ...position, lat: 1 } },
        { ...served2, stops: [served(2, '11:00', '11:00', '11:05')] },
      ]),
    )
    expect(after.vans[0]).toBe(before.vans[0])
    expect(after.vans[1]).not.toBe(before.vans[1])
    const late = readDay(answer([{ ...waiting, driftSeconds: 300 }, served2]))
    expect(late.vans[0]?.route.driftSeconds).toBe(300)
  })
})
