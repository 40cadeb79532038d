// Signs in with a demo account from the sign-in page.
import { expect, type Page } from '@playwright/test'

export async function signIn(
  page: Page,
  account: 'Owner' | 'Dispatcher' | 'Driver' | 'Recipient',
): Promise<void> {
  await page.goto('/login')
  const accounts = page.getByRole('region', { name: 'Demo accounts' })
  await accounts.getByRole('button', { name: account, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
