// @vitest-environment happy-dom
// Tests locking and unlocking the order of a route's stops, and the refusal once the route is over.
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { OrderLockButton } from './order-lock-button.tsx'

const id = '66666666-6666-4666-8666-666666666666'
const AT = '2026-11-24T10:00:00.000Z'
const open = (orderLockedAt: string | null, answer: object) =>
  renderScreen(<OrderLockButton route={{ id, number: 7, orderLockedAt }} />, {
    answers: { [`PUT /api/v1/routes/${id}/order-lock`]: answer },
  })

it('[2.10-6] locks the order of a route on the road', async () => {
  const { screen, user, requests } = open(null, { id, orderLockedAt: AT })
  await user.click(screen.getByRole('button', { name: 'Lock order' }))
  expect(await screen.findByText('Order of R7 locked')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isLocked: true })
})

it('[2.10-6] unlocks a locked sequence', async () => {
  const { screen, user, requests } = open(AT, { id, orderLockedAt: null })
  await user.click(screen.getByRole('button', { name: 'Unlock order' }))
  expect(await screen.findByText('Order of R7 unlocked')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isLocked: false })
})

it('[2.10-6] says why an order could not be locked', async () => {
  const { screen, user } = open(
    null,
    new Refusal(404, { code: 'not_found', message: 'The route was not found.' }),
  )
  await user.click(screen.getByRole('button', { name: 'Lock order' }))
  expect(await screen.findByText('The order of R7 was not locked')).toBeDefined()
  expect(screen.getByText('The route was not found.')).toBeDefined()
})

it('[2.10-6] names the rules that the order breaks before it is locked', async () => {
  const rule = {
    code: 'max_stops',
    amount: 1,
    unit: 'stops',
    vehicleId: id,
    orderId: null,
    text: '1 stop over',
  }
  let tries = 0
  const { screen, user, requests } = open(null, () =>
    tries++ === 0
      ? new Refusal(409, {
          code: 'rules_broken',
          message: 'It breaks a rule',
          details: { violations: [rule] },
        })
      : { id, orderLockedAt: AT },
  )
  await user.click(screen.getByRole('button', { name: 'Lock order' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('1 stop over')
  await user.click(screen.getByRole('button', { name: 'Lock it anyway' }))
  expect(await screen.findByText('Order of R7 locked')).toBeDefined()
  const bodies = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(bodies).toEqual([{ isLocked: true }, { isLocked: true, confirmedRules: ['max_stops'] }])
})
