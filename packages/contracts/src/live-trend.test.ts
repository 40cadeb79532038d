// Tests the warning of a van that falls behind before a promise breaks.
import { expect, it } from 'vitest'
import { slippingOf } from './live-trend.ts'

const at = (clock: string) => `2026-04-16T${clock}:00.000Z`
const served = (sequence: number, planned: string, arrived: string) => ({
  sequence,
  status: 'served' as const,
  plannedArriveAt: at(planned),
  arrivedAt: at(arrived),
  etaAt: null,
  windowEnd: null,
  lateSeconds: 0,
})
const ahead = (sequence: number, eta: string, windowEnd: string | null, lateSeconds = 0) => ({
  sequence,
  status: 'pending' as const,
  plannedArriveAt: at('12:00'),
  arrivedAt: null,
  etaAt: at(eta),
  windowEnd: windowEnd && at(windowEnd),
  lateSeconds,
})
const losing = [served(1, '12:00', '12:00'), served(2, '12:20', '12:26'), served(3, '12:40', '12:52')]
const route = (stops: Parameters<typeof slippingOf>[0]['stops'], minutes: number) => ({
  status: 'started' as const,
  driftSeconds: minutes * 60,
  stops,
})

it('names the first promise that breaks if the van keeps losing six minutes a stop', () => {
  const day = route([...losing, ahead(4, '13:18', '14:30'), ahead(5, '13:40', '13:51')], 18)
  expect(slippingOf(day)).toMatchObject({
    behindSeconds: 18 * 60,
    lostPerStopSeconds: 360,
    first: { sequence: 5 },
    breaksAt: at('13:51'),
  })
})

it('is silent about a van that holds its delay with room before every promise', () => {
  const steady = [served(1, '12:00', '12:18'), served(2, '12:20', '12:38')]
  expect(slippingOf(route([...steady, ahead(3, '13:18', '13:30')], 18))).toBeNull()
  expect(slippingOf(route([...steady, ahead(3, '13:18', '13:25')], 18))).toMatchObject({
    lostPerStopSeconds: 0,
    breaksAt: at('13:25'),
  })
})

it('leaves vans that are on plan, late already, not started or without promises to the other lists', () => {
  const stops = [...losing, ahead(4, '13:18', '13:20')]
  expect(slippingOf(route(stops, 9))).toBeNull()
  expect(slippingOf(route([...losing, ahead(4, '13:28', '13:20', 480)], 18))).toBeNull()
  expect(slippingOf({ ...route(stops, 18), status: 'dispatched' })).toBeNull()
  expect(slippingOf(route([...losing, ahead(4, '13:18', null)], 18))).toBeNull()
})
