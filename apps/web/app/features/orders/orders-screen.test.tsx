// @vitest-environment happy-dom
// Tests the orders screen: list states, filter, segments, the form, bulk changes.
import { screen as page, waitFor, within } from '@testing-library/react'
import { readDriverRules, readPlanningRules, toListed, toStored } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { Refusal, type BackendRequest } from '../../testing/fake-backend.ts'
import { planFixture } from '../../testing/plan-fixture.ts'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { OrdersScreen } from './orders-screen.tsx'

const order = (n: number, more: object = {}) => ({
  id: `44444444-4444-4444-8444-44444444444${n}`,
  reference: `DW-${n}`,
  trackingNumber: `0123456789ABC${n}`,
  status: 'open',
  deliveryStatus: 'pending',
  recipient: ['', 'Edith Ward', 'Bob Marsh', 'Cat Lane'][n],
  phone: null,
  email: null,
  address: `${n} Heron Terrace, Ashmouth`,
  lat: 50.7,
  lng: -1.9,
  date: DAY,
  lastDate: null,
  windowStart: null,
  windowEnd: null,
  ...toListed(toStored({ packages: n, weightKg: 8.4 })),
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
const answers = {
  'GET /api/v1/orders': {
    items: [order(1), order(2, { lateSeconds: 600, routeNumber: 7, sequence: 2 }), order(3)],
    cursor: null,
  },
}
const open = (more: object = {}, path = '/tenant/orders') =>
  renderScreen(<OrdersScreen />, { path, answers: { ...answers, ...more } })

it('lists the orders of the day, orders that need attention first', async () => {
  const { screen } = open()
  const list = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(list.getAllByRole('button').map((card) => card.textContent?.split(',')[0])).toEqual([
    expect.stringContaining('Bob Marsh'),
    expect.stringContaining('Cat Lane'),
    expect.stringContaining('Edith Ward'),
  ])
  expect(screen.getByRole('radio', { name: 'Late 1' })).toBeDefined()
})

it('says of an order for any time what it is late against', async () => {
  const promised = { promisedFrom: `${DAY}T09:06:00Z`, promisedTo: `${DAY}T10:06:00Z` }
  const onRoute = { routeNumber: 7, sequence: 2, ...promised }
  const { screen } = open({
    'GET /api/v1/orders': {
      items: [order(1, { ...onRoute, lateSeconds: 600 }), order(2, onRoute)],
      cursor: null,
    },
  })
  const cards = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('button')
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('09:06-10:06'),
    expect.stringContaining('any time'),
  ])
})

it('keeps filter and segment in the address and offers the way back when nothing matches', async () => {
  const { screen, user, router } = open()
  await user.type(await screen.findByLabelText('Filter orders'), 'heron edith')
  expect(router.state.location.search).toBe('?filter=heron+edith')
  expect(within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('button')).toHaveLength(1)

  await user.click(screen.getByRole('radio', { name: 'Unserved 0' }))
  expect(await screen.findByText('No orders match')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all 3' }))
  expect(router.state.location.search).toBe('')
})

it('says what to do on a day without orders', async () => {
  const { screen, user, router } = open({ 'GET /api/v1/orders': { items: [], cursor: null } })
  expect(await screen.findByText('No orders for Tuesday yet')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Import orders' }))
  expect(router.state.location.search).toBe('?panel=import')
  expect(await screen.findByLabelText('Order file')).toBeDefined()
})

it('checks a new order by the contract before anything is sent', async () => {
  const { screen, user, requests } = open({}, '/tenant/orders?panel=new')
  await user.type(await screen.findByLabelText('From'), '14:30')
  await user.type(screen.getByLabelText('To'), '13:00')
  await user.clear(screen.getByLabelText('Parcels'))
  await user.type(screen.getByLabelText('Parcels'), '10001')
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  expect(await screen.findByText('Window ends before it starts')).toBeDefined()
  expect(screen.getAllByText('Required').length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Parcels').getAttribute('aria-invalid')).toBe('true')
  expect(requests.some((request) => request.method === 'POST')).toBe(false)
})

it('saves a changed order without moving its pin, and keeps what was typed when it is refused', async () => {
  const id = order(1).id
  const { screen, user, requests } = open(
    {
      [`PATCH /api/v1/orders/${id}`]: new Refusal(409, {
        code: 'duplicate_reference',
        message: 'Order DW-2 already exists.',
      }),
    },
    `/tenant/orders?order=${id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByLabelText('Order number'))
  await user.type(screen.getByLabelText('Order number'), 'DW-2')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('Order DW-2 already exists.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('DW-2')

  const patchBody = requests.find((request) => request.method === 'PATCH')?.body
  // Nothing else: somebody else may have changed the other fields meanwhile.
  expect(patchBody).toEqual({ reference: 'DW-2' })
})

it('[2.10-4] shows the rules of an order that has some, and sends what is typed as words', async () => {
  const ruled = order(1, { skills: ['fridge'], volumeLitres: 2_500, pair: 'swap' })
  const { screen, user, requests } = open(
    { 'GET /api/v1/orders': { items: [ruled], cursor: null }, [`PATCH /api/v1/orders/${ruled.id}`]: ruled },
    `/tenant/orders?order=${ruled.id}`,
  )
  expect(await screen.findByText('2,500 l')).toBeDefined()
  expect(screen.queryByText('Never vehicles')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  // Open, because this order uses rare fields.
  expect(screen.getByText('Rules for planning').closest('details')?.open).toBe(true)
  await user.type(screen.getByLabelText('Skills'), ', tail lift')
  await user.type(screen.getByLabelText('Only vehicles'), 'Van 1; AB 2')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')).toBeDefined())
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    skills: ['fridge', 'tail lift'],
    onlyVehicles: ['Van 1', 'AB 2'],
  })
})

const DETAIL = { addressId: order(4).id, accuracy: 'rooftop', importId: null, custom: {} }
const LATE = {
  items: [
    order(1, { lateSeconds: 300, routeNumber: 2, sequence: 4, status: 'dispatched' }),
    order(2, { lateSeconds: 600, routeNumber: 7, sequence: 2, status: 'dispatched' }),
    order(3, { status: 'completed', deliveryStatus: 'delivered', routeNumber: 7, sequence: 1 }),
  ],
  cursor: null,
}

it('lists late orders by their lateness, each with its route beside it', async () => {
  const { screen } = open({ 'GET /api/v1/orders': LATE })
  const cards = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('button')
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/Bob Marsh.*R7.*10 min late/),
    expect.stringMatching(/Edith Ward.*R2.*5 min late/),
    expect.stringContaining('Cat Lane'),
  ])
})

it('counts every order still open as unserved once vans are on the road', async () => {
  const { screen } = open({
    'GET /api/v1/orders': { items: [...LATE.items, order(0, { recipient: 'Left Over' })], cursor: null },
  })
  expect(await screen.findByRole('radio', { name: 'Unserved 1' })).toBeDefined()
})

it('neither moves nor cancels what is on the road or delivered', async () => {
  const leftOver = order(0, { recipient: 'Left Over' })
  const { screen, user, requests } = open({
    'GET /api/v1/orders': { items: [...LATE.items, leftOver], cursor: null },
    [`PATCH /api/v1/orders/${leftOver.id}`]: { ...leftOver, ...DETAIL },
  })
  await user.click(await screen.findByRole('checkbox', { name: /all/i }))
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected orders' }))
  expect(bar.getByRole('status').textContent).toBe('4 selected, 1 open')
  await user.click(bar.getByRole('button', { name: 'Move…' }))
  await user.click(await screen.findByRole('button', { name: 'Move 1 order' }))
  await screen.findByText('1 order moved to Wed 25 Nov')
  expect(requests.filter((request) => request.method === 'PATCH').map((request) => request.path)).toEqual([
    `/api/v1/orders/${leftOver.id}`,
  ])
})

it('distinguishes pickups and deliveries', async () => {
  const items = [order(1, { type: 'pickup' }), order(2)]
  const { screen } = open({ 'GET /api/v1/orders': { items, cursor: null } })
  const list = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(list.getAllByText(/Pickup/)).toHaveLength(1)
})

it('offers the orders of the day as a file', async () => {
  const { screen, user, requests } = open()
  await user.click(await screen.findByRole('button', { name: 'Export orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }))
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContainEqual(expect.stringContaining('/orders/export')),
  )
})

it('[2.10-4] exports what the filter shows', async () => {
  const { screen, user, requests } = open({}, '/tenant/orders?filter=R7&show=late')
  await user.click(await screen.findByRole('button', { name: 'Export orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }))
  await waitFor(() => {
    const exportQuery = requests.find(({ path }) => path.includes('/orders/export'))?.query
    expect([exportQuery?.get('filter'), exportQuery?.get('show')]).toEqual(['R7', 'late'])
  })
})

it('[M8] filters orders and their export by a field of the company’s own', async () => {
  const fields = [
    { name: 'Lift', type: 'yes_no', isRequired: false, choices: [], shownTo: [] },
    { name: 'Dock', type: 'text', isRequired: false, choices: [], shownTo: [] },
  ]
  const { screen, user, requests } = open({
    'GET /api/v1/company/order-fields': { fields },
    'GET /api/v1/orders': ({ query }: BackendRequest) => ({
      items: query.get('customField') ? [order(2)] : [order(1), order(2)],
      cursor: null,
    }),
  })
  ;(await screen.findByRole('combobox', { name: 'Order fields' })).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Dock' }))
  await user.type(screen.getByRole('textbox', { name: 'Value of Dock' }), 'B=7{Enter}')
  const list = within(screen.getByRole('list', { name: 'Orders' }))
  await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Export orders' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }))
  await waitFor(() => {
    const query = requests.find(({ path }) => path.includes('/orders/export'))?.query
    expect([query?.get('customField'), query?.get('customValue')]).toEqual(['Dock', 'B=7'])
  })
})

it('[2.10-4] puts orders onto a route of the plan, each at its best place', async () => {
  const vehicleId = order(7).id
  const planId = order(8).id
  const plan = planFixture({ id: planId, vehicleId })
  const { screen, user, requests } = open({
    'GET /api/v1/plans': { items: [plan.item], cursor: null },
    [`GET /api/v1/plans/${planId}`]: plan.plan,
    'GET /api/v1/vehicles': { items: [], cursor: null },
    [`POST /api/v1/plans/${planId}/moves`]: plan.plan,
  })
  await user.click(await screen.findByRole('checkbox', { name: /all/i }))
  await user.click(screen.getByRole('button', { name: 'Move…' }))
  await user.click(await screen.findByRole('radio', { name: 'A route of the plan' }))
  const choice = await screen.findByRole('combobox', { name: 'Route' })
  choice.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('option', { name: /^R4/ }))
  await user.click(screen.getByRole('button', { name: 'Move 3 orders' }))
  expect(await screen.findByText('3 orders moved to R4, vehicle')).toBeDefined()
  expect(requests.find(({ path }) => path.endsWith('/moves'))?.body).toEqual({
    moves: [1, 2, 3].map((n) => ({ orderId: order(n).id, vehicleId, position: 'best' })),
  })
})

it('[2.10-4] keeps a filter under its words, and hides a column until it is wanted again', async () => {
  const first = open({}, '/tenant/orders?filter=late%20R7')
  await first.user.click(await first.screen.findByRole('button', { name: 'Saved filters' }))
  await first.user.click(await first.screen.findByRole('menuitem', { name: 'Save “late R7”' }))
  await first.user.click(first.screen.getByRole('button', { name: 'Columns' }))
  await first.user.click(await first.screen.findByRole('menuitem', { name: 'Address' }))
  const table = () => within(page.getByRole('table', { name: 'Orders' }))
  expect(table().queryByRole('columnheader', { name: /Address/ })).toBeNull()
  first.unmount()

  const { screen: again, user, router } = open()
  await user.click(await again.findByRole('button', { name: 'Saved filters' }))
  await user.click(await again.findByRole('menuitem', { name: 'late R7' }))
  expect(router.state.location.search).toBe('?filter=late+R7')
  expect(table().queryByRole('columnheader', { name: /Address/ })).toBeNull()
  await user.click(again.getByRole('button', { name: 'Columns' }))
  await user.click(await again.findByRole('menuitem', { name: 'Address' }))
  expect(await table().findByRole('columnheader', { name: /Address/ })).toBeDefined()
})

it('[2.10-4] shows what this person kept on another device, and keeps changes for all of them', async () => {
  const { screen, user, requests } = open(
    {
      'GET /rest/v1/saved_views': ({ query }: BackendRequest) =>
        query.get('name') === 'eq.orders.filters' ? [{ value: ['late R7'] }] : [],
      'POST /rest/v1/saved_views': new Response(null, { status: 201 }),
    },
    '/tenant/orders?filter=heron',
  )
  await user.click(await screen.findByRole('button', { name: 'Saved filters' }))
  expect(await screen.findByRole('menuitem', { name: 'late R7' })).toBeDefined()
  await user.click(await screen.findByRole('menuitem', { name: 'Save “heron”' }))
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === '/rest/v1/saved_views')?.body).toMatchObject({
      name: 'orders.filters',
      value: ['heron', 'late R7'],
    }),
  )
})

it('[2.10-4] duplicates an order under a number of its own, with its pin and files', async () => {
  const { screen, user, requests } = open(
    {
      'POST /api/v1/orders': order(9, { reference: 'DW-9', recipient: 'Edith Ward' }),
      [`GET /api/v1/orders/${order(1).id}/attachments`]: { items: [file(1)] },
    },
    `/tenant/orders?order=${order(1).id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('')
  expect(await screen.findByRole('checkbox', { name: 'Copy 1 file', checked: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  expect(await screen.findByText(/added$/)).toBeDefined()
  const postBody = requests.find(({ method }) => method === 'POST')?.body
  expect(postBody).toMatchObject({
    recipient: order(1).recipient,
    lat: order(1).lat,
    lng: order(1).lng,
    filesOf: order(1).id,
  })
  expect(postBody).not.toMatchObject({ reference: order(1).reference })
})

const FILES = `/api/v1/orders/${order(1).id}/attachments`
const file = (n: number, more: object = {}) => ({
  id: `77777777-7777-4777-8777-77777777777${n}`,
  name: `Plan ${n}.pdf`,
  type: 'application/pdf',
  bytes: 120_400,
  object: `company/file-${n}`,
  addedAt: '2026-11-24T09:00:00.000Z',
  ...more,
})

it('[2.10-4] adds files to an order, and says of each that is refused why', async () => {
  const files = [file(1)]
  const add = ({ query }: BackendRequest) => {
    if (query.get('name') === 'notes.txt')
      return new Refusal(415, { code: 'attachment_refused', message: 'Only photos and PDF files.' })
    files.push(file(2, { name: query.get('name'), type: 'image/png' }))
    return files.at(-1)
  }
  const { screen, user } = open(
    { [`GET ${FILES}`]: () => ({ items: files }), [`POST ${FILES}`]: add },
    `/tenant/orders?order=${order(1).id}`,
  )
  const panel = within(await screen.findByRole('region', { name: 'Files' }))
  expect(await panel.findByRole('button', { name: 'Plan 1.pdf' })).toBeDefined()
  expect(panel.getByText('PDF, 120 kB')).toBeDefined()
  const uploads = ['gate.png', 'notes.txt'].map((name) => new File(['x'], name, { type: 'image/png' }))
  await user.upload(panel.getByLabelText('Files of this order'), uploads)
  expect(await panel.findByRole('button', { name: 'gate.png' })).toBeDefined()
  expect((await panel.findByRole('alert')).textContent).toBe('notes.txt: Only photos and PDF files.')
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
})

it('removes a file from an order only after Undo was left alone', async () => {
  const { screen, user, requests } = open(
    { [`GET ${FILES}`]: { items: [file(1), file(2)] } },
    `/tenant/orders?order=${order(1).id}`,
  )
  const panel = within(await screen.findByRole('region', { name: 'Files' }))
  await user.click(await panel.findByRole('button', { name: 'Remove Plan 1.pdf' }))
  expect(panel.queryByRole('button', { name: 'Plan 1.pdf' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(panel.getByRole('button', { name: 'Plan 1.pdf' })).toBeDefined()
  await user.click(panel.getByRole('button', { name: 'Remove Plan 2.pdf' }))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() =>
    expect(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      `${FILES}/${file(2).id}`,
    ]),
  )
})

it('[4-3] shows the driver’s report with reason and proof in the panel of the order', async () => {
  const lastMessage = {
    id: '55555555-5555-4555-8555-555555555555',
    kind: 'failed',
    at: '2026-11-24T11:05:00.000Z',
    deviceAt: '2026-11-24T11:05:00.000Z',
    sentAt: '2026-11-24T11:40:00.000Z',
    receivedAt: '2026-11-24T11:40:01.000Z',
    saidBy: 'driver',
    driver: { id: '66666666-6666-4666-8666-666666666666', name: 'Kit Hargreave' },
    routeNumber: 7,
    lat: null,
    lng: null,
    reason: 'nobody_in',
    note: 'Bell is broken',
    outcome: 'applied',
    proof: { place: 'Neighbour', isPinChecked: false },
    files: [{ name: 'company/driver/door.jpg', isSignature: false }],
  }
  const { screen } = open(
    {
      'GET /api/v1/driver/rules': { ...readDriverRules({}), hasCallProvider: false },
      [`GET /api/v1/orders/${order(2).id}/events`]: { items: [lastMessage] },
    },
    `/tenant/orders?order=${order(2).id}`,
  )
  const panel = within(await screen.findByRole('region', { name: 'What the driver said' }))
  expect(await panel.findByText('Nobody in')).toBeDefined()
  for (const text of ['Not delivered', 'Bell is broken', 'Handed to: Neighbour', /received 11:40/])
    expect(panel.getByText(text)).toBeDefined()
  expect(panel.getByText(/Photo/)).toBeDefined()
})

it('[2.10-4] divides an order into parts that its parcels allow', async () => {
  const big = order(1, { packages: 7 })
  const { screen, user, requests } = open(
    {
      'GET /api/v1/orders': { items: [big], cursor: null },
      [`POST /api/v1/orders/${big.id}/split`]: { orderIds: [big.id, order(2).id, order(3).id] },
    },
    `/tenant/orders?order=${big.id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Split' }))
  const parts = await page.findByLabelText('Parts')
  await user.clear(parts)
  await user.type(parts, '8')
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Split order' }).disabled).toBe(true)
  await user.clear(parts)
  await user.type(parts, '3')
  expect(page.getByText('1 of 3 parcels, 2 of 2')).toBeDefined()
  await user.click(page.getByRole('button', { name: 'Split order' }))
  await page.findByText('DW-1 divided into 3 orders')
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ parts: 3 })
})

it('[2.10-4] merges the ticked orders, and says why it could not', async () => {
  let isAlike = false
  const { screen, user } = open({
    'POST /api/v1/orders/merge': () =>
      isAlike
        ? { orderIds: [order(1).id] }
        : new Refusal(409, {
            code: 'orders_not_alike',
            message: 'These orders cannot become one because of their address.',
          }),
  })
  await user.click(await screen.findByRole('checkbox', { name: /all/i }))
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected orders' }))
  await user.click(bar.getByRole('button', { name: 'Merge' }))
  await page.findByText('These orders cannot become one because of their address.')
  isAlike = true
  await user.click(bar.getByRole('button', { name: 'Merge' }))
  await page.findByText('3 orders merged into DW-1')
})

it('[M46] offers the best windows while an order is typed; choosing one fills its day and times', async () => {
  const slot = {
    date: '2026-12-03',
    windowStart: '10:00',
    windowEnd: '12:00',
    costMinor: 310,
    extraSeconds: 720,
    extraMetres: 4_000,
    vehicle: { id: order(1).id, name: 'Van 3' },
    serviceAt: '2026-12-03T10:35:00Z',
  }
  const noPlan = { planId: null, pending: 0, isEstimated: false }
  const { screen, user, requests } = open(
    {
      'GET /api/v1/planning/rules': readPlanningRules({}),
      'GET /api/v1/slots': {
        slots: [slot, { ...slot, windowStart: '14:00', windowEnd: '16:00', costMinor: 990 }],
        days: [
          { date: '2026-12-03', state: 'priced', ...noPlan, isEstimated: true },
          { date: '2026-12-04', state: 'no_plan', ...noPlan },
          { date: '2026-12-05', state: 'no_plan', ...noPlan },
        ],
      },
      [`GET /api/v1/orders/${order(1).id}/attachments`]: { items: [] },
    },
    `/tenant/orders?order=${order(1).id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
  const offers = within(await screen.findByRole('region', { name: 'Best windows' }))
  const best = await offers.findByRole('button', { name: /Thu 3 Dec, 10:00-12:00/ })
  expect(best.textContent).toContain('+12 min, +£3.10')
  expect(best.textContent).toContain('Van 3 about 10:35, 2.5 mi more')
  expect(offers.getByText('There is no plan yet for Fri 4 Dec, Sat 5 Dec.')).toBeDefined()
  expect(offers.getByText(/Times are estimates/)).toBeDefined()
  await user.click(best)
  expect(best.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByLabelText('From')).toHaveProperty('value', '10:00')
  expect(screen.getByLabelText('To')).toHaveProperty('value', '12:00')
  expect(requests.find(({ path }) => path === '/api/v1/slots')?.query.get('lat')).toBe('50.7')
})
