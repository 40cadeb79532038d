// @vitest-environment happy-dom
// The orders screen: its list in each state, filter and segments, the form by the contract, changes to several orders.
import { waitFor, within } from '@testing-library/react'
import { toListed, toStored } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
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
  windowStart: null,
  windowEnd: null,
  ...toListed(toStored({ packages: n, weightKg: 8.4 })),
  routeId: null,
  routeNumber: null,
  sequence: null,
  eta: null,
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

it('lists the orders of the day, those that need attention first', async () => {
  const { screen } = open()
  const list = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(list.getAllByRole('button').map((card) => card.textContent?.split(',')[0])).toEqual([
    expect.stringContaining('Bob Marsh'),
    expect.stringContaining('Cat Lane'),
    expect.stringContaining('Edith Ward'),
  ])
  expect(screen.getByRole('radio', { name: 'Late 1' })).toBeDefined()
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

  const sent = requests.find((request) => request.method === 'PATCH')?.body
  expect(sent).toMatchObject({ serviceMinutes: 4, packages: 1, weightKg: 8.4, phone: null, windowEnd: null })
  expect(sent).not.toHaveProperty('lat')
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
  const left = order(0, { recipient: 'Left Over' })
  const { screen, user, requests } = open({
    'GET /api/v1/orders': { items: [...LATE.items, left], cursor: null },
    [`PATCH /api/v1/orders/${left.id}`]: { ...left, ...DETAIL },
  })
  await user.click(await screen.findByRole('checkbox', { name: /all/i }))
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected orders' }))
  expect(bar.getByRole('status').textContent).toBe('4 selected, 1 open')
  await user.click(bar.getByRole('button', { name: /^Move to/ }))
  await screen.findByText(/1 order moved/)
  expect(requests.filter((request) => request.method === 'PATCH').map((request) => request.path)).toEqual([
    `/api/v1/orders/${left.id}`,
  ])
})

it('tells pickups from deliveries', async () => {
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
