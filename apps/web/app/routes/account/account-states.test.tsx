// @vitest-environment happy-dom
// Tests account states on screen: where each person lands, and the message there.
import { accountStateRows, type AccountState, type AccountStateRow } from '@dropwise/contracts/account-states'
import { areaOf, ROLES, type AccountAccess, type Role } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { AccessPage } from '../../features/access/access-page.tsx'
import { SubscriptionBar } from '../../features/billing/subscription-bar.tsx'
import { callApi } from '../../lib/api.ts'
import { redirectFor } from '../../lib/guard.ts'
import { accessQuery, useRoleWatch } from '../../lib/use-role-watch.ts'
import { Refusal } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { z } from 'zod'

const COMPANY_NAME = 'Blank Couriers'
const LOST_AT = '2026-12-28T12:00:00.000Z'
const roleOf = ({ lands }: AccountStateRow): Role => ROLES.find((role) => areaOf(role) === lands)!

const REASONS: Partial<Record<AccountState, NonNullable<AccountAccess['lost']>['reason']>> = {
  closed: 'company_closed',
  other_company: 'company_closed',
  deleted: 'company_deleted',
  removed: 'removed',
  role_suspended: 'suspended',
  driver_archived: 'suspended',
}
const TITLES = {
  company_closed: 'Blank Couriers is closed. Its data is deleted after 28 Dec 2026',
  company_deleted: 'Blank Couriers was deleted on 28 Dec 2026',
  removed: 'You no longer belong to Blank Couriers',
  suspended: 'Blank Couriers has suspended your access',
}

function accessOf({ state, person }: AccountStateRow): AccountAccess {
  const id = DISPATCHER.tenantId!
  return {
    role: 'former',
    memberRole: null,
    rights: null,
    tenantId: id,
    lost: {
      tenantId: id,
      companyName: COMPANY_NAME,
      role: person === 'recipient' || person === 'owner' ? 'viewer' : person,
      reason: REASONS[state]!,
      at: LOST_AT,
      movedTo: null,
    },
    companies:
      state === 'other_company'
        ? [{ id: '33333333-3333-4333-8333-333333333333', name: 'Second Couriers', role: 'dispatcher' }]
        : [],
  }
}

describe.each(accountStateRows())('$state: $person', (row) => {
  it('is redirected to exactly one area', () => {
    const role = roleOf(row)
    const areas = (['owner', 'tenant', 'driver'] as const).filter((area) => redirectFor(area, role) === null)
    const isFormer = row.lands === '/account/access'
    expect(isFormer ? areas : areas.map((area) => `/${area}`).concat('/customer')).toEqual(
      isFormer ? [] : expect.arrayContaining([row.lands]),
    )
  })

  if (row.lands === '/account/access')
    it('sees the company, the reason and the possible actions', async () => {
      const { screen } = renderScreen(<AccessPage exporting={<p>Export everything</p>} />, {
        user: { ...DISPATCHER, role: 'former' },
        answers: { 'GET /api/v1/account/access': accessOf(row) },
      })
      const reason = REASONS[row.state]!
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(TITLES[reason])
      const hasLink = (name: string) => screen.queryByRole('link', { name }) !== null
      const offers = (name: string) => screen.queryByRole('button', { name }) !== null
      expect({
        contact: hasLink('Write to us'),
        export: screen.queryByText('Export everything') !== null,
        other: offers('Open Second Couriers'),
        goOn: offers('Go on without it'),
      }).toEqual({
        contact: reason === 'company_closed',
        export: row.exports === 'ok',
        other: row.state === 'other_company',
        goOn: reason === 'removed' || reason === 'company_deleted',
      })
      expect(hasLink('Deliveries to you')).toBe(true)
    })
})

const BARS: Partial<Record<AccountState, [object, RegExp]>> = {
  trial: [{ status: 'trial', daysLeft: 2 }, /^Trial: 2 days left/],
  active: [{ status: 'active' }, /^$/],
  past_due: [{ status: 'past_due' }, /^An invoice is overdue/],
  suspended: [
    { status: 'active', blockedBy: 'company_suspended', suspendedReason: 'unpaid' },
    /suspended until its invoice is paid.*routes on the road run on/,
  ],
  trial_ended: [{ status: 'expired', blockedBy: 'trial_ended' }, /^Your trial has ended/],
  cancelled: [{ status: 'cancelled', blockedBy: 'subscription_ended' }, /^Your subscription has ended/],
}

it.each(Object.entries(BARS))(
  'says over the portal of a company that is %s how it stands',
  async (_state, bar) => {
    const [plan, text] = bar
    const { screen, requests } = renderScreen(<SubscriptionBar />, {
      answers: { 'GET /api/v1/subscription': { ...SUBSCRIPTION, ...plan } },
    })
    await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/v1/subscription'))
    await vi.waitFor(() => expect(screen.queryByRole('status')?.textContent ?? '').toMatch(text))
  },
)

const UNUSED = { used: 0, limit: 0 }
const SUBSCRIPTION = {
  companyName: COMPANY_NAME,
  isBillingOn: true,
  status: 'active',
  blockedBy: null,
  suspendedReason: null,
  planId: 'starter',
  planName: 'Starter',
  amountMinor: 4_950,
  currency: 'USD',
  period: 'month',
  coupon: null,
  trialEndsAt: null,
  daysLeft: null,
  periodEndsAt: null,
  cancelsAtPeriodEnd: false,
  pastDueSince: null,
  suspendsAt: null,
  nextPlanId: null,
  nextPeriod: null,
  nextCurrency: null,
  usage: {
    vehicles: UNUSED,
    members: UNUSED,
    apiKeys: { ...UNUSED, isIncluded: true },
    texts: UNUSED,
    orders: UNUSED,
    storage: UNUSED,
  },
  plans: [],
  isAdmin: true,
  invoices: [],
  billingDetails: null,
  paymentInstructions: '',
  canPayByCard: false,
}

function PageOfDispatcher() {
  useRoleWatch()
  const isAccessRead = useQuery(accessQuery()).isSuccess
  const { error } = useQuery({
    queryKey: ['orders'],
    queryFn: () => callApi('/orders', z.object({})),
    enabled: isAccessRead,
  })
  return <p>{error?.message}</p>
}

it('reads the access of the account again when a call of an open page is refused for its role', async () => {
  const { screen, requests } = renderScreen(<PageOfDispatcher />, {
    answers: {
      'GET /api/v1/account/access': { ...accessOf(accountStateRows()[0]!), lost: null, role: 'tenant' },
      'GET /api/v1/orders': () =>
        new Refusal(403, { code: 'company_closed', message: 'Blank Couriers is closed.' }),
    },
  })
  await screen.findByText('Blank Couriers is closed.')
  await vi.waitFor(() =>
    expect(requests.filter(({ path }) => path === '/api/v1/account/access')).toHaveLength(2),
  )
})
