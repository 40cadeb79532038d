// @vitest-environment happy-dom
// Tests that an owner on `/tenant` can choose a company (requirement 2.2-3).
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { CompanyGlance } from './company-glance.tsx'

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const tenant = (n: number, name: string) => ({
  id: `66666666-6666-4666-8666-66666666666${n}`,
  name,
  status: 'active',
  created_at: '2026-11-01T08:00:00Z',
  subscriptions: [
    {
      plan_id: 'starter',
      plan: { name: 'Starter' },
      status: 'active',
      amount: 9900,
      currency: 'USD',
      vehicle_limit: 5,
      trial_ends_at: null,
    },
  ],
})

it('lists the companies, shows the chosen one and leads back', async () => {
  const { screen, user, router } = renderScreen(<CompanyGlance />, {
    path: '/tenant',
    user: owner,
    answers: { 'GET /rest/v1/tenants': [tenant(1, 'Harbour Lane Couriers'), tenant(2, 'Tollgate Parcels')] },
  })
  await user.click(await screen.findByRole('button', { name: /Tollgate Parcels/ }))
  expect(router.state.location.search).toBe(`?company=${tenant(2, '').id}`)
  expect(await screen.findByRole('heading', { name: 'Tollgate Parcels' })).toBeDefined()
  expect(await screen.findByText('Starter, active')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'All companies' }))
  expect(await screen.findByRole('heading', { name: 'Choose a company' })).toBeDefined()
})
