// A driver's phone on a bad day: a form whose code did not load, a 40 MB photo, and invalid files.
import {
  expect,
  request as requests,
  test,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { rm } from 'node:fs/promises'
import {
  dispatchRoute,
  readProof,
  startShift,
  storedEvents,
  type DriverRoute,
} from './support/driver-route.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { openSession } from './support/session.ts'

const PATIENCE = { timeout: 120_000 }
const LARGE_BYTES = 40 * 1024 * 1024
/** Maximum bytes that a weak connection can send. */
const SENT_BYTES = 2 * 1024 * 1024
// Like the first seconds of a first visit: no service worker.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })

let product: StartedProduct
let api: APIRequestContext
let route: DriverRoute

test.beforeAll(async () => {
  // A separate product, because other tests use the same van.
  product = await startProduct()
  api = await requests.newContext({ baseURL: product.url })
  route = await dispatchRoute(api, 1)
})
test.afterAll(async () => {
  await api.dispose()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function openApp(page: Page): Promise<void> {
  await openSession(page.context(), api, 'driver')
  await page.goto(`${product.url}/driver?route=${route.number}`)
}

const points = (page: Page) => page.getByRole('list', { name: 'Points to check' })

/** The phone at the missing form. `comeBack` makes it loadable. */
async function openMissing(page: Page): Promise<{ again: Locator; comeBack: () => void }> {
  let isGone = true
  await page.route(/vehicle-check-view-[^/]*\.js/, (call) => (isGone ? call.abort() : call.continue()))
  await openApp(page)
  await page.getByRole('button', { name: 'Check the vehicle' }).click(PATIENCE)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeEnabled(PATIENCE)
  await expect(page.getByText('The network went before your phone had this screen.')).toBeVisible()
  return {
    again,
    comeBack: () => {
      isGone = false
    },
  }
}

test('[2.1-3] a form that failed to load opens on a tap once it can be fetched', async ({ page }) => {
  const { again, comeBack } = await openMissing(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Check the vehicle' }).click()
  await expect(again).toBeEnabled(PATIENCE)
  comeBack()
  await again.click()
  await expect(points(page)).toBeVisible(PATIENCE)
})

test('[2.1-3] a form that failed to load opens by itself when the network is back', async ({
  page,
  context,
}) => {
  const { again, comeBack } = await openMissing(page)
  await context.setOffline(true)
  await again.click()
  await expect(again).toBeEnabled(PATIENCE)
  comeBack()
  await context.setOffline(false)
  await expect(points(page)).toBeVisible(PATIENCE)
})

/** Gives the field noise, which JPEG cannot compress, like the camera; returns its size in bytes. */
const takeLargePhoto = (field: Locator): Promise<number> =>
  field.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(6_000, 4_500)
    const paint = canvas.getContext('2d')!
    const tile = new ImageData(600, 450)
    for (let top = 0; top < canvas.height; top += tile.height)
      for (let left = 0; left < canvas.width; left += tile.width) {
        for (let at = 0; at < tile.data.length; at += 1) tile.data[at] = Math.random() * 256
        paint.putImageData(tile, left, top)
      }
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
    const files = new DataTransfer()
    files.items.add(new File([photo], 'door.jpg', { type: photo.type }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return photo.size
  })

test('[4-3] a photo of 40 MB is sent small, and a PDF or HEIC file in its place is refused', async ({
  page,
}) => {
  await startShift(api)
  await openApp(page)
  const action = (name: string) => page.getByRole('button', { name, exact: true })
  await action('I have arrived').click(PATIENCE)
  await action('Hand over').click()
  const field = page.getByLabel('Take a photo')

  for (const [name, mimeType, text] of [
    ['door.jpg', 'image/jpeg', '%PDF-1.7\n1 0 obj'],
    ['door.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ] as const) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'latin1') })
    await expect(page.getByText(/not a photo that your phone can read/)).toBeVisible()
    await expect(action('Take a photo first')).toBeDisabled()
  }

  expect(await takeLargePhoto(field)).toBeGreaterThan(LARGE_BYTES)
  await action('Delivered').click(PATIENCE)
  await expect(page.getByText('Everything is sent.')).toBeVisible(PATIENCE)
  const files = (await storedEvents(api, route.orderIds)).flatMap((event) => event.files)
  expect(files).toHaveLength(1)
  const photo = await readProof(api, files[0]!.name)
  expect(photo.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(photo.length).toBeLessThan(SENT_BYTES)
})
