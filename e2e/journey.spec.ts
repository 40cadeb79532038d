// The main job, start to end, in a real browser: a short day of orders is imported, planned, dispatched and driven; the
// dispatcher watches it live and a recipient follows a parcel to the door.
import { test } from '@playwright/test'
import { dayFromNow, doADaysWork, exampleOrders } from './support/day-of-work.ts'
import { signIn } from './support/sign-in.ts'

// A click that finds nothing fails before the test does, and says where.
// Maps are drawn by the processor here, pixel by pixel: in a small window of the same layout they cost it half.
test.use({ actionTimeout: 240_000, viewport: { width: 1120, height: 640 } })

const ORDERS = 40
/** How much faster than real time the vans drive: an hour takes a second. */
const SPEED = 3_600

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
