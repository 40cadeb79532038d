// Manual plan edits in a browser: drags, undo, locks kept by the next run, two dispatchers, keyboard only,
// offline.
import { expect, test, type Locator } from '@playwright/test'
import {
  blockOf,
  byLength,
  call,
  drag,
  PATIENCE,
  plannedDay,
  readPlan,
  rowOf,
  stopCount,
} from './support/plan-by-hand.ts'
import { signIn } from './support/sign-in.ts'

test.use({ actionTimeout: 120_000 })

test('[2.10-5] three drags, a lock, and a run that keeps it', async ({ page }) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 5)
  const before = await readPlan(page, planId)
  const [first, second] = byLength(before.routes)
  if (!first || !second) throw new Error('two routes are needed')
  await page.goto(`/tenant/plan?day=${day}`)
  await expect(blockOf(page, first.number, 1)).toBeVisible(PATIENCE)

  await test.step('three stops are dragged to another van, and stored', async () => {
    for (let n = 1; n <= 3; n += 1) {
      await drag(page, blockOf(page, first.number, 1), rowOf(page, second.number))
      await expect.poll(() => stopCount(page, second.number)).toBe(second.stops.length + n)
      await expect.poll(async () => (await readPlan(page, planId)).version).toBe(1 + n)
    }
    const moved = first.stops.slice(0, 3).map(({ orderId }) => orderId)
    const after = await readPlan(page, planId)
    const there = after.routes
      .find(({ number }) => number === second.number)
      ?.stops.map(({ orderId }) => orderId)
    expect(there).toEqual(expect.arrayContaining(moved))
  })
  await test.step('two are undone by key, one is redone', async () => {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => stopCount(page, second.number)).toBe(second.stops.length + 1)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => stopCount(page, second.number)).toBe(second.stops.length + 2)
    await expect.poll(async () => (await readPlan(page, planId)).version).toBe(7)
  })
  await test.step('a stop and a route are locked, and the next run keeps both', async () => {
    await blockOf(page, second.number, 1).click()
    const locked = (await readPlan(page, planId)).routes.find(({ number }) => number === second.number)
      ?.stops[0]
    await expect(page.getByRole('button', { name: 'Lock the stop' })).toBeVisible()
    await page.keyboard.press('l')
    await expect(page.getByRole('button', { name: 'Unlock the stop' })).toBeVisible()
    await rowOf(page, first.number)
      .getByRole('button', { name: /^Route / })
      .click()
    await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible()
    await page.keyboard.press('l')
    await expect(
      rowOf(page, first.number)
        .getByRole('button', { name: /locked$/ })
        .first(),
    ).toBeVisible()
    const routes = (await readPlan(page, planId)).routes
      .find(({ number }) => number === first.number)
      ?.stops.map(({ orderId }) => orderId)

    await page.getByRole('button', { name: 'Optimise again' }).click()
    await expect(page.getByRole('button', { name: 'Optimise again' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Optimise again' })).toBeVisible(PATIENCE)
    const [newest] = (await call<{ items: { id: string }[] }>(page, 'GET', `/plans?date=${day}`)).items
    const again = await readPlan(page, newest?.id ?? '')
    expect(again.id).not.toBe(planId)
    expect(again.locks).toEqual({ orders: [locked?.orderId], vehicles: [first.vehicleId] })
    const ordersOf = (vehicleId: string) =>
      again.routes.find((route) => route.vehicleId === vehicleId)?.stops.map(({ orderId }) => orderId)
    expect(ordersOf(first.vehicleId)).toEqual(routes)
    expect(ordersOf(second.vehicleId)).toContain(locked?.orderId)
  })
})

test('[M47] a stop is dragged in the stop list, within its route and to another, and moved there by key', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 13)
  const before = await readPlan(page, planId)
  const [first, second] = before.routes.filter(({ stops }) => stops.length > 3)
  if (!first || !second) throw new Error('two routes are needed')
  const list = page.getByRole('table', { name: 'Stops' })
  const row = (route: number, sequence: number) =>
    list.getByRole('row', { name: new RegExp(`^Stop ${sequence} of route ${route},`) })
  const idsOf = async (number: number) =>
    (await readPlan(page, planId)).routes
      .find((route) => route.number === number)
      ?.stops.map(({ orderId }) => orderId)
  /** Holds a row over the lower half of another until the plan shows the cost. */
  const hold = async (from: Locator, to: Locator, place: string) => {
    await from.hover()
    await page.mouse.down()
    const box = (await to.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75, { steps: 8 })
    const card = page.getByRole('region', { name: 'Where it would go' })
    await expect(card).toContainText(place)
    await expect(card).toContainText('Cost')
    await expect(card).toContainText('Breaks')
  }

  await test.step('within its route, with the cost and the broken rules', async () => {
    await page.goto(`/tenant/plan?day=${day}&tab=stops&route=${first.number}`)
    await expect(row(first.number, 1)).toBeVisible(PATIENCE)
    await hold(row(first.number, 1), row(first.number, 3), `to R${first.number}, after stop 3`)
    await page.mouse.up()
    const [a, b, c, ...others] = first.stops.map(({ orderId }) => orderId)
    await expect.poll(() => idsOf(first.number)).toEqual([b, c, a, ...others])
  })

  await test.step('to another route, and back with Undo', async () => {
    await page.goto(`/tenant/plan?day=${day}&tab=stops`)
    await row(second.number, 2).scrollIntoViewIfNeeded()
    const moved = second.stops[1]!.orderId
    const target = page
      .getByRole('region', { name: 'Routes' })
      .getByRole('button', { name: new RegExp(`R?${first.number}\\b`) })
      .first()
    await hold(row(second.number, 2), target, `to R${first.number}, its best place`)
    await page.mouse.up()
    await expect.poll(() => idsOf(first.number)).toContain(moved)
    await page.keyboard.press('Control+z')
    await expect.poll(() => idsOf(second.number)).toContain(moved)
  })

  await test.step('by key on a row of the list', async () => {
    await page.goto(`/tenant/plan?day=${day}&tab=stops&route=${second.number}`)
    const [a, b] = second.stops.map(({ orderId }) => orderId)
    await row(second.number, 1).focus()
    await page.keyboard.press('Enter')
    // The plan can be changed once its travel times are there.
    await expect(page.getByRole('button', { name: 'Take off' })).toBeEnabled(PATIENCE)
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(async () => (await idsOf(second.number))?.slice(0, 2)).toEqual([b, a])
  })
})

test('[2.10-5] [M4.19] two dispatchers change one plan, and neither loses anything', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 7)
  const { routes } = await readPlan(page, planId)
  const [first, second] = byLength(routes)
  if (!first || !second) throw new Error('two routes are needed')
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const colleague = await other.newPage()
  await signIn(colleague, 'Dispatcher')
  const address = `/tenant/plan?day=${day}&route=${first.number}&stop=${first.stops[2]!.orderId}`
  await page.goto(address)
  await colleague.goto(address.replace(first.stops[2]!.orderId, first.stops[0]!.orderId))
  for (const each of [page, colleague])
    await expect(each.getByRole('button', { name: 'Take off' })).toBeEnabled(PATIENCE)

  await page.keyboard.press('Delete')
  await expect.poll(async () => (await readPlan(page, planId)).version, PATIENCE).toBe(2)
  await expect(colleague.getByText('Someone else changed this plan.')).toBeVisible(PATIENCE)
  await colleague.keyboard.press('Delete')
  await expect.poll(async () => (await readPlan(page, planId)).version, PATIENCE).toBe(3)
  const now = await readPlan(page, planId)
  const served = now.routes.flatMap(({ stops }) => stops.map(({ orderId }) => orderId))
  expect(served).not.toContain(first.stops[0]!.orderId)
  expect(served).not.toContain(first.stops[2]!.orderId)
  await expect.poll(() => stopCount(page, first.number), PATIENCE).toBe(first.stops.length - 2)
  await other.close()
})

test('[2.10-5] [M4.20] a plan is changed by keyboard alone, and the keys are listed', async ({ page }) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 6)
  const before = await readPlan(page, planId)
  const first = byLength(before.routes)[0]!
  await page.goto(`/tenant/plan?day=${day}&route=${first.number}&stop=${first.stops[1]!.orderId}`)
  const card = page.getByRole('region', { name: `Stop 2 of R${first.number}` })
  await expect(card).toBeVisible(PATIENCE)

  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('region', { name: `Stop 1 of R${first.number}` })).toBeVisible()
  await page.keyboard.press('m')
  const vans = page.getByRole('list', { name: 'Vans' })
  await expect(vans.getByRole('button').nth(1)).toContainText(/min|over|late|past|lacks/)
  await page.keyboard.press('Escape')
  await expect(vans).toBeHidden()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('region', { name: 'Needs you' })).toContainText('Removed from the plan by hand')
  await expect
    .poll(async () => (await readPlan(page, planId)).summary.unserved)
    .toBe(before.summary.unserved + 1)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await readPlan(page, planId)).summary.unserved).toBe(before.summary.unserved)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('[2.10-5] changes without a network survive a reload and are stored when it is back', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  await signIn(page, 'Dispatcher')
  const { day, planId } = await plannedDay(page, 8)
  const before = await readPlan(page, planId)
  const first = byLength(before.routes)[0]!
  await page.goto(`/tenant/plan?day=${day}&route=${first.number}&stop=${first.stops[1]!.orderId}`)
  await expect(page.getByRole('button', { name: 'Take off' })).toBeEnabled(PATIENCE)

  const isMoves = (url: URL) => url.pathname.endsWith('/moves')
  await page.route(isMoves, (route) => route.abort('internetdisconnected'))
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('region', { name: `Stop 1 of R${first.number}` })).toBeVisible()
  await expect(page.getByText('1 change kept, not saved yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 change kept, not saved yet')).toBeVisible(PATIENCE)
  expect((await readPlan(page, planId)).version).toBe(1)

  await page.unroute(isMoves)
  await expect.poll(async () => (await readPlan(page, planId)).version, PATIENCE).toBe(2)
  await expect(page.getByText('1 change kept, not saved yet')).toBeHidden()
  await context.close()
})
