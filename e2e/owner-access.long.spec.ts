// Checks every page of the owner's portal with axe.
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
  '/regions',
  '/audit',
]

/** On a phone tables are wider than the page: keyboards must reach the scrolled part. */
const WIDTHS = [1_440, 390]

test('[M99] [2.8-4] the owner’s pages have no fault that axe finds at desktop and phone width', async ({
  page,
}) => {
  test.setTimeout(2_400_000)
  await signIn(page, 'Owner')
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(`/owner${path}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('status', { name: /^Loading / })).toHaveCount(0)
        // Mails in frames are their authors' content.
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
        expect(violations, `${width} px`).toEqual([])
      }
    })
})
