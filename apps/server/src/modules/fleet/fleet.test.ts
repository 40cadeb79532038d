// Vehicles, depots, drivers and trackers' keys over the API: what members may do, what limits hold, what others see.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
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
    })
  })

  it('change in what is named, and are refused with the field that is wrong', async () => {
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
    expect(await patch({ shiftEnd: '07:00' })).toMatchObject({
      details: [{ field: 'shiftEnd', message: 'Shift ends before it starts' }],
    })
    const other = await api.company()
    expect(await patch({ depotId: other.depotId })).toMatchObject({ details: [{ field: 'depotId' }] })
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
      message: 'Your plan allows 5 vehicles.',
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
  it('is 256 bits, told once, kept as its hash, and replaces the one before', async () => {
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
    const made = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'North', address: label, timeZone: 'Europe/London' },
    })
    expect(made.json()).toMatchObject({ name: 'North', timeZone: 'Europe/London', lat: expect.any(Number) })
    const lost = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'Lost', address: 'Qqq Xyzzy' },
    })
    expect(lost.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'address' }] })
    const zone = await api.call(company.keys.admin, 'POST', '/depots', {
      body: { name: 'Z', address: label, timeZone: 'Mars/Olympus' },
    })
    expect(zone.json()).toMatchObject({ details: [{ field: 'timeZone' }] })
  })

  it('keep a driver with the vehicle that has him', async () => {
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
