// The public site, row by row of the specification, at desktop and phone width.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/careers',
  '/help',
  '/status',
  '/privacy',
  '/terms',
  '/support',
  '/security',
  '/trust',
  '/onboarding',
  '/login',
] as const
const DIAGNOSTICS = [
  '/diagnostics',
  '/network-diagnostics',
  '/cors-fix',
  '/recovery',
  '/escalation',
  '/extension-diagnostics',
  '/auth-diagnostics',
] as const
const PHONE = { width: 390, height: 844 }

/** Nothing may stick out sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

for (const path of [...PAGES, ...DIAGNOSTICS]) {
  test(`[2.1-1][2.1-2][2.1-3] ${path} answers, at 390 and 1440 px, light and dark, without an axe violation`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual(
        [],
      )
    }
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[1-2] the HTML holds title, description, canonical, previews and structured data', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Dropwise - Enterprise Fleet Management Platform')
    await expect(page.locator('h1')).toHaveText('The whole day, planned before the first van leaves.')
    for (const name of ['description', 'keywords', 'robots', 'twitter:card', 'theme-color'])
      await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /.+/)
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url'])
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as { '@type': string; offers: { price: string; priceCurrency: string } }
    expect(data).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: { price: '0', priceCurrency: 'USD' },
    })
    for (const path of ['/pricing', '/features', '/help']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
    }
  })
})

test('[1-3] the theme is stored under `theme`, follows the system live, and never flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/features')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('[2.1-5] an unknown path answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('[2.1-6] a new page starts at the top, back returns to where one was', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Contact Sales' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'Contact Sales' }).click()
  await expect(page.getByRole('heading', { name: 'Ask us anything' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('[2.3-1][2.3-3] header and footer lead where they say, on the phone too', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  for (const name of [
    'Features',
    'Pricing',
    'Track Delivery',
    'About',
    'Contact',
    'Sign In',
    'Start 3-Day Trial',
  ])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    ['Plans & Pricing', '/pricing'],
    ['Track Shipment', '/track/demo'],
    ['Careers', '/careers'],
    ['Help Center', '/help'],
    ['System Status', '/status'],
    ['Trust Center', '/trust'],
    ['Start Free Trial', '/onboarding'],
    ['Sign In', '/login'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await expect(footer).toContainText(`© 2025-${new Date().getFullYear()}`)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

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
  await expect(page.getByText(/−\d+ %/)).toBeVisible({ timeout: 20_000 })
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
  await answered
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

test.describe('contact', () => {
  test('[2.7-4] a message is stored once, however often the button is pressed', async ({ page, request }) => {
    await page.goto('/contact?subject=sales')
    await page.getByLabel('Name').fill('Zoë 🚚 عمر <b>x</b>')
    await page.getByLabel('Email').fill(`zoe-${Date.now()}@bright.example`)
    await page.getByLabel('Message').fill('Can one plan hold two depots?')
    await expect(page.getByRole('radio', { name: 'Sales' })).toBeChecked()
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(
      page.getByText("Thank you for your message! We'll get back to you within 24 hours."),
    ).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(
      (
        await request.post('/api/v1/contact', { data: { name: ' ', email: 'a@b.example', message: 'x' } })
      ).status(),
    ).toBe(400)
    expect(
      (
        await request.post('/api/v1/contact', {
          data: { name: 'x', email: 'a@b.example', message: 'x'.repeat(10_000) },
        })
      ).status(),
    ).toBe(400)
  })

  test('[2.7-4][8-1] what is missing is said at its field', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('This e-mail address is not complete')).toBeVisible()
  })

  test('[2.7-4][8-1] a network that drops keeps the text, and a retry works', async ({ page, context }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Dana')
    await page.getByLabel('Email').fill(`dana-${Date.now()}@fenwick.example`)
    await page.getByLabel('Message').fill('Hello')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Hello')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your message!')).toBeVisible()
  })
})

test('[2.7-5] the status page shows probes, incidents and maintenance in three tabs', async ({ page }) => {
  await page.goto('/status')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Checking all systems')
  await expect(page.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
  await expect(page.getByText('Operational').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Service Status' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Incident History' })).toBeFocused()
  await expect(page.getByText('No incident was posted')).toBeVisible()
  await page.getByRole('tab', { name: 'Scheduled Maintenance' }).click()
  await expect(page.getByText('Nothing is scheduled.')).toBeVisible()
})

test('[2.7-6] network diagnostics runs nine real checks and writes a report', async ({ page }) => {
  await page.goto('/network-diagnostics')
  await expect(page.getByText('9 of 9 done')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('All systems operational').first()).toBeVisible()
  await expect(page.locator('pre')).toContainText('realtime')
  await expect(page.getByRole('link', { name: 'Escalate by mail' })).toHaveAttribute(
    'href',
    /^mailto:.*Dropwise/,
  )
})

test('[2.7-6] a check that gets no answer says so and what to do', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/network-diagnostics')
  await expect(page.getByText('9 of 9 done')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('HTTP 503: Service Unavailable').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Status page' })).toBeVisible()
})

test('[2.7-6] recovery clears what the browser keeps and signs in afresh', async ({ page }) => {
  await page.goto('/recovery')
  await page.evaluate(() => localStorage.setItem('supabase_auth', '{"broken'))
  await page.getByRole('button', { name: 'Clear and sign in afresh' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('supabase_auth'))).toBeNull()
})

test.describe('trial', () => {
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('First name').fill('Sean')
    await page.getByLabel('Last name').fill('Quinn')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Company name').fill('Tollgate Parcels')
    await page.getByLabel('Password', { exact: true }).fill('quiet harbour 42')
  }

  test('[2.6-1][2.6-2][2.6-3] a trial makes a real company and opens its dashboard', async ({ page }) => {
    await page.goto('/onboarding')
    const start = page.getByRole('button', { name: 'Start 3-Day Free Trial' })
    await expect(start).toBeDisabled()
    await fill(page, `sean-${Date.now()}@tollgate.example`)
    await expect(start).toBeEnabled()
    await start.click()
    await expect(page).toHaveURL('/tenant', { timeout: 15_000 })
    await page.goto('/onboarding')
    await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL('/tenant')
  })

  test('[2.6-1] a known address gets the same answer and no session', async ({ page, request }) => {
    const email = `known-${Date.now()}@tollgate.example`
    const body = { firstName: 'A', lastName: 'B', email, companyName: 'C', password: 'quiet harbour 42' }
    const first = await request.post('/api/v1/trial', { data: body })
    const second = await request.post('/api/v1/trial', { data: { ...body, password: 'another password 7' } })
    expect([first.status(), await first.text()]).toEqual([second.status(), await second.text()])
    await page.goto('/onboarding')
    await fill(page, email)
    await page.getByLabel('Password', { exact: true }).fill('another password 7')
    await page.getByRole('button', { name: 'Start 3-Day Free Trial' }).click()
    await expect(page).toHaveURL(/\/login/, { timeout: 15_000 })
  })

  test('[2.1-3] /tenant/onboarding is the same form', async ({ page }) => {
    await page.goto('/tenant/onboarding')
    await expect(page.getByRole('heading', { name: 'Start your 3-day trial' })).toBeVisible()
  })
})
