// Presses every button and follows every link of the driver's app, before and during a shift; each must have
// an effect.
import { expect, test } from '@playwright/test'
import { dispatchRoute, startShift } from './support/driver-route.ts'
import { openSession } from './support/session.ts'
import { followAll, pressAll, type Area } from './support/walk.ts'

const STOPS = 12
const VIEWS = ['list', 'order', 'waiting', 'messages', 'note', 'check', 'failed', 'partly', 'returned', 'end']
const AREA: Area = {
  paths: ['/driver', ...VIEWS.map((view) => `/driver?view=${view}`)],
  ready: (page) => expect(page.getByRole('main')).toBeVisible(),
  skip: /sign out/i,
}

test.use({ viewport: { width: 390, height: 844 } })

test('[2.1-3] no button and no link of the driver app does nothing', async ({ page, context, request }) => {
  test.setTimeout(1_800_000)
  await dispatchRoute(request, STOPS)
  await openSession(context, request, 'driver')
  // Ending the shift leaves nothing to press, so it comes last.
  const before = await pressAll(page, { ...AREA, paths: AREA.paths.filter((path) => !path.endsWith('=end')) })
  await startShift(request)
  const within = await pressAll(page, AREA)
  expect([...before.dead, ...within.dead]).toEqual([])
  expect(before.pressed + within.pressed).toBeGreaterThan(15)
  const { missing } = await followAll(page, AREA)
  expect(missing).toEqual([])
})
