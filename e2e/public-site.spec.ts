// The frame of the public site by requirement; public-pages.long.spec.ts covers each page.
import { expect, test } from '@playwright/test'
import { DIAGNOSTIC_PAGES, PUBLIC_PAGES } from './support/public-pages.ts'
import { signIn } from './support/sign-in.ts'

/** Public pages whose content needs scripts. */
const PAGES_BY_SCRIPT = [
  '/track',
  '/track/demo',
  '/track/AB12-CD34',
  '/verify',
  '/driver/code',
  '/reset-password',
]
const PHONE = { width: 390, height: 844 }

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
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  })

  test('[2.1-1][2.1-2][2.1-3] every public page has a heading and a sentence', async ({ page, request }) => {
    for (const path of [...PUBLIC_PAGES, ...DIAGNOSTIC_PAGES, ...PAGES_BY_SCRIPT]) {
      // The first response, before a page without scripts redirects to its plain version.
      const html = await (await request.get(path)).text()
      await page.setContent(html.replaceAll(/<meta http-equiv="refresh"[^>]*>/g, ''))
      const heading = page.locator('h1').filter({ visible: true })
      await expect(heading, path).toHaveCount(1)
      await expect(heading, path).toHaveText(/\w{3}/)
      // Rendered text, including <noscript>, which a locator's text omits.
      const drawn = await page.locator('body, main').last().innerText()
      expect(drawn, path).toMatch(/\p{L}+ \p{L}+ \p{L}+.*[.?!]|\p{L}+ \p{L}+ \p{L}+[.?!]/u)
    }
    await page.goto('/track/demo')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('[1-2] pages behind sign-in have their tags too, and tell search engines to stay away', async ({
  page,
  request,
  baseURL,
}) => {
  const html = await (await request.get('/owner/billing')).text()
  for (const tag of ['description', 'keywords', 'og:title', 'og:image', 'twitter:card', 'twitter:image'])
    expect(html, tag).toMatch(new RegExp(`<meta (name|property)="${tag}" content="[^"]+"`))
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('"@type":"SoftwareApplication"')
  // One file serves all these URLs, so it names none.
  expect(html).not.toContain('rel="canonical"')
  await signIn(page, 'Dispatcher')
  await page.goto('/tenant/fleet')
  await expect(page).toHaveTitle('Fleet - Dropwise')
  for (const tag of ['name="description"', 'name="keywords"', 'property="og:image"', 'name="twitter:title"'])
    await expect(page.locator(`meta[${tag}]`), tag).toHaveAttribute('content', /.+/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/tenant/fleet`)
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

test('the home page loads at most 128 kB of scripts, none of them the client library, and reports no violation', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  // After hydration links navigate without a new document.
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
  // Scripts are compressed: their decoded size is several times larger.
  expect(scripts.reduce((sum, script) => sum + script.raw, 0)).toBeGreaterThan(2 * bytes)
  expect(bytes, scripts.map((s) => `${s.bytes} ${s.name}`).join('\n')).toBeLessThanOrEqual(128_000)
  for (const { name } of scripts)
    expect(await (await page.request.get(name)).text()).not.toContain('GoTrueClient')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  expect(await page.evaluate(() => document.documentElement.dataset.here)).toBe('yes')
  expect(complaints).toEqual([])
})

test('[1-3] a visitor who is not signed in switches the theme in the footer', async ({ page }) => {
  for (const path of ['/features', '/login']) {
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

test('[1-2] the picture of a shared page is the logo', async ({ page }) => {
  await page.goto('/about')
  for (const name of ['[property="og:image"]', '[name="twitter:image"]'])
    await expect(page.locator(`meta${name}`)).toHaveAttribute('content', /\/logo\.png$/)
  // The mark is white left of the name, on navy.
  const white = await page.evaluate(async () => {
    const image = new Image()
    image.src = '/logo.png'
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    if (!context) return 0
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(270, 270, 140, 90)
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
    '/logo.png',
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
  // One page per kind; public-pages.long.spec.ts covers the others.
  for (const path of ['/features', '/login', '/track/demo', '/no/such/page']) {
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
