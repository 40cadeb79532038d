// @vitest-environment happy-dom
// Tests that Live's badge matches Live.
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { atRiskQuery } from './at-risk.ts'

const DAY = '2026-11-24'
const counted = (n: number) => () => new Response(null, { headers: { 'content-range': `*/${n}` } })
const live = {
  date: DAY,
  clock: `${DAY}T12:00:00Z`,
  counts: { stops: 9, delivered: 0, onTime: 0, late: 0, atRisk: 7, failed: 0, vansOut: 0, vans: 1 },
  routes: [],
}
const answers = { 'HEAD /rest/v1/stops': counted(2), 'GET /api/v1/live': live }
const fetchAtRisk = () => new QueryClient().fetchQuery(atRiskQuery(DAY))

it('is the count of late stops while every van left in time', async () => {
  const requests = fakeBackend({ ...answers, 'HEAD /rest/v1/routes': counted(0) })
  expect(await fetchAtRisk()).toBe(2)
  expect(requests.some(({ path }) => path === '/api/v1/live')).toBe(false)
})

it('is what the live day says of vans that have not left', async () => {
  fakeBackend({ ...answers, 'HEAD /rest/v1/routes': counted(1) })
  expect(await fetchAtRisk()).toBe(7)
})
