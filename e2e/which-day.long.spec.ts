// A file of a past day: the import reports it, asks for the day, and keeps history apart.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { dayFromNow, exampleOrders } from './support/day-of-work.ts'
import { openSession } from './support/session.ts'

const COUNT = 12
const PATIENCE = { timeout: 120_000 }

async function chooseFile(page: Page, day: string): Promise<void> {
  await page.goto('/tenant/orders?panel=import')
  await page.getByLabel('Order file').setInputFiles(await exampleOrders(day, COUNT))
}
const which = (page: Page) => page.getByRole('radiogroup', { name: 'Which day is meant' })
const importAll = (page: Page) => page.getByRole('button', { name: `Import ${COUNT}`, exact: true })

test('[2.10-4] a file of four days ago needs a confirmation of its day, and another day can be chosen', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await chooseFile(page, dayFromNow(-4))
  await expect(page.getByText(new RegExp(`${COUNT} orders for .*, 4 days ago`))).toBeVisible(PATIENCE)
  await expect(page.getByText('That is over. Which day do you mean?')).toBeVisible()
  await expect(page.getByText(/This day is over/).first()).toBeVisible(PATIENCE)
  await expect(page.getByRole('button', { name: /^Import \d+$/ })).toBeDisabled()
  expect((await new AxeBuilder({ page }).include('[role=radiogroup]').analyze()).violations).toEqual([])
  await which(page).getByRole('radio', { name: 'Next working day' }).click()
  await expect(page.getByText('That is over.')).toHaveCount(0)
  await expect(importAll(page)).toBeEnabled(PATIENCE)
  await importAll(page).click()
  await expect(page.getByRole('heading', { name: `${COUNT} orders imported` })).toBeVisible(PATIENCE)
  await page.getByRole('button', { name: /^Plan / }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('day')! > dayFromNow(0)).toBe(true)
})

test('[2.10-4] [2.10-5] history is imported on purpose, and no plan is made of it', async ({
  page,
  context,
  request,
}) => {
  const day = dayFromNow(-40)
  await openSession(context, request, 'tenant')
  await chooseFile(page, day)
  await which(page).getByRole('radio', { name: 'History' }).click()
  await expect(importAll(page)).toBeEnabled(PATIENCE)
  await importAll(page).click()
  await expect(page.getByRole('heading', { name: `${COUNT} orders imported` })).toBeVisible(PATIENCE)
  await page.goto(`/tenant/plan?day=${day}`)
  await page.getByRole('button', { name: 'Optimise', exact: true }).first().click()
  await expect(page.getByText(`${day} is over: it can be neither planned nor dispatched.`)).toBeVisible(
    PATIENCE,
  )
})
