// Every page of the owner's portal, looked over by axe.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signIn } from './support/sign-in.ts'

const PAGES = [
  '',
  '/ai-routes',
  '/tenants',
  '/billing',
  '/plans',
  '/emails',
  '/integrations',
  '/security',
  '/settings',
  '/subscriptions',
  '/support',
  '/status',
  '/outbox',
  '/system',
  '/audit',
]

test('[2.8-4] the owner’s pages have no fault that axe finds', async ({ page }) => {
  test.setTimeout(600_000)
  await signIn(page, 'Owner')
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(`/owner${path}`)
      await expect(page.getByRole('heading', { name: 'Enterprise Admin' })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0)
      // Mails shown in frames are their authors' own.
      expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
    })
})
