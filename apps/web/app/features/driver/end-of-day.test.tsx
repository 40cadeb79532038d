// @vitest-environment happy-dom
// Tests the end of a driver's day, and a first screen without a day: the server's fault is not called a lost
// connection.
import 'fake-indexeddb/auto'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { dayOf, routeOf, stopOf } from './driver-fixture.ts'
import { openDriver } from './open-driver.tsx'
import { parcelsInVan, windowsMet } from './parcels-in-van.ts'

const DEPOT = { name: 'North depot', address: 'Mill Road, Ashmouth', lat: 50.8, lng: -1.9 }
const finished = routeOf(
  [
    stopOf(1, { status: 'served', arrivedAt: '2026-11-24T10:02:00.000Z' }),
    stopOf(2, { status: 'failed', arrivedAt: '2026-11-24T12:30:00.000Z', packages: 3 }),
    stopOf(3, {
      status: 'served',
      arrivedAt: '2026-11-24T13:10:00.000Z',
      handed: { packages: 1, items: [] },
    }),
  ],
  {
    status: 'finished',
    startedAt: '2026-11-24T08:05:00.000Z',
    finishedAt: '2026-11-24T15:47:00.000Z',
    drivenMetres: 32_187,
    endDepot: DEPOT,
  },
)

it('[2.1-3] ends the day with its figures, the parcels to hand in and the next shift', async () => {
  const nextShift = {
    date: '2026-11-25',
    startsAt: '2026-11-25T07:30:00.000Z',
    route: { number: 4, vehicle: 'Van 4', stops: 18 },
  }
  const { screen } = openDriver(finished, {
    'GET /api/v1/driver/day': () => ({ ...dayOf(finished), nextShift }),
  })
  const shift = within(await screen.findByRole('region', { name: 'Your shift' }))
  expect(shift.getByText('Tue 24 Nov 2026, 08:05-15:47')).toBeDefined()
  expect(shift.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2of 3 stops delivered',
    '1of 2 time windows met',
    '7 h 42from start to end',
    '20.0 midriven',
  ])
  const handIn = within(shift.getByRole('region', { name: 'Hand in' }))
  expect(handIn.getByText(/North depot, Mill Road, Ashmouth/)).toBeDefined()
  expect(handIn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '22 Weaver Lane, Person 2Not delivered, DW-23 parcels',
    '33 Weaver Lane, Person 3Partly delivered, DW-31 parcel',
  ])
  const next = within(shift.getByRole('region', { name: 'Next shift' }))
  expect(next.getByText(/25 Nov.*07:30/)).toBeDefined()
  expect(next.getByText('R4, Van 4, 18 stops')).toBeDefined()
  expect(screen.getByRole('button', { name: 'My pay' })).toBeDefined()
})

it('thanks for a day on which everything was delivered, and names no parcels', async () => {
  const { screen } = openDriver(routeOf([stopOf(1, { status: 'served' })], { status: 'finished' }))
  expect(await screen.findByText('Everything is delivered. Thank you for today.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Hand in' })).toBeNull()
  // A server of an earlier version does not say what comes next.
  expect(screen.queryByRole('region', { name: 'Next shift' })).toBeNull()
})

it('counts what is in the van: open and failed deliveries, and collected parcels', () => {
  const pair = { name: 'P-1', reference: null }
  const route = routeOf([
    stopOf(1, { status: 'pending' }),
    stopOf(2, { status: 'served' }),
    stopOf(3, { type: 'pickup', status: 'failed' }),
    stopOf(4, { type: 'pickup', status: 'served' }),
    stopOf(5, { type: 'pickup', status: 'failed', pair }),
    stopOf(6, { status: 'failed', pair }),
    stopOf(7, { orderStatus: 'cancelled', loaded: { at: '2026-11-24T07:00:00.000Z', place: null } }),
    stopOf(8, { status: 'skipped' }),
  ])
  expect(parcelsInVan(route).map(({ stop }) => stop.sequence)).toEqual([1, 4, 7])
  expect(windowsMet(finished)).toEqual({ met: 1, total: 2 })
})

const INTERNAL = new Refusal(503, { code: 'unavailable', message: 'The service is not ready.' })
const CLOSED = new Refusal(403, { code: 'company_closed', message: 'Your company is closed.' })

it.each([
  { what: 'the server', answer: () => INTERNAL, bar: 'Server fault', advice: /Your connection works/ },
  {
    what: 'the network',
    answer: () => {
      throw new TypeError('Failed to fetch')
    },
    bar: 'No connection',
    advice: /Switch on mobile data/,
  },
  {
    what: 'a refusal',
    answer: () => CLOSED,
    bar: 'Your company is closed.',
    advice: /Your company is closed/,
  },
])('[4-3] says that $what is at fault, and what to do', async ({ answer, bar, advice }) => {
  const { screen } = openDriver(finished, { 'GET /api/v1/driver/day': answer })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: 'Your day could not be loaded' })).toBeDefined()
  expect(alert.getByText(advice)).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe(bar)
})

it('[4-3] shows the day once a try succeeds', async () => {
  let isDown = true
  const { screen, user } = openDriver(finished, {
    'GET /api/v1/driver/day': () => (isDown ? INTERNAL : dayOf(finished)),
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Shift ended' })).toBeDefined()
})
