// VROOM's JSON in and out: matrices given, coordinates on our roads, wrong input in VROOM's words.
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
  it('serves what fits, and names what does not with the reason', async () => {
    const answer = await post(line)
    expect(answer.statusCode).toBe(200)
    const solution = answer.json()
    expect(solution).toMatchObject({ code: 0, summary: { routes: 1, unassigned: 1 } })
    expect(solution.routes[0]).toMatchObject({ vehicle: 7, service: 120 })
    expect(solution.unassigned[0]).toMatchObject({ id: expect.any(Number), type: 'job' })
  })

  it('takes coordinates and draws the way along the roads', async () => {
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

  it('answers wrong input with code 2 and the field', async () => {
    const answer = await post({ ...line, vehicles: [{ id: 1 }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 2, error: expect.any(String) })
    expect((await post({ ...line, options: { seconds: 9_999 } })).json()).toMatchObject({
      code: 2,
      error: expect.stringContaining('seconds'),
    })
  })

  it('is for members only, and answers where vroom-express would', async () => {
    expect((await post(line, null)).statusCode).toBe(401)
    expect((await post(line, null, '//')).statusCode).toBe(401)
    expect((await post(line, company.keys.viewer, '//')).json()).toMatchObject({ code: 0 })
    expect((await post(line, null, `//?api_key=${company.keys.viewer}`)).json()).toMatchObject({ code: 0 })
    expect((await post(line, company.keys.viewer, '/optimize/')).json()).toMatchObject({ code: 0 })
  })
})
