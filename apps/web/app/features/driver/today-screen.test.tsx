// @vitest-environment happy-dom
// The driver's day: the next stop large, the others below it in order.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { TodayScreen } from './today-screen.tsx'

const stop = (sequence: number, street: string, more: object = {}) => ({
  id: `77777777-7777-4777-8777-77777777777${sequence}`,
  sequence,
  status: 'pending',
  lat: 50.7,
  lng: -1.9,
  planned_arrive_at: `2026-11-24T${10 + sequence}:00:00Z`,
  eta_at: null,
  arrived_at: null,
  promised_from: '2026-11-24T09:00:00Z',
  promised_to: '2026-11-24T12:00:00Z',
  late_seconds: 0,
  orders: {
    reference: `DW-${sequence}`,
    type: 'delivery',
    packages: 2,
    weight_grams: 3_500,
    instructions: 'Ring twice',
    recipients: { name: `Person ${sequence}`, phone: null },
    addresses: { text: `${street}, Ashmouth` },
  },
  ...more,
})
const route = {
  id: '88888888-8888-4888-8888-888888888888',
  date: '2026-11-24',
  number: 7,
  status: 'started',
  depart_at: '2026-11-24T08:00:00Z',
  return_at: '2026-11-24T16:00:00Z',
  load_packages: 6,
  stops: [stop(3, '3 Ropewalk'), stop(1, '1 Quay Street', { status: 'served' }), stop(2, '2 Weaver Lane')],
}

it('fills the screen with the next stop and lists the others in order', async () => {
  const { screen } = renderScreen(<TodayScreen day="2026-11-24" timeZone="Europe/London" />, {
    path: '/driver',
    answers: { 'GET /rest/v1/routes': [route] },
  })
  const next = within(await screen.findByRole('region', { name: 'Next stop' }))
  expect(next.getByRole('heading', { name: '2 Weaver Lane' })).toBeDefined()
  expect(next.getByText(/Person 2, 2 parcels, 3.5 kg/)).toBeDefined()
  expect(next.getByText('Ring twice')).toBeDefined()
  expect(next.getByText('09:00-12:00')).toBeDefined()
  const streets = within(screen.getByRole('list', { name: 'All stops' }))
    .getAllByRole('listitem')
    .map((item) => /1 Quay Street|2 Weaver Lane|3 Ropewalk/.exec(item.textContent)?.[0])
  expect(streets).toEqual(['1 Quay Street', '3 Ropewalk'])
})

it('says what is picked up', async () => {
  const order = stop(1, '1 Quay Street')
  const pickup = { ...order, orders: { ...order.orders, type: 'pickup' } }
  const { screen } = renderScreen(<TodayScreen day="2026-11-24" timeZone="Europe/London" />, {
    path: '/driver',
    answers: { 'GET /rest/v1/routes': [{ ...route, stops: [pickup] }] },
  })
  const next = within(await screen.findByRole('region', { name: 'Next stop' }))
  expect(next.getByText(/Person 1, pick up 2 parcels, 3.5 kg/)).toBeDefined()
})
