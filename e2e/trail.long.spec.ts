// A finished day of the demo, seen again: planned and driven, at any moment, from Live and from an order.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { TrailsResponse } from '@dropwise/contracts'
import { rm } from 'node:fs/promises'
import { call, PATIENCE } from './support/plan-by-hand.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { signIn } from './support/sign-in.ts'

let product: StartedProduct
test.beforeAll(async () => {
  product = await startProduct({ DEMO_DAYS: '1' })
})
test.afterAll(async () => {
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
})

/** The newest day of the demo's past, once its vans are home. */
async function drivenDay(page: Page): Promise<TrailsResponse> {
  const days = Array.from({ length: 4 }, (_, i) =>
    new Date(Date.now() - i * 86_400_000).toISOString().slice(0, 10),
  )
  let driven: TrailsResponse | undefined
  await expect
    .poll(async () => {
      for (const day of days) {
        const answer = await call<TrailsResponse>(page, 'GET', `/live/trails?date=${day}`)
        const { trails } = answer
        if (trails.length > 0 && trails.every(({ finishedAt }) => finishedAt !== null)) driven = answer
      }
      return driven !== undefined
    }, PATIENCE)
    .toBe(true)
  return driven!
}

/** Checks the page with axe and takes pictures, light and dark. */
async function takePicture(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme)
    await expect(page.locator('[data-map="idle"]')).toBeVisible(PATIENCE)
    await page.screenshot({ path: `test-results/trail/${name}-${theme}.png` })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

test('[M53] a finished day can be replayed: trails with gaps, planned and actual stops', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, 'Dispatcher')
  const { date, trails } = await drivenDay(page)
  const gappy = trails.find(({ segments }) => segments.length > 1)
  if (!gappy) throw new Error('a van of the demo passes a dead spot')
  const time = page.getByRole('status', { name: 'Time shown' })
  const slider = page.getByRole('slider', { name: 'Time of the day' })

  await test.step('from Live, the complete day', async () => {
    await page.goto(`/tenant/live?day=${date}`)
    await page.getByRole('radio', { name: 'Trail' }).click()
    await expect(page.getByRole('table', { name: 'Vans of the day' }).getByRole('row')).toHaveCount(
      trails.length + 1,
    )
    await expect(page.getByText(/stored positions are drawn\. .*Positions stay stored/)).toBeVisible()
    await slider.press('End')
    await slider.press('ArrowLeft')
    await slider.press('PageDown')
    await expect(time).toHaveText(/^\d\d:\d4|^\d\d:\d9/)
    await takePicture(page, 'day-1440')
  })

  await test.step('one van: its gap is a gap, and a stop shows the moment in which the van came', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^R${gappy.number}, `) })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^No position / })
      .first()
      .click()
    const from = await time.innerText()
    await expect(page.getByRole('button', { name: new RegExp(`^No position ${from}-`) })).toBeVisible()
    const stops = page.getByRole('table', { name: `Stops of R${gappy.number} as planned and as they were` })
    const third = stops.getByRole('row').nth(3)
    await third.getByRole('button').click()
    await expect(third).toContainText(await time.innerText())
    await takePicture(page, 'van-1440')
  })

  await test.step('it plays, and stops', async () => {
    const before = await time.innerText()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(time).not.toHaveText(before)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })

  await test.step('from an order, at its stop', async () => {
    await page.goto(`/tenant/orders?day=${date}`)
    await page.getByRole('row').nth(2).click()
    await page.getByRole('link', { name: /^How the van came to stop/ }).click()
    await expect(page).toHaveURL(/view=trail/)
    const row = page.getByRole('row').filter({ has: page.locator('[aria-pressed="true"]') })
    await expect(row.first()).toContainText(await time.innerText())
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/tenant/live?day=${date}&view=trail&route=${gappy.number}`)
    await expect(page.getByRole('button', { name: /^No position / }).first()).toBeVisible()
    await takePicture(page, 'van-390')
  })
  await context.close()
})
