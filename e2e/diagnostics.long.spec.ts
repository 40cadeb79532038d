// A check that never completes is aborted after ten seconds.
import { expect, test } from '@playwright/test'
import { finished } from './support/diagnostics.ts'

test('[2.7-6] a call blocked by an extension and one without an answer are distinguished', async ({
  page,
}) => {
  await page.route('**/healthz?tracking**', (route) => route.abort('blockedbyclient'))
  await page.route('**/auth/v1/settings', () => {})
  await page.goto('/extension-diagnostics')
  // The hanging check is aborted after its ten seconds.
  await finished(page, 4)
  await expect(page.getByRole('listitem').filter({ hasText: 'Content blockers' })).toContainText(/error/i)
  await expect(page.getByRole('listitem').filter({ hasText: 'Auth settings' })).toContainText(/Timeout/i)
})
