// @vitest-environment happy-dom
// Tests the plan page: state, the way out of an ended trial, and actions of administrators only.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PlanScreen } from './plan-screen.tsx'

const plan = (id: string, name: string, priceMinor: number | null, vehicleLimit: number) => ({
  id,
  name,
  priceMinor,
  currency: 'USD',
  period: 'month',
  prices: [] as unknown[],
  vehicleLimit,
  memberLimit: 3,
  textLimit: id === 'starter' ? 100 : 0,
  orderLimit: id === 'starter' ? 50 : 0,
  storageLimit: id === 'starter' ? 500 : 0,
  callLimit: 0,
  waitingPlanLimit: 40,
  hasApi: id !== 'starter',
  hasShops: true,
  hasBranding: true,
  hasOwnMails: id !== 'starter',
  features: [],
  isPopular: id === 'professional',
})
const used = { used: 2, limit: 5 }
const ENDED = {
  companyName: 'Harbour Lane Couriers',
  isBillingOn: true,
  status: 'expired',
  blockedBy: 'trial_ended',
  suspendedReason: null,
  planId: 'professional',
  planName: 'Professional',
  amountMinor: 29_900,
  period: 'month',
  currency: 'USD',
  coupon: null as unknown,
  trialEndsAt: '2026-11-20T08:00:00.000Z',
  daysLeft: 0,
  periodEndsAt: null,
  cancelsAtPeriodEnd: false,
  pastDueSince: null,
  suspendsAt: null,
  nextPlanId: null as string | null,
  nextPeriod: null as string | null,
  nextCurrency: null as string | null,
  usage: {
    vehicles: used,
    members: used,
    apiKeys: { used: 0, limit: 0, isIncluded: true },
    texts: used,
    orders: used,
    storage: used,
  },
  plans: [
    plan('starter', 'Starter', 9_900, 5),
    plan('professional', 'Professional', 29_900, 25),
    plan('enterprise', 'Enterprise', null, 0),
  ],
  isAdmin: true,
  invoices: [] as unknown[],
  billingDetails: { name: '', address: '', country: '', taxId: '', email: null },
  paymentInstructions: 'IBAN GB00 TEST',
  canPayByCard: false,
}
const INVOICE = {
  id: '99999999-9999-4999-8999-999999999999',
  number: '2026-0001',
  kind: 'start',
  status: 'open',
  isOverdue: false,
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
  creditNotes: [] as unknown[],
  couponCode: null,
  issuedAt: '2026-11-22T08:00:00.000Z',
  dueAt: '2026-12-06T08:00:00.000Z',
  paidAt: null,
  paidBy: null,
  paymentReference: null,
}

const PREVIEW = {
  result: 'invoiced',
  planId: 'starter',
  planName: 'Starter',
  period: 'month',
  priceMinor: 9_900,
  currency: 'USD',
  effectiveAt: null,
  invoice: {
    lines: [{ description: 'Starter, first month', amountMinor: 9_900 }],
    subtotalMinor: 9_900,
    taxLabel: 'VAT',
    taxPercent: 20,
    taxMinor: 1_980,
    totalMinor: 11_880,
    taxNote: '',
    dueAt: '2026-12-06T08:00:00.000Z',
  },
  nextAt: null,
}

it('leads out of an ended trial: choose a plan, get the invoice, see how to pay', async () => {
  let isChosen = false
  const { screen, user, requests } = renderScreen(<PlanScreen />, {
    path: '/tenant/settings/plan?plan=starter',
    answers: {
      'GET /api/v1/subscription': () =>
        isChosen ? { ...ENDED, nextPlanId: 'starter', invoices: [INVOICE] } : ENDED,
      'POST /api/v1/subscription/preview': PREVIEW,
      'PUT /api/v1/subscription/billing-details': () => new Response('null', { status: 200 }),
      'POST /api/v1/subscription': () => {
        isChosen = true
        return {
          result: 'invoiced',
          planId: 'starter',
          status: 'trial',
          effectiveAt: null,
          invoice: INVOICE,
          checkoutUrl: null,
        }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose Starter' }))
  const summary = within(await screen.findByRole('dialog', { name: 'Choose Starter?' }))
  for (const text of ['Starter, $99.00 a month before tax', 'VAT, 20 %', '$19.80', '$118.80', '6 Dec 2026'])
    expect(await summary.findByText(text)).toBeDefined()
  // An invoice needs an address, so the dialog asks for it.
  await user.click(summary.getByRole('button', { name: 'Order and invoice' }))
  expect(summary.getByText('Enter the address for the invoice')).toBeDefined()
  const sent = (path: string) => requests.filter((request) => request.path === `/api/v1/subscription${path}`)
  expect(sent('').filter(({ method }) => method === 'POST')).toEqual([])
  await user.type(summary.getByLabelText('Billing address'), '1 Quay')
  await user.click(summary.getByRole('button', { name: 'Order and invoice' }))
  expect(await screen.findByText('Invoice 2026-0001 sent by mail')).toBeDefined()
  expect(sent('/billing-details')[0]?.body).toMatchObject({
    name: 'Harbour Lane Couriers',
    address: '1 Quay',
  })
  expect(sent('').find(({ method }) => method === 'POST')?.body).toEqual({
    planId: 'starter',
    period: 'month',
    currency: 'USD',
  })
  const invoices = await screen.findByRole('list', { name: 'Invoices' })
  expect(within(invoices).getByText('$118.80')).toBeDefined()
  expect(screen.getByText('IBAN GB00 TEST')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Contact Sales' }).getAttribute('href')).toBe(
    '/contact?subject=sales',
  )
})

it('says why a plan cannot be chosen before it is confirmed', async () => {
  const { screen, user } = renderScreen(<PlanScreen />, {
    path: '/tenant/settings/plan',
    answers: {
      'GET /api/v1/subscription': { ...ENDED, status: 'active', blockedBy: null },
      'POST /api/v1/subscription/preview': () =>
        new Refusal(409, { code: 'invoice_open', message: 'Invoice 2026-0001 is not paid yet.' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change to Starter' }))
  expect(await screen.findByText(/Invoice 2026-0001 is not paid yet/)).toBeDefined()
})

it('is read-only for members who are not administrators', async () => {
  const { screen } = renderScreen(<PlanScreen />, {
    answers: { 'GET /api/v1/subscription': { ...ENDED, isAdmin: false, billingDetails: null } },
  })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose Starter' })).disabled).toBe(
    true,
  )
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull()
})

it('[M89] shows yearly prices and other currencies, and asks for the coupon before the invoice', async () => {
  const prices = [
    { period: 'year', currency: 'USD', priceMinor: 99_000 },
    { period: 'month', currency: 'EUR', priceMinor: 9_500 },
  ]
  const plans = ENDED.plans.map((each) => (each.id === 'starter' ? { ...each, prices } : each))
  const { screen, user, requests } = renderScreen(<PlanScreen />, {
    path: '/tenant/settings/plan',
    answers: {
      'GET /api/v1/subscription': { ...ENDED, plans },
      'POST /api/v1/subscription/preview': { ...PREVIEW, period: 'year', priceMinor: 99_000 },
    },
  })
  await user.click(await screen.findByRole('radio', { name: 'Yearly' }))
  expect(screen.getByText('$990')).toBeDefined()
  // Professional has no price by the year.
  expect(screen.queryByRole('button', { name: 'Choose Professional' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose Starter' }))
  const summary = within(await screen.findByRole('dialog', { name: 'Choose Starter?' }))
  expect(await summary.findByText('Starter, $990.00 a year before tax')).toBeDefined()
  await user.type(summary.getByLabelText('Coupon (optional)'), 'welcome')
  await user.click(summary.getByRole('button', { name: 'Apply' }))
  expect(requests.at(-1)?.body).toEqual({
    planId: 'starter',
    period: 'year',
    currency: 'USD',
    couponCode: 'welcome',
  })
})

it('[M89] shows credit notes and the note on reverse charge with their invoice', async () => {
  const note = {
    id: '99999999-9999-4999-8999-999999999998',
    number: 'CN-2026-0001',
    currency: 'USD',
    subtotalMinor: 9_900,
    taxMinor: 0,
    totalMinor: 9_900,
    reason: 'Wrong company',
    issuedAt: '2026-11-23T08:00:00.000Z',
  }
  const invoice = {
    ...INVOICE,
    status: 'credited',
    taxNote: 'Reverse charge',
    creditedMinor: 9_900,
    creditNotes: [note],
  }
  const { screen } = renderScreen(<PlanScreen />, {
    answers: { 'GET /api/v1/subscription': { ...ENDED, invoices: [invoice] } },
  })
  const list = within(await screen.findByRole('list', { name: 'Invoices' }))
  expect(list.getByText(/CN-2026-0001: \$99 credited on 23 Nov 2026, Wrong company/)).toBeDefined()
  expect(list.getByText('Reverse charge')).toBeDefined()
  expect(list.getByText('credited')).toBeDefined()
})
