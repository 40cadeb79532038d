// Sign-in with a company's OpenID Connect server: a real one, in a real browser.
import { expect, test, type Page } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { linkIn, startMailSink, type MailSink } from '../apps/server/src/platform/mail/mail-sink.ts'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIssuer,
  type TestIssuer,
} from '../packages/surface/test/oidc-issuer.ts'
import { startProduct, type StartedProduct } from './support/product.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const TRIAL = 'nora@fleet.example'
const PASSWORD = 'quiet harbour 42'
const NEW_PASSWORD = 'loud harbour 43'
const INVITED = 'kim@fleet.example'

let issuer: TestIssuer
let product: StartedProduct
let sink: MailSink

test.beforeAll(async () => {
  issuer = await startIssuer({
    nora: { email: TRIAL, email_verified: true, name: 'Nora Keys' },
    kim: { email: INVITED, email_verified: true, name: 'Kim Lane' },
    alias: { email: 'alias@elsewhere.example', email_verified: true },
    unproven: { email: 'unproven@fleet.example', email_verified: false },
  })
  sink = await startMailSink()
  product = await startProduct({
    SMTP_URL: sink.url,
    DEMO: '0',
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_LABEL: 'Fleet ID',
  })
  issuer.open(`${product.url}/auth/v1/callback`)
})

test.afterAll(async () => {
  await product?.stop()
  if (product) await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  await issuer?.close()
  await sink?.close()
})

/**
 * Opens the other server's sign-in form from this path, or the current page. Its pages request public fonts,
 * which are blocked.
 */
async function leave(page: Page, path: string | null = '/login'): Promise<void> {
  await page.route(/googleapis|gstatic/, (route) => route.abort())
  if (path !== null) await page.goto(product.url + path)
  await page.getByRole('button', { name: 'Continue with Fleet ID' }).click()
  await page.waitForURL((url) => url.origin === issuer.url)
}

/** From the browser's stored session. */
const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('supabase_auth') ?? '{}') as { access_token?: string }).access_token,
  )

async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  const agree = page.getByRole('button', { name: 'Continue', exact: true })
  await agree.click()
}

test('a dispatcher signs in without a password, and lands on the requested page', async ({ page }) => {
  const answer = await page.request.post(`${product.url}/api/v1/trial`, {
    data: {
      firstName: 'Nora',
      lastName: 'Keys',
      email: TRIAL,
      companyName: 'Latchford Parcels',
      password: PASSWORD,
    },
  })
  expect(answer.status()).toBe(202)
  await leave(page, '/login?to=/tenant/fleet')
  await signInThere(page, 'nora')
  await expect(page).toHaveURL(`${product.url}/tenant/fleet`)
  await expect(page.getByText('Latchford Parcels').first()).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${product.url}/tenant/fleet`)
})

test('the sign-in page explains why a person is refused', async ({ page }) => {
  await test.step('cancelled', async () => {
    await leave(page)
    await page.getByRole('link', { name: /cancel/i }).click()
    await expect(page.getByRole('alert')).toHaveText('The sign-in with Fleet ID was cancelled.')
    await expect(page).toHaveURL(`${product.url}/login`)
  })
  await test.step('an unverified address', async () => {
    await leave(page)
    await signInThere(page, 'unproven')
    await expect(page.getByRole('alert')).toContainText('Fleet ID has not verified your email address.')
  })
  await test.step('the browser that comes back with an answer of before', async () => {
    await page.goto(`${product.url}/auth/v1/callback?code=x&state=of-before`)
    await expect(page.getByRole('alert')).toHaveText(
      'This sign-in was not started in this tab. Start it again here.',
    )
  })
})

test('[2.5-8] an invited person joins by the other server, and takes the second step that their role requires', async ({
  page,
  browser,
}) => {
  const admin = await browser.newPage()
  await leave(admin)
  await signInThere(admin, 'nora')
  await expect(admin).not.toHaveURL(/login/)
  const asAdmin = { authorization: `Bearer ${await tokenOf(admin)}` }
  const call = (method: 'POST' | 'PUT', path: string, data: object) =>
    page.request.fetch(`${product.url}/api/v1${path}`, { method, headers: asAdmin, data })
  expect((await call('POST', '/invitations', { email: INVITED, role: 'dispatcher' })).status()).toBe(201)
  const mail = await sink.waitFor(INVITED, /invited/)

  await test.step('comes in without a password and accepts', async () => {
    await page.goto(linkIn(mail))
    await page.getByRole('link', { name: 'Or continue with Fleet ID' }).click()
    await leave(page, null)
    await signInThere(page, 'kim')
    await expect(page.getByRole('heading', { name: 'Join Latchford Parcels' })).toBeVisible()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL(`${product.url}/dashboard`)
    await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
    await expect(page).toHaveURL(/\/tenant/)
    await expect(page.getByText('Latchford Parcels').first()).toBeVisible()
  })

  await test.step('needs the second step from the next sign-in on', async () => {
    expect((await call('PUT', '/company/sign-in', { secondStepRoles: ['dispatcher'] })).status()).toBe(200)
    const next = await browser.newPage()
    await leave(next, '/login?to=/tenant/fleet')
    await signInThere(next, 'kim')
    await expect(next).toHaveURL(`${product.url}/account/security`)
    await expect(next.getByText('Your company asks for a second step at sign-in.')).toBeVisible()
    await next.goto(`${product.url}/tenant/fleet`)
    await expect(next).toHaveURL(`${product.url}/account/security`)

    await next.getByRole('button', { name: 'Turn on' }).click()
    const secret = (await next.getByTestId('secret').innerText()).replaceAll(/\s/g, '')
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    await next.getByLabel('6-digit code').fill(totp.generate())
    await expect(next.getByText('Recovery codes').first()).toBeVisible()
    await next.goto(`${product.url}/tenant/fleet`)
    await expect(next).toHaveURL(`${product.url}/tenant/fleet`)
    for (const each of [next, admin]) await each.close()
  })
})

test('[2.5-8] the security page keeps the last way in, disconnects, and connects another person', async ({
  page,
  browser,
}) => {
  await leave(page, '/login?to=/account/security')
  await signInThere(page, 'nora')
  await page.getByRole('button', { name: 'Disconnect Fleet ID' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  // The other server proved her trial's address, so the password of the person who typed it was removed.
  await expect(dialog.getByRole('alert')).toHaveText(
    'This is your last way in. Choose a password or add a passkey first.',
  )
  const changed = await page.request.put(`${product.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { password: NEW_PASSWORD },
  })
  expect(changed.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Fleet ID' })).toBeVisible()

  // A browser unknown to the other server, with another address.
  const next = await browser.newPage()
  await next.route(/googleapis|gstatic/, (route) => route.abort())
  await next.goto(`${product.url}/login?to=/account/security`)
  await next.getByLabel('Email').fill(TRIAL)
  await next.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await next.getByRole('button', { name: 'Sign In', exact: true }).click()
  await next.getByRole('button', { name: 'Connect Fleet ID' }).click()
  await next.waitForURL((url) => url.origin === issuer.url)
  await signInThere(next, 'alias')
  await expect(next).toHaveURL(`${product.url}/account/security`)
  await expect(next.getByText('Connected with Fleet ID')).toBeVisible()
  await expect(next.getByText(/alias@elsewhere\.example, connected/)).toBeVisible()

  const alias = await browser.newPage()
  await leave(alias, '/login?to=/account/security')
  await signInThere(alias, 'alias')
  await expect(alias.getByText(TRIAL)).toBeVisible()
  for (const each of [next, alias]) await each.close()
})

test('the sign-in page says that the other server is down', async ({ page }) => {
  await issuer.close()
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Continue with Fleet ID' }).click()
  await expect(page.getByRole('alert')).toContainText(/^Fleet ID cannot be reached at the moment\./)
})
