// Owners add, replace and remove regions over HTTP; nobody else may. A compile that dies keeps the old
// region in service.
import { openRegions, type ElementSource } from '@dropwise/roads'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { draw } from '@dropwise/roads/testing/small-town'
import { writePbf } from '@dropwise/roads/testing/pbf-writer'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { regionsModule } from './module.ts'
import { serveMirror, type Mirror } from '@dropwise/roads/catalogue/testing'
import { serveExtracts } from './testing.ts'

/** A compile's process starts slowly on a busy machine. */
const PATIENCE = { timeout: 240_000 }

const hamlet = (name: string): ElementSource =>
  draw({
    map: ['ABC', 'DEF', 'GHI'],
    ways: { ABC: { name }, DEF: {}, GHI: {}, ADG: {}, BEH: {}, CFI: {} },
  }).source

vi.setConfig({ testTimeout: 600_000 })

let api: TestApi
let company: TestCompany
let owner: string
let dataDir: string
let extract: Buffer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dropwise-regions-'))
  await mkdir(join(dataDir, 'regions'))
  api = await testApi([regionsModule({ mayAskPrivate: true })])
  Object.assign(api.platform, { dataDir, regions: openRegions(join(dataDir, 'regions')) })
  company = await api.company()
  const boss = await api.company()
  await api.platform.database.asOwner(
    'insert into public.owners (id) select created_by from public.api_keys where tenant_id = $1 and name = $2',
    [boss.tenantId, 'admin'],
  )
  owner = boss.keys.admin
  extract = await writePbf(hamlet('First Street'))
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

type Method = Parameters<TestApi['call']>[1]
const call = (method: Method | 'DELETE', path: string, body?: object) =>
  api.call(owner, method as Method, path, body ? { body } : {})
const list = async () => (await call('GET', '/regions')).json()
const names = async () => (await list()).items.map((item: { name: string }) => item.name)

async function upload(bytes: Buffer): Promise<string> {
  const { id } = (await call('POST', '/regions/uploads', { bytes: bytes.length })).json()
  const half = Math.ceil(bytes.length / 2)
  for (const [offset, part] of [
    [0, bytes.subarray(0, half)],
    // The client lost the answer to the first part and sends it again.
    [0, bytes.subarray(0, half)],
    [half, bytes.subarray(half)],
  ] as const) {
    const answer = await api.call(owner, 'PUT', `/regions/uploads/${id}?offset=${offset}`, {
      body: part,
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(answer.statusCode).toBe(200)
  }
  return id
}

async function add(name: string, from: object): Promise<string> {
  const answer = await call('POST', '/regions', { name, from })
  expect(answer.statusCode, answer.body).toBe(202)
  return answer.json().id
}

/** Waits until a compile ends. Returns its row. */
async function ending(id: string) {
  let row: { status: string; code: string | null; problem: string; hint: string } | undefined
  const isOver = async () => {
    ;[row] = await api.platform.database.asOwner(
      'select status, code, problem, hint from public.region_builds where id = $1 and finished_at is not null',
      [id],
    )
    return row !== undefined
  }
  await expect.poll(isOver, PATIENCE).toBe(true)
  return row!
}

describe('map regions', () => {
  it('are only for the owner, in every call', async () => {
    for (const key of [null, company.keys.admin, company.keys.driver])
      for (const [method, path, body] of [
        ['GET', '/regions'],
        ['POST', '/regions', { name: 'mine', from: { url: 'https://a.example/a.osm.pbf' } }],
        ['POST', '/regions/uploads', { bytes: 9 }],
        ['DELETE', '/regions/ashmouth'],
        ['GET', '/regions/catalogue'],
        ['POST', '/regions/catalogue/refresh'],
        ['GET', '/regions/extract?path=europe/denmark'],
        ['PUT', '/regions/uploads/00000000-0000-4000-8000-000000000000?offset=0', Buffer.from('x')],
      ] as const) {
        const answer = await api.call(key, method as Method, path, {
          ...(body ? { body } : {}),
          ...(Buffer.isBuffer(body) ? { headers: { 'content-type': 'application/octet-stream' } } : {}),
        })
        expect([method, path, answer.statusCode]).toEqual([method, path, key ? 403 : 401])
      }
    expect(await readdir(dataDir)).toEqual(['regions'])
  })

  it('are added from an upload, and serve at once', async () => {
    const id = await add('hamlet', { upload: await upload(extract), fileName: 'hamlet.osm.pbf' })
    expect(await ending(id)).toMatchObject({ status: 'done' })
    const { items, builds } = await list()
    expect(items).toMatchObject([
      { name: 'hamlet', usedBy: [], addresses: 0, attribution: '© OpenStreetMap contributors' },
    ])
    expect(items[0].bytes).toBeGreaterThan(1_000)
    expect(builds).toEqual([])
    expect(api.platform.regions.byName('hamlet')?.geocode('First Street')[0]?.accuracy).toBe('street')
    // The upload is deleted after its use.
    await expect.poll(async () => readdir(join(dataDir, 'extracts')), PATIENCE).toEqual([])
  })

  it('are replaced by a newer extract of the same name', async () => {
    await writeFile(join(dataDir, 'extracts', 'newer.osm.pbf'), await writePbf(hamlet('Second Street')))
    expect((await list()).files).toMatchObject([{ name: 'newer.osm.pbf' }])
    expect(await ending(await add('hamlet', { file: 'newer.osm.pbf' }))).toMatchObject({ status: 'done' })
    expect(await names()).toEqual(['hamlet'])
    expect(api.platform.regions.byName('hamlet')?.geocode('Second Street')[0]?.street).toBe('Second Street')
    expect((await list()).files).toHaveLength(1)
  })

  it('report what is wrong with an extract, keep the old one, and can be dismissed', async () => {
    const broken = [
      [extract.subarray(0, extract.length - 40), 'ends in the middle'],
      [Buffer.from('<osm version="0.6">'), 'not an OpenStreetMap pbf'],
      [await writePbf(hamlet('x'), { withoutRoads: true }), 'no road'],
    ] as const
    for (const [bytes, words] of broken) {
      const id = await add('hamlet', { upload: await upload(Buffer.from(bytes)), fileName: 'broken.osm.pbf' })
      const row = await ending(id)
      expect(row.status).toBe('failed')
      expect(row.problem).toContain(words)
      expect(row.problem).not.toContain(dataDir)
      expect(row.hint).not.toBe('')
      expect((await list()).builds).toMatchObject([{ id, status: 'failed', label: 'broken.osm.pbf' }])
      expect((await call('DELETE', `/regions/builds/${id}`)).statusCode).toBe(204)
      expect((await list()).builds).toEqual([])
    }
    expect(api.platform.regions.byName('hamlet')?.geocode('Second Street')[0]?.street).toBe('Second Street')
  })

  it('come from an address, or say why they cannot', async () => {
    const { server, url } = await serveExtracts((_request, response) => response.end(extract))
    expect(await ending(await add('fetched', { url }))).toMatchObject({ status: 'done' })
    server.close()
    server.closeAllConnections()
    expect((await ending(await add('other', { url }))).problem).toContain('ECONNREFUSED')
    expect(await names()).toEqual(['fetched', 'hamlet'])
  })

  it('are stopped on request, and the old region stays in service', async () => {
    // A server that begins an answer and never ends it.
    const { server, url } = await serveExtracts((_request, response) => {
      response.writeHead(200, { 'content-length': '1000000' })
      response.write(extract.subarray(0, 50))
    })
    const id = await add('hamlet', { url })
    const twice = await call('POST', '/regions', { name: 'hamlet', from: { file: 'newer.osm.pbf' } })
    expect(twice.json()).toMatchObject({ code: 'region_busy' })
    await expect.poll(async () => (await list()).builds[0]?.stage, PATIENCE).toBe('downloading')
    expect((await call('POST', `/regions/builds/${id}/stop`)).statusCode).toBe(204)
    expect(await ending(id)).toMatchObject({ status: 'stopped' })
    await call('DELETE', `/regions/builds/${id}`)
    expect(api.platform.regions.byName('hamlet')?.snap(50, 10)).not.toBeNull()
    server.closeAllConnections()
    server.close()
  })

  it('are taken up again after the server died over them, and given up the second time', async () => {
    await copyFile(join(dataDir, 'extracts', 'newer.osm.pbf'), join(dataDir, 'extracts', 'again.osm.pbf'))
    const abandoned = async (name: string, tries: number) => {
      const [row] = await api.platform.database.asOwner<{ id: string }>(
        `insert into public.region_builds (name, source, place, label, status, tries) values ($1, 'file', 'again.osm.pbf', 'again', 'running', $2) returning id`,
        [name, tries],
      )
      await api.platform.database.asOwner(`alter table public.region_builds disable trigger touch`)
      await api.platform.database.asOwner(
        `update public.region_builds set updated_at = now() - interval '1 minute' where id = $1`,
        [row!.id],
      )
      await api.platform.database.asOwner(`alter table public.region_builds enable trigger touch`)
      return row!.id
    }
    expect(await ending(await abandoned('again', 1))).toMatchObject({ status: 'done' })
    expect(await ending(await abandoned('never', 2))).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('stopped twice'),
    })
    expect(await names()).toContain('again')
  })

  describe('from the catalogue', () => {
    const files = new Map<string, Buffer>()
    let mirror: Mirror
    beforeAll(async () => {
      mirror = await serveMirror(files)
      Object.assign(api.platform, { extractMirrors: ['http://127.0.0.1:1', mirror.url] })
    })
    afterAll(() => mirror.close())

    const statusOf = async (id: string): Promise<string | undefined> =>
      (await list()).builds.find((build: { id: string }) => build.id === id)?.status

    it('are listed with estimates where the size is known', async () => {
      const { items, mirrors, readFrom } = (await call('GET', '/regions/catalogue')).json()
      expect([items.length > 500, mirrors.length, readFrom]).toEqual([true, 2, null])
      expect(items).toContainEqual({
        path: 'europe/denmark',
        name: 'Denmark',
        title: 'Europe, Denmark',
        approximateBytes: 460e6,
      })
      const unanswered = (await call('GET', '/regions/extract?path=europe/denmark')).json()
      expect(unanswered).toMatchObject({
        bytes: null,
        problem: expect.stringMatching(/./),
      })
      expect(unanswered.estimate.memoryBytes.most).toBeGreaterThan(unanswered.estimate.memoryBytes.least)
      files.set('/europe/denmark-latest.osm.pbf', extract)
      const answered = (await call('GET', '/regions/extract?path=europe/denmark')).json()
      expect(answered).toMatchObject({ bytes: extract.length, problem: null })
      const unknown = (await call('GET', '/regions/extract?path=europe/atlantis')).json()
      expect(unknown).toMatchObject({ code: 'extract_unknown', hint: expect.stringContaining('catalogue') })
      expect((await call('GET', '/regions/extract?path=europe/denmark&box=1,2,3')).statusCode).toBe(400)
    })

    it('are downloaded, checked, compiled and in service, and remember where they are from', async () => {
      const id = await add('denmark', { extract: 'europe/denmark' })
      expect(await ending(id)).toMatchObject({ status: 'done' })
      const item = (await list()).items.find(({ name }: { name: string }) => name === 'denmark')
      expect(item).toMatchObject({ extract: 'europe/denmark', box: null })
      expect(api.platform.regions.byName('denmark')?.geocode('First Street')[0]?.accuracy).toBe('street')
      expect((await readdir(join(dataDir, 'extracts'))).filter((name) => name.startsWith('.part'))).toEqual(
        [],
      )
      expect((await call('DELETE', '/regions/denmark')).statusCode).toBe(204)
    })

    it.each([
      ['is not there', null, 'extract_gone', /does not exist \(404\)/],
      ['is a page', Buffer.from('<html>We moved house</html>'), 'extract_not_osm', /sent a page/],
      ['is truncated', 'half', 'bad_extract', /ends in the middle of a block/],
    ] as const)('say what is wrong when the extract %s', async (_what, content, code, problem) => {
      if (content === null) files.delete('/europe/malta-latest.osm.pbf')
      else
        files.set(
          '/europe/malta-latest.osm.pbf',
          content === 'half' ? extract.subarray(0, extract.length - 40) : content,
        )
      const id = await add('malta', { extract: 'europe/malta' })
      const row = await ending(id)
      expect(row).toMatchObject({ status: 'failed', code })
      // The first mirror is down; the problem must still report the second one's answer.
      expect(row.problem).toMatch(problem)
      expect(row.hint).not.toBe('')
      expect((await list()).builds).toContainEqual(
        expect.objectContaining({ id, code, source: 'catalogue', label: 'Europe, Malta' }),
      )
      await call('DELETE', `/regions/builds/${id}`)
      expect((await readdir(join(dataDir, 'extracts'))).filter((name) => name.startsWith('.part'))).toEqual(
        [],
      )
    })

    it('run one at a time over all owners, and a waiting one can be stopped', async () => {
      const { server, url } = await serveExtracts((_request, response) => {
        response.writeHead(200, { 'content-length': '1000000' })
        response.write(extract.subarray(0, 50))
      })
      const first = await add('first', { url })
      await expect.poll(async () => statusOf(first), PATIENCE).toBe('running')
      const second = await add('second', { extract: 'europe/denmark' })
      const third = await add('third', { extract: 'europe/denmark' })
      // Two concurrent workers: the database allows one compile at a time.
      await expect(
        api.platform.database.asOwner(`update public.region_builds set status = 'running' where id = $1`, [
          second,
        ]),
      ).rejects.toMatchObject({ code: '23505' })
      expect((await call('POST', `/regions/builds/${third}/stop`)).statusCode).toBe(204)
      expect(await ending(third)).toMatchObject({ status: 'stopped' })
      expect((await call('POST', `/regions/builds/${first}/stop`)).statusCode).toBe(204)
      expect(await ending(first)).toMatchObject({ status: 'stopped' })
      expect(await ending(second)).toMatchObject({ status: 'done' })
      for (const id of [first, third]) await call('DELETE', `/regions/builds/${id}`)
      await call('DELETE', '/regions/second')
      server.closeAllConnections()
      server.close()
    })

    it('come from a fresher catalogue once a mirror has published one', async () => {
      expect((await call('POST', '/regions/catalogue/refresh')).json()).toMatchObject({
        code: 'mirror_unreachable',
        message: expect.stringMatching(/ECONNREFUSED|404/),
      })
      const properties = {
        id: 'x',
        name: 'Newland',
        urls: { pbf: 'https://maps.example/asia/newland-latest.osm.pbf' },
      }
      files.set('/index-v1.json', Buffer.from(JSON.stringify({ features: [{ properties }] })))
      const fresh = (await call('POST', '/regions/catalogue/refresh')).json()
      expect(fresh).toMatchObject({
        items: [{ path: 'asia/newland', name: 'Newland', approximateBytes: null }],
        readFrom: { mirror: mirror.url },
      })
      await rm(join(dataDir, 'regions', '.catalogue.json'))
    })
  })

  it('name the extract that a company outside every region needs', async () => {
    const move = (lat: number, lng: number) =>
      api.platform.database.asOwner('update public.depots set lat = $1, lng = $2 where tenant_id = $3', [
        lat,
        lng,
        company.tenantId,
      ])
    await move(55.68, 12.57)
    const needs = (await list()).needs.filter(
      ({ tenantId }: { tenantId: string }) => tenantId === company.tenantId,
    )
    expect(needs).toMatchObject([
      {
        depots: 1,
        extract: { path: 'europe/denmark', title: 'Europe, Denmark' },
        box: [12.27, 55.38, 12.87, 55.98],
      },
    ])
    await move(20, 20)
  })

  it('are removed when no company needs them', async () => {
    expect((await call('DELETE', '/regions/fetched')).statusCode).toBe(204)
    expect((await call('DELETE', '/regions/again')).statusCode).toBe(204)
    await api.platform.database.asOwner('update public.depots set lat = $1, lng = $2 where tenant_id = $3', [
      49.998,
      10.002,
      company.tenantId,
    ])
    expect((await list()).items[0].usedBy).toHaveLength(1)
    const refused = await call('DELETE', '/regions/hamlet')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'region_in_use',
      message: expect.stringContaining('Company'),
    })
    await api.platform.database.asOwner('update public.depots set lat = 20, lng = 20 where tenant_id = $1', [
      company.tenantId,
    ])
    expect((await call('DELETE', '/regions/hamlet')).statusCode).toBe(204)
    expect(await readdir(join(dataDir, 'regions'))).toEqual([])
    expect((await call('DELETE', '/regions/hamlet')).statusCode).toBe(404)
  })

  it('refuse names, boxes and files outside of their folder', async () => {
    const url = { url: 'https://a.example/a.osm.pbf' }
    for (const body of [
      { name: '../x', from: url },
      { name: '', from: url },
      { name: 'x', from: { url: 'file:///etc/passwd' } },
      { name: 'x', from: { upload: '../../etc/passwd', fileName: 'a' } },
      { name: 'x', from: url, bounds: [10, 50, 9, 51] },
    ])
      expect((await call('POST', '/regions', body)).statusCode, JSON.stringify(body)).toBe(400)
    await writeFile(join(dataDir, 'secret.pbf'), 'x')
    for (const file of ['../secret.pbf', '.part-x', 'none.osm.pbf'])
      expect((await call('POST', '/regions', { name: 'x', from: { file } })).statusCode).toBe(404)
    const { id } = (await call('POST', '/regions/uploads', { bytes: 10 })).json()
    const gap = await api.call(owner, 'PUT', `/regions/uploads/${id}?offset=5`, {
      body: Buffer.from('x'),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(gap.json()).toMatchObject({ code: 'upload_gap', details: { received: 0 } })
    expect((await call('POST', '/regions/uploads', { bytes: 2 ** 40 })).statusCode).toBe(400)
  })
})
