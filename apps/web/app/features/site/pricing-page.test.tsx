// @vitest-environment happy-dom
// Tests that the pricing page shows each plan's limits, features and texts.
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PricingPage } from './pricing-page.tsx'
import { SHIPPED_PLANS } from './plans.ts'

const row = (id: string, limits: object, parts: object = {}) => ({
  id,
  name: id === 'small' ? 'Small' : 'Large',
  price_minor: id === 'small' ? 5000 : null,
  period: 'month',
  vehicle_limit: id === 'small' ? 3 : 0,
  features: [`All of ${id}`, 'API keys for your own systems'],
  limits,
  is_popular: false,
  ...parts,
})
const show = (rows: object[]) =>
  renderScreen(<PricingPage />, { user: null, answers: { 'GET /rest/v1/subscription_plans': rows } }).screen
type Screen = ReturnType<typeof show>
/** The table's cells for a row, by plan. */
const priceOf = (screen: Screen, name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('[2.7-2] counts what a plan counts, and leaves out what it switches off', async () => {
  const screen = show([
    row('small', {
      members: 2,
      orders: 1500,
      texts: 100,
      storage: 0,
      api: false,
      shops: true,
      branding: false,
      mails: false,
    }),
    row('large', { members: 0 }),
  ])
  await screen.findByText('All of small')
  expect(screen.getByText(/^Drivers are not counted/)).toBeDefined()
  expect(screen.getAllByText('API keys for your own systems')).toHaveLength(2)
  expect(priceOf(screen, 'Vehicles')).toEqual(['up to 3', 'unlimited'])
  expect(priceOf(screen, 'Orders a day')).toEqual(['up to 1,500', 'unlimited'])
  expect(priceOf(screen, 'Drivers')).toEqual(['unlimited', 'unlimited'])
  expect(priceOf(screen, 'People in the portal')).toEqual(['up to 2', 'unlimited'])
  expect(priceOf(screen, 'Texts a month')).toEqual(['up to 100', 'unlimited'])
  expect(screen.queryByRole('rowheader', { name: 'Megabytes of files' })).toBeNull()
  const off = '-not included'
  for (const name of [
    'Your logo and colour',
    'Emails in your own words',
    'API keys and webhooks',
    'Shop connections',
  ])
    expect([name, ...priceOf(screen, name)]).toEqual([name, off, 'included'])
})

it('[2.7-2] says that orders are not counted where no plan counts them', async () => {
  const screen = show([row('small', {}), row('large', {})])
  await screen.findByText('All of small')
  expect(screen.getByText(/^Orders and drivers are not counted/)).toBeDefined()
  expect(priceOf(screen, 'Orders a day')).toEqual(['unlimited', 'unlimited'])
})

it('[2.7-2] keeps the plans as they shipped while the others cannot be read', async () => {
  const { screen, requests } = renderScreen(<PricingPage />, {
    user: null,
    answers: { 'GET /rest/v1/subscription_plans': () => new Refusal(503, { code: '', message: 'down' }) },
  })
  await vi.waitFor(() => expect(requests.map(({ path }) => path)).toContain('/rest/v1/subscription_plans'))
  for (const { name } of SHIPPED_PLANS) expect(screen.getAllByText(name).length).toBeGreaterThan(0)
})

it('[2.7-2] leads to sales where the owner sells no plan', async () => {
  const screen = show([])
  expect(await screen.findByText(/^No plan is on sale/)).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Contact Sales' })[0]?.getAttribute('href')).toBe(
    '/contact?subject=sales',
  )
})

it('[2.7-2] says so where no plan takes that many vehicles', async () => {
  const screen = show([row('small', {})])
  await screen.findByText('All of small')
  expect(screen.getByText('beyond the plans on sale: ask us')).toBeDefined()
})

it('[M89] shows the price of a year where a plan has one', async () => {
  const prices = [
    { period: 'year', currency: 'EUR', price_minor: 40_000 },
    { period: 'year', currency: 'USD', price_minor: 50_000 },
  ]
  const screen = show([
    row('small', {}, { plan_prices: prices }),
    row('large', {}, { price_minor: 9000, plan_prices: [] }),
  ])
  // Twelve months cost $600.
  expect(await screen.findByText('or $500 for a year, 16 % less than month by month')).toBeDefined()
  expect(screen.getAllByText(/for a year/)).toHaveLength(1)
})
