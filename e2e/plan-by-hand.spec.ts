// A plan changed by hand in a real browser: by keys, and without a network. Drags and two dispatchers: the long spec.
import { expect, test } from '@playwright/test'
import { byLength, PATIENCE, plannedDay, readPlan } from './support/plan-by-hand.ts'
import { signIn } from './support/sign-in.ts'

test.use({ actionTimeout: 120_000 })

test('[2.10-5] a plan is changed by keyboard alone, and the keys are listed', async ({ page }) => {
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

test('[2.10-5] changes without a network are kept over a reload and stored when it is back', async ({
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
