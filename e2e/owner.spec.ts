// The owner's portal on demo data: every tab and page of the rail. Figures and templates: owner.long.spec.ts.
import { expect, test, type Page } from '@playwright/test'
import { signIn } from './support/sign-in.ts'

const TABS = [
  ['Overview', '/owner'],
  ['AI routes', '/owner/ai-routes'],
  ['Tenants', '/owner/tenants'],
  ['Billing', '/owner/billing'],
  ['Plans', '/owner/plans'],
  ['Emails', '/owner/emails'],
  ['API', '/owner/integrations'],
  ['Security', '/owner/security'],
  ['Settings', '/owner/settings'],
] as const

const MORE_PAGES = [
  '/owner/subscriptions',
  '/owner/support',
  '/owner/status',
  '/owner/outbox',
  '/owner/system',
  '/owner/audit',
]

/** Checks that the page's data came from the server and no request failed. */
async function expectComplete(page: Page) {
  await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0)
  await expect(page.getByText(/could not be loaded|went wrong|Page not found/)).toHaveCount(0)
}

test('[2.8-1] [2.8-4] the nine tabs of Enterprise Admin lead to pages that work', async ({ page }) => {
  await signIn(page, 'Owner')
  await expect(page.getByRole('heading', { name: 'Enterprise Admin' })).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Owner Portal' })
  for (const [name, path] of TABS)
    await test.step(name, async () => {
      await rail.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expectComplete(page)
    })
  for (const path of MORE_PAGES)
    await test.step(path, async () => {
      await rail.locator(`a[href="${path}"]`).click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expectComplete(page)
    })
})
