// Every public page at desktop and phone width, and in both themes with axe.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { DIAGNOSTIC_PAGES, PUBLIC_PAGES } from './support/public-pages.ts'

const PHONE = { width: 390, height: 844 }

/** The page must not scroll sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
}

for (const path of [...PUBLIC_PAGES, ...DIAGNOSTIC_PAGES]) {
  test(`[2.1-1][2.1-2][2.1-3] ${path} answers without an error, at 390 and 1440 px`, async ({ page }) => {
    // React reports markup that differs from the prerendered page as an error.
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('h1')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    // Once it is idle, React has compared its markup with the page's. A browser that draws no more frames may never report idle time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
    expect(pageErrors).toEqual([])
  })
}

for (const path of [...PUBLIC_PAGES, ...DIAGNOSTIC_PAGES]) {
  test(`[M99] [2.1-1][2.1-2][2.1-3] ${path} has no axe violation, light and dark`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      // Theme colours may still be changing; real errors persist.
      await expect(async () => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`),
        ).toEqual([])
      }).toPass({ timeout: 45_000 })
    }
  })
}

test('[2.1-7] header and footer wrap every kind of public page', async ({ page }) => {
  for (const path of [
    '/help',
    '/status',
    '/terms',
    '/onboarding',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/track',
  ]) {
    await page.goto(path)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Start 3-Day Trial' }),
      path,
    ).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await expect(page.getByRole('main'), path).toHaveCount(1)
  }
})

test('[1-3] a recipient who follows a parcel switches the theme in the footer', async ({ page }) => {
  await page.goto('/track/demo')
  const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })
  await themes.locator('label', { hasText: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await themes.locator('label', { hasText: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the home page rests once its drawing has drawn itself', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { frames: number }
    counted.frames = 0
    const requestFrame = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      counted.frames++
      return requestFrame(callback)
    }
  })
  await page.goto('/')
  // A still picture replaces the animation, because browsers repaint an animated SVG forever.
  await expect(page.locator('img[src="/pictures/day.svg"]')).toHaveCount(0, { timeout: 120_000 })
  await expect(page.locator('img[src="/pictures/day-still.svg"]').first()).toBeVisible()
  const atRest = () =>
    page.evaluate(() => ({
      frames: (window as unknown as { frames: number }).frames,
      animations: document.getAnimations().length,
    }))
  // Initial activity may finish first; then the page must stay idle.
  await expect(async () => {
    const before = await atRest()
    expect(before.animations).toBe(0)
    for (let turn = 0; turn < 20; turn++)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await atRest()).toEqual(before)
  }).toPass({ timeout: 120_000 })
})
