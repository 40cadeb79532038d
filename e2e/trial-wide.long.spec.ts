// Starts a trial on a wide screen; `trial.spec.ts` uses a phone.
import { test } from '@playwright/test'
import { startTrial } from './support/trial.ts'

test.describe.configure({ timeout: 600_000 })

test('[2.2-2][2.6-1][2.6-2][2.6-3] at 1440 px a trial makes a real company, once, and opens its dashboard', ({
  page,
}) => startTrial(page, 1440))
