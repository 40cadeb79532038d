// @vitest-environment happy-dom
// Tests the test clock: every portal shows it, and a company's time moves. Isolated, because a page loads its
// configuration once.
import type { TenantItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { TestClockBar } from '../../../ui/frame/test-clock-bar.tsx'
import { TenantPanel } from './tenant-panel.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const TENANT: TenantItem = {
  id: ID,
  name: 'Tollgate Parcels',
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  suspendedReason: null,
  deleteAfter: null,
  planId: 'starter',
  planName: 'Starter',
  subscriptionStatus: 'active',
  trialEndsAt: null,
  periodEndsAt: '2026-12-01T08:00:00.000Z',
  pastDueSince: null,
  amountMinor: 9_900,
  currency: 'USD',
  vehicles: 4,
  vehicleLimit: 5,
  orderLimit: 0,
  storageLimit: 0,
  callLimit: 0,
  waitingPlanLimit: 0,
  members: 1,
  orders30Days: 640,
  orders7Days: 150,
  orders21DaysBefore: 460,
  mails7Days: 80,
  failedMails7Days: 0,
  failedJobs: 0,
  activeAt: new Date().toISOString(),
  contact: null,
  seenAt: null,
  daysAhead: 4,
}

it('moves the time of a company, and says over the portal that it can', async () => {
  const { screen, user, requests } = renderScreen(
    <>
      <TestClockBar />
      <TenantPanel tenant={TENANT} onClose={() => {}} />
    </>,
    {
      user: { ...DISPATCHER, role: 'owner', tenantId: null },
      answers: {
        'GET /config.json': {
          url: 'http://localhost:3000',
          anonKey: 'anon-key-of-a-test',
          mapStyleUrl: null,
          features: { demo: false, testClock: true },
          demoAccounts: [],
          version: 'test',
        },
        [`POST /api/v1/owner/tenants/${ID}/move-time`]: { items: [{ ...TENANT, daysAhead: 19 }] },
      },
    },
  )
  expect(await screen.findByText(/^The test clock is on/)).toBeDefined()
  expect(await screen.findByText('Its time is 4 days ahead. It does not go back.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Move the time of Tollgate Parcels by 15 days' }))
  expect(await screen.findByText('Tollgate Parcels: 15 days have passed')).toBeDefined()
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ days: 15 })
})
