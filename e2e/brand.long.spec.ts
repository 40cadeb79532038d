// The owner renames and recolours the product, and every area shows it, also offline.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { startProduct, type StartedProduct } from './support/product.ts'
import { signIn } from './support/sign-in.ts'

const NAME = "Nord & O'Licht"
/** A red pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const PLUM = 'rgb(122, 31, 92)'

test.describe.configure({ timeout: 600_000 })

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(async () => {
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

/** A new visitor's page, with its console errors. */
async function visitor(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ baseURL: product.url, colorScheme: 'light' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|Minified React|Content Security/i.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints }
}

const act = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.color = 'var(--act)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('[2.8-6] the owner brands the product, and every area wears it', async ({ browser }) => {
  const { page: owner } = await visitor(browser)
  await test.step('an unreadable colour is refused at its field', async () => {
    await signIn(owner, 'Owner')
    await owner.goto('/owner/settings')
    await owner.getByLabel('Name of the product').fill(NAME)
    await owner.getByLabel('Support address').fill('help@nordlicht.example')
    await owner.getByLabel('Colour on light pages', { exact: true }).fill('#f2c14e')
    const form = owner.getByRole('form', { name: 'Brand' })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(
      form.getByText(/has a contrast of 1\.\d:1 and needs 4\.5:1\. Choose a darker one/),
    ).toBeVisible()
  })
  await test.step('a legible one is saved, with a logo', async () => {
    const form = owner.getByRole('form', { name: 'Brand' })
    await owner.getByLabel('Colour on light pages', { exact: true }).fill('#7a1f5c')
    await form.getByRole('button', { name: 'Match the dark colour' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByText('Brand saved')).toBeVisible()
    await owner
      .getByLabel('Logo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO })
    await expect(owner.getByText('Logo saved')).toBeVisible()
    // The newest toast is above the name's, which disappears by itself.
    await owner.getByRole('button', { name: 'Reload' }).first().click()
    await expect(owner).toHaveTitle(`Settings - ${NAME}`)
    await expect(owner.getByLabel('Name of the product')).toHaveValue(NAME)
  })

  const { page, complaints } = await visitor(browser)
  await test.step('the public pages', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle(`${NAME} - Enterprise Fleet Management Platform`)
    await expect(page.getByRole('link', { name: `${NAME}, home` })).toBeVisible()
    expect(await act(page)).toBe(PLUM)
    for (const path of ['/terms', '/privacy', '/about', '/careers', '/help', '/contact', '/developers']) {
      await page.goto(path)
      await expect(page).toHaveTitle(new RegExp(`${NAME}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('html').innerHTML(), path).not.toContain('Dropwise')
    }
  })
  await test.step('the sign-in page and the company’s portal', async () => {
    await page.goto('/login')
    await expect(page).toHaveTitle(`Sign in - ${NAME}`)
    await signIn(page, 'Dispatcher')
    await page.goto('/tenant/orders')
    await expect(page).toHaveTitle(new RegExp(`${NAME}$`))
    await expect(page.getByRole('navigation').filter({ hasText: NAME }).first()).toBeVisible()
    expect(await act(page)).toBe(PLUM)
    expect(complaints).toEqual([])
  })
  await test.step('the driver’s app, with and without a network', async () => {
    const { page: phone, complaints: phoneComplaints } = await visitor(browser)
    await signIn(phone, 'Driver')
    await phone.goto('/driver')
    await phone.evaluate(() => navigator.serviceWorker.ready)
    await expect(phone).toHaveTitle(new RegExp(`${NAME}$`))
    await phone.context().setOffline(true)
    await phone.reload()
    await expect(phone).toHaveTitle(new RegExp(`${NAME}$`))
    await phone.context().setOffline(false)
    expect(phoneComplaints).toEqual([])
  })
})

test('a phone that caches the driver’s app reloads it after a change of the brand', async ({ browser }) => {
  const { page: phone } = await visitor(browser)
  await signIn(phone, 'Driver')
  await phone.goto('/driver')
  await phone.evaluate(() => navigator.serviceWorker.ready)
  const { page: owner } = await visitor(browser)
  await signIn(owner, 'Owner')
  await owner.goto('/owner/settings')
  await owner.getByLabel('Name of the product').fill('Hafenbote')
  await owner.getByRole('form', { name: 'Brand' }).getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Brand saved')).toBeVisible()
  // A waiting worker takes over once no page uses the old one.
  await phone.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => phone.evaluate(async () => (await navigator.serviceWorker.ready).installing === null))
    .toBe(true)
  await phone.goto('about:blank')
  await expect(async () => {
    await phone.goto(`${product.url}/driver`)
    await expect(phone).toHaveTitle(/Hafenbote$/, { timeout: 5_000 })
    await phone.goto('about:blank')
  }).toPass({ timeout: 120_000 })
})
