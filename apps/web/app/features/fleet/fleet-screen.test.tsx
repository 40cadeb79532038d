// @vitest-environment happy-dom
// Tests the fleet screen: list states, filter, segments, and the form with server errors.
import type { VehicleItem } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { showHuesOf } from '../../lib/route-hues.ts'
import { Refusal, type BackendRequest } from '../../testing/fake-backend.ts'
import { COMPANY, DAY, renderScreen } from '../../testing/render-screen.tsx'
import { vehicleFixture } from '../../testing/vehicle-fixture.ts'
import { FleetScreen } from './fleet-screen.tsx'

const vehicle = (n: number, more: Partial<VehicleItem> = {}) =>
  vehicleFixture(`44444444-4444-4444-8444-44444444444${n}`, `Van 0${n}`, {
    registration: `CL23 HA${n}`,
    ...more,
  })
const { depot } = vehicle(1)
const page = (items: unknown[]) => ({ items, cursor: null })
const answers = {
  'GET /api/v1/vehicles': page([
    vehicle(1),
    vehicle(2, { driver: { id: vehicle(9).id, name: 'Mo Khan' } }),
    vehicle(3, { status: 'archived' }),
  ]),
  'GET /api/v1/depots': page([
    {
      ...depot,
      hours: null,
      address: '1 Quay',
      timeZone: 'Europe/London',
      status: 'active',
      hasSizeLimits: false,
    },
  ]),
  'GET /api/v1/drivers': page([]),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) =>
      ['defects', 'inspections', 'fuel'].map((what) => [
        `GET /api/v1/vehicles/${vehicle(n).id}/${what}`,
        { items: [], use: [], costs: null },
      ]),
    ),
  ),
  'GET /api/v1/work-orders': page([]),
  'GET /api/v1/incidents': page([]),
  'GET /rest/v1/plans': [],
  'GET /rest/v1/routes': [],
  'GET /rest/v1/subscriptions': [
    {
      plan_id: 'starter',
      plan: { name: 'Starter' },
      status: 'active',
      vehicle_limit: 5,
      trial_ends_at: null,
    },
  ],
}
const open = (more: object = {}, path = '/tenant/fleet') =>
  renderScreen(<FleetScreen />, { path, answers: { ...answers, ...more } })

it('lists vehicles in use and says how many the subscription allows', async () => {
  const { screen } = open()
  expect(await screen.findByText(/2 of 5 vehicles in Starter/)).toBeDefined()
  const cards = within(screen.getByRole('list', { name: 'Vehicles' }))
  expect(cards.getAllByRole('button').map((card) => card.textContent)).toEqual([
    'Van 01No driver, 900 kg',
    'Van 02Mo Khan, 900 kg',
  ])
})

it("shows a van's route of the day in the hue that the database chose, also as the first page that is opened", async () => {
  showHuesOf(COMPANY.id, DAY)
  onTestFinished(() => showHuesOf('', ''))
  const { screen } = open({
    'GET /rest/v1/routes': [{ number: 3, vehicle_id: vehicle(1).id, load_packages: 10, load_grams: 1_000 }],
    'GET /rest/v1/route_hues': [{ number: 3, hue: 9 }],
  })
  const plate = (await screen.findAllByText('R3'))[0]!
  expect(plate.getAttribute('style')).toContain('var(--r9)')
})

it('keeps filter and segment in the address', async () => {
  const { screen, user, router } = open()
  await user.type(await screen.findByLabelText('Filter vehicles'), 'khan')
  expect(router.state.location.search).toBe('?filter=khan')
  expect(within(screen.getByRole('list', { name: 'Vehicles' })).getAllByRole('button')).toHaveLength(1)

  await user.click(screen.getByRole('radio', { name: 'Archived 1' }))
  expect(await screen.findByText('No vehicles match')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show vehicles in use' }))
  expect(router.state.location.search).toBe('')
})

it('says what is for an empty fleet, and offers Retry when the list could not be loaded', async () => {
  const empty = open({ 'GET /api/v1/vehicles': page([]) })
  expect(await empty.screen.findByText('No vehicles yet')).toBeDefined()
  empty.unmount()

  let isDown = true
  const failing = open({
    'GET /api/v1/vehicles': () =>
      isDown
        ? new Refusal(403, { code: 'forbidden', message: 'Not for you.' })
        : answers['GET /api/v1/vehicles'],
  })
  expect(await failing.screen.findByText('Vehicles could not be loaded')).toBeDefined()
  isDown = false
  await failing.user.click(failing.screen.getByRole('button', { name: 'Retry' }))
  expect(await failing.screen.findByRole('list', { name: 'Vehicles' })).toBeDefined()
})

it('gives the focus to the form that is open already', async () => {
  const { screen, user } = open({}, '/tenant/fleet?panel=new')
  const foot = await screen.findByRole('contentinfo')
  const opener = screen
    .getAllByRole('button', { name: 'Add vehicle' })
    .find((button) => !foot.contains(button))
  await user.click(opener!)
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('checks a new vehicle by the contract, sends it, and keeps what was typed when the plan is full', async () => {
  const { screen, user, requests } = open(
    {
      'POST /api/v1/vehicles': new Refusal(402, {
        code: 'vehicle_limit',
        message: '5 of 5 vehicles in use.',
      }),
    },
    '/tenant/fleet?panel=new',
  )
  await user.click(
    within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Add vehicle' }),
  )
  expect(await screen.findByText('Name is required')).toBeDefined()
  expect(requests.some((request) => request.method === 'POST')).toBe(false)

  await user.type(screen.getByLabelText('Name'), 'Van 07')
  await user.type(screen.getByLabelText('Number plate'), 'CL23 HAF{Enter}')
  expect(await screen.findByText('5 of 5 vehicles in use.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Van 07')
  const postRequest = requests.find((request) => request.method === 'POST')
  expect(postRequest?.body).toMatchObject({
    name: 'Van 07',
    registration: 'CL23 HAF',
    driverId: null,
    roadProfile: 'car',
  })
})

it('[2.10-3] holds a vehicle to limits and a break, and shows them', async () => {
  const { screen, user, requests } = open(
    { 'POST /api/v1/vehicles': vehicle(7, { maxStops: 25 }) },
    '/tenant/fleet?panel=new',
  )
  await user.type(await screen.findByLabelText('Name'), 'Van 07')
  await user.type(screen.getByLabelText('Number plate'), 'CL23 HAF')
  await user.click(screen.getByText('Rules for planning'))
  await user.type(screen.getByLabelText('Maximum stops'), '25')
  await user.type(screen.getByLabelText('Maximum distance'), '100')
  await user.type(screen.getByLabelText('Loads again'), '2')
  await user.click(screen.getByRole('button', { name: 'Add break' }))
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Add vehicle' }))
  await vi.waitFor(() => expect(requests.find(({ method }) => method === 'POST')).toBeDefined(), {
    timeout: 60_000,
  })
  const sent = requests.find(({ method }) => method === 'POST')?.body as { maxDistanceMetres: number }
  expect(sent).toMatchObject({
    maxStops: 25,
    maxReloads: 2,
    capacityLitres: null,
    breaks: [{ from: '12:00', to: '14:00', minutes: 30 }],
  })
  expect([100_000, 160_934]).toContain(sent.maxDistanceMetres)
})

it('[M14] [M43] takes sizes in the company’s units, warns that the map has no limits, and shows them', async () => {
  const tall = vehicle(1, { heightMetres: 3.2, grossWeightTonnes: 7.5 })
  const { screen, user, requests } = open(
    { 'GET /api/v1/vehicles': page([tall]), [`PATCH /api/v1/vehicles/${tall.id}`]: tall },
    `/tenant/fleet?vehicle=${tall.id}`,
  )
  expect(await screen.findByText(/ high, 7,500 kg gross$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const height = await screen.findByLabelText<HTMLInputElement>('Height')
  expect(['3.2', '10.5']).toContain(height.value)
  expect(screen.getByText(/around Quayside depot has no limits of height/)).toBeDefined()
  await user.clear(height)
  await user.clear(screen.getByLabelText('Gross weight'))
  expect(screen.queryByText(/has no limits of height/)).toBeNull()
  await user.type(screen.getByLabelText('Axle load'), '4.5')
  await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
  await vi.waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')).toBeDefined(), {
    timeout: 60_000,
  })
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    heightMetres: null,
    grossWeightTonnes: null,
    axleLoadTonnes: 4.5,
  })
})

it('shows the routes that are driven, not those of a newer plan', async () => {
  const row = (number: number, n: number) => ({
    number,
    vehicle_id: vehicle(n).id,
    load_packages: 1,
    load_grams: 2000,
  })
  const { screen } = open({
    'GET /rest/v1/routes': [row(1, 1)],
    'GET /rest/v1/plans': [{ id: vehicle(8).id }],
    'GET /rest/v1/plan_routes': [row(2, 2)],
  })
  const cards = within(await screen.findByRole('list', { name: 'Vehicles' }))
  expect(await cards.findByText('R1')).toBeDefined()
  expect(cards.queryByText('R2')).toBeNull()
})

it('[2.10-3] changes several vehicles at once, and says what was refused', async () => {
  const { screen, user, requests } = open({
    [`PATCH /api/v1/vehicles/${vehicle(1).id}`]: vehicle(1),
    [`PATCH /api/v1/vehicles/${vehicle(2).id}`]: new Refusal(409, {
      code: 'vehicle_busy',
      message: 'Van 02 is out.',
    }),
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Change shift, depot or skills…' }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Change 2 vehicles' })
  await user.type(screen.getByLabelText('Shift from'), '22:00')
  await user.type(screen.getByLabelText('Shift to'), '22:00')
  expect(save.disabled).toBe(true)
  // A night shift ends on the next day.
  await user.clear(screen.getByLabelText('Shift to'))
  await user.type(screen.getByLabelText('Shift to'), '06:00')
  await user.type(screen.getByLabelText('Add skills'), 'crane, tail lift')
  await user.click(save)
  expect(await screen.findByText('1 vehicle changed')).toBeDefined()
  expect(await screen.findByText('1 refused: Van 02 is out.')).toBeDefined()
  expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { shiftStart: '22:00', shiftEnd: '06:00', skills: ['crane', 'tail lift'] },
    { shiftStart: '22:00', shiftEnd: '06:00', skills: ['crane', 'tail lift'] },
  ])
})

it('[M94] takes mileage in miles from a company in miles, and sends kilometres', async () => {
  const { screen, user, requests } = open({ 'POST /api/v1/vehicles': vehicle(7) }, '/tenant/fleet?panel=new')
  await user.type(await screen.findByLabelText('Name'), 'Van 07')
  await user.type(screen.getByLabelText('Number plate'), 'CL23 HAF')
  await user.type(screen.getByLabelText('Mileage'), '36909')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Add vehicle' }))
  await vi.waitFor(() => expect(requests.find(({ method }) => method === 'POST')).toBeDefined(), {
    timeout: 60_000,
  })
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ odometerKm: 59_399 })
})

it('[2.10-3] reminds of a service that is near and of papers that ran out', async () => {
  const { screen } = open({
    'GET /api/v1/vehicles': page([
      vehicle(1, { odometerKm: 59_400, serviceDueKm: 60_000 }),
      vehicle(2, { papers: [{ kind: 'Insurance', number: null, expiresOn: '2026-11-01' }] }),
      vehicle(3, { papers: [{ kind: 'Insurance', number: null, expiresOn: '2027-11-01' }] }),
    ]),
  })
  const reminders = await screen.findByRole('region', { name: 'Reminders' })
  expect(reminders.textContent).toContain('Service of Van 01 in 373 mi')
  expect(reminders.textContent).toContain('Insurance of Van 02 ran out on Sun 1 Nov')
  expect(reminders.textContent).not.toContain('Van 03')
})

it('shows what drivers found wrong with a vehicle, until it is fixed', async () => {
  const defect = {
    id: '55555555-5555-4555-8555-555555555555',
    point: 'Brakes',
    note: 'Soft',
    isUnsafe: true,
    files: [],
    reportedAt: '2026-11-20T06:50:00.000Z',
    driver: 'Mo Khan',
    resolvedAt: null as string | null,
    resolution: null as string | null,
  }
  const path = `/api/v1/vehicles/${vehicle(1).id}/defects`
  const { screen, user } = open(
    {
      [`GET ${path}`]: () => ({ items: [defect] }),
      [`POST ${path}/${defect.id}/resolve`]: ({ body }: BackendRequest) => {
        defect.resolvedAt = '2026-11-20T09:00:00.000Z'
        defect.resolution = (body as { note: string }).note
        return defect
      },
    },
    `/tenant/fleet?vehicle=${vehicle(1).id}`,
  )
  const defects = within(await screen.findByRole('region', { name: 'Defects' }))
  expect(await defects.findByText('1 open defect from the checks of drivers.')).toBeDefined()
  expect(defects.getByText('not safe to drive')).toBeDefined()
  await user.click(defects.getByRole('button', { name: 'Fixed: Brakes' }))
  await user.type(await screen.findByLabelText('What was done'), 'New pads')
  await user.click(screen.getByRole('button', { name: 'Mark as fixed' }))
  expect(await defects.findByText('No open defects from the checks of drivers.')).toBeDefined()
  expect(defects.getByText(/by Mo Khan, fixed/)).toBeDefined()
  expect(defects.getByText('New pads')).toBeDefined()
})

it('shows when each inspection is due, and notes a new one', async () => {
  const path = `/api/v1/vehicles/${vehicle(1).id}/inspections`
  const inspection = (n: number, more: object) => ({
    id: `66666666-6666-4666-8666-66666666666${n}`,
    kind: 'Safety inspection',
    inspectedOn: '2026-10-01',
    inspectedBy: 'Quayside Garage',
    result: 'passed',
    note: null,
    nextDueOn: null,
    ...more,
  })
  const items = [
    inspection(1, { result: 'advisories', note: 'Tyres at 3 mm', nextDueOn: '2026-11-20' }),
    inspection(2, { kind: 'MOT', inspectedOn: '2026-06-01', nextDueOn: '2027-06-01' }),
    inspection(3, { inspectedOn: '2026-04-01', result: 'failed', nextDueOn: '2026-10-01' }),
  ]
  const { screen, user, requests } = open(
    {
      [`GET ${path}`]: () => ({ items }),
      [`POST ${path}`]: ({ body }: BackendRequest) => {
        items.unshift(inspection(4, body as object))
        return items[0]
      },
    },
    `/tenant/fleet?vehicle=${vehicle(1).id}`,
  )
  const region = () => screen.findByRole('region', { name: 'Inspections' })
  const rows = await within(await region()).findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(
      /Safety inspectionPassed with advisories.*Quayside GarageTyres at 3 mmOverdue since/,
    ),
    expect.stringMatching(/MOTPassed.*Next due on/),
    expect.stringMatching(/Safety inspectionFailed(?!.*(due|Overdue))/),
  ])
  await user.click(screen.getByRole('button', { name: 'Add inspection' }))
  await user.type(screen.getByLabelText('Inspection'), 'Safety inspection')
  await user.type(screen.getByLabelText('Next due on'), '2026-11-01')
  await user.click(screen.getByRole('button', { name: 'Add inspection' }))
  expect(await screen.findByText('Say who inspected it')).toBeDefined()
  expect(screen.getByText('The next one is due after this one')).toBeDefined()
  await user.type(screen.getByLabelText('Inspected by'), 'Mo Khan')
  await user.clear(screen.getByLabelText('Next due on'))
  await user.type(screen.getByLabelText('Next due on'), '2027-01-15')
  await user.click(screen.getByRole('button', { name: 'Add inspection' }))
  expect(await within(await region()).findByText(/Mo Khan/)).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'Safety inspection',
    inspectedBy: 'Mo Khan',
    result: 'passed',
    nextDueOn: '2027-01-15',
  })
})
