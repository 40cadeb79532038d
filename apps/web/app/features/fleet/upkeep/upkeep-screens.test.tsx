// @vitest-environment happy-dom
// Tests the screens of upkeep: list states, pages, filters, forms, and what the vehicle's panel says.
import type { FleetIncident, ListedFill, WorkOrderItem } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal, type BackendRequest } from '../../../testing/fake-backend.ts'
import { COMPANY, renderScreen } from '../../../testing/render-screen.tsx'
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts'
import { FuelScreen } from './fuel-screen.tsx'
import { IncidentsScreen } from './incidents-screen.tsx'
import { VehicleUpkeep } from './vehicle-upkeep.tsx'
import { WorkScreen } from './work-screen.tsx'

const id = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const van = vehicleFixture('44444444-4444-4444-8444-444444444441', 'Van 01', {
  registration: 'CL23 HAA',
  odometerKm: 40_000,
})
const { name, registration, odometerKm } = van
const vehicle = { id: van.id, name, registration, odometerKm }
const page = (items: unknown[], cursor: string | null = null) => ({ items, cursor })

const work = (n: number, more: Partial<WorkOrderItem> = {}): WorkOrderItem => ({
  id: id(n),
  vehicle,
  defect: null,
  title: `Work ${n}`,
  status: 'open',
  dueOn: null,
  dueKm: null,
  workshop: null,
  labourMinor: 5_000,
  parts: [{ name: 'Pads', sku: 'BP-2', quantity: 2, unitMinor: 2_000, costMinor: 4_000 }],
  costMinor: 9_000,
  odometerKm: null,
  doneOn: null,
  nextDueKm: null,
  nextDueOn: null,
  note: null,
  createdAt: '2026-11-20T09:00:00Z',
  ...more,
})
const fill = (n: number, more: Partial<ListedFill> = {}): ListedFill => ({
  id: id(n),
  vehicleId: van.id,
  vehicle: { id: van.id, name },
  driver: 'Kit Hargreave',
  filledAt: '2026-11-20T09:00:00Z',
  odometerKm: 40_000,
  energy: 'diesel',
  amount: 42.5,
  costMinor: 6_000,
  isFull: true,
  isAfterGap: false,
  station: null,
  note: null,
  lat: null,
  lng: null,
  files: [],
  per100Km: 8,
  ...more,
})
const incident = (more: Partial<FleetIncident> = {}): FleetIncident => ({
  id: id(1),
  kind: 'collision',
  severity: 'serious',
  status: 'open',
  happenedAt: '2026-11-20T09:00:00Z',
  vehicle: { id: van.id, name },
  driver: { id: id(8), name: 'Kit Hargreave' },
  order: null,
  place: 'Quay Street',
  lat: null,
  lng: null,
  description: 'Hit a bollard',
  thirdParty: null,
  canDrive: null,
  costMinor: null,
  photos: 0,
  timeline: [
    {
      id: id(7),
      at: '2026-11-20T09:05:00Z',
      kind: 'reported',
      text: null,
      status: null,
      files: [],
      by: 'Kit Hargreave',
    },
  ],
  ...more,
})
const shared = { 'GET /api/v1/vehicles': page([van]), 'GET /api/v1/drivers': page([]) }

it('[M20] lists work orders in pages, says which are overdue, and filters them by state', async () => {
  const { screen, user, router, requests } = renderScreen(<WorkScreen />, {
    path: '/tenant/fleet/work',
    answers: {
      ...shared,
      'GET /api/v1/work-orders': ({ query }: BackendRequest) =>
        query.get('cursor')
          ? page([work(3, { dueKm: 39_000 })])
          : page([work(1, { dueOn: '2026-11-20' }), work(2, { dueOn: '2026-12-20' })], id(2)),
    },
  })
  const rows = () => within(screen.getByRole('list', { name: 'Work orders' })).getAllByRole('button')
  await screen.findByRole('list', { name: 'Work orders' })
  expect(rows()).toHaveLength(2)
  expect(rows()[0]!.textContent).toContain('Overdue: Fri 20 Nov')
  expect(rows()[1]!.textContent).toContain('Sun 20 Dec')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findAllByText(/Work 3/)
  expect(rows()).toHaveLength(3)
  expect(rows()[2]!.textContent).toContain('Overdue: at 24,233 mi')
  await user.click(screen.getByRole('radio', { name: 'Done' }))
  expect(router.state.location.search).toBe('?show=done')
  expect(requests.some(({ query }) => query.get('status') === 'done')).toBe(true)
})

it('[M20] says what work orders are for, and offers Retry when they could not be loaded', async () => {
  let isDown = true
  const { screen, user } = renderScreen(<WorkScreen />, {
    path: '/tenant/fleet/work',
    answers: {
      ...shared,
      'GET /api/v1/work-orders': () =>
        isDown ? new Refusal(403, { code: 'forbidden', message: 'Not for you.' }) : page([]),
    },
  })
  expect(await screen.findByText('Work orders could not be loaded')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No work orders yet')).toBeDefined()
})

it('[M20] lists what is due next below, and opens a work order for it', async () => {
  const dueVan = { ...van, serviceDueOn: '2026-12-01', papers: [] }
  const { screen, user, router } = renderScreen(<WorkScreen />, {
    path: '/tenant/fleet/work?show=open',
    answers: {
      ...shared,
      'GET /api/v1/vehicles': page([dueVan]),
      'GET /api/v1/work-orders': page([work(1)]),
    },
  })
  const list = await screen.findByRole('region', { name: 'Due next' })
  expect(within(list).getByText('Tue 1 Dec')).toBeDefined()
  await user.click(within(list).getByRole('button', { name: 'Add work order: Service, Van 01' }))
  const form = await screen.findByRole('complementary')
  expect(within(form).getByRole<HTMLInputElement>('combobox', { name: 'Work' }).value).toBe('Service')
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.search).toBe('?show=open')
})

it('[M20] opens a work order for the defect of the link, with a part and its cost', async () => {
  const { screen, user, requests } = renderScreen(<WorkScreen />, {
    path: `/tenant/fleet/work?vehicle=${van.id}&defect=${id(4)}&panel=new`,
    answers: {
      ...shared,
      'GET /api/v1/work-orders': page([]),
      'POST /api/v1/work-orders': work(1),
      [`GET /api/v1/vehicles/${van.id}/defects`]: {
        items: [
          {
            id: id(4),
            point: 'Tyres',
            note: 'Front left is worn',
            isUnsafe: true,
            files: [],
            reportedAt: '2026-11-20T09:00:00Z',
            driver: null,
            resolvedAt: null,
            resolution: null,
          },
        ],
      },
    },
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Work')).value).toBe('Tyres')
  await user.click(screen.getByRole('button', { name: 'Add part' }))
  await user.type(screen.getByLabelText('Part 1'), 'Tyre')
  await user.clear(screen.getByLabelText('Quantity'))
  await user.type(screen.getByLabelText('Quantity'), '2')
  await user.clear(screen.getByLabelText('Price of one'))
  await user.type(screen.getByLabelText('Price of one'), '80.50')
  expect(screen.getByText('£161.00')).toBeDefined()
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Add work order' }))
  await screen.findByText('Tyres added')
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    vehicleId: van.id,
    defectId: id(4),
    title: 'Tyres',
    parts: [{ name: 'Tyre', quantity: 2, unitMinor: 8_050 }],
  })
})

it('[M20] finishes work with its day, the mileage and the next service in miles', async () => {
  const { screen, user, requests } = renderScreen(<WorkScreen />, {
    path: `/tenant/fleet/work?work=${id(1)}`,
    answers: {
      ...shared,
      'GET /api/v1/work-orders': page([work(1)]),
      [`PATCH /api/v1/work-orders/${id(1)}`]: work(1, { status: 'done', doneOn: '2026-11-24' }),
    },
  })
  expect(await screen.findByText('2 × £20.00')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.type(screen.getByLabelText('or at mileage'), '30000')
  await user.click(screen.getByRole('button', { name: 'Work is done' }))
  await screen.findByText('Work 1 of Van 01 is done')
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    status: 'done',
    doneOn: '2026-11-24',
    odometerKm: 40_000,
    nextDueKm: 48_280,
    nextDueOn: null,
  })
})

it('[M21] lists fills with consumption in the unit of the company, and checks a new one', async () => {
  const { screen, user, requests } = renderScreen(<FuelScreen />, {
    path: `/tenant/fleet/fuel?vehicle=${van.id}`,
    answers: {
      ...shared,
      'GET /api/v1/fuel-fills': page([fill(1), fill(2, { per100Km: null, isFull: false })]),
      'POST /api/v1/fuel-fills': fill(3),
      [`GET /api/v1/vehicles/${van.id}/fuel`]: { items: [], use: [], costs: null },
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Fuel' }))
  expect(list.getAllByRole('button')[0]!.textContent).toContain('35.3 mpg')
  await user.click(screen.getByRole('button', { name: 'Add fill' }))
  const foot = within(await screen.findByRole('contentinfo'))
  await user.click(foot.getByRole('button', { name: 'Add fill' }))
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(screen.getByLabelText('Mileage'), '25000')
  await user.type(screen.getByLabelText('Amount'), '38.25')
  await user.type(screen.getByLabelText('Price of all of it'), '56.40')
  await user.click(foot.getByRole('button', { name: 'Add fill' }))
  await screen.findByText('Fill added')
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    vehicleId: van.id,
    odometerKm: 40_234,
    energy: 'diesel',
    amount: 38.25,
    costMinor: 5_640,
    isFull: true,
  })
})

it('[M21] takes the cost that the fills show into planning, and says what plans count now', async () => {
  const { screen, user, requests } = renderScreen(
    <VehicleUpkeep vehicle={{ ...van, costPerKmMinor: 10 }} />,
    {
      company: { ...COMPANY, units: 'km' },
      answers: {
        ...shared,
        'GET /api/v1/work-orders': page([work(1, { dueOn: '2026-12-20' })]),
        'GET /api/v1/incidents': page([]),
        [`GET /api/v1/vehicles/${van.id}/fuel`]: {
          items: [fill(1)],
          use: [{ energy: 'diesel', km: 2_000, amount: 160, per100Km: 8, costPerKmMinor: 12 }],
          costs: { km: 2_000, fuelMinor: 24_000, workMinor: 6_000, perKmMinor: 15 },
        },
        [`PATCH /api/v1/vehicles/${van.id}`]: { ...van, costPerKmMinor: 15 },
      },
    },
  )
  expect(await screen.findByText('8 l/100 km')).toBeDefined()
  expect(screen.getByText('£0.10 a km')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Plan with £0.15 a km' }))
  expect(await screen.findByText('Plans count the measured cost of Van 01')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ costPerKmMinor: 15 })
})

it('[M22] shows who was there, adds to the timeline, and moves the state', async () => {
  const { screen, user, requests } = renderScreen(<IncidentsScreen />, {
    path: `/tenant/fleet/incidents?incident=${id(1)}`,
    answers: {
      ...shared,
      'GET /api/v1/incidents': page([incident()]),
      [`GET /api/v1/incidents/${id(1)}`]: incident(),
      [`POST /api/v1/incidents/${id(1)}/entries`]: incident(),
      [`PATCH /api/v1/incidents/${id(1)}`]: incident({ status: 'in_review' }),
    },
  })
  const panel = within(await screen.findByRole('complementary', { name: 'Collision' }))
  expect(await panel.findByRole('link', { name: 'Kit Hargreave' })).toBeDefined()
  expect(within(panel.getByRole('list', { name: 'Timeline' })).getByText('Reported')).toBeDefined()
  await user.type(panel.getByLabelText('Add to the timeline'), 'The garage has seen it')
  await user.click(panel.getByRole('button', { name: 'Add' }))
  await user.click(panel.getByRole('radio', { name: 'In review' }))
  await expect
    .poll(() => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body))
    .toEqual([{ text: 'The garage has seen it', files: [] }, { status: 'in_review' }])
})

it('[M72] shows a driver’s report from the phone: place, other party, and that the van cannot drive', async () => {
  const { screen } = renderScreen(<IncidentsScreen />, {
    path: `/tenant/fleet/incidents?incident=${id(1)}`,
    answers: {
      ...shared,
      'GET /api/v1/incidents': page([incident()]),
      [`GET /api/v1/incidents/${id(1)}`]: incident({
        lat: 50.71,
        lng: -1.9,
        thirdParty: 'White Corsa, AB12 CDE',
        canDrive: false,
      }),
    },
  })
  const panel = within(await screen.findByRole('complementary', { name: 'Collision' }))
  expect((await panel.findByRole('link', { name: '50.71000, -1.90000' })).getAttribute('href')).toContain(
    'mlat=50.71&mlon=-1.9',
  )
  expect(panel.getByText('White Corsa, AB12 CDE')).toBeDefined()
  expect(panel.getByText('Drives on').nextElementSibling?.textContent).toBe('No')
})
