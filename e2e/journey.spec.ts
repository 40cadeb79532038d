// The main journey in a browser: orders are imported, planned, dispatched and driven; the dispatcher watches
// live, a recipient follows a parcel.
import { test } from '@playwright/test'
import { dayFromNow, doADaysWork, exampleOrders } from './support/day-of-work.ts'
import { signIn } from './support/sign-in.ts'

// A missing element fails the click before the test times out, and names it. Maps are rendered in software
// here: a small window of the same layout halves the cost.
test.use({ actionTimeout: 240_000, viewport: { width: 1120, height: 640 } })

const ORDERS = 40
/** Simulation speed: an hour takes a second. */
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
    mapCredit: /Generated town/,
    driveOptions: ['--url', baseURL!, '--speed', String(SPEED)],
  })
})
