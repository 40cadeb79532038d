// Content of public pages: home, careers, pricing, features, help, status.
import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD } from '@dropwise/contracts'

test('[2.4-1][1-4] the home page has its calls, six features, marked testimonials and the claims', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start 3-Day Free Trial' }).first()).toHaveAttribute(
    'href',
    '/onboarding',
  )
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/features')
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact')
  await expect(page.getByText('Sample testimonials')).toBeVisible()
  await expect(page.locator('figure blockquote')).toHaveCount(3)
  for (const claim of ['up to 40 %', '4.9 / 5', '99.9 %']) await expect(page.getByText(claim)).toBeVisible()
  await expect(
    page
      .getByRole('heading', { name: 'One product from order to doorstep' })
      .locator('..')
      .getByRole('listitem'),
  ).toHaveCount(6)
})

test('the try-out plans in the page and drives less than the order of the file', async ({ page }) => {
  await page.goto('/')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Optimize', exact: true }).click()
  await expect(page.getByText(/−\d+ %/)).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Stop, keep best' }).click()
  await expect(page.getByRole('button', { name: 'Optimize again' })).toBeVisible()
  const saved = Number(/−(\d+) %/.exec((await page.getByText(/−\d+ %/).textContent()) ?? '')?.[1])
  expect(saved).toBeGreaterThan(25)
  expect(calls.filter((path) => path.startsWith('/api') || path.startsWith('/rest'))).toEqual([])
})

test('[2.7-1] careers lists two openings that lead to contact', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(2)
  await page.getByRole('link', { name: 'Apply Now' }).first().click()
  await expect(page).toHaveURL(/\/contact/)
  await expect(page.getByLabel('Message')).toHaveValue(/Route optimisation engineer/)
})

test('[2.7-2] pricing shows the plans of the database and answers for a number of vehicles', async ({
  page,
}) => {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/subscription_plans') && response.ok(),
  )
  await page.goto('/pricing')
  const rows = (await (await answered).json()) as { features: string[] }[]
  for (const feature of rows.flatMap(({ features }) => features))
    await expect(page.getByText(feature, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Starter' }).first()).toContainText('$99')
  await expect(page.getByRole('listitem').filter({ hasText: 'most popular' })).toContainText(
    'up to 25 vehicles',
  )
  await expect(page.getByText('Custom', { exact: true })).toBeVisible()
  await page.getByRole('slider').fill('4')
  await expect(page.getByRole('status').or(page.locator('output'))).toContainText('Starter, $99 a month')
})

test('[2.7-3] a feature opens in a dialog that has an address, and Escape closes it', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('button', { name: /See how it works.*route planning/i }).click()
  await expect(page.getByRole('dialog')).toContainText('at most 8 hours per driver')
  await expect(page).toHaveURL(/feature=planning/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[2.7-3] the help center finds by the words that are typed', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('combobox', { name: 'Search the Help Center' }).fill('unserved win')
  await expect(page.getByRole('option').first()).toContainText('Why is an order unserved?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Each unserved order names the rule')).toBeVisible()
})

test('[2.7-3] searches for words that were typed before the page was interactive', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/help', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search the Help Center' }).fill('unserved win')
  await expect(page.getByRole('option').first()).toContainText('Why is an order unserved?', {
    timeout: 120_000,
  })
})

test('[2.7-5] the owner’s posts appear on the status page', async ({ page, request }) => {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const session = (await (
    await request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: anonKey },
      data: { email: 'owner@dropwise.example', password: DEMO_PASSWORD },
    })
  ).json()) as { access_token: string }
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${session.access_token}`,
    prefer: 'return=representation',
  }
  const [incident] = (await (
    await request.post('/rest/v1/incidents', {
      headers,
      data: {
        title: 'Mail was late',
        body: 'The queue is empty again.',
        component: 'mail',
        severity: 'minor',
      },
    })
  ).json()) as { id: string }[]
  try {
    await page.goto('/status')
    await page.getByRole('tab', { name: 'Incident History' }).click()
    await expect(page.getByRole('heading', { name: 'Mail was late' })).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('The queue is empty again.')).toBeVisible()
  } finally {
    await request.delete(`/rest/v1/incidents?id=eq.${incident?.id}`, { headers })
  }
})

test('[2.7-5] the status page shows probes, incidents and maintenance in three tabs', async ({ page }) => {
  await page.goto('/status')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('System status')
  await expect(page.getByRole('heading', { name: 'Sign-in', exact: true })).toBeVisible()
  await expect(page.getByText('Operational').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Service Status' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Incident History' })).toBeFocused()
  await expect(page.getByText('No incidents in the last 90 days.')).toBeVisible()
  await page.getByRole('tab', { name: 'Scheduled Maintenance' }).click()
  await expect(page.getByText('No maintenance is scheduled.')).toBeVisible()
})
