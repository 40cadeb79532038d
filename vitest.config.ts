// How tests run: where they are, their limits, and the databases they are given.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'apps/web/app/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['scripts/test-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more forks only fight for them, and each file clones a database of its own.
    maxWorkers: 2,
  },
})
