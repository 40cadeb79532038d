// Passkeys from security page to sign-in page, with the browser's virtual authenticator.
import { expect, test, type CDPSession, type Page } from '@playwright/test'

test.describe.configure({ timeout: 600_000 })

const PASSWORD = 'quiet harbour 42'

/** Passkeys need a host name: the same product as localhost. */
const siteOf = (baseURL = ''): string => baseURL.replace('127.0.0.1', 'localhost')

async function startTrial(page: Page, site: string, email: string): Promise<void> {
  const answer = await page.request.post(`${site}/api/v1/trial`, {
    data: {
      firstName: 'Nora',
      lastName: 'Keys',
      email,
      companyName: 'Latchford Parcels',
      password: PASSWORD,
    },
  })
  expect(answer.status()).toBe(202)
}

async function enterByPassword(page: Page, site: string, email: string): Promise<void> {
  await page.goto(`${site}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Reads the browser's stored session. */
const tokenOf = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('supabase_auth') ?? '{}') as { access_token?: string }).access_token,
  )

async function signOut(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/sign-out`)
  await expect(page).toHaveURL(`${site}/`)
}

/** An authenticator that stores passkeys and, by default, verifies its user. */
async function device(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

test('[2.5-7] a passkey is added, signs in without the password, and is removed', async ({
  page,
  baseURL,
}) => {
  const site = siteOf(baseURL)
  const email = 'nora@latchford.example'
  await startTrial(page, site, email)
  await enterByPassword(page, site, email)
  const { cdp, authenticatorId } = await device(page)

  await page.goto(`${site}/account/security`)
  const add = page.getByRole('button', { name: 'Add passkey' })
  const list = page.getByRole('list', { name: 'Passkeys' })
  await add.click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('not used yet')
  await add.click()
  await expect(page.getByRole('alert')).toHaveText('This device already holds a passkey for your account.')

  await list.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(list).toContainText('Work laptop')

  await signOut(page, site)
  await page.goto(`${site}/login`)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
  await enter.click()
  await expect(page.getByRole('alert')).toHaveText('Cancelled, or the time ran out.')
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await enter.click()
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto(`${site}/account/security`)
  await expect(list).toContainText('last used')
  await expect(page.getByRole('list', { name: 'Sign-ins' }).getByRole('listitem').first()).toContainText(
    'with a passkey',
  )
  await list.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(list).toHaveCount(0)

  // The device still offers the removed passkey, and gets an error.
  await signOut(page, site)
  await page.goto(`${site}/login`)
  await enter.click()
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here.')
  await expect(page).toHaveURL(/\/login/)
})

test('[2.5-7] a passkey suffices where a company requires a second step', async ({ page, baseURL }) => {
  const site = siteOf(baseURL)
  const email = 'owen@latchford.example'
  await startTrial(page, site, email)
  await enterByPassword(page, site, email)
  await device(page)
  await page.goto(`${site}/account/security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('not used yet')).toBeVisible()
  const answer = await page.request.put(`${site}/api/v1/company/sign-in`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { secondStepRoles: ['admin'] },
  })
  expect(answer.status()).toBe(200)

  // The rule applies to open sessions at once.
  await page.goto(`${site}/tenant`)
  await expect(page).toHaveURL(`${site}/account/security`)
  await signOut(page, site)
  await enterByPassword(page, site, email)
  await expect(
    page.getByRole('status').filter({ hasText: 'Your company asks for a second step' }),
  ).toBeVisible()
  await page.goto(`${site}/tenant`)
  await expect(page).toHaveURL(`${site}/account/security`)

  await signOut(page, site)
  await page.goto(`${site}/login?to=/tenant`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(`${site}/tenant`)
  await page.goto(`${site}/account/security`)
  await expect(page.getByRole('list', { name: 'Sessions' }).getByText('second step')).toBeVisible()
})

test('[2.5-7] at an address without a name there are no passkeys', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/login`)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
})
