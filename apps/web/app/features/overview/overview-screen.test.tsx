// @vitest-environment happy-dom
// Tests the overview: figures only once loaded, what needs attention, unserved orders of a dispatched day.
import { addDays, toListed, toStored, type VehicleItem } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { vehicleFixture } from '../../testing/vehicle-fixture.ts'
import { OverviewScreen } from './overview-screen.tsx'

const uuid = (n: number) => `44444444-4444-4444-8444-44444444444${n}`
const order = (n: number, more: object = {}) => ({
  id: uuid(n),
  reference: `DW-${n}`,
  trackingNumber: `0123456789ABC${n}`,
  status: 'open',
  deliveryStatus: 'pending',
  recipient: 'Edith Ward',
  phone: null,
  email: null,
  address: `${n} Heron Terrace`,
  lat: 50.7,
  lng: -1.9,
  date: DAY,
  lastDate: null,
  windowStart: null,
  windowEnd: null,
  ...toListed(toStored({ packages: n })),
  routeId: null,
  routeNumber: null,
  sequence: null,
  eta: null,
  promisedFrom: null,
  promisedTo: null,
  lateSeconds: 0,
  unserved: null,
  ...more,
})
const route = {
  id: uuid(8),
  number: 1,
  status: 'dispatched',
  vehicle: { id: uuid(7), name: 'Van 1', registration: 'AB 1' },
  driver: null,
  depot: { lat: 50.7, lng: -1.9 },
  departAt: `${DAY}T08:00:00Z`,
  returnAt: `${DAY}T12:00:00Z`,
  etaReturnAt: null,
  distanceMetres: 1000,
  driftSeconds: 0,
  reorderedAt: null,
  orderLockedAt: null,
  position: null,
  stops: [],
}
const counts = { stops: 0, delivered: 0, onTime: 0, late: 0, atRisk: 0, failed: 0, vansOut: 0, vans: 1 }
const live = (routes: object[]) => ({ date: DAY, clock: `${DAY}T07:00:00Z`, counts, routes })
const counted = (n: number) => () => new Response(null, { headers: { 'content-range': `*/${n}` } })
const answers = {
  'HEAD /rest/v1/vehicles': counted(7),
  'HEAD /rest/v1/drivers': counted(6),
  'HEAD /rest/v1/routes': counted(1),
  'GET /api/v1/live': live([]),
  'GET /api/v1/orders': { items: [], cursor: null },
  'GET /api/v1/vehicles': { items: [], cursor: null },
  'GET /rest/v1/subscriptions': [],
}
const vehicle = (n: number, more: Partial<VehicleItem>) => vehicleFixture(uuid(n), `Van 0${n}`, more)
const open = (more: object = {}) =>
  renderScreen(<OverviewScreen />, { path: '/tenant', answers: { ...answers, ...more } })
const never = () => new Promise(() => {})

it('shows the counts of the database', async () => {
  const { screen } = open()
  const vehicles = within(await screen.findByRole('link', { name: /Vehicles/ }))
  expect(await vehicles.findByText('7')).toBeDefined()
  expect(await screen.findByText('6')).toBeDefined()
  expect(await screen.findByText('Nothing right now.')).toBeDefined()
})

it('shows neither zeros nor calm while figures are on their way', async () => {
  const { screen } = open({
    'HEAD /rest/v1/vehicles': never,
    'HEAD /rest/v1/drivers': never,
    'HEAD /rest/v1/routes': never,
    'GET /api/v1/live': never,
    'GET /api/v1/orders': never,
  })
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThanOrEqual(4)
  expect(screen.queryByText('0')).toBeNull()
  expect(screen.queryByText('Nothing right now.')).toBeNull()
})

it('says what could not be loaded, and reads 0 where a count failed', async () => {
  const broken = () => new Refusal(500, { code: 'internal', message: 'Broken' })
  const { screen } = open({
    'HEAD /rest/v1/drivers': () => new Response(null, { status: 500 }),
    'GET /api/v1/live': broken,
    'GET /api/v1/orders': broken,
  })
  const drivers = within(await screen.findByRole('link', { name: /Drivers/ }))
  expect(await drivers.findByText('could not be loaded')).toBeDefined()
  expect(drivers.getByText('0')).toBeDefined()
  expect(await screen.findByText('What needs you could not be loaded.')).toBeDefined()
  expect(screen.getByText('The routes could not be loaded')).toBeDefined()
})

it('leads to orders first where the day has none, then to its plan', async () => {
  const routesOf = async (orders: object[]) => {
    const { screen, unmount } = open({ 'GET /api/v1/orders': { items: orders, cursor: null } })
    const heading = await screen.findByText(/^No routes on Tuesday yet/)
    const state = within(heading.parentElement!)
    const name = (await state.findByRole('link')).textContent
    unmount()
    return name
  }
  expect(await routesOf([])).toBe('Import orders')
  expect(await routesOf([order(1)])).toBe('Plan Tuesday')
})

it('counts every order that dispatch left behind', async () => {
  const { screen } = open({
    'GET /api/v1/live': live([route]),
    'GET /api/v1/orders': {
      items: [
        order(1, { unserved: { reason: 'capacity', message: 'Full' } }),
        order(2),
        order(3, { status: 'dispatched', routeNumber: 1, sequence: 1 }),
      ],
      cursor: null,
    },
  })
  expect(await screen.findByText('2 orders left behind')).toBeDefined()
  expect(screen.getByText('Not on any van: DW-1 and DW-2')).toBeDefined()
})

it('reminds of services and documents that are due within days, and leads to the vehicle', async () => {
  const { screen } = open({
    'GET /api/v1/vehicles': {
      items: [
        vehicle(1, { odometerKm: 30_020, serviceDueKm: 30_000 }),
        vehicle(2, { odometerKm: 29_100, serviceDueKm: 30_000 }),
        vehicle(3, { papers: [{ kind: 'Inspection', number: null, expiresOn: addDays(DAY, 20) }] }),
      ],
      cursor: null,
    },
  })
  expect(await screen.findByText('1 vehicle reminder')).toBeDefined()
  expect(screen.getByText('Service of Van 01 is 12 mi over')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open fleet' }).getAttribute('href')).toBe(
    `/tenant/fleet?vehicle=${uuid(1)}`,
  )
})

it('names no next stop of a route that is over: its open stops are to settle', async () => {
  const stop = (n: number, more: object = {}) => ({
    id: uuid(n),
    orderId: uuid(n),
    sequence: n,
    reference: `DW-${n}`,
    recipient: `Person ${n}`,
    address: `${n} Heron Terrace`,
    lat: 50.7,
    lng: -1.9,
    status: 'pending',
    plannedArriveAt: `${DAY}T09:00:00Z`,
    plannedDepartAt: `${DAY}T09:05:00Z`,
    windowStart: null,
    windowEnd: null,
    promisedFrom: null,
    promisedTo: null,
    etaAt: null,
    arrivedAt: null,
    departedAt: null,
    lateSeconds: 0,
    ...more,
  })
  const over = {
    ...route,
    id: uuid(5),
    number: 2,
    status: 'finished',
    stops: [stop(1, { lateSeconds: 900 })],
  }
  const { screen } = open({ 'GET /api/v1/live': live([{ ...route, stops: [stop(2)] }, over]) })
  const next = within(await screen.findByRole('region', { name: 'Next stops' }))
  expect(next.getAllByRole('listitem')).toHaveLength(1)
  expect(next.getByText(/Person 2/)).toBeDefined()
  const routes = within(screen.getByRole('region', { name: 'Routes of the day' }))
  expect(routes.getByRole('link', { name: /R2.*done/ })).toBeDefined()
  expect(await screen.findByText('1 stop to settle')).toBeDefined()
  expect(screen.queryByText(/at risk/)).toBeNull()
})
