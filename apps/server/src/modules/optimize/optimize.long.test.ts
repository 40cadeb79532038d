// VROOM's JSON in and out: given matrices, coordinates on our roads, and errors in VROOM's format.
import { decodePolyline } from '@dropwise/roads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { optimize } from './module.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([optimize])
  company = await api.company()
})
afterAll(() => api.close())

const post = (body: object, key: string | null = company.keys.viewer, url = '/optimize') =>
  api.call(key, 'POST', url, { body })

/** Four places in a row, 100 s apart; the van starts and ends at the first. */
const line = {
  vehicles: [{ id: 7, start_index: 0, end_index: 0, capacity: [2] }],
  jobs: [1, 2, 3].map((place) => ({ id: 10 + place, location_index: place, delivery: [1], service: 60 })),
  matrices: { car: { durations: [0, 1, 2, 3].map((a) => [0, 1, 2, 3].map((b) => Math.abs(a - b) * 100)) } },
  options: { seconds: 0.5, seed: 3 },
}

describe('POST /optimize', () => {
  it('serves what fits, and returns the reason for each other job', async () => {
    const answer = await post(line)
    expect(answer.statusCode).toBe(200)
    const solution = answer.json()
    expect(solution).toMatchObject({ code: 0, summary: { routes: 1, unassigned: 1 } })
    expect(solution.routes[0]).toMatchObject({ vehicle: 7, service: 120 })
    expect(solution.unassigned[0]).toMatchObject({ id: expect.any(Number), type: 'job' })
  })

  it('names unknown keys and suggests the key that was probably meant', async () => {
    const [vehicle] = line.vehicles
    const [job] = line.jobs
    const answer = await post({
      ...line,
      vehicles: [{ ...vehicle, cost: { fixed: 100 }, breaks: [{ id: 1, time_window: [0, 9] }] }],
      jobs: [{ ...job, time_window: [30_000, 40_000], deliver: [5] }],
    })
    expect(answer.json()).toMatchObject({
      code: 0,
      ignored: [
        { field: 'vehicles.0.cost', message: expect.stringContaining('costs?') },
        { field: 'vehicles.0.breaks.0.time_window', message: expect.stringContaining('time_windows?') },
        { field: 'jobs.0.time_window', message: expect.stringContaining('time_windows?') },
        { field: 'jobs.0.deliver', message: expect.stringContaining('delivery?') },
      ],
    })
    expect((await post(line)).json()).not.toHaveProperty('ignored')
  })

  it('accepts coordinates and draws the way along the roads', async () => {
    const { center } = api.region.manifest
    const at = (east: number, north: number): [number, number] => [center[0] + east, center[1] + north]
    const answer = await post({
      vehicles: [{ id: 1, start: at(0, 0), end: at(0, 0) }],
      jobs: [at(0.01, 0), at(0, 0.01), at(-0.01, 0.005)].map((location, i) => ({ id: i + 1, location })),
      options: { g: true, seconds: 0.5 },
    })
    const [route] = answer.json().routes
    expect(route.steps).toHaveLength(5)
    expect(route.distance).toBeGreaterThan(2_000)
    expect(decodePolyline(route.geometry).length).toBeGreaterThan(20)
  })

  it('drives each vehicle on the roads of its profile', async () => {
    const { center } = api.region.manifest
    const at = (east: number, north: number): [number, number] => [center[0] + east, center[1] + north]
    const asProfile = (profile: string) => ({
      vehicles: [{ id: 1, profile, start: at(-0.01, -0.01), end: at(0.01, 0.01) }],
      jobs: [{ id: 1, location: at(0.01, -0.005) }],
      options: { g: true, seconds: 0.5 },
    })
    const [car, truck] = await Promise.all(
      ['car', 'truck'].map(async (profile) => (await post(asProfile(profile))).json().routes[0]),
    )
    expect(truck.duration).toBeGreaterThan(car.duration)
    expect((await post(asProfile('boat'))).json()).toMatchObject({ code: 2, error: 'Invalid profile: boat.' })
  })

  it('answers wrong input with code 2 and the field', async () => {
    const answer = await post({ ...line, vehicles: [{ id: 1 }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 2, error: expect.any(String) })
    expect((await post({ ...line, options: { seconds: 9_999 } })).json()).toMatchObject({
      code: 2,
      error: expect.stringContaining('seconds'),
    })
  })

  it('times given routes in plan mode and lists their violations', async () => {
    const steps = [
      { type: 'start' },
      { type: 'job', id: 13, service_after: 900 },
      { type: 'job', id: 11 },
      { type: 'end' },
    ]
    const answer = await post({
      ...line,
      vehicles: [{ ...line.vehicles[0], capacity: [1], time_window: [500, 1000], steps }],
      options: { c: true },
    })
    const solution = answer.json()
    expect(solution.unassigned).toEqual([{ id: 12, type: 'job', location_index: 2 }])
    expect(solution.routes[0].steps.map((s: { arrival: number }) => s.arrival)).toEqual([
      600, 900, 1160, 1320,
    ])
    expect(solution.summary.violations).toEqual(
      expect.arrayContaining([{ cause: 'delay', duration: 320 }, { cause: 'load' }]),
    )
  })

  it("answers VROOM's example with its cost, in vroom-express's words for the time", async () => {
    const matrix = [
      [0, 2104, 197, 1299],
      [2103, 0, 2255, 3152],
      [197, 2256, 0, 1102],
      [1299, 3153, 1102, 0],
    ]
    const answer = await post({
      vehicles: [{ id: 0, start_index: 0, end_index: 3 }],
      jobs: [
        { id: 1414, location_index: 1 },
        { id: 1515, location_index: 2 },
      ],
      matrix,
      options: { g: false, l: 0.2, t: 4, x: 5 },
    })
    expect(answer.json()).toMatchObject({ code: 0, summary: { cost: 5461, unassigned: 0, routes: 1 } })
  })

  it('refuses more places than it looks up roads for', async () => {
    const { center } = api.region.manifest
    const jobs = Array.from({ length: 6_000 }, (_, id) => ({
      id,
      location: [center[0] + id * 1e-6, center[1]],
    }))
    const answer = await post({ vehicles: [{ id: 1, start: center }], jobs })
    expect(answer.json()).toMatchObject({ code: 2, error: expect.stringContaining('6000 places') })
  })

  it('refuses times that no departure can keep, with the vehicle', async () => {
    const steps = [{ type: 'job', id: 11, service_before: 5 }]
    const never = await post({ ...line, vehicles: [{ ...line.vehicles[0], steps }], options: { c: true } })
    expect(never.statusCode).toBe(400)
    expect(never.json()).toMatchObject({ code: 2, error: expect.stringContaining('vehicle 7') })
  })

  it.each([
    ['half an object', '{"vehicles": [', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['a form', 'vehicles=1', 'application/x-www-form-urlencoded'],
  ])("refuses %s in VROOM's words", async (_name, payload, type) => {
    for (const url of ['/optimize', '//'])
      expect(
        (
          await api.call(company.keys.viewer, 'POST', url, {
            body: payload,
            headers: { 'content-type': type },
          })
        ).json(),
      ).toEqual({ code: 2, error: expect.stringContaining('please add vehicles and jobs or shipments') })
  })

  it("refuses a body that is too large in VROOM's words", async () => {
    for (const url of ['/optimize', '//']) {
      const answer = await api.call(company.keys.viewer, 'POST', url, {
        body: `{"vehicles": [${' '.repeat(33 * 1024 * 1024)}`,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBe(413)
      expect(answer.json()).toEqual({ code: 2, error: expect.stringContaining('more than 32 MB') })
    }
  })

  it('is for members only, and answers where vroom-express would', async () => {
    expect((await post(line, null)).statusCode).toBe(401)
    expect((await post(line, null, '//')).statusCode).toBe(401)
    expect((await post(line, company.keys.viewer, '//')).json()).toMatchObject({ code: 0 })
    expect((await post(line, null, `//?api_key=${company.keys.viewer}`)).json()).toMatchObject({ code: 0 })
    expect((await post(line, company.keys.viewer, '/optimize/')).json()).toMatchObject({ code: 0 })
  })
})
