// Rules of orders and vehicles, from the imported file to the driver's list: each one decides something
// here.
import {
  COMPACT_PERCENT_MAX,
  MAX_SHIFT_SECONDS,
  planResponse,
  SAFER_PERCENT_MAX,
  type DriverDay,
  type PlanResponse,
} from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { driver } from '../driver/testing.ts'
import { fleet } from '../fleet/module.ts'
import { optimize } from '../optimize/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const FILE = `reference,recipient,address,date,type,skills,volume,pallets,prize,late price,only_vehicles,not_vehicles,pair,window_start,window_end,other_windows,place on the route,after orders,before_orders,same van group
FRIDGE,Ann,{0},${DAY},,fridge,,,,,,,,,,,last,,,
CUBE,Bea,{1},${DAY},,,2.5 m3,,,,,,,,,,,,,piano
PALLET,Cam,{2},${DAY},,,,3,,,,,,,,,,,CUBE,
OPTIONAL,Dee,{3},${DAY},,,,,0.01,,,,,,,,,,,
ONLY,Eve,{4},${DAY},,,,,,,GREEN; Van Red,,,,,,,,,
NEVER,Fay,{5},${DAY},,,,,,,,van red,,,,,,,,piano
COLLECT,Gus,{6},${DAY},P,,,,,,,,swap,,,,,,,
BRING,Hal,{7},${DAY},D,,,,,,,,swap,,,,,,,
SOFT,Ida,{8},${DAY},,,,,,0.05,,,,05:00,05:10,,,,,
TWICE,Kim,{10},${DAY},,,,,,,,,,05:00,05:10,"14:00-15:00; 3.30 pm - 4 pm",,,,
LONE,Jan,{9},${DAY},D,,,,,,,,gone,,,,,,,`

let api: TestApi
let company: TestCompany
let plan: PlanResponse
let references: Map<string, string>
const vehicles: Record<string, string> = {}

const call = (method: 'GET' | 'POST', url: string, body?: object) =>
  api.call(company.keys.dispatcher, method, url, body ? { body } : {})

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch, driver, optimize])
  company = await api.company()
  const depots = (await call('GET', '/depots')).json().items
  const { address, lat, lng, timeZone } = depots[0]
  const night = await call('POST', '/depots', {
    name: 'Night depot',
    address,
    lat: lat + 0.002,
    lng,
    timeZone,
  })
  expect(night.statusCode, night.body).toBe(201)
  for (const van of [
    { name: 'Van Red', registration: 'RED', capacityLitres: 2_000, endDepotId: night.json().id },
    { name: 'Van Green', registration: 'GREEN', skills: ['fridge'], capacityPallets: 2, maxStops: 5 },
    { name: 'Van Blue', registration: 'BLUE', breaks: [{ from: '08:00', to: '12:00', minutes: 45 }] },
  ]) {
    const created = await call('POST', '/vehicles', { shiftStart: '08:00', shiftEnd: '16:00', ...van })
    expect(created.statusCode).toBe(201)
    vehicles[van.registration] = created.json().id
  }
  const labels = townAddresses(api, 11)
  const imported = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: FILE.replaceAll(/\{(\d+)\}/g, (_, i) => `"${labels[Number(i)]}"`),
    headers: { 'content-type': 'text/csv' },
  })
  expect(imported.json()).toMatchObject({ rejected: [], created: 11 })
  const { items } = (await call('GET', `/orders?date=${DAY}`)).json()
  references = new Map(items.map(({ id, reference }: Record<string, string>) => [id, reference]))
  const { id } = (await call('POST', '/plans', { date: DAY, timeLimitSeconds: 3 })).json()
  do {
    await sleep(50)
    plan = planResponse.parse((await call('GET', `/plans/${id}`)).json())
  } while (plan.status === 'queued' || plan.status === 'running')
})
afterAll(() => api.close())

const stopsOf = (registration: string) =>
  (plan.routes.find(({ vehicleId }) => vehicleId === vehicles[registration])?.stops ?? []).map(
    ({ orderId }) => references.get(orderId) ?? '',
  )
const vanOf = (reference: string) => Object.keys(vehicles).find((van) => stopsOf(van).includes(reference))

it('[2.10-4] returns the fields of the imported file', async () => {
  const { items } = (await call('GET', `/orders?date=${DAY}`)).json()
  const byReference = (reference: string) =>
    items.find((order: { reference: string }) => order.reference === reference)
  expect(byReference('FRIDGE')).toMatchObject({ skills: ['fridge'], volumeLitres: 0, pair: null })
  expect(byReference('CUBE')).toMatchObject({ volumeLitres: 2_500 })
  expect(byReference('PALLET')).toMatchObject({ pallets: 3 })
  expect(byReference('OPTIONAL')).toMatchObject({ prize: 0.01 })
  expect(byReference('ONLY')).toMatchObject({ onlyVehicles: ['GREEN', 'Van Red'] })
  expect(byReference('COLLECT')).toMatchObject({ type: 'pickup', pair: 'swap' })
  expect(byReference('SOFT')).toMatchObject({ latePrice: 0.05 })
  expect(byReference('TWICE')).toMatchObject({ otherWindows: ['14:00-15:00', '15:30-16:00'] })
})

it('[M9] [M17] [M33] plans by skills, loads, allowed and forbidden vehicles', () => {
  expect(vanOf('FRIDGE')).toBe('GREEN')
  // 2,500 litres exceed Van Red, three pallets exceed Van Green.
  expect(['GREEN', 'BLUE']).toContain(vanOf('CUBE'))
  expect(['RED', 'BLUE']).toContain(vanOf('PALLET'))
  expect(['RED', 'GREEN']).toContain(vanOf('ONLY'))
  expect(['GREEN', 'BLUE']).toContain(vanOf('NEVER'))
  expect(stopsOf('GREEN').length).toBeLessThanOrEqual(5)
})

it('checks the names and ranges of a run’s limits in the database', async () => {
  const store = (rules: object) =>
    api.platform.database.asOwner('update public.plans set rules = $2 where id = $1', [
      plan.id,
      JSON.stringify(rules),
    ])
  for (const rules of [
    { saferPercent: SAFER_PERCENT_MAX + 0.5 },
    { compactPercent: -1 },
    { compactPercent: '5' },
    { maxSeconds: MAX_SHIFT_SECONDS + 1 },
    { maxStops: 0 },
    { notBefore: 8 },
    { compact: 5 },
    [],
  ])
    await expect(store(rules), JSON.stringify(rules)).rejects.toMatchObject({
      constraint: 'plans_rules_check',
    })
  await store({
    maxSeconds: MAX_SHIFT_SECONDS,
    maxStops: 1,
    notBefore: '08:00',
    saferPercent: SAFER_PERCENT_MAX,
    compactPercent: COMPACT_PERCENT_MAX,
  })
  await store(plan.rules)
})

it('[M6] delivers what a pair picks up later, in the same vehicle', () => {
  const van = vanOf('COLLECT') ?? ''
  expect(stopsOf(van).indexOf('BRING')).toBeGreaterThan(stopsOf(van).indexOf('COLLECT'))
})

it('[M34] keeps the sequence that orders ask for, in one van', async () => {
  const { items } = (await call('GET', `/orders?date=${DAY}`)).json()
  const byReference = new Map(items.map((order: { reference: string }) => [order.reference, order]))
  expect(byReference.get('FRIDGE')).toMatchObject({ turn: 'last', together: null })
  expect(byReference.get('PALLET')).toMatchObject({ turn: 'any', beforeOrders: ['CUBE'] })
  expect(stopsOf(vanOf('FRIDGE') ?? '').at(-1)).toBe('FRIDGE')
  expect(vanOf('CUBE')).toBe(vanOf('NEVER'))
  const van = stopsOf(vanOf('CUBE') ?? '')
  expect(van.indexOf('PALLET')).toBeLessThan(van.indexOf('CUBE'))
  expect(van).toContain('PALLET')
})

it('[M27] omits unprofitable orders and half of a pair, and serves a soft window late', () => {
  const unserved = new Map(plan.unserved.map(({ orderId, ...why }) => [references.get(orderId), why]))
  expect(new Set(unserved.keys())).toEqual(new Set(['LONE', 'OPTIONAL']))
  expect(unserved.get('OPTIONAL')).toMatchObject({ reason: 'not_worth_it' })
  expect(unserved.get('LONE')?.message).toBe('The other order of pair gone is not in this plan.')
  const soft = plan.routes
    .flatMap(({ stops }) => stops)
    .find(({ orderId }) => references.get(orderId) === 'SOFT')
  expect(soft?.lateSeconds).toBeGreaterThan(0)
})

it('[M26] plans an order into any of its windows', () => {
  const stop = plan.routes
    .flatMap(({ stops }) => stops)
    .find(({ orderId }) => references.get(orderId) === 'TWICE')
  const begins = new Date(stop!.arriveAt).getTime() / 1000 + stop!.waitSeconds
  expect(begins % 86_400).toBeGreaterThanOrEqual(14 * 3600)
  expect(stop?.lateSeconds).toBe(0)
})

it('exports the same rules to VROOM, which finds no violation', async () => {
  const problem = (await call('GET', `/plans/${plan.id}/export?format=vroom`)).json()
  expect(problem.shipments).toHaveLength(1)
  // VROOM has no soft windows and no prizes.
  for (const job of problem.jobs) if (job.description === 'SOFT') delete job.time_windows
  const answer = (await call('POST', '/optimize', { ...problem, options: { c: true } })).json()
  expect(answer).toMatchObject({ code: 0, summary: { violations: [] } })
  const twice = problem.jobs.find(({ description }: { description: string }) => description === 'TWICE')
  expect(twice.time_windows).toHaveLength(3)
})

it('shows the rules in the driver’s list', async () => {
  expect((await call('POST', `/plans/${plan.id}/dispatch`)).statusCode).toBe(200)
  const day: DriverDay = (await call('GET', `/driver/day?date=${DAY}`)).json()
  const stops = day.routes.flatMap((route) => route.stops)
  const stop = (reference: string) => stops.find((candidate) => candidate.reference === reference)
  expect(stop('FRIDGE')?.skills).toEqual(['fridge'])
  expect(stop('CUBE')?.volumeLitres).toBe(2_500)
  expect(stop('PALLET')?.pallets).toBe(3)
  expect(stop('BRING')?.pair).toEqual({ name: 'swap', reference: 'COLLECT' })
  // The order has three windows; dispatch promises the planned one.
  expect(['14:00', '15:30']).toContain(stop('TWICE')?.window?.from.slice(11, 16))
  for (const route of day.routes) expect(route.breaks.length > 0).toBe(route.vehicle.id === vehicles.BLUE)
  for (const route of day.routes)
    expect(route.endDepot.name === 'Night depot').toBe(route.vehicle.id === vehicles.RED)
})

it('refuses other windows without a complete first window', async () => {
  const [address] = townAddresses(api, 1)
  const body = { reference: 'HALF', recipient: 'Lea', address, date: DAY, otherWindows: ['14:00-15:00'] }
  const answer = await call('POST', '/orders', body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toMatchObject([{ field: 'otherWindows', code: 'open_window' }])
})

it('[M6] creates a pair from a row with a pickup address', async () => {
  const [to, from] = townAddresses(api, 2)
  const row = {
    recipient: 'Kay',
    address: to,
    pickup_name: 'Mill',
    pickup_window: '08:00 - 10:00',
    date: DAY,
  }
  const rows = [
    { ...row, reference: 'ROW', pickup_address: from },
    { ...row, reference: 'LOST', pickup_address: 'Nowhere at all 99' },
  ]
  const body = { rows }
  const answer = (await call('POST', '/orders/import?partial=true', body)).json()
  expect(answer.rejected).toMatchObject([{ row: 3, column: 'pickup_address', code: 'address_unknown' }])
  const { items } = (await call('GET', `/orders?date=${DAY}&status=open&limit=200`)).json()
  const byReference = new Map(items.map((order: { reference: string }) => [order.reference, order]))
  expect(byReference.get('ROW')).toMatchObject({ type: 'delivery', pair: 'ROW', recipient: 'Kay' })
  expect(byReference.get('ROW-P')).toMatchObject({
    type: 'pickup',
    pair: 'ROW',
    recipient: 'Mill',
    address: from,
  })
})
