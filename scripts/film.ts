// npm run film: drives one route in three browsers (dispatcher 1440, driver and recipient 390) and saves ten
// pictures of all three under gallery/film/. Starts the product on a free port with a fresh data folder.
import {
  chromium,
  expect,
  request as requests,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../e2e/support/browser.ts'
import { doorPhoto } from '../e2e/support/door-photo.ts'
import { demoToday, dispatchRoute, freeVan, vanId } from '../e2e/support/driver-route.ts'
import { dispatcherToken } from '../e2e/support/orders.ts'
import { startProduct } from '../e2e/support/product.ts'
import { openSession } from '../e2e/support/session.ts'

const OUT = join(import.meta.dirname, '../gallery/film')
const STOPS = 4
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 844 }
/** Timeout for an event to reach the other browsers, in milliseconds. */
const PATIENCE = { timeout: 90_000 }
/** Time for maps to settle without a graphics card, in milliseconds. */
const MAP_MS = 4_000

interface Scene {
  dispatcher: Page
  driver: Page
  recipient: Page
}

const product = await startProduct({ DEMO_DAYS: '0' })
const { url } = product
const browser = await chromium.launch(await findBrowser())
try {
  await rm(OUT, { recursive: true, force: true })
  await mkdir(OUT, { recursive: true })
  await film()
} finally {
  await browser.close()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}

async function film(): Promise<void> {
  const request = await requests.newContext({ baseURL: url })
  const desk = await open(browser, DESK)
  const phone = await open(browser, PHONE)
  await openSession(desk, request, 'tenant')
  await openSession(phone, request, 'driver')
  await beginNow(request)
  const route = await dispatchRoute(request, STOPS)
  const last = route.orderIds.at(-1)!
  const scene: Scene = {
    dispatcher: await desk.newPage(),
    driver: await phone.newPage(),
    recipient: await (await open(browser, PHONE)).newPage(),
  }
  const { dispatcher, driver, recipient } = scene
  const number = await trackingNumber(request, last)

  await dispatcher.goto(`${url}/tenant/plan?day=${route.today}`)
  await driver.goto(`${url}/driver?route=${route.number}`)
  await recipient.goto(`${url}/track/${number}`)
  await expect(action(driver, 'Check the vehicle')).toBeVisible(PATIENCE)
  await shoot(
    scene,
    1,
    'The route is dispatched: it stands on the driver’s phone, and the recipient has a time',
  )

  await action(driver, 'Check the vehicle').click()
  await shoot(scene, 2, 'Before the shift the driver looks the vehicle over')

  const points = driver.getByRole('list', { name: 'Points to check' }).getByRole('radiogroup')
  for (let point = 0; point < (await points.count()); point += 1)
    await points.nth(point).getByRole('radio', { name: 'In order' }).click()
  await driver
    .getByRole('button', { name: /^(Everything|All|Vehicle) / })
    .last()
    .click()
  await action(driver, 'Start shift').click()
  await expect(action(driver, 'I have arrived')).toBeVisible(PATIENCE)
  await dispatcher.goto(`${url}/tenant/live?route=${route.number}`)
  await shoot(scene, 3, 'The shift has begun: the phone shows the first stop, Live shows the van')

  await action(driver, 'I have arrived').click()
  await shoot(scene, 4, 'At the first door')

  await action(driver, 'Hand over').click()
  await driver.getByLabel('Take a photo').setInputFiles(await doorPhoto(driver))
  await shoot(scene, 5, 'Proof, as the order asks for it')

  await action(driver, 'Delivered').click()
  await expect(driver.getByRole('button', { name: `1 of ${STOPS} done` })).toBeVisible()
  await shoot(scene, 6, 'Delivered: the next stop fills the phone')

  await action(driver, 'I have arrived').click()
  await action(driver, 'Can’t deliver').click()
  await shoot(scene, 7, 'Nobody is in at the second')

  await driver.getByRole('radio', { name: 'Nobody in' }).click()
  await action(driver, 'Not delivered, next stop').click()
  await expect(driver.getByRole('button', { name: `2 of ${STOPS} done` })).toBeVisible()
  await shoot(scene, 8, 'One could not be delivered: Live counts it, and the phone goes on to the next door')

  await handOver(driver)
  await action(driver, 'I have arrived').click()
  // Wait until the phone's event reaches the recipient's page.
  await recipient.waitForTimeout(MAP_MS)
  await shoot(scene, 9, 'At the recipient’s door')

  await action(driver, 'Hand over').click()
  await driver.getByLabel('Take a photo').setInputFiles(await doorPhoto(driver))
  await action(driver, 'Delivered').click()
  await action(driver, 'End shift').click()
  await expect(recipient.getByText(/delivered/i).first()).toBeVisible(PATIENCE)
  await shoot(scene, 10, 'Delivered, and the shift ends')
  await request.dispose()
}

/** Leaves only the film's route in the demo's day, starting now, so nothing is late at any hour. */
async function beginNow(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const today = demoToday()
  await freeVan(request, today, true)
  const open = await request.get(`/api/v1/orders?date=${today}&status=open&limit=200`, { headers })
  const { items } = (await open.json()) as { items: { id: string }[] }
  const cancelled = await request.post('/api/v1/orders/cancel', {
    headers,
    data: { orderIds: items.map(({ id }) => id) },
  })
  expect(cancelled.ok(), await cancelled.text()).toBe(true)
  const shiftStart = new Date().toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  })
  const changed = await request.patch(`/api/v1/vehicles/${await vanId(request)}`, {
    headers,
    data: { shiftStart, shiftEnd: '23:59' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
}

/** Waits until the page has loaded and its map has settled. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector('[data-map="busy"], [role="status"][aria-label^="Loading"]') === null,
    undefined,
    PATIENCE,
  )
}

function action(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

async function open(from: Browser, viewport: { width: number; height: number }): Promise<BrowserContext> {
  return from.newContext({ viewport, locale: 'en-GB', timezoneId: 'Europe/London' })
}

async function handOver(driver: Page): Promise<void> {
  await action(driver, 'I have arrived').click()
  await action(driver, 'Hand over').click()
  await driver.getByLabel('Take a photo').setInputFiles(await doorPhoto(driver))
  await action(driver, 'Delivered').click()
}

async function trackingNumber(
  request: Awaited<ReturnType<typeof requests.newContext>>,
  orderId: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const answer = await request.get(`/api/v1/orders/${orderId}`, { headers })
  return ((await answer.json()) as { trackingNumber: string }).trackingNumber
}

/** One picture of three pages, the desk beside two phones, with a caption. */
async function shoot({ dispatcher, driver, recipient }: Scene, place: number, title: string): Promise<void> {
  await dispatcher.waitForTimeout(MAP_MS)
  const pictures: Buffer[] = []
  for (const page of [dispatcher, driver, recipient]) {
    await settle(page)
    pictures.push(await page.screenshot())
  }
  const sheet = await browser.newPage({ viewport: { width: 2_320, height: 960 } })
  const images = pictures
    .map((picture) => `<img height=844 src="data:image/png;base64,${picture.toString('base64')}">`)
    .join('')
  await sheet.setContent(
    `<body style="margin:24px;background:#d8d8d4;font:600 26px system-ui"><p style="margin:0 0 16px">${place}. ${title}</p>
     <div style="display:flex;gap:24px">${images}</div>`,
    PATIENCE,
  )
  await sheet.screenshot({ path: join(OUT, `${String(place).padStart(2, '0')}.png`) })
  await sheet.close()
  console.log(`${place} ${title}`)
}
