// Routes of a day at /tenant/routes, and direct URLs of forms.
import { expect, test } from '@playwright/test'
import { planOrders } from './support/orders.ts'
import { openSession } from './support/session.ts'

/** The product is shared, so this file uses its own days. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('2.10-3 the addresses of forms open their form', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/drivers/add')
  await expect(page.getByRole('complementary', { name: 'Add driver' })).toBeVisible()
  await page.goto('/tenant/routes/create')
  await expect(page.getByRole('complementary', { name: 'Create route' })).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Routes', exact: true }).click()
  await expect(page).toHaveURL(/\/tenant\/routes/)
})

test('[2.12-1] [2.12-2] Optimize Routes shows a bar that rises in tens, then the routes; Re-route works on one of them', async ({
  page,
  context,
  request,
}) => {
  const day = dayAhead(11)
  await openSession(context, request, 'tenant')
  await planOrders(request, day, 24)
  await page.goto(`/tenant/routes?day=${day}`)
  const table = page.getByRole('table', { name: 'Routes' })

  await test.step('the bar rises in tens, then the routes are there', async () => {
    await page.getByRole('button', { name: 'Optimize Routes' }).first().click()
    const bar = page.getByRole('progressbar', { name: 'Optimizing routes' })
    const paths = new Set<string>()
    await expect(async () => {
      const value = await bar.getAttribute('aria-valuenow', { timeout: 1_000 }).catch(() => null)
      if (value !== null) paths.add(value)
      expect(await table.getByRole('row').count()).toBeGreaterThan(1)
    }).toPass({ intervals: [100], timeout: 120_000 })
    expect(paths.size).toBeGreaterThan(0)
    expect([...paths].every((value) => Number(value) % 10 === 0)).toBe(true)
    await expect(page.getByRole('cell', { name: 'optimized' }).first()).toBeVisible()
  })

  await test.step('one route is in progress, then optimized again, with its efficiency', async () => {
    const row = table.getByRole('row').nth(1)
    await expect(row.getByText('optimized')).toBeVisible({ timeout: 120_000 })
    // Delays the response until the row shows progress, which would otherwise flash.
    const displayed = Promise.withResolvers<void>()
    await page.route('**/reroute', async (route) => {
      await displayed.promise
      await route.continue()
    })
    await row.getByRole('button', { name: 'Re-route' }).click()
    await expect(row.getByText('in-progress')).toBeVisible()
    displayed.resolve()
    await expect(row.getByText('optimized')).toBeVisible({ timeout: 120_000 })
    await expect(row.getByRole('cell', { name: /^\d+(\.\d)? %$/ })).toBeVisible()
  })
})
