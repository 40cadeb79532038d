// The owner views the map regions, adds one from a file, sees why a broken one fails, and removes one.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { draw } from '@dropwise/roads/testing/small-town'
import { writePbf } from '@dropwise/roads/testing/pbf-writer'
import { signIn } from './support/sign-in.ts'

const HAMLET = draw({
  map: ['ABC', 'DEF', 'GHI'],
  ways: { ABC: { name: 'Mill Lane' }, DEF: {}, GHI: {}, ADG: {}, BEH: {}, CFI: {} },
})

test('[7-1] the owner adds, replaces and removes a map region', async ({ page }) => {
  const bytes = await writePbf(HAMLET.source)
  const add = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Add region' }).first().click()
    const panel = page.getByRole('complementary', { name: 'Add region' })
    await panel.getByRole('radio', { name: 'Upload' }).click()
    await panel
      .getByLabel('Extract', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await panel.getByRole('button', { name: /Add region|Replace region/ }).click()
  }
  const row = (name: string) => page.getByRole('table', { name: 'Map regions' }).getByRole('row', { name })

  await test.step('sees what is in service, and that the demo town stays', async () => {
    await signIn(page, 'Owner')
    await page.getByRole('link', { name: 'Regions' }).first().click()
    await expect(page).toHaveURL(/\/owner\/regions/)
    await expect(row('ashmouth')).toContainText('generated')
    await row('ashmouth').click()
    const panel = page.getByRole('complementary', { name: 'ashmouth' })
    await expect(panel).toContainText('Harbour Lane')
    await expect(panel.getByRole('button', { name: 'Remove region' })).toBeDisabled()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await panel.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('adds one from a file, named after it', async () => {
    await add('hamlet-latest.osm.pbf', bytes)
    await expect(row('hamlet')).toBeVisible({ timeout: 120_000 })
    const tiles = await page.request.get('/tiles/hamlet.pmtiles', { headers: { range: 'bytes=0-6' } })
    expect(tiles.status()).toBe(206)
    expect(await tiles.text()).toBe('PMTiles')
  })

  await test.step('reads why a broken file is refused; the region stays', async () => {
    await add('hamlet.osm.pbf', bytes.subarray(0, bytes.length - 30))
    const failed = page.getByRole('region', { name: 'Compiles' })
    await expect(failed).toContainText('could not be compiled', { timeout: 120_000 })
    await expect(failed).toContainText('ends in the middle of a block')
    await expect(row('hamlet')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await failed.getByRole('button', { name: 'Dismiss hamlet' }).click()
    await expect(failed).toBeHidden()
  })

  await test.step('removes it after a confirmation', async () => {
    await row('hamlet').click()
    const panel = page.getByRole('complementary', { name: 'hamlet' })
    await expect(panel).toContainText('No company needs this region')
    await panel.getByRole('button', { name: 'Remove region' }).click()
    const question = page.getByRole('dialog', { name: 'Remove hamlet?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    // The dialog closes after the removal of the region; until then it hides the table.
    await expect(question).toBeHidden()
    await expect(row('hamlet')).toBeHidden()
    expect((await page.request.get('/tiles/hamlet.pmtiles')).status()).toBe(404)
  })
})

test('[7-2] nobody but the owner reaches the regions', async ({ page }) => {
  await signIn(page, 'Dispatcher')
  await page.goto('/owner/regions')
  await expect(page).toHaveURL(/\/tenant/)
})

test('[7-3] the map of a day has a table twin for the keyboard, and its canvas outlives the page', async ({
  page,
}) => {
  await signIn(page, 'Dispatcher')
  await page.goto('/tenant/plan')
  const plan = page.getByRole('region', { name: 'Map of the plan' })
  await expect(plan.locator('[data-map=idle]')).toBeVisible({ timeout: 120_000 })

  await test.step('rows are what is in view; Enter selects one on the map and in the lists', async () => {
    await plan.getByRole('button', { name: 'Show as a table' }).press('Enter')
    const twin = plan.getByRole('dialog', { name: 'What the map shows, as a table' })
    const rows = twin.getByRole('row', { name: /^Stop \d+, / })
    await expect(rows.first()).toBeVisible()
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(twin).toBeHidden()
    await expect(page).toHaveURL(/stop=/)
    await plan.getByRole('button', { name: 'Show as a table' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(twin).toBeHidden()
  })

  await test.step('the next page takes the same canvas up', async () => {
    const canvas = await plan.locator('canvas').elementHandle()
    await page.getByRole('link', { name: 'Live' }).first().click()
    const live = page.getByRole('region', { name: 'Map of the live day' })
    await expect(live.locator('[data-map=idle]')).toBeVisible({ timeout: 120_000 })
    expect(await live.locator('canvas').evaluate((now, before) => now === before, canvas)).toBe(true)
  })
})
