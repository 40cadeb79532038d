// Helpers for the diagnostic pages.
import { expect, type Page } from '@playwright/test'

/** Waits until all checks have ended. */
export const finished = (page: Page, count: number) =>
  expect(page.getByText(`${count} of ${count} done`)).toBeVisible({ timeout: 120_000 })
