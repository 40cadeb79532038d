// The company's portal as viewer: presses every enabled button, and the server refuses none. A separate
// product, because it makes the demo's driver a viewer directly in the database.
import { expect, test, type Locator } from '@playwright/test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'
import { call, plannedDay, readPlan } from './support/plan-by-hand.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { addressesUnder, openPage, pressableAt, pressables, type Area } from './support/walk.ts'

/** Time in which a press sends its requests, in milliseconds; responses are awaited. */
const SENT_MS = 250
/** Overlays to close before the next press. */
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** Buttons of dispatchers and administrators, which viewers see disabled with the reason. */
const GUARDED = [
  ['/tenant/routes', 'Optimize Routes', 'Create route'],
  ['/tenant/orders', 'Import', 'New order'],
  ['/tenant/plan', 'Optimise again', /^Dispatch \d+ routes$/],
  ['/tenant/fleet', 'Add vehicle'],
  ['/tenant/drivers', 'Add driver'],
] as const
const REASON = /^(Viewers change nothing|Only administrators)/

let folder: string
let product: StartedProduct

test.beforeAll(async () => {
  test.setTimeout(600_000)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-viewer-'))
  // If the product runs as root, the database server runs as `nobody`, which must reach its folder.
  await chmod(folder, 0o755)
  product = await startProduct({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await product?.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

async function makeViewer(email: string): Promise<void> {
  const database = new pg.Client({ host: join(folder, 'socket'), user: 'postgres', database: 'dropwise' })
  await database.connect()
  const { rowCount } = await database.query(
    `update public.memberships m set role = 'viewer' from auth.users u where u.id = m.user_id and u.email = $1`,
    [email],
  )
  await database.end()
  expect(rowCount).toBe(1)
}

test('[2.10-3] a viewer is offered nothing that the server refuses', async ({ browser }) => {
  test.setTimeout(1_200_000)
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  const emailOf = (role: string) => DEMO_ACCOUNTS.find((account) => account.role === role)!.email
  const signIn = async (email: string) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Company' })).toBeVisible()
  }
  await signIn(emailOf('tenant'))
  const { day, planId } = await plannedDay(page, 9)
  const [route] = (await readPlan(page, planId)).routes
  const { items } = await call<{ items: { id: string; date: string }[] }>(page, 'GET', `/orders?date=${day}`)
  const vehicles = await call<{ items: { id: string }[] }>(page, 'GET', '/vehicles')
  const drivers = await call<{ items: { id: string }[] }>(page, 'GET', '/drivers')
  const [depot] = (await call<{ items: { id: string }[] }>(page, 'GET', '/depots')).items
  await makeViewer(emailOf('driver'))
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(emailOf('driver'))
  await expect(page.getByText('You see everything here as a viewer')).toBeVisible()

  const area: Area = {
    paths: [
      ...addressesUnder('/tenant').filter((path) => path !== '/tenant/onboarding'),
      '/tenant/orders?panel=new',
      '/tenant/orders?panel=import',
      '/tenant/orders?panel=series',
      `/tenant/orders?day=${day}&panel=${items[0]?.id}`,
      `/tenant/plan?day=${day}`,
      `/tenant/plan?day=${day}&route=${route?.number}`,
      `/tenant/plan?day=${day}&route=${route?.number}&stop=${route?.stops[0]?.orderId}`,
      '/tenant/live?view=board',
      '/tenant/live?route=1',
      '/tenant/fleet?panel=new',
      `/tenant/fleet?panel=${vehicles.items[0]?.id}`,
      `/tenant/drivers?panel=${drivers.items[0]?.id}`,
      `/tenant/settings/depots?panel=${depot?.id}`,
    ],
    ready: (opened) => expect(opened.getByRole('navigation', { name: 'Company' })).toBeVisible(),
    skip: /sign out/i,
  }
  const refused: string[] = []
  let pressing = ''
  let pending = 0
  page.on('request', () => (pending += 1))
  page.on('requestfinished', () => (pending -= 1))
  page.on('requestfailed', () => (pending -= 1))
  page.on('response', (response) => {
    if (response.status() === 403)
      refused.push(`${pressing}: ${response.request().method()} ${new URL(response.url()).pathname}`)
  })
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
  const settle = async () => {
    await page.waitForTimeout(SENT_MS)
    await expect.poll(() => pending).toBeLessThanOrEqual(0)
  }
  /** False when an overlay covers it; another page has it too. */
  const press = (button: Locator) =>
    button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )

  await test.step('keys change nothing', async () => {
    pressing = 'keys'
    await openPage(
      page,
      area,
      `/tenant/plan?day=${day}&route=${route?.number}&stop=${route?.stops[0]?.orderId}`,
    )
    for (const press of ['l', 'Shift+L', 'b', 'Alt+ArrowRight', 'Alt+ArrowDown', 'Delete', 'Control+z', 'r'])
      await page.keyboard.press(press)
    await settle()
    expect(refused).toEqual([])
    expect((await readPlan(page, planId)).version).toBe(1)
  })

  await test.step('what changes something is grey, and says why', async () => {
    for (const [path, ...names] of GUARDED) {
      await openPage(page, area, `${path}?day=${day}`)
      for (const name of names) {
        const button = page.getByRole('button', { name, exact: true }).first()
        await expect(button, `${path}, ${name}`).toBeDisabled()
        await expect(button).toHaveAttribute('title', REASON)
      }
    }
  })

  const visited = new Set<string>()
  for (const path of area.paths)
    await test.step(path, async () => {
      pressing = path
      await openPage(page, area, path)
      const opened = page.url()
      for (const name of await pressables(page)) {
        const words = name.replace(/^\d+ /, '').replace(/\d+/g, '#')
        const key = `${path.split('?')[0]} ${words}`
        if (visited.has(key) || area.skip?.test(words)) continue
        visited.add(key)
        if (page.url() !== opened || (await page.locator(FLOATING).count()) > 0)
          await openPage(page, area, path)
        if (!(await pressables(page)).includes(name)) continue
        pressing = `${path}, ${words}`
        if (!(await press(pressableAt(page, name)))) continue
        await settle()
        // Also presses each button of an opened dialog.
        for (const inner of await page.getByRole('dialog').getByRole('button').all()) {
          if (!(await inner.isVisible().catch(() => false)) || !(await inner.isEnabled())) continue
          pressing = `${path}, ${words}, ${await inner.innerText()}`
          if (await press(inner)) await settle()
        }
      }
    })
  expect(refused).toEqual([])
  expect(visited.size).toBeGreaterThan(60)
})
