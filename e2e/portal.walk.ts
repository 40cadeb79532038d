// Every button and every link of the company's portal, pressed and followed: none does nothing, none leads nowhere.
import { expect, test, type Page } from '@playwright/test'
import { planOrders } from './support/orders.ts'
import { openSession } from './support/session.ts'
import { answersToPress, pressableAt, pressables } from './support/walk.ts'

const DAY = new Date(Date.now() + 16 * 86_400_000).toISOString().slice(0, 10)
const PAGES = [
  '/tenant',
  '/tenant/orders',
  '/tenant/orders?panel=new',
  '/tenant/orders?panel=import',
  '/tenant/plan',
  `/tenant/plan?day=${DAY}`,
  `/tenant/orders?day=${DAY}`,
  '/tenant/live',
  '/tenant/live?view=board',
  '/tenant/live?route=1',
  '/tenant/routes',
  '/tenant/routes/create',
  '/tenant/fleet',
  '/tenant/fleet?panel=new',
  '/tenant/drivers',
  '/tenant/drivers/add',
  '/tenant/analytics',
  '/tenant/settings',
  '/tenant/settings/team',
  '/tenant/settings/emails',
  '/tenant/settings/emails?mail=order_confirmation',
  '/tenant/settings/plan',
  '/tenant/settings/audit',
  '/tenant/settings/api-keys',
  '/tenant/settings/shops',
  '/tenant/settings/shops?shop=new',
]
/** Ends the session or the demo's data: each has its own test. */
const TESTED_ELSEWHERE = /sign out|archive|remove|revoke|van out|recall/i

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible()
  // Until nothing on the page is being fetched for the first time.
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0)
  await page.waitForLoadState('networkidle').catch(() => {})
}

test('[2.10-1][2.10-3] no button of the company portal does nothing', async ({ page, context, request }) => {
  test.setTimeout(3_000_000)
  await openSession(context, request, 'tenant')
  await planOrders(request, DAY, 12)

  await test.step('a dead button is found', async () => {
    await open(page, '/tenant/settings')
    await page.evaluate(() => {
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'Dead'
      button.style.cssText = 'position:fixed;left:300px;top:0;z-index:99999'
    })
    const name = (await pressables(page)).find((each) => each.endsWith(' Dead'))
    expect(await answersToPress(page, pressableAt(page, name!))).toBe(false)
  })

  const dead: string[] = []
  const known = new Set<string>()
  let pressed = 0
  for (const path of PAGES)
    await test.step(path, async () => {
      await open(page, path)
      const names = await pressables(page)
      for (const name of names) {
        const words = name.replace(/^\d+ /, '').replace(/\d+/g, '#')
        // The frame around the pages is the same on each.
        const key = `${path.split('?')[0]} ${words}`
        if (known.has(key) || TESTED_ELSEWHERE.test(words)) continue
        known.add(key)
        await open(page, path)
        const again = (await pressables(page)).find((each) => each === name)
        if (!again) continue
        pressed += 1
        if (!(await answersToPress(page, pressableAt(page, again)))) dead.push(`${path}: ${words}`)
      }
    })
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
  const links = new Map<string, string>()
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const hrefs = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    expect(hrefs, `${path}: a link without an address`).not.toContain(null)
    for (const href of hrefs) {
      const url = new URL(href!, page.url())
      // Calls, messages and mails open another program.
      if (url.protocol.startsWith('http')) links.set(url.origin + url.pathname, path)
    }
  }
  const missing: string[] = []
  for (const [address, from] of links) {
    const answer = await page.goto(address)
    await page.waitForLoadState('networkidle')
    const isLost = page.getByRole('heading', { name: /^(Page not found|Something went wrong)$/ })
    if ((answer?.status() ?? 0) >= 400 || (await isLost.count()) > 0) missing.push(`${from}: ${address}`)
  }
  expect(missing).toEqual([])
  expect(links.size).toBeGreaterThan(10)
})
