// npm run gallery [-- FILTER …] [--url http://…] [--width 834] [--theme dark] [--state ready] [--language ja]: pictures of
// every screen × {390, 1440} × {light, dark} × its states, and a contact sheet per screen, under gallery/. Starts the
// product on a free port with a fresh data folder, unless --url is given.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../e2e/support/browser.ts'
import { startProduct } from '../e2e/support/product.ts'
import { DEMO_PASSWORD } from '../packages/contracts/src/index.ts'
import { FAILURE, SCREENS, type Screen, type ScreenState } from './gallery-screens.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    width: { type: 'string', multiple: true },
    theme: { type: 'string' },
    state: { type: 'string' },
    language: { type: 'string', default: 'en-GB' },
  },
})
const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'gallery')
/** Heights of phone, tablet and desk, in px. */
const HEIGHTS = { 390: 844, 834: 1_112, 1440: 900 } as const
type Width = keyof typeof HEIGHTS
const WIDTHS: readonly Width[] = values.width ? values.width.map(readWidth) : [390, 1440]
const ALL_THEMES = ['light', 'dark'] as const
const THEMES = ALL_THEMES.filter((theme) => values.theme === undefined || theme === values.theme)
/** Time for a map to settle without a graphics card, in milliseconds. */
const MAP_LIMIT_MS = 30_000
/** Timeout of a page on a busy machine, in milliseconds. */
const PAGE_LIMIT_MS = 90_000
const EXAMPLE = join(ROOT, 'examples', 'ashmouth-200-orders.csv')
/** Past days shown in analytics and history. */
const DRIVEN_DAYS = 8
/** Planning time of the pictured plan, in seconds. */
const PLAN_SECONDS = 6

interface Shot {
  screen: Screen
  state: ScreenState
  width: Width
  theme: (typeof ALL_THEMES)[number]
  file: string
}

const chosenScreens = SCREENS.filter(
  (s) => positionals.length === 0 || positionals.some((word) => s.name.includes(word)),
)
if (chosenScreens.length === 0) {
  console.error(`No screen fits. There are: ${SCREENS.map((s) => s.name).join(', ')}`)
  process.exit(1)
}
const product = values.url ? null : await startProduct({ DEMO: '1', DEMO_DAYS: String(DRIVEN_DAYS) })
const url = values.url ?? product?.url ?? ''
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
try {
  await mkdir(OUT, { recursive: true })
  const day = await prepare()
  const shots: Shot[] = []
  for (const theme of THEMES)
    for (const width of WIDTHS) shots.push(...(await drawAll(browser, theme, width, day)))
  for (const screen of chosenScreens)
    await drawSheet(
      browser,
      screen,
      shots.filter((shot) => shot.screen === screen),
    )
  console.log(`${shots.length} pictures and ${chosenScreens.length} sheets in gallery/`)
} finally {
  await browser.close()
  await product?.stop()
}

function readWidth(text: string): Width {
  const width = Number(text)
  if (width in HEIGHTS) return width as Width
  throw new Error(`--width ${text}: there are ${Object.keys(HEIGHTS).join(', ')}.`)
}

/** Signs the dispatcher in, imports the example day and plans it if necessary; returns the day. */
async function prepare(): Promise<string> {
  const token = await signIn('dispatcher')
  const file = await readFile(EXAMPLE)
  // The demo uses the next two days.
  const day = dayOfNow(3)
  const call = async (
    path: string,
    init: { method?: string; body?: string | Buffer<ArrayBuffer>; type?: string } = {},
  ) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: init.method ?? 'GET',
      ...(init.body === undefined ? {} : { body: init.body }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(init.body === undefined ? {} : { 'content-type': init.type ?? 'application/json' }),
      },
    })
    return (await response.json()) as { id?: string; status?: string; items?: unknown[]; message?: string }
  }
  if (!values.url)
    await waitForPast(
      async () =>
        (await call(`/analytics?from=${dayOfNow(-20)}&to=${dayOfNow(0)}&by=day`)).items?.length ?? 0,
    )
  const orders = await call(`/orders?date=${day}`)
  if (orders.items?.length) return day
  await call(`/orders/import?partial=true&day=${day}`, {
    method: 'POST',
    body: file,
    type: 'text/csv',
  })
  const plan = await call('/plans', {
    method: 'POST',
    body: JSON.stringify({ date: day, timeLimitSeconds: PLAN_SECONDS }),
  })
  if (!plan.id) throw new Error(`The example day was not planned: ${plan.message}`)
  for (let tries = 0; tries < 120; tries++) {
    const { status } = await call(`/plans/${plan.id}`)
    if (status !== 'queued' && status !== 'running') return day
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('The plan of the example day did not end.')
}

/** A day counted from today. */
function dayOfNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Past days are planned and driven in the background. */
async function waitForPast(countDays: () => Promise<number>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await countDays()) >= DRIVEN_DAYS) return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('The demo days were not driven.')
}

async function signIn(who: string): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { anonKey: string }
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: config.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@dropwise.example`, password: DEMO_PASSWORD }),
  })
  const body = (await response.json()) as { access_token?: string; msg?: string }
  if (!body.access_token) throw new Error(`${who} could not sign in: ${body.msg ?? response.status}`)
  return body.access_token
}

async function drawAll(
  browser: Browser,
  theme: Shot['theme'],
  width: Shot['width'],
  day: string,
): Promise<Shot[]> {
  const shots: Shot[] = []
  const contexts = new Map<string, BrowserContext>()
  for (const screen of chosenScreens) {
    let context = contexts.get(screen.who)
    if (!context) {
      context = await browser.newContext({
        ...(screen.who === 'nobody' ? {} : { storageState: await sessionOf(browser, screen.who) }),
        locale: values.language,
        viewport: { width, height: HEIGHTS[width] },
        colorScheme: theme,
        reducedMotion: 'reduce',
        ...(width === 390 ? { hasTouch: true, isMobile: true } : {}),
      })
      contexts.set(screen.who, context)
    }
    for (const state of screen.states.filter((each) => values.state === undefined || each === values.state)) {
      const file = join(OUT, `${screen.name}-${width}-${theme}-${state}.png`)
      const page = await context.newPage()
      try {
        await draw(page, screen, state, day)
        await page.screenshot({ path: file, timeout: PAGE_LIMIT_MS })
        shots.push({ screen, state, width, theme, file })
      } catch (error) {
        console.error(
          `${screen.name} ${state} ${width} ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        )
      }
      await page.close()
    }
  }
  for (const context of contexts.values()) await context.close()
  return shots
}

/** What the browser stores for somebody who signed in, on a page in English. */
async function sessionOf(browser: Browser, who: string) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(`${who}@dropwise.example`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL((at) => !/\/(login|onboarding)/.test(at.pathname), { timeout: 30_000 })
  const state = await context.storageState()
  await context.close()
  return state
}

async function draw(page: Page, screen: Screen, state: ScreenState, day: string): Promise<void> {
  if (state === 'loading') await page.route(screen.data ?? /\/api\/v1\//, () => {})
  if (state === 'error')
    await page.route(screen.data ?? /\/api\/v1\//, (route) => route.fulfill({ status: 503, json: FAILURE }))
  if (state === 'empty' && screen.empty) {
    const { empty } = screen
    await page.route(screen.data ?? /\/api\/v1\//, (route) => route.fulfill({ json: empty }))
  }
  if (state === 'offline')
    await page.addInitScript("Object.defineProperty(navigator, 'onLine', { get: () => false })")
  const path = state === 'empty' && screen.emptyPath ? screen.emptyPath : screen.path
  await page.goto(url + path.replace('{day}', day), { waitUntil: 'load', timeout: PAGE_LIMIT_MS })
  await page.locator('main').first().waitFor({ timeout: 30_000 })
  if (state === 'loading' || state === 'error') {
    // Failed requests are retried after one and two seconds before the error shows.
    await page.waitForTimeout(state === 'loading' ? 900 : 4_500)
    return
  }
  // List, map and timeline each have a skeleton.
  await page.waitForFunction(() => !document.querySelector('.late-in'), undefined, { timeout: 30_000 })
  await page.waitForTimeout(500)
  await screen.act?.(page)
  for (const map of await page.locator('[data-map]').all())
    await map.and(page.locator('[data-map=idle]')).waitFor({ state: 'attached', timeout: MAP_LIMIT_MS })
}

/** All pictures of a screen on one page, with captions. */
async function drawSheet(browser: Browser, screen: Screen, shots: readonly Shot[]): Promise<void> {
  if (shots.length === 0) return
  const figures = await Promise.all(
    shots.map(async ({ file, state, width, theme }) => {
      const data = (await readFile(file)).toString('base64')
      return `<figure><figcaption>${state}, ${width}, ${theme}</figcaption><img src="data:image/png;base64,${data}" style="width:${width === 390 ? 260 : width / 2}px"></figure>`
    }),
  )
  const html = `<!doctype html><style>body{margin:24px;background:#d3d7dc;font:600 13px system-ui;display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}h1{flex-basis:100%;margin:0;font-size:18px}figure{margin:0}figcaption{padding-bottom:6px}img{display:block}</style><h1>${screen.name}</h1>${figures.join('')}`
  const sheet = join(OUT, `sheet-${screen.name}.html`)
  await writeFile(sheet, html)
  const page = await browser.newPage({ viewport: { width: 1_820, height: 900 } })
  await page.setContent(html)
  await page.screenshot({ path: join(OUT, `sheet-${screen.name}.png`), fullPage: true })
  await page.close()
  await rm(sheet)
}
