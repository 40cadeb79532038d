// A plan keeps each vehicle to the roads of its profile: here trucks may not take the short way.
import {
  planResponse,
  type PlanResponse,
  type RoadProfileName,
  type SizesOfVehicle,
} from '@dropwise/contracts'
import { compileRegion, decodePolyline, type LngLat } from '@dropwise/roads'
import { draw } from '@dropwise/roads/testing/small-town'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

/**
 * From A to B 800 m straight, where trucks may not drive, or 1,600 m around by C and D. F lies behind a bridge of
 * 3.2 m.
 */
const town = draw({
  map: ['EA...B', '......', '.C...D', '......', '.F....'],
  ways: { AB: { hgv: 'no' }, ACDB: {}, EA: {}, CF: { maxheight: '3.2', name: 'Mill Bridge' } },
})
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

let folder: string
let api: TestApi
let company: TestCompany
let depotId: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-profiles-'))
  await compileRegion(town.source, { outDir: folder, name: 'closed-street' })
  api = await testApi([orders, fleet, planning], { regionsDir: folder })
  company = await api.company()
  depotId = (await post('/depots', { name: 'Corner depot', address: 'A', ...town.at('A') })).id
  const { lat, lng } = town.at('B')
  await post('/orders/import', {
    rows: [
      { reference: 'B-1', recipient: 'Edith Ward', address: 'B', date: DAY, lat: `${lat}`, lng: `${lng}` },
    ],
  })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function post(url: string, body: object) {
  const answer = await api.call(company.keys.dispatcher, 'POST', url, { body })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}

/** The plan of the one order by one vehicle with this profile, and the corners on its way. */
async function planWith(roadProfile: RoadProfileName, sizes: Partial<SizesOfVehicle> = {}) {
  const name = [roadProfile, ...Object.values(sizes)].join(' ')
  const vehicle = await post('/vehicles', { name, registration: name, depotId, roadProfile, ...sizes })
  const { id } = await post('/plans', { date: DAY, timeLimitSeconds: 1, vehicleIds: [vehicle.id] })
  let plan: PlanResponse
  do {
    await sleep(50)
    plan = planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
  } while (plan.status === 'queued' || plan.status === 'running')
  const { routes } = (await api.call(company.keys.viewer, 'GET', `/plans/${id}/geometry`)).json()
  return { plan, corners: decodePolyline(routes[0].legs[0]).map(cornerNear).join('') }
}

/** Lines are accurate to about a metre. */
function cornerNear([lng, lat]: LngLat): string | undefined {
  const isNear = (corner: { lat: number; lng: number }) =>
    Math.hypot(corner.lat - lat, corner.lng - lng) < 1e-5
  return ['A', 'B', 'C', 'D', 'E', 'F'].find((letter) => isNear(town.at(letter)))
}

it('[M43] a car uses a street that a truck must avoid', async () => {
  const car = await planWith('car')
  expect(car.plan.summary).toMatchObject({ stops: 1, unserved: 0, onRoads: true })
  expect(car.corners).toBe('AB')

  const truck = await planWith('truck')
  expect(truck.plan.summary).toMatchObject({ stops: 1, unserved: 0, onRoads: true })
  expect(truck.corners).toBe('ACDB')
  expect(truck.plan.summary.distanceMetres).toBeGreaterThan(1.9 * car.plan.summary.distanceMetres)
})

it('[M14] [M43] a van above 3.5 t goes round a street without lorries, a small one through it', async () => {
  const small = await planWith('car', { heightMetres: 2.6, grossWeightTonnes: 3.5 })
  expect(small.corners).toBe('AB')
  const heavy = await planWith('car', { grossWeightTonnes: 5 })
  expect(heavy.corners).toBe('ACDB')
  expect(heavy.plan.summary).toMatchObject({ stops: 1, unserved: 0, onRoads: true, hasUnknownLimits: false })
  expect(heavy.plan.summary.distanceMetres).toBeGreaterThan(1.9 * small.plan.summary.distanceMetres)
})

it('[M14] [M43] an order that a van is too tall to reach names the bridge', async () => {
  const { lat, lng } = town.at('F')
  await post('/orders/import', {
    rows: [{ reference: 'F-1', recipient: 'Ada Low', address: 'F', date: DAY, lat: `${lat}`, lng: `${lng}` }],
  })
  const tall = await planWith('car', { heightMetres: 3.4 })
  expect(tall.plan.summary).toMatchObject({ stops: 1, unserved: 1 })
  expect(tall.plan.unserved).toMatchObject([
    {
      reason: 'unreachable',
      message: expect.stringMatching(
        /^Height limit of (3\.2 m|10\.5 ft) at Mill Bridge on the only way: car 3\.4 has/,
      ),
      fix: 'Send a vehicle that is lower, or correct the size of car 3.4 in Fleet.',
    },
  ])
  // By hand neither, with the same words.
  const { items } = (await api.call(company.keys.viewer, 'GET', '/orders?limit=200')).json()
  const { id: orderId } = items.find((item: { reference: string }) => item.reference === 'F-1')
  const moved = await api.call(company.keys.dispatcher, 'POST', `/plans/${tall.plan.id}/moves`, {
    body: { moves: [{ orderId, vehicleId: tall.plan.routes[0]!.vehicleId }] },
  })
  const [{ message }] = moved.json().details
  expect(moved.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'moves' }] })
  expect(message).toBe(`${tall.plan.unserved[0]!.message} ${tall.plan.unserved[0]!.fix}`)
  const low = await planWith('car', { heightMetres: 2.6, lengthMetres: 6 })
  expect(low.plan.summary).toMatchObject({ stops: 2, unserved: 0 })
})

it('[M14] [M43] a week of vans that are too tall for an order names the bridge', async () => {
  const { items } = (await api.call(company.keys.viewer, 'GET', '/vehicles')).json()
  for (const { id } of items)
    await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, { body: { heightMetres: 3.4 } })
  const { id } = await post('/week-plans', { from: DAY, days: 2, timeLimitSeconds: 1 })
  const read = async () => (await api.call(company.keys.viewer, 'GET', `/week-plans/${id}`)).json()
  await expect.poll(async () => (await read()).status).toBe('done')
  expect((await read()).changes).toContainEqual(
    expect.objectContaining({
      reference: 'F-1',
      problem: expect.stringMatching(/ at Mill Bridge on the only way: .* Send a vehicle/),
    }),
  )
})
