// A planned day for tests of manual edits, and parts of its timeline.
import { expect, type Locator, type Page } from '@playwright/test'
import { dayFromNow } from './day-of-work.ts'
import { planOrders } from './orders.ts'
import { accessTokenOf } from './session.ts'

const ORDERS = 48
/** Stops of a van at most, so that the day needs three vans and leaves each room for stops that a test moves there. */
const STOPS_OF_VAN = 22
/** Timeout for planning, loading or storing on a busy machine, in milliseconds. */
export const PATIENCE = { timeout: 180_000 }

export interface Plan {
  id: string
  status: string
  version: number
  summary: { stops: number; unserved: number }
  locks: { orders: string[]; vehicles: string[] }
  routes: { number: number; vehicleId: string; stops: { orderId: string }[] }[]
}

/** Calls the API as the page's signed-in person. */
export async function call<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const token = await accessTokenOf(page)
  const answer = await page.request.fetch(path.startsWith('/rest/') ? path : `/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { data: body } : {}),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}
export const readPlan = (page: Page, id: string) => call<Plan>(page, 'GET', `/plans/${id}`)
/** Rows visible without scrolling, above the edge where drags scroll. */
const ROWS_IN_SIGHT = 6
/** Routes draggable without scrolling, longest first: at least three. */
export const byLength = (routes: Plan['routes']) =>
  routes.slice(0, ROWS_IN_SIGHT).toSorted((a, b) => b.stops.length - a.stops.length)

/** Imports and plans a separate day. */
export async function plannedDay(page: Page, daysAhead: number): Promise<{ day: string; planId: string }> {
  const day = dayFromNow(daysAhead)
  await planOrders(page.request, day, ORDERS)
  const { id } = await call<{ id: string }>(page, 'POST', '/plans', {
    date: day,
    timeLimitSeconds: 3,
    objective: 'balance',
    rules: { maxStops: STOPS_OF_VAN },
  })
  await expect.poll(async () => (await readPlan(page, id)).status, PATIENCE).toBe('done')
  return { day, planId: id }
}

export const rowOf = (page: Page, number: number): Locator =>
  page
    .getByRole('group', { name: 'Timeline' })
    .locator('[data-vehicle]')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Route ${number},`) }) })
export const blockOf = (page: Page, number: number, sequence: number): Locator =>
  rowOf(page, number).getByRole('button', { name: new RegExp(`^Stop ${sequence},`) })
export const stopCount = (page: Page, number: number) =>
  rowOf(page, number)
    .getByRole('button', { name: /^Stop / })
    .count()

/** Drags a block to the middle of another row. */
export async function drag(page: Page, block: Locator, row: Locator): Promise<void> {
  await hold(page, block, row)
  await page.mouse.up()
}

/** Waits until the page can price positions; drags then work offline. */
export async function awaitPrices(page: Page, block: Locator, row: Locator): Promise<void> {
  await hold(page, block, row)
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

/** Holds a block over the middle of another row until its price shows. */
async function hold(page: Page, block: Locator, row: Locator): Promise<void> {
  const from = await block.boundingBox()
  const to = await row.boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2)
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await expect(page.locator('[data-caret]')).toBeVisible()
  await expect(row.locator('[data-price]')).toBeVisible()
}
