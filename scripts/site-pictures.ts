// Takes the public site's product pictures from a running demo: plan, analytics, a new role and the owner's
// companies in light, the live day in dark, a tracking page and the driver's next stop on a phone. Plans the
// 200-order example for a coming day, drives it, and writes WebP files.
// npm start, then: node scripts/site-pictures.ts [--url http://127.0.0.1:3000]
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  addDays,
  DEMO_PASSWORD,
  importResponse,
  liveResponse,
  planResponse,
  planCreated,
  publicConfig,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { findBrowser } from '../e2e/support/browser.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    days: { type: 'string', default: '3' },
  },
})
const ROOT = new URL('../', import.meta.url)
const PICTURES = new URL('apps/web/public/pictures/', ROOT)
const QUALITY = 82
/** Time for tiles and labels to load without a GPU, in milliseconds. */
const SETTLE_MS = 9_000
/** How long to drive before the live picture, in milliseconds: vans are out and some stops are done. */
const DRIVE_MS = 75_000
/** Delayed vans, so that the live picture matches the page's description. */
const LATE_VANS = ['--late', 'R5=45', '--late', 'R2=35']
/** Least number of late or at-risk stops in the picture, and how long to wait for them. */
const LATE_STOPS = 3
const LATE_LIMIT_MS = 240_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

mkdirSync(new URL('docs/pictures/', ROOT), { recursive: true })
const date = addDays(new Date().toISOString().slice(0, 10), Number(values.days))
const token = await signIn()
const planId = await planDay()
const browser = await chromium.launch(await findBrowser())
try {
  const desk = await open(browser, 'light')
  await desk.goto(`${values.url}/tenant/plan?day=${date}`)
  await shoot(desk, 'plan')
  await desk.goto(`${values.url}/tenant/analytics`)
  await shoot(desk, 'analytics')
  await desk.goto(`${values.url}/tenant/settings/team`)
  await fillInRole(desk)
  await shoot(desk, 'roles')
  const owner = await open(browser, 'light', 'Owner')
  await owner.goto(`${values.url}/owner/tenants`)
  await shoot(owner, 'tenants')
  await call('POST', `/plans/${planId}/dispatch`)
  const driving = spawn(
    process.execPath,
    ['scripts/drive.ts', '--date', date, '--url', values.url, '--speed', '120', ...LATE_VANS],
    { cwd: fileURLToPath(ROOT), stdio: 'ignore' },
  )
  try {
    await sleep(DRIVE_MS)
    const live = await waitForLateStops()
    // A stop a few ahead of a van, which is nearly there once the page settles.
    const orderId = live.routes
      .filter((route) => route.status === 'started')
      .map((route) => route.stops.filter((stop) => stop.status === 'pending')[7]?.orderId)
      .find((id) => id !== undefined)
    const night = await open(browser, 'dark')
    await night.goto(`${values.url}/tenant/live?day=${date}`)
    await shoot(night, 'live')
    const { trackingNumber } = (await call('GET', `/orders/${orderId}`)) as { trackingNumber: string }
    const phone = await (await browser.newContext({ ...PHONE, colorScheme: 'light' })).newPage()
    await phone.goto(`${values.url}/track/${trackingNumber}`)
    await shoot(phone, 'track')
    await shoot(await openDriversDay(browser), 'driver')
  } finally {
    driving.kill('SIGINT')
  }
} finally {
  await browser.close()
}

/** Waits until the forecast names late stops. Throws when none appears, because the page describes them. */
async function waitForLateStops(): Promise<z.output<typeof liveResponse>> {
  for (const began = Date.now(); Date.now() - began < LATE_LIMIT_MS; await sleep(3_000)) {
    const live = await call('GET', `/live?date=${date}`, liveResponse)
    if (live.counts.atRisk + live.counts.late >= LATE_STOPS) return live
  }
  throw new Error('No stop is at risk: let the vans lose more time.')
}

type DemoAccount = 'Dispatcher' | 'Owner' | 'Driver'

async function open(
  from: Browser,
  colorScheme: 'light' | 'dark',
  account: DemoAccount = 'Dispatcher',
  screen: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
): Promise<Page> {
  const context = await from.newContext({
    ...screen,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  const page = await context.newPage()
  await page.goto(`${values.url}/login`)
  await page.getByRole('button', { name: account }).click()
  await page.waitForURL(/\/(tenant|owner|driver)/)
  return page
}

/** The driver's phone at noon of the planned day, which the page requests in place of today. */
async function openDriversDay(from: Browser): Promise<Page> {
  const page = await open(from, 'light', 'Driver', PHONE)
  // The session ends by the page's clock, so it must outlast the planned day.
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!text.includes('"expires_at"')) continue
      const expiresAt = Math.round(Date.now() / 1000) + 30 * 86_400
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), expires_at: expiresAt }))
    }
  })
  await page.clock.install({ time: new Date(`${date}T12:00:00Z`) })
  await page.route('**/api/v1/driver/day', (route) =>
    route.continue({ url: `${route.request().url()}?date=${date}` }),
  )
  await page.goto(`${values.url}/driver`)
  return page
}

/** Fills in the form of a new role without saving it. */
async function fillInRole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Warehouse')
  for (const right of await page.getByRole('checkbox', { name: /^See / }).all()) await right.check()
}

/** Playwright writes only PNG and JPEG, so the browser converts to WebP. */
async function shoot(page: Page, name: string): Promise<void> {
  await sleep(SETTLE_MS)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await writeFile(new URL(`${name}.webp`, PICTURES), Buffer.from(data, 'base64'))
  if (name === 'plan') await writeFile(new URL('docs/pictures/plan.webp', ROOT), Buffer.from(data, 'base64'))
  console.log(`${name}.webp ${Math.round((data.length * 3) / 4 / 1024)} kB`)
}

async function signIn(): Promise<string> {
  const { anonKey } = publicConfig.parse(await (await fetch(`${values.url}/config.json`)).json())
  const response = await fetch(`${values.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'dispatcher@dropwise.example', password: DEMO_PASSWORD }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

async function planDay(): Promise<string> {
  const text = await readFile(new URL('examples/ashmouth-200-orders.csv', ROOT), 'utf8')
  const csv = text
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, date)
    .replaceAll(/^(DW|AM|[A-Z]+)-/gm, `${date.slice(5)}-$1-`)
  const stored = await call('POST', '/orders/import', importResponse, csv)
  console.log(`${stored.created} orders on ${date}`)
  const { id } = await call('POST', '/plans', planCreated, { date, timeLimitSeconds: 10 })
  for (;;) {
    const plan = await call('GET', `/plans/${id}`, planResponse)
    if (plan.status === 'done') return id
    if (plan.status === 'failed') throw new Error(plan.error ?? 'the plan failed')
    await sleep(500)
  }
}

async function call<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema?: Schema,
  body?: string | object,
): Promise<z.output<Schema>> {
  const response = await fetch(`${values.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined
        ? {}
        : { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`)
  const answer: unknown = await response.json()
  return schema ? schema.parse(answer) : (answer as z.output<Schema>)
}
