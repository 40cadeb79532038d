// @vitest-environment happy-dom
// Tests remedies of the live day: a van that drops out, a stop moved to another van, unserved orders.
import type { LiveResponse, RepairResponse, RestOfDay, StopOffer } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal, type Answers } from '../../testing/fake-backend.ts'
import { DAY, DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { readDay } from './day.ts'
import { RemedyPanel } from './remedy-panel.tsx'
import { RiskList } from './risk-list.tsx'
import { useSelection } from './selection.ts'

const uuid = (n: number) => `88888888-8888-4888-8888-${String(n).padStart(12, '0')}`
const at = (time: string) => `${DAY}T${time}:00Z`
const stop = (n: number, more: object = {}): LiveResponse['routes'][number]['stops'][number] => ({
  id: uuid(n),
  orderId: uuid(100 + n),
  reference: `DW-${n}`,
  recipient: `Recipient ${n}`,
  address: `${n} Heron Terrace`,
  lat: 50.7,
  lng: -1.9,
  sequence: n,
  status: 'pending',
  plannedArriveAt: at('09:00'),
  plannedDepartAt: at('09:05'),
  windowStart: at('09:00'),
  windowEnd: at('10:00'),
  etaAt: at('10:09'),
  arrivedAt: null,
  departedAt: null,
  lateSeconds: 540,
  ...more,
})
const day: LiveResponse = {
  date: DAY,
  clock: at('08:30'),
  counts: { stops: 1, delivered: 0, onTime: 0, late: 0, atRisk: 1, failed: 0, vansOut: 1, vans: 1 },
  routes: [
    {
      id: uuid(1),
      number: 1,
      status: 'started',
      vehicle: { id: uuid(10), name: 'Van 1', registration: 'AB 1' },
      driver: { id: uuid(20), name: 'Mo Khan', phone: '+44 20 7946 0018' },
      depot: { lat: 50.7, lng: -1.9 },
      departAt: at('08:00'),
      returnAt: at('12:00'),
      etaReturnAt: null,
      distanceMetres: 1000,
      driftSeconds: 540,
      reorderedAt: null,
      orderLockedAt: null,
      position: null,
      stops: [stop(1), stop(2, { lateSeconds: 0, windowStart: null, windowEnd: null })],
    },
  ],
}
const rest = (more: Partial<RestOfDay> = {}): RestOfDay => ({
  stops: 1,
  withoutVan: 0,
  lateStops: 0,
  lateSeconds: 0,
  distanceMetres: 16_093,
  paidSeconds: 7_200,
  costMinor: 4_250,
  lastReturnAt: at('12:00'),
  ...more,
})
const repair = (more: Partial<RepairResponse> = {}): RepairResponse => ({
  id: uuid(900),
  date: DAY,
  status: 'proposed',
  clock: at('08:30'),
  before: rest({ stops: 0, withoutVan: 1, lateStops: 1 }),
  after: rest(),
  movedPromises: 1,
  changes: [
    {
      orderId: uuid(101),
      reference: 'DW-1',
      recipient: 'Recipient 1',
      from: { vehicleId: uuid(10), number: 1, name: 'Van 1' },
      to: { vehicleId: uuid(11), number: 2, name: 'Van 2' },
      before: null,
      after: at('10:12'),
      promisedFrom: at('09:00'),
      promisedTo: at('10:00'),
      lateSecondsBefore: 0,
      lateSecondsAfter: 720,
      isPromiseMoved: true,
    },
  ],
  handovers: [{ orderIds: [uuid(101)], vehicleId: uuid(11), at: at('09:40'), fromName: 'Van 1' }],
  unserved: [],
  ...more,
})
const offer: StopOffer = {
  vehicleId: uuid(11),
  number: 2,
  name: 'Van 2',
  driverName: 'Ada Reed',
  etaAt: at('09:50'),
  lateSeconds: 0,
  costMinor: 310,
  distanceMetres: 6_759,
  paidSeconds: 720,
  lateStops: -1,
  handoverAt: at('09:20'),
}

function Remedies() {
  const [, actions] = useSelection()
  const view = readDay(day)
  return (
    <>
      <RiskList
        atRisk={view.atRisk}
        total={view.counts.atRisk}
        now={new Date(day.clock)}
        selectedRoute={1}
        hot={null}
        onHot={() => {}}
        actions={actions}
      />
      <RemedyPanel view={view} />
    </>
  )
}
const open = (remedy: string, answers: Answers) =>
  renderScreen(<Remedies />, { path: `/tenant/live${remedy && `?remedy=${remedy}`}`, answers })

it('shares out the stops of a van that is out, shows before and after, and puts it on the road on Accept', async () => {
  const { screen, user, requests } = open(`van_out:${uuid(10)}`, {
    [`POST /api/v1/days/${DAY}/repair`]: repair(),
    [`POST /api/v1/plans/${uuid(900)}/dispatch`]: { routes: [{ id: uuid(1) }, { id: uuid(2) }] },
  })
  const panel = await screen.findByRole('complementary', { name: 'Van 1 is out' })
  expect(await within(panel).findByText('1 promise would move.')).toBeDefined()
  const row = within(panel).getByRole('row', { name: /Stops without a van/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '0'])
  expect(within(panel).getByText(/takes 1 order from Van 1/)).toBeDefined()
  expect(within(panel).getByText('12 min late')).toBeDefined()
  await user.click(within(panel).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(/2 routes changed/)).toBeDefined()
  expect(requests.find(({ path }) => path.endsWith('/repair'))?.body).toEqual({ vehicleIdsOut: [uuid(10)] })
  await expect.poll(() => screen.queryByRole('complementary'), { timeout: 60_000 }).toBeNull()
})

it('searches again with movable promises, and names the orders that then have no van', async () => {
  const { screen, user, requests } = open(`van_out:${uuid(10)}`, {
    [`POST /api/v1/days/${DAY}/repair`]: ({ body }) =>
      (body as { maxMovedPromises?: number }).maxMovedPromises === 0
        ? repair({
            movedPromises: 0,
            after: rest({ withoutVan: 1 }),
            changes: [],
            unserved: [
              {
                orderId: uuid(101),
                reference: 'DW-1',
                recipient: 'Recipient 1',
                message: 'No van is free in time.',
              },
            ],
          })
        : repair(),
  })
  await screen.findByText('1 promise would move.')
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(await screen.findByText('Every promise that was on track stays on track.')).toBeDefined()
  expect(screen.getByText('No van is free in time.')).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/repair'))).toHaveLength(2)
})

const others = [
  offer,
  { ...offer, vehicleId: uuid(12), number: 3, name: 'Van 3', driverName: null, costMinor: 900 },
]

it('gives a late stop to the cheapest van in one tap, with its price and effect beside the button', async () => {
  const { screen, user, requests } = open('', {
    'GET /api/v1/messages': { items: [], drivers: [] },
    [`GET /api/v1/days/${DAY}/offers`]: { offers: others },
    [`POST /api/v1/routes/${uuid(1)}/moves`]: { repairId: uuid(901), routes: [], violations: [] },
  })
  const give = await screen.findByRole('button', { name: 'Give stop 1 to R2' })
  expect(screen.getByText('09:50, on time, 1 stop back on time; +4.2 mi, +12 min, +£3.10')).toBeDefined()
  await user.click(give)
  expect(await screen.findByText(/Recipient 1 is on R2 now/)).toBeDefined()
  expect(requests.find(({ path }) => path.endsWith('/moves'))?.body).toEqual({
    moves: [{ orderId: uuid(101), vehicleId: uuid(11) }],
  })
})

it('names the rule that a change would break, and changes it once that is confirmed', async () => {
  const rule = {
    code: 'max_stops',
    amount: 1,
    unit: 'stops',
    vehicleId: uuid(11),
    orderId: null,
    text: '1 stop over',
  }
  let calls = 0
  const { screen, user, requests } = open('', {
    'GET /api/v1/messages': { items: [], drivers: [] },
    [`GET /api/v1/days/${DAY}/offers`]: { offers: others },
    [`POST /api/v1/routes/${uuid(1)}/moves`]: () =>
      (calls += 1) > 1
        ? { repairId: uuid(901), routes: [], violations: [rule] }
        : new Refusal(409, {
            code: 'rules_broken',
            message: 'This change breaks a rule of the day: 1 stop over.',
            details: { violations: [rule] },
          }),
  })
  await user.click(await screen.findByRole('button', { name: 'Give stop 1 to R2' }))
  const question = await screen.findByRole('dialog', { name: 'This change breaks a rule of the day' })
  expect(question.textContent).toContain('1 stop over')
  await user.click(screen.getByRole('button', { name: 'Change it anyway' }))
  expect(await screen.findByText(/Recipient 1 is on R2 now/)).toBeDefined()
  expect(requests.findLast(({ path }) => path.endsWith('/moves'))?.body).toEqual({
    moves: [{ orderId: uuid(101), vehicleId: uuid(11) }],
    confirmedRules: ['max_stops'],
  })
})

it('offers no van that would be later still', async () => {
  const { screen } = open('', {
    'GET /api/v1/messages': { items: [], drivers: [] },
    [`GET /api/v1/days/${DAY}/offers`]: { offers: [{ ...offer, lateSeconds: 900 }] },
  })
  expect(await screen.findByText(/No other van would be there sooner/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Give stop 1 to/ })).toBeNull()
})

it('does not search for helping vans for a viewer', async () => {
  const { screen, requests } = renderScreen(<Remedies />, {
    path: '/tenant/live',
    user: { ...DISPATCHER, memberRole: 'viewer' },
    answers: { 'GET /api/v1/messages': { items: [], drivers: [] } },
  })
  expect((await screen.findByRole('button', { name: 'Give to another van' })).hasAttribute('disabled')).toBe(
    true,
  )
  expect(screen.queryByText('checking the other vans')).toBeNull()
  expect(requests.filter(({ path }) => path.endsWith('/offers'))).toEqual([])
})

it('notifies the recipient in one tap, and shows the time', async () => {
  const items: object[] = []
  const { screen, user, requests } = open('', {
    'GET /api/v1/messages': () => ({ items, drivers: [] }),
    [`GET /api/v1/days/${DAY}/offers`]: { offers: [] },
    [`POST /api/v1/orders/${uuid(101)}/messages`]: () => {
      items.push({
        orderId: uuid(101),
        trackingNumber: '7K2M9QXR4T1B0C',
        reference: 'DW-1',
        recipient: 'Recipient 1',
        unread: 0,
        last: {
          id: uuid(500),
          author: 'dispatch',
          text: 'Late',
          channel: 'app',
          at: at('08:31'),
          readAt: null,
        },
      })
      return { id: uuid(500) }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Tell recipient' }))
  expect(await screen.findByRole('button', { name: /^Told \d\d:31, tell again$/ })).toBeDefined()
  const sent = requests.find(({ path }) => path.endsWith('/messages') && path.includes('orders'))
  expect(sent?.body).toEqual({
    text: expect.stringMatching(/about \d\d:09, not \d\d:00-\d\d:00 as promised/),
    alsoByMailAndText: true,
  })
})

it('lists every van that could make a stop, with price and effect', async () => {
  const { screen, user, requests } = open('', {
    'GET /api/v1/messages': { items: [], drivers: [] },
    [`GET /api/v1/days/${DAY}/offers`]: { offers: others },
    [`POST /api/v1/routes/${uuid(1)}/moves`]: { repairId: uuid(901), routes: [], violations: [] },
  })
  await user.click(await screen.findByRole('button', { name: '1 more van' }))
  const offers = await screen.findByRole('list', { name: 'Offers' })
  expect(within(offers).getAllByText('1 stop back on time')).toHaveLength(2)
  expect(within(offers).getByText(/\+4\.2 mi, \+12 min, \+£3\.10, the vans meet at 09:20/)).toBeDefined()
  await user.click(within(offers).getByRole('button', { name: 'Give to R2' }))
  expect(await screen.findByText(/Recipient 1 is on R2 now/)).toBeDefined()
  expect(requests.find(({ path }) => path.endsWith('/moves'))?.body).toEqual({
    moves: [{ orderId: uuid(101), vehicleId: uuid(11) }],
  })
})

const ownRoute = {
  [`GET /api/v1/days/${DAY}/offers`]: { offers: [] },
  [`POST /api/v1/routes/${uuid(1)}/moves`]: { repairId: uuid(901), routes: [], violations: [] },
}

it('puts a stop of a running route next', async () => {
  const next = open(`give:${uuid(102)}`, ownRoute)
  await next.user.click(await next.screen.findByRole('button', { name: 'Do it next' }))
  expect(await next.screen.findByText(/Recipient 2 is next on R1/)).toBeDefined()
  expect(next.requests.find(({ path }) => path.endsWith('/moves'))?.body).toEqual({
    moves: [{ orderId: uuid(102), vehicleId: uuid(10), position: 0 }],
  })
})

it('takes a stop of a running route off the road', async () => {
  const off = open(`give:${uuid(101)}`, ownRoute)
  const panel = await off.screen.findByRole('region', { name: 'On R1' })
  expect((within(panel).getByRole('button', { name: 'Sooner' }) as HTMLButtonElement).disabled).toBe(true)
  await off.user.click(within(panel).getByRole('button', { name: 'Take off the road' }))
  expect(await off.screen.findByText(/Recipient 1 is on no van now/)).toBeDefined()
  expect(off.requests.find(({ path }) => path.endsWith('/moves'))?.body).toEqual({
    moves: [{ orderId: uuid(101), vehicleId: null }],
  })
})

it('reports that the day has changed meanwhile, and makes a new proposal', async () => {
  const { screen, user, requests } = open('rest', {
    [`POST /api/v1/days/${DAY}/repair`]: repair(),
    [`POST /api/v1/plans/${uuid(900)}/dispatch`]: () =>
      new Refusal(409, { code: 'plan_out_of_date', message: 'Orders changed since this plan was made.' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText(/Orders changed since/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await expect
    .poll(() => requests.filter(({ path }) => path.endsWith('/repair')).length, { timeout: 60_000 })
    .toBe(2)
})
