// Enters a weekly order once, finds it in the following week, and stops it.
import { expect, test } from '@playwright/test'
import { dayFromNow } from './support/day-of-work.ts'
import { openSession } from './support/session.ts'

const FIRST = dayFromNow(4)
const WEEK_AFTER = dayFromNow(11)

test('2.10-4 an order repeats until it is stopped', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  const name = `Weekly ${Date.now()}`
  await page.goto(`/tenant/orders?day=${FIRST}&panel=new`)
  await page.getByLabel('Recipient').fill(name)
  await page.getByRole('combobox', { name: 'Address' }).or(page.getByLabel('Address')).first().click()
  await page.getByPlaceholder('Address, coordinates or map link').fill('23 Bramble Street')
  await page
    .getByText(/23 Bramble Street, Ashmouth/)
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Repeats' }).click()
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await page.getByRole('button', { name: 'Add order' }).click()
  await stored

  await page.goto(`/tenant/orders?day=${WEEK_AFTER}`)
  await page.getByLabel('Filter orders').fill(name)
  await page.getByRole('cell', { name: `repeats ${name}` }).click()
  const panel = page.getByRole('complementary', { name })
  await panel.getByRole('link', { name: /^every / }).click()

  await page.getByRole('button', { name: `Stop ${name}` }).click()
  await expect(page.getByText(`${name} stopped`)).toBeVisible()
  await page.goto(`/tenant/orders?day=${WEEK_AFTER}`)
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})
