// @vitest-environment happy-dom
// Tests owners' addresses: lines become a list; invalid addresses and server errors are shown.
import { expect, it } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { OwnerSecurityScreen } from './security-screen.tsx'

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const STATE = {
  owners: [],
  accounts: 3,
  accountsWithSecondStep: 1,
  sessions: 2,
  ownerSessions: [],
  failedSignIns: [],
  addresses: [] as string[],
  yourAddress: '203.0.113.7',
  needsSecondStep: false,
  apiKeys: [],
}
const PUT = 'PUT /api/v1/owner/addresses'
const show = (answer: object) =>
  renderScreen(<OwnerSecurityScreen />, {
    path: '/owner/security',
    user: owner,
    answers: { 'GET /api/v1/owner/security': STATE, [PUT]: answer },
  })

it('sends one address or network a line', async () => {
  const { screen, user, requests } = show({ ...STATE, addresses: ['203.0.113.0/24'] })
  const field = await screen.findByLabelText('Addresses and networks')
  expect(screen.getByText('203.0.113.7')).toBeDefined()
  await user.type(field, '203.0.113.0/24{enter}office')
  await user.click(screen.getByRole('button', { name: 'Save addresses' }))
  expect(screen.getByText(/^office is neither an address/)).toBeDefined()
  await user.clear(field)
  await user.type(field, '203.0.113.0/24{enter}2001:db8::1')
  await user.click(screen.getByRole('button', { name: 'Save addresses' }))
  await screen.findByText('Addresses saved')
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { addresses: ['203.0.113.0/24', '2001:db8::1'] },
  ])
})

it('says why a list would lock its writer out', async () => {
  const { screen, user } = show(
    () =>
      new Refusal(409, {
        code: 'own_address_missing',
        message: 'Your own address 203.0.113.7 is not in the list.',
        hint: 'Add it.',
      }),
  )
  await user.type(await screen.findByLabelText('Addresses and networks'), '198.51.100.1')
  await user.click(screen.getByRole('button', { name: 'Save addresses' }))
  await screen.findByText(/Your own address 203.0.113.7 is not in the list/)
})
