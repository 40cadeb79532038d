// @vitest-environment happy-dom
// Tests that the owner's pages show the server's data and send each action.
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { AsOwner } from './as-owner.tsx'
import { BillingScreen } from './billing/billing-screen.tsx'
import { LookBar } from './look-bar.tsx'
import { OwnerSearch } from './owner-search.tsx'
import { OwnerOverview } from './overview-screen.tsx'
import { PlansScreen } from './plans/plans-screen.tsx'
import { SubscriptionsScreen } from './subscriptions-screen.tsx'
import { SupportScreen } from './support/support-screen.tsx'
import { TenantsScreen } from './tenants/tenants-screen.tsx'

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const uuid = (n: number) => `66666666-6666-4666-8666-66666666666${n}`
const FIGURES = {
  currency: 'USD',
  currencies: ['USD'],
  mrrMinor: 39_800,
  paidThisMonthMinor: 35_880,
  openMinor: 11_880,
  openCount: 1,
  overdueMinor: 11_880,
  overdueCount: 1,
  aging: [{ fromDays: 0, toDays: 30, count: 1, amountMinor: 11_880 }],
  forecast: [{ month: '2026-12', count: 2, amountMinor: 39_800 }],
  lostThisMonth: 0,
  churnPercent: null,
  conversionPercent: 50,
  months: [
    {
      month: '2026-11',
      mrrMinor: 39_800,
      newMinor: 39_800,
      upgradeMinor: 0,
      downgradeMinor: 0,
      lostMinor: 0,
      payingBefore: 4,
      lost: 1,
      churnPercent: 25,
      endedTrials: 2,
      wonTrials: 1,
      conversionPercent: 50,
      byPlan: [{ planId: 'starter', planName: 'Starter', mrrMinor: 39_800, count: 2 }],
    },
  ],
  upcoming: [],
}
const TENANT = {
  id: uuid(1),
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
  vehicles: 5,
  vehicleLimit: 5,
  orderLimit: 0,
  storageLimit: 0,
  callLimit: 0,
  waitingPlanLimit: 40,
  members: 3,
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
const USAGE = {
  days: [],
  months: [],
  storageBytes: 0,
  people: [],
  onTheRoad: 2,
  ordersTotal: 1_280,
  activeAt: null as string | null,
  invitations: [] as object[],
}
const INVOICE = {
  id: uuid(2),
  number: '2026-0001',
  kind: 'start',
  status: 'open',
  isOverdue: true,
  planId: 'starter',
  currency: 'USD',
  lines: [{ description: 'Starter, first month', amountMinor: 9_900 }],
  subtotalMinor: 9_900,
  taxLabel: 'VAT',
  taxPercent: 20,
  taxMinor: 1_980,
  totalMinor: 11_880,
  taxNote: '',
  creditedMinor: 0,
  creditNotes: [],
  couponCode: null,
  issuedAt: '2026-11-01T08:00:00.000Z',
  dueAt: '2026-11-15T08:00:00.000Z',
  paidAt: null,
  paidBy: null,
  paymentReference: null,
  tenantId: TENANT.id,
  companyName: TENANT.name,
  planName: 'Starter',
}
const TICKET = {
  id: uuid(3),
  subject: 'Import stops at row 1,204',
  status: 'open',
  from: 'Marcus Oyelaran',
  email: 'marcus@northgate.example',
  tenantId: null,
  companyName: null,
  preview: 'The file has 3,000 rows.',
  createdAt: '2026-11-22T05:41:00.000Z',
  lastMessageAt: '2026-11-22T05:41:00.000Z',
  assignedTo: null,
  assignedName: null,
}

it('leads from each figure of the overview to what it counts', async () => {
  const { screen } = renderScreen(<OwnerOverview />, {
    path: '/owner',
    user: owner,
    answers: {
      'GET /api/v1/owner/overview': {
        totalTenants: 44,
        activeTrials: 6,
        mrr: 926_500,
        currency: 'USD',
        activeSubscriptions: 38,
        apiCalls: 1_284_310,
        supportTickets: 4,
        newThisMonth: 3,
        trialsEndingSoon: 2,
        oldestTicketAt: null,
        trials: [],
        tickets: [],
      },
      'GET /api/v1/owner/coupons': { items: [] },
      'GET /api/v1/owner/billing': FIGURES,
    },
  })
  expect(await screen.findByText('$9,265')).toBeDefined()
  const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to(/Total Customers/)).toBe('/owner/tenants')
  expect(to(/Monthly Revenue/)).toBe('/owner/billing')
  expect(to(/Active Trials/)).toBe('/owner/subscriptions')
  expect(to(/Support Tickets/)).toBe('/owner/support')
  expect(screen.getByText('1,284,310')).toBeDefined()
})

it('[8-1] counts nothing and says so when the figures cannot be loaded, and logs why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { screen } = renderScreen(<OwnerOverview />, {
    path: '/owner',
    user: owner,
    answers: {
      'GET /api/v1/owner/overview': () => new Refusal(503, { code: 'unavailable', message: 'Not ready.' }),
      'GET /api/v1/owner/coupons': { items: [] },
      'GET /api/v1/owner/billing': FIGURES,
    },
  })
  expect(await screen.findAllByText('could not be loaded')).toHaveLength(4)
  expect(screen.getByRole('link', { name: /^Total Customers/ }).textContent).toContain('0')
  expect(screen.getByRole('link', { name: /^Monthly Revenue/ }).textContent).toContain('$0')
  expect(screen.queryByText('none waiting')).toBeNull()
  expect(logged).toHaveBeenCalledWith('Loading the overview failed', expect.anything())
  logged.mockRestore()
})

const listOf = (items: object[]) => ({ answers: { 'GET /api/v1/owner/tenants': { items } } })
const segments = async (screen: { findAllByRole: (role: string) => Promise<HTMLElement[]> }) =>
  (await screen.findAllByRole('radio')).map(({ textContent }) => textContent)

it('[2.8-2] counts companies in use as the overview does: all but the closed ones', async () => {
  const items = ['active', 'suspended', 'closed'].map((status, n) => ({
    ...TENANT,
    id: uuid(n + 1),
    name: `Company ${status}`,
    status,
  }))
  const { screen } = renderScreen(<TenantsScreen />, {
    path: '/owner/tenants',
    user: owner,
    ...listOf(items),
  })
  await screen.findAllByText('Company suspended')
  expect(screen.queryByText('Company closed')).toBeNull()
  expect(await segments(screen)).toEqual(['In use 2', 'Paying 3', 'Trial 0', 'Suspended 1', 'Closed 1'])
})

it('[2.8-2] shows running trials as the overview counts them, and ended trials in their own list', async () => {
  const trial = (n: number, name: string, trialEndsAt: string) => ({
    ...TENANT,
    id: uuid(n),
    name,
    subscriptionStatus: 'trial',
    trialEndsAt,
  })
  const { screen, user } = renderScreen(<SubscriptionsScreen />, {
    path: '/owner/subscriptions',
    user: owner,
    ...listOf([trial(1, 'Runs', '2099-01-01T00:00:00.000Z'), trial(2, 'Ran', '2020-01-01T00:00:00.000Z')]),
  })
  expect(await screen.findByText('Runs')).toBeDefined()
  expect(screen.queryByText('Ran')).toBeNull()
  expect(await segments(screen)).toEqual([
    'Trials 1',
    'Trial ended 1',
    'Active 0',
    'Past due 0',
    'Cancelled 0',
  ])
  await user.click(screen.getByRole('radio', { name: 'Trial ended 1' }))
  expect(await screen.findByText('Ran')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Past due 0' }))
  expect(await screen.findByText('Nobody owes anything')).toBeDefined()
})

it('lets an owner work here who looks as a company’s viewer meanwhile, and end that', async () => {
  const { screen, user, requests } = renderScreen(
    <AsOwner>
      <LookBar />
      <PlansScreen />
    </AsOwner>,
    {
      path: '/owner/plans?plan=new',
      user: { ...owner, memberRole: 'viewer', looksUntil: '2099-01-01T00:00:00.000Z' },
      answers: { 'GET /api/v1/owner/plans': { items: [] } },
    },
  )
  await user.type(await screen.findByLabelText('Id'), 'small')
  expect(screen.getByLabelText<HTMLInputElement>('Id').value).toBe('small')
  expect(screen.queryByText(/Viewers change nothing/)).toBeNull()
  expect(screen.getByText(/^You are viewing a company as one of its viewers/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'End' }))
  expect(requests.findLast(({ method }) => method === 'DELETE')?.path).toBe('/api/v1/owner/look')
})

it('says of the figures of billing that they could not be loaded, and draws none on its way', async () => {
  const { screen } = renderScreen(<BillingScreen />, {
    path: '/owner/billing',
    user: owner,
    answers: {
      'GET /api/v1/owner/coupons': { items: [] },
      'GET /api/v1/owner/billing': () => new Refusal(503, { code: 'unavailable', message: 'Not ready.' }),
      'GET /api/v1/owner/invoices': { items: [] },
    },
  })
  await screen.findByText('Revenue could not be loaded')
  const mrr = screen.getByRole('link', { name: /^MRR/ })
  expect(mrr.textContent).toMatch(/–.*could not be loaded/)
  expect(screen.queryByText('Loading')).toBeNull()
})

it('finds a company, a ticket and an invoice by words, and goes there', async () => {
  const { screen, user, router } = renderScreen(<OwnerSearch isOpen onOpen={() => {}} pages={[]} />, {
    path: '/owner',
    user: owner,
    answers: {
      'GET /api/v1/owner/tenants': { items: [TENANT] },
      'GET /api/v1/owner/tickets': { items: [TICKET] },
      'GET /api/v1/owner/invoices': { items: [INVOICE] },
    },
  })
  const box = await screen.findByPlaceholderText('Search companies and tickets')
  await user.type(box, 'sean@toll')
  expect(await screen.findByRole('option', { name: /Tollgate Parcels.*company/ })).toBeDefined()
  await user.clear(box)
  await user.type(box, '0001')
  expect(await screen.findByRole('option', { name: /2026-0001, Tollgate Parcels.*invoice/ })).toBeDefined()
  await user.clear(box)
  await user.type(box, 'row 1,204')
  await user.click(await screen.findByRole('option', { name: /Import stops.*ticket/ }))
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/owner/support?ticket=${TICKET.id}&show=open`,
  )
})

it('goes through the tickets by the arrow keys', async () => {
  const second = { ...TICKET, id: uuid(8), subject: 'Second' }
  const { screen, user } = renderScreen(<SupportScreen />, {
    path: '/owner/support',
    user: owner,
    answers: { 'GET /api/v1/owner/tickets': { items: [TICKET, second] } },
  })
  const [first, last] = within(await screen.findByRole('list', { name: 'Tickets' })).getAllByRole('button')
  first?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(last)
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(first)
})

it('exports the invoices that are shown, with amounts to the cent', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:invoices'
  })
  // A click would navigate the test window to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const other = { ...INVOICE, id: uuid(7), number: '2026-0002', companyName: '=Other' }
  const { screen, user } = renderScreen(<BillingScreen />, {
    path: '/owner/billing?filter=2026-0001',
    user: owner,
    answers: {
      'GET /api/v1/owner/coupons': { items: [] },
      'GET /api/v1/owner/billing': FIGURES,
      'GET /api/v1/owner/invoices': { items: [INVOICE, other] },
    },
  })
  await screen.findAllByText('2026-0001')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  vi.restoreAllMocks()
  const [head, ...lines] = (await files[0]!.text()).split('\r\n')
  expect(head).toMatch(/^\uFEFFNumber,Company,Plan,Net,Tax,Tax percent,Total,/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^2026-0001,Tollgate Parcels,Starter,99,19\.8,20,118\.8,USD,.*,overdue,/)
})

it('suspends a company only with a reason, after saying what it does', async () => {
  const { screen, user, requests } = renderScreen(<TenantsScreen />, {
    path: `/owner/tenants?company=${TENANT.id}`,
    user: owner,
    answers: {
      'GET /api/v1/owner/tenants': { items: [TENANT] },
      [`GET /api/v1/owner/tenants/${TENANT.id}/usage`]: USAGE,
      [`POST /api/v1/owner/tenants/${TENANT.id}/suspend`]: { items: [{ ...TENANT, status: 'suspended' }] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  expect(screen.getByText(/2 routes on the road run to their end/)).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suspend' }).disabled).toBe(true)
  await user.type(screen.getByLabelText('Why, for their email and the log'), 'Chargeback')
  await user.click(screen.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Tollgate Parcels is suspended')).toBeDefined()
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Chargeback' })
})

it('marks an invoice as paid with its reference', async () => {
  const { screen, user, requests } = renderScreen(<BillingScreen />, {
    path: `/owner/billing?invoice=${INVOICE.id}`,
    user: owner,
    answers: {
      'GET /api/v1/owner/coupons': { items: [] },
      'GET /api/v1/owner/billing': FIGURES,
      'GET /api/v1/owner/invoices': { items: [INVOICE] },
      [`POST /api/v1/owner/invoices/${INVOICE.id}/pay`]: { items: [{ ...INVOICE, status: 'paid' }] },
    },
  })
  await user.type(await screen.findByLabelText('Reference'), 'Bank 17')
  await user.click(screen.getByRole('button', { name: 'Mark as paid' }))
  expect(await screen.findByText('Invoice 2026-0001 is paid')).toBeDefined()
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    method: 'transfer',
    reference: 'Bank 17',
  })
})

it('answers a ticket by mail and keeps notes apart', async () => {
  const message = {
    id: uuid(4),
    at: TICKET.createdAt,
    author: TICKET.from,
    isFromSupport: false,
    isNote: false,
    body: 'The file has 3,000 rows.',
  }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { screen, user, requests } = renderScreen(<SupportScreen />, {
    path: `/owner/support?ticket=${TICKET.id}`,
    user: owner,
    answers: {
      'GET /api/v1/owner/tickets': { items: [TICKET] },
      [`GET /api/v1/owner/tickets/${TICKET.id}`]: { ...TICKET, messages: [message] },
      [`PATCH /api/v1/owner/tickets/${TICKET.id}`]: { ...TICKET, messages: [message] },
      'GET /api/v1/owner/security': {
        owners: [
          {
            id: uuid(5),
            name: 'Ines Hale',
            email: 'ines@dropwise.example',
            since: TICKET.createdAt,
            seenAt: null,
            hasSecondStep: true,
            isYou: false,
          },
        ],
        accounts: 1,
        accountsWithSecondStep: 1,
        sessions: 1,
        ownerSessions: [],
        failedSignIns: [],
        addresses: [],
        needsSecondStep: false,
        yourAddress: '192.0.2.1',
        apiKeys: [],
      },
      [`POST /api/v1/owner/tickets/${TICKET.id}/messages`]: async () => {
        await answered
        return { ...TICKET, status: 'pending', messages: [message] }
      },
    },
  })
  const messages = await screen.findByRole('list', { name: 'Messages' })
  expect(within(messages).getByText('The file has 3,000 rows.')).toBeDefined()
  await user.type(screen.getByLabelText('Reply to marcus@northgate.example'), 'Fixed at noon.')
  await user.click(screen.getByRole('button', { name: 'Send and set to pending' }))
  await user.clear(screen.getByLabelText('Reply to marcus@northgate.example'))
  await user.type(screen.getByLabelText('Reply to marcus@northgate.example'), 'One more thing')
  answer()
  expect(await screen.findByText('Reply sent to marcus@northgate.example')).toBeDefined()
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    body: 'Fixed at noon.',
    isNote: false,
  })
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send and set to pending' }).disabled).toBe(
      false,
    ),
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reply to marcus@northgate.example')
  expect(field.value).toBe('One more thing')
  await user.click(screen.getByRole('combobox', { name: 'Assigned to' }))
  await user.click(await screen.findByRole('option', { name: 'Ines Hale' }))
  expect(requests.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ assignedTo: uuid(5) })
})
