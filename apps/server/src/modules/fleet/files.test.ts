// Files of vehicles and drivers: exports, imports, and what stays when they come back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
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
