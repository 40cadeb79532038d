// @vitest-environment happy-dom
// Tests shops: connect, show the URL, list calls, disconnect after confirmation.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ShopsScreen } from './shops-screen.tsx'

const ID = '99999999-9999-4999-8999-999999999999'
const SHOP = {
  id: ID,
  kind: 'shopify',
  name: 'Mug shop',
  leadDays: 2,
  url: `https://fleet.example/api/v1/shops/${ID}/orders`,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastReceivedAt: '2026-11-22T08:00:00.000Z',
  wrongSignatureAt: null,
  refused: 1,
  calls: [
    {
      deliveryId: 'd1',
      topic: 'orders/create',
      reference: '#1001',
      outcome: 'refused',
      message: 'The address was not found.',
      receivedAt: '2026-11-22T08:00:00.000Z',
    },
  ],
}
const GET = 'GET /api/v1/shops'

it('connects a shop, and shows the address that it needs next', async () => {
  const { screen, user, requests } = renderScreen(<ShopsScreen />, {
    path: '/tenant/settings/shops',
    answers: { [GET]: { items: [] }, 'POST /api/v1/shops': { items: [{ ...SHOP, refused: 0, calls: [] }] } },
  })
  await user.click(await screen.findByRole('button', { name: 'New shop' }))
  await user.type(screen.getByLabelText('Secret'), 'short')
  await user.click(screen.getByRole('button', { name: 'Connect shop' }))
  expect(await screen.findByText('Enter a name')).toBeDefined()
  expect(screen.getByText('A secret has at least 8 characters')).toBeDefined()
  await user.type(screen.getByLabelText('Name'), 'Mug shop')
  await user.type(screen.getByLabelText('Secret'), '-of-the-shop')
  await user.clear(screen.getByLabelText('Days until delivery'))
  await user.type(screen.getByLabelText('Days until delivery'), '2')
  await user.click(screen.getByRole('button', { name: 'Connect shop' }))
  expect(await screen.findByText(SHOP.url)).toBeDefined()
  expect(screen.getByText('No orders received yet.')).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'shopify',
    name: 'Mug shop',
    secret: 'short-of-the-shop',
    leadDays: 2,
  })
})

it('says what was refused and why, and disconnects after a question', async () => {
  const { screen, user } = renderScreen(<ShopsScreen />, {
    path: '/tenant/settings/shops',
    answers: { [GET]: { items: [SHOP] }, [`DELETE /api/v1/shops/${ID}`]: { items: [] } },
  })
  await user.click(await screen.findByRole('button', { name: /Mug shop.*1 refused in 7 days/ }))
  const calls = within(screen.getByRole('list', { name: 'Latest calls' }))
  expect(calls.getByText('#1001')).toBeDefined()
  expect(calls.getByText(/The address was not found\./)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await user.click(await screen.findByRole('button', { name: 'Disconnect shop' }))
  expect(await screen.findByText('No shops yet')).toBeDefined()
})

it('changes a shop, and sends a secret only where one is entered', async () => {
  const changed = { ...SHOP, name: 'Cup shop' }
  const { screen, user, requests } = renderScreen(<ShopsScreen />, {
    path: '/tenant/settings/shops',
    answers: { [GET]: { items: [SHOP] }, [`PATCH /api/v1/shops/${ID}`]: { items: [changed] } },
  })
  await user.click(await screen.findByRole('button', { name: /Mug shop/ }))
  const bodies = () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await user.click(screen.getByRole('button', { name: 'Change shop' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'Cup shop')
  await user.click(screen.getByRole('button', { name: 'Save shop' }))
  expect(await screen.findByRole('heading', { name: 'Cup shop' })).toBeDefined()
  expect(bodies()).toEqual([{ name: 'Cup shop', leadDays: 2 }])

  await user.click(screen.getByRole('button', { name: 'Change shop' }))
  await user.type(screen.getByLabelText('New secret'), 'a-newer-secret')
  await user.click(screen.getByRole('button', { name: 'Save shop' }))
  expect(await screen.findByRole('button', { name: 'Change shop' })).toBeDefined()
  expect(bodies()[1]).toEqual({ name: 'Cup shop', leadDays: 2, secret: 'a-newer-secret' })
})
