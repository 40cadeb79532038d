// @vitest-environment happy-dom
// Tests a company in the owner's portal: invitations, and confirmations.
import type { TenantItem, TenantUsage } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { NewTenant } from './new-tenant.tsx'
import { TenantPanel } from './tenant-panel.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const INVITATION = '44444444-4444-4444-8444-444444444444'
const TRIAL: TenantItem = {
  id: ID,
  name: 'Tollgate Parcels',
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  suspendedReason: null,
  deleteAfter: null,
  planId: 'starter',
  planName: 'Starter',
  subscriptionStatus: 'trial',
  trialEndsAt: new Date(Date.now() + 86_400_000).toISOString(),
  periodEndsAt: null,
  pastDueSince: null,
  amountMinor: 9_900,
  currency: 'USD',
  vehicles: 4,
  vehicleLimit: 5,
  orderLimit: 0,
  storageLimit: 0,
  callLimit: 0,
  waitingPlanLimit: 0,
  members: 0,
  orders30Days: 640,
  orders7Days: 150,
  orders21DaysBefore: 460,
  mails7Days: 80,
  failedMails7Days: 0,
  failedJobs: 0,
  activeAt: new Date().toISOString(),
  contact: 'sean@tollgate.example',
  seenAt: null,
  daysAhead: 0,
}
const USAGE: TenantUsage = {
  days: [],
  months: [],
  storageBytes: 0,
  people: [],
  onTheRoad: 2,
  ordersTotal: 1_280,
  activeAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  invitations: [
    {
      id: INVITATION,
      email: 'sean@tollgate.example',
      role: 'admin',
      createdAt: '2026-11-28T08:00:00.000Z',
      expiresAt: '2026-12-05T08:00:00.000Z',
      isExpired: false,
      mail: 'caught',
    },
  ],
}
const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
function open(more: Record<string, object> = {}) {
  return renderScreen(<TenantPanel tenant={TRIAL} onClose={() => {}} />, {
    path: '/owner/tenants',
    user: owner,
    answers: {
      [`GET /api/v1/owner/tenants/${ID}/usage`]: USAGE,
      ...more,
    },
  })
}

it('shows who is invited, that the mail did not leave, and a new link to hand on', async () => {
  const { screen, user } = open({
    [`POST /api/v1/owner/tenants/${ID}/invitations/${INVITATION}/resend`]: {
      email: 'sean@tollgate.example',
      url: 'https://fleet.example/invite#secret',
      isMailed: false,
    },
  })
  expect(await screen.findByText('0, and 1 invited')).toBeDefined()
  expect(screen.getByText(/mail not sent: no mail server is set, link works until 5 Dec 2026/)).toBeDefined()
  expect(screen.getByText('1,280')).toBeDefined()
  expect(screen.getByText('3 h ago')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'New link for sean@tollgate.example' }))
  expect(await screen.findByText('https://fleet.example/invite#secret')).toBeDefined()
})

it('says in figures what a company loses before it is closed', async () => {
  const { screen, user, requests } = open({
    [`DELETE /api/v1/owner/tenants/${ID}`]: { items: [{ ...TRIAL, status: 'closed' }] },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Tollgate Parcels?' }))
  expect(dialog.getByText('1,280')).toBeDefined()
  expect(dialog.getByText('2 routes, driven to the end')).toBeDefined()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Close Tollgate Parcels' }))
  expect(await screen.findByText('Tollgate Parcels is closed')).toBeDefined()
})

it('asks for confirmation before a plan starts with its invoice, and before a trial ends', async () => {
  const { screen, user, requests } = open({
    [`POST /api/v1/owner/tenants/${ID}/convert-trial`]: { items: [TRIAL] },
    [`POST /api/v1/owner/tenants/${ID}/end-trial`]: { items: [TRIAL] },
  })
  await user.click(await screen.findByRole('button', { name: 'Start the plan of Tollgate Parcels' }))
  const start = within(await screen.findByRole('dialog', { name: 'Start Starter for Tollgate Parcels?' }))
  expect(start.getByText('$99 before tax')).toBeDefined()
  await user.click(start.getByRole('button', { name: 'Cancel' }))
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'End now' }))
  const end = within(await screen.findByRole('dialog', { name: 'End the trial of Tollgate Parcels now?' }))
  await user.click(end.getByRole('button', { name: 'End the trial' }))
  expect(await screen.findByText('The trial of Tollgate Parcels has ended')).toBeDefined()
})

it('opens a company with the days of a trial that the site names, and says whether its invitation left', async () => {
  const { screen, user } = renderScreen(<NewTenant />, {
    path: '/owner/tenants/new',
    user: owner,
    answers: {
      'GET /api/v1/owner/plans': { items: [] },
      'POST /api/v1/owner/tenants': {
        items: [TRIAL],
        invitation: { email: 'ann@bosun.example', url: 'https://x.example', isMailed: false },
      },
    },
  })
  expect((await screen.findByLabelText<HTMLInputElement>('Trial days')).value).toBe('3')
  await user.type(screen.getByLabelText('Company'), 'Bosun')
  await user.type(screen.getByLabelText('Email of its administrator'), 'ann@bosun.example')
  await user.click(screen.getByRole('button', { name: 'Create and invite' }))
  expect(
    await screen.findByText('Bosun created. No mail server is set: hand the link on from its panel'),
  ).toBeDefined()
})
