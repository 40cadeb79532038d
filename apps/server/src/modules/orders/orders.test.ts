// Orders over the API on a real database: files in, every kind of bad input, changes, cancelling, undo.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { dispatch } from '../dispatch/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const DAY = new Date().toISOString().slice(0, 10)
const OTHER_DAY = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const HEAD =
  'reference,recipient,phone,email,address,lat,lng,date,window_start,window_end,service_minutes,packages,weight_kg,priority,instructions'

beforeAll(async () => {
  api = await testApi([orders, dispatch])
  labels = townAddresses(api, 40)
})
afterAll(() => api.close())

function line(reference: string, address: string, more: Partial<Record<string, string>> = {}): string {
  const row: Record<string, string> = {
    reference,
    recipient: `Recipient ${reference}`,
    address: `"${address}"`,
    date: DAY,
    ...more,
  }
  return HEAD.split(',')
    .map((name) => row[name] ?? '')
    .join(',')
}

const csv = (...lines: string[]) => [HEAD, ...lines].join('\r\n')

async function send(
  body: string | Buffer | object,
  query = '',
  type = 'text/csv',
  key = company.keys.dispatcher,
) {
  const headers = {
    'content-type': typeof body === 'object' && !Buffer.isBuffer(body) ? 'application/json' : type,
  }
  return api.call(key, 'POST', `/orders/import${query}`, { body, headers })
}

async function count(): Promise<number> {
  const [row] = await api.platform.database.asOwner<{ n: number }>(
    'select count(*)::int as n from public.orders where tenant_id = $1',
    [company.tenantId],
  )
  return row!.n
}

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

  it('changes nothing when the same file comes again, and only what differs when it differs', async () => {
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
    expect(again.json()).toEqual({ created: 0, updated: 0, rejected: [], importId: null })
    const changed = await send(
      csv(line('A-1', labels[0]!, { packages: '4' }), line('A-2', labels[1]!), line('A-3', labels[2]!)),
    )
    expect(changed.json()).toMatchObject({ created: 1, updated: 1 })
  })

  it('says what would happen without storing on a dry run', async () => {
    const before = await count()
    const answer = await send(csv(line('DRY-1', labels[3]!)), '?dryRun=true')
    expect(answer.json()).toEqual({ created: 1, updated: 0, rejected: [], importId: null })
    expect(await count()).toBe(before)
  })

  it('takes semicolons, tabs, a byte order mark, Latin-1, quoted line breaks and lat/lng of its own', async () => {
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

  it('reads XLSX with its dates, times and numbers', async () => {
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

  it('takes rows as JSON with a mapping of their columns', async () => {
    const answer = await send({
      rows: [{ Nr: 'MAP-1', Wer: 'Somebody', Wo: labels[5] }],
      mapping: { reference: 'Nr', recipient: 'Wer', address: 'Wo' },
      defaultDate: DAY,
      fileName: 'orders.csv',
    })
    expect(answer.json()).toMatchObject({ created: 1, rejected: [], importId: expect.any(String) })
  })

  it('takes a form with one file, as browsers and curl send it', async () => {
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

  it('remembers a pin that was put right, against the geocoder and against the file', async () => {
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

  it('brings a thousand orders in one go, in the order of the file', async () => {
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

describe('bad input', () => {
  beforeAll(async () => {
    company = await api.company()
  })

  /** A file of a good row and the given one: what is wrong with it, and proof that nothing was stored. */
  async function rejected(bad: string, good = line('GOOD', labels[0]!)) {
    const answer = await send(csv(good, bad))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ created: 0, updated: 0, importId: null })
    expect(await count()).toBe(0)
    return answer.json().rejected as { row: number; column: string; code: string; message: string }[]
  }

  it.each([
    ['a date that is none', { date: '31.02.2026' }, 'date', 'bad_date', 'Date must be like 2026-04-16'],
    [
      'a window that ends before it starts',
      { window_start: '14:00', window_end: '09:00' },
      'window_end',
      'window_reversed',
      'Window ends before it starts',
    ],
    ['a negative size', { packages: '-3' }, 'packages', 'negative_number', 'Parcels must not be negative'],
    [
      'a negative weight',
      { weight_kg: '-0.5' },
      'weight_kg',
      'negative_number',
      'Weight must not be negative',
    ],
    [
      'a time that is none',
      { window_start: 'noonish' },
      'window_start',
      'bad_time',
      'Window from must be a time like 14:30',
    ],
    [
      'a number that is none',
      { service_minutes: 'short' },
      'service_minutes',
      'bad_number',
      'Service time must be a number in min',
    ],
    ['half an email address', { email: 'ada@' }, 'email', 'bad_email', 'Email address is not complete'],
    [
      'a priority that is none',
      { priority: 'very' },
      'priority',
      'bad_priority',
      'Priority must be high, medium, low or 0-100',
    ],
    [
      'coordinates off the map',
      { lat: '95', lng: '12' },
      'lat',
      'bad_coordinates',
      'Latitude and longitude are not on the map',
    ],
    [
      'coordinates outside the region',
      { lat: '48.85', lng: '2.35' },
      'lat',
      'outside_region',
      'Lies more than 500 km away from your map',
    ],
    ['no recipient', { recipient: '' }, 'recipient', 'missing_value', 'Recipient is required'],
  ])('%s names its row and column, and nothing is stored', async (_what, cells, column, code, message) => {
    expect(await rejected(line('BAD', labels[1]!, cells))).toMatchObject([{ row: 3, column, code, message }])
  })

  it('an unknown address says so, and a doubtful one offers what it may mean', async () => {
    expect(await rejected(line('BAD', 'Qqq Xyzzy 99, Nowhereville'))).toMatchObject([
      { row: 3, column: 'address' },
    ])
    const street = labels[1]!.replace(/^\d+\w? /, '').split(',')[0]!
    const [problem] = await rejected(line('BAD', street))
    expect(problem).toMatchObject({
      row: 3,
      column: 'address',
      code: 'address_no_house_number',
      candidates: expect.any(Array),
    })
  })

  it('an order number that comes twice names the row it came first in', async () => {
    expect(await rejected(line('GOOD', labels[1]!))).toMatchObject([
      { row: 3, column: 'reference', code: 'duplicate_in_file', message: 'Same order as row 2' },
    ])
  })

  it('a wrong column names the one that is missing', async () => {
    const answer = await send(`reference,recipient,where\nX-1,Ada,"${labels[0]}"`)
    expect(answer.json()).toMatchObject({
      created: 0,
      rejected: [
        { row: 1, column: 'address', code: 'missing_column', message: 'The file has no column for Address' },
      ],
    })
    const mapped = await send({
      rows: [{ a: '1', b: '2', c: '3' }],
      mapping: { reference: 'a', recipient: 'b', address: 'zz' },
    })
    expect(mapped.json().rejected).toMatchObject([{ row: 1, column: 'address', code: 'missing_column' }])
  })

  it('an unquoted separator does not shift the cells in silence', async () => {
    const problems = await rejected(`${line('BAD', labels[1]!)},,more`)
    expect(problems).toMatchObject([{ row: 3, code: 'crowded_row' }])
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 1, 'empty_file'],
    ['a file of blank lines', Buffer.from('\r\n\r\n  \r\n'), 1, 'empty_file'],
    ['a header row without orders', Buffer.from(HEAD), 2, 'no_rows'],
    [
      'a quote that is never closed',
      Buffer.from('reference,recipient,address\n1,"Ada,12 Main Street\n2,Bob,x'),
      2,
      'unreadable_file',
    ],
  ])('%s is told', async (_what, body, row, code) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      created: 0,
      importId: null,
      rejected: [{ row, code, column: 'reference' }],
    })
  })

  it('a file of 50 MB is refused with the limit', async () => {
    const answer = await send(Buffer.alloc(50 * 1024 * 1024, 'a,b,c\n'))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large', message: 'The file is larger than 10 MB.' })
  })

  it('a spreadsheet that unpacks to gigabytes is refused', async () => {
    const answer = await send(await packedZeros(200), '', 'application/octet-stream')
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large', message: expect.stringContaining('MB') })
  })

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'text/csv'],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae100000000000000000000', 'hex'), 'application/vnd.ms-excel'],
    ['a PDF by its type', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ])('%s is not read', async (_what, body, type) => {
    const answer = await send(body, '', type)
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'unsupported_file', hint: 'Send CSV or XLSX.' })
  })

  it('a damaged archive is told as such', async () => {
    const broken = (await packedZeros(1)).subarray(0, 900)
    expect((await send(broken, '', 'application/octet-stream')).json()).toMatchObject({
      rejected: [{ code: 'unreadable_file' }],
    })
  })

  it('broken JSON and fields of the wrong kind are named', async () => {
    const broken = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
      body: '{"rows": [',
      headers: { 'content-type': 'application/json' },
    })
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ code: 'bad_request' })
    const wrong = await send({ rows: 'many' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'rows' }] })
  })

  it('with partial=true the good rows are stored and the bad ones told', async () => {
    const answer = await send(
      csv(line('P-1', labels[0]!), line('P-2', labels[1]!, { date: 'soon' })),
      '?partial=true',
    )
    expect(answer.json()).toMatchObject({
      created: 1,
      rejected: [{ row: 3, column: 'date' }],
      importId: expect.any(String),
    })
    expect(await count()).toBe(1)
  })
})

describe('single orders', () => {
  let id: string
  const body = () => ({
    reference: 'S-1',
    recipient: 'Ada',
    address: labels[0]!,
    date: DAY,
    windowStart: '10:00',
    windowEnd: '12:00',
  })

  beforeAll(async () => {
    company = await api.company({ timeZone: 'America/New_York' })
  })

  it('are made with windows on the local clock of the depot', async () => {
    const answer = await api.call(company.keys.dispatcher, 'POST', '/orders', { body: body() })
    expect(answer.statusCode).toBe(201)
    id = answer.json().id
    expect(
      new Date(answer.json().windowStart).toLocaleTimeString('en-GB', { timeZone: 'America/New_York' }),
    ).toBe('10:00:00')
    expect(answer.json()).toMatchObject({ serviceSeconds: 240, packages: 1, accuracy: 'rooftop' })
  })

  it('are refused with the field that is wrong', async () => {
    const post = (more: object) =>
      api.call(company.keys.dispatcher, 'POST', '/orders', {
        body: { ...body(), reference: randomUUID(), ...more },
      })
    expect((await post({ packages: -1 })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'packages' }],
    })
    expect((await post({ windowEnd: '09:00' })).json()).toMatchObject({
      details: [{ field: 'windowEnd', message: 'Window ends before it starts' }],
    })
    expect((await post({ address: 'Qqq Xyzzy 99' })).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'address' }],
    })
    const twice = await api.call(company.keys.dispatcher, 'POST', '/orders', { body: body() })
    expect(twice.statusCode).toBe(409)
    expect(twice.json()).toMatchObject({ code: 'duplicate_reference', message: 'Order S-1 already exists.' })
  })

  it('change only in what is named', async () => {
    const before = (await api.call(company.keys.viewer, 'GET', `/orders/${id}`)).json()
    const answer = await api.call(company.keys.dispatcher, 'PATCH', `/orders/${id}`, {
      body: { packages: 7 },
    })
    expect(answer.json()).toEqual({ ...before, packages: 7 })
  })

  it('are not seen, changed or cancelled by others', async () => {
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'GET', `/orders/${id}`)).statusCode).toBe(404)
    expect(
      (await api.call(other.keys.admin, 'PATCH', `/orders/${id}`, { body: { packages: 1 } })).statusCode,
    ).toBe(404)
    expect(
      (await api.call(other.keys.admin, 'POST', '/orders/cancel', { body: { orderIds: [id] } })).json(),
    ).toMatchObject({ done: [], failed: [{ id, code: 'not_found' }] })
    expect(
      (await api.call(company.keys.viewer, 'PATCH', `/orders/${id}`, { body: { packages: 1 } })).statusCode,
    ).toBe(403)
    expect((await api.call(company.keys.driver, 'POST', '/orders', { body: body() })).statusCode).toBe(403)
    expect((await api.call(null, 'GET', '/orders')).statusCode).toBe(401)
  })

  it('are cancelled with their delivery, and a file does not wake them up again', async () => {
    const cancelled = await api.call(company.keys.dispatcher, 'POST', '/orders/cancel', {
      body: { orderIds: [id] },
    })
    expect(cancelled.json()).toEqual({ done: [id], failed: [] })
    expect((await api.call(company.keys.viewer, 'GET', `/orders/${id}`)).json()).toMatchObject({
      status: 'cancelled',
      deliveryStatus: 'cancelled',
    })
    expect(
      (await api.call(company.keys.dispatcher, 'POST', '/orders/cancel', { body: { orderIds: [id] } })).json()
        .failed,
    ).toMatchObject([{ code: 'order_not_open' }])
    expect((await send(csv(line('S-1', labels[0]!)))).json()).toMatchObject({
      created: 0,
      rejected: [{ code: 'order_cancelled' }],
    })
  })

  it('go away with the import that brought them, once', async () => {
    const { importId } = (await send(csv(line('U-1', labels[0]!), line('U-2', labels[1]!)))).json()
    const undone = await api.call(company.keys.dispatcher, 'POST', `/orders/imports/${importId}/undo`, {
      body: {},
    })
    expect(undone.json()).toMatchObject({ done: [expect.any(String), expect.any(String)], failed: [] })
    expect((await api.call(company.keys.viewer, 'GET', '/orders?reference=U-1')).json().items).toEqual([])
    expect(
      (await api.call(company.keys.dispatcher, 'POST', `/orders/imports/${importId}/undo`, { body: {} }))
        .statusCode,
    ).toBe(409)
  })

  it('come in pages that hold each of them once', async () => {
    await send(csv(...labels.slice(0, 7).map((label, i) => line(`PG-${i}`, label))))
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: { reference: string }[]; cursor: string | null } = (
        await api.call(company.keys.viewer, 'GET', `/orders?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      ).json()
      expect(page.items.length).toBeLessThanOrEqual(3)
      seen.push(...page.items.map((item) => item.reference))
      cursor = page.cursor
    }
    expect(seen).toEqual(['S-1', ...Array.from({ length: 7 }, (_, i) => `PG-${i}`)])
    expect((await api.call(company.keys.viewer, 'GET', '/orders?cursor=zzz')).json()).toMatchObject({
      code: 'validation_failed',
      details: [{ field: 'cursor' }],
    })
  })

  it('carry fields of the company’s own, until they are written anew', async () => {
    const body = {
      reference: 'OWN-1',
      recipient: 'Ann',
      address: labels[2],
      date: OTHER_DAY,
      custom: { Dock: 'B7', Gate: '' },
    }
    const { id } = (await api.call(company.keys.dispatcher, 'POST', '/orders', { body })).json()
    const patch = async (change: object) =>
      (await api.call(company.keys.dispatcher, 'PATCH', `/orders/${id}`, { body: change })).json()
    expect(await patch({ packages: 2 })).toMatchObject({ custom: { Dock: 'B7' } })
    expect((await patch({ custom: { Colour: 'red' } })).custom).toEqual({ Colour: 'red' })
    expect(await patch({ custom: { Colour: 'x'.repeat(2_001) } })).toMatchObject({
      code: 'validation_failed',
    })
  })
})

/** A zip archive of one part of so many megabytes of zeros. */
async function packedZeros(megabytes: number): Promise<Buffer> {
  const { crc32, deflateRawSync } = await import('node:zlib')
  const plain = Buffer.alloc(megabytes * 1024 * 1024)
  const packed = deflateRawSync(plain)
  const name = Buffer.from('xl/workbook.xml')
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(plain), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(plain.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, packed])
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'),
    fields,
    Buffer.alloc(14),
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

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
