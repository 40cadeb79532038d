// Dispatches some routes of a plan; the others become their own plan and go later.
import { expect, test } from '@playwright/test'
import { dayFromNow, exampleOrders } from './support/day-of-work.ts'
import { openSession } from './support/session.ts'

const DAY = dayFromNow(9)
const ORDERS = 60

test('[2.10-5] some routes are dispatched now and the others later', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  await page.goto(`/tenant/orders?day=${DAY}&panel=import`)
  await page.getByLabel('Order file').setInputFiles(await exampleOrders(DAY, ORDERS))
  await page.getByRole('button', { name: `Import ${ORDERS}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: `${ORDERS} orders imported` })).toBeVisible()
  await page.goto(`/tenant/plan?day=${DAY}`)
  await page.getByRole('button', { name: 'Run options' }).click()
  await page.getByRole('radio', { name: '5', exact: true }).click()
  // Forces several vans by a stop limit.
  await page.getByLabel('Maximum stops per van').fill('15')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Optimise', exact: true }).first().click()
  const chooseRoutes = page.getByRole('button', { name: 'Choose routes to dispatch' })
  await expect(chooseRoutes).toBeEnabled({ timeout: 240_000 })

  await chooseRoutes.click()
  const choices = page.getByRole('checkbox', { name: /^R\d+ / })
  await expect(choices.nth(3)).toBeVisible()
  const count = await choices.count()
  await choices.first().click()
  await choices.last().click()
  await page.getByRole('button', { name: /^Dispatch 2 of \d+ routes$/ }).click()
  await expect(page.getByText('2 routes dispatched')).toBeVisible()
  await expect(page.getByText('Plan A is dispatched')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Plan B' })).toBeChecked()
  const routes = page.getByRole('region', { name: 'Routes' })
  await expect(routes.getByRole('listitem')).toHaveCount(count - 2)

  await page.getByRole('button', { name: /^Dispatch \d+/ }).click()
  await expect(page).toHaveURL(/\/tenant\/live/)
  await expect(page.getByRole('group', { name: 'Counts of the day' })).toContainText(`of ${ORDERS}`)
})
