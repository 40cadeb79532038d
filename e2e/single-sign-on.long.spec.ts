// Sign-in with a company's own OpenID Connect server: a real one, in a real browser, with a product that is set up for it.
import { expect, test, type Page } from '@playwright/test'
import { rm } from 'node:fs/promises'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIssuer,
  type TestIssuer,
} from '../packages/surface/test/oidc-issuer.ts'
import { startProduct, type StartedProduct } from './support/product.ts'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

const TRIAL = 'nora@fleet.example'

let issuer: TestIssuer
let product: StartedProduct

test.beforeAll(async () => {
  issuer = await startIssuer({
    nora: { email: TRIAL, email_verified: true, name: 'Nora Keys' },
    unproven: { email: 'unproven@fleet.example', email_verified: false },
  })
  product = await startProduct({
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
})

/** To the other server's own sign-in form. Its pages ask for fonts of the public internet. */
async function leave(page: Page, path = '/login'): Promise<void> {
  await page.route(/googleapis|gstatic/, (route) => route.abort())
  await page.goto(product.url + path)
  await page.getByRole('button', { name: 'Continue with Fleet ID' }).click()
  await page.waitForURL((url) => url.origin === issuer.url)
}

async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  const agree = page.getByRole('button', { name: 'Continue', exact: true })
  await agree.click()
}

test('a dispatcher comes in without a password, to the page they wanted', async ({ page }) => {
  const answer = await page.request.post(`${product.url}/api/v1/trial`, {
    data: {
      firstName: 'Nora',
      lastName: 'Keys',
      email: TRIAL,
      companyName: 'Latchford Parcels',
      password: 'quiet harbour 42',
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

test('the sign-in page says why somebody does not come in', async ({ page }) => {
  await test.step('cancelled', async () => {
    await leave(page)
    await page.getByRole('link', { name: /cancel/i }).click()
    await expect(page.getByRole('alert')).toHaveText('The sign-in with Fleet ID was cancelled.')
    await expect(page).toHaveURL(`${product.url}/login`)
  })
  await test.step('an address that nobody verified', async () => {
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

test('the sign-in page says that the other server is down', async ({ page }) => {
  await issuer.close()
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Continue with Fleet ID' }).click()
  await expect(page.getByRole('alert')).toContainText(/^Fleet ID cannot be reached at the moment\./)
})
