// The public site, row by row of the requirements, at desktop and phone width.
import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@dropwise/contracts'
import { DIAGNOSTIC_PAGES, PUBLIC_PAGES } from './support/public-pages.ts'
import { signIn } from './support/sign-in.ts'

const PHONE = { width: 390, height: 844 }

/** Nothing may stick out sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

for (const path of [...PUBLIC_PAGES, ...DIAGNOSTIC_PAGES]) {
  test(`[2.1-1][2.1-2][2.1-3] ${path} answers, at 390 and 1440 px`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
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
    for (const path of ['/pricing', '/features', '/help', '/contact', '/login']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
    }
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
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

test('the home page loads at most 125 kB of scripts, none of them the client library, and reports no violation', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  // Alive: the year's links answer without a new document.
  await page.evaluate(() => {
    document.documentElement.dataset.here = 'yes'
  })
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.m?js$/.test(new URL(entry.name).pathname))
      .map((entry) => ({
        name: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        raw: (entry as PerformanceResourceTiming).decodedBodySize,
      })),
  )
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  expect(scripts.length).toBeGreaterThan(3)
  // Sent compressed: the sum of what was decoded is several times larger.
  expect(scripts.reduce((sum, script) => sum + script.raw, 0)).toBeGreaterThan(2 * bytes)
  expect(bytes, scripts.map((s) => `${s.bytes} ${s.name}`).join('\n')).toBeLessThanOrEqual(125_000)
  for (const { name } of scripts)
    expect(await (await page.request.get(name)).text()).not.toContain('GoTrueClient')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  expect(await page.evaluate(() => document.documentElement.dataset.here)).toBe('yes')
  expect(complaints).toEqual([])
})

test('[1-3] whoever is not signed in switches the theme in the footer', async ({ page }) => {
  for (const path of ['/features', '/login', '/track/demo']) {
    await page.goto(path)
    const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })
    await themes.locator('label', { hasText: 'Dark' }).click()
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await themes.locator('label', { hasText: 'Light' }).click()
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'light')
  }
})

test('the home page rests once its drawing has drawn itself', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { frames: number }
    counted.frames = 0
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      counted.frames++
      return ask(callback)
    }
  })
  await page.goto('/')
  // The moving picture gives way to a still one: an SVG picture is painted for ever, however long its animation is over.
  await expect(page.locator('img[src="/pictures/day.svg"]')).toHaveCount(0, { timeout: 30_000 })
  await expect(page.locator('img[src="/pictures/day-still.svg"]').first()).toBeVisible()
  const atRest = () =>
    page.evaluate(() => ({
      frames: (window as unknown as { frames: number }).frames,
      animations: document.getAnimations().length,
    }))
  const before = await atRest()
  expect(before.animations).toBe(0)
  for (let turn = 0; turn < 20; turn++)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(await atRest()).toEqual(before)
})

test('[1-2] the social picture shows the logo', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /logo/)
  // The mark stands in white at the left above; everything around it is navy.
  const white = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/social.png'
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (!context) return 0
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(64, 52, 75, 50)
    let bright = 0
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) > 200) bright++
    return bright
  })
  expect(white).toBeGreaterThan(400)
})

test('[1-2] sitemap, robots, manifest, icons and the social picture are there and name this address', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  expect(places).toContain(`${baseURL}/pricing`)
  expect(places.some((place) => /diagnostics|forgot|privacy-policy/.test(place))).toBe(false)
  for (const place of places) {
    const answer = await request.get(place)
    expect(answer.status(), place).toBe(200)
    const html = await answer.text()
    expect(html).toContain(`<link rel="canonical" href="${place}"/>`)
    expect(html).not.toContain('https://dropwise.example')
  }
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const path of [
    ...manifest.icons.map((icon) => icon.src),
    '/icons/apple-touch-icon.png',
    '/social.png',
  ]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
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

test('[2.3-1] Track Delivery leads a visitor to a box for a number, and to the parcel', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Track Delivery' }).click()
  await expect(page).toHaveURL('/track')
  await page.getByLabel('Tracking number').fill('DEMO')
  await page.getByRole('button', { name: 'Track', exact: true }).click()
  await expect(page).toHaveURL('/track/demo')
})

test('[2.3-4] the logo is a picture, and the letters DRP where it does not load', async ({ page }) => {
  const mark = page.getByRole('banner').locator('img[src="/mark.svg"]')
  await page.goto('/about')
  await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await page.route('**/mark.svg', (route) => route.abort())
  for (const path of ['/about', '/']) {
    await page.goto(path)
    const letters = page.getByRole('banner').getByText('DRP')
    await expect(letters).toBeVisible()
    await expect(mark).toHaveCount(0)
    expect((await letters.boundingBox())?.height).toBeLessThanOrEqual(60)
  }
})

test('[2.1-7] header and footer wrap public pages and no portal', async ({ page }) => {
  const header = page.getByRole('banner').getByRole('link', { name: 'Start 3-Day Trial' })
  const footer = page.getByRole('contentinfo')
  for (const path of [
    '/features',
    '/help',
    '/status',
    '/terms',
    '/login',
    '/onboarding',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/track',
    '/track/demo',
    '/no/such/page',
  ]) {
    await page.goto(path)
    await expect(header, path).toBeVisible()
    await expect(footer, path).toBeVisible()
    await expect(page.getByRole('main'), path).toHaveCount(1)
  }
  await signIn(page, 'Dispatcher')
  await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible()
  await expect(header).toHaveCount(0)
  await expect(footer).toHaveCount(0)
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

test('[2.7-3] words typed before the page has come alive are looked for', async ({ page }) => {
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

  test('[2.7-4] what is typed before the page has come alive stays, and the subject of the link is chosen', async ({
    page,
  }) => {
    // Scripts arrive late, as on a slow line.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto('/contact?subject=support&about=invoice%207', { waitUntil: 'commit' })
    await page.getByLabel('Name').fill('Ada Early')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled({ timeout: 120_000 })
    await expect(page.getByLabel('Name')).toHaveValue('Ada Early')
    await expect(page.getByRole('radio', { name: 'Support' })).toBeChecked()
    await expect(page.getByLabel('Message')).toHaveValue(/^About: invoice 7/)
  })

  test('[2.7-4][8-1] what is missing is said at its field', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('This email address is not complete')).toBeVisible()
  })

  test('[2.7-4] odd input is kept to its limits and sent as it was typed', async ({ page }) => {
    await page.goto('/contact')
    const sent: string[] = []
    page.on('request', (asked) => {
      if (asked.method() === 'POST') sent.push(asked.postData() ?? '')
    })
    await page.getByLabel('Name').fill('   ')
    await page.getByLabel('Email').fill('x@bright.example')
    await page.getByLabel('Message').fill('y')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    const words = `شكرا 🚚 <img src=x onerror=alert(1)> ${'z'.repeat(10_000)}`
    await page.getByLabel('Name').fill('عمر')
    await page.getByLabel('Message').pressSequentially('a')
    await page.getByLabel('Message').evaluate((area: HTMLTextAreaElement, text) => {
      area.focus()
      area.select()
      document.execCommand('insertText', false, text)
    }, words)
    expect((await page.getByLabel('Message').inputValue()).length).toBe(5_000)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your message!')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect((JSON.parse(sent[0] ?? '{}') as { message: string }).message).toContain(
      '<img src=x onerror=alert(1)>',
    )
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

test('[2.7-5] what the owner posts stands on the status page', async ({ page, request }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Checking all systems')
  await expect(page.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
  await expect(page.getByText('Operational').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Service Status' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Incident History' })).toBeFocused()
  await expect(page.getByText('No incidents in the last 90 days.')).toBeVisible()
  await page.getByRole('tab', { name: 'Scheduled Maintenance' }).click()
  await expect(page.getByText('No maintenance is scheduled.')).toBeVisible()
})
