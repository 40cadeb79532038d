// Vehicles, depots, drivers and tracker keys over the API: rights of members, limits, and what other
// companies see.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { readVehicles } from '../planning/snapshot.ts'
import { fleet } from './module.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([fleet])
  company = await api.company()
})
afterAll(() => api.close())

const van = (registration: string, more: object = {}) => ({
  name: `Van ${registration}`,
  registration,
  ...more,
})
const add = (body: object, by = company) => api.call(by.keys.dispatcher, 'POST', '/vehicles', { body })

describe('vehicles', () => {
  it('start with the usual capacity and shift at the first depot', async () => {
    const answer = await add(van('AB 1'))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      capacityPackages: 150,
      capacityKg: 1200,
      roadProfile: 'car',
      shiftStart: '08:00',
      shiftEnd: '18:00',
      status: 'active',
      hasDevice: false,
      depot: { id: company.depotId },
      driver: null,
      zones: [],
    })
  })

  it('change only in the given fields, and name the field that is refused', async () => {
    const { id } = (await add(van('AB 2'))).json()
    const changed = await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, {
      body: { capacityKg: 800.5 },
    })
    expect(changed.json()).toMatchObject({ name: 'Van AB 2', capacityKg: 800.5, capacityPackages: 150 })
    const patch = async (body: object) =>
      (await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, { body })).json()
    expect(await patch({ capacityPackages: -1 })).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'capacityPackages' }],
    })
    expect(await patch({ roadProfile: 'truck' })).toMatchObject({ roadProfile: 'truck', capacityKg: 800.5 })
    expect(await patch({ roadProfile: 'boat' })).toMatchObject({ details: [{ field: 'roadProfile' }] })
    expect(await patch({ shiftStart: '25:00' })).toMatchObject({ details: [{ field: 'shiftStart' }] })
    expect(await patch({ shiftEnd: '08:00' })).toMatchObject({
      details: [{ field: 'shiftEnd', message: 'Shift ends when it starts' }],
    })
    // A night shift ends on the next day.
    expect(await patch({ shiftEnd: '06:00' })).toMatchObject({ shiftStart: '08:00', shiftEnd: '06:00' })
    const other = await api.company()
    expect(await patch({ depotId: other.depotId })).toMatchObject({ details: [{ field: 'depotId' }] })
  })

  it('store the limits that plans use, and refuse contradictory ones', async () => {
    const rules = {
      capacityLitres: 9_000,
      capacityPallets: 4.5,
      breaks: [{ from: '12:00', to: '13:30', minutes: 30 }],
      maxDistanceMetres: 120_000,
      maxStops: 25,
      maxReloads: 3,
      reloadMinutes: 10,
    }
    const depot = await api.call(company.keys.dispatcher, 'POST', '/depots', {
      body: { name: 'Night depot', address: 'Quay', lat: 46.93, lng: -125.3 },
    })
    const created = await add(van('AB 3', { ...rules, endDepotId: depot.json().id }))
    expect(created.json()).toMatchObject({ ...rules, endDepot: { name: 'Night depot' } })
    const { id } = created.json()
    const patch = async (body: object) =>
      (await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, { body })).json()
    expect(await patch({ maxStops: null, endDepotId: null })).toMatchObject({
      ...rules,
      maxStops: null,
      endDepot: null,
    })
    for (const wrong of [
      { breaks: [{ from: '12:00', to: '12:00', minutes: 30 }] },
      { breaks: [{ from: '12:00', to: '13:00', minutes: 0 }] },
      { maxStops: 0 },
      { endDepotId: (await api.company()).depotId },
    ])
      expect(await patch(wrong)).toMatchObject({ code: 'validation_failed' })
  })

  it('have one registration each, until one is archived', async () => {
    const { id } = (await add(van('XY 9'))).json()
    const twice = await add(van('xy 9'))
    expect(twice.statusCode).toBe(409)
    expect(twice.json()).toMatchObject({
      code: 'duplicate_registration',
      message: 'A vehicle with the registration xy 9 already exists.',
    })
    await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, { body: { status: 'archived' } })
    expect((await add(van('XY 9'))).statusCode).toBe(201)
    const archived = await api.call(company.keys.viewer, 'GET', '/vehicles?status=archived')
    expect(archived.json().items).toMatchObject([{ id }])
  })

  it('stop at the limit of the plan, though fifty come at once', async () => {
    const small = await api.company({ vehicleLimit: 5 })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => add(van(`N ${i}`), small)))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(5)
    const refused = answers.find((answer) => answer.statusCode !== 201)!
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      code: 'vehicle_limit',
      message: 'Your plan’s vehicle limit is 5.',
      hint: expect.stringContaining('larger plan'),
    })
  })

  it('are archived only without a route on the road', async () => {
    const { id } = (await add(van('RD 1'))).json()
    await api.platform.database.asOwner(
      `insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, depart_at, return_at, distance_metres, duration_seconds)
       values ($1, '2030-01-02', 1, $2, $3, now(), now(), 0, 0)`,
      [company.tenantId, id, company.depotId],
    )
    const answer = await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, {
      body: { status: 'archived' },
    })
    expect(answer.json()).toMatchObject({
      code: 'vehicle_busy',
      message: 'Van RD 1 already has a route on 2030-01-02.',
    })
  })

  it('belong to their company alone', async () => {
    const { id } = (await add(van('MY 1'))).json()
    const other = await api.company()
    expect((await api.call(other.keys.viewer, 'GET', '/vehicles')).json().items).toEqual([])
    expect(
      (await api.call(other.keys.admin, 'PATCH', `/vehicles/${id}`, { body: { name: 'Mine' } })).statusCode,
    ).toBe(404)
    expect(
      (await api.call(other.keys.admin, 'POST', `/vehicles/${id}/device-token`, { body: {} })).statusCode,
    ).toBe(404)
    expect((await api.call(company.keys.viewer, 'POST', '/vehicles', { body: van('NO 1') })).statusCode).toBe(
      403,
    )
    expect((await api.call(null, 'GET', '/vehicles')).statusCode).toBe(401)
  })

  it('come in pages', async () => {
    const first = (await api.call(company.keys.viewer, 'GET', '/vehicles?limit=2')).json()
    const second = (
      await api.call(company.keys.viewer, 'GET', `/vehicles?limit=2&cursor=${first.cursor}`)
    ).json()
    expect(first.items).toHaveLength(2)
    expect(second.items[0].id > first.items[1].id).toBe(true)
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles?limit=500')).json()).toMatchObject({
      details: [{ field: 'limit' }],
    })
  })
})

describe('a device token', () => {
  it('has 256 bits, is shown once, stored as a hash, and replaces the previous one', async () => {
    const { id } = (await add(van('TK 1'))).json()
    const make = async () =>
      (await api.call(company.keys.dispatcher, 'POST', `/vehicles/${id}/device-token`, { body: {} })).json()
        .token as string
    const [first, second] = [await make(), await make()]
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
    expect(second).not.toBe(first)
    const rows = await api.platform.database.asOwner<{ token_hash: Buffer; revoked: boolean }>(
      `select token_hash, revoked_at is not null as revoked from public.device_tokens where vehicle_id = $1 order by created_at`,
      [id],
    )
    const hash = (token: string) => createHash('sha256').update(token).digest()
    expect(rows).toEqual([
      { token_hash: hash(first), revoked: true },
      { token_hash: hash(second), revoked: false },
    ])
    const { items } = (await api.call(company.keys.viewer, 'GET', '/vehicles?limit=200')).json()
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ hasDevice: true })
  })
})

describe('depots and drivers', () => {
  it('are found by their address, or say that it is not sure', async () => {
    const [label] = townAddresses(api, 1)
    const created = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'North', address: label, timeZone: 'Europe/London' },
    })
    expect(created.json()).toMatchObject({
      name: 'North',
      timeZone: 'Europe/London',
      lat: expect.any(Number),
    })
    const lost = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'Lost', address: 'Qqq Xyzzy' },
    })
    expect(lost.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'address' }] })
    const zone = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'Z', address: label, timeZone: 'Mars/Olympus' },
    })
    expect(zone.json()).toMatchObject({ details: [{ field: 'timeZone' }] })
  })

  it.each([
    ['at latitude 0, longitude 0', { lat: 0, lng: 0 }],
    ['in Antarctica', { lat: -77.85, lng: 166.67 }],
    ['at sea', { lat: 20, lng: 180 }],
    ['at sea', { lat: 20, lng: -179.99 }],
  ])('ask whether a place %s is right', async (where, place) => {
    const body = { name: 'Far', address: 'Far', ...place }
    const validated = await api.call(company.keys.admin, 'POST', '/depots', { body })
    expect(validated.json()).toMatchObject({
      code: 'place_unlikely',
      message: expect.stringContaining(where),
    })
    const createdDepot = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { ...body, confirmPlace: true },
    })
    expect(createdDepot.json()).toMatchObject(place)
    const moved = await api.call(company.keys.admin, 'PATCH', `/depots/${createdDepot.json().id}`, {
      body: place,
    })
    expect(moved.json()).toMatchObject({ code: 'place_unlikely' })
  })

  it('take a place across the antimeridian, coordinates for an address, and no unconfirmed 0, 0 past the API', async () => {
    const taveuni = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'Taveuni', address: '16°51\'36"S 179°58\'12"W' },
    })
    expect(taveuni.json()).toMatchObject({ lat: expect.closeTo(-16.86, 4), lng: expect.closeTo(-179.97, 4) })
    await expect(
      api.platform.database.asOwner('update public.depots set lat = 0, lng = 0 where id = $1', [
        taveuni.json().id,
      ]),
    ).rejects.toThrow('depots_in_a_likely_place')
  })

  it('keep the driver of the vehicle to which he is assigned', async () => {
    const driver = (
      await api.call(company.keys.dispatcher, 'POST', '/drivers', {
        body: { name: 'Dee', phone: '+1 555 0100' },
      })
    ).json()
    expect(driver).toMatchObject({ name: 'Dee', email: null, status: 'active', hasAccount: false })
    const { id } = (await add(van('DR 1', { driverId: driver.id }))).json()
    const changed = await api.call(company.keys.dispatcher, 'PATCH', `/drivers/${driver.id}`, {
      body: { status: 'archived' },
    })
    expect(changed.json()).toMatchObject({ name: 'Dee', status: 'archived' })
    const cleared = await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, {
      body: { driverId: null },
    })
    expect(cleared.json().driver).toBeNull()
  })
})

describe('records of an office', () => {
  it('[M14] [2.10-3] of vehicles: skills, costs, papers that run out, mileage and service', async () => {
    const stored = {
      skills: ['tail lift'],
      maxShiftMinutes: 540,
      costFixedMinor: 1_500,
      costPerHourMinor: 2_600,
      // A dollar a mile.
      costPerKmMinor: 62.1371,
      papers: [{ kind: 'Insurance', number: 'P-77', expiresOn: '2027-03-31' }],
      odometerKm: 48_210,
      serviceDueKm: 60_000,
      serviceDueOn: '2027-01-15',
    }
    const { id } = (await add(van('OF 1'))).json()
    const patch = async (body: object) =>
      (await api.call(company.keys.dispatcher, 'PATCH', `/vehicles/${id}`, { body })).json()
    expect(await patch(stored)).toMatchObject(stored)
    expect(await patch({ papers: [{ kind: '', number: null, expiresOn: null }] })).toMatchObject({
      code: 'validation_failed',
    })
    await expect(
      api.platform.database.asOwner(`update public.vehicles set papers = '[{"kind": 1}]' where id = $1`, [
        id,
      ]),
    ).rejects.toThrow(/papers/)
  })

  it('[2.10-3] of drivers: a week of shifts, days off, hours at most', async () => {
    const stored = {
      week: [{ day: 1, from: '07:00', to: '15:00', breakMinutes: 30 }],
      absences: [{ from: '2026-12-24', to: '2026-12-31', reason: 'Holiday' }],
      maxWeekMinutes: 2_100,
      skills: ['cold chain'],
      papers: [],
    }
    const created = await api.call(company.keys.dispatcher, 'POST', '/drivers', {
      body: { name: 'Ada Weeks', ...stored },
    })
    expect(created.json()).toMatchObject(stored)
    const patch = async (body: object) =>
      (await api.call(company.keys.dispatcher, 'PATCH', `/drivers/${created.json().id}`, { body })).json()
    const shift = stored.week[0]
    expect(await patch({ week: [shift, shift] })).toMatchObject({
      details: [{ message: 'A day has two shifts' }],
    })
    expect(await patch({ week: [{ ...shift, to: '07:00' }] })).toMatchObject({
      details: [{ message: 'A shift starts and ends at the same time' }],
    })
    for (const bad of [[shift, shift], [{ ...shift, day: 8 }], [{ ...shift, to: '07:00' }], {}])
      await expect(
        api.platform.database.asOwner('update public.drivers set week = $2 where id = $1', [
          created.json().id,
          JSON.stringify(bad),
        ]),
      ).rejects.toThrow(/week/)
  })
})

it('[2.10-5] plans a van within the hours of its driver, and not on a day off', async () => {
  const freshCompany = await api.company()
  const driver = await api.call(freshCompany.keys.dispatcher, 'POST', '/drivers', {
    body: {
      name: 'Ada',
      week: [{ day: 1, from: '06:00', to: '12:00', breakMinutes: 0 }],
      absences: [{ from: '2026-11-30', to: '2026-11-30', reason: 'Holiday' }],
    },
  })
  await add(van('WK 1', { driverId: driver.json().id }), freshCompany)
  const read = async (date: string, vehicleIds: string[] | null = null) =>
    (
      await api.platform.asService('test', ({ trx }) =>
        readVehicles(trx, freshCompany.tenantId, { date, depotId: null, vehicleIds, orderIds: null }),
      )
    ).map(({ shiftStart, shiftEnd }) => [shiftStart, shiftEnd])
  // Mondays until noon; the van itself begins at eight.
  expect(await read('2026-11-23')).toEqual([['08:00:00', '12:00:00']])
  expect(await read('2026-11-24')).toEqual([])
  expect(await read('2026-11-30')).toEqual([])
  // A planned vehicle that is named keeps its own shift: another driver may drive it.
  const { items } = (await api.call(freshCompany.keys.viewer, 'GET', '/vehicles')).json()
  expect(await read('2026-11-30', [items[0].id])).toEqual([['08:00:00', '18:00:00']])
})

describe('files', () => {
  it('[2.10-3] are exported and imported, all rows or none', async () => {
    const freshCompany = await api.company({ vehicleLimit: 3 })
    await api.call(freshCompany.keys.dispatcher, 'POST', '/drivers', { body: { name: 'Mo Khan' } })
    await add(van('FI 1', { skills: ['tail lift', 'crane'] }), freshCompany)
    const file = await api.call(freshCompany.keys.viewer, 'GET', '/vehicles/export')
    expect(file.headers['content-type']).toContain('text/csv')
    const [head, row] = file.body.trim().split(/\r?\n/)
    expect(row).toContain('tail lift; crane')

    const send = (csv: string, by = freshCompany.keys.dispatcher, more: object = {}) =>
      api.call(by, 'POST', '/vehicles/import', { body: { csv, ...more } })
    expect((await send(`${head}\n${row}`)).json()).toEqual({ created: 0, updated: 1, rejected: [] })
    const csv = 'Name;Registration;Driver;Capacity kg\nVan A;FI 1;mo khan;700\nVan B;FI 2;;900'
    expect((await send(csv, freshCompany.keys.dispatcher, { dryRun: true })).json()).toMatchObject({
      created: 1,
      updated: 1,
    })
    const list = async () =>
      (await api.call(freshCompany.keys.viewer, 'GET', '/vehicles')).json().items as {
        name: string
        capacityKg: number
      }[]
    expect(await list()).toHaveLength(1)
    expect((await send(csv)).json()).toEqual({ created: 1, updated: 1, rejected: [] })
    expect((await list()).map(({ name, capacityKg }) => [name, capacityKg])).toEqual([
      ['Van A', 700],
      ['Van B', 900],
    ])

    const wrong = await send('name,registration,capacity_kg,driver\nVan C,FI 3,many,Nobody\nVan D,FI 3,1,')
    expect(wrong.json()).toMatchObject({
      created: 0,
      rejected: [
        { row: 2, column: 'driver', message: 'is not one of your company' },
        { row: 2, column: 'capacity_kg' },
        { row: 2, column: 'driver' },
        { row: 3, column: 'registration', message: 'stands on line 2 too' },
      ],
    })
    // The plan has room for one more vehicle: two exceed it, so neither is stored.
    const full = await send('name,registration\nVan C,FI 3\nVan D,FI 4')
    expect(full.json()).toMatchObject({ code: 'vehicle_limit' })
    expect(await list()).toHaveLength(2)
    expect((await send('name\nVan C')).json()).toMatchObject({ code: 'validation_failed' })
    expect((await send(csv, freshCompany.keys.viewer)).statusCode).toBe(403)
  })

  it('[2.10-3] carry the rules of a vehicle to another company', async () => {
    const [from, to] = [await api.company(), await api.company()]
    const yards = await Promise.all(
      [from, to].map(({ keys }) =>
        api.call(keys.dispatcher, 'POST', '/depots', {
          body: { name: 'Night yard', address: 'Mill Road, Ashmouth', lat: 50.72, lng: -1.9 },
        }),
      ),
    )
    const rules = {
      capacityLitres: 4_500,
      capacityPallets: 2.5,
      breaks: [
        { from: '12:00', to: '14:00', minutes: 30 },
        { from: '18:00', to: '19:00', minutes: 15 },
      ],
      maxStops: 25,
      maxReloads: 2,
      reloadMinutes: 20,
      maxDistanceMetres: 120_500,
    }
    await add(van('RU 1', { ...rules, endDepotId: yards[0]!.json().id }), from)
    const file = await api.call(from.keys.viewer, 'GET', '/vehicles/export')
    const send = (csv: string) => api.call(to.keys.dispatcher, 'POST', '/vehicles/import', { body: { csv } })
    expect(file.body).toContain('12:00-14:00 30; 18:00-19:00 15')
    expect((await send(file.body)).json()).toEqual({
      created: 1,
      updated: 0,
      rejected: [],
    })
    const { items } = (await api.call(to.keys.viewer, 'GET', '/vehicles')).json()
    expect(items).toMatchObject([{ registration: 'RU 1', ...rules, endDepot: { name: 'Night yard' } }])

    await api.platform.database.asOwner(`update public.tenants set units = 'mi' where id = $1`, [
      from.tenantId,
    ])
    const miles = await api.call(from.keys.viewer, 'GET', '/vehicles/export')
    expect(miles.body.split('\n')[0]).toMatch(/max_distance_mi,.*cost_per_mile,odometer_mi,service_due_mi/)
    const edited = miles.body.replace(/,74\.8752,/, ',80,')
    expect((await send(edited)).json()).toMatchObject({ updated: 1, rejected: [] })
    expect((await api.call(to.keys.viewer, 'GET', '/vehicles')).json().items).toMatchObject([
      { registration: 'RU 1', maxDistanceMetres: 128_748, costPerKmMinor: 35 },
    ])

    const wrong = await send(
      'name,registration,breaks,end_depot,max_distance_km\nVan,RU 2,at noon,Nowhere,0.2\nVan,RU 3,12:00-14:00 300,,',
    )
    expect(wrong.json()).toMatchObject({
      created: 0,
      rejected: [
        { row: 2, column: 'end_depot', message: 'is not one of your company' },
        { row: 2, column: 'max_distance_km', message: 'must be 1 to 2000 km' },
        { row: 2, column: 'breaks', message: 'must look like 12:00-14:00 30; 18:00-19:00 15' },
        { row: 2, column: 'end_depot' },
        { row: 3, column: 'breaks' },
      ],
    })
  })

  it('[2.10-3] hold drivers too', async () => {
    const freshCompany = await api.company()
    const send = (csv: string) =>
      api.call(freshCompany.keys.dispatcher, 'POST', '/drivers/import', { body: { csv } })
    expect((await send('name,phone,email,skills\nAda,+44 20 7946 0018,,cold; heavy')).json()).toMatchObject({
      created: 1,
    })
    expect((await send('name,phone\nada,+44 20 7946 0019')).json()).toMatchObject({ updated: 1 })
    const { items } = (await api.call(freshCompany.keys.viewer, 'GET', '/drivers')).json()
    expect(items).toMatchObject([{ name: 'ada', phone: '+44 20 7946 0019', skills: ['cold', 'heavy'] }])
    expect((await api.call(freshCompany.keys.viewer, 'GET', '/drivers/export?format=xlsx')).statusCode).toBe(
      200,
    )
  })

  it('[2.10-3] name the expected value of each refused cell', async () => {
    const freshCompany = await api.company()
    const send = (noun: string, csv: string) =>
      api.call(freshCompany.keys.dispatcher, 'POST', `/${noun}/import`, { body: { csv } })
    expect((await send('drivers', 'name,phone\n,+44 20 7946 0018')).json().rejected).toEqual([
      { row: 2, column: 'name', message: 'must be filled in' },
    ])
    const { rejected } = (
      await send(
        'vehicles',
        'name,registration,capacity_packages,capacity_kg,road_profile,service_due_on\n,PW 1,many,-5,rocket,soon',
      )
    ).json<{ rejected: { column: string; message: string }[] }>()
    expect(Object.fromEntries(rejected.map(({ column, message }) => [column, message]))).toEqual({
      name: 'must be filled in',
      capacity_packages: 'must be a number',
      capacity_kg: 'must be at least 0',
      road_profile: 'must be car or truck',
      service_due_on: 'must be a date like 2027-03-31',
    })
  })

  it('[2.10-3] carry documents, zones, weeks and days off there and back', async () => {
    const [from, to] = [await api.company(), await api.company()]
    const square = [
      [-1.9, 50.7],
      [-1.8, 50.7],
      [-1.8, 50.8],
      [-1.9, 50.7],
    ]
    for (const { keys } of [from, to]) {
      const drawn = await api.call(keys.dispatcher, 'POST', '/zones', {
        body: { name: 'Harbour', polygon: { type: 'Polygon', coordinates: [square] } },
      })
      expect(drawn.statusCode, drawn.body).toBe(201)
    }
    const zones = (await api.call(from.keys.viewer, 'GET', '/zones')).json().items as { id: string }[]
    const papers = [
      { kind: 'Insurance', number: 'P-7', expiresOn: '2027-03-31' },
      { kind: 'Tachograph', number: null, expiresOn: null },
    ]
    await add(van('DO 1', { papers, zoneIds: [zones[0]!.id] }), from)
    const work = {
      week: [{ day: 1, from: '08:00', to: '16:00', breakMinutes: 30 }],
      absences: [
        { from: '2026-12-24', to: '2027-01-02', reason: 'Holiday' },
        { from: '2027-02-05', to: '2027-02-05', reason: 'Training' },
      ],
      papers: [{ kind: 'Licence', number: null, expiresOn: '2028-01-31' }],
    }
    await api.call(from.keys.dispatcher, 'POST', '/drivers', { body: { name: 'Ada', ...work } })
    for (const noun of ['vehicles', 'drivers']) {
      const { body: csv } = await api.call(from.keys.viewer, 'GET', `/${noun}/export`)
      const answer = await api.call(to.keys.dispatcher, 'POST', `/${noun}/import`, { body: { csv } })
      expect(answer.json(), noun).toEqual({ created: 1, updated: 0, rejected: [] })
    }
    const first = async (noun: string) =>
      (await api.call(to.keys.viewer, 'GET', `/${noun}`)).json().items[0] as object
    expect(await first('vehicles')).toMatchObject({ papers, zones: [{ name: 'Harbour' }] })
    expect(await first('drivers')).toMatchObject(work)

    const wrong = await api.call(to.keys.dispatcher, 'POST', '/drivers/import', {
      body: { csv: 'name,week,days_off\nBen,every day,soon\nCy,Mon 16:00-16:00,2027-01-02 to 2027-01-01' },
    })
    expect(wrong.json()).toMatchObject({
      created: 0,
      rejected: [
        { row: 2, column: 'week', message: 'must look like Mon 08:00-16:00 30; Tue 09:00-17:00 30' },
        { row: 2, column: 'days_off' },
        { row: 3, column: 'week' },
        { row: 3, column: 'days_off' },
      ],
    })
  })

  it('[2.10-3] leave archived vehicles archived, unless the file restores them', async () => {
    const freshCompany = await api.company()
    for (const [noun, body] of [
      ['vehicles', van('AR 1')],
      ['drivers', { name: 'Ada' }],
    ] as const) {
      const { id } = (await api.call(freshCompany.keys.dispatcher, 'POST', `/${noun}`, { body })).json()
      await api.call(freshCompany.keys.dispatcher, 'PATCH', `/${noun}/${id}`, {
        body: { status: 'archived' },
      })
      const { body: csv } = await api.call(freshCompany.keys.viewer, 'GET', `/${noun}/export`)
      const send = async (text: string) =>
        (
          await api.call(freshCompany.keys.dispatcher, 'POST', `/${noun}/import`, { body: { csv: text } })
        ).json()
      const statuses = async () =>
        (
          (await api.call(freshCompany.keys.viewer, 'GET', `/${noun}`)).json().items as { status: string }[]
        ).map(({ status }) => status)
      expect(await send(csv)).toEqual({ created: 0, updated: 1, rejected: [] })
      expect(await statuses()).toEqual(['archived'])
      const silent = csv.replaceAll(/,[^,\n]*$/gm, '')
      expect(await send(silent)).toMatchObject({
        updated: 0,
        rejected: [{ row: 2, message: 'is archived: give it the status active to bring it back' }],
      })
      expect(await send(csv.replace('archived', 'active'))).toMatchObject({ updated: 1 })
      expect(await statuses()).toEqual(['active'])
      // A vehicle that another company never had.
      const other = await api.company()
      const there = await api.call(other.keys.dispatcher, 'POST', `/${noun}/import`, { body: { csv } })
      expect(there.json()).toEqual({ created: 0, updated: 0, rejected: [] })
    }
  })
})
