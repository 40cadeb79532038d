// Presses every button and follows every link of the company's portal; each must have an effect.
import { expect, test } from '@playwright/test'
import { planOrders } from './support/orders.ts'
import { openSession } from './support/session.ts'
import {
  addressesUnder,
  answersToPress,
  followAll,
  openPage,
  pressableAt,
  pressables,
  pressAll,
  type Area,
} from './support/walk.ts'

const DAY = new Date(Date.now() + 16 * 86_400_000).toISOString().slice(0, 10)
const AREA: Area = {
  paths: [
    ...addressesUnder('/tenant').filter((path) => path !== '/tenant/onboarding'),
    '/tenant/orders?panel=new',
    '/tenant/orders?panel=import',
    `/tenant/plan?day=${DAY}`,
    `/tenant/orders?day=${DAY}`,
    '/tenant/live?view=board',
    '/tenant/live?route=1',
    '/tenant/fleet?panel=new',
    '/tenant/settings/emails?mail=order_confirmation',
    '/tenant/settings/shops?shop=new',
    '/tenant/settings/addresses?panel=new',
  ],
  ready: (page) => expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible(),
  skip: /sign out|archive|remove|revoke|van out|recall/i,
}

test('[2.10-1][2.10-3] no button of the company portal does nothing', async ({ page, context, request }) => {
  test.setTimeout(3_000_000)
  await openSession(context, request, 'tenant')
  await planOrders(request, DAY, 12)
  // Requiring a second factor would sign everybody out and end the walk.
  await page.route('**/api/v1/company/sign-in', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )

  await test.step('a dead button is found', async () => {
    await openPage(page, AREA, '/tenant/settings')
    await page.evaluate(() => {
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'Dead'
      button.style.cssText = 'position:fixed;left:300px;top:0;z-index:99999'
    })
    const name = (await pressables(page)).find((each) => each.endsWith(' Dead'))
    expect(await answersToPress(page, pressableAt(page, name!))).toBe(false)
  })

  const { pressed, dead } = await pressAll(page, AREA)
  expect(dead).toEqual([])
  expect(pressed).toBeGreaterThan(100)
})

test('[2.10-1] every link of the company portal leads to a page that is there', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(1_200_000)
  await openSession(context, request, 'tenant')
  const { followed, missing } = await followAll(page, AREA)
  expect(missing).toEqual([])
  expect(followed).toBeGreaterThan(10)
})
