// Sign-in by requirement: messages, timing, and targets.
import { expect, test, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@dropwise/contracts'

test.describe.configure({ timeout: 600_000 })

const EMAIL = 'dispatcher@dropwise.example'
const TOKEN = '**/auth/v1/token**'

async function fill(page: Page, email = EMAIL, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })

for (const width of [1440, 390]) {
  test(`[2.5-1] at ${width} px the form has its fields, its ways on and a live indicator`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/login')
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Network Diagnostics' })).toHaveAttribute(
      'href',
      '/network-diagnostics',
    )
    await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute('href', '/onboarding')
    await context.setOffline(true)
    await expect(page.getByText('No Connection')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  })
}

test('[2.5-2] both fields are required, and blanks do not count', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  for (const [email, password] of [
    ['', ''],
    ['   ', DEMO_PASSWORD],
    [EMAIL, ''],
  ] as const) {
    await fill(page, email, password)
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter both email and password')
  }
})

test('[2.5-3] offline disables the fields; they come back by themselves with what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await fill(page)
  await context.setOffline(true)
  await expect(page.getByRole('alert')).toHaveText(
    'No internet connection. Please check your network and try again.',
  )
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(submit(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByLabel('Email')).toBeEnabled()
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL)
  await submit(page).click()
  await expect(page).toHaveURL('/tenant')
})

test('[2.5-4][8-1] a wrong password shows the server’s error, the same for known and unknown addresses', async ({
  page,
}) => {
  await page.goto('/login')
  for (const email of [
    EMAIL,
    'nobody@dropwise.example',
    'عمر@مثال.example',
    `${'a'.repeat(240)}@x.example`,
  ]) {
    await fill(page, email, 'not the password')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Invalid login credentials|Unable to validate email/)
  }
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
})

test.describe('failures between page and server', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    // Retries wait 1, 2 and 3 s, so the test advances the clock.
    await page.clock.install()
    await fill(page)
  })
  const past = async (page: Page, ...sentences: string[]) => {
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByRole('alert')).toHaveText(sentences.join(' '), { timeout: 200 })
    }).toPass({ timeout: 90_000 })
    for (const sentence of sentences) await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  const UNAVAILABLE = 'Authentication service temporarily unavailable. Please try again.'

  test('[2.5-4][7-5] a blocked call is tried four times, then called unavailable and blocked', async ({
    page,
  }) => {
    let tries = 0
    await page.route(TOKEN, (route) => {
      tries++
      return route.abort()
    })
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await past(
      page,
      UNAVAILABLE,
      'Authentication blocked by browser extension. Please disable CORS extensions or try incognito mode.',
    )
    expect(tries).toBe(4)
    await page.unroute(TOKEN)
    await submit(page).click()
    await page.clock.resume()
    await expect(page).toHaveURL('/tenant')
  })

  test('[2.5-4][7-5] a missing network is reported as such', async ({ page }) => {
    await page.route(/\/auth\/v1|config\.json/, (route) => route.abort())
    await submit(page).click()
    await past(
      page,
      UNAVAILABLE,
      'Network connection failed. Please check your internet connection and try again.',
    )
  })

  test('[2.5-4] a server that is silent for 15 s times out', async ({ page }) => {
    await page.route(TOKEN, () => {})
    await submit(page).click()
    await past(page, 'Request timed out. Please check your connection and try again.')
  })

  test('[7-5] a server that answers 503 is shown as unavailable, and is not called again', async ({
    page,
  }) => {
    let attempts = 0
    await page.route(TOKEN, (route) => {
      if (route.request().method() === 'POST') attempts++
      return route.fulfill({ status: 503, body: '{}' })
    })
    await submit(page).click()
    await past(page, UNAVAILABLE)
    expect(attempts).toBe(1)
  })
})

test('[2.5-5] someone without a trial passes straight on; a double click makes one session', async ({
  page,
}) => {
  let sessions = 0
  page.on('response', (response) => {
    if (response.url().includes('/auth/v1/token') && response.ok()) sessions++
  })
  await page.goto('/login')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await fill(page)
  await submit(page).dblclick()
  await expect(page).toHaveURL('/tenant')
  expect(sessions).toBe(1)
})
