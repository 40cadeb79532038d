// Fills in the trial form and follows it to a new company's dashboard.
import { expect, type Page } from '@playwright/test'

const START = 'Start 3-Day Free Trial'
const FIELDS = {
  'First name': 'Sean',
  'Last name': 'Quinn',
  Email: '',
  'Company name': 'Tollgate Parcels',
  Password: 'quiet harbour 42',
} as const

export async function fill(page: Page, values: Partial<Record<keyof typeof FIELDS, string>>): Promise<void> {
  for (const [label, value] of Object.entries({ ...FIELDS, ...values }))
    await page.getByLabel(label, { exact: true }).fill(value)
}
/** The submit button. */
export const start = (page: Page) => page.getByRole('button', { name: START })
export const unique = (name: string) => `${name}-${Date.now()}@tollgate.example`

/** Submits twice and expects one company with three days left, also after returning to the form. */
export async function startTrial(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/trial') && request.method() === 'POST') tries++
  })
  await page.goto('/onboarding')
  await expect(start(page)).toBeDisabled()
  await fill(page, { Email: unique('sean') })
  await expect(start(page)).toBeEnabled()
  await start(page).dblclick()
  await expect(page.getByRole('button', { name: 'Opening your dashboard' })).toBeDisabled({
    timeout: 120_000,
  })
  // [2.2-2] a trial sees how many days it has left first.
  await expect(page).toHaveURL('/dashboard', { timeout: 120_000 })
  expect(tries).toBe(1)
  await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
  await expect(page).toHaveURL('/tenant')
  await expect(page.getByText('Trial: 3 days left')).toBeVisible()
  await page.goto('/onboarding')
  await expect(page.getByRole('heading', { name: '3 days left' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Dashboard' }).click()
  await expect(page).toHaveURL('/tenant')
}
