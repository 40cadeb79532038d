// @vitest-environment happy-dom
// Tests recurring orders: create with a new order, change with one of its orders, list, stop.
import { defaultColumns, toListed, toStored } from '@dropwise/contracts'
import { screen as page, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { OrdersScreen } from './orders-screen.tsx'

const ORDER = '44444444-4444-4444-8444-444444444444'
const SERIES = '55555555-5555-4555-8555-555555555555'
const order = {
  id: ORDER,
  reference: 'BAKER-20261124',
  trackingNumber: '0123456789ABC1',
  status: 'open',
  deliveryStatus: 'pending',
  recipient: 'Edith Ward',
  phone: null,
  email: null,
  address: '1 Heron Terrace, Ashmouth',
  lat: 50.7,
  lng: -1.9,
  date: DAY,
  lastDate: null,
  windowStart: null,
  windowEnd: null,
  ...toListed(toStored({ packages: 2 })),
  routeId: null,
  routeNumber: null,
  sequence: null,
  eta: null,
  promisedFrom: null,
  promisedTo: null,
  lateSeconds: 0,
  unserved: null,
  series: { id: SERIES, date: DAY },
}
const series = (more: object = {}) => ({
  id: SERIES,
  reference: 'BAKER',
  order: { recipient: 'Edith Ward', address: '1 Heron Terrace', ...defaultColumns() },
  weekdays: [2, 5],
  everyWeeks: 1,
  startsOn: DAY,
  endsOn: null,
  skipDates: [],
  nextDay: DAY,
  problem: null,
  ...more,
})
const FOUND = {
  label: '1 Heron Terrace, Ashmouth',
  lat: 50.7,
  lng: -1.9,
  accuracy: 'rooftop',
  confidence: 0.9,
}
const answers = {
  'GET /api/v1/orders': { items: [order], cursor: null },
  'GET /api/v1/recurring-orders': { items: [series()] },
}
const open = (more: object = {}, path = '/tenant/orders') =>
  renderScreen(<OrdersScreen />, { path, answers: { ...answers, ...more } })

it('[2.10-4] repeats a new order from its first day on', async () => {
  const { screen, user, requests } = open(
    {
      'POST /api/v1/recurring-orders': series(),
      'GET /api/v1/addresses/geocode': { items: [FOUND], attribution: '' },
    },
    '/tenant/orders?panel=new',
  )
  await user.type(await screen.findByLabelText('Recipient'), 'Edith Ward')
  await user.click(screen.getByLabelText('Address'))
  await user.type(await page.findByPlaceholderText('Address, coordinates or map link'), '1 Heron')
  await user.click(await page.findByText(FOUND.label))
  await user.click(screen.getByRole('checkbox', { name: 'Repeats' }))
  // The weekday of the day on screen is preselected.
  expect(screen.getByRole('button', { name: 'Tue' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Fri' }))
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/v1/recurring-orders',
    body: { startsOn: DAY, weekdays: [2, 5], everyWeeks: 1, endsOn: null, skipDates: [] },
  })
})

it('asks whether a change affects this order or all later ones', async () => {
  const { screen, user, requests } = open(
    { [`PATCH /api/v1/recurring-orders/${SERIES}`]: series() },
    `/tenant/orders?order=${ORDER}`,
  )
  expect(await screen.findByRole('link', { name: 'every Tue and Fri' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('radio', { name: 'This and all later ones' }))
  expect(screen.queryByLabelText('Order number')).toBeNull()
  await user.clear(screen.getByLabelText('Parcels'))
  await user.type(screen.getByLabelText('Parcels'), '7')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
  const patchRequest = requests.find(({ method }) => method === 'PATCH')
  expect(patchRequest).toMatchObject({
    path: `/api/v1/recurring-orders/${SERIES}`,
    body: { from: DAY, order: { recipient: 'Edith Ward', packages: 7 } },
  })
  expect(patchRequest?.body).not.toHaveProperty('order.date')
})

it('marks orders that repeat', async () => {
  const { screen } = open()
  const list = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(list.getByRole('button').textContent).toContain('Repeats')
})

it('lists recurring orders with their problems, and stops one', async () => {
  let isStopped = false
  const { screen, user, requests } = open(
    {
      'GET /api/v1/recurring-orders': () => ({
        items: isStopped
          ? []
          : [
              series({ problem: 'Order BAKER-20261127 already exists.' }),
              series({ id: ORDER, nextDay: null, order: { ...series().order, recipient: 'Over' } }),
            ],
      }),
      [`POST /api/v1/recurring-orders/${SERIES}/stop`]: () => {
        isStopped = true
        return series({ nextDay: null })
      },
    },
    '/tenant/orders?panel=series',
  )
  const list = within(await screen.findByRole('list', { name: 'Recurring orders' }))
  expect(list.getByText('BAKER, every Tue and Fri, next on Tue 24 Nov')).toBeDefined()
  expect(list.getByText('Order BAKER-20261127 already exists.')).toBeDefined()
  expect(list.queryByText('Over')).toBeNull()
  await user.click(list.getByRole('button', { name: 'Stop Edith Ward' }))
  await page.findByText('Edith Ward stopped')
  expect(requests.some(({ path }) => path === `/api/v1/recurring-orders/${SERIES}/stop`)).toBe(true)
})

it('changes the weekdays from a day on, and only the end in place', async () => {
  const { screen, user, requests } = open(
    { [`PATCH /api/v1/recurring-orders/${SERIES}`]: series() },
    '/tenant/orders?panel=series',
  )
  const change = async () => user.click(await screen.findByRole('button', { name: 'Change Edith Ward' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Save recurring order' }))
  const patchBodies = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await change()
  await user.type(screen.getByLabelText('Skip a day, such as a holiday'), '2026-12-25')
  await user.click(screen.getByRole('button', { name: 'Leave out' }))
  await save()
  await waitFor(() => expect(patchBodies()).toEqual([{ endsOn: null, skipDates: ['2026-12-25'] }]))
  await change()
  await user.click(screen.getByRole('button', { name: 'Mon' }))
  await save()
  await waitFor(() =>
    expect(patchBodies()[1]).toEqual({
      from: DAY,
      weekdays: [1, 2, 5],
      everyWeeks: 1,
      endsOn: null,
      skipDates: [],
    }),
  )
})

it('says that recurring orders could not be loaded', async () => {
  const { screen } = open(
    { 'GET /api/v1/recurring-orders': () => new Refusal(500, { code: 'internal', message: 'Broken' }) },
    '/tenant/orders?panel=series',
  )
  expect(await screen.findByText('Recurring orders could not be loaded')).toBeDefined()
})
