// Changes of a running day follow the plan's rules: stop limits, breaks, hours and absences.
import {
  liveResponse,
  planResponse,
  repairResponse,
  routeMovesResponse,
  stopOffersResponse,
  type LiveResponse,
} from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatchModule } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { liveDay } from '../live/day.ts'
import { live } from '../live/module.ts'
import { readDay } from '../live/queries.ts'
import { orders } from '../orders/module.ts'
import { readMatrix } from '../planning/matrix.ts'
import { planning } from '../planning/module.ts'
import { withFullSearchQueue } from '../../platform/testing-turns.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { acceptRepair } from './accept.ts'
import { repairModule, type RepairTools } from './module.ts'
import { rulesOfRoute } from './route-rules.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const tools: RepairTools = {
  readLiveDay: async (trx, tenantId, date, now) => liveDay(date, await readDay(trx, tenantId, date), now),
  readMatrix,
}
let api: TestApi
let company: TestCompany
/** Van 1 has five stops and an hour's break, Van 2 three stops, Van 3 a driver on holiday. */
let vans: string[]

beforeAll(async () => {
  api = await testApi([
    orders,
    addresses,
    fleet,
    planning,
    dispatchModule({
      acceptRepair,
      judgeRoute: (platform, member, routeId) => rulesOfRoute({ ...platform, ...tools }, member, routeId),
    }),
    { ...live, work: async () => {}, start: async () => {} },
    repairModule(tools),
  ])
  company = await api.company({ timeZone: 'UTC' })
  const bob = await post('/drivers', {
    name: 'Bob',
    absences: [{ from: DAY, to: DAY, reason: 'Holiday' }],
  })
  const hours = { shiftStart: '06:00', shiftEnd: '14:00' }
  const fleetRows = [
    { name: 'Van 1', ...hours, maxStops: 5, breaks: [{ from: '07:00', to: '08:00', minutes: 60 }] },
    { name: 'Van 2', ...hours, maxStops: 3 },
    { name: 'Van 3', ...hours, driverId: bob.json().id },
  ]
  vans = []
  for (const row of fleetRows) {
    const added = await post('/vehicles', { registration: row.name, ...row })
    expect(added.statusCode, added.body).toBe(201)
    vans.push(added.json().id)
  }
  const rows = townAddresses(api, 8).map((address, i) => ({
    reference: `O-${i}`,
    recipient: `Recipient ${i}`,
    date: DAY,
    address,
  }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: 8 })
  const { id } = (await post('/plans', { date: DAY, timeLimitSeconds: 1 })).json()
  const read = async () =>
    planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
  while (['queued', 'running'].includes((await read()).status)) await sleep(50)
  expect((await read()).routes.map(({ stops }) => stops.length)).toEqual([5, 3])
  expect((await post(`/plans/${id}/dispatch`)).statusCode).toBe(200)
})
afterAll(() => api.close())

const post = (url: string, body: object = {}) => api.call(company.keys.dispatcher, 'POST', url, { body })
const readLive = async (): Promise<LiveResponse> =>
  liveResponse.parse((await api.call(company.keys.viewer, 'GET', `/live?date=${DAY}`)).json())
const routeOf = (day: LiveResponse, van: number) =>
  day.routes.find(({ vehicle }) => vehicle.id === vans[van - 1])!
const minutesOf = ({ departAt, returnAt }: LiveResponse['routes'][number]) =>
  (Date.parse(returnAt) - Date.parse(departAt)) / 60_000

it('offers a stop neither to a full van nor to one whose driver is off', async () => {
  const [stop] = routeOf(await readLive(), 1).stops
  const answer = await api.call(
    company.keys.dispatcher,
    'GET',
    `/days/${DAY}/offers?orderId=${stop!.orderId}`,
  )
  expect(stopOffersResponse.parse(answer.json()).offers).toEqual([])
})

it('applies limits and absences when a van drops out', async () => {
  const answer = await post(`/days/${DAY}/repair`, { vehicleIdsOut: [vans[1]] })
  const proposal = repairResponse.parse(answer.json())
  expect(proposal.after).toMatchObject({ stops: 5, withoutVan: 3 })
  expect(proposal.violations).toEqual([])
  expect(proposal.changes.filter(({ to }) => to !== null)).toEqual([])
  expect(proposal.unserved).toHaveLength(3)
})

it('names a limit that a move breaks, and keeps the break of the van that loses the stop', async () => {
  const before = await readLive()
  const [first] = [routeOf(before, 1)]
  const stop = first.stops.at(-1)!
  const moves = [{ orderId: stop.orderId, vehicleId: vans[1] }]
  const rule = { code: 'max_stops', amount: 1, vehicleId: vans[1], text: '1 stop over' }
  const moved = await post(`/routes/${first.id}/moves`, { moves })
  expect(moved.statusCode).toBe(409)
  expect(moved.json()).toMatchObject({
    code: 'rules_broken',
    message: 'This change breaks a rule of the day: 1 stop over.',
    details: { violations: [rule] },
  })
  expect(routeOf(await readLive(), 1).stops).toHaveLength(5)

  const answer = await post(`/routes/${first.id}/moves`, { moves, confirmedRules: ['max_stops'] })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(routeMovesResponse.parse(answer.json()).violations).toMatchObject([rule])
  const lines = await api.platform.database.asOwner<{ rules: object[] }>(
    `select after -> 'broken_rules' as rules from public.audit_log
     where tenant_id = $1 and action = 'routes.update' and after ? 'broken_rules'`,
    [company.tenantId],
  )
  expect(lines).toMatchObject([{ rules: [rule] }])
  const after = routeOf(await readLive(), 1)
  expect(after.stops).toHaveLength(4)
  // Four stops take less time than five, but less than an hour less.
  expect(minutesOf(first) - minutesOf(after)).toBeLessThan(40)
  const breaks = await api.platform.database.asOwner<{ seconds: number; at: string }>(
    `select (part ->> 'seconds')::int as seconds, to_char((part ->> 'startAt')::timestamptz at time zone 'UTC', 'HH24') as at
     from (select leg from public.stops where route_id = $1 and status = 'pending'
       union all select return_leg from public.routes where id = $1) legs cross join jsonb_array_elements(leg) part
     where part ->> 'kind' = 'break'`,
    [first.id],
  )
  expect(breaks).toEqual([{ seconds: 3600, at: '07' }])
})

it('queues with the searches of all companies, and is refused above the company’s limit', async () => {
  const { tenantId } = company
  const propose = () => post(`/days/${DAY}/repair`, { vehicleIdsOut: [vans[1]] })
  await withFullSearchQueue(tenantId, async () => {
    const refused = await propose()
    expect(refused.statusCode, refused.body).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'too_many_waiting' })
  })
  expect((await propose()).statusCode).toBe(200)
})

it('names the limits that a locked order and a later start would break, until they are confirmed', async () => {
  const second = routeOf(await readLive(), 2)
  // Four stops, one more than the van's limit, confirmed above.
  const lock = (more: object = {}) =>
    api.call(company.keys.dispatcher, 'PUT', `/routes/${second.id}/order-lock`, {
      body: { isLocked: true, ...more },
    })
  const refused = await lock()
  expect(refused.json()).toMatchObject({
    code: 'rules_broken',
    details: { violations: [{ code: 'max_stops', vehicleId: vans[1] }] },
  })
  expect((await lock({ confirmedRules: ['max_stops'] })).statusCode).toBe(200)

  const first = routeOf(await readLive(), 1)
  const start = (clock: string, more: object = {}) =>
    post(`/routes/${first.id}/moves`, { departAt: `${DAY}T${clock}:00.000Z`, ...more })
  const halfPastSix = await start('06:30')
  expect(halfPastSix.statusCode, halfPastSix.body).toBe(200)
  const moved = routeOf(await readLive(), 1)
  expect(Date.parse(moved.departAt)).toBeGreaterThanOrEqual(Date.parse(`${DAY}T06:30:00.000Z`))
  expect(moved.stops.map(({ orderId }) => orderId)).toEqual(first.stops.map(({ orderId }) => orderId))

  expect((await start('09:00')).json().message).toMatch(/no time for the break of 1 h/)
  const tooLate = await start('13:50')
  expect(tooLate.statusCode).toBe(409)
  expect(tooLate.json().message).toMatch(/min past shift/)
  expect((await start('13:50', { confirmedRules: ['delay', 'missing_break'] })).statusCode).toBe(200)
  expect((await post(`/routes/${first.id}/moves`, {})).json().code).toBe('validation_failed')
})

it('applies the limits of the run that planned a route', async () => {
  const first = routeOf(await readLive(), 1)
  const lock = () =>
    api.call(company.keys.dispatcher, 'PUT', `/routes/${first.id}/order-lock`, { body: { isLocked: true } })
  const broken = async (): Promise<string[]> =>
    ((await lock()).json().details?.violations ?? []).map(({ code }: { code: string }) => code)
  expect(await broken()).not.toContain('max_stops')
  await api.platform.database.asOwner(
    `update public.plans set rules = '{"maxStops": 3}' where tenant_id = $1`,
    [company.tenantId],
  )
  expect(await broken()).toContain('max_stops')
  // A limit that dispatch set for this van overrides the limit of the run.
  await api.platform.database.asOwner(`update public.plans set adjustments = $2 where tenant_id = $1`, [
    company.tenantId,
    JSON.stringify([{ vehicleId: vans[0], maxStops: 4 }]),
  ])
  expect(await broken()).not.toContain('max_stops')
})
