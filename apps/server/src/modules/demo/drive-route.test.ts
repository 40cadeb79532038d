import { encodePolyline } from '@dropwise/roads'
import { seededRandom } from '@dropwise/roads/town/random'
import { describe, expect, it } from 'vitest'
import { driveRoute, loseSignal, stepsToDoor, type RouteToDrive } from './drive-route.ts'

const DEPART = Date.parse('2026-11-20T08:00:00Z')
const at = (minutes: number) => new Date(DEPART + minutes * 60_000)
const stop = (id: string, windowStart: Date | null, plannedDepart: number) => ({
  id,
  order_id: `order ${id}`,
  delivery_id: `delivery ${id}`,
  lat: 50,
  lng: 0,
  street: null,
  city: null,
  window_start: windowStart,
  planned_depart_at: at(plannedDepart),
  service_seconds: 300,
  leg_duration_seconds: 600,
})
const route: RouteToDrive = {
  number: 1,
  id: 'route',
  vehicle_id: 'van',
  depart_at: at(0),
  return_at: at(100),
  depot: 'Depot',
  legs: [
    [0, 0.01],
    [0.01, 0.02],
    [0.02, 0],
  ].map(([from, to]) =>
    encodePolyline([
      [from!, 50],
      [to!, 50],
    ]),
  ),
  // The second window opens long after the van arrives.
  stops: [stop('a', null, 15), stop('b', at(80), 85)],
}

describe('a day of the past', () => {
  it('goes from stop to stop in time, and waits for a door to open', () => {
    const { startedAt, finishedAt, stops } = driveRoute(route, seededRandom(7))
    const times = [startedAt, ...stops.flatMap((s) => [s.arrivedAt, s.departedAt]), finishedAt]
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(stops[1]!.arrivedAt).toBeLessThan(at(80).getTime())
    expect(stops[1]!.departedAt).toBeGreaterThan(at(80).getTime())
  })

  it('produces positions along the route, and fewer while the van stands', () => {
    const { stops, fixes } = driveRoute(route, seededRandom(7))
    expect(fixes[0]).toMatchObject({ lng: 0, lat: 50 })
    expect(fixes.every(({ lng, lat }) => lng >= 0 && lng <= 0.02 && lat === 50)).toBe(true)
    for (const { arrivedAt, departedAt } of stops) {
      expect(fixes.some(({ at: time }) => time === arrivedAt)).toBe(true)
      const standing = fixes.filter(({ at: time }) => time > arrivedAt && time < departedAt)
      expect(standing).toHaveLength(Math.ceil((departedAt - arrivedAt) / 60_000) - 1)
    }
  })

  it('has one gap where its phone had no signal', () => {
    const { fixes } = driveRoute(route, seededRandom(7))
    const received = loseSignal(fixes, seededRandom(1))
    const silences = received.slice(1).map(({ at: time }, i) => time - received[i]!.at)
    expect(silences.filter((ms) => ms > 5 * 60_000)).toHaveLength(1)
    expect(received[0]).toEqual(fixes[0])
    expect(received.at(-1)).toEqual(fixes.at(-1))
  })

  it('is the same day for the same seed', () => {
    expect(driveRoute(route, seededRandom(3))).toEqual(driveRoute(route, seededRandom(3)))
    expect(driveRoute(route, seededRandom(3))).not.toEqual(driveRoute(route, seededRandom(4)))
  })
})

describe('[4-3] a parcel of a past day', () => {
  it.each([
    ['at the first door', 3],
    ['at a later one', 200],
  ])('went through every state before it was %s', (_where, minutes) => {
    const arrivedAt = DEPART + minutes * 60_000
    const steps = stepsToDoor(DEPART, { arrivedAt })
    expect(steps.map(({ status }) => status)).toEqual(['picked_up', 'in_transit', 'out_for_delivery'])
    const times = [...steps.map(({ at: time }) => time), arrivedAt]
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set(times).size).toBe(times.length)
  })
})
