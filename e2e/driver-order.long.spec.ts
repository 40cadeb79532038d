// An offline driver reorders stops while dispatch removes one: the order applies to the rest.
import { expect, test, type Page } from '@playwright/test'
import { readDriverRules } from '@dropwise/contracts'
import { dispatchRoute, ordersAhead, startShift, takeOff } from './support/driver-route.ts'
import { tokenOf } from './support/orders.ts'
import { openSession } from './support/session.ts'

const STOPS = 6
const PATIENCE = { timeout: 120_000 }
test.use({ viewport: { width: 390, height: 844 } })

const list = (page: Page) => page.getByRole('list', { name: 'Stops to put in order' }).getByRole('listitem')

test('[2.1-3] a driver changes the order without a network, and dispatch sees it', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000)
  const headers = { authorization: `Bearer ${await tokenOf(request, 'tenant')}` }
  const saved = await request.put('/api/v1/driver/rules', {
    headers,
    data: { ...readDriverRules({}), mayReorder: true },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const route = await dispatchRoute(request, STOPS)
  await startShift(request)
  await openSession(context, request, 'driver')
  await page.goto(`/driver?route=${route.number}&view=list`)
  await expect(page.getByRole('button', { name: 'Change the order' })).toBeVisible(PATIENCE)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Change the order' }).click()
  await list(page).last().getByRole('button').first().click()
  await page.getByRole('button', { name: 'Go here next' }).click()
  await expect(page.getByText('Times are estimated until you have a connection.')).toBeVisible()
  await page.getByRole('button', { name: /^Use this order/ }).click()
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible()

  // Meanwhile dispatch removes the third stop.
  const removedOrder = route.orderIds[2]!
  await takeOff(request, removedOrder)
  await context.setOffline(false)
  await expect(page.getByText('Dispatch changed your route meanwhile.', { exact: false })).toBeVisible(
    PATIENCE,
  )
  const rest = route.orderIds.filter((id) => id !== removedOrder)
  const requested = [rest.at(-1)!, ...rest.slice(0, -1)]
  await expect.poll(() => ordersAhead(request, route), PATIENCE).toEqual(requested)

  const live = await request.get(`/api/v1/live?date=${route.today}`, { headers })
  const { routes } = (await live.json()) as { routes: { number: number; reorderedAt: string | null }[] }
  expect(routes.find(({ number }) => number === route.number)?.reorderedAt).not.toBeNull()
})
