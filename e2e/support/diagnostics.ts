// The diagnostic pages as a test waits for them.
import { expect, type Page } from '@playwright/test'

/** Waits until all checks of the page have ended, each well or not. */
export const finished = (page: Page, count: number) =>
  expect(page.getByText(`${count} of ${count} done`)).toBeVisible({ timeout: 120_000 })
