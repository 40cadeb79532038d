// The main job with a whole day's 200 orders, driven at the pace at which one can watch it.
import { test } from '@playwright/test'
import { dayFromNow, doADaysWork, exampleOrders } from './support/day-of-work.ts'
import { signIn } from './support/sign-in.ts'

// A click that finds nothing fails before the test does, and says where.
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
    driveOptions: ['--url', baseURL!, '--speed', '300'],
  })
})
