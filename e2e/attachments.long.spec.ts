// Files of an order from desk to door: added in the panel, planned, dispatched, and shown on an offline
// phone.
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { readFile, rm } from 'node:fs/promises'
import { doorPhoto } from './support/door-photo.ts'
import { demoToday, dispatchToDriver, freeVan, startShift } from './support/driver-route.ts'
import { dispatcherToken } from './support/orders.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { openSession } from './support/session.ts'

const PATIENCE = { timeout: 240_000 }
const PLAN = {
  name: 'Way in.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}
const SCRIPT = { name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') }

test.describe.configure({ timeout: 1_200_000 })

let product: StartedProduct | undefined
test.afterAll(async () => {
  await product?.stop()
  if (product) await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

/** Files stored on the phone. */
const filesOnPhone = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('dropwise-driver')
      open.addEventListener('success', () => resolve(open.result))
      open.addEventListener('error', () => reject(open.error!))
    })
    const count = database.transaction('attachments').objectStore('attachments').count()
    await new Promise((resolve) => count.addEventListener('success', resolve))
    database.close()
    return count.result
  })

async function openStop(context: BrowserContext, url: string, orderId: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/driver?stop=${orderId}`)
  return page
}

test('[2.10-4] [2.1-3] a photo and a PDF that dispatch adds are on the phone at a door without a network', async ({
  browser,
  playwright,
}) => {
  product = await startProduct()
  const { url } = product
  const request = await playwright.request.newContext({ baseURL: url })
  const today = demoToday()
  await freeVan(request, today)
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const created = await request.post('/api/v1/orders', {
    headers,
    data: {
      reference: 'GATE-1',
      recipient: 'Edith Ward',
      address: '23 Bramble Street, Ashmouth',
      date: today,
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id: orderId } = (await created.json()) as { id: string }

  await test.step('the dispatcher adds them in the panel of the order; files of other types are refused', async () => {
    const desk = await browser.newContext()
    await openSession(desk, request, 'tenant')
    const page = await desk.newPage()
    await page.goto(`${url}/tenant/orders?day=${today}&order=${orderId}`)
    const files = page.getByRole('region', { name: 'Files' })
    await expect(files.getByText('Photos and PDFs for the driver')).toBeVisible(PATIENCE)
    await files.getByLabel('Files of this order').setInputFiles([await doorPhoto(page), SCRIPT, PLAN])
    await expect(files.getByRole('button', { name: 'Way in.pdf', exact: true })).toBeVisible(PATIENCE)
    await expect(files.getByRole('alert')).toHaveText(/gate\.png: Only photos .* can be attached/)
    await expect(files.getByRole('listitem').first().locator('img')).toBeVisible()

    await files.getByRole('button', { name: 'Remove door.jpg' }).click()
    await expect(files.getByRole('button', { name: 'door.jpg', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    const opened = page.waitForEvent('popup')
    await files.getByRole('button', { name: 'door.jpg', exact: true }).click()
    await expect((await opened).locator('img')).toBeVisible(PATIENCE)
    await desk.close()
  })

  await test.step('the order is planned and dispatched, and the shift begins', async () => {
    await dispatchToDriver(request, today, [orderId])
    await startShift(request)
  })

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await openSession(phone, request, 'driver')
  let page = await openStop(phone, url, orderId)
  await test.step('the phone fetches them while there is a network', async () => {
    await expect(page.getByRole('region', { name: 'Files' })).toBeVisible(PATIENCE)
    await expect.poll(() => filesOnPhone(page), PATIENCE).toBe(2)
    // Wait until the service worker has cached the app.
    await page.evaluate(async () => {
      const { serviceWorker } = navigator
      await serviceWorker.ready
      if (!serviceWorker.controller)
        await new Promise((resolve) =>
          serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        )
    })
    await page.close()
  })

  await test.step('without a network the stop shows both', async () => {
    await phone.setOffline(true)
    page = await openStop(phone, url, orderId)
    const files = page.getByRole('region', { name: 'Files' })
    await files.getByRole('button', { name: 'door.jpg' }).click(PATIENCE)
    const photo = page.getByRole('dialog', { name: 'door.jpg' }).getByRole('img', { name: 'door.jpg' })
    await expect(photo).toBeVisible()
    // Scaled for the phone, and uncropped.
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600)
    await page.getByRole('button', { name: 'Close' }).click()
    const saved = page.waitForEvent('download')
    await files.getByRole('link', { name: 'Way in.pdf' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(PLAN.name)
    expect(await readFile(await file.path())).toEqual(PLAN.buffer)
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)
  })
  await phone.close()
  await request.dispose()
})
