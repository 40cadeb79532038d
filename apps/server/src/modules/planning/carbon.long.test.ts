// CO2 of vehicles, plans, routes and orders, and its price in planning.
import {
  CO2_GRAMS_PER_UNIT,
  co2Of,
  ENERGY_UNITS,
  fuelStretches,
  fuelUse,
  planResponse,
  type RouteItem,
  type VehicleItem,
} from '@dropwise/contracts'
import { readOrderFile } from '@dropwise/order-files'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { upkeep } from '../upkeep/module.ts'
import { planning } from './module.ts'

/** In two days, which has begun in no time zone. */
const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([orders, fleet, upkeep, planning, dispatch])
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
})

const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, body: object = {}, key = company.keys.admin) =>
  api.call(key, method, url, { body })
const get = (url: string) => api.call(company.keys.viewer, 'GET', url)
const addVan = async (name: string, more: object = {}): Promise<VehicleItem> => {
  const answer = await send('POST', '/vehicles', { name, registration: name, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const addOrders = async (count: number) => {
  const rows = townAddresses(api, count).map((address, i) => ({
    reference: `O-${i}`,
    recipient: 'Somebody',
    date: DAY,
    address,
  }))
  expect((await send('POST', '/orders/import', { rows })).json()).toMatchObject({ created: count })
}
const plan = async () => {
  const { id } = (await send('POST', '/plans', { date: DAY, timeLimitSeconds: 1 })).json()
  for (;;) {
    const read = planResponse.parse((await get(`/plans/${id}`)).json())
    if (read.status === 'done') return read
    await sleep(50)
  }
}
const setRules = async (more: object) => {
  const rules = (await get('/planning/rules')).json()
  expect((await send('PUT', '/planning/rules', { ...rules, ...more })).statusCode).toBe(200)
}

describe('[M4.21] the CO2 of a vehicle', () => {
  it('is unknown, then as entered, then by its fills, with the company’s factors', async () => {
    const van = await addVan('Van 1')
    expect(van).toMatchObject({ energy: null, usePer100Km: null, co2GramsPerKm: null })
    const read = async () => (await get('/vehicles')).json().items[0].co2GramsPerKm
    const change = (body: object) => send('PATCH', `/vehicles/${van.id}`, body)
    expect((await change({ usePer100Km: 9 })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'energy' }],
    })
    await change({ energy: 'diesel', usePer100Km: 9 })
    expect(await read()).toBeCloseTo(0.09 * CO2_GRAMS_PER_UNIT.diesel)

    const fills = [
      [1, 1_000, 40, true, false],
      [2, 1_300, 20, false, false],
      [3, 1_700, 41.5, true, false],
      [4, 2_600, 50, true, true],
      [5, 3_000, 35.25, true, false],
      [6, 3_100, 9, false, false],
    ] as const
    for (const [day, odometerKm, amount, isFull, isAfterGap] of fills) {
      const body = { filledAt: `2026-10-0${day}T08:00:00Z`, odometerKm, amount, isFull, isAfterGap }
      const fill = { vehicleId: van.id, energy: 'diesel', costMinor: 1, ...body }
      expect((await send('POST', '/fuel-fills', fill)).statusCode).toBe(201)
    }
    const { items } = (await get(`/vehicles/${van.id}/fuel`)).json()
    const [use] = fuelUse(fuelStretches(items))
    // 700 km with 61.5 l, and 400 km with 35.25 l.
    expect(use!.per100Km).toBe(8.8)
    expect(await read()).toBeCloseTo(0.088 * CO2_GRAMS_PER_UNIT.diesel)
    await setRules({ co2Factors: { diesel: 3_000 } })
    expect(await read()).toBeCloseTo(264)
    expect(ENERGY_UNITS.diesel).toBe('l')

    const owner = (text: string, values: unknown[]) => api.platform.database.asOwner(text, values)
    const stored = () =>
      owner(
        `select energy, per_100_km::float8 as "per100Km" from app.vehicle_consumptions where vehicle_id = $1`,
        [van.id],
      )
    expect(await stored()).toEqual([{ energy: 'diesel', per100Km: use!.per100Km }])
    await owner(
      `update public.fuel_fills set amount = amount * 2 where vehicle_id = $1 and odometer_km = 3000`,
      [van.id],
    )
    expect(await read()).toBeCloseTo(3_000 * ((61.5 + 70.5) / 1_100))
    const other = await addVan('Van 2')
    const give = (from: string, to: string) =>
      owner(`update public.fuel_fills set vehicle_id = $2 where vehicle_id = $1`, [from, to])
    await give(van.id, other.id)
    expect(await stored()).toEqual([])
    await give(other.id, van.id)
    expect(await stored()).toHaveLength(1)
    for (const { id, odometerKm } of items)
      if (odometerKm > 1_300) await api.call(company.keys.admin, 'DELETE', `/fuel-fills/${id}`)
    expect(await stored()).toEqual([])
    expect(await read()).toBeCloseTo(270)
  })
})

describe('[M4.21] a plan', () => {
  it('prefers the cleaner van once a kilogram has a price, and shows the CO2 of its route', async () => {
    const diesel = await addVan('Diesel', { energy: 'diesel', usePer100Km: 10, costPerKmMinor: 30 })
    const electric = await addVan('Electric', { energy: 'electric', usePer100Km: 20, costPerKmMinor: 40 })
    const unknown = await addVan('Unknown', { costPerKmMinor: 35 })
    await addOrders(4)
    const first = await plan()
    expect(first.routes.map(({ vehicleId }) => vehicleId)).toEqual([diesel.id])
    const [{ distanceMetres, co2Grams }] = first.routes as [(typeof first.routes)[number]]
    expect(co2Grams).toBe(co2Of(324, distanceMetres))

    // 324 g and 79.2 g a kilometre: at 1.00 a kilogram they cost 62.4 and 47.92, and a van that is not known 67.4.
    await setRules({ co2PriceMinor: 100 })
    const priced = await plan()
    expect(priced.routes.map(({ vehicleId }) => vehicleId)).toEqual([electric.id])
    expect(priced.routes[0]!.co2Grams).toBe(co2Of(79.2, priced.routes[0]!.distanceMetres))
    const { distanceMetres: metres, durationSeconds, cost } = priced.routes[0]!
    expect(cost).toBeCloseTo(
      (47.92 * metres) / 1000 + (electric.costPerHourMinor * durationSeconds) / 3600,
      3,
    )

    for (const van of [diesel, electric]) await send('PATCH', `/vehicles/${van.id}`, { status: 'archived' })
    const [route] = (await plan()).routes
    expect(route).toMatchObject({ vehicleId: unknown.id, co2Grams: null })
  })

  it.each(['"much"', '1e300', '2.5'])('is made although the stored price is %s', async (price) => {
    await addVan('Van 1', { energy: 'diesel', usePer100Km: 10 })
    await addOrders(1)
    await api.platform.database.asOwner(
      `update public.tenants set settings = jsonb_set(settings || '{"planning": {}}', '{planning,co2PriceMinor}', $2::jsonb) where id = $1`,
      [company.tenantId, price],
    )
    expect((await plan()).routes).toHaveLength(1)
  })

  it('shares the CO2 of a dispatched route among its orders, in panels and files', async () => {
    await addVan('Van 1', { energy: 'diesel', usePer100Km: 10 })
    await addOrders(5)
    const { id, routes } = await plan()
    const planned = await readOrderFile((await get(`/plans/${id}/export?format=csv`)).rawPayload)
    const kilograms = (rows: { [column: string]: unknown }[]) =>
      rows.reduce((sum, row) => sum + Math.round(Number(row.co2_kg) * 1000), 0)
    expect(kilograms(planned.rows)).toBe(routes[0]!.co2Grams)
    expect((await send('POST', `/plans/${id}/dispatch`)).statusCode).toBe(200)
    const [driven] = (await get(`/routes?from=${DAY}&to=${DAY}`)).json().items as RouteItem[]
    expect(driven!.co2Grams).toBe(routes[0]!.co2Grams)
    const shares = []
    for (const { orderId } of routes[0]!.stops)
      shares.push((await get(`/orders/${orderId}`)).json().co2Grams as number)
    expect(Math.min(...shares)).toBeGreaterThan(0)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(driven!.co2Grams)
    const file = await readOrderFile((await get(`/orders/export?date=${DAY}`)).rawPayload)
    expect(kilograms(file.rows)).toBe(driven!.co2Grams)
  })

  it('adds up the shares of an order that was tried twice', async () => {
    await addVan('Van 1', { energy: 'diesel', usePer100Km: 10 })
    await addOrders(2)
    const { id, routes } = await plan()
    expect((await send('POST', `/plans/${id}/dispatch`)).statusCode).toBe(200)
    const unknown = await addVan('Unknown')
    const { orderId } = routes[0]!.stops[0]!
    const grams = async () => (await get(`/orders/${orderId}`)).json().co2Grams as number | null
    const once = (await grams())!
    const owner = (statement: string, values: unknown[]) =>
      api.platform.database.asOwner<{ id: string }>(statement, values)
    await owner(`update public.stops set status = 'failed' where tenant_id = $1`, [company.tenantId])
    const [second] = await owner(
      `insert into public.routes select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'date', r.date + 1))).*
       from public.routes r where r.tenant_id = $1 returning id`,
      [company.tenantId],
    )
    await owner(
      `insert into public.stops select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'route_id', $2::uuid,
         'status', 'pending'))).* from public.stops s where s.tenant_id = $1`,
      [company.tenantId, second!.id],
    )
    expect(once).toBeGreaterThan(0)
    expect(await grams()).toBe(2 * once)
    await owner(`update public.routes set vehicle_id = $2 where id = $1`, [second!.id, unknown.id])
    expect(await grams()).toBeNull()
  })
})
