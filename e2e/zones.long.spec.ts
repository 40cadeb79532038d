// A zone from its first corner to an order inside it.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { dayFromNow } from './support/day-of-work.ts'
import { dispatcherToken } from './support/orders.ts'
import { openSession } from './support/session.ts'

const DAY = dayFromNow(38)
const ADDRESS = '99 Pear Road, Ashmouth AH5 4AF'

async function mapOf(page: Page): Promise<Locator> {
  const map = page.getByRole('region', { name: 'Map of the zones' })
  await expect(map.locator('[data-map="idle"]')).toBeVisible({ timeout: 30_000 })
  return map
}

test('2.10-3 a zone is drawn on the map, changed, found on an order and deleted', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  const number = `ZONE-${Date.now()}`
  const [name, renamed] = [`Harbour ${number}`, `Quays ${number}`]
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const stored = await request.post('/api/v1/orders/import', {
    headers,
    data: { rows: [{ reference: number, recipient: number, address: ADDRESS, date: DAY }] },
  })
  expect(stored.ok(), await stored.text()).toBe(true)
  const { items } = (await (
    await request.get(`/api/v1/orders?date=${DAY}&reference=${number}`, { headers })
  ).json()) as { items: [{ lat: number; lng: number }] }
  const [place] = items

  await page.goto('/tenant/settings/zones')
  const map = await mapOf(page)
  const corner = (n: number) => map.getByRole('button', { name: `Corner ${n}`, exact: true })

  await test.step('corners are clicked, and the first one closes the outline', async () => {
    await page.getByRole('button', { name: 'Draw zone' }).click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    const { width, height } = (await map.boundingBox())!
    for (const [x, y] of [
      [0.1, 0.1],
      [0.8, 0.1],
      [0.8, 0.85],
      [0.1, 0.85],
    ] as const)
      await map.click({ position: { x: width * x, y: height * y } })
    await expect(page.getByText('4 corners')).toBeVisible()
    await map.getByRole('button', { name: 'Corner 1: close the outline' }).click()
    await expect(corner(1)).toBeVisible()
    await expect(page.getByText('4 corners')).toBeVisible()
  })

  await test.step('a corner is dragged, another added, and taken out with the keyboard', async () => {
    const text = page.getByLabel('Corners', { exact: true })
    await page.getByText('Corners as text').click()
    const before = await text.inputValue()
    const from = (await corner(2).boundingBox())!
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(from.x - 40, from.y + 30, { steps: 5 })
    await page.mouse.up()
    await expect(text).not.toHaveValue(before)
    const dragged = await text.inputValue()
    expect(dragged.split('\n')[0]).toBe(before.split('\n')[0])
    await map.getByRole('button', { name: 'Add a corner after 3' }).click()
    await expect(page.getByText('5 corners')).toBeVisible()
    await corner(4).press('ArrowUp')
    await corner(4).press('Delete')
    await expect(text).toHaveValue(dragged)
  })

  await test.step('it is saved, and renamed from the list', async () => {
    await page.getByRole('button', { name: 'Save zone' }).click()
    await expect(page.getByText(`${name} drawn`)).toBeVisible()
    await page.getByRole('button', { name: `${name} No van is tied to it` }).click()
    await page.getByLabel('Name', { exact: true }).fill(renamed)
    await page.getByRole('button', { name: 'Save zone' }).click()
    await expect(page.getByText(`${renamed} changed`)).toBeVisible()
  })

  await test.step('an order in it says so', async () => {
    const around = [
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
    ].map(([north = 0, east = 0]) => `${(place.lat + north).toFixed(6)}, ${(place.lng + east).toFixed(6)}`)
    await page.getByRole('button', { name: new RegExp(renamed) }).click()
    await page.getByText('Corners as text').click()
    await page.getByLabel('Corners', { exact: true }).fill(around.join('\n'))
    await page.getByRole('button', { name: 'Save zone' }).click()
    await expect(page.getByRole('button', { name: 'Draw zone' })).toBeVisible()
    await page.goto(`/tenant/orders?day=${DAY}&filter=${number}`)
    await page.getByRole('cell', { name: number, exact: true }).first().click()
    const order = page.getByRole('complementary').filter({ hasText: number })
    await expect(order.getByText(renamed)).toBeVisible()
  })

  await test.step('a van can be tied to it', async () => {
    await page.goto('/tenant/fleet?panel=new')
    await page.getByText('Rules for planning').click()
    await page.getByRole('checkbox', { name: renamed }).check()
    await expect(page.getByText('It takes only orders in these zones.')).toBeVisible()
  })

  await test.step('it is deleted', async () => {
    await page.goto('/tenant/settings/zones')
    await page.getByRole('button', { name: new RegExp(renamed) }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete zone' }).click()
    await expect(page.getByText(`${renamed} deleted`)).toBeVisible()
  })
})
