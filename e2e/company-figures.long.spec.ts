// Figures of a company's overview, counted by the database, and rules that every plan keeps.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { DEFAULT_CAPACITY_PACKAGES, MAX_SHIFT_SECONDS } from '@dropwise/contracts'
import { dayFromNow } from './support/day-of-work.ts'
import { dispatcherToken } from './support/orders.ts'
import { openSession } from './support/session.ts'

const PATIENCE = { timeout: 240_000 }

async function companyHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  return { apikey: anonKey, authorization: `Bearer ${await dispatcherToken(request)}` }
}
/** Rows that the database counts for the dispatcher. */
async function count(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(`/rest/v1/${path}&limit=1`, {
    headers: { ...(await companyHeaders(request)), prefer: 'count=exact' },
  })
  return Number(answer.headers()['content-range']?.split('/')[1])
}
const figure = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${label} (\\d|N/A)`) })

test('[2.10-2] vehicles, drivers and routes are counted in the database; a count that fails reads 0, and no efficiency reads N/A', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'tenant')
  const today = new Date().toISOString().slice(0, 10)
  const counts = {
    Vehicles: await count(request, 'vehicles?select=id&status=eq.active'),
    Drivers: await count(request, 'drivers?select=id&status=eq.active'),
    Routes: await count(request, `routes?select=id&date=eq.${today}&status=neq.cancelled`),
  }
  expect(counts.Vehicles).toBeGreaterThan(0)
  expect(counts.Drivers).toBeGreaterThan(0)
  await page.goto(`/tenant?day=${today}`)
  for (const [label, rows] of Object.entries(counts))
    await expect(figure(page, label)).toContainText(new RegExp(`^${label}\\s*${rows}(?!\\d)`))

  await test.step('one count fails: it reads 0, and the page and the other counts stay', async () => {
    // Only this table fails.
    await page.route(/\/rest\/v1\/vehicles\?/, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(figure(page, 'Vehicles')).toContainText(/^Vehicles\s*0\s*could not be loaded/, PATIENCE)
    await expect(figure(page, 'Drivers')).toContainText(new RegExp(`^Drivers\\s*${counts.Drivers}(?!\\d)`))
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    await page.unroute(/\/rest\/v1\/vehicles\?/)
  })
  await test.step('a day without routes has no efficiency', async () => {
    await page.goto(`/tenant?day=${dayFromNow(300)}`)
    await expect(figure(page, 'Efficiency')).toContainText(/^Efficiency\s*N\/A/)
    await expect(figure(page, 'Routes')).toContainText(/^Routes\s*0(?!\d)/)
  })
})

interface PlanAnswer {
  status: string
  routes: {
    departAt: string
    returnAt: string
    stops: { orderId: string; lateSeconds: number }[]
  }[]
  unserved: { orderId: string; reason: string; message: string }[]
}

test('[2.12-3] a plan keeps to eight hours, 150 packages and time windows, serves what is urgent first, and names what it leaves out', async ({
  page,
  context,
  request,
}) => {
  const day = dayFromNow(41 + (Date.now() % 200))
  const run = Date.now().toString(36)
  const headers = await companyHeaders(request)
  // 62 stops of three packages and seven minutes each: more than one van's shift and load.
  const depots = await request.get('/rest/v1/depots?select=lat,lng&limit=1', { headers })
  const [depot] = (await depots.json()) as { lat: number; lng: number }[]
  const rows = Array.from({ length: 62 }, (_, i) => ({
    reference: `RULES-${run}-${i}`,
    recipient: `Recipient ${i}`,
    address: `Point ${i}, Ashmouth`,
    lat: depot!.lat + (i % 8) * 0.001,
    lng: depot!.lng + Math.floor(i / 8) * 0.001,
    date: day,
    packages: 3,
    service_minutes: 7,
    priority: i < 10 ? 'high' : 'low',
    ...(i === 20 && { window_start: '09:00', window_end: '10:00' }),
  }))
  const imported = await request.post('/api/v1/orders/import', { headers, data: { rows } })
  expect(await imported.json()).toMatchObject({ created: 62, rejected: [] })
  const vans = (await (await request.get('/api/v1/vehicles?limit=1', { headers })).json()) as {
    items: { id: string; name: string; capacityPackages: number }[]
  }
  await openSession(context, request, 'tenant')
  const created = await request.post('/api/v1/plans', {
    headers,
    data: { date: day, vehicleIds: [vans.items[0]!.id], timeLimitSeconds: 2, seed: 1 },
  })
  const { id } = (await created.json()) as { id: string }
  const read = async () =>
    (await (await request.get(`/api/v1/plans/${id}`, { headers })).json()) as PlanAnswer
  await expect.poll(async () => (await read()).status, PATIENCE).toBe('done')
  const plan = await read()
  const [route] = plan.routes
  const stops = route!.stops
  expect(stops.length).toBeGreaterThan(10)
  expect(Date.parse(route!.returnAt) - Date.parse(route!.departAt)).toBeLessThanOrEqual(
    MAX_SHIFT_SECONDS * 1_000,
  )
  expect(stops.length * 3).toBeLessThanOrEqual(DEFAULT_CAPACITY_PACKAGES)
  const orders = (await (await request.get(`/api/v1/orders?date=${day}&limit=200`, { headers })).json()) as {
    items: { id: string; priority: number; windowEnd: string | null }[]
  }
  const orderOf = new Map(orders.items.map((order) => [order.id, order]))
  expect(stops.map(({ lateSeconds }) => lateSeconds).filter((late) => late > 0)).toEqual([])
  // Unserved orders are not urgent, and each has a reason.
  expect(plan.unserved).toHaveLength(62 - stops.length)
  expect(plan.unserved.length).toBeGreaterThan(0)
  const urgent = Math.max(...orders.items.map(({ priority }) => priority))
  for (const { orderId, reason, message } of plan.unserved) {
    expect(orderOf.get(orderId)?.priority).toBeLessThan(urgent)
    expect(reason).not.toBe('')
    expect(message).not.toBe('')
  }
  await page.goto(`/tenant/plan?day=${day}&plan=${id}`)
  const leave = page.getByRole('button', { name: `Dispatch 1, leave ${plan.unserved.length}` })
  await expect(leave).toBeVisible(PATIENCE)
})
