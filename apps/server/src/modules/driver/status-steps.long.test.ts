// A company's own steps: defined, refused, set by dispatch, driver, scan and zone, and read everywhere.
import {
  driverDayResponse,
  orderStepsResponse,
  statusStepsResponse,
  trackingResponse,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statusSteps } from '../status-steps/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute
let number = 0

beforeAll(async () => {
  api = await testApi([driver, statusSteps, { name: 'tracking', api: tracking.api! }])
  company = await api.company()
  other = await api.company()
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  await asOwner(`delete from public.order_steps`)
  await asOwner(`delete from public.status_steps`)
  await asOwner(`update public.routes set status = 'cancelled' where status <> 'cancelled'`)
  route = await makeRoute(api, company, { number })
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)
const first = () => route.stops[0]!
const inState = (status: string) =>
  asOwner(`update public.deliveries set status = $2 where order_id = $1`, [first().orderId, status])

const write = (body: object, { key = company.keys.admin, id }: { key?: string; id?: string } = {}) =>
  api.call(key, id ? 'PUT' : 'POST', id ? `/status-steps/${id}` : '/status-steps', { body })
async function add(body: { name: string } & Record<string, unknown>): Promise<string> {
  const answer = await write({ state: 'pending', setBy: ['driver', 'dispatcher'], ...body })
  expect([answer.statusCode, answer.body]).toMatchObject([200, expect.anything()])
  return statusStepsResponse.parse(answer.json()).items.find(({ name }) => name === body.name)!.id
}
const set = (stepId: string, key = company.keys.dispatcher) =>
  api.call(key, 'POST', `/orders/${first().orderId}/step`, { body: { stepId } })
const stepsOf = async () =>
  orderStepsResponse.parse(
    (await api.call(company.keys.viewer, 'GET', `/orders/${first().orderId}/steps`)).json(),
  )
async function reportStep(stepId: string, id = randomUUID()) {
  const at = new Date().toISOString()
  const event = { id, kind: 'step_reached', orderId: first().orderId, stepId, at, sentAt: at }
  const answer = await api.call(company.keys.driver, 'POST', '/driver/events', { body: { events: [event] } })
  return (answer.json() as { results: object[] }).results[0]
}
async function stopOfDriver() {
  const answer = await api.call(company.keys.driver, 'GET', `/driver/day?date=${route.date}`)
  return driverDayResponse.parse(answer.json()).routes[0]!.stops[0]!
}

it('[M58] refuses loops, steps back, steps without a state and two of one name, in the database too', async () => {
  const packed = await add({ name: 'Packed' })
  const sealed = await add({ name: 'Sealed', afterId: packed })
  const refused = async (body: object, id?: string) => {
    const answer = await write({ setBy: ['driver'], state: 'pending', ...body }, id ? { id } : {})
    return [answer.statusCode, (answer.json() as { code: string }).code]
  }
  expect(await refused({ name: 'Packed', afterId: sealed }, packed)).toEqual([409, 'step_loop'])
  expect(await refused({ name: 'Packed', afterId: packed }, packed)).toEqual([409, 'step_loop'])
  expect(await refused({ name: ' PACKED ' })).toEqual([409, 'step_name_taken'])
  expect(await refused({ name: 'Lost', state: null })).toEqual([400, 'validation_failed'])
  expect(await refused({ name: 'Lost', state: 'lost' })).toEqual([400, 'validation_failed'])
  expect(await refused({ name: 'Lost', setBy: [] })).toEqual([400, 'validation_failed'])
  expect(await refused({ name: 'Lost', setBy: ['zone'] })).toEqual([400, 'validation_failed'])
  const arrived = await add({ name: 'At the door', state: 'out_for_delivery' })
  expect(await refused({ name: 'Weighed', afterId: arrived })).toEqual([409, 'step_goes_back'])
  expect(await refused({ name: 'Packed', state: 'delivered' }, packed)).toEqual([409, 'step_goes_back'])
  await expect(
    asOwner(`update public.status_steps set after_id = $2 where id = $1`, [packed, sealed]),
  ).rejects.toThrow('step_loop')
  await expect(
    asOwner(`insert into public.status_steps (tenant_id, name, set_by) values ($1, 'Lost', '{driver}')`, [
      company.tenantId,
    ]),
  ).rejects.toMatchObject({ code: '23502' })
  // Nobody else's.
  expect(
    (
      await write(
        { name: 'Mine', state: 'pending', setBy: ['driver'] },
        { key: other.keys.admin, id: packed },
      )
    ).statusCode,
  ).toBe(404)
  expect(
    (await write({ name: 'Mine', state: 'pending', setBy: ['driver'] }, { key: company.keys.dispatcher }))
      .statusCode,
  ).toBe(403)
})

it('[M58] dispatch sets a step: recipients and webhooks are notified, and the state does not change', async () => {
  await asOwner(
    `insert into public.webhook_endpoints (tenant_id, url, events, secret) values ($1, 'https://shop.example/hook', '{order.step}', 'whsec_a')`,
    [company.tenantId],
  )
  const packed = await add({ name: 'Packed', names: { de: 'Gepackt' } })
  const hidden = await add({ name: 'Counted', isShown: false })
  const doorStep = await add({ name: 'At the door', state: 'out_for_delivery' })
  expect((await stepsOf()).next.map(({ name }) => name)).toEqual(['Counted', 'Packed'])
  expect((await set(packed)).statusCode).toBe(200)
  expect((await set(hidden)).statusCode).toBe(200)
  expect(await stepsOf()).toMatchObject({
    items: [{ name: 'Packed', saidBy: 'dispatch' }, { name: 'Counted' }],
    next: [],
  })
  expect((await set(doorStep)).json()).toMatchObject({ code: 'step_wrong_state' })
  expect((await set(packed, company.keys.viewer)).statusCode).toBe(403)
  expect((await set(packed, other.keys.dispatcher)).statusCode).toBe(404)

  const page = trackingResponse.parse(
    (await api.call(null, 'GET', `/tracking/${first().trackingNumber}`)).json(),
  )
  expect(page.status).toBe('pending')
  const stepEntries = page.timeline.filter(({ names }) => names)
  expect(stepEntries).toMatchObject([{ status: 'pending', title: 'Packed', names: { de: 'Gepackt' } }])
  const calls = await asOwner(
    `select payload -> 'data' as data from public.webhook_calls where event = 'order.step' order by id`,
  )
  expect(calls).toMatchObject([
    { data: { orderId: first().orderId, step: 'Packed', state: 'pending', saidBy: 'dispatch' } },
    { data: { step: 'Counted' } },
  ])
})

it('[M58] the driver sets the steps whose turn it is, also when the phone sends them late and twice', async () => {
  await inState('out_for_delivery')
  const parkedStep = await add({ name: 'Parked', state: 'out_for_delivery', setBy: ['driver'] })
  const rang = await add({
    name: 'Rang the bell',
    state: 'out_for_delivery',
    setBy: ['driver'],
    afterId: parkedStep,
  })
  const office = await add({ name: 'Called', state: 'out_for_delivery', setBy: ['dispatcher'] })
  expect((await stopOfDriver()).steps).toEqual({
    now: null,
    next: [
      { id: parkedStep, name: 'Parked', colour: null, afterId: null },
      { id: rang, name: 'Rang the bell', colour: null, afterId: parkedStep },
    ],
  })
  expect(await reportStep(rang)).toMatchObject({ status: 'accepted', code: 'contradicts' })
  const id = randomUUID()
  expect(await reportStep(parkedStep, id)).toEqual({ id, status: 'accepted' })
  expect(await reportStep(parkedStep, id)).toEqual({ id, status: 'duplicate' })
  expect((await stopOfDriver()).steps).toEqual({
    now: { id: parkedStep, name: 'Parked', colour: null },
    next: [{ id: rang, name: 'Rang the bell', colour: null, afterId: null }],
  })
  expect(await reportStep(office)).toMatchObject({ status: 'refused', code: 'bad_event' })
  expect(await reportStep(randomUUID())).toMatchObject({ status: 'refused', code: 'bad_event' })
  expect(await reportStep(rang)).toMatchObject({ status: 'accepted' })
  // The next state ends the step; the history keeps it.
  await inState('delivered')
  expect((await stopOfDriver()).steps?.now).toBeNull()
  expect((await stepsOf()).items.map(({ name, saidBy }) => [name, saidBy])).toEqual([
    ['Parked', 'driver'],
    ['Rang the bell', 'driver'],
  ])
})

it('[M58] a scan at loading and the entry into a zone set steps by themselves', async () => {
  const scanned = await add({ name: 'Scanned', setBy: ['scan'] })
  const at = new Date().toISOString()
  const event = { id: randomUUID(), kind: 'loaded', orderId: first().orderId, at, sentAt: at, proof: {} }
  await api.call(company.keys.driver, 'POST', '/driver/events', { body: { events: [event] } })
  expect((await stepsOf()).items).toMatchObject([{ stepId: scanned, saidBy: 'scan' }])

  const [zone] = await asOwner<{ id: string }>(
    `insert into public.zones (tenant_id, name, color, polygon) values ($1, $2, '#0f5257', '{"type":"Polygon","coordinates":[[[0,0],[0,1],[1,1],[0,0]]]}') returning id`,
    [company.tenantId, `Harbour ${number}`],
  )
  const border = await add({ name: 'At the border', state: 'in_transit', setBy: ['zone'], zoneId: zone!.id })
  await inState('in_transit')
  await asOwner(`update public.routes set status = 'started' where id = $1`, [route.routeId])
  for (const minute of [0, 1])
    await asOwner(
      `insert into public.zone_events (tenant_id, zone_id, vehicle_id, kind, happened_at) values ($1, $2, $3, 'entered', now() + $4 * interval '1 minute')`,
      [company.tenantId, zone!.id, route.vehicleId, minute],
    )
  expect((await stepsOf()).items.filter(({ stepId }) => stepId === border)).toHaveLength(1)
})

it('[M58] a step that orders reached is not removed, and is switched off instead', async () => {
  const packed = await add({ name: 'Packed' })
  const unused = await add({ name: 'Unused' })
  await set(packed)
  const remove = (id: string) => api.call(company.keys.admin, 'DELETE', `/status-steps/${id}`)
  expect((await remove(unused)).statusCode).toBe(200)
  expect([(await remove(packed)).statusCode, (await remove(packed)).json()]).toMatchObject([
    409,
    { code: 'step_in_use' },
  ])
  await expect(asOwner(`delete from public.status_steps where id = $1`, [packed])).rejects.toMatchObject({
    code: '23503',
  })
  const off = await write(
    { name: 'Packed before', state: 'pending', setBy: ['driver'], isActive: false },
    { id: packed },
  )
  expect(off.statusCode).toBe(200)
  expect(await reportStep(packed)).toMatchObject({ status: 'refused' })
  // The history keeps the name of its moment.
  expect((await stepsOf()).items).toMatchObject([{ name: 'Packed' }])
})
