// Moves a company: exports it as one archive and imports it into an empty company with the same data.
import { unzipSync, zipSync, strToU8 } from 'fflate'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveItem, type ArchiveItem } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { idempotency } from '../idempotency/module.ts'
import { orders } from '../orders/module.ts'
import { forgetResponse, testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { ARCHIVE_FILES, NOT_ARCHIVED, RESTORED_TABLES, SETTINGS } from './layout.ts'
import { archives } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const PDF = Buffer.from('%PDF-1.4\nan empty plan\n%%EOF\n')
const TYPE = { 'content-type': 'application/zip' }

let api: TestApi
let dataDir: string
let old: TestCompany
let archive: Buffer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'archives-'))
  api = await testApi([idempotency, archives, fleet, orders], { dataDir, hasAccounts: true })
  old = await api.company({ timeZone: 'Europe/Berlin' })
  await api.platform.database.asOwner(
    `update public.tenants set units = 'km', currency = 'EUR', brand_color = '#112233' where id = $1`,
    [old.tenantId],
  )
  const driver = await post(old, '/drivers', { name: 'Dana', phone: '+1 555 0187', skills: ['fridge'] })
  await post(old, '/vehicles', {
    name: 'Van 1',
    registration: 'ONE',
    driverId: driver.id,
    breaks: [{ from: '12:00', to: '13:00', minutes: 30 }],
  })
  const [first, second] = townAddresses(api, 2)
  const common = { date: DAY, windowStart: '09:00', windowEnd: '11:00', otherWindows: ['14:00-16:00'] }
  await post(old, '/orders', {
    ...common,
    reference: 'A',
    recipient: 'Ann',
    address: first,
    skills: ['fridge'],
  })
  const other = await post(old, '/orders', {
    ...common,
    reference: 'B',
    recipient: 'Béla 🚚',
    address: second,
    cash: 12.5,
  })
  const plan = await api.call(old.keys.admin, 'POST', `/orders/${other.id}/attachments?name=Plan.pdf`, {
    body: PDF,
    headers: { 'content-type': 'application/pdf' },
  })
  expect(plan.statusCode, plan.body).toBe(201)
  await api.platform.database.asOwner(
    `update public.deliveries set promised_from = $2, promised_to = $3 where tenant_id = $1`,
    [old.tenantId, `${DAY}T09:00:00Z`, `${DAY}T11:00:00Z`],
  )
  const photo = async function* () {
    yield Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
  }
  await api.platform.surface.storeObject('proofs', `${old.tenantId}/${old.userId}/door.jpg`, photo())
  await api.platform.surface.storeObject('logos', `${old.tenantId}/logo.jpg`, photo())
  await api.platform.database.asOwner(
    `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
     select v.tenant_id, v.id, now() - n * interval '1 second', 0, 0, 'driver' from public.vehicles v, generate_series(1, 4500) n
     where v.tenant_id = $1`,
    [old.tenantId],
  )
  await api.platform.database.asOwner(
    `insert into public.profiles (id, email) select u.id, u.email from auth.users u on conflict (id) do nothing`,
  )
  archive = await exported(old)
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function post(company: TestCompany, url: string, body: object) {
  const answer = await api.call(company.keys.admin, 'POST', url, { body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function ended(company: TestCompany, id: string, at = api): Promise<ArchiveItem> {
  for (;;) {
    const answer = await at.call(company.keys.admin, 'GET', `/archives/${id}`)
    const item = archiveItem.parse(answer.json())
    if (item.finishedAt) return item
    await sleep(50)
  }
}

async function exported(company: TestCompany, at = api): Promise<Buffer> {
  const exportRequest = await at.call(company.keys.admin, 'POST', '/export')
  expect(exportRequest.statusCode).toBe(202)
  const finishedArchive = await ended(company, exportRequest.json().id, at)
  expect(finishedArchive).toMatchObject({
    status: 'done',
    error: null,
    counts: { orders: 2, vehicles: 1, drivers: 1 },
  })
  expect(finishedArchive.rowsDone).toBe(finishedArchive.rowsTotal)
  const file = await at.call(company.keys.admin, 'GET', `/archives/${finishedArchive.id}/file`)
  expect(file.rawPayload).toHaveLength(finishedArchive.bytes ?? 0)
  return file.rawPayload
}

async function imported(company: TestCompany, body: Buffer, at = api): Promise<ArchiveItem> {
  const importRequest = await at.call(company.keys.admin, 'POST', '/archives', { body, headers: TYPE })
  expect(importRequest.statusCode, importRequest.body).toBe(202)
  return ended(company, importRequest.json().id, at)
}

/**
 * Every row of the restored tables, column by column, and the company's settings. Leaves out the time of a
 * row's last change and the author of a file, because accounts are not restored.
 */
async function rowsOf({ tenantId }: TestCompany, { platform: { database } } = api) {
  const rows: Record<string, unknown> = {}
  for (const { name, key } of RESTORED_TABLES) {
    const stored = await database.asOwner<{ row: object }>(
      `select to_jsonb(t) - 'updated_at' - 'created_by' as row from public.${name} t where tenant_id = $1 order by ${key.join(', ')}`,
      [tenantId],
    )
    // The company's id differs, also in the paths of files.
    rows[name] = JSON.parse(JSON.stringify(stored.map(({ row }) => row)).replaceAll(tenantId, 'the company'))
  }
  const columns = SETTINGS.join(', ')
  rows.settings = await database.asOwner(`select ${columns} from public.tenants where id = $1`, [tenantId])
  return rows
}

async function everything({ keys: { admin } }: TestCompany) {
  const list = async (url: string): Promise<Record<string, unknown>[]> =>
    (await api.call(admin, 'GET', url)).json().items
  return {
    orders: await list(`/orders?date=${DAY}`),
    vehicles: await list('/vehicles'),
    drivers: await list('/drivers'),
    depots: await list('/depots'),
  }
}

const settingsOf = ({ tenantId }: TestCompany) =>
  api.platform.database.asOwner(
    'select time_zone, units, locale, currency, brand_color, settings from public.tenants where id = $1',
    [tenantId],
  )

describe('[M4.17] the archive of a company', () => {
  it('[2.10-3] restores orders, fleet, drivers, depots and settings into an empty company', async () => {
    const fresh = await api.company()
    expect(await imported(fresh, archive)).toMatchObject({ status: 'done', counts: { orders: 2, depots: 1 } })
    const [before, after] = [await everything(old), await everything(fresh)]
    // The old company in the same installation still uses its tracking numbers.
    const withoutNumbers = (items: Record<string, unknown>[]) =>
      items.map(({ trackingNumber: _, ...item }) => item)
    expect(withoutNumbers(after.orders)).toEqual(withoutNumbers(before.orders))
    expect(after.vehicles).toEqual(before.vehicles)
    expect(after.drivers).toEqual(before.drivers)
    expect(after.depots).toEqual(before.depots)
    expect(await settingsOf(fresh)).toEqual(await settingsOf(old))
  })

  it('[2.10-3] restores every row and file in another installation, column by column', async () => {
    const otherDir = await mkdtemp(join(tmpdir(), 'archives-'))
    const other = await testApi([idempotency, archives, fleet, orders], {
      dataDir: otherDir,
      hasAccounts: true,
    })
    try {
      const fresh = await other.company()
      expect(await imported(fresh, archive, other)).toMatchObject({ status: 'done', error: null })
      const [before, after] = [await rowsOf(old), await rowsOf(fresh, other)]
      expect(after).toEqual(before)
      for (const table of ['orders', 'deliveries', 'vehicles', 'drivers', 'addresses', 'order_attachments'])
        expect([table, (before[table] as unknown[]).length > 0]).toEqual([table, true])

      const [file] = before.order_attachments as { order_id: string; id: string }[]
      const path = `/orders/${file!.order_id}/attachments`
      const { items } = (await other.call(fresh.keys.viewer, 'GET', path)).json()
      const bytes = await other.call(fresh.keys.viewer, 'GET', `${path}/${items[0].id}/file`)
      expect(bytes.rawPayload).toEqual(PDF)

      // A second export, imported into a third company, still has the same data.
      const again = await exported(fresh, other)
      const third = await api.company()
      expect(await imported(third, again)).toMatchObject({ counts: { orders: 2, order_attachments: 1 } })
    } finally {
      await other.close()
      await rm(otherDir, { recursive: true, force: true })
    }
  })

  it('holds every table of the company, its accounts and photos, and counts them', async () => {
    const tables = await api.platform.database.asOwner<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
    )
    const archived = ARCHIVE_FILES.map(({ table }) => table.name)
    expect([...archived, ...NOT_ARCHIVED].toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
    const files = unzipSync(archive)
    const text = (name: string) => Buffer.from(files[name] ?? []).toString()
    const about = JSON.parse(text('archive.json'))
    expect(about).toMatchObject({
      photos: { written: 2, left: 0 },
      rows: { accounts: 4, memberships: 4, orders: 2 },
    })
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        `photos/proofs/${old.tenantId}/${old.userId}/door.jpg`,
        `photos/logos/${old.tenantId}/logo.jpg`,
      ]),
    )
    expect(text('history/accounts.ndjson')).toContain('admin-')
    expect(text('history/api_keys.ndjson')).not.toContain('key_hash')
    expect(text('history/positions.ndjson').trim().split('\n')).toHaveLength(about.rows.positions)
    expect(about.rows.positions).toBe(4_500)
  })

  it('restores the files of orders, and refuses files other than photos and PDFs', async () => {
    const filesOf = async (company: TestCompany) => {
      const list = await api.call(company.keys.admin, 'GET', `/orders?date=${DAY}`)
      const [order] = list
        .json<{ items: { id: string; reference: string }[] }>()
        .items.filter(({ reference }) => reference === 'B')
      const path = `/orders/${order!.id}/attachments`
      const { items } = (await api.call(company.keys.viewer, 'GET', path)).json()
      const [file] = items
      const bytes = file && (await api.call(company.keys.viewer, 'GET', `${path}/${file.id}/file`)).rawPayload
      return { count: items.length, name: file?.name, object: file?.object, bytes }
    }
    const fresh = await api.company()
    expect(await imported(fresh, archive)).toMatchObject({ counts: { order_attachments: 1 } })
    const [before, after] = [await filesOf(old), await filesOf(fresh)]
    expect(after).toMatchObject({ count: 1, name: 'Plan.pdf', bytes: PDF })
    expect(after.object).toBe(before.object.replace(old.tenantId, fresh.tenantId))

    const files = unzipSync(archive)
    const path = Object.keys(files).find((name) => name.startsWith('files/'))!
    const page = strToU8('<html><script>alert(1)</script>')
    const without = [
      zipSync({ ...files, [path]: [page, { level: 0 }] }),
      zipSync(Object.fromEntries(Object.entries(files).filter(([name]) => name !== path))),
      zipSync(Object.fromEntries(Object.entries(files).filter(([name]) => !name.includes('attachments')))),
    ]
    for (const bytes of without) {
      const empty = await api.company()
      expect(await imported(empty, Buffer.from(bytes))).toMatchObject({
        status: 'done',
        counts: { orders: 2, order_attachments: 0 },
      })
      expect((await filesOf(empty)).count).toBe(0)
    }
  })

  it('reuses free tracking numbers, and ends routes on the road', async () => {
    const files = unzipSync(archive)
    const text = (name: string) => Buffer.from(files[name] ?? []).toString()
    const number = 'ZZZZZZZZZZZZZZ'
    const [one] = text('tables/deliveries.ndjson').split('\n')
    const delivery = { ...JSON.parse(one ?? '{}'), tracking_number: number, status: 'in_transit' }
    const changed = zipSync({
      ...files,
      'tables/orders.ndjson': strToU8(text('tables/orders.ndjson').replaceAll('"open"', '"dispatched"')),
      'tables/deliveries.ndjson': strToU8(`${JSON.stringify(delivery)}\n`),
    })
    const fresh = await api.company()
    expect(await imported(fresh, Buffer.from(changed))).toMatchObject({ status: 'done' })
    const rows = await api.platform.database.asOwner<{ status: string; delivery: string }>(
      `select o.status, d.status as delivery from public.orders o
       join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id and d.tracking_number = $2
       where o.tenant_id = $1`,
      [fresh.tenantId, number],
    )
    expect(rows).toEqual([{ status: 'open', delivery: 'pending' }])
  })

  it('is refused if the company is not empty or the file is no archive', async () => {
    const again = await api.call(old.keys.admin, 'POST', '/archives', { body: archive, headers: TYPE })
    expect(again.json()).toMatchObject({ code: 'company_not_empty' })
    const nothing = await api.call(old.keys.admin, 'POST', '/archives')
    expect(nothing.json()).toMatchObject({ code: 'validation_failed' })
    const fresh = await api.company()
    const files = unzipSync(archive)
    const bad: [Buffer, RegExp][] = [
      [Buffer.from('no zip'), /no zip archive/],
      [Buffer.from(zipSync({ 'archive.json': strToU8('{"format":"other"}') })), /no archive of a company/],
      [Buffer.from(zipSync({ ...files, 'tables/orders.ndjson': strToU8('{"reference"') })), /no JSON/],
      [
        Buffer.from(zipSync({ ...files, 'tables/orders.ndjson': strToU8('{"reference":"X"}') })),
        /refuses. Nothing was stored/,
      ],
    ]
    for (const [body, sentence] of bad) {
      const failed = await imported(fresh, body)
      expect(failed.status).toBe('failed')
      expect(failed.error).toMatch(sentence)
    }
    expect((await everything(fresh)).vehicles).toEqual([])
    const [depot] = (await everything(fresh)).depots
    expect(depot?.id).toBe(fresh.depotId)
  })

  it('answers a retry with the archive that the first attempt began', async () => {
    const fresh = await api.company()
    const send = (key: string) =>
      api.call(fresh.keys.admin, 'POST', '/archives', {
        body: archive,
        headers: { ...TYPE, 'idempotency-key': key },
      })
    const first = await send('move in')
    expect(first.statusCode, first.body).toBe(202)
    const finishedArchive = await ended(fresh, first.json().id)
    expect(finishedArchive.status).toBe('done')
    expect((await send('move in')).headers['idempotent-replayed']).toBe('true')
    // The company is no longer empty, but only because of this archive.
    await forgetResponse(api, 'move in')
    const again = await send('move in')
    expect(again.headers['idempotent-replayed']).toBeUndefined()
    expect(again.json()).toEqual(finishedArchive)
    expect((await send('move in again')).json().code).toBe('company_not_empty')
  })

  it('is written once at a time, even after several requests at the same time', async () => {
    // Without workers, the first request still waits when the last one comes.
    const idle = await testApi([{ ...archives, work: async () => {} }], { dataDir })
    const { keys } = await idle.company()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => idle.call(keys.admin, 'POST', '/export')),
    )
    const codes = answers.map((answer) => answer.json().code ?? answer.statusCode)
    expect(codes.filter((code) => code === 202)).toHaveLength(1)
    expect(codes.filter((code) => code === 'archive_running')).toHaveLength(11)
    await idle.close()
  })

  it('is available only to administrators of the company', async () => {
    const other = await api.company()
    const { items } = (await api.call(old.keys.admin, 'GET', '/archives')).json()
    const file = `/archives/${items[0].id}/file`
    expect((await api.call(other.keys.admin, 'GET', file)).statusCode).toBe(404)
    for (const role of ['dispatcher', 'viewer', 'driver'] as const) {
      expect((await api.call(old.keys[role], 'POST', '/export')).statusCode).toBe(403)
      expect((await api.call(old.keys[role], 'GET', file)).statusCode).toBe(403)
    }
  })
})
