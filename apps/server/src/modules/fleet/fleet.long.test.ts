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
    expect(await patch({ heightMetres: 3.4, grossWeightTonnes: 7.5 })).toMatchObject({
      heightMetres: 3.4,
      grossWeightTonnes: 7.5,
      axleLoadTonnes: null,
    })
    expect(await patch({ heightMetres: 34 })).toMatchObject({
      details: [{ field: 'heightMetres', message: 'must be 0.5 to 6 metres' }],
    })
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

  it('stop at the limit of the plan, even if fifty are added at the same time', async () => {
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

  it('are visible only to their company', async () => {
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
    const createToken = async () =>
      (await api.call(company.keys.dispatcher, 'POST', `/vehicles/${id}/device-token`, { body: {} })).json()
        .token as string
    const [first, second] = [await createToken(), await createToken()]
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
  it('are located by their address, or report an uncertain address', async () => {
    const [label] = townAddresses(api, 1)
    const created = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'North', address: label, timeZone: 'Europe/London' },
    })
    expect(created.json()).toMatchObject({
      name: 'North',
      timeZone: 'Europe/London',
      lat: expect.any(Number),
      // A bridge of the test town has a posted limit.
      hasSizeLimits: true,
    })
    const unknownAddress = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'Lost', address: 'Qqq Xyzzy' },
    })
    expect(unknownAddress.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'address' }],
    })
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

it('of a driver says whether the account is deactivated', async () => {
  const { database } = api.platform
  const { id } = (
    await api.call(company.keys.dispatcher, 'POST', '/drivers', { body: { name: 'Ira Bell' } })
  ).json()
  await database.asOwner(
    `update public.drivers set user_id = (select user_id from public.memberships where tenant_id = $1 and role = 'driver')
     where id = $2`,
    [company.tenantId, id],
  )
  const accountOf = async (key: string) => {
    const { items } = (await api.call(key, 'GET', '/drivers')).json()
    const { hasAccount, isDeactivated } = items.find((driver: { id: string }) => driver.id === id)
    return { hasAccount, isDeactivated }
  }
  const setStatus = (status: string) =>
    database.asOwner(`update public.memberships set status = $2 where tenant_id = $1 and role = 'driver'`, [
      company.tenantId,
      status,
    ])
  expect(await accountOf(company.keys.dispatcher)).toEqual({ hasAccount: true, isDeactivated: false })
  await setStatus('suspended')
  try {
    for (const key of [company.keys.dispatcher, company.keys.admin, company.keys.viewer])
      expect(await accountOf(key)).toEqual({ hasAccount: true, isDeactivated: true })
  } finally {
    await setStatus('active')
  }
})

describe('records of an office', () => {
  it('[M14] [M32] [2.10-3] of vehicles: skills, costs, papers that run out, mileage and service', async () => {
    const stored = {
      skills: ['tail lift'],
      maxShiftMinutes: 540,
      costFixedMinor: 1_500,
      costPerHourMinor: 2_600,
      overtimeAfterMinutes: 480,
      costPerOvertimeHourMinor: 3_900,
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
    const isTooCheap = {
      code: 'validation_failed',
      details: [
        {
          field: 'costPerOvertimeHourMinor',
          message: 'An hour of overtime costs at least the hourly price: raise it, or leave it empty',
        },
      ],
    }
    expect(await patch({ costPerOvertimeHourMinor: 2_599 })).toMatchObject(isTooCheap)
    expect(await patch({ costPerHourMinor: 4_000 })).toMatchObject(isTooCheap)
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
