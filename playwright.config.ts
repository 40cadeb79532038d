// Browser tests: each worker has its own browser; products on free ports are started by e2e/support/products.ts.
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/support/browser.ts'
import { productUrls, workers } from './e2e/support/products.ts'

/**
 * `short` is what `npm test` runs, `long` what `npm run test:long` adds; without a suite every spec runs, and walks that
 * press every button, which take a quarter of an hour and more: `npx playwright test e2e/portal.walk.ts`.
 */
const SUITE = process.env.TEST_SUITE
const MATCHES = { short: '**/*.spec.ts', long: '**/*.long.spec.ts' }
/** What failed runs once more on new products (scripts/test.mjs). */
const IS_SECOND_RUN = process.env.SECOND_RUN === '1'
const urls = await productUrls()

export default defineConfig({
  testDir: 'e2e',
  testMatch: SUITE === 'short' || SUITE === 'long' ? MATCHES[SUITE] : ['**/*.spec.ts', '**/*.walk.ts'],
  testIgnore: SUITE === 'short' ? '**/*.long.spec.ts' : [],
  outputDir: IS_SECOND_RUN ? 'test-results/browser-second' : 'test-results/browser',
  globalSetup: './e2e/support/products.ts',
  // The tests of a file run one after the other; two files run at once.
  workers,
  // Generous, since a slow machine is no failure: every step waits for the thing itself.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: `test-results/${SUITE ?? 'all'}/${IS_SECOND_RUN ? 'browser-second' : 'browser'}.json` },
    ],
  ],
  use: {
    baseURL: urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % urls.length],
    // A step that is stuck ends long before its test does.
    actionTimeout: 240_000,
    navigationTimeout: 240_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // Recording slows every test down, so only what failed once is recorded as it runs again.
    trace: IS_SECOND_RUN ? 'on' : 'off',
    launchOptions: await findBrowser(),
  },
})
