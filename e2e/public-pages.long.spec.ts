// Every public page in both themes, as an accessibility checker sees it.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { DIAGNOSTIC_PAGES, PUBLIC_PAGES } from './support/public-pages.ts'

for (const path of [...PUBLIC_PAGES, ...DIAGNOSTIC_PAGES]) {
  test(`[2.1-1][2.1-2][2.1-3] ${path} has no axe violation, light and dark`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      // Colours of the other theme may still be on their way; what stays wrong fails.
      await expect(async () => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`),
        ).toEqual([])
      }).toPass({ timeout: 45_000 })
    }
  })
}
