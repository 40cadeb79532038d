// Starts a trial with realistic input.
import { expect, test } from '@playwright/test'
import { fill, start, startTrial, unique } from './support/trial.ts'

test.describe.configure({ timeout: 600_000 })

test('[2.2-2][2.6-1][2.6-2][2.6-3] on a phone a trial makes a real company, once, and opens its dashboard', ({
  page,
}) => startTrial(page, 390))

test('[2.6-1][5-1] missing and invalid values are reported at their fields', async ({ page }) => {
  await page.goto('/onboarding')
  await fill(page, { 'First name': '  ', 'Last name': '', Email: 'nobody@', Password: 'short' })
  await start(page).click()
  for (const words of [
    'Enter your first name',
    'Enter your last name',
    'This email address is not complete',
    'At least 8 characters',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await fill(page, { Email: unique('blank'), 'Company name': '   ' })
  await expect(start(page)).toBeDisabled()
})

test('[2.6-1] names may be long, right-to-left, emoji or HTML: they are kept to their limits and shown as text', async ({
  page,
}) => {
  await page.goto('/onboarding')
  const company = '<b>شركة</b> 🚚'
  await fill(page, {
    'First name': 'é'.repeat(100),
    'Last name': 'عمر',
    Email: unique('odd'),
    'Company name': company,
  })
  await page.getByLabel('First name').pressSequentially('!')
  expect(await page.getByLabel('First name').inputValue()).toHaveLength(100)
  await start(page).click()
  await expect(page).toHaveURL('/dashboard', { timeout: 120_000 })
  await expect(page.getByText(company).first()).toBeVisible()
})

test('[2.6-1] a known address gets the same answer and no session', async ({ page, request }) => {
  const email = unique('known')
  const body = { firstName: 'A', lastName: 'B', email, companyName: 'C', password: 'quiet harbour 42' }
  const first = await request.post('/api/v1/trial', { data: body })
  const second = await request.post('/api/v1/trial', { data: { ...body, password: 'another password 7' } })
  expect([first.status(), await first.text()]).toEqual([second.status(), await second.text()])
  await page.goto('/onboarding')
  await fill(page, { Email: email, Password: 'another password 7' })
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible()
  await expect(page.getByRole('status')).not.toContainText(/account|already/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/, { timeout: 120_000 })
})

test('[2.6-1] a lost network keeps the input, and a retry works', async ({ page }) => {
  await page.goto('/onboarding')
  await fill(page, { Email: unique('dropped') })
  await page.route('**/api/v1/trial', (route) => route.abort())
  await start(page).click()
  await expect(page.getByRole('alert')).toContainText('Registration failed: The server could not be reached.')
  await expect(page.getByLabel('Company name')).toHaveValue('Tollgate Parcels')
  await page.unroute('**/api/v1/trial')
  await start(page).click()
  await expect(page).toHaveURL('/dashboard', { timeout: 120_000 })
})

test('[2.1-3] /tenant/onboarding is the same form', async ({ page }) => {
  await page.goto('/tenant/onboarding')
  await expect(page.getByRole('heading', { name: 'Start your 3-day trial' })).toBeVisible()
})
