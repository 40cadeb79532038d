// Sign-in and sign-out from every page, and pages when the server fails or a panel crashes.
import { expect, test, type Page } from '@playwright/test'
import { dispatcherToken } from './support/orders.ts'
import { accessTokenOf, openSession } from './support/session.ts'
import { signIn } from './support/sign-in.ts'

test.describe.configure({ timeout: 600_000 })

test('[2.2-1] sign-in leads to the requested page, and never to a foreign one', async ({ page }) => {
  await page.goto('/tenant/fleet?sort=name')
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByRole('button', { name: 'Dispatcher' }).click()
  await expect(page).toHaveURL('/tenant/fleet?sort=name')
  for (const foreign of ['//evil.example', '/\\evil.example']) {
    await page.goto(`/login?to=${encodeURIComponent(foreign)}`)
    await expect(page).toHaveURL('/tenant')
  }
})

test('[2.2-4][4-1] unavailable services are shown, with live checks; Retry continues', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await page.route(/\/(rest|auth)\/v1\//, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/tenant/fleet')
  await expect(page.getByRole('heading', { name: 'Connection Issue Detected' })).toBeVisible()
  await expect(page.getByText('Connection failed: 7 of 7 services are down')).toBeVisible()
  await expect(page.getByText('HTTP 503: Service Unavailable')).toHaveCount(7)
  await page.unroute(/\/(rest|auth)\/v1\//)
  await page.getByRole('button', { name: 'Retry Connection' }).click()
  await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible()
  await expect(page).toHaveURL('/tenant/fleet')
})

test('[2.2-5] a panel that breaks leaves the rest of the portal standing', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/fleet')
  const rail = page.getByRole('navigation', { name: 'Company' })
  await expect(rail).toBeVisible()
  await page.evaluate(() => {
    const broken = (): never => {
      throw new Error('This panel is broken')
    }
    Number.prototype.toFixed = broken
    Number.prototype.toLocaleString = broken
    Intl.DisplayNames.prototype.of = broken
  })
  await rail.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(rail).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/tenant\/settings/)
})

const sessionKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('supabase_auth')))

test('[2.3-1][2.3-2][4-2] public pages know who is signed in; signing out ends it here even when the server fails', async ({
  page,
}) => {
  await signIn(page, 'Dispatcher')
  await page.goto('/pricing')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/tenant')
  await page.route('**/auth/v1/logout**', (route) => route.abort())
  await header.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/', { timeout: 120_000 })
  expect(await sessionKeys(page)).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('[2.3-2] signing out works without a network', async ({ page, context }) => {
  await signIn(page, 'Driver')
  await expect(page).toHaveURL('/driver')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect.poll(() => sessionKeys(page)).toEqual([])
  await context.setOffline(false)
  await page.goto('/driver')
  await expect(page).toHaveURL(/\/login/)
})

test('[2.3-2] signing out on a public page works without a network, and goes home', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'customer')
  await page.goto('/pricing')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // By keyboard: a click waits for frames, which a still page without a network may never draw.
  await header.getByRole('link', { name: 'Sign Out' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Contact Sales' }).first()).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await sessionKeys(page)).toEqual([])
})

test('[2.3-2] [2.10-1] Sign Out of the portal ends this session alone and leads to the plain sign-in page: the next person is led nowhere', async ({
  page,
  request,
}) => {
  const elsewhere = await dispatcherToken(request)
  await signIn(page, 'Dispatcher')
  await page.goto('/tenant/fleet')
  const here = await accessTokenOf(page)
  const isSignedIn = async (token: string) =>
    (await request.get('/api/v1/account/sessions', { headers: { authorization: `Bearer ${token}` } })).ok()
  expect(await isSignedIn(here)).toBe(true)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await sessionKeys(page)).toEqual([])
  // The client library forgets the session before telling the server.
  await expect.poll(() => isSignedIn(here)).toBe(false)
  expect(await isSignedIn(elsewhere)).toBe(true)
  await page.getByRole('button', { name: 'Recipient' }).click()
  await expect(page).toHaveURL('/customer')
})
