// Plan edits on the map: a pin onto another route, an unserved order onto a row, a fixed start.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { blockOf, byLength, call, PATIENCE, plannedDay, readPlan } from './support/plan-by-hand.ts'
import { signIn } from './support/sign-in.ts'

test.use({ actionTimeout: 120_000 })

interface Point {
  x: number
  y: number
}

/** Pixels between two places that are tried: less than a pin is wide. */
const STEP = 7

/**
 * A pin of each route. Pins are drawn on a canvas: the pointer reveals a pin, and the highlighted timeline row its route. The
 * page moves the pointer itself, since thousands of calls from here would take minutes.
 */
async function findPins(page: Page, map: Locator, routes: readonly number[]): Promise<Map<number, Point>> {
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not there')
  const pins = await page.evaluate(
    ({ left, top, right, bottom, step, numbers }) => {
      const points: Record<number, Point> = {}
      for (let y = top; y < bottom; y += step)
        for (let x = left; x < right; x += step) {
          const canvas = document.elementFromPoint(x, y)
          if (!(canvas instanceof HTMLCanvasElement)) continue
          canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: x, clientY: y, bubbles: true }))
          const label = document
            .querySelector('[data-vehicle][data-hot=true] [aria-label^="Route "]')
            ?.getAttribute('aria-label')
          const number = Number(/^Route (\d+),/.exec(label ?? '')?.[1] ?? 0)
          if (numbers.includes(number)) points[number] ??= { x, y }
        }
      return points
    },
    {
      left: box.x + 24,
      top: box.y + 24,
      right: box.x + box.width - 90,
      bottom: box.y + box.height - 24,
      step: STEP,
      numbers: [...routes],
    },
  )
  for (const number of routes) if (!pins[number]) throw new Error(`no pin of route ${number}`)
  return new Map(routes.map((number) => [number, pins[number]!]))
}

test('[2.10-5] a pin is dragged to another route on the map, and an order without a van onto a row', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 40)
  const before = await readPlan(page, planId)
  const [from, to] = byLength(before.routes)
  if (!from || !to) throw new Error('two routes are needed')
  await page.goto(`/tenant/plan?day=${day}`)
  await expect(blockOf(page, from.number, 1)).toBeVisible(PATIENCE)
  const map = page.getByRole('region', { name: 'Map of the plan' })
  await expect(map.locator('[data-map=idle]')).toBeAttached(PATIENCE)

  await test.step('while it hovers over another route, price and broken rules are shown; the drop is stored', async () => {
    const pins = await findPins(page, map, [from.number, to.number])
    const [pin, target] = [pins.get(from.number)!, pins.get(to.number)!]
    await page.mouse.move(pin.x, pin.y)
    await page.mouse.down()
    await page.mouse.move(pin.x + 9, pin.y)
    await page.mouse.move(target.x, target.y, { steps: 6 })
    const card = page.getByRole('region', { name: 'Where it would go' })
    await expect(card).toContainText(`to R${to.number}`)
    await expect(card).toContainText(/Cost.*\$\d/)
    await expect(card).toContainText('Breaks')
    await page.mouse.up()
    await expect.poll(async () => (await readPlan(page, planId)).version).toBe(2)
    const after = await readPlan(page, planId)
    const stopsOf = (number: number) => after.routes.find((each) => each.number === number)?.stops.length
    expect(stopsOf(from.number)).toBe(from.stops.length - 1)
    expect(stopsOf(to.number)).toBe(to.stops.length + 1)
  })

  await test.step('a stop is taken off, and its diamond dropped on a route of the list', async () => {
    await blockOf(page, from.number, 1).click()
    await expect(page.getByRole('button', { name: 'Take off' })).toBeEnabled()
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await readPlan(page, planId)).summary.unserved).toBe(1)
    const diamond = await map.getByRole('button', { name: /^Unserved: / }).boundingBox()
    const row = await page
      .getByRole('region', { name: 'Routes' })
      .locator('li')
      .filter({ hasText: `R${to.number}` })
      .first()
      .boundingBox()
    if (!diamond || !row) throw new Error('nothing to drag')
    await page.mouse.move(diamond.x + diamond.width / 2, diamond.y + diamond.height / 2)
    await page.mouse.down()
    await page.mouse.move(diamond.x - 20, diamond.y + 20)
    await page.mouse.move(row.x + 60, row.y + row.height / 2, { steps: 8 })
    await expect(page.getByRole('region', { name: 'Where it would go' })).toContainText('its best place')
    await page.mouse.up()
    await expect.poll(async () => (await readPlan(page, planId)).summary.unserved).toBe(0)
  })

  await test.step('the start of a route is locked in its sequence, and the next run keeps it', async () => {
    const now = (await readPlan(page, planId)).routes.find(({ number }) => number === to.number)
    const start = now?.stops.slice(0, 3).map(({ orderId }) => orderId) ?? []
    await blockOf(page, to.number, 3).click()
    await expect(page.getByRole('button', { name: /^Lock stops 1 to here/ })).toBeVisible()
    await page.keyboard.press('Shift+L')
    await expect(page.getByRole('button', { name: 'Unlock stops 1 to here' })).toBeVisible()
    await expect
      .poll(async () => (await readPlan(page, planId)).locks.orders.toSorted())
      .toEqual(start.toSorted())
    await page.getByRole('button', { name: 'Optimise again' }).click()
    await expect(page.getByRole('radio', { name: 'Plan B' })).toBeVisible(PATIENCE)
    await expect(page.getByRole('button', { name: 'Optimise again' })).toBeVisible(PATIENCE)
    const { items } = await call<{ items: { id: string }[] }>(page, 'GET', `/plans?date=${day}`)
    const { routes } = await readPlan(page, items.at(-1)?.id ?? '')
    expect(
      routes
        .find(({ vehicleId }) => vehicleId === to.vehicleId)
        ?.stops.slice(0, 3)
        .map(({ orderId }) => orderId),
    ).toEqual(start)
  })
})
