// An administrator words the mail to recipients, in general and in German, then resets it.
import { expect, test } from '@playwright/test'
import { openSession } from './support/session.ts'

test('[2.9-1] a company words its emails to recipients', async ({ page, context, request }) => {
  await openSession(context, request, 'tenant')
  await page.goto('/tenant/settings/emails')
  const confirmations = page.getByRole('list', { name: 'Order Confirmation' })
  await confirmations.getByRole('button', { name: /Everyone/ }).click()

  const subject = page.getByLabel('Subject')
  await subject.fill('Thank you for order {{order_number}}')
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByText('Subject: {{order_number}} is not among the variables.').first()).toBeVisible()
  await subject.fill('Thank you for order {{order_reference}}')
  await expect(page.getByText('Thank you for order A-1042')).toBeVisible()
  await expect(
    page.frameLocator('iframe[title="Email as it looks"]').getByText('Hello Edith Ward'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(confirmations.getByRole('button', { name: /Everyone.*Own text/ })).toBeVisible()

  await page.getByRole('button', { name: 'Add a language to Order Confirmation' }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(subject).toHaveValue('Thank you for order {{order_reference}}')
  await subject.fill('Danke für Ihre Bestellung {{order_reference}}')
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(confirmations.getByRole('button', { name: /Deutsch.*Own text/ })).toBeVisible()

  await page.reload()
  await expect(confirmations.getByText('Danke für Ihre Bestellung {{order_reference}}')).toBeVisible()
  for (const readers of ['Deutsch', 'Everyone']) {
    await confirmations.getByRole('button', { name: readers }).click()
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('button', { name: 'Reset email' }).click()
    await expect(subject).toBeHidden()
  }
  await expect(confirmations.getByRole('button')).toHaveText(/^Everyone.*Platform’s text$/)
})
