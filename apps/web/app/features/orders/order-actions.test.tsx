// @vitest-environment happy-dom
// Tests what a dispatcher does with orders: onto routes, divided, merged.
import { screen as page, within } from '@testing-library/react'
import { readDriverRules } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { planFixture } from '../../testing/plan-fixture.ts'
import { open, order } from './orders-fixture.tsx'

const DETAIL = { addressId: order(4).id, accuracy: 'rooftop', importId: null, custom: {} }
const LATE = {
  items: [
    order(1, { lateSeconds: 300, routeNumber: 2, sequence: 4, status: 'dispatched' }),
    order(2, { lateSeconds: 600, routeNumber: 7, sequence: 2, status: 'dispatched' }),
    order(3, { status: 'completed', deliveryStatus: 'delivered', routeNumber: 7, sequence: 1 }),
  ],
  cursor: null,
}

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
