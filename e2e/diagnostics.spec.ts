// Diagnostic pages: real checks, all states, a report to copy and send.
import { expect, test } from '@playwright/test'
import { finished } from './support/diagnostics.ts'

test.describe.configure({ timeout: 600_000 })

const SETS = [
  ['/diagnostics', 14],
  ['/network-diagnostics', 9],
  ['/auth-diagnostics', 5],
  ['/cors-fix', 4],
  ['/extension-diagnostics', 4],
  ['/escalation', 7],
] as const

test('[2.7-6] each diagnostic page runs its checks for real and all are well', async ({ page }) => {
  for (const [path, count] of SETS)
    await test.step(`${path}: ${count} checks`, async () => {
      await page.goto(path)
      await finished(page, count)
      await expect(page.getByText(`${count} success`)).toBeVisible()
      await expect(page.getByText('All systems operational').first()).toBeVisible()
      await expect(page.getByRole('listitem').getByText('Success')).toHaveCount(count)
    })
})

test('[2.7-6] a report is copied unchanged, and sent as a mail draft', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/escalation')
  await finished(page, 7)
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByText('Report copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await page.locator('pre').textContent())
  expect(copied).toContain('realtime')
  const href = (await page.getByRole('link', { name: 'Escalate by mail' }).getAttribute('href')) ?? ''
  expect(href).toMatch(/^mailto:/)
  expect(decodeURIComponent(href)).toContain(copied.split('\n')[0])
})

test('[2.7-6] a refused check is shown with the next step', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/network-diagnostics')
  await finished(page, 9)
  await expect(page.getByText('HTTP 503: Service Unavailable').first()).toBeVisible()
  await expect(page.getByText('5 failed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Status page' })).toBeVisible()
  await page.unroute('**/rest/v1/**')
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByText('9 success')).toBeVisible({ timeout: 120_000 })
})

test('[2.7-6] recovery clears the browser’s storage and signs in again', async ({ page }) => {
  await page.goto('/recovery')
  await page.evaluate(() => localStorage.setItem('supabase_auth', '{"broken'))
  await page.getByRole('button', { name: 'Clear and sign in again' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('supabase_auth'))).toBeNull()
})
