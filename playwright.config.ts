// Browser tests: one product on a free port with a fresh data folder, started by e2e/support/product.ts, and one browser.
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/support/browser.ts'
import { freePort } from './e2e/support/product.ts'

// Chosen once and inherited by the workers, which read this file again.
if (!process.env.E2E_URL) {
  process.env.E2E_PORT = String(await freePort())
  process.env.E2E_URL = `http://127.0.0.1:${process.env.E2E_PORT}`
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/product.ts',
  // Journeys share one product and two cores.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: await findBrowser(),
  },
})
