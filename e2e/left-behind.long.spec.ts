// The rail's badges match the database.
import { expect, test } from '@playwright/test'
import { dayFromNow } from './support/day-of-work.ts'
import { dispatcherToken, planOrders } from './support/orders.ts'
import { openSession } from './support/session.ts'

test('[2.10-1] orders that dispatch left behind stay in the badge of the rail until each is settled', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(600_000)
  const day = dayFromNow(17)
  await openSession(context, request, 'tenant')
  await planOrders(request, day, 6)
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const ofDay = async () =>
    (
      (await (await request.get(`/api/v1/orders?date=${day}&limit=200`, { headers })).json()) as {
        items: { id: string; status: string }[]
      }
    ).items
  // Plans four of six orders, so dispatch leaves two.
  const orderIds = (await ofDay()).slice(0, 4).map(({ id }) => id)
  const created = await request.post('/api/v1/plans', {
    headers,
    data: { date: day, orderIds, timeLimitSeconds: 1 },
  })
  const { id } = (await created.json()) as { id: string }
  await expect
    .poll(
      async () =>
        ((await (await request.get(`/api/v1/plans/${id}`, { headers })).json()) as { status: string }).status,
    )
    .toMatch(/^(done|stopped)$/)
  expect((await request.post(`/api/v1/plans/${id}/dispatch`, { headers })).ok()).toBe(true)
  const open = async () => (await ofDay()).filter(({ status }) => status === 'open').length
  expect(await open()).toBe(2)

  await page.goto(`/tenant?day=${day}`)
  const rail = page.getByRole('navigation', { name: 'Company' })
  await expect(rail.getByRole('link', { name: 'Orders, 2 need you' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs you' })).toContainText('2 orders left behind')
  await page.goto(`/tenant/live?day=${day}`)
  await expect(page.getByRole('region', { name: 'Left behind' })).toContainText(
    '2 orders of this day on no van',
  )

  const [openOrder] = (await ofDay()).filter(({ status }) => status === 'open')
  const cancelled = await request.post('/api/v1/orders/cancel', {
    headers,
    data: { orderIds: [openOrder!.id] },
  })
  expect(cancelled.ok(), await cancelled.text()).toBe(true)
  await page.reload()
  await expect(rail.getByRole('link', { name: 'Orders, 1 need you' })).toBeVisible()
})
