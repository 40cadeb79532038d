// A session ended from another browser leads to sign-in, and back to the page.
import { expect, test } from '@playwright/test'
import { signIn } from './support/sign-in.ts'

test('[2.2-1] a person who is signed out elsewhere is notified, and continues after signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'Dispatcher')
  await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible()

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(other, 'Dispatcher')
  await other.goto('/account/security')
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(other.getByText('Signed out everywhere else')).toBeVisible()
  await other.context().close()

  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Fleet' }).click()
  await expect(page.getByText('Your session has ended. Sign in to go on where you were.')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?to=%2Ftenant%2Ffleet/)
  await page
    .getByRole('region', { name: 'Demo accounts' })
    .getByRole('button', { name: 'Dispatcher', exact: true })
    .click()
  await expect(page).toHaveURL(/\/tenant\/fleet/)
  await expect(page.getByRole('table', { name: 'Vehicles' })).toBeVisible()
})
