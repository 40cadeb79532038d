// Order files over the API on a real database: stored, changed and undone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { dispatch } from '../dispatch/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { csv, DAY, importer, line } from './testing.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const { send, count } = importer(() => ({ api, company }))

beforeAll(async () => {
  api = await testApi([orders, dispatch])
  labels = townAddresses(api, 40)
})
afterAll(() => api.close())

describe('importing a file', () => {
  beforeAll(async () => {
    company = await api.company()
  })

  it('stores every order with its place, its recipient and a delivery to follow', async () => {
    const answer = await send(
      csv(
        line('A-1', labels[0]!, {
          window_start: '09:00',
          window_end: '11:30',
          packages: '3',
          weight_kg: '4.5',
          priority: 'high',
        }),
        line('A-2', labels[1]!),
      ),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ created: 2, updated: 0, rejected: [] })
    const list = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
    expect(list.items.map((item: { reference: string }) => item.reference)).toEqual(['A-1', 'A-2'])
    expect(list.items[0]).toMatchObject({
      status: 'open',
      deliveryStatus: 'pending',
      recipient: 'Recipient A-1',
      address: labels[0],
      windowStart: `${DAY}T09:00:00.000Z`,
      windowEnd: `${DAY}T11:30:00.000Z`,
      packages: 3,
      weightKg: 4.5,
      priority: 100,
    })
    expect(list.items[0].trackingNumber).toMatch(/^[0-9A-Z]{14}$/)
    expect(list.cursor).toBeNull()
  })

  it('[M3] changes nothing when the same file is imported again, and only differences otherwise', async () => {
    const again = await send(
      csv(
        line('A-1', labels[0]!, {
          window_start: '09:00',
          window_end: '11:30',
          packages: '3',
          weight_kg: '4.5',
          priority: 'high',
        }),
        line('A-2', labels[1]!),
      ),
    )
    expect(again.json()).toEqual({ created: 0, updated: 0, rejected: [], warnings: [], importId: null })
    const changed = await send(
      csv(line('A-1', labels[0]!, { packages: '4' }), line('A-2', labels[1]!), line('A-3', labels[2]!)),
    )
    expect(changed.json()).toMatchObject({ created: 1, updated: 1 })
  })

  it('reports the result of a dry run without storing it', async () => {
    const before = await count()
    const answer = await send(csv(line('DRY-1', labels[3]!)), '?dryRun=true')
    expect(answer.json()).toEqual({
      created: 1,
      updated: 0,
      rejected: [],
      warnings: [],
      importId: null,
      places: [{ row: 2, lat: expect.any(Number), lng: expect.any(Number) }],
      days: [{ date: DAY, orders: 1 }],
    })
    expect(await count()).toBe(before)
  })

  it('[M3] returns the place of each order on a dry run, by line, and none for unknown addresses', async () => {
    const [lng, lat] = api.region.manifest.center
    const rows = [
      { reference: 'PLACE-1', recipient: 'Ann', address: 'At the pin', lat, lng, date: DAY },
      { reference: 'PLACE-2', recipient: 'Ben', address: 'Nowhere at all 99999, Atlantis', date: DAY },
      { reference: 'PLACE-3', recipient: 'Cem', address: 'At another pin', lat: lat + 0.002, lng, date: DAY },
    ]
    const answer = await send({ rows }, '?dryRun=true')
    const { places, rejected } = answer.json()
    expect(places).toEqual([
      { row: 2, lat: expect.closeTo(lat, 6), lng: expect.closeTo(lng, 6) },
      { row: 4, lat: expect.closeTo(lat + 0.002, 6), lng: expect.closeTo(lng, 6) },
    ])
    expect(rejected.map(({ row }: { row: number }) => row)).toEqual([3])
  })

  it('[M1] reads semicolons, tabs, a byte order mark, Latin-1, quoted line breaks and lat/lng columns', async () => {
    const [lng, lat] = api.region.manifest.center
    const rows = [
      ['reference', 'recipient', 'address', 'date', 'lat', 'lng'],
      [
        'FMT',
        'J\u00f6rg M\u00fcller',
        'Somewhere new',
        DAY,
        String(lat).replace('.', ','),
        String(lng).replace('.', ','),
      ],
    ]
    const file = (separator: string) => rows.map((row) => row.join(separator)).join('\n')
    const bodies = [
      Buffer.from(file(';')),
      Buffer.from(`\ufeff${file('\t')}`),
      Buffer.from(file(';'), 'latin1'),
      Buffer.from(`sep=;\r\n${file(';')}`),
      Buffer.from(`\ufeff${file('\t')}`, 'utf16le'),
    ]
    for (const [i, body] of bodies.entries()) {
      const answer = await send(body)
      expect(answer.json(), `file ${i}`).toMatchObject({ created: i === 0 ? 1 : 0, updated: 0, rejected: [] })
    }
    const { items } = (await api.call(company.keys.viewer, 'GET', '/orders?reference=FMT')).json()
    expect(items).toMatchObject([{ recipient: 'J\u00f6rg M\u00fcller', lat, lng }])
  })

  it('[M1] reads XLSX with its dates, times and numbers', async () => {
    const cell = (value: string | number | Date, format?: string) =>
      ({
        value,
        type: value instanceof Date ? Date : typeof value === 'number' ? Number : String,
        ...(format ? { format } : {}),
      }) as const
    const file = await writeXlsxFile([
      ['reference', 'recipient', 'address', 'date', 'window_start', 'packages'].map((head) => cell(head)),
      [
        cell('XL-1'),
        cell('Excel'),
        cell(labels[4]!),
        cell(new Date(`${DAY}T00:00:00Z`), 'yyyy-mm-dd'),
        cell(new Date('1899-12-30T14:30:00Z'), 'hh:mm'),
        cell(2),
      ],
    ]).toBuffer()
    const answer = await send(file, '', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(answer.json()).toMatchObject({ created: 1, rejected: [] })
    const { items } = (await api.call(company.keys.viewer, 'GET', '/orders?reference=XL-1')).json()
    expect(items).toMatchObject([{ packages: 2, windowStart: `${DAY}T14:30:00.000Z`, windowEnd: null }])
  })

  it('accepts rows as JSON with a mapping of their columns', async () => {
    const answer = await send({
      rows: [{ Nr: 'MAP-1', Wer: 'Somebody', Wo: labels[5] }],
      mapping: { reference: 'Nr', recipient: 'Wer', address: 'Wo' },
      defaultDate: DAY,
      fileName: 'orders.csv',
    })
    expect(answer.json()).toMatchObject({ created: 1, rejected: [], importId: expect.any(String) })
  })

  it('accepts a form with one file, as browsers and curl send it', async () => {
    const form = new FormData()
    form.set('file', new File([csv(line('FORM-1', labels[6]!))], 'monday.csv', { type: 'text/csv' }))
    const request = new Request('http://form', { method: 'POST', body: form })
    const answer = await send(
      Buffer.from(await request.arrayBuffer()),
      '',
      request.headers.get('content-type') ?? '',
    )
    expect(answer.json()).toMatchObject({ created: 1, rejected: [] })
    const rows = await api.platform.database.asOwner<{ file_name: string }>(
      'select file_name from public.imports where id = $1',
      [answer.json().importId],
    )
    expect(rows).toEqual([{ file_name: 'monday.csv' }])
  })

  it('[M5] remembers a pin that was put right, against the geocoder and against the file', async () => {
    const [order] = (await api.call(company.keys.viewer, 'GET', '/orders?reference=A-2')).json().items
    await api.platform.database.asOwner(
      `update public.addresses set lat = lat + 0.001, source = 'corrected' where tenant_id = $1 and text = $2`,
      [company.tenantId, labels[1]],
    )
    await send(
      csv(
        line('PIN-1', labels[1]!),
        line('PIN-2', labels[1]!, { lat: String(order.lat), lng: String(order.lng) }),
      ),
    )
    for (const reference of ['PIN-1', 'PIN-2']) {
      const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?reference=${reference}`)).json()
      expect(items[0].lat).toBeCloseTo(order.lat + 0.001, 9)
    }
  })

  it('imports a thousand orders at once, in the order of the file', async () => {
    const [lng, lat] = api.region.manifest.center
    const lines = Array.from({ length: 1000 }, (_, i) =>
      line(`K-${i}`, `Field ${i}`, { lat: String(lat + i * 1e-5), lng: String(lng), date: DAY }),
    )
    expect((await send(csv(...lines))).json()).toMatchObject({ created: 1000, rejected: [] })
    const rows = await api.platform.database.asOwner<{ reference: string }>(
      `select reference from public.orders where tenant_id = $1 and reference like 'K-%' order by id`,
      [company.tenantId],
    )
    expect(rows.map((row) => row.reference)).toEqual(lines.map((_, i) => `K-${i}`))
  })
})

describe('orders of other products', () => {
  beforeAll(async () => {
    company = await api.company()
  })

  it('a pickup stays a pickup, in lists and after a change', async () => {
    const answer = await send(`reference,recipient,address,order type\nPICK-1,Ada,"${labels[0]}",P`)
    expect(answer.json()).toMatchObject({ created: 1, rejected: [] })
    const listed = await api.call(company.keys.dispatcher, 'GET', '/orders?reference=PICK-1')
    const [pickup] = listed.json().items
    expect(pickup).toMatchObject({ type: 'pickup' })
    const body = { packages: 3 }
    const changed = await api.call(company.keys.dispatcher, 'PATCH', `/orders/${pickup.id}`, { body })
    expect(changed.json()).toMatchObject({ type: 'pickup', packages: 3 })
  })

  it('coordinates are enough, and the same file again changes nothing', async () => {
    const { lat, lng } = (await api.call(company.keys.dispatcher, 'GET', '/orders?reference=PICK-1')).json()
      .items[0]
    const file = `lat,lng\n${lat},${lng}`
    expect((await send(file)).json()).toMatchObject({ created: 1, rejected: [] })
    expect((await send(file)).json()).toMatchObject({ created: 0, updated: 0, rejected: [] })
    const body = { lat, lng, date: DAY }
    const typed = await api.call(company.keys.dispatcher, 'POST', '/orders', { body })
    expect(typed.statusCode).toBe(409)
  })
})
