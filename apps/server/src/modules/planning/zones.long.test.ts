// Zones from map to plan: who draws them, which orders lie in them, and which vans may take those.
import { planResponse, polygonOf, type PlanResponse, type ZonePolygon } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { optimize } from '../optimize/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const NEXT_DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch, optimize])
  company = await api.company()
})
afterAll(() => api.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, body?: object, key = company.keys.dispatcher) =>
  api.call(key, method, url, body ? { body } : {})

/** Corners of all zones in the drawing tests are on land: the Balkans. */
const LATITUDES = [42, 46] as const
const box = (
  west: number,
  east: number,
  [south, north]: readonly [number, number] = LATITUDES,
): ZonePolygon =>
  polygonOf([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ])
const draw = async (name: string, polygon: ZonePolygon): Promise<string> => {
  const created = await call('POST', '/zones', { name, polygon })
  expect(created.statusCode).toBe(201)
  return created.json().id
}
const van = async (registration: string, zoneIds: string[]): Promise<string> => {
  const created = await call('POST', '/vehicles', { name: `Van ${registration}`, registration, zoneIds })
  expect(created.statusCode).toBe(201)
  return created.json().id
}

describe('drawing', () => {
  it('draws, renames, colours and redraws; each zone gets a different colour', async () => {
    const created = await call('POST', '/zones', { name: ' Harbour ', polygon: box(20, 21) })
    expect(created.json()).toMatchObject({ name: 'Harbour', polygon: box(20, 21), vehicles: [] })
    const other = await call('POST', '/zones', { name: 'Airport', polygon: box(21, 22) })
    expect(other.json().color).not.toBe(created.json().color)
    const { id } = created.json()
    const changed = await call('PATCH', `/zones/${id}`, { color: '#ABCDEF', polygon: box(20, 22) })
    expect(changed.json()).toMatchObject({ name: 'Harbour', color: '#abcdef', polygon: box(20, 22) })
    const names = (await call('GET', '/zones')).json().items.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Airport', 'Harbour'])
    for (const zone of [id, other.json().id])
      expect((await call('DELETE', `/zones/${zone}`)).statusCode).toBe(204)
    expect((await call('GET', '/zones')).json()).toEqual({ items: [] })
  })

  it('refuses a second zone of a name and an outline that crosses itself, with the sentence for it', async () => {
    const id = await draw('Old town', box(20, 21))
    const again = await call('POST', '/zones', { name: 'OLD TOWN', polygon: box(22, 23) })
    expect([again.statusCode, again.json().code]).toEqual([409, 'zone_name_taken'])
    const crossed = polygonOf([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ])
    const answer = await call('PATCH', `/zones/${id}`, { polygon: crossed })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toMatchObject([
      { field: 'polygon', message: 'The outline crosses or touches itself' },
    ])
    await call('DELETE', `/zones/${id}`)
  })

  it('is available to staff of its company only', async () => {
    const id = await draw('Ours', box(20, 21))
    const theirs = await api.company()
    const viewer = company.keys.viewer
    expect((await call('GET', '/zones', undefined, viewer)).json().items).toHaveLength(1)
    expect((await call('DELETE', `/zones/${id}`, undefined, viewer)).statusCode).toBe(403)
    const stranger = theirs.keys.admin
    expect((await call('GET', '/zones', undefined, stranger)).json().items).toEqual([])
    for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const)
      expect((await call(method, `/zones/${id}`, body, stranger)).statusCode).toBe(404)
    const tied = { name: 'Thief', registration: 'THIEF', zoneIds: [id] }
    expect((await call('POST', '/vehicles', tied, stranger)).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'zoneIds' }],
    })
    await call('DELETE', `/zones/${id}`)
  })

  it('refuses to delete a zone while a van is tied to it', async () => {
    const id = await draw('Docks', box(20, 21))
    const tied = await van('DOCK', [id])
    const { items } = (await call('GET', '/zones')).json()
    expect(items).toMatchObject([{ vehicles: [{ id: tied, name: 'Van DOCK' }] }])
    const refused = await call('DELETE', `/zones/${id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'zone_in_use', message: 'Docks is a zone of Van DOCK.' })
    const untied = await call('PATCH', `/vehicles/${tied}`, { zoneIds: [], status: 'archived' })
    expect(untied.json()).toMatchObject({ zones: [] })
    expect((await call('DELETE', `/zones/${id}`)).statusCode).toBe(204)
  })

  it('stores at most 200 zones, even if many are added at the same time', async () => {
    const freshCompany = await api.company()
    const add = (n: number) =>
      call('POST', '/zones', { name: `Zone ${n}`, polygon: box(20, 21) }, freshCompany.keys.dispatcher)
    await api.platform.database.asOwner(
      `insert into public.zones (tenant_id, name, color, polygon)
       select $1, 'Zone ' || n, '#2255aa', $2 from generate_series(0, 194) n`,
      [freshCompany.tenantId, JSON.stringify(box(20, 21))],
    )
    const rest = await Promise.all(Array.from({ length: 10 }, (_, n) => add(195 + n)))
    expect(rest.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
    expect(rest.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ code: 'zone_limit' })
  })
})

describe('a plan', () => {
  let plan: PlanResponse
  const zones: Record<string, string> = {}
  const vans: Record<string, string> = {}
  /** Orders from west to east, and the longitudes between them. */
  let ids: string[]
  let between: number[]
  /** A zone of the town between two longitudes. */
  const strip = (west: number, east: number) => box(west, east, latitudes)
  let latitudes: [number, number]

  const planAgain = async (date = DAY): Promise<PlanResponse> => {
    const { id } = (await call('POST', '/plans', { date, timeLimitSeconds: 1 })).json()
    for (;;) {
      const finishedPlan = planResponse.parse((await call('GET', `/plans/${id}`)).json())
      if (finishedPlan.status !== 'queued' && finishedPlan.status !== 'running') return finishedPlan
      await sleep(50)
    }
  }
  const readPlan = async () => (await call('GET', `/plans/${plan.id}`)).json()
  const ordersOf = (vehicle: string | undefined) =>
    plan.routes.find(({ vehicleId }) => vehicleId === vehicle)?.stops.map(({ orderId }) => orderId) ?? []

  beforeAll(async () => {
    for (const address of townAddresses(api, 10)) {
      const created = await call('POST', '/orders', { recipient: 'Ann', address, date: DAY })
      expect(created.statusCode).toBe(201)
    }
    const { items } = (await call('GET', `/orders?date=${DAY}`)).json()
    const sorted = items.toSorted((a: { lng: number }, b: { lng: number }) => a.lng - b.lng)
    const lats: number[] = items.map(({ lat }: { lat: number }) => lat)
    latitudes = [Math.min(...lats) - 0.001, Math.max(...lats) + 0.001]
    ids = sorted.map(({ id }: { id: string }) => id)
    between = sorted.map(({ lng }: { lng: number }, i: number) => (lng + (sorted[i + 1]?.lng ?? lng)) / 2)
    zones.west = await draw('West', strip(between[0]! - 1, between[3]!))
    zones.east = await draw('East', strip(between[3]!, between[7]!))
    zones.north = await draw('Northside', strip(between[7]!, between[8]!))
    vans.west = await van('WEST', [zones.west])
    vans.east = await van('EAST', [zones.east])
    plan = await planAgain()
  })

  it('[M42] puts an order only into a van that drives in a zone of it', () => {
    expect(new Set(ordersOf(vans.west))).toEqual(new Set(ids.slice(0, 4)))
    expect(new Set(ordersOf(vans.east))).toEqual(new Set(ids.slice(4, 8)))
  })

  it('explains that no van serves the zone of an omitted order', () => {
    const unserved = new Map(plan.unserved.map(({ orderId, ...why }) => [orderId, why]))
    expect(new Set(unserved.keys())).toEqual(new Set(ids.slice(8)))
    expect(unserved.get(ids[8]!)).toMatchObject({
      reason: 'vehicle_rule',
      message: 'No van drives in Northside.',
      fix: 'Add Northside to the zones of a van, or add a van without zones.',
    })
    expect(unserved.get(ids[9]!)?.message).toBe('It lies outside the zones of all vans.')
  })

  it('exports the same rule to VROOM, which reports it as broken when stops change vans', async () => {
    const problem = (await call('GET', `/plans/${plan.id}/export?format=vroom`)).json()
    const check = async (body: object) =>
      (await call('POST', '/optimize', { ...body, options: { c: true } })).json()
    expect(await check(problem)).toMatchObject({ code: 0, summary: { violations: [] } })
    const [west, east] = problem.vehicles
    const swapped = [
      { ...west, steps: east.steps },
      { ...east, steps: west.steps },
    ]
    const broken = await check({ ...problem, vehicles: swapped })
    expect(JSON.stringify(broken.routes)).toContain('"skills"')
  })

  it('is out of date when a zone of its vans is redrawn, and not when it is recoloured', async () => {
    expect((await readPlan()).isOutOfDate).toBe(false)
    await call('PATCH', `/zones/${zones.west}`, { color: '#123456', name: 'Wild West' })
    await call('PATCH', `/zones/${zones.north}`, { polygon: strip(between[7]!, between[8]! + 0.00001) })
    expect((await readPlan()).isOutOfDate).toBe(false)
    await call('PATCH', `/zones/${zones.west}`, { polygon: strip(between[0]! - 1, between[2]!) })
    expect((await readPlan()).isOutOfDate).toBe(true)
    const refused = await call('POST', `/plans/${plan.id}/dispatch`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plan_out_of_date'])
    await call('PATCH', `/zones/${zones.west}`, { polygon: strip(between[0]! - 1, between[3]!) })
    expect((await readPlan()).isOutOfDate).toBe(false)
  })

  it('is not out of date when an unrelated van is tied to a zone', async () => {
    const late = await van('LATE', [zones.east!])
    expect((await readPlan()).isOutOfDate).toBe(false)
    const west = (zoneIds: string[]) => call('PATCH', `/vehicles/${vans.west}`, { zoneIds })
    await west([zones.west!, zones.north!])
    expect((await readPlan()).isOutOfDate).toBe(true)
    await west([zones.west!])
    expect((await readPlan()).isOutOfDate).toBe(false)
    await call('PATCH', `/vehicles/${late}`, { zoneIds: [], status: 'archived' })
  })

  it('stays up to date after a new zone around all of its orders', async () => {
    const around = await draw('Around', strip(between[0]! - 10, between[8]! + 10))
    vans.whole = await van('WHOLE', [])
    const before = plan
    plan = await planAgain()
    await call('PATCH', `/vehicles/${vans.whole}`, { zoneIds: [around] })
    expect((await readPlan()).isOutOfDate).toBe(false)
    await call('PATCH', `/zones/${around}`, { polygon: strip(between[0]! - 10, between[7]!) })
    expect((await readPlan()).isOutOfDate).toBe(true)
    await call('PATCH', `/vehicles/${vans.whole}`, { zoneIds: [], status: 'archived' })
    await call('DELETE', `/zones/${around}`)
    plan = before
  })

  it('omits orders in a zone that is not served on the day, and names the days', async () => {
    const isoDay = new Date(`${DAY}T00:00:00Z`).getUTCDay() || 7
    const others = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== isoDay)
    const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
    const next = name.format(new Date(`${DAY}T00:00:00Z`).getTime() + 86_400_000)
    const nextDay = (isoDay % 7) + 1
    const changed = await call('PATCH', `/zones/${zones.east}`, { weekdays: [nextDay, nextDay] })
    expect(changed.json()).toMatchObject({ weekdays: [nextDay] })
    expect((await readPlan()).isOutOfDate).toBe(true)
    const before = plan
    plan = await planAgain()
    expect(ordersOf(vans.east)).toEqual([])
    expect(plan.unserved.find(({ orderId }) => orderId === ids[4])).toMatchObject({
      reason: 'vehicle_rule',
      message: `East is served on ${next} only.`,
      fix: 'Move the order to one of these days, or change the days of East.',
    })
    // Served again on that day, and on all days.
    for (const weekdays of [
      [isoDay, nextDay],
      [...others, isoDay],
    ]) {
      const served = await call('PATCH', `/zones/${zones.east}`, { weekdays })
      expect(served.json().weekdays).toEqual(weekdays.length === 7 ? [] : weekdays.toSorted((a, b) => a - b))
      plan = await planAgain()
      expect(new Set(ordersOf(vans.east))).toEqual(new Set(ids.slice(4, 8)))
    }
    plan = before
    expect((await readPlan()).isOutOfDate).toBe(false)
    expect((await call('PATCH', `/zones/${zones.east}`, { weekdays: [8] })).statusCode).toBe(400)
  })

  it('serves all of them once a van without zones is there', async () => {
    vans.free = await van('FREE', [])
    plan = await planAgain()
    expect(plan.unserved).toEqual([])
    expect(ordersOf(vans.free)).toEqual(expect.arrayContaining(ids.slice(8)))
  })

  it('[M42] keeps the territory of each van the next day; one without orders keeps its van at the depot', async () => {
    await call('PATCH', `/vehicles/${vans.free}`, { status: 'archived' })
    vans.idle = await van('IDLE', [await draw('Nowhere', box(20, 21))])
    for (const address of townAddresses(api, 10))
      await call('POST', '/orders', { recipient: 'Ann', address, date: NEXT_DAY })
    const { items } = (await call('GET', `/orders?date=${NEXT_DAY}`)).json()
    ids = items
      .toSorted((a: { lng: number }, b: { lng: number }) => a.lng - b.lng)
      .map(({ id }: { id: string }) => id)
    plan = await planAgain(NEXT_DAY)
    expect(plan.status).toBe('done')
    expect(new Set(ordersOf(vans.west))).toEqual(new Set(ids.slice(0, 4)))
    expect(new Set(ordersOf(vans.east))).toEqual(new Set(ids.slice(4, 8)))
    expect(ordersOf(vans.idle)).toEqual([])
    expect(new Set(plan.unserved.map(({ orderId }) => orderId))).toEqual(new Set(ids.slice(8)))
    expect(plan.unserved.map(({ reason }) => reason)).toEqual(['vehicle_rule', 'vehicle_rule'])
  })

  it('[M42] names the van that a change by hand takes out of its territory, and asks before dispatch', async () => {
    const moves = [{ orderId: ids[4], vehicleId: vans.west }]
    const moved = planResponse.parse((await call('POST', `/plans/${plan.id}/moves`, { moves })).json())
    expect(moved.violations).toMatchObject([{ code: 'vehicle', vehicleId: vans.west, orderId: ids[4] }])
    const dispatched = await call('POST', `/plans/${plan.id}/dispatch`)
    expect(dispatched.statusCode).toBe(409)
    expect(JSON.stringify(dispatched.json())).toContain('"vehicle"')
  })
})
