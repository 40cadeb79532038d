// Tests of drivers: a dispatched route with stops a kilometre apart north of the depot, ten minutes each, and a
// company whose driver is on it.
import {
  driverDayResponse,
  driverEventsResponse,
  type DriverDay,
  type DriverEventResult,
} from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { ServerModule } from '../../platform/platform.ts'
import { liveDay } from '../live/day.ts'
import { live } from '../live/module.ts'
import { readDay } from '../live/queries.ts'
import { updateRoutesOfVehicle } from '../live/route-updates.ts'
import { readMatrix } from '../planning/matrix.ts'
import { positions } from '../positions/module.ts'
import { prepareOrder } from '../repair/reorder.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { driverModule } from './module.ts'

/** The module with the product's own wiring. */
export const driver = driverModule(
  ({ asService, roads, clock }) =>
    (member, routeId, sequence) =>
      prepareOrder(
        {
          asService,
          roads,
          clock,
          readLiveDay: async (trx, tenantId, date, now) =>
            liveDay(date, await readDay(trx, tenantId, date), now),
          readMatrix,
        },
        member,
        routeId,
        sequence,
      ),
)

export interface TestRoute {
  routeId: string
  vehicleId: string
  driverId: string
  /** The member with the role driver. */
  driverUserId: string
  date: string
  stops: { orderId: string; reference: string; trackingNumber: string; lat: number; lng: number }[]
}

const MINUTE = 60_000
/** A kilometre in degrees of latitude. */
const KILOMETRE = 1 / 111.195

/** Hour of the day, 0 to 23, on the clocks of the time zone. */
const localHour = (at: number, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at))

/** By default it left the depot an hour ago. */
export async function makeRoute(
  api: TestApi,
  { tenantId, depotId }: TestCompany,
  { stops = 3, departAt = Date.now() - 60 * MINUTE, proof = 'company', number = 7 } = {},
): Promise<TestRoute> {
  const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const columns = Object.keys(values)
    const [row] = await api.platform.database.asOwner<{ id: string }>(
      `insert into public.${table} (tenant_id, ${columns.join(', ')})
       values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
      [tenantId, ...Object.values(values)],
    )
    return row!.id
  }
  const read = async <Row extends Record<string, unknown>>(sql: string, values: unknown[]): Promise<Row> =>
    (await api.platform.database.asOwner<Row>(sql, values))[0]!
  const depot = await read<{ lat: number; lng: number }>('select lat, lng from public.depots where id = $1', [
    depotId,
  ])
  const { user_id: driverUserId } = await read<{ user_id: string }>(
    `select user_id from public.memberships where tenant_id = $1 and role = 'driver'`,
    [tenantId],
  )
  const at = (minutes: number) => new Date(departAt + minutes * MINUTE).toISOString()
  const date = at(0).slice(0, 10)
  const existing = await api.platform.database.asOwner<{ id: string }>(
    'select id from public.drivers where user_id = $1',
    [driverUserId],
  )
  const driverId =
    existing[0]?.id ?? (await insert('drivers', { name: 'Kit Hargreave', user_id: driverUserId }))
  const { time_zone: timeZone } = await read<{ time_zone: string }>(
    'select time_zone from public.tenants where id = $1',
    [tenantId],
  )
  const hour = localHour(departAt, timeZone)
  const vehicleId = await insert('vehicles', {
    name: `Van ${number}`,
    registration: `HL ${number}`,
    depot_id: depotId,
    driver_id: driverId,
    // The shift begins in the hour of departure and lasts 23 hours, so that no route ends after it at any time of day.
    shift_start: `${hour}:00`,
    shift_end: `${(hour + 23) % 24}:00`,
  })
  const north = (km: number) => ({ lat: depot.lat + km * KILOMETRE, lng: depot.lng })
  const point = (km: number): [number, number] => [north(km).lng, north(km).lat]
  const routeId = await insert('routes', {
    date,
    number,
    vehicle_id: vehicleId,
    driver_id: driverId,
    depot_id: depotId,
    depart_at: at(0),
    return_at: at((stops + 2) * 10),
    distance_metres: stops * 2_000,
    duration_seconds: (stops + 2) * 600,
    legs: Array.from({ length: stops + 1 }, (_, i) => encodePolyline([point(i), point(i + 1)])),
  })
  const madeStops: TestRoute['stops'] = []
  for (let i = 1; i <= stops; i += 1) {
    const recipientId = await insert('recipients', {
      name: `Edith Ward ${i}`,
      phone: `+44 7700 9${number}${i}`,
    })
    const addressId = await insert('addresses', {
      text: `${i} Weaver Lane, Ashmouth AH2 4QD`,
      normalised: `${i} weaver lane ${randomUUID()}`,
      street: 'Weaver Lane',
      city: 'Ashmouth',
      ...north(i),
    })
    const reference = `DW-${number}-${i}`
    const orderId = await insert('orders', {
      reference,
      date,
      status: 'dispatched',
      recipient_id: recipientId,
      address_id: addressId,
      packages: 2,
      weight_grams: 5_000,
      proof,
    })
    const deliveryId = await insert('deliveries', { order_id: orderId })
    await insert('stops', {
      route_id: routeId,
      order_id: orderId,
      delivery_id: deliveryId,
      sequence: i,
      ...north(i),
      planned_arrive_at: at(i * 10),
      planned_service_at: at(i * 10),
      planned_depart_at: at(i * 10 + 4),
      service_seconds: 240,
      leg_distance_metres: 1_000,
      leg_duration_seconds: 360,
      promised_from: at(i * 10 - 30),
      promised_to: at(i * 10 + 30),
      eta_at: at(i * 10),
    })
    const { tracking_number: trackingNumber } = await read<{ tracking_number: string }>(
      'select tracking_number from public.deliveries where id = $1',
      [deliveryId],
    )
    madeStops.push({ orderId, reference, trackingNumber, ...north(i) })
  }
  return { routeId, vehicleId, driverId, driverUserId, date, stops: madeStops }
}

/** Starts the server with the modules of the driver's day and `more`. `other` is a company without a route. */
export function driverDesk(more: readonly ServerModule[] = [], options: { hasAccounts?: boolean } = {}) {
  let api: TestApi
  let company: TestCompany
  let other: TestCompany
  let route: TestRoute
  let number = 0

  beforeAll(async () => {
    api = await testApi(
      [driver, live, positions, ...more].map(({ work: _, ...module }) => module),
      options,
    )
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
