// @vitest-environment happy-dom
// Tests the list of orders: its states, filter, segments, columns and exports.
import { screen as page, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type BackendRequest } from '../../testing/fake-backend.ts'
import { DAY } from '../../testing/render-screen.tsx'
import { open, order } from './orders-fixture.tsx'

const LATE = {
  items: [
    order(1, { lateSeconds: 300, routeNumber: 2, sequence: 4, status: 'dispatched' }),
    order(2, { lateSeconds: 600, routeNumber: 7, sequence: 2, status: 'dispatched' }),
    order(3, { status: 'completed', deliveryStatus: 'delivered', routeNumber: 7, sequence: 1 }),
  ],
  cursor: null,
}

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

it('says which time an order without a window missed', async () => {
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

it('[2.10-4] shows filters saved on another device, and stores changes for all devices', async () => {
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
