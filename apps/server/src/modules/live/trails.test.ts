// Trails from stored positions: gaps stay gaps, a driver's own time is left out, and long days are thinned
// as stated.
import { TRAIL_MAX_POSITIONS, trailsResponse, type Trail } from '@dropwise/contracts'
import { decodePolyline } from '@dropwise/roads'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { live } from './module.ts'
import { at, DAY, makeLiveDay, METRE, type LiveDay } from './testing.ts'
import { readTrails, toTrails } from './trails.ts'

let api: TestApi
let company: TestCompany
let day: LiveDay
const asOwner = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, values)

beforeAll(async () => {
  api = await testApi([live].map(({ work: _, ...module }) => module))
  company = await api.company()
  day = await makeLiveDay(api, company)
})
afterAll(() => api.close())
beforeEach(async () => {
  await asOwner('delete from public.positions')
  await asOwner('delete from public.driver_events')
  await asOwner(`update public.routes set started_at = $1, finished_at = $2, status = 'finished'`, [
    at(0),
    at(60),
  ])
})

/** Positions at this interval between two minutes after eight, moving one metre north a second. */
const drive = (fromMinute: number, toMinute: number, everySeconds: number, accuracy: number | null = null) =>
  asOwner(
    `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source, accuracy_metres)
     select $1, $2, t, $3 + extract(epoch from t - $4::timestamptz) * $5::float8, $6, 'osmand', $7
     from generate_series($8::timestamptz, $9::timestamptz, make_interval(secs => $10)) t`,
    [
      company.tenantId,
      day.vehicleId,
      day.depot.lat,
      at(0),
      METRE,
      day.depot.lng,
      accuracy,
      at(fromMinute),
      at(toMinute),
      everySeconds,
    ],
  )
const driverEvent = (kind: string, minute: number) =>
  asOwner(
    `insert into public.driver_events (tenant_id, id, route_id, driver_id, kind, happened_at, device_at, sent_at, outcome)
     select r.tenant_id, gen_random_uuid(), r.id, r.driver_id, $2, $3, $3, $3, 'recorded' from public.routes r where r.id = $1`,
    [day.routeId, kind, at(minute)],
  )
async function trailOf(path = `/routes/${day.routeId}/trail`): Promise<Trail> {
  const answer = trailsResponse.parse((await api.call(company.keys.viewer, 'GET', path)).json())
  expect(answer).toMatchObject({ date: DAY, resolutionSeconds: 0 })
  return answer.trails[0]!
}
/** First and last minute after eight of each part. */
const minutesOf = ({ segments }: Pick<Trail, 'segments'>) =>
  segments.map(({ at: from, seconds }) => {
    const first = (Date.parse(from) - at(0).getTime()) / 60_000
    return [first, first + seconds.reduce((sum, next) => sum + next, 0) / 60]
  })

it('returns every position of a route with its time, for the route and for its day', async () => {
  await drive(0, 2, 10)
  const trail = await trailOf()
  expect(trail).toMatchObject({ number: 7, positionCount: 13, isSimulated: false, breaks: [] })
  expect(trail.segments).toHaveLength(1)
  expect(trail.segments[0]).toMatchObject({ at: at(0).toISOString(), seconds: Array(12).fill(10) })
  const line = decodePolyline(trail.segments[0]!.line)
  expect(line).toHaveLength(13)
  expect(line.at(-1)![1]).toBeCloseTo(day.depot.lat + 120 * METRE, 5)
  expect(await trailOf(`/live/trails?date=${DAY}`)).toEqual(trail)
})

it('[M53] leaves a gap after more than five minutes without a position', async () => {
  await drive(0, 10, 10)
  await drive(15, 20, 10)
  await drive(26, 30, 10)
  expect(minutesOf(await trailOf())).toEqual([
    [0, 20],
    [26, 30],
  ])
})

it('joins no positions that no van can have driven between', async () => {
  await drive(0, 2, 10)
  await asOwner(`update public.positions set lat = lat + 1 where fix_time = $1`, [at(1)])
  expect((await trailOf()).segments).toHaveLength(3)
})

it("omits a driver's private time: before the start, after the end, and in breaks", async () => {
  await drive(-30, 90, 30)
  await driverEvent('break_started', 20)
  await driverEvent('break_ended', 40)
  const trail = await trailOf()
  expect(minutesOf(trail)).toEqual([
    [0, 20],
    [40, 60],
  ])
  expect(trail.breaks).toEqual([{ from: at(20).toISOString(), to: at(40).toISOString() }])
})

it('omits a running break, and a route that has not left', async () => {
  await drive(0, 60, 30)
  await driverEvent('break_started', 20)
  expect(minutesOf(await trailOf())).toEqual([[0, 20]])
  await asOwner(`update public.routes set started_at = null, finished_at = null, status = 'dispatched'`)
  expect(await trailOf()).toMatchObject({ startedAt: null, positionCount: 0, segments: [] })
})

it('leaves out positions that are too imprecise to say where the van was', async () => {
  await drive(0, 2, 10)
  await drive(0.1, 2, 10, 800)
  expect((await trailOf()).positionCount).toBe(13)
})

it('thins a long day to a stated resolution, keeps both ends of each gap, and counts stored positions', async () => {
  await drive(0, 20, 5)
  await drive(30, 50, 5)
  const read = (most: number) =>
    api.platform.asService('trails', async ({ trx }) =>
      toTrails(DAY, null, await readTrails(trx, company.tenantId, { date: DAY }, most)),
    )
  expect(TRAIL_MAX_POSITIONS).toBeGreaterThan(10_000)
  for (const most of [300, 100, 20]) {
    const { resolutionSeconds, trails } = await read(most)
    const trail = trails[0]!
    expect(resolutionSeconds).toBeGreaterThan(5)
    expect(trail.positionCount).toBe(482)
    expect(trail.segments.reduce((sum, { seconds }) => sum + seconds.length + 1, 0)).toBeLessThanOrEqual(most)
    expect(Math.max(...trail.segments.flatMap(({ seconds }) => seconds))).toBeLessThanOrEqual(
      2 * resolutionSeconds,
    )
    expect(minutesOf(trail)).toEqual([
      [0, 20],
      [30, 50],
    ])
  }
})

it('returns the start of the stored positions', async () => {
  const read = async () =>
    trailsResponse.parse((await api.call(company.keys.viewer, 'GET', `/live/trails?date=${DAY}`)).json())
  expect((await read()).keptSince).toBeNull()
  await asOwner(`insert into app.settings (key, value) values ('retention', '{"positions": 3}')`)
  const months = (Date.now() - Date.parse((await read()).keptSince!)) / 86_400_000 / 30.4
  expect(Math.round(months)).toBe(3)
  await asOwner(`delete from app.settings where key = 'retention'`)
})

it('shows another company nothing, and strangers nothing', async () => {
  await drive(0, 2, 10)
  const other = await api.company()
  expect((await api.call(other.keys.admin, 'GET', `/routes/${day.routeId}/trail`)).statusCode).toBe(404)
  const answer = await api.call(other.keys.admin, 'GET', `/live/trails?date=${DAY}`)
  expect(trailsResponse.parse(answer.json()).trails).toEqual([])
  expect((await api.call(null, 'GET', `/live/trails?date=${DAY}`)).statusCode).toBe(401)
  expect((await api.call(null, 'GET', `/routes/${day.routeId}/trail`)).statusCode).toBe(401)
})
