// The main job, start to end, in a real browser: a short day of orders is imported, planned, dispatched and driven; the
// dispatcher watches it live and a recipient follows a parcel to the door.
import { test } from '@playwright/test'
import { dayFromNow, doADaysWork, exampleOrders } from './support/day-of-work.ts'
import { signIn } from './support/sign-in.ts'

// A click that finds nothing fails before the test does, and says where.
test.use({ actionTimeout: 240_000 })

const ORDERS = 60
/** How much faster than real time the vans drive: a day takes less than half a minute. */
const SPEED = 1_500

test('[2.10-6][2.11-3][4-3] a day is imported, planned, dispatched, driven, watched live and followed to the door', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(1_200_000)
  await test.step('sign in as the dispatcher', () => signIn(page, 'Dispatcher'))
  const day = dayFromNow(2)
  await doADaysWork(page, browser, {
    day,
    file: await exampleOrders(day, ORDERS),
    orderCount: ORDERS,
    driveOptions: ['--url', baseURL!, '--speed', String(SPEED)],
  })
})
