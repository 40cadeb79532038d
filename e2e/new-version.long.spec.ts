// A tab older than the server offers a reload, which keeps typed text.
import { expect, test, type Page } from '@playwright/test'
import { openSession } from './support/session.ts'

/** The server reports another build; `isGone` removes the old one's files. */
const deploy = (page: Page) =>
  page.route('**/version.json', (route) => route.fulfill({ json: { version: 'another' } }))
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test('[2.2-5] a newer version is offered when the window comes back, and keeps what is typed', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/orders?panel=new')
  await page.getByLabel('Recipient', { exact: true }).fill('Ada Brook')
  await comeBack(page)
  await page.goto('/tenant/orders?panel=new')
  await expect(page.getByLabel('Recipient', { exact: true })).toHaveValue('Ada Brook')
  await page.getByLabel('Phone').fill('+44 20 7946 0000')

  await deploy(page)
  await comeBack(page)
  await expect(page.getByText('There is a new version.')).toBeVisible()
  await page.unroute('**/version.json')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('What you typed before is back.')).toBeVisible()
  await expect(page.getByLabel('Recipient', { exact: true })).toHaveValue('Ada Brook')
  await expect(page.getByLabel('Phone')).toHaveValue('+44 20 7946 0000')
  await expect(page.getByText('There is a new version.')).toBeHidden()
})

test('[2.2-5] a missing part of the page offers a reload as well, and a page that works does not', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/settings')
  await expect(page.getByLabel('Company name')).toBeVisible()
  await page.getByLabel('Company name').fill('Harbour Lane and Sons')
  await comeBack(page)

  await deploy(page)
  await page.route('**/assets/*maplibre*', (route) => route.fulfill({ status: 404 }))
  // Navigates within the app: the plan's map is the first part loaded on demand.
  await page.getByRole('link', { name: 'Plan', exact: true }).first().click()
  await expect(page.getByText('This page is older than the server.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('This page is older than the server.')).toBeHidden()
  await expect(page.locator('canvas').first()).toBeVisible()
})
