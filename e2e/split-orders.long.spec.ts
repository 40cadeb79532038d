// Splits an order that fits no van, and merges orders that belong together.
import { expect, test } from '@playwright/test'
import { dayFromNow } from './support/day-of-work.ts'
import { openSession } from './support/session.ts'

const DAY = dayFromNow(25)

test('2.10-4 an order is divided and put together again', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  const number = `BIG-${Date.now()}`
  await page.goto(`/tenant/orders?day=${DAY}&panel=new`)
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('Recipient').fill('Edith Ward')
  await page.getByLabel('Address').click()
  await page.getByPlaceholder('Address, coordinates or map link').fill('23 Bramble Street')
  await page
    .getByText(/23 Bramble Street, Ashmouth/)
    .first()
    .click()
  await page.getByLabel('Parcels').fill('7')
  await page.getByRole('button', { name: 'Add order' }).click()

  await page.getByLabel('Filter orders').fill(number)
  await page.getByRole('cell', { name: number, exact: true }).click()
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  await page.getByLabel('Parts').fill('3')
  await page.getByRole('button', { name: 'Split order' }).click()
  await expect(page.getByRole('cell', { name: `${number}-3`, exact: true })).toBeVisible()

  await page.getByRole('checkbox', { name: /all/i }).click()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText(`3 orders merged into ${number}`)).toBeVisible()
  await expect(page.getByRole('cell', { name: `${number}-3`, exact: true })).toHaveCount(0)
  await expect(
    page.getByRole('row', { name: new RegExp(number) }).getByRole('cell', { name: '7', exact: true }),
  ).toBeVisible()
})
