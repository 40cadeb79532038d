// Steps of the main journey, from order file to last delivery, shared by several specs.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { startDrive, type Drive } from './drive.ts'
import { accessTokenOf } from './session.ts'

export interface DayOfWork {
  /** `YYYY-MM-DD` */
  day: string
  file: { name: string; mimeType: string; buffer: Buffer }
  orderCount: number
  /** Attribution of the region's map. */
  mapCredit: RegExp
  /** Target, speed and account of the drive. */
  driveOptions: string[]
}

/** Minutes driven before looking: vans have delivered, and none is home. */
const MORNING_MINUTES = 60
/** Recipients use phones. */
const PHONE = { width: 390, height: 844 }

const COUNTS = 'Counts of the day'
/** For slow operations, on slow machines. */
const PATIENCE = { timeout: 240_000 }

/** `YYYY-MM-DD`, some days from today, so today's demo stays unchanged. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first orders of the example file, moved to a day, with unique numbers. */
export async function exampleOrders(day: string, count: number): Promise<DayOfWork['file']> {
  const name = 'ashmouth-200-orders.csv'
  const text = await readFile(new URL(`../../examples/${name}`, import.meta.url), 'utf8')
  const lines = text.split('\n').slice(0, count + 1)
  const moved = lines
    .join('\n')
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, day)
    .replaceAll(/^DW-/gm, `DW-${randomBytes(3).toString('hex')}-`)
  return { name, mimeType: 'text/csv', buffer: Buffer.from(moved) }
}

/** `page` is signed in as a person who may plan. */
export async function doADaysWork(page: Page, browser: Browser, work: DayOfWork): Promise<void> {
  await importOrders(page, work)
  await plan(page, work)
  await dispatch(page, work)
  const number = await parcelInTheMiddle(page, work.day)
  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: PHONE })
  const drives: Drive[] = []
  const drive = (...part: string[]): Drive => {
    const started = startDrive(['--date', work.day, ...work.driveOptions, ...part])
    drives.push(started)
    return started
  }
  try {
    const recipient = await stranger.newPage()
    await openTracking(recipient, number)
    await test.step('the vans drive their first stops', async () => {
      const morning = drive('--minutes', String(MORNING_MINUTES))
      expect(await morning.ended, morning.output()).toBe(0)
      expect(morning.output()).toContain('minutes are played.')
      expect(morning.output()).not.toContain('refused')
    })
    const rest = await watchLive(page, work, () => drive())
    await followToTheDoor(recipient)
    // Otherwise its map would render until the last van is home.
    await stranger.close()
    await test.step('the day ends: every van is home and every stop delivered', async () => {
      expect(await rest.ended, rest.output()).toBe(0)
      expect(rest.output()).toContain('Every van is home.')
      const stops = await countOf(page, /Delivered\s*[\d,]+\s*of ([\d,]+)/)
      await expect.poll(() => countOf(page, /Delivered\s*([\d,]+)/), PATIENCE).toBe(stops)
      await expect.poll(() => countOf(page, /Vans out\s*([\d,]+)/), PATIENCE).toBe(0)
    })
  } finally {
    for (const each of drives) each.stop()
    await stranger.close()
  }
}

async function importOrders(page: Page, { day, file, orderCount }: DayOfWork): Promise<void> {
  await test.step('import the file after looking at it', async () => {
    await page.goto(`/tenant/orders?day=${day}&panel=import`)
    await page.getByLabel('Order file').setInputFiles(file)
    const go = page.getByRole('button', { name: `Import ${orderCount}`, exact: true })
    await expect(go).toBeEnabled(PATIENCE)
    await go.click()
    const importedHeading = page.getByRole('heading', { name: `${orderCount} orders imported` })
    await expect(importedHeading).toBeVisible(PATIENCE)
    await page.getByRole('button', { name: /^Plan / }).click()
    await expect(page).toHaveURL(new RegExp(`/tenant/plan\\?.*day=${day}`))
  })
}

async function plan(page: Page, { orderCount }: DayOfWork): Promise<void> {
  await test.step('optimise with progress', async () => {
    await page.getByRole('button', { name: 'Optimise', exact: true }).first().click()
    await expect(page.getByRole('progressbar', { name: 'Optimising' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /\d+ s of \d+/ })).toBeVisible()
  })
  await test.step('look at the plan on map, list and timeline', async () => {
    await expect(page.getByRole('button', { name: /^Dispatch/ })).toBeEnabled(PATIENCE)
    const routes = page.getByRole('region', { name: 'Routes' })
    await expect.poll(() => routes.getByRole('listitem').count()).toBeGreaterThan(1)
    const stops = /([\d,]+) stops/.exec(await routes.innerText())?.[1]
    expect(Number(stops)).toBeGreaterThan(orderCount * 0.9)
    await expect(page.getByRole('group', { name: 'Timeline' })).toBeVisible()
    await expect(page.getByLabel('Map of the plan').first()).toBeVisible()
    const saved = await page.getByTitle(/in file order, each on the nearest van/).innerText()
    expect(saved).toContain('−')
    expect(Number(/(\d+) %/.exec(saved)?.[1])).toBeGreaterThanOrEqual(25)
  })
}

async function dispatch(page: Page, { day }: DayOfWork): Promise<void> {
  await test.step('dispatch it', async () => {
    await page.getByRole('button', { name: /^Dispatch/ }).click()
    // The screen opens the live day, or links to it.
    const way = page.getByRole('link', { name: 'Dispatched, open Live' })
    await expect(way.or(page.getByRole('group', { name: COUNTS })).first()).toBeVisible(PATIENCE)
    await page.goto(`/tenant/live?day=${day}`)
    await expect.poll(() => countOf(page, /Delivered\s*([\d,]+)/), PATIENCE).toBe(0)
  })
}

async function openTracking(recipient: Page, number: string): Promise<void> {
  await test.step('a recipient opens the public page', async () => {
    await recipient.goto(`/track/${number}`)
    const progress = recipient.getByRole('progressbar', { name: 'Delivery progress' })
    await expect(progress).toHaveAttribute('aria-valuenow', '0')
    // Contact data of the order files.
    expect(await recipient.content()).not.toMatch(/\+1 555|@example\.com/)
  })
}

/** The vans wait at the start and move on with each `goOn`, so that screens show moving vans. */
async function watchLive(page: Page, work: DayOfWork, goOn: () => Drive): Promise<Drive> {
  return test.step('vans move on the live map', async () => {
    await expect(page.getByText(/^Live, /).first()).toBeVisible(PATIENCE)
    const map = page.getByLabel('Map of the live day')
    // The streets of the region, not the bare world beneath them.
    await expect(map.getByText(work.mapCredit).first()).toBeVisible(PATIENCE)
    const vans = map.getByRole('button', { name: /^R\d+, / })
    await expect(vans.first()).toBeVisible(PATIENCE)
    // Another van may move ahead in the list once it drives.
    const [route = ''] = (await vans.first().getAttribute('aria-label'))!.split(',')
    const van = vans.and(page.getByRole('button', { name: new RegExp(`^${route}, `) }))
    await expect.poll(() => countOf(page, /Delivered\s*([\d,]+)/), PATIENCE).toBeGreaterThan(3)
    const before = await van.boundingBox()
    const rest = goOn()
    await expect
      .poll(async () => {
        const after = await van.boundingBox()
        return before && after ? Math.hypot(after.x - before.x, after.y - before.y) : 0
      }, PATIENCE)
      .toBeGreaterThan(5)
    return rest
  })
}

async function followToTheDoor(recipient: Page): Promise<void> {
  await test.step('the public page follows without a reload and ends Delivered', async () => {
    const progress = recipient.getByRole('progressbar', { name: 'Delivery progress' })
    await expect(progress).toHaveAttribute('aria-valuenow', '100', PATIENCE)
    const events = recipient.getByRole('list', { name: 'What happened' })
    for (const title of [/^.*Loaded on /, /Left the depot/, /Out for delivery/, /Delivered/])
      await expect(events.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
  })
}

/** The number in the live bar that matches a pattern. */
async function countOf(page: Page, pattern: RegExp): Promise<number> {
  const text = await page.getByRole('group', { name: COUNTS }).innerText()
  return Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN)
}

/** Tracking number of a middle stop of the longest route, read with the dispatcher's session. */
async function parcelInTheMiddle(page: Page, day: string): Promise<string> {
  const token = await accessTokenOf(page)
  const answer = await page.request.get(`/api/v1/orders?date=${day}&limit=200`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { items } = (await answer.json()) as { items: { trackingNumber: string; sequence: number | null }[] }
  const longest = Math.max(...items.map(({ sequence }) => sequence ?? 0))
  return items.find(({ sequence }) => sequence === Math.ceil(longest / 2))!.trackingNumber
}
