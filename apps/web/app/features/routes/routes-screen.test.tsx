// @vitest-environment happy-dom
// Tests the routes screen: list, Optimize Routes, Re-route, creating a route.
import { toListed, toStored } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { vehicleFixture } from '../../testing/vehicle-fixture.ts'
import { RoutesScreen } from './routes-screen.tsx'
import { plan, planRoute, route, uuid, VAN } from './testing.ts'

const answers = {
  'GET /api/v1/routes': {
    items: [route(1), route(2, { lateSeconds: 540, status: 'started', stopsDone: 3 })],
  },
  'GET /api/v1/plans': { items: [plan()], cursor: null },
}

it('lists the routes of the day with their state and efficiency, and filters by words', async () => {
  const { screen, user } = renderScreen(<RoutesScreen />, { answers })
  const list = await screen.findByRole('list', { name: 'Routes' })
  expect(within(list).getByText('optimized')).toBeDefined()
  expect(within(list).getByText('9 min late')).toBeDefined()
  expect(within(list).getAllByText(/17 stops, .*, 85 %/)).toHaveLength(2)
  await user.type(screen.getByLabelText('Filter routes'), 'late')
  expect(within(screen.getByRole('list', { name: 'Routes' })).getAllByRole('listitem')).toHaveLength(1)
})

it('shows a route in progress while it is re-routed, then optimized with its new efficiency', async () => {
  let finish = (_: unknown) => {}
  const waiting = new Promise((resolve) => (finish = resolve))
  let items = [route(1)]
  const { screen, user, requests } = renderScreen(<RoutesScreen />, {
    path: `/tenant/routes?route=${uuid(1)}`,
    answers: {
      ...answers,
      'GET /api/v1/routes': () => ({ items }),
      [`POST /api/v1/plans/${uuid(90)}/routes/${uuid(1)}/reroute`]: () => waiting,
    },
  })
  const panel = await screen.findByRole('complementary')
  expect(within(panel).getByText('85 %')).toBeDefined()
  await user.click(within(panel).getByRole('button', { name: 'Re-route' }))
  expect(await within(panel).findByText('in-progress')).toBeDefined()
  expect(within(panel).getByRole('button', { name: 'Re-route' })).toHaveProperty('disabled', true)

  items = [route(1, { efficiency: 91.2, distanceMetres: 18_000 })]
  finish(Response.json(planRoute))
  expect(await within(panel).findByText('91.2 %')).toBeDefined()
  expect(within(panel).getByText('optimized')).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/reroute'))).toHaveLength(1)
})

it('says why the engine cannot start', async () => {
  const { screen, user } = renderScreen(<RoutesScreen />, {
    answers: {
      ...answers,
      'POST /api/v1/plans': () => new Refusal(409, { code: 'nothing_to_plan', message: 'No open orders.' }),
    },
  })
  await user.click((await screen.findAllByRole('button', { name: 'Optimize Routes' }))[0]!)
  expect(await screen.findByText(/No open orders/)).toBeDefined()
})

it('creates a route of one van and chosen orders', async () => {
  const order = {
    id: uuid(70),
    reference: 'DW-70',
    trackingNumber: '0123456789ABC1',
    status: 'open',
    deliveryStatus: 'pending',
    recipient: 'Edith Ward',
    phone: null,
    email: null,
    address: '1 Heron Terrace',
    lat: 50.7,
    lng: -1.9,
    date: DAY,
    lastDate: null,
    windowStart: null,
    windowEnd: null,
    ...toListed(toStored({ packages: 1 })),
    routeId: null,
    routeNumber: null,
    sequence: null,
    eta: null,
    promisedFrom: null,
    promisedTo: null,
    lateSeconds: 0,
    unserved: null,
  }
  const van = vehicleFixture(VAN.id, VAN.name, VAN)
  const { screen, user, requests } = renderScreen(<RoutesScreen />, {
    path: '/tenant/routes?panel=new',
    answers: {
      'GET /api/v1/routes': { items: [] },
      'GET /api/v1/plans': { items: [], cursor: null },
      'GET /api/v1/vehicles': { items: [van], cursor: null },
      'GET /api/v1/orders': { items: [order], cursor: null },
      'POST /api/v1/plans': { id: uuid(91), status: 'queued' },
      [`GET /api/v1/plans/${uuid(91)}`]: {
        ...plan({ id: uuid(91) }),
        routes: [planRoute],
        overlap: { stops: 17, inOthers: 0 },
        unserved: [],
        violations: [],
      },
    },
  })
  await user.click(await screen.findByLabelText('Van'))
  await user.click(await screen.findByRole('option', { name: 'Van 1' }))
  await user.click(screen.getByLabelText(/DW-70, Edith Ward/))
  const panel = screen.getByRole('complementary', { name: 'Create route' })
  await user.click(within(panel).getByRole('button', { name: 'Create route' }))
  expect(await screen.findByText(/R1 created/)).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    date: DAY,
    vehicleIds: [VAN.id],
    orderIds: [order.id],
  })
})
