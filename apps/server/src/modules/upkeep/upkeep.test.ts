// Upkeep over the API on a real database: work orders, fills and incidents, and who may write and see them.
import {
  fleetIncidentResponse,
  vehicleFuelResponse,
  workOrderItem,
  workOrdersResponse,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRoute, type TestRoute } from '../driver/testing.ts'
import { fleet } from '../fleet/module.ts'
import { idempotency } from '../idempotency/module.ts'
import { forgetResponse, testApi, type TestApi, type TestCompany } from '../testing.ts'
import { upkeep } from './module.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute

beforeAll(async () => {
  api = await testApi([idempotency, fleet, upkeep])
  company = await api.company()
  other = await api.company()
  route = await makeRoute(api, company)
})
afterAll(() => api.close())

let number = 100
async function makeVehicle(): Promise<string> {
  number += 1
  const body = { name: `Van ${number}`, registration: `UP ${number}` }
  return (await api.call(company.keys.dispatcher, 'POST', '/vehicles', { body })).json().id
}
async function vehicle(id: string) {
  const { items } = (await api.call(company.keys.viewer, 'GET', '/vehicles?limit=200')).json()
  return items.find((item: { id: string }) => item.id === id)
}

const fill = (vehicleId: string, day: number, odometerKm: number, amount: number, more: object = {}) => ({
  vehicleId,
  filledAt: `2026-10-${String(day).padStart(2, '0')}T08:00:00Z`,
  odometerKm,
  energy: 'diesel',
  amount,
  costMinor: Math.round(amount * 150),
  ...more,
})
async function fuel(vehicleId: string, key = company.keys.viewer) {
  const answer = await api.call(key, 'GET', `/vehicles/${vehicleId}/fuel`)
  expect(answer.statusCode, answer.body).toBe(200)
  return vehicleFuelResponse.parse(answer.json())
}

describe('[M20] [M21] [M22] pages', () => {
  it('[M20] [M21] [M22] lists every row once over pages of two', async () => {
    const vehicleId = await makeVehicle()
    const key = company.keys.dispatcher
    const add = async (path: string, body: object) => {
      const answer = await api.call(key, 'POST', path, { body })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json().id as string
    }
    const readIds = async (path: string) => {
      const ids: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: string = `vehicleId=${vehicleId}&limit=2${cursor && `&cursor=${cursor}`}`
        const page: { items: { id: string }[]; cursor: string | null } = (
          await api.call(company.keys.viewer, 'GET', `${path}?${query}`)
        ).json()
        expect(page.items.length).toBeLessThanOrEqual(2)
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.cursor
      }
      return ids
    }
    const works: string[] = []
    for (const dueOn of ['2026-12-02', null, '2026-12-01', '2026-12-02'])
      works.push(await add('/work-orders', { vehicleId, title: 'Oil', dueOn }))
    await api.call(key, 'PATCH', `/work-orders/${works[2]}`, {
      body: { status: 'done', doneOn: '2026-11-30' },
    })
    expect(await readIds('/work-orders')).toEqual([works[0], works[3], works[1], works[2]])

    const fills: string[] = []
    for (const day of [1, 2, 3])
      fills.push(await add('/fuel-fills', fill(vehicleId, day, 1_000 + day * 100, 10)))
    expect(await readIds('/fuel-fills')).toEqual(fills.toReversed())

    const incidents: string[] = []
    for (const day of [1, 2, 2])
      incidents.push(
        await add('/incidents', {
          kind: 'damage',
          severity: 'minor',
          happenedAt: `2026-10-0${day}T09:00:00Z`,
          vehicleId,
          description: 'Mirror',
        }),
      )
    expect(await readIds('/incidents')).toEqual([incidents[2], incidents[1], incidents[0]])
  })
})

describe('[M21] a fuel card', () => {
  const importCsv = async (csv: string, more: { dryRun?: boolean; key?: string } = {}) =>
    api.call(more.key ?? company.keys.dispatcher, 'POST', '/fuel-fills/import', {
      body: { csv, dryRun: more.dryRun ?? false },
    })
  const HEAD = 'Vehicle Registration,Transaction Date,Time,Odometer,Product,Quantity,Gross Amount,Site Name'

  it('[M21] adds fills in order of time, each once', async () => {
    const vehicleId = await makeVehicle()
    const plate = `up${number}`
    const csv = [
      HEAD,
      `${plate},03/10/2026,09:15,"1,500",Super Diesel,40.0,60.50,Quay Services`,
      `${plate},01/10/2026,08:00,"1,000",Diesel,35,52,Quay Services`,
    ].join('\n')
    const check = (await importCsv(csv, { dryRun: true })).json()
    expect(check).toEqual({ created: 2, updated: 0, rejected: [] })
    expect((await fuel(vehicleId)).items).toEqual([])
    expect((await importCsv(csv)).json()).toMatchObject({ created: 2 })
    expect((await importCsv(csv)).json()).toMatchObject({ created: 0, rejected: [] })
    const page = (await api.call(company.keys.viewer, 'GET', `/fuel-fills?vehicleId=${vehicleId}`)).json()
    expect(page.items).toMatchObject([
      {
        filledAt: '2026-10-03T09:15:00.000Z',
        odometerKm: 1_500,
        energy: 'diesel',
        amount: 40,
        costMinor: 6_050,
        per100Km: 8,
        station: 'Quay Services',
        vehicle: { id: vehicleId },
      },
      { odometerKm: 1_000, per100Km: null },
    ])
  })

  it('[M21] names the line and cell of each mistake, and stores nothing', async () => {
    const vehicleId = await makeVehicle()
    const csv = [
      HEAD,
      `UP ${number},2026-10-01,08:00,1000,Diesel,35,52,`,
      `UP ${number},2026-10-02,08:00,900,Diesel,35,52,`,
      `NOBODY,2026-10-02,08:00,900,Diesel,35,52,`,
      `UP ${number},soon,08:00,,Diesel,much,52,`,
    ].join('\n')
    const { rejected, created } = (await importCsv(csv)).json()
    expect(created).toBe(0)
    expect(rejected.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '3 odometer',
      '4 registration',
      '5 date',
      '5 odometer',
      '5 amount',
    ])
    expect((await fuel(vehicleId)).items).toEqual([])
    expect((await importCsv(csv, { key: company.keys.viewer })).statusCode).toBe(403)
    expect((await importCsv(csv, { key: other.keys.admin })).json().rejected).toHaveLength(6)
  })
})

describe('[M20] a work order', () => {
  const post = (body: object, key = company.keys.dispatcher) =>
    api.call(key, 'POST', '/work-orders', { body })
  const patch = (id: string, body: object, key = company.keys.dispatcher) =>
    api.call(key, 'PATCH', `/work-orders/${id}`, { body })

  it('[M20] resolves its defect, and refuses a defect of another vehicle', async () => {
    const [vehicleId, another] = [route.vehicleId, await makeVehicle()]
    const [eventId, defectId] = [randomUUID(), randomUUID()]
    await api.platform.database.asOwner(
      `insert into public.driver_events (tenant_id, id, route_id, driver_id, user_id, kind, happened_at, device_at, sent_at, outcome)
       select $1, $2, r.id, r.driver_id, $4, 'vehicle_checked', now(), now(), now(), 'recorded' from public.routes r where r.id = $3`,
      [company.tenantId, eventId, route.routeId, route.driverUserId],
    )
    await api.platform.database.asOwner(
      `insert into public.vehicle_defects (tenant_id, id, vehicle_id, event_id, point, reported_at) values ($1, $2, $3, $4, 'Tyres', now())`,
      [company.tenantId, defectId, vehicleId, eventId],
    )
    const body = { vehicleId, defectId, title: 'New tyres' }
    expect((await post({ ...body, vehicleId: another })).statusCode).toBe(404)
    const work = (await post(body)).json()
    expect(work.defect).toEqual({ id: defectId, point: 'Tyres' })
    const resolution = async () =>
      (
        await api.platform.database.asOwner<{ resolution: string | null }>(
          'select resolution from public.vehicle_defects where id = $1',
          [defectId],
        )
      )[0]?.resolution
    await patch(work.id, { status: 'in_progress' })
    expect(await resolution()).toBeNull()
    await patch(work.id, { status: 'done', doneOn: '2026-10-05' })
    expect(await resolution()).toBe('New tyres')
  })

  it('[M20] costs its labour and its parts, each part rounded once', async () => {
    const vehicleId = await makeVehicle()
    const answer = await post({
      vehicleId,
      title: 'Brakes',
      labourMinor: 12_000,
      parts: [
        { name: 'Pads', sku: 'BP-2', quantity: 2, unitMinor: 4_550 },
        { name: 'Fluid', quantity: 0.335, unitMinor: 999 },
      ],
    })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(workOrderItem.parse(answer.json())).toMatchObject({
      status: 'open',
      parts: [
        { name: 'Pads', sku: 'BP-2', costMinor: 9_100 },
        { name: 'Fluid', sku: null, costMinor: 335 },
      ],
      costMinor: 21_435,
    })
    const changed = await patch(answer.json().id, { parts: [{ name: 'Pads', quantity: 1, unitMinor: 100 }] })
    expect(changed.json()).toMatchObject({ costMinor: 12_100, title: 'Brakes' })
  })

  it('[M20] sets the next service and the mileage when the order is done, and requires the day', async () => {
    const vehicleId = await makeVehicle()
    const { id } = (await post({ vehicleId, title: 'Service' })).json()
    const refused = await patch(id, { status: 'done', nextDueKm: 60_000 })
    expect([refused.statusCode, refused.json().details[0].field]).toEqual([400, 'doneOn'])
    await patch(id, {
      status: 'done',
      doneOn: '2026-10-05',
      odometerKm: 40_000,
      nextDueKm: 60_000,
      nextDueOn: '2027-10-05',
    })
    expect(await vehicle(vehicleId)).toMatchObject({
      odometerKm: 40_000,
      serviceDueKm: 60_000,
      serviceDueOn: '2027-10-05',
    })
    const older = (await post({ vehicleId, title: 'Entered late' })).json()
    await patch(older.id, { status: 'done', doneOn: '2026-02-01', odometerKm: 30_000 })
    expect(await vehicle(vehicleId)).toMatchObject({ odometerKm: 40_000, serviceDueKm: 60_000 })
    const list = await api.call(company.keys.viewer, 'GET', `/work-orders?vehicleId=${vehicleId}&status=done`)
    expect(workOrdersResponse.parse(list.json()).items).toHaveLength(2)
  })

  it('[M20] is written by staff only, for vehicles of their company', async () => {
    const vehicleId = await makeVehicle()
    for (const key of [company.keys.viewer, company.keys.driver])
      expect((await post({ vehicleId, title: 'Brakes' }, key)).statusCode).toBe(403)
    expect((await post({ vehicleId, title: 'Brakes' }, other.keys.admin)).statusCode).toBe(404)
    const { id } = (await post({ vehicleId, title: 'Brakes' })).json()
    expect((await patch(id, { title: 'Mine' }, other.keys.admin)).statusCode).toBe(404)
    const foreign = await api.call(other.keys.admin, 'GET', `/work-orders?vehicleId=${vehicleId}`)
    expect(foreign.json().items).toEqual([])
  })

  it('[M20] is refused by the database as done without a day, and with a part without a price', async () => {
    const { database } = api.platform
    const vehicleId = await makeVehicle()
    const { id } = (await post({ vehicleId, title: 'Brakes' })).json()
    await expect(
      database.asOwner(`update public.work_orders set status = 'done' where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'work_orders_done_has_day' })
    await expect(
      database.asOwner(
        `insert into public.work_order_parts (tenant_id, work_order_id, line, name, quantity, unit_minor) values ($1, $2, 1, 'Pads', 1, -1)`,
        [company.tenantId, id],
      ),
    ).rejects.toMatchObject({ constraint: 'work_order_parts_unit_check' })
  })
})

describe('[M21] a fill', () => {
  const post = (body: object, key = company.keys.dispatcher, headers: Record<string, string> = {}) =>
    api.call(key, 'POST', '/fuel-fills', { body, headers })

  it('[M21] returns consumption from the second full tank on, with partial fills, and the cost per km with work', async () => {
    const vehicleId = await makeVehicle()
    expect((await post(fill(vehicleId, 1, 10_000, 60))).json()).toMatchObject({ per100Km: null })
    expect(await fuel(vehicleId)).toMatchObject({ use: [], costs: null })
    await post(fill(vehicleId, 3, 10_200, 15.5, { isFull: false }))
    expect((await fuel(vehicleId)).use).toEqual([])
    const full = await post(fill(vehicleId, 5, 10_500, 24.5))
    expect(full.json()).toMatchObject({ per100Km: 8 })

    const work = await api.call(company.keys.dispatcher, 'POST', '/work-orders', {
      body: { vehicleId, title: 'Tyres', labourMinor: 1_000 },
    })
    await api.call(company.keys.dispatcher, 'PATCH', `/work-orders/${work.json().id}`, {
      body: { status: 'done', doneOn: '2026-10-04' },
    })
    const { use, costs, items } = await fuel(vehicleId)
    expect(use).toEqual([{ energy: 'diesel', km: 500, amount: 40, per100Km: 8, costPerKmMinor: 12 }])
    expect(costs).toEqual({ km: 500, fuelMinor: 6_000, workMinor: 1_000, perKmMinor: 14 })
    expect(items.map(({ per100Km }) => per100Km)).toEqual([8, null, null])
    expect(await vehicle(vehicleId)).toMatchObject({ odometerKm: 10_500 })
  })

  it('[M21] is refused when its odometer contradicts another fill', async () => {
    const vehicleId = await makeVehicle()
    await post(fill(vehicleId, 1, 10_000, 60))
    await post(fill(vehicleId, 9, 10_900, 60))
    for (const [day, km] of [
      [5, 9_999],
      [5, 10_901],
    ] as const) {
      const answer = await post(fill(vehicleId, day, km, 40))
      expect([answer.statusCode, answer.json().details[0].field], answer.body).toEqual([400, 'odometerKm'])
    }
    expect((await post(fill(vehicleId, 5, 10_400, 40))).statusCode).toBe(201)
  })

  it('[M21] refuses a wrong odometer of two that arrive at once', async () => {
    const vehicleId = await makeVehicle()
    const answers = await Promise.all([
      post(fill(vehicleId, 2, 12_000, 40)),
      post(fill(vehicleId, 3, 11_000, 40)),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  it('[M21] is entered once by a driver for the vehicle of their route, and shown to that driver', async () => {
    const stranger = await makeVehicle()
    expect((await post(fill(stranger, 1, 10, 5), company.keys.driver)).statusCode).toBe(404)
    const headers = { 'idempotency-key': `fill ${randomUUID()}` }
    const body = fill(route.vehicleId, 1, 500, 30)
    const first = await post(body, company.keys.driver, headers)
    expect(first.statusCode, first.body).toBe(201)
    await forgetResponse(api, headers['idempotency-key'])
    expect((await post(body, company.keys.driver, headers)).json()).toEqual(first.json())
    await post(fill(route.vehicleId, 2, 900, 30))
    expect((await fuel(route.vehicleId, company.keys.driver)).items).toHaveLength(1)
    expect((await fuel(route.vehicleId)).items).toMatchObject([{ driver: null }, { driver: 'Kit Hargreave' }])
    expect((await post(fill(route.vehicleId, 3, 950, 30), company.keys.viewer)).statusCode).toBe(403)
    const url = `/fuel-fills/${first.json().id}`
    expect((await api.call(company.keys.driver, 'DELETE', url)).statusCode).toBe(403)
    expect((await api.call(other.keys.admin, 'DELETE', url)).statusCode).toBe(404)
    expect((await api.call(company.keys.dispatcher, 'DELETE', url)).statusCode).toBe(204)
  })
})

describe('[M22] an incident', () => {
  const report = (more: object = {}, key = company.keys.driver) =>
    api.call(key, 'POST', '/incidents', {
      body: {
        kind: 'collision',
        severity: 'serious',
        happenedAt: '2026-10-05T09:30:00Z',
        description: 'Hit a bollard',
        ...more,
      },
    })
  const open = async (id: string, key = company.keys.viewer) =>
    fleetIncidentResponse.parse((await api.call(key, 'GET', `/incidents/${id}`)).json())

  /** Uploads a photo as the driver. Returns its id. */
  async function photo(): Promise<string> {
    const id = randomUUID()
    await api.platform.database.asOwner(
      `insert into storage.objects (bucket_id, name, version, metadata) values ('proofs', $1, $2, '{"size": 9}')`,
      [`${company.tenantId}/${route.driverUserId}/${id}.jpg`, randomUUID()],
    )
    return id
  }

  it('[M22] stores photos of the driver and lists later events in order', async () => {
    const file = await photo()
    const [stop] = route.stops
    const created = await report({ vehicleId: route.vehicleId, orderId: stop!.orderId, files: [file] })
    expect(created.statusCode, created.body).toBe(201)
    const { id } = created.json()
    const second = await photo()
    await api.call(company.keys.driver, 'POST', `/incidents/${id}/entries`, {
      body: { text: 'The other side', files: [second] },
    })
    await api.call(company.keys.dispatcher, 'PATCH', `/incidents/${id}`, {
      body: { status: 'in_review', costMinor: 45_000 },
    })
    await api.call(company.keys.dispatcher, 'PATCH', `/incidents/${id}`, { body: { status: 'in_review' } })
    const incident = await open(id)
    expect(incident).toMatchObject({
      status: 'in_review',
      costMinor: 45_000,
      photos: 2,
      driver: { name: 'Kit Hargreave' },
      vehicle: { id: route.vehicleId },
      order: { reference: stop!.reference },
    })
    expect(incident.timeline).toMatchObject([
      { kind: 'reported', files: [`${company.tenantId}/${route.driverUserId}/${file}.jpg`] },
      { kind: 'note', text: 'The other side' },
      { kind: 'status', status: 'in_review' },
    ])
  })

  it('[M22] names no photo that is missing or that another person sent', async () => {
    expect((await report({ files: [randomUUID()] })).statusCode).toBe(400)
    expect((await report({ files: [await photo()] }, company.keys.dispatcher)).statusCode).toBe(400)
  })

  it('[M22] is visible to the office and its reporter, and to no other company', async () => {
    const byOffice = (await report({}, company.keys.dispatcher)).json()
    const byDriver = (await report()).json()
    const ids = async (key: string) =>
      (await api.call(key, 'GET', '/incidents')).json().items.map((item: { id: string }) => item.id)
    expect(await ids(company.keys.viewer)).toEqual(expect.arrayContaining([byOffice.id, byDriver.id]))
    expect(await ids(company.keys.driver)).not.toContain(byOffice.id)
    expect(await ids(company.keys.driver)).toContain(byDriver.id)
    expect(await ids(other.keys.admin)).toEqual([])
    expect((await report({}, company.keys.viewer)).statusCode).toBe(403)
    expect((await report({ vehicleId: route.vehicleId }, other.keys.admin)).statusCode).toBe(404)
    for (const key of [company.keys.driver, other.keys.admin])
      expect(
        (await api.call(key, 'POST', `/incidents/${byOffice.id}/entries`, { body: { text: 'Mine' } }))
          .statusCode,
      ).toBe(404)
    const closing = { body: { status: 'closed' } }
    expect(
      (await api.call(company.keys.driver, 'PATCH', `/incidents/${byDriver.id}`, closing)).statusCode,
    ).toBe(403)
  })
})
