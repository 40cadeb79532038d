// The main journey with 200 orders, driven at watchable speed.
import { test } from '@playwright/test'
import { dayFromNow, doADaysWork, exampleOrders } from './support/day-of-work.ts'
import { signIn } from './support/sign-in.ts'

// A missing element fails the click before the test times out, and names it.
test.use({ actionTimeout: 240_000 })

test('[2.10-6][2.11-3][4-3] 200 orders: imported, planned, dispatched, driven, watched live and followed to the door', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(1_800_000)
  await test.step('sign in as the dispatcher', () => signIn(page, 'Dispatcher'))
  const day = dayFromNow(3)
  await doADaysWork(page, browser, {
    day,
    file: await exampleOrders(day, 200),
    orderCount: 200,
    mapCredit: /Generated town/,
    driveOptions: ['--url', baseURL!, '--speed', '300'],
  })
})
