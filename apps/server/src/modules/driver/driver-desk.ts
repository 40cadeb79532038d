// A company with a driver on a dispatched route: one server for a test file, and a new route before each test.
import {
  driverDayResponse,
  driverEventsResponse,
  type DriverDay,
  type DriverEventResult,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ServerModule } from '../../platform/platform.ts'
import { live } from '../live/module.ts'
import { updateRoutesOfVehicle } from '../live/route-updates.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

/** Starts the server with the modules of the driver's day and `more`. `other` is a company without a route. */
export function driverDesk(more: readonly ServerModule[] = []) {
  let api: TestApi
  let company: TestCompany
  let other: TestCompany
  let route: TestRoute
  let number = 0

  beforeAll(async () => {
    api = await testApi([driver, live, positions, ...more].map(({ work: _, ...module }) => module))
    company = await api.company()
    other = await api.company()
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    number += 1
    // A driver sees one day at a time.
    await asOwner(`update public.routes set status = 'cancelled' where status <> 'cancelled'`)
    route = await makeRoute(api, company, { number })
  })

  const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
    api.platform.database.asOwner<Row>(statement, values)

  const now = (minutes = 0) => new Date(Date.now() + minutes * 60_000).toISOString()

  function event(kind: string, stop: number | null, more: object = {}): Record<string, unknown> {
    const orderId = stop === null ? undefined : route.stops[stop - 1]?.orderId
    return { id: randomUUID(), kind, orderId, at: now(), sentAt: now(), ...more }
  }

  async function reportEvents(events: object[], key = company.keys.driver): Promise<DriverEventResult[]> {
    const response = await api.call(key, 'POST', '/driver/events', { body: { events } })
    expect(response.statusCode, response.body).toBe(200)
    return driverEventsResponse.parse(response.json()).results
  }

  async function statusesOf(stop: number): Promise<{ stop: string; order: string; delivery: string }> {
    const [row] = await asOwner<{ stop: string; order: string; delivery: string }>(
      `select s.status as stop, o.status as "order", d.status as delivery from public.stops s
       join public.orders o on o.id = s.order_id join public.deliveries d on d.id = s.delivery_id
       where s.order_id = $1`,
      [route.stops[stop - 1]?.orderId],
    )
    return row!
  }

  async function timelineOf(stop: number): Promise<string[]> {
    const rows = await asOwner<{ title: string }>(
      `select e.title from public.delivery_events e join public.deliveries d on d.id = e.delivery_id
       where d.order_id = $1 order by e.at`,
      [route.stops[stop - 1]?.orderId],
    )
    return rows.map(({ title }) => title)
  }

  async function dayOfDriver(key = company.keys.driver): Promise<DriverDay> {
    const response = await api.call(key, 'GET', `/driver/day?date=${route.date}`)
    expect(response.statusCode, response.body).toBe(200)
    return driverDayResponse.parse(response.json())
  }

  const notices = () =>
    asOwner<{ title: string; message: string }>(
      `select distinct title, message from public.notifications where tenant_id = $1 and message like $2`,
      [company.tenantId, `%R${number}, %`],
    )

  /** Updates the route from the positions so far. */
  const follow = () =>
    updateRoutesOfVehicle(api.platform, { tenantId: company.tenantId, vehicleId: route.vehicleId })

  return {
    asOwner,
    now,
    event,
    reportEvents,
    statusesOf,
    timelineOf,
    dayOfDriver,
    notices,
    follow,
    get api() {
      return api
    },
    get company() {
      return company
    },
    get other() {
      return other
    },
    get route() {
      return route
    },
    /** Number of the present route. */
    get number() {
      return number
    },
  }
}
