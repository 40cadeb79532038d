// @vitest-environment happy-dom
// The orders screen: its list in each state, filter and segments, the form by the contract, changes to several orders.
import { within } from '@testing-library/react'
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
        message: 'Order DW-2 exists already.',
      }),
    },
    `/tenant/orders?order=${id}`,
  )
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.clear(screen.getByLabelText('Order number'))
  await user.type(screen.getByLabelText('Order number'), 'DW-2')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('Order DW-2 exists already.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('DW-2')

  const sent = requests.find((request) => request.method === 'PATCH')?.body
  expect(sent).toMatchObject({ serviceMinutes: 4, packages: 1, weightKg: 8.4, phone: null, windowEnd: null })
  expect(sent).not.toHaveProperty('lat')
})
