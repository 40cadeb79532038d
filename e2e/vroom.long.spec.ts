// A day planned elsewhere: orders on a map before storing, export as a VROOM problem, and import of its
// routes as a plan.
import { expect, test } from '@playwright/test'
import { dayFromNow, exampleOrders } from './support/day-of-work.ts'
import { call, PATIENCE, readPlan } from './support/plan-by-hand.ts'
import { openSession } from './support/session.ts'

const DAY = dayFromNow(39)
const ORDERS = 20

interface Problem {
  vehicles: { id: number; description: string; steps: { type: string; id?: number }[] }[]
  jobs: { id: number; description: string }[]
}

test('[2.10-4] a plan leaves for another planner and its routes come back', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  await page.goto(`/tenant/orders?day=${DAY}&panel=import`)
  await page.getByLabel('Order file').setInputFiles(await exampleOrders(DAY, ORDERS))
  await expect(page.getByRole('region', { name: `Map of ${ORDERS} orders` })).toBeVisible()
  await page.getByRole('button', { name: `Import ${ORDERS}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: `${ORDERS} orders imported` })).toBeVisible()

  const { id } = await call<{ id: string }>(page, 'POST', '/plans', { date: DAY, timeLimitSeconds: 1 })
  await expect.poll(async () => (await readPlan(page, id)).status, PATIENCE).toBe('done')
  const problem = await call<Problem>(page, 'GET', `/plans/${id}/export?format=vroom`)
  const routes = problem.vehicles.map(({ id: vehicle, description, steps }) => ({
    vehicle,
    description,
    steps: steps.filter(({ type }) => type === 'job').toReversed(),
  }))
  const placedIds = new Set(routes.flatMap(({ steps }) => steps.map((step) => step.id)))
  const unassigned = problem.jobs.filter((job) => !placedIds.has(job.id)).map((job) => ({ id: job.id }))

  await page.goto(`/tenant/plan?day=${DAY}`)
  await page.getByRole('button', { name: 'This plan' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Routes from VROOM…' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'answer.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ code: 0, routes, unassigned })),
  })
  await expect(page.getByRole('radio', { name: 'From VROOM' })).toBeChecked()
  const before = await readPlan(page, id)
  const { items } = await call<{ items: { id: string; name: string | null }[] }>(
    page,
    'GET',
    `/plans?date=${DAY}`,
  )
  const importedPlan = await readPlan(page, items.find(({ name }) => name === 'From VROOM')!.id)
  expect(importedPlan.routes.map(({ stops }) => stops.map(({ orderId }) => orderId))).toEqual(
    before.routes.map(({ stops }) => stops.map(({ orderId }) => orderId).toReversed()),
  )
})
