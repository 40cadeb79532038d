// Dispatches a route of today for the demo's driver by API, and reads its results.
import { expect, type APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dispatcherToken, tokenOf } from './orders.ts'

const EXAMPLE = new URL('../../examples/ashmouth-200-orders.csv', import.meta.url)
/** The demo driver's van. */
export const VAN = 'Van 07'
const PATIENCE = { timeout: 120_000 }

export interface DriverRoute {
  number: number
  /** In route order. */
  orderIds: string[]
  today: string
}

interface Stored {
  id: string
  kind: string
  deviceAt: string
  receivedAt: string
  files: { name: string }[]
}

interface DayRoute {
  id: string
  number: number
  status: string
  vehicle: { name: string }
  stops: { orderId: string }[]
  vehicleCheck: { points: string[] } | null
}

async function readDay(
  request: APIRequestContext,
  headers: Record<string, string>,
  date: string,
): Promise<DayRoute[]> {
  const answer = await request.get(`/api/v1/driver/day?date=${date}`, { headers })
  return ((await answer.json()) as { routes: DayRoute[] }).routes
}

/** Ends a day of the demo driver's van, or of all vans: recalls dispatched routes and finishes those under way. */
export async function freeVan(request: APIRequestContext, date: string, areAll = false): Promise<void> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  for (const { id, status, vehicle } of await readDay(request, headers, date)) {
    if (!areAll && vehicle.name !== VAN) continue
    if (status === 'started') await sendEvents(request, [{ routeId: id, kind: 'shift_ended' }])
    if (status !== 'dispatched') continue
    const recalled = await request.post(`/api/v1/routes/${id}/recall`, { headers })
    expect(recalled.ok(), await recalled.text()).toBe(true)
  }
  // Plans for today begin now, so the van's shift does as well, at whatever hour the tests run.
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: DEMO_ZONE, hour: '2-digit' }).format(new Date()),
  )
  const clockAt = (at: number) => `${String(at % 24).padStart(2, '0')}:00`
  const data = { shiftStart: clockAt(hour), shiftEnd: clockAt(hour + 11) }
  const changed = await request.patch(`/api/v1/vehicles/${await vanId(request)}`, { headers, data })
  expect(changed.ok(), await changed.text()).toBe(true)
}

const DEMO_ZONE = 'Europe/London'
/** Today in the demo company's zone. */
export const demoToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEMO_ZONE }).format(new Date())

/** Replaces the demo's own route by one with this many stops, each requiring a photo. */
export async function dispatchRoute(request: APIRequestContext, count: number): Promise<DriverRoute> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const today = demoToday()
  await freeVan(request, today)
  const [, ...lines] = (await readFile(EXAMPLE, 'utf8')).trim().split('\n')
  const rows = lines.slice(0, count).map((line, i) => ({
    reference: `ROUTE-${i + 1}`,
    recipient: `Recipient ${i + 1}`,
    phone: `+447700900${String(i + 100)}`,
    address: /"([^"]+)"/.exec(line)?.[1] ?? '',
    date: today,
    packages: 1,
    service_minutes: 1,
    proof: 'photo',
  }))
  const imported = await request.post('/api/v1/orders/import', { headers, data: { rows } })
  expect(await imported.json()).toMatchObject({ created: count })
  const orders = (await (
    await request.get(`/api/v1/orders?date=${today}&status=open&limit=200`, { headers })
  ).json()) as { items: { id: string; reference: string }[] }
  const orderIds = orders.items.filter(({ reference }) => reference.startsWith('ROUTE-')).map(({ id }) => id)
  await dispatchToDriver(request, today, orderIds)
  const routes = await readDay(request, headers, today)
  const route = routes.find(({ vehicle }) => vehicle.name === VAN)
  expect(route?.stops).toHaveLength(count)
  return { number: route!.number, orderIds: route!.stops.map(({ orderId }) => orderId), today }
}

export async function vanId(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const answer = await request.get('/api/v1/vehicles?limit=200', { headers })
  const { items } = (await answer.json()) as { items: { id: string; name: string }[] }
  const van = items.find(({ name }) => name === VAN)
  expect(van).toBeDefined()
  return van!.id
}

/** Plans orders of a day on the demo driver's van and dispatches it. */
export async function dispatchToDriver(
  request: APIRequestContext,
  date: string,
  orderIds: readonly string[],
): Promise<void> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const vehicleIds = [await vanId(request)]
  const created = await request.post('/api/v1/plans', {
    headers,
    data: { date, orderIds, vehicleIds, timeLimitSeconds: 2, seed: 1 },
  })
  const { id } = (await created.json()) as { id: string }
  await expect
    .poll(async () => (await (await request.get(`/api/v1/plans/${id}`, { headers })).json()).status, PATIENCE)
    .toBe('done')
  const dispatchResponse = await request.post(`/api/v1/plans/${id}/dispatch`, { headers })
  expect(dispatchResponse.ok(), await dispatchResponse.text()).toBe(true)
}

/** The demo's driver checks the vehicle without findings and starts the shift. */
export async function startShift(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'driver')}` }
  const routes = await readDay(request, headers, demoToday())
  const route = routes.find(({ status }) => status === 'dispatched')
  const points = route?.vehicleCheck?.points
  await sendEvents(request, [
    ...(points ? [{ routeId: route?.id, kind: 'vehicle_checked', check: { points, defects: [] } }] : []),
    { routeId: route?.id, kind: 'shift_started' },
  ])
}

/** The demo's driver sends events that happen now. */
async function sendEvents(
  request: APIRequestContext,
  events: { routeId: string | undefined; kind: string; check?: object }[],
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'driver')}` }
  const at = new Date().toISOString()
  const response = await request.post('/api/v1/driver/events', {
    headers,
    data: { events: events.map((event) => ({ ...event, id: randomUUID(), at, sentAt: at })) },
  })
  const { results } = (await response.json()) as { results: { status: string }[] }
  expect(results.map(({ status }) => status)).not.toContain('refused')
}

/** All events of the orders, in the server's order. */
export async function storedEvents(
  request: APIRequestContext,
  orderIds: readonly string[],
): Promise<(Stored & { orderId: string })[]> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const answers = await Promise.all(
    orderIds.map(async (orderId) => {
      const answer = await request.get(`/api/v1/orders/${orderId}/events`, { headers })
      const { items } = (await answer.json()) as { items: Stored[] }
      return items.map((event) => ({ ...event, orderId }))
    }),
  )
  return answers.flat().toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1))
}

/** All events of a route including shift ends, in the server's order. */
export async function routeEvents(
  request: APIRequestContext,
  { number, today }: DriverRoute,
): Promise<{ kind: string }[]> {
  const answer = await request.get(
    `/rest/v1/driver_events?select=kind,routes!inner(number,date)&routes.number=eq.${number}&routes.date=eq.${today}` +
      '&order=received_at,id',
    { headers: await restHeaders(request) },
  )
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as { kind: string }[]
}

/** Names of all photos by the company's drivers, referenced by an event or not. */
export async function storedPhotos(request: APIRequestContext): Promise<string[]> {
  const headers = await restHeaders(request)
  const list = async (prefix: string): Promise<string[]> => {
    const answer = await request.post('/storage/v1/object/list/proofs', {
      headers,
      data: { prefix, limit: 1_000 },
    })
    const entries = (await answer.json()) as { name: string; id: string | null }[]
    const stops = await Promise.all(
      entries.map(async ({ name, id }) => {
        const path = prefix ? `${prefix}/${name}` : name
        return id === null ? list(path) : [path]
      }),
    )
    return stops.flat()
  }
  return (await list('')).toSorted()
}

async function restHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  return { apikey: anonKey, authorization: `Bearer ${await dispatcherToken(request)}` }
}

/** Reported defects of the van. */
export async function vehicleDefects(request: APIRequestContext): Promise<{ files: string[] }[]> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const answer = await request.get(`/api/v1/vehicles/${await vanId(request)}/defects`, { headers })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { items: { files: string[] }[] }).items
}

/** Photos of the fill and the incident that the driver reported. */
export async function reportedPhotos(request: APIRequestContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const id = await vanId(request)
  const read = async (path: string) => (await request.get(`/api/v1/${path}`, { headers })).json()
  const fills = (await read(`fuel-fills?vehicleId=${id}`)) as { items: { files: string[] }[] }
  const { items } = (await read(`incidents?vehicleId=${id}`)) as { items: { id: string; photos: number }[] }
  const withPhotos = items.filter(({ photos }) => photos > 0)
  const timelines = await Promise.all(withPhotos.map((item) => read(`incidents/${item.id}`)))
  return [
    ...fills.items.flatMap(({ files }) => files),
    ...(timelines as { timeline: { files: string[] }[] }[]).flatMap(({ timeline }) =>
      timeline.flatMap(({ files }) => files),
    ),
  ]
}

/** Bytes of a proof file, as staff. */
export async function readProof(request: APIRequestContext, name: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const answer = await request.get(`/storage/v1/object/authenticated/proofs/${name}`, { headers })
  expect(answer.status(), name).toBe(200)
  return answer.body()
}

/** Orders ahead on the driver's route, in order. */
export async function ordersAhead(
  request: APIRequestContext,
  { number, today }: DriverRoute,
): Promise<string[]> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const answer = await request.get(`/api/v1/driver/day?date=${today}`, { headers })
  const { routes } = (await answer.json()) as {
    routes: { number: number; stops: { orderId: string; status: string }[] }[]
  }
  const stops = routes.find((route) => route.number === number)?.stops ?? []
  return stops.filter(({ status }) => status === 'pending').map(({ orderId }) => orderId)
}

/** Dispatch removes a stop from its route. */
export async function takeOff(request: APIRequestContext, orderId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await dispatcherToken(request)}` }
  const cancelled = await request.post('/api/v1/orders/cancel', { headers, data: { orderIds: [orderId] } })
  expect(await cancelled.json()).toMatchObject({ done: [orderId] })
}
