// A van's day as fixes: metres north of the depot, minutes after eight.
import { METRES_PER_DEGREE } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { advanceRoute, EMPTY_TRACKING_STATE, type Advance, type Fix, type StopToAdvance } from './advance.ts'
import { forecastRoute, etaRange, type StopToForecast } from './forecast.ts'

const START = Date.parse('2026-04-16T08:00:00Z')
const MINUTE = 60_000
/** A metre in degrees of latitude. */
const METRE = 1 / METRES_PER_DEGREE
const fix = (minutes: number, metres: number, speedMps: number | null = 0, more: Partial<Fix> = {}): Fix => ({
  at: START + minutes * MINUTE,
  lat: metres * METRE,
  lng: 0,
  speedMps,
  accuracyMetres: 8,
  ...more,
})

const route = { depot: { lat: 0, lng: 0 }, departAt: START, startedAt: null, finishedAt: null }
const stopAt = (metres: number, index: number): StopToAdvance => ({
  id: `s${index + 1}`,
  sequence: index + 1,
  status: 'pending',
  lat: metres * METRE,
  lng: 0,
  serviceSeconds: 240,
  arrivedAt: null,
  departedAt: null,
})
const stops = (...metres: number[]) => metres.map(stopAt)
const statuses = (day: Advance) => day.stops.map((stop) => stop.status)
const HOME = fix(-5, 10)

describe('leaving the depot', () => {
  it('starts the route when the van leaves the depot, and not while it stands there', () => {
    expect(advanceRoute(route, stops(1_000), [HOME, fix(0, 60, 1)]).startedAt).toBeNull()
    expect(advanceRoute(route, stops(1_000), [HOME, fix(1, 400, 9)]).startedAt).toBe(START + MINUTE)
  })

  it('does not take the drive to work for the route', () => {
    expect(advanceRoute(route, stops(5_000), [fix(-30, 9_000, 12), fix(-29, 8_500, 12)]).startedAt).toBeNull()
  })

  it('does not begin by a fix that is vaguer than the yard', () => {
    const vague = fix(1, 300, 0, { accuracyMetres: 400 })
    expect(advanceRoute(route, stops(1_000), [HOME, vague]).startedAt).toBeNull()
  })
})

describe('arriving and leaving', () => {
  const drive = [HOME, fix(1, 500, 9)]

  it('arrives within the radius that the company has set', () => {
    const at = [...drive, fix(2, 880, 0)]
    expect(statuses(advanceRoute(route, stops(1_000), at))).toEqual(['pending'])
    expect(statuses(advanceRoute({ ...route, arrivalRadiusMetres: 150 }, stops(1_000), at))).toEqual([
      'arrived',
    ])
  })

  it('marks the next stop as arrived while the van stands there, and as served when the van leaves', () => {
    const there = advanceRoute(route, stops(1_000, 2_000), [...drive, fix(2, 990, 1)])
    expect(statuses(there)).toEqual(['arrived', 'pending'])
    const advanced = advanceRoute(
      { ...route, startedAt: there.startedAt },
      there.stops,
      [fix(6, 1_000), fix(7, 1_400, 9)],
      there.state,
    )
    expect(statuses(advanced)).toEqual(['served', 'pending'])
    expect(advanced.stops[0]?.arrivedAt).toBe(START + 2 * MINUTE)
    // The van stood at the stop at 6:00 and was 400 m away at 7:00, so it left ten seconds past six.
    expect(advanced.stops[0]?.departedAt).toBeGreaterThanOrEqual(START + 6 * MINUTE)
    expect(advanced.stops[0]?.departedAt).toBeLessThan(START + 7 * MINUTE)
  })

  it('serves a stop with a single fix', () => {
    const day = advanceRoute(route, stops(1_000, 5_000), [...drive, fix(2, 1_000), fix(4.25, 2_050, 11.9)])
    expect(statuses(day)).toEqual(['served', 'pending'])
  })

  it('does not serve a door it waits at for a light', () => {
    const day = advanceRoute(route, stops(1_000, 2_000), [
      ...drive,
      fix(2, 1_010, 0),
      fix(2.1, 1_020, 1),
      fix(2.25, 1_130, 9),
    ])
    expect(statuses(day)).toEqual(['pending', 'pending'])
    expect(day.stops[0]?.arrivedAt).toBeNull()
  })

  it('does not arrive at a door it drives past', () => {
    const past = [900, 960, 1_020, 1_080].map((metres, i) => fix(2 + i / 10, metres, 9))
    expect(statuses(advanceRoute(route, stops(1_000), [...drive, ...past]))).toEqual(['pending'])
  })

  it('counts a slow pass as being there when it lasts', () => {
    const slow = [960, 985, 1_000, 1_020].map((metres, i) => fix(2 + i / 3, metres, 2.5))
    expect(statuses(advanceRoute(route, stops(1_000), [...drive, ...slow]))).toEqual(['arrived'])
  })

  it('accepts a stop out of turn only after a longer halt than a traffic light', () => {
    const short = [...drive, fix(3, 2_000), fix(4, 2_000), fix(5, 2_500, 9)]
    expect(statuses(advanceRoute(route, stops(1_000, 2_000), short))).toEqual(['pending', 'pending'])
    const long = [...drive, fix(3, 2_000), fix(4, 2_000), fix(5, 2_000), fix(7, 2_000), fix(8, 2_500, 9)]
    expect(statuses(advanceRoute(route, stops(1_000, 2_000), long))).toEqual(['pending', 'served'])
  })

  it('separates two doors in one street when the van moves to the next', () => {
    const fixes = [
      ...drive,
      fix(2, 1_000),
      fix(4, 1_000),
      fix(5, 1_045, 1),
      fix(6, 1_050),
      fix(9, 1_050),
      fix(10, 1_500, 9),
    ]
    const day = advanceRoute(route, stops(1_000, 1_050), fixes)
    expect(statuses(day)).toEqual(['served', 'served'])
    expect(day.stops[1]?.arrivedAt).toBe(START + 5 * MINUTE)
  })

  it('serves two parcels at one door one after the other', () => {
    const fixes = [2, 4, 6.5, 8, 10].map((minutes) => fix(minutes, 1_000))
    const day = advanceRoute(route, stops(1_000, 1_005), [...drive, ...fixes])
    expect(statuses(day)).toEqual(['served', 'arrived'])
    const advanced = advanceRoute(route, stops(1_000, 1_005), [...drive, ...fixes, fix(12, 1_500, 9)])
    expect(statuses(advanced)).toEqual(['served', 'served'])
  })

  it('serves three parcels at one door with only a first and a last fix', () => {
    const day = advanceRoute(route, stops(1_000, 1_000, 1_000), [
      ...drive,
      fix(2, 1_000),
      fix(14, 1_000),
      fix(15, 1_500, 9),
    ])
    expect(statuses(day)).toEqual(['served', 'served', 'served'])
    expect(day.stops.map((stop) => stop.arrivedAt)).toEqual(
      [2, 6, 10].map((minutes) => START + minutes * MINUTE),
    )
  })

  it('serves both stops of one door when both parcels were handed over together', () => {
    const day = advanceRoute(route, stops(1_000, 1_005, 3_000), [
      ...drive,
      fix(2, 1_000),
      fix(4, 1_000),
      fix(5, 1_500, 9),
    ])
    expect(statuses(day)).toEqual(['served', 'served', 'pending'])
  })

  it('returns to the depot when all stops are done', () => {
    const fixes = [...drive, fix(2, 1_000), fix(6, 1_000), fix(7, 500, 9), fix(8, 100, 3)]
    expect(advanceRoute(route, stops(1_000), fixes).finishedAt).toBe(START + 8 * MINUTE)
    expect(advanceRoute(route, stops(1_000, 2_000), fixes).finishedAt).toBeNull()
  })
})

describe('fixes that cannot be trusted', () => {
  const day = [
    HOME,
    fix(1, 500, 9),
    fix(2, 1_000),
    fix(4, 1_000),
    fix(6, 1_000),
    fix(7, 1_400, 9),
    fix(8, 2_000),
    fix(12, 2_000),
    fix(13, 2_600, 9),
  ]

  it('returns the same day for any order of fixes, when all are counted again', () => {
    const straight = advanceRoute(route, stops(1_000, 2_000), day)
    expect(statuses(straight)).toEqual(['served', 'served'])
    expect(advanceRoute(route, stops(1_000, 2_000), day.toReversed())).toEqual(straight)
  })

  it('returns the same day in one batch or fix by fix', () => {
    let now: Advance = {
      state: EMPTY_TRACKING_STATE,
      startedAt: null,
      finishedAt: null,
      stops: stops(1_000, 2_000),
      position: null,
    }
    for (const fixOfDay of day) {
      const again = JSON.parse(JSON.stringify(now.state)) as Advance['state']
      now = advanceRoute(
        { ...route, startedAt: now.startedAt, finishedAt: now.finishedAt },
        now.stops,
        [fixOfDay],
        again,
      )
    }
    const { position: _, ...withoutPosition } = advanceRoute(route, stops(1_000, 2_000), day)
    expect(now).toMatchObject(withoutPosition)
  })

  it('leaves late and repeated ones out', () => {
    const first = advanceRoute(route, stops(1_000, 2_000), day)
    const again = advanceRoute(
      { ...route, startedAt: first.startedAt },
      first.stops,
      [fix(3, 5_000), ...day.slice(4, 5)],
      first.state,
    )
    expect(again.stops).toEqual(first.stops)
    expect(again.position).toBeNull()
  })

  it('ignores a single jump of the position, and accepts it when the van stays there', () => {
    const jump = advanceRoute(route, stops(1_000, 2_000), [
      HOME,
      fix(1, 500, 9),
      fix(1.1, 90_000, 0),
      fix(2, 1_000),
    ])
    expect(statuses(jump)).toEqual(['arrived', 'pending'])
    const away = [fix(1.1, 90_000), fix(1.2, 90_010), fix(1.3, 90_020)]
    expect(advanceRoute(route, stops(1_000), [HOME, fix(1, 500, 9), ...away]).state.last!.lat).toBeCloseTo(
      90_020 * METRE,
    )
  })

  it('does not leave a stop because of a vague fix', () => {
    const fixes = [
      HOME,
      fix(1, 500, 9),
      fix(2, 1_000),
      fix(3, 1_170, 0, { accuracyMetres: 95 }),
      fix(3.5, 1_150, 0, { accuracyMetres: 80 }),
    ]
    expect(statuses(advanceRoute(route, stops(1_000), fixes))).toEqual(['arrived'])
  })

  it('keeps outcomes that a person set', () => {
    const before = stops(1_000, 2_000).map((stop, index) =>
      index === 0 ? { ...stop, status: 'failed' as const } : stop,
    )
    const after = advanceRoute(route, before, day)
    expect(statuses(after)).toEqual(['failed', 'served'])
  })
})

describe('the forecast', () => {
  /** Ten minutes' drive and four of service for each; service planned at :10, :24, :38. */
  const planned = (index: number, more: Partial<StopToForecast> = {}): StopToForecast => ({
    ...stopAt((index + 1) * 3_000, index),
    windowStart: null,
    plannedServiceAt: START + (10 + index * 14) * MINUTE,
    plannedDepartAt: START + (14 + index * 14) * MINUTE,
    promisedTo: START + (25 + index * 14) * MINUTE,
    leg: [{ kind: 'travel', seconds: 600 }],
    learntServiceSeconds: null,
    ...more,
  })
  const input = {
    route: { ...route, returnAt: START + 60 * MINUTE, startedAt: START, speeds: null, returnLeg: [] },
    position: { lat: 0, lng: 0 },
  }
  const minutes = (at: number) => Math.round((at - START) / MINUTE)

  it('equals the plan while the van is on time', () => {
    const { stops: etas, driftSeconds } = forecastRoute({
      ...input,
      stops: [0, 1, 2].map((i) => planned(i)),
      clock: START,
      secondsToNext: 600,
    })
    expect(etas.map((eta) => minutes(eta.etaAt))).toEqual([10, 24, 38])
    expect(etas.map((eta) => eta.stopsBefore)).toEqual([0, 1, 2])
    expect(driftSeconds).toBe(0)
  })

  it('carries a delay on, and reports by how much it breaks a promise', () => {
    const late = forecastRoute({
      ...input,
      stops: [0, 1].map((i) => planned(i)),
      clock: START + 20 * MINUTE,
      secondsToNext: 300,
    })
    expect(late.driftSeconds).toBe(15 * 60)
    expect(late.stops.map((eta) => eta.lateSeconds)).toEqual([0, 0])
    const secondForecast = forecastRoute({
      ...input,
      stops: [0, 1].map((i) => planned(i)),
      clock: START + 30 * MINUTE,
      secondsToNext: 300,
    })
    expect(secondForecast.stops.map((eta) => eta.lateSeconds)).toEqual([600, 600])
  })

  it('waits for a window, which absorbs a delay', () => {
    const waiting = [planned(0), planned(1, { windowStart: START + 40 * MINUTE })]
    const { stops: etas } = forecastRoute({
      ...input,
      stops: waiting,
      clock: START + 5 * MINUTE,
      secondsToNext: 600,
    })
    expect(etas.map((eta) => minutes(eta.etaAt))).toEqual([15, 40])
  })

  it('lasts until the planned service is over, or longer if the van stays', () => {
    const standing = [planned(0, { status: 'arrived', arrivedAt: START + 10 * MINUTE }), planned(1)]
    const eta = (clock: number) =>
      minutes(
        forecastRoute({ ...input, stops: standing, clock, secondsToNext: null }).stops[1]?.etaAt ??
          Number.NaN,
      )
    expect(eta(START + 11 * MINUTE)).toBe(24)
    expect(eta(START + 20 * MINUTE)).toBe(30)
  })

  it('counts from the departure while the van has not left', () => {
    const before = forecastRoute({
      ...input,
      route: { ...input.route, startedAt: null },
      stops: [planned(0)],
      clock: START - 60 * MINUTE,
      secondsToNext: null,
    })
    expect(minutes(before.stops[0]?.etaAt ?? Number.NaN)).toBe(10)
    const overdue = forecastRoute({
      ...input,
      route: { ...input.route, startedAt: null },
      stops: [planned(0)],
      clock: START + 30 * MINUTE,
      secondsToNext: null,
    })
    expect(minutes(overdue.stops[0]?.etaAt ?? Number.NaN)).toBe(40)
  })

  const free = { opensAt: null, promisedFrom: null, promisedTo: null, isKept: true }
  const span = (eta: number, promise = {}) => {
    const { from, to } = etaRange(START + eta * MINUTE, START, { ...free, ...promise })
    return [minutes(from), minutes(to)]
  }

  it('returns a range that widens with distance', () => {
    expect(span(10)).toEqual([2, 18])
    expect(span(200)).toEqual([164, 237])
  })

  it('returns no time before the window opens and, on plan, none after the promise', () => {
    const promised = { promisedFrom: START + 190 * MINUTE, promisedTo: START + 215 * MINUTE }
    expect(span(200, promised)).toEqual([190, 215])
    expect(span(200, { ...promised, isKept: false })).toEqual([164, 237])
    expect(span(200, { opensAt: START + 195 * MINUTE, isKept: false })).toEqual([195, 237])
    // A late stop gets its true span.
    expect(span(220, { ...promised, isKept: false })).toEqual([181, 260])
  })
})
