import { describe, expect, it } from 'vitest'
import { advanceRoute, type FollowedFix, type FollowedRoute } from './advance.ts'
import { forecast, type ForecastStop } from './forecast.ts'

const START = Date.parse('2026-04-16T08:00:00Z')
/** About a metre in degrees of latitude. */
const METRE = 1 / 111_195
const at = (
  minutes: number,
  metresNorth: number,
  speedMps = 0,
  more: Partial<FollowedFix> = {},
): FollowedFix => ({
  at: START + minutes * 60_000,
  lat: metresNorth * METRE,
  lng: 0,
  speedMps,
  accuracyMetres: 8,
  ...more,
})

/** Depot at 0 m, stops at 1,000, 2,000 and 2,010 m to the north. */
const route = (): FollowedRoute => ({
  status: 'dispatched',
  depot: { lat: 0, lng: 0 },
  startedAt: null,
  finishedAt: null,
  fixesUntil: null,
  lastFix: null,
  stops: [1_000, 2_000, 2_010].map((metres, i) => ({
    id: `s${i + 1}`,
    sequence: i + 1,
    status: 'pending',
    lat: metres * METRE,
    lng: 0,
    arrivedAt: null,
    departedAt: null,
    serviceSeconds: 240,
  })),
})
const statuses = (followed: FollowedRoute) => followed.stops.map((stop) => stop.status)

describe('following a route', () => {
  it('begins when the van leaves the depot, and not before', () => {
    expect(advanceRoute(route(), [at(0, 20)]).status).toBe('dispatched')
    expect(advanceRoute(route(), [at(0, 20), at(1, 400, 9)])).toMatchObject({
      status: 'started',
      startedAt: START + 60_000,
    })
  })

  it('arrives where it stands and serves what it leaves', () => {
    const there = advanceRoute(route(), [at(1, 500, 9), at(2, 990, 1)])
    expect(statuses(there)).toEqual(['arrived', 'pending', 'pending'])
    const gone = advanceRoute(there, [at(6, 1_000, 0), at(7, 1_300, 9)])
    expect(statuses(gone)).toEqual(['served', 'pending', 'pending'])
    expect(gone.stops[0]).toMatchObject({ arrivedAt: START + 120_000, departedAt: START + 420_000 })
  })

  it('does not stop at a door it drives past', () => {
    expect(statuses(advanceRoute(route(), [at(1, 500, 9), at(2, 1_000, 12), at(3, 1_500, 12)]))).toEqual([
      'pending',
      'pending',
      'pending',
    ])
  })

  it('serves two orders at one door one after the other', () => {
    const first = advanceRoute(route(), [at(1, 500, 9), at(2, 1_000, 0), at(7, 1_400, 9), at(8, 2_000, 0)])
    expect(statuses(first)).toEqual(['served', 'arrived', 'pending'])
    expect(statuses(advanceRoute(first, [at(10, 2_000, 0)]))).toEqual(['served', 'arrived', 'pending'])
    expect(statuses(advanceRoute(first, [at(12.5, 2_000, 0)]))).toEqual(['served', 'served', 'arrived'])
  })

  it('believes a driver who takes another stop first', () => {
    const swapped = { ...route(), stops: route().stops.slice(0, 2) }
    expect(statuses(advanceRoute(swapped, [at(1, 900, 9), at(3, 2_000, 0)]))).toEqual(['pending', 'arrived'])
  })

  it('comes home when everything is served', () => {
    const short = { ...route(), stops: route().stops.slice(0, 1) }
    const done = advanceRoute(short, [at(1, 500, 9), at(2, 1_000, 0), at(7, 700, 9), at(9, 30, 2)])
    expect(done).toMatchObject({ status: 'finished', finishedAt: START + 540_000 })
  })

  it('reads a batch that was stored offline in the order of its own times', () => {
    const fixes = [at(1, 500, 9), at(2, 1_000, 0), at(6, 1_000, 0), at(7, 1_300, 9), at(8, 2_000, 0)]
    expect(advanceRoute(route(), fixes.toReversed())).toEqual(advanceRoute(route(), fixes))
  })

  it('ignores what is older than what it knows, too vague, or a jump', () => {
    const there = advanceRoute(route(), [at(1, 500, 9), at(2, 700, 9)])
    expect(advanceRoute(there, [at(1.5, 1_000, 0)])).toEqual(there)
    expect(statuses(advanceRoute(there, [at(3, 1_000, 0, { accuracyMetres: 900 })]))).toEqual([
      'pending',
      'pending',
      'pending',
    ])
    expect(advanceRoute(there, [at(2.1, 90_000, 0)])).toEqual(there)
  })
})

describe('the forecast', () => {
  const plan = new Map<string, ForecastStop>(
    [1, 2, 3].map((n) => [
      `s${n}`,
      {
        id: `s${n}`,
        windowStart: n === 3 ? START + 40 * 60_000 : null,
        promisedTo: START + n * 15 * 60_000,
        plannedArriveAt: START + n * 5 * 60_000,
        plannedDepartAt: START + n * 9 * 60_000,
        legSeconds: 120,
      },
    ]),
  )

  it('adds roads, service and waiting for the window', () => {
    const started = advanceRoute(route(), [at(1, 500, 9)])
    const { stops, driftSeconds, reason } = forecast(started, plan, START + 60_000, 60, 300)
    expect(stops.map((stop) => (stop.etaAt - START) / 60_000)).toEqual([2, 8, 14])
    expect(stops.map((stop) => stop.stopsBefore)).toEqual([0, 1, 2])
    expect([driftSeconds, reason]).toEqual([-180, null])
  })

  it('says how late a stop will be and why', () => {
    const stuck = advanceRoute(route(), [at(1, 500, 9), at(2, 1_000, 0), at(30, 1_300, 9)])
    const { stops, driftSeconds, reason } = forecast(stuck, plan, START + 30 * 60_000, 60, 300)
    expect(stops[0]).toMatchObject({ id: 's2', lateSeconds: 60 })
    expect(driftSeconds).toBe(21 * 60)
    expect(reason).toBe('Stop 1 took 24 min longer than planned')
  })

  it('tells a late start from slow traffic', () => {
    const late = advanceRoute(route(), [at(20, 500, 9)])
    expect(forecast(late, plan, START + 20 * 60_000, 60, 300).reason).toBe('Left the depot 17 min late')
    const slow = advanceRoute(route(), [at(1, 300, 9), at(20, 500, 1)])
    expect(forecast(slow, plan, START + 20 * 60_000, 60, 300).reason).toBe('Slower traffic than planned')
  })
})
