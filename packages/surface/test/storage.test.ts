// Buckets and objects under policies; whatever fails leaves no file and no row.
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, until, type World } from './world.ts'

let world: World
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surface-objects-'))
  world = await startWorld({
    storageDir: folder,
    sql: `create policy own_read on storage.objects for select to authenticated using (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text);
    create policy own_write on storage.objects for insert to authenticated with check (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text);`,
  })
  const operator = world.client(world.serviceKey).storage
  await operator.createBucket('private', {
    public: false,
    fileSizeLimit: '2MB',
    allowedMimeTypes: ['image/*', 'text/plain'],
  })
  await operator.createBucket('open', { public: true })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const operator = () => world.client(world.serviceKey).storage
const files = async (): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((f) => f.isFile()).length

it('lets people read and write their own folder and no other', async () => {
  const ann = await world.user('ann@example.com')
  const bob = await world.user('bob@example.com')
  const id = (await ann.auth.getUser()).data.user?.id ?? ''
  expect(
    (await ann.storage.from('private').upload(`${id}/a.txt`, 'hello', { contentType: 'text/plain' })).error,
  ).toBeNull()
  expect((await ann.storage.from('private').download(`${id}/a.txt`)).data?.size).toBe(5)
  expect((await bob.storage.from('private').download(`${id}/a.txt`)).error).toMatchObject({
    statusCode: '404',
  })
  expect(
    (await bob.storage.from('private').upload(`${id}/b.txt`, 'x', { contentType: 'text/plain' })).error,
  ).toMatchObject({ statusCode: '403', message: 'new row violates row-level security policy' })
  expect((await bob.storage.from('private').list(id)).data).toEqual([])
  expect((await bob.storage.from('private').remove([`${id}/a.txt`])).data).toEqual([])
  expect((await fetch(`${world.url}/storage/v1/object/public/private/${id}/a.txt`)).status).toBe(400)
  const signed = await ann.storage.from('private').createSignedUrl(`${id}/a.txt`, 60)
  expect(await (await fetch(signed.data?.signedUrl ?? '')).text()).toBe('hello')
  expect((await fetch((signed.data?.signedUrl ?? '').replace('a.txt', 'c.txt'))).status).toBe(400)
})

it('checks size and type of the received bytes', async () => {
  const bucket = operator().from('private')
  const before = await files()
  expect(
    (await bucket.upload('big', Buffer.alloc(2_100_000), { contentType: 'text/plain' })).error,
  ).toMatchObject({ statusCode: '413' })
  expect((await bucket.upload('page.html', '<html>', { contentType: 'text/html' })).error).toMatchObject({
    statusCode: '415',
    message: 'mime type text/html is not supported',
  })
  expect(
    (await bucket.upload('trick.png', '<svg xmlns="x"><script/></svg>', { contentType: 'image/png' })).error,
  ).toMatchObject({ statusCode: '415' })
  expect(
    (await bucket.upload('run.png', Buffer.from('\x7fELF....', 'latin1'), { contentType: 'image/png' }))
      .error,
  ).toMatchObject({ statusCode: '415' })
  expect(await files()).toBe(before)
})

it('keeps the old version until the new one is whole', async () => {
  const bucket = operator().from('open')
  await bucket.upload('doc.txt', 'first', { contentType: 'text/plain' })
  const before = await files()
  const { port } = new URL(world.url)
  await new Promise<void>((resolve) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/storage/v1/object/open/doc.txt',
      headers: {
        authorization: `Bearer ${world.serviceKey}`,
        'x-upsert': 'true',
        'content-type': 'text/plain',
        'content-length': '40000000',
      },
    })
    request.on('error', () => resolve())
    request.write(Buffer.alloc(1_000_000))
    setTimeout(() => request.destroy(), 100)
  })
  await until(async () => ((await files()) === before ? true : undefined))
  expect(await (await bucket.download('doc.txt')).data?.text()).toBe('first')
})

it('takes forms whose file has no field name, with its fields', async () => {
  const bucket = operator().from('open')
  const { data, error } = await bucket.upload(
    'form/ä b.txt'.replace('ä', 'a'),
    new Blob(['in a form'], { type: 'text/plain' }),
    { cacheControl: '60', metadata: { by: 'test' } },
  )
  expect(error).toBeNull()
  expect(data?.fullPath).toBe('open/form/a b.txt')
  const response = await fetch(bucket.getPublicUrl('form/a b.txt', { download: 'näme.txt' }).data.publicUrl)
  expect(response.headers.get('cache-control')).toBe('max-age=60')
  expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''n%C3%A4me.txt")
  expect((await bucket.info('form/a b.txt')).data?.metadata).toEqual({ by: 'test' })
})

it('refuses a form that is cut off anywhere, and still serves other requests', async () => {
  const before = await files()
  const form = [
    '--cut\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600',
    '--cut\r\ncontent-disposition: form-data; name=""; filename="x.txt"\r\n\r\nhello',
    '--cut--\r\n',
  ].join('\r\n')
  const sendUpTo = async (end: number): Promise<number> => {
    const response = await fetch(`${world.url}/storage/v1/object/open/cut.txt`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.serviceKey}`,
        'content-type': 'multipart/form-data; boundary=cut',
      },
      body: form.slice(0, end),
    })
    await response.text()
    return response.status
  }
  const statuses = await Promise.all(
    Array.from({ length: form.lastIndexOf('--\r\n') }, (_, end) => sendUpTo(end)),
  )
  expect(new Set(statuses)).toEqual(new Set([400]))
  await until(async () => (await files()) === before)
})

it('gives ranges and answers validators', async () => {
  await operator().from('open').upload('range.txt', '0123456789', { contentType: 'text/plain' })
  const url = `${world.url}/storage/v1/object/public/open/range.txt`
  const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  const beyond = await fetch(url, { headers: { range: 'bytes=20-' } })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  expect(await beyond.json()).toMatchObject({ statusCode: '416', error: 'InvalidRange' })
  const fullResponse = await fetch(url)
  expect(
    (await fetch(url, { headers: { 'if-none-match': fullResponse.headers.get('etag') ?? '' } })).status,
  ).toBe(304)
  expect(fullResponse.headers.get('x-content-type-options')).toBe('nosniff')
})

it('refuses names with a meaning in a file system, and stays in its folder', async () => {
  for (const name of ['../x', 'a/../../x', './x', 'a//../b', 'x\\y', 'ünïcode', '%00']) {
    const response = await fetch(`${world.url}/storage/v1/object/open/${encodeURIComponent(name)}`, {
      method: 'POST',
      body: 'x',
      headers: { authorization: `Bearer ${world.serviceKey}` },
    })
    const body = (await response.json()) as { code: string }
    expect([name, response.status, body.code]).toEqual([name, 400, 'InvalidKey'])
  }
})

it('keeps one version of an object that is replaced many times at once', async () => {
  const bucket = operator().from('open')
  const before = await files()
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      bucket.upload('contended.txt', `number ${n}`, { contentType: 'text/plain', upsert: true }),
    ),
  )
  expect(results.map(({ error }) => error)).toEqual(results.map(() => null))
  await until(async () => ((await files()) === before + 1 ? true : undefined))
  expect(await (await bucket.download('contended.txt')).data?.text()).toMatch(/^number \d+$/)
})

it('lists folders in version 2 by their full name, with their last part as key', async () => {
  const bucket = operator().from('open')
  await bucket.upload('v2/inner/a.txt', 'a', { contentType: 'text/plain' })
  const { data } = await bucket.listV2({ prefix: 'v2/', with_delimiter: true })
  expect(data?.folders).toMatchObject([{ name: 'v2/inner/', key: 'inner' }])
})

it('describes one bucket without its type, which the list of buckets gives', async () => {
  expect((await operator().getBucket('open')).data).not.toHaveProperty('type')
  expect((await operator().listBuckets()).data?.[0]).toMatchObject({ type: 'STANDARD' })
})

it('refuses a query of buckets without authorization', async () => {
  for (const path of ['/bucket', '/bucket/open']) {
    const response = await fetch(`${world.url}/storage/v1${path}`)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: "headers must have required property 'authorization'" }),
    ])
  }
})

it('sends the validators of an object to HEAD requests', async () => {
  await operator().from('open').upload('etag.txt', 'etag', { contentType: 'text/plain' })
  const ask = (method: string) =>
    fetch(`${world.url}/storage/v1/object/info/open/etag.txt`, {
      method,
      headers: { authorization: `Bearer ${world.serviceKey}` },
    })
  const { etag } = (await (await ask('GET')).json()) as { etag: string }
  const head = await ask('HEAD')
  expect([head.headers.get('etag'), head.headers.get('content-length')]).toEqual([etag, '4'])
})

it('copies with the metadata of the source, or with that of the request', async () => {
  const bucket = operator().from('open')
  await bucket.upload('c/source.txt', 'x', { contentType: 'text/plain', metadata: { by: 'first' } })
  const copy = async (destinationKey: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${world.url}/storage/v1/object/copy`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.serviceKey}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ bucketId: 'open', sourceKey: 'c/source.txt', destinationKey, ...body }),
    })
    expect(response.status).toBe(200)
    return (await bucket.info(destinationKey)).data
  }
  const metadata = { cacheControl: 'max-age=999', mimetype: 'text/markdown' }
  const headers = { 'x-metadata': btoa(JSON.stringify({ by: 'copy' })) }
  expect(await copy('c/same.txt', { metadata }, headers)).toMatchObject({
    contentType: 'text/plain',
    metadata: { by: 'first' },
  })
  expect(await copy('c/other.txt', { metadata, copyMetadata: false }, headers)).toMatchObject({
    contentType: 'text/markdown',
    cacheControl: 'max-age=999',
    metadata: { by: 'copy' },
  })
  const before = await files()
  await copy('c/other.txt', {}, { 'x-upsert': 'true' })
  expect(await files()).toBe(before)
})

it('answers its status', async () => {
  expect((await fetch(`${world.url}/storage/v1/status`)).status).toBe(200)
  expect(await (await fetch(`${world.url}/storage/v1/health`)).json()).toEqual({ healthy: true })
  expect(await (await fetch(`${world.url}/storage/v1/version`)).text()).toMatch(/^\d+\.\d+\.\d+$/)
})

it('searches buckets and objects for literal text, without wildcards', async () => {
  for (const name of ['plan_a', 'plan-b']) await operator().createBucket(name)
  const searchNames = async (search: string) =>
    (await operator().listBuckets({ search })).data?.map(({ name }) => name)
  expect(await searchNames('plan_')).toEqual(['plan_a'])
  expect(await searchNames('%')).toEqual([])
  expect((await searchNames('PLAN'))?.toSorted()).toEqual(['plan-b', 'plan_a'])
  const bucket = operator().from('open')
  for (const name of ['s_1.txt', 's-1.txt']) await bucket.upload(`search/${name}`, 'x')
  expect((await bucket.list('search', { search: 's_' })).data?.map(({ name }) => name)).toEqual(['s_1.txt'])
  await bucket.remove(['search/s_1.txt', 'search/s-1.txt'])
  for (const name of ['plan_a', 'plan-b']) await operator().deleteBucket(name)
})

it('moves, copies, lists and empties', async () => {
  const bucket = operator().from('open')
  for (const name of ['l/a', 'l/b', 'l/deep/c'])
    await bucket.upload(name, name, { contentType: 'text/plain' })
  expect((await bucket.list('l')).data?.map((o) => [o.name, o.id !== null])).toEqual([
    ['deep', false],
    ['a', true],
    ['b', true],
  ])
  expect((await bucket.move('l/a', 'l/z')).error).toBeNull()
  expect((await bucket.move('l/a', 'l/y')).error).toMatchObject({ statusCode: '404' })
  expect((await bucket.copy('l/b', 'l/z')).error).toMatchObject({ statusCode: '409' })
  expect((await bucket.copy('l/b', 'l/c')).error).toBeNull()
  expect(await (await bucket.download('l/c')).data?.text()).toBe('l/b')
  expect((await operator().deleteBucket('open')).error).toMatchObject({ statusCode: '409' })
  expect((await operator().emptyBucket('open')).error).toBeNull()
  expect((await operator().deleteBucket('open')).error).toBeNull()
})

it('repeats writes that ended in a deadlock, and reports when that fails too', async () => {
  const bucket = operator().from('private')
  const before = await files()
  // A sequence counts on although the transaction is undone.
  await world.sql(`create sequence public.ended_writes;
    create function public.end_write() returns trigger language plpgsql security definer as $$ begin
      if new.name = 'deadlock/always' or new.name = 'deadlock/twice' and nextval('public.ended_writes') <= 2 then
        raise exception 'deadlock detected' using errcode = '40P01';
      end if;
      return new;
    end $$;
    create trigger end_write before insert on storage.objects for each row execute function public.end_write();`)
  expect((await bucket.upload('deadlock/twice', 'hello', { contentType: 'text/plain' })).error).toBeNull()
  expect(
    (await bucket.upload('deadlock/always', 'hello', { contentType: 'text/plain' })).error,
  ).toMatchObject({ statusCode: '423' })
  expect(await files()).toBe(before + 1)
  await world.sql('drop trigger end_write on storage.objects')
})

it('leaves no bytes of a form whose sender disconnects within the file', async () => {
  const incoming = () => readdir(join(folder, 'incoming'))
  const before = new Set(await incoming())
  const request = httpRequest(`${world.url}/storage/v1/object/private/gone.txt`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${world.serviceKey}`,
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': 1_000_000,
    },
  })
  request.on('error', () => undefined)
  request.write(
    '--cut\r\ncontent-disposition: form-data; name=""; filename="x.txt"\r\n\r\n' + 'x'.repeat(70_000),
  )
  const name = await until(async () => (await incoming()).find((file) => !before.has(file)))
  request.destroy()
  expect(await until(async () => !(await incoming()).includes(name) || undefined)).toBe(true)
})

it('refuses a form without a body', async () => {
  const response = await fetch(`${world.url}/storage/v1/object/private/empty-form.txt`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${world.serviceKey}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '0',
    },
  })
  expect(response.status).toBe(400)
})

it.each([
  ['no JWT', 'Bearer abc', 'Invalid Compact JWS'],
  ['parts that are not base64', 'Bearer a.b.c', 'Invalid Compact JWS'],
  ['nothing', 'Bearer ', 'Invalid Compact JWS'],
  ['another scheme', 'Basic dXNlcjpwYXNz', 'Invalid Compact JWS'],
  ['a text without a scheme', 'abc', 'Invalid Compact JWS'],
  ['no algorithm', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Unsupported "alg" value for a JSON Web Key Set'],
  ['a wrong signature', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.YWFh', 'signature verification failed'],
])(
  'answers an authorization with %s as upstream does, on every kind of route',
  async (_what, authorization, message) => {
    const refused = { statusCode: '403', error: 'Unauthorized', message, code: 'AccessDenied' }
    const json = { 'content-type': 'application/json' }
    for (const [method, path, body] of [
      ['GET', 'bucket', undefined],
      ['POST', 'bucket', '{"name":"x"}'],
      ['GET', 'object/private/x.txt', undefined],
      ['POST', 'object/list/private', '{"prefix":""}'],
      ['POST', 'object/sign/private/x.txt', '{"expiresIn":60}'],
      ['POST', 'object/private/x.txt', 'text'],
    ] as const) {
      const answer = await fetch(`${world.url}/storage/v1/${path}`, {
        method,
        headers: { ...json, authorization, apikey: world.anonKey },
        ...(body === undefined ? {} : { body }),
      })
      expect([path, answer.status, await answer.json()]).toEqual([path, 400, refused])
    }
  },
)

it('answers a signed link with a malformed token with only the code', async () => {
  const answer = await fetch(`${world.url}/storage/v1/object/sign/private/x.txt?token=abc`)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ statusCode: '400', error: 'InvalidJWT', code: 'InvalidJWT' }),
  ])
})
