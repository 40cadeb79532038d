// Driving speeds over HTTP: who may change them, what is refused by name, and that plans, the day on the road and phones use them.
import {
  driverDayResponse,
  drivingSpeedsResponse,
  learnedSpeedsResponse,
  planRiskResponse,
  liveResponse,
  noSpeeds,
  planResponse,
  SPEED_DAYS,
  type PlanResponse,
  type SpeedCells,
} from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { driverModule } from '../driver/module.ts'
import { fleet } from '../fleet/module.ts'
import { live } from '../live/module.ts'
import { makeLiveDay } from '../live/testing.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { speeds } from './module.ts'

const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
/** Half the speed of the map from 6 to 10, every day. */
const SLOW_MORNINGS: SpeedCells = noSpeeds().map((hours) =>
  hours.map((_, hour) => (hour >= 6 && hour < 10 ? 40 : null)),
)

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  const driver = driverModule(() => () => Promise.reject(new Error('not used')))
  api = await testApi([orders, fleet, planning, live, speeds, dispatch, driver])
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company({ timeZone: 'Europe/London' })
})

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  key = company.keys.admin,
) => api.call(key, method, url, body ? { body } : {})
const table = async (key = company.keys.viewer) =>
  drivingSpeedsResponse.parse((await call('GET', '/driving-speeds', undefined, key)).json())
const save = (cells: unknown, key = company.keys.admin) => call('PUT', '/driving-speeds', { cells }, key)

describe('[M41] a company’s driving speeds', () => {
  it('are read by members, changed by administrators, undone and reset', async () => {
    expect(await table()).toEqual({
      cells: noSpeeds(),
      timeZone: 'Europe/London',
      source: null,
      changedAt: null,
      canUndo: false,
    })
    expect((await call('POST', '/driving-speeds/undo')).json()).toMatchObject({ code: 'no_speeds_to_undo' })
    expect((await save(SLOW_MORNINGS, company.keys.dispatcher)).statusCode).toBe(403)
    expect((await save(SLOW_MORNINGS)).statusCode).toBe(200)
    expect(await table()).toMatchObject({ cells: SLOW_MORNINGS, source: 'typed', canUndo: true })
    expect((await call('DELETE', '/driving-speeds')).statusCode).toBe(200)
    expect(await table()).toMatchObject({ cells: noSpeeds(), source: null })
    await call('POST', '/driving-speeds/undo')
    expect(await table()).toMatchObject({ cells: SLOW_MORNINGS, source: 'typed' })
    const other = await api.company()
    expect(await table(other.keys.viewer)).toMatchObject({ source: null })
  })

  it('come back from their own file', async () => {
    await save(SLOW_MORNINGS)
    const csv = (await call('GET', '/driving-speeds/export?format=csv')).body
    await call('DELETE', '/driving-speeds')
    expect((await call('POST', '/driving-speeds/import', { csv })).statusCode).toBe(200)
    expect(await table()).toMatchObject({ cells: SLOW_MORNINGS, source: 'file' })
    const refused = await call('POST', '/driving-speeds/import', { csv: csv.replace('40', 'slow') })
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('“slow”')])
    expect(await table()).toMatchObject({ cells: SLOW_MORNINGS })
  })

  it('are not overwritten by somebody who read them before the last change', async () => {
    const read = await table()
    expect((await save(SLOW_MORNINGS)).statusCode).toBe(200)
    const mine = { ...read, cells: noSpeeds().map((hours) => hours.fill(80)) }
    const csv = `hour,monday\n${Array.from({ length: 24 }, (_, hour) => `${hour},70`).join('\n')}`
    const answers = [
      await call('PUT', '/driving-speeds', mine),
      await call('POST', '/driving-speeds/import', { csv, changedAt: null }),
      await call('POST', '/driving-speeds/undo', { changedAt: null }),
    ]
    expect(answers.map((answer) => answer.json().code)).toEqual(
      Array.from({ length: 3 }, () => 'speeds_changed_meanwhile'),
    )
    const { cells, changedAt } = await table()
    expect(cells).toEqual(SLOW_MORNINGS)
    expect((await call('PUT', '/driving-speeds', { ...mine, changedAt })).statusCode).toBe(200)
    expect((await table()).changedAt).not.toBe(changedAt)
  })

  it.each([
    ['zero', 0],
    ['negative', -5],
    ['text', '60'],
    ['more than twice the map’s speed', 201],
    ['a fraction', 60.5],
  ])('refuse %s, with its day and hour', async (_name, value) => {
    const cells: unknown[][] = noSpeeds()
    cells[2]![8] = value
    const answer = await save(cells)
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      expect.stringContaining('Wednesday 08:00 must be'),
    ])
  })

  it('refuse days with missing hours, and weeks with missing days', async () => {
    const short = noSpeeds()
    short[4]!.pop()
    expect((await save(short)).body).toContain('Friday has 23 hours')
    expect((await save(noSpeeds().slice(1))).body).toContain('this one has 6')
  })
})

async function plan(): Promise<PlanResponse> {
  const { id } = (await call('POST', '/plans', { date: DAY, timeLimitSeconds: 1 })).json()
  for (;;) {
    const answer = planResponse.parse((await call('GET', `/plans/${id}`)).json())
    if (answer.status === 'done') return answer
    await sleep(50)
  }
}
const reread = async ({ id }: PlanResponse) => planResponse.parse((await call('GET', `/plans/${id}`)).json())

describe('[M41] a company with slow mornings', () => {
  beforeEach(async () => {
    await call('POST', '/vehicles', {
      name: 'Van 1',
      registration: 'V 1',
      shiftStart: '06:00',
      shiftEnd: '16:00',
    })
    const rows = townAddresses(api, 4).map((address, i) => ({
      reference: `S-${i}`,
      recipient: 'Ann',
      date: DAY,
      address,
      ...(i === 3
        ? { window_start: '09:00', window_end: '09:10' }
        : { window_start: '08:00', window_end: '09:00' }),
    }))
    expect((await call('POST', '/orders/import', { rows })).json()).toMatchObject({ created: 4 })
  })

  it('plans earlier departures, and the street follows the plan', async () => {
    const before = await plan()
    expect(before.speeds).toBe('map')
    await save(SLOW_MORNINGS)
    expect(await reread(before)).toMatchObject({ speeds: 'changed', routes: before.routes })
    const after = await plan()
    expect(after.speeds).toBe('company')
    const [early, late] = [after.routes[0]!, before.routes[0]!]
    expect(Date.parse(early.departAt)).toBeLessThan(Date.parse(late.departAt))
    expect(early.driveSeconds / late.driveSeconds).toBeGreaterThan(1.8)
    // An edit by hand keeps the speeds of its plan.
    const { origin: _, options } = (await call('GET', `/plans/${before.id}/problem`)).json()
    expect(options.traffic).toBeUndefined()

    expect((await call('POST', `/plans/${after.id}/dispatch`, {})).statusCode).toBe(200)
    const [route] = liveResponse.parse((await call('GET', `/live?date=${DAY}`)).json()).routes
    expect(route!.stops.map(({ etaAt }) => etaAt)).toEqual(early.stops.map(({ serviceAt }) => serviceAt))
    const day = driverDayResponse.parse((await call('GET', `/driver/day?date=${DAY}`)).json())
    expect(day.routes[0]!.traffic).toContainEqual(expect.objectContaining({ factor: 2.5 }))
  })
})

describe('[M41] speeds learned from a company’s drives', () => {
  /** A day of drives of 6 minutes on the map, from 8 o'clock on; so many of them, a week apart. */
  async function drive(days: number, { daysApart = 7, status = 'failed' } = {}): Promise<void> {
    const { routeId } = await makeLiveDay(api, company)
    // Every stop is a drive of 9 minutes: two thirds of the map's speed.
    await api.platform.database.asOwner(
      `with days as (select generate_series(1, $2::int) as day),
         copies as (insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, depart_at, return_at, distance_metres, duration_seconds, status, started_at, finished_at)
           select tenant_id, current_date - $3::int * day, 100 + day, vehicle_id, depot_id, now() - $3::int * day * interval '1 day', now() - $3::int * day * interval '1 day' + interval '3 hours',
             1, 1, 'finished', now() - $3::int * day * interval '1 day', now() - $3::int * day * interval '1 day' + interval '3 hours'
           from public.routes, days where id = $1 returning tenant_id, id, date)
       insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, lat, lng, planned_arrive_at, planned_service_at, planned_depart_at,
         service_seconds, leg_distance_metres, leg_duration_seconds, status, arrived_at, departed_at, eta_at)
       select s.tenant_id, c.id, s.order_id, s.delivery_id, s.sequence, s.lat, s.lng, t.at, t.at, t.at + interval '1 minute', 60, 1000, 360, $4,
         t.at, t.at + interval '1 minute', t.at
       from copies c cross join public.stops s
       cross join lateral (select (c.date + time '08:00') at time zone 'UTC' + s.sequence * interval '10 minutes' as at) t
       where s.route_id = $1`,
      [routeId, days, daysApart, status],
    )
  }
  const learned = async () =>
    learnedSpeedsResponse.parse((await call('GET', '/driving-speeds/learned')).json())

  it('show the drives behind each, apply in one step, and can be undone', async () => {
    company = await api.company({ timeZone: 'UTC' })
    await drive(8)
    const answer = await learned()
    const cells = answer.cells.flat().filter(({ percent }) => percent !== null)
    expect(cells).toEqual([{ percent: 67, drives: 40, days: 8 }])
    await save(SLOW_MORNINGS)
    const noon = { hours: [{ weekday: 'monday', hour: 12 }] }
    expect((await call('POST', '/driving-speeds/learned/apply', noon)).json().code).toBe('too_few_drives')
    expect(
      (await call('POST', '/driving-speeds/learned/apply', undefined, company.keys.viewer)).statusCode,
    ).toBe(403)
    expect((await call('POST', '/driving-speeds/learned/apply')).statusCode).toBe(200)
    const { cells: applied, source } = await table()
    expect(source).toBe('learned')
    const day = answer.cells.findIndex((hours) => hours.some(({ percent }) => percent !== null))
    expect(applied[day]![8]).toBe(67)
    expect(applied[day]![9]).toBe(40)
    expect(applied[day]![12]).toBeNull()
    await call('POST', '/driving-speeds/undo')
    expect((await table()).cells).toEqual(SLOW_MORNINGS)
    const oneHour = { hours: [{ weekday: SPEED_DAYS[day], hour: 8 }] }
    expect((await call('POST', '/driving-speeds/learned/apply', oneHour)).json().cells[day][8]).toBe(67)
  })

  it('[M4.15] tell how likely a plan misses its promises', async () => {
    company = await api.company({ timeZone: 'UTC' })
    // The copies are orders of their own.
    await api.platform.database.asOwner('drop index public.stops_one_live_an_order')
    await drive(45, { daysApart: 1, status: 'served' })
    // The live day's van is on the road today.
    const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const [address] = townAddresses(api, 1)
    const rows = [{ reference: 'O-NEXT', recipient: 'Somebody', date, address }]
    expect((await call('POST', '/orders/import', { rows })).json()).toMatchObject({ created: 1 })
    const { id } = (await call('POST', '/plans', { date, timeLimitSeconds: 1 })).json()
    const risk = planRiskResponse.parse((await call('GET', `/plans/${id}/risk`)).json())
    expect(risk.spreads).toMatchObject({ source: 'company', drivingOfLeg: 0, departureSeconds: 0 })
    expect(risk.spreads.routes).toBeGreaterThanOrEqual(45)
    expect(risk.spreads.drivingMedian).toBeCloseTo(1.5)
    expect(risk.spreads.serviceMedian).toBeCloseTo(1)
  })

  it('change nothing with too few drives', async () => {
    await drive(2)
    expect((await learned()).cells.flat().every(({ percent }) => percent === null)).toBe(true)
    const refused = await call('POST', '/driving-speeds/learned/apply')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_few_drives'])
    expect(await table()).toMatchObject({ source: null, canUndo: false })
  })
})
