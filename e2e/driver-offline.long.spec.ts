// A driver's whole day offline: the app is killed twice, and the server while receiving. Nothing is lost or
// duplicated.
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { doorPhoto, PLACE_MARK } from './support/door-photo.ts'
import {
  dispatchRoute,
  readProof,
  reportedPhotos,
  routeEvents,
  storedEvents,
  storedPhotos,
  vehicleDefects,
  type DriverRoute,
} from './support/driver-route.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { openSession } from './support/session.ts'

const STOPS = 30
/** Stops after which the app is killed. */
const KILLED_AFTER = [10, 20]
/** Stop after which the van is filled and an incident reported. */
const REPORTS_AFTER = 15
const PATIENCE = { timeout: 240_000 }

test.describe.configure({ timeout: 1_200_000 })

let product: StartedProduct | undefined
test.afterAll(async () => {
  await product?.stop()
  if (product) await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openApp(context: BrowserContext, url: string, { number }: DriverRoute): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/driver?route=${number}`)
  return page
}

/** Kills the page's process like a phone short of memory, without notice to the app. */
async function kill(page: Page): Promise<void> {
  const killed = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => {})
  await killed
  await page.close()
}

async function handOver(page: Page): Promise<void> {
  await action(page, 'I have arrived').click()
  // Stops are driven faster than planned: the app asks whether the van is really there before the window.
  const isThere = action(page, 'Yes, I have arrived')
  const next = action(page, 'Hand over')
  await expect(isThere.or(next).first()).toBeVisible()
  if (await isThere.isVisible()) await isThere.click()
  await next.click()
  await expect(action(page, 'Take a photo first')).toBeDisabled()
  await page.getByLabel('Take a photo').setInputFiles(await doorPhoto(page))
  await action(page, 'Delivered').click()
}

/** One defect with photo, all else fine. */
async function checkVehicle(page: Page): Promise<void> {
  await action(page, 'Check the vehicle').click()
  const points = page.getByRole('list', { name: 'Points to check' }).getByRole('radiogroup')
  await expect(points.first()).toBeVisible(PATIENCE)
  const count = await points.count()
  for (let point = 1; point < count; point += 1)
    await points.nth(point).getByRole('radio', { name: 'In order' }).click()
  await points.first().getByRole('radio', { name: 'Defect' }).click()
  await page.getByLabel('Take a photo').setInputFiles(await doorPhoto(page))
  await action(page, 'Report 1 defect').click()
}

/** A fill with its receipt and an incident with a photo, from the list of stops. */
async function report(page: Page, done: number): Promise<void> {
  const list = page.getByRole('button', { name: `${done} of ${STOPS} done` })
  await list.click()
  await action(page, 'Refuelled').click()
  await page.getByRole('textbox', { name: /^Amount/ }).fill('41.5')
  await page.getByRole('textbox', { name: /^Price/ }).fill('62.25')
  await page.getByRole('textbox', { name: /^Odometer/ }).fill('99000')
  await page.getByLabel('Take a photo').setInputFiles(await doorPhoto(page))
  await action(page, 'Note this fill').click()
  await page.getByText('Saved on this phone.').waitFor()
  await action(page, 'Back').last().click()
  await action(page, 'Report an incident').click()
  await page.getByRole('radio', { name: 'Damage to the van' }).click()
  await page.getByRole('textbox', { name: 'In your words' }).fill('Mirror broken')
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByLabel('Take a photo').setInputFiles(await doorPhoto(page))
  await action(page, 'Report it').click()
  await page.getByText('Saved on this phone.').waitFor()
  await action(page, 'Back').last().click()
  await list.click()
}

test('[2.1-3] [4-3] [M72] [M4.6] a route of 30 stops without a network arrives complete, once and in order', async ({
  browser,
  playwright,
}) => {
  product = await startProduct()
  const { url } = product
  const request = await playwright.request.newContext({ baseURL: url })
  const route = await dispatchRoute(request, STOPS)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await openSession(context, request, 'driver')
  let page = await openApp(context, url, route)

  await test.step('the app starts from nothing without a network', async () => {
    await expect(action(page, 'Check the vehicle')).toBeVisible(PATIENCE)
    await expect(page.getByText('The map of your route is on this phone.')).toBeVisible(PATIENCE)
    await page.close()
    await context.setOffline(true)
    page = await openApp(context, url, route)
    await expect(action(page, 'Check the vehicle')).toBeVisible(PATIENCE)
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
  })

  await test.step('the vehicle is checked, with a defect and its photo', async () => {
    await checkVehicle(page)
  })

  await test.step('the map of a stop that was never opened is available', async () => {
    await action(page, 'Start shift').click()
    await expect(action(page, 'I have arrived')).toBeVisible()
    await page.close()
    page = await context.newPage()
    const tiles: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('.pmtiles')) tiles.push(`${answer.status()} ${answer.fromServiceWorker()}`)
    })
    page.on('requestfailed', (failed) => {
      if (failed.url().includes('.pmtiles')) tiles.push('failed')
    })
    await page.goto(`${url}/driver?route=${route.number}&stop=${route.orderIds.at(-1)}`)
    await expect(page.locator('[data-map="idle"]')).toBeVisible(PATIENCE)
    expect(tiles.length).toBeGreaterThan(1)
    expect(new Set(tiles)).toEqual(new Set(['206 true']))
    await page.close()
    page = await openApp(context, url, route)
  })

  await test.step('every stop is driven, and the app is killed twice', async () => {
    for (let stop = 1; stop <= STOPS; stop += 1) {
      await handOver(page)
      await expect(page.getByRole('button', { name: `${stop} of ${STOPS} done` })).toBeVisible()
      if (stop === REPORTS_AFTER) await report(page, stop)
      if (KILLED_AFTER.includes(stop)) {
        await kill(page)
        page = await openApp(context, url, route)
        await expect(page.getByRole('button', { name: `${stop} of ${STOPS} done` })).toBeVisible(PATIENCE)
      }
    }
    await action(page, 'End shift').click()
    await expect(page.getByRole('heading', { name: 'Shift ended' })).toBeVisible()
    await expect(action(page, 'End shift')).toHaveCount(0)
    expect(await storedEvents(request, route.orderIds)).toEqual([])
  })

  await test.step('queued events are listed', async () => {
    const waiting = 2 * STOPS + 5
    await page.getByRole('button', { name: `${waiting} waiting` }).click()
    await expect(page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem')).toHaveCount(
      waiting,
    )
    await page.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('the network is back: an answer is lost, and the server is killed half way', async () => {
    let isLost = false
    await page.route('**/api/v1/driver/events', async (call) => {
      if (isLost) return call.continue()
      isLost = true
      await call.fetch()
      await call.abort()
    })
    await context.setOffline(false)
    await expect
      .poll(async () => (await storedEvents(request, route.orderIds)).length, PATIENCE)
      .toBeGreaterThan(5)
    const { pid, dataDir } = product!
    process.kill(-pid, 'SIGKILL')
    product = await startProduct({ PORT: new URL(url).port, DATA_DIR: dataDir })
    await expect(page.getByText('Everything is sent.')).toBeVisible(PATIENCE)
    expect(isLost).toBe(true)
  })

  const events = await storedEvents(request, route.orderIds)
  await test.step('every event is stored once, in order, with the ends of the shift', async () => {
    const reportedEvents = await routeEvents(request, route)
    expect(reportedEvents.map(({ kind }) => kind)).toEqual([
      'vehicle_checked',
      'shift_started',
      ...route.orderIds.flatMap((_, i) => [
        'arrived',
        'delivered',
        ...(i + 1 === REPORTS_AFTER ? ['fuelled', 'incident_reported'] : []),
      ]),
      'shift_ended',
    ])
  })
  await test.step('each event of a stop is there once, in the order done', async () => {
    expect(events.map(({ orderId, kind }) => `${kind} ${route.orderIds.indexOf(orderId) + 1}`)).toEqual(
      route.orderIds.flatMap((_, i) => [`arrived ${i + 1}`, `delivered ${i + 1}`]),
    )
    const times = events.map(({ deviceAt }) => deviceAt)
    expect(times).toEqual(times.toSorted())
  })
  await test.step('each photo is there once, smaller and without its place', async () => {
    const names = events.flatMap(({ files }) => files.map(({ name }) => name))
    expect(new Set(names).size).toBe(STOPS)
    const [defect] = await vehicleDefects(request)
    expect(await storedPhotos(request)).toEqual(
      [...names, ...defect!.files, ...(await reportedPhotos(request))].toSorted(),
    )
    for (const name of names) {
      const photo = await readProof(request, name)
      expect(photo.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
      expect(photo.includes(PLACE_MARK)).toBe(false)
    }
  })
  await test.step('the defect of the vehicle is there once, with its photo', async () => {
    const [defect, ...others] = await vehicleDefects(request)
    expect(others).toEqual([])
    expect(defect?.files).toHaveLength(1)
    const photo = await readProof(request, defect!.files[0]!)
    expect(photo.includes(PLACE_MARK)).toBe(false)
  })
  await test.step('the fill and the incident are there once, each with its photo', async () => {
    expect(await reportedPhotos(request)).toHaveLength(2)
  })
  await context.close()
})
