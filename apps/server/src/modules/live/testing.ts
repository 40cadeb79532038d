// A route on the road for live tests: its van drives north past a stop every kilometre, by fixes of its
// device.
import {
  METRES_PER_DEGREE,
  liveResponse,
  trackingResponse,
  type LiveResponse,
  type TrackingResponse,
} from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads'
import { createHash, randomBytes } from 'node:crypto'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { TestApi, TestCompany } from '../testing.ts'
import { updateRoutesOfVehicle } from './route-updates.ts'

export const DAY = '2026-04-16'
export const MINUTE = 60_000
export const START = Date.parse(`${DAY}T08:00:00Z`)
/** A metre in degrees of latitude. */
export const METRE = 1 / METRES_PER_DEGREE
export const STOPS = 6

/** This many minutes after 08:00. */
export const at = (minutes: number) => new Date(START + minutes * MINUTE)

interface Route {
  token: string
  vehicleId: string
  routeId: string
  /** Tracking numbers of the stops, in sequence. */
  numbers: string[]
  depot: { lat: number; lng: number }
}

export interface LiveDay extends Route {
  /** Sends one fix over HTTP: minutes after eight, metres north of the depot. Returns the status. */
  send(minutes: number, metres: number, knots?: number): Promise<number>
  /** Updates the day with all new fixes. */
  look(): Promise<unknown>
  read(): Promise<LiveResponse>
  /** The public tracking response of a stop, counted from 1. */
  track(stop: number): Promise<TrackingResponse>
}

/** One route with stops every kilometre to the north, planned at :10, :20 … with four minutes of service. */
export async function makeLiveDay(api: TestApi, { tenantId, depotId, keys }: TestCompany): Promise<LiveDay> {
  const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[]) =>
    api.platform.database.asOwner<Row>(sql, values)
  const firstRow = async (sql: string, values: unknown[]) =>
    onlyRow({ rows: await asOwner<{ id: string }>(sql, values) }).id
  const depot = onlyRow({
    rows: await asOwner<{ lat: number; lng: number }>(
      'select lat, lng from public.depots where tenant_id = $1',
      [tenantId],
    ),
  })
  const driverId = await firstRow(
    `insert into public.drivers (tenant_id, name, phone, user_id) values ($1, 'Kit Hargreave', '+44 7700 900107',
      (select user_id from public.memberships where tenant_id = $1 and role = 'driver')) returning id`,
    [tenantId],
  )
  const vehicleId = await firstRow(
    `insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id) values ($1, 'Van 07', 'HL 7', $2, $3) returning id`,
    [tenantId, depotId, driverId],
  )
  const north = (metres: number): [number, number] => [depot.lng, depot.lat + metres * METRE]
  const legs = Array.from({ length: STOPS + 1 }, (_, i) =>
    encodePolyline([north(i * 1_000), north(i * 1_000 + 1_000)]),
  )
  const routeId = await firstRow(
    `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at, distance_metres,
      duration_seconds, legs) values ($1, $2, 7, $3, $4, $5, $6, $7, 12000, 4800, $8) returning id`,
    [tenantId, DAY, vehicleId, driverId, depotId, at(0), at(80), legs],
  )
  const numbers: string[] = []
  for (let i = 1; i <= STOPS; i += 1) {
    const [lng, lat] = north(i * 1_000)
    const recipientId = await firstRow(
      `insert into public.recipients (tenant_id, name, phone, email) values ($1, $2, '+1 555 0100', $3) returning id`,
      [tenantId, `Edith Ward ${i}`, `edith${i}@example.com`],
    )
    const addressId = await firstRow(
      `insert into public.addresses (tenant_id, text, normalised, street, city, lat, lng) values ($1, $2, $2, $5, $6, $3, $4) returning id`,
      // The first address is not split into street and town, as in a file with coordinates.
      [
        tenantId,
        `${i} Weaver Lane, Ashmouth AH2 4QD`,
        lat,
        lng,
        ...(i === 1 ? [null, null] : ['Weaver Lane', 'Ashmouth']),
      ],
    )
    const orderId = await firstRow(
      `insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id) values ($1, $2, $3, 'dispatched', $4, $5) returning id`,
      [tenantId, `DW-${i}`, DAY, recipientId, addressId],
    )
    const delivery = onlyRow({
      rows: await asOwner<{ id: string; tracking_number: string }>(
        'insert into public.deliveries (tenant_id, order_id) values ($1, $2) returning id, tracking_number',
        [tenantId, orderId],
      ),
    })
    numbers.push(delivery.tracking_number)
    await firstRow(
      `insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, lat, lng, planned_arrive_at, planned_service_at,
        planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds, promised_from, promised_to, eta_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, 240, 1000, 360, $10, $11, $8) returning id`,
      [
        tenantId,
        routeId,
        orderId,
        delivery.id,
        i,
        lat,
        lng,
        at(i * 10),
        at(i * 10 + 4),
        at(i * 10 - 30),
        at(i * 10 + 30),
      ],
    )
  }
  const token = randomBytes(32).toString('base64url')
  await firstRow(
    'insert into public.device_tokens (tenant_id, vehicle_id, token_hash) values ($1, $2, $3) returning id',
    [tenantId, vehicleId, createHash('sha256').update(token).digest()],
  )
  const day = { token, vehicleId, routeId, numbers, depot }
  return {
    ...day,
    send: (minutes, metres, knots = 0) => sendFix(api, day, { minutes, metres, knots }),
    look: () => updateRoutesOfVehicle(api.platform, { tenantId, vehicleId }),
    read: async () => liveResponse.parse((await api.call(keys.viewer, 'GET', `/live?date=${DAY}`)).json()),
    track: async (stop) =>
      trackingResponse.parse((await api.call(null, 'GET', `/tracking/${numbers[stop - 1]}`)).json()),
  }
}

async function sendFix(
  api: TestApi,
  { token, depot }: Route,
  fix: { minutes: number; metres: number; knots: number },
): Promise<number> {
  const query = new URLSearchParams({
    id: token,
    lat: String(depot.lat + fix.metres * METRE),
    lon: String(depot.lng),
    timestamp: String(Math.round(at(fix.minutes).getTime() / 1000)),
    speed: String(fix.knots),
    accuracy: '5',
  })
  return (await api.app.inject({ method: 'GET', url: `/ingest/osmand?${query.toString()}` })).statusCode
}
