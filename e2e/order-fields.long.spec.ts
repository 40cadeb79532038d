// All fields of an order from file to van: import, plan, checker, screen, export and re-import, and the
// driver's view.
import { expect, test, type Page } from '@playwright/test'
import { addDays } from '@dropwise/contracts'
import { rm } from 'node:fs/promises'
import { freeVan, startShift, VAN, vanId } from './support/driver-route.ts'
import { call, PATIENCE, readPlan, type Plan } from './support/plan-by-hand.ts'
import { startProduct, type StartedProduct } from './support/product.ts'
import { accessTokenOf, openSession } from './support/session.ts'

const RUN = `F${Date.now().toString(36)}`
const DEMO_ZONE = 'Europe/London'
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: DEMO_ZONE }).format(new Date())
/** Plans for today begin now, so that a window that has passed would be missed. */
const HOUR = Number(
  new Intl.DateTimeFormat('en-GB', { timeZone: DEMO_ZONE, hour: '2-digit' }).format(new Date()),
)
const clockAt = (hour: number): string => (hour < 24 ? `${String(hour).padStart(2, '0')}:00` : '23:59')
const WINDOW = [clockAt(HOUR), clockAt(HOUR + 3)] as const
/** The other window of the day, after the first or, in the evening, in the morning. */
const OTHER_WINDOW = HOUR < 18 ? `${clockAt(HOUR + 4)}-${clockAt(HOUR + 6)}` : '01:00-04:00'

const RICH = {
  reference: `${RUN}-RICH`,
  recipient: `Edith ${RUN}`,
  phone: '+1 555 0126',
  email: 'edith@example.com',
  address: '37 Lichfield Road, Ashmouth AH11 4FD',
  date: TODAY,
  last_date: addDays(TODAY, 3),
  window_start: WINDOW[0],
  window_end: WINDOW[1],
  other_windows: OTHER_WINDOW,
  late_price: '0.25',
  service_minutes: '7.5',
  packages: '3',
  weight_kg: '24.5',
  volume_l: '120',
  pallets: '1.5',
  priority: 'high',
  skills: 'glass',
  only_vehicles: VAN,
  not_vehicles: 'Van 08',
  cash: '12.34',
  instructions: 'Ring twice',
  proof: 'photo',
  Items: '2 × Blue mug; 1 × Green tea',
  Barcode: 'SSCC-0042',
  Floor: 'Third, left',
}
type Row = Partial<typeof RICH> & Record<string, string>
const ROWS: Row[] = [
  RICH,
  {
    reference: `${RUN}-OPT`,
    recipient: `Olga ${RUN}`,
    address: '99 Pear Road, Ashmouth AH5 4AF',
    date: TODAY,
    prize: '40.05',
  },
  ...(['pickup', 'delivery'] as const).map((type, index) => ({
    reference: `${RUN}-${type.toUpperCase()}`,
    recipient: `${type} ${RUN}`,
    address: ['26 Lamb Lane, Ashmouth AH1 3FB', '8 Magpie Gardens, Ashmouth AH11 2FZ'][index]!,
    date: TODAY,
    type,
    pair: `${RUN} swap`,
  })),
]
const HEADERS = [...new Set(ROWS.flatMap((row) => Object.keys(row)))]
const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`
const FILE = [HEADERS, ...ROWS.map((row) => HEADERS.map((header) => row[header]))]
  .map((cells) => cells.map(quoted).join(','))
  .join('\n')

interface Order {
  id: string
  reference: string
  sequence: number | null
}
const ordersOf = async (page: Page): Promise<Order[]> => {
  const { items } = await call<{ items: Order[] }>(page, 'GET', `/orders?date=${TODAY}&limit=200`)
  return items.filter(({ reference }) => reference.startsWith(RUN))
}

/** The demo driver's van, free for the day and able to carry the file's orders. */
async function readyVan(page: Page): Promise<string> {
  await freeVan(page.request, TODAY)
  const id = await vanId(page.request)
  await call(page, 'PATCH', `/vehicles/${id}`, { skills: ['glass'] })
  return id
}

// Only one demo driver has an account, and other tests dispatch its van.
let product: StartedProduct | undefined
test.afterAll(async () => {
  await product?.stop()
  if (product) await rm(product.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

test('[2.10-3] every field of an order reaches plan and driver', async ({ browser, playwright }) => {
  product = await startProduct()
  const baseURL = product.url
  const request = await playwright.request.newContext({ baseURL })
  const page = await (await browser.newContext({ baseURL })).newPage()
  await openSession(page.context(), request, 'tenant')
  await page.goto(`/tenant/orders?day=${TODAY}&panel=import`)
  const vanId = await readyVan(page)

  await test.step('import, with each column understood', async () => {
    const buffer = Buffer.from(FILE)
    await page.getByLabel('Order file').setInputFiles({ name: 'fields.csv', mimeType: 'text/csv', buffer })
    const check = page.getByRole('button', { name: 'Check rows' })
    const button = page.getByRole('button', { name: `Import ${ROWS.length}`, exact: true })
    await expect(check.or(button)).toBeVisible(PATIENCE)
    if (await check.isVisible()) await check.click()
    await expect(button).toBeEnabled(PATIENCE)
    await button.click()
    await expect(page.getByRole('heading', { name: `${ROWS.length} orders imported` })).toBeVisible(PATIENCE)
  })

  await test.step('the panel of the order shows them', async () => {
    await page.goto(`/tenant/orders?day=${TODAY}&filter=${RICH.reference}`)
    await page.getByRole('cell', { name: RICH.reference, exact: true }).first().click()
    const panel = page.getByRole('complementary').filter({ hasText: RICH.reference })
    for (const text of [OTHER_WINDOW, '$0.25', '7.5 min', '24.5 kg', '120 l', '1.5', 'glass', VAN, 'Van 08'])
      await expect(panel.getByText(text, { exact: true }).first()).toBeVisible()
    const custom = panel.getByRole('region', { name: 'Custom fields' })
    for (const text of [RICH.Items, RICH.Barcode, RICH.Floor])
      await expect(custom.getByText(text)).toBeVisible()
  })

  const orders = await ordersOf(page)
  expect(orders).toHaveLength(ROWS.length)
  const created = await call<{ id: string }>(page, 'POST', '/plans', {
    date: TODAY,
    orderIds: orders.map(({ id }) => id),
    vehicleIds: [vanId],
    timeLimitSeconds: 2,
    seed: 1,
  })
  await expect.poll(async () => (await readPlan(page, created.id)).status, PATIENCE).toBe('done')
  const plan = await readPlan(page, created.id)
  const idOf = (end: string) => orders.find(({ reference }) => reference === `${RUN}-${end}`)!.id

  await test.step('the plan serves all of it, the pickup before its delivery, and the checker accepts it', async () => {
    const stops = plan.routes.flatMap((route) => route.stops.map(({ orderId }) => orderId))
    expect(new Set(stops)).toEqual(new Set(orders.map(({ id }) => id)))
    expect(stops.indexOf(idOf('PICKUP'))).toBeLessThan(stops.indexOf(idOf('DELIVERY')))
    const problem = await call<object>(page, 'GET', `/plans/${created.id}/export?format=vroom`)
    const checked = await call<{ summary: { violations: unknown[] } }>(page, 'POST', '/optimize', {
      ...problem,
      options: { c: true },
    })
    expect(checked.summary.violations).toEqual([])
  })

  await test.step('the plan on the screen names the requirements of a stop', async () => {
    await page.goto(`/tenant/plan?day=${TODAY}&tab=stops&plan=${created.id}`)
    const row = page.getByRole('row').filter({ hasText: RICH.recipient })
    for (const text of [
      `Other windows: ${OTHER_WINDOW}`,
      'Price of being late: $0.25',
      'Volume: 120 l',
      'Pallets: 1.5',
      'Skills: glass',
      `Only vehicles: ${VAN}`,
      'Never vehicles: Van 08',
      'Cash to collect: $12.34',
    ])
      await expect(row).toContainText(text, PATIENCE)
    const optional = page.getByRole('row').filter({ hasText: `Olga ${RUN}` })
    await expect(optional).toContainText('Optional, worth: $40.05')
    const pickup = page.getByRole('row').filter({ hasText: `pickup ${RUN}` })
    await expect(pickup).toContainText(`Pair: ${RUN} swap`)
    await row.click()
    const card = page.getByRole('region', { name: /^Stop \d+ of R/ })
    for (const text of ['7.5 min', 'high', 'Photo', RICH.instructions])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
  })

  await test.step('the exported file imports as the same day', async () => {
    const token = await accessTokenOf(page)
    const headers = { authorization: `Bearer ${token}` }
    const query = `format=csv&date=${TODAY}&filter=${RUN}`
    const file = await page.request.get(`/api/v1/orders/export?${query}`, { headers })
    const again = await page.request.post('/api/v1/orders/import', {
      headers: { ...headers, 'content-type': 'text/csv' },
      data: await file.body(),
    })
    expect(await again.json()).toMatchObject({ created: 0, updated: 0, rejected: [] })
    expect(await call<Plan>(page, 'GET', `/plans/${created.id}`)).toMatchObject({ isOutOfDate: false })
  })

  await call(page, 'POST', `/plans/${created.id}/dispatch`)
  await startShift(request)
  const driver = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  await openSession(driver, request, 'driver')
  const phone = await driver.newPage()

  await test.step('the driver reads it at the door', async () => {
    await phone.goto(`/driver?stop=${idOf('RICH')}`)
    const [window, others] = [WINDOW.join('-'), OTHER_WINDOW].map((text) => text.replace('-', '[-–]'))
    await expect(phone.getByText(new RegExp(`${window}|${others}`)).first()).toBeVisible(PATIENCE)
    await expect(phone.getByText(new RegExp(`or (${window}|${others})`))).toBeVisible()
    const needs = phone.getByRole('list', { name: 'What this stop needs' })
    for (const text of ['1.5 pallets', '120 l', 'glass']) await expect(needs.getByText(text)).toBeVisible()
    await expect(phone.getByText('24.5 kg')).toBeVisible()
    await expect(phone.getByText(/Collect .*12\.34/)).toBeVisible()
    await expect(phone.getByText(RICH.instructions)).toBeVisible()
    const items = phone.getByRole('list', { name: 'Items' })
    await expect(items.getByRole('listitem')).toHaveText([/2 ×\s*Blue mug/, /1 ×\s*Green tea/])
    for (const text of ['Floor', RICH.Floor, 'Barcode', RICH.Barcode])
      await expect(phone.getByText(text, { exact: true })).toBeVisible()
  })

  await test.step('and that what is picked up at one stop goes to the other', async () => {
    await phone.goto(`/driver?stop=${idOf('PICKUP')}`)
    await expect(phone.getByText(/Bring it to stop \d+, 8 Magpie Gardens/)).toBeVisible(PATIENCE)
    await phone.goto(`/driver?stop=${idOf('DELIVERY')}`)
    await expect(phone.getByText(/Not picked up yet: stop \d+, 26 Lamb Lane/)).toBeVisible(PATIENCE)
  })
  await driver.close()
})
