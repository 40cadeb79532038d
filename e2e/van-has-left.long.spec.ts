// A stop is dragged onto a van that has just left: the dispatcher learns which edit came too late, and keeps
// the others.
import { expect, test } from '@playwright/test'
import {
  awaitPrices,
  blockOf,
  byLength,
  call,
  drag,
  PATIENCE,
  plannedDay,
  readPlan,
  rowOf,
} from './support/plan-by-hand.ts'
import { signIn } from './support/sign-in.ts'

test('[2.10-5] a drag onto a van that has left is refused with the reason, and the other changes remain possible', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 12)
  const [first, second, third] = byLength((await readPlan(page, planId)).routes)
  if (!first || !second || !third) throw new Error('three routes are needed')
  // Without a socket, the page learns of the colleague's change only from the response to its own edit.
  await page.routeWebSocket(/realtime/, (socket) => void socket.close())
  await page.goto(`/tenant/plan?day=${day}`)
  await expect(blockOf(page, first.number, 1)).toBeVisible(PATIENCE)

  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(colleague, 'Dispatcher')
  await awaitPrices(page, blockOf(page, first.number, 1), rowOf(page, third.number))
  await page.context().setOffline(true)
  await drag(page, blockOf(page, first.number, 1), rowOf(page, third.number))
  await drag(page, blockOf(page, first.number, 1), rowOf(page, second.number))
  await call(colleague, 'POST', `/plans/${planId}/dispatch`, { vehicleIds: [third.vehicleId] })
  await page.context().setOffline(false)

  await expect(page.getByText(`R${third.number} has left meanwhile.`)).toBeVisible(PATIENCE)
  await expect(page.getByText(/Not done: Stop 1 of R\d+ to R\d+.*Change it in Live\./)).toBeVisible()
  await expect(page.getByText(/1 other change kept in the plan of the other routes/)).toBeVisible()
  await expect(page).toHaveURL(/plan=/)
  const restId = new URL(page.url()).searchParams.get('plan')!
  expect(restId).not.toBe(planId)
  const moved = first.stops[1]!.orderId
  await expect
    .poll(async () => {
      const { routes } = await readPlan(page, restId)
      return routes.find(({ stops }) => stops.some(({ orderId }) => orderId === moved))?.vehicleId
    }, PATIENCE)
    .toBe(second.vehicleId)
  const driven = await readPlan(page, planId)
  expect(driven.routes.map(({ vehicleId }) => vehicleId)).toEqual([third.vehicleId])
  expect(driven.routes[0]?.stops).toHaveLength(third.stops.length)
})
