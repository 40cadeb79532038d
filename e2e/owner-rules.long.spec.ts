// The owner's platform settings: tested services, second factor for owners, retention, limits of a trial. A
// separate product, because they apply to all.
import { expect as plain, test, type APIRequestContext, type Page } from '@playwright/test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import pg from 'pg'
import { DEMO_PASSWORD } from '@dropwise/contracts'
import { startMailSink, type MailSink } from '../apps/server/src/platform/mail/mail-sink.ts'
import { startProduct, type StartedProduct } from './support/product.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const expect = plain.configure({ timeout: 120_000 })
const PASSWORD = 'quiet harbour 42'
let folder: string
let product: StartedProduct
let sink: MailSink
/** The database server's superuser, which no part of the product has. */
let database: pg.Client

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-owner-rules-'))
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(folder, 0o755)
  sink = await startMailSink()
  product = await startProduct({ DATA_DIR: folder, SMTP_URL: sink.url })
  database = new pg.Client({ host: join(folder, 'socket'), user: 'postgres', database: 'dropwise' })
  await database.connect()
})
test.afterAll(async () => {
  await database?.end()
  await product?.stop()
  await sink?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function enter(page: Page, email: string, password: string): Promise<void> {
  await givePassword(page, email, password)
  await expect(page).not.toHaveURL(/\/login/)
}
/** First step of a sign-in; the page asks for a second factor if there is one. */
async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
const OWNER = 'owner@dropwise.example'

async function sessionOf(request: APIRequestContext, email: string, password: string): Promise<string> {
  const { anonKey } = (await (await request.get(`${product.url}/config.json`)).json()) as { anonKey: string }
  const answer = await request.post(`${product.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey: anonKey },
    data: { email, password },
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

test('[2.8-8] each service has a button that tests it and shows the answer', async ({ page }) => {
  await enter(page, OWNER, DEMO_PASSWORD)
  await page.goto(`${product.url}/owner/integrations`)
  const services = page.getByRole('list', { name: 'Services' }).getByRole('listitem')
  await expect(services).toHaveCount(8)
  const texts = [
    ['Test Mail', `Sent to ${OWNER}.`, 'works'],
    ['Test Map', '', 'works'],
    ['Test Road', 'm apart by road in', 'works'],
    ['Test Address', 'Found ', 'works'],
    ['Test File', 'A file was stored, read back and removed.', 'works'],
    ['Test Database', '', 'works'],
    ['Test Text', 'There is no provider of texts.', 'does not work'],
    ['Test Card', 'Stripe is not set.', 'does not work'],
  ] as const
  for (const [button, message, verdict] of texts) {
    const row = services.filter({ has: page.getByRole('button', { name: new RegExp(`^${button}`, 'i') }) })
    await row.getByRole('button', { name: /^Test/ }).click()
    await expect(row.getByRole('status')).toContainText(message)
    await expect(row.getByText(verdict, { exact: true })).toBeVisible()
  }
  expect((await sink.waitFor(OWNER, /the mail server works/)).text).toContain('Test button')
})

test('[2.8-11] limits of trials are set apart from the plan, and the database enforces them', async ({
  page,
  request,
}) => {
  await enter(page, OWNER, DEMO_PASSWORD)
  await page.goto(`${product.url}/owner/settings`)
  const form = page.getByRole('form', { name: 'Trials, notice and audit log' })
  await form.getByLabel('Vehicles').fill('1')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  const email = 'irene@fenwick.example'
  const started = await request.post(`${product.url}/api/v1/trial`, {
    data: { firstName: 'Irene', lastName: 'Marsh', email, companyName: 'Fenwick', password: PASSWORD },
  })
  expect(started.status()).toBe(202)
  const token = await sessionOf(request, email, PASSWORD)
  const post = (path: string, data: object) =>
    request.post(`${product.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` }, data })
  const depot = { name: 'Yard', address: '1 Dock Road', lat: 51.5, lng: -0.1, timeZone: 'Europe/London' }
  const yard = await post('depots', depot)
  expect(yard.status(), await yard.text()).toBe(201)
  const add = (name: string) => post('vehicles', { name, registration: name })
  const first = await add('VAN-1')
  expect(first.status(), await first.text()).toBe(201)
  const second = await add('VAN-2')
  expect(second.status(), await second.text()).toBeGreaterThanOrEqual(400)
  expect(await second.text()).toContain('vehicle_limit')

  await test.step('a purchased plan replaces the limits', async () => {
    const owner = await sessionOf(request, OWNER, DEMO_PASSWORD)
    const headers = { authorization: `Bearer ${owner}` }
    const { items } = (await (
      await request.get(`${product.url}/api/v1/owner/tenants`, { headers })
    ).json()) as { items: { id: string; name: string }[] }
    const company = items.find(({ name }) => name === 'Fenwick')!
    const changed = await request.patch(`${product.url}/api/v1/owner/tenants/${company.id}`, {
      headers,
      data: { planId: 'starter' },
    })
    expect(changed.ok(), await changed.text()).toBe(true)
    expect((await add('VAN-2')).status()).toBe(201)
  })
})

test('[2.8-10] data is kept for the months that the owner sets, and older data deleted', async ({ page }) => {
  await enter(page, OWNER, DEMO_PASSWORD)
  await page.goto(`${product.url}/owner/settings`)
  const form = page.getByRole('form', { name: 'How long things are kept' })
  await form.getByLabel('Closed support tickets').fill('2')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save shorter periods' }).click()
  await expect(page.getByText('Periods saved. Older data goes tonight')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Closed support tickets')).toHaveValue('2')
  const { rows } = await database.query<{ kept_until: Date }>(
    `select app.kept_until('tickets') as kept_until`,
  )
  const months = (Date.now() - rows[0]!.kept_until.getTime()) / (30.4 * 86_400_000)
  expect(months).toBeGreaterThan(1.8)
  expect(months).toBeLessThan(2.2)
})

test('[2.8-9] an owner who requires a second step has one; an owner without one is led to add it', async ({
  page,
  request,
}) => {
  await enter(page, OWNER, DEMO_PASSWORD)
  await page.goto(`${product.url}/owner/security`)
  const box = page.getByRole('checkbox', { name: 'Owners need a second step at sign-in' })
  await box.click()
  await expect(page.getByText(/without a second step yourself|Add your own first/).first()).toBeVisible()
  await page.goto(`${product.url}/account/security`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const secret = (await page.getByTestId('secret').textContent())?.replaceAll(' ', '') ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('6-digit code').fill(app.generate())
  await expect(page.getByText(/^On since/)).toBeVisible()
  // Codes work once; resetting the last use avoids waiting half a minute.
  await database.query('update auth.mfa_factors set last_used_step = null')
  await page.goto(`${product.url}/sign-out`)
  await expect(page).toHaveURL(`${product.url}/`)
  await givePassword(page, OWNER, DEMO_PASSWORD)
  await page.getByLabel('6-digit code').fill(app.generate())
  await expect(page).toHaveURL(/\/owner/)
  await page.goto(`${product.url}/owner/security`)
  await box.click()
  await expect(page.getByText('Owners need a second step now')).toBeVisible()

  // Only the password gives no owner rights in any call.
  const token = await sessionOf(request, OWNER, DEMO_PASSWORD)
  const answer = await request.get(`${product.url}/api/v1/owner/overview`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(403)
  const rows = await request.get(`${product.url}/rest/v1/owners?select=id`, {
    headers: { apikey: token, authorization: `Bearer ${token}` },
  })
  expect(await rows.json()).toEqual([])
})
