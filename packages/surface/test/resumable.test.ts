// Resumable uploads with the unmodified tus client: begun, broken off, taken up again, under the policies of any upload.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ERRORS, Upload as ServedUpload } from '@tus/server'
import { Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PENDING_LIFE_MS, PendingUploads } from '../src/storage/pending.ts'
import type { ResumableInfo } from '../src/storage/pending-info.ts'
import { formatUploadId } from '../src/storage/resumable-id.ts'
import { ResumableStore } from '../src/storage/resumable-store.ts'
import { startWorld, until, type World } from './world.ts'

let world: World
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surface-resumable-'))
  world = await startWorld({
    storageDir: folder,
    sql: `create policy own_read on storage.objects for select to authenticated using ((storage.foldername(name))[1] = auth.uid()::text);
    create policy own_write on storage.objects for insert to authenticated with check ((storage.foldername(name))[1] = auth.uid()::text);`,
  })
  await operator().createBucket('files', {
    public: false,
    fileSizeLimit: '1MB',
    allowedMimeTypes: ['text/plain', 'image/*'],
  })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const operator = () => world.client(world.serviceKey).storage
const endpoint = () => `${world.url}/storage/v1/upload/resumable`
const content = (bytes: number) => Buffer.alloc(bytes, 'abcdefghij')
const stored = async (name: string): Promise<Buffer> => {
  const { data } = await operator().from('files').download(name)
  return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0))
}
const filesIn = async (name: string) =>
  (await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => [])).filter((f) =>
    f.isFile(),
  ).length

interface Attempt {
  token?: string
  headers?: Record<string, string>
  contentType?: string
  url?: string
}

function options(name: string, attempt: Attempt, more: UploadOptions = {}): UploadOptions {
  return {
    endpoint: attempt.url ?? endpoint(),
    retryDelays: [],
    headers: {
      ...(attempt.token === undefined ? {} : { authorization: `Bearer ${attempt.token}` }),
      ...attempt.headers,
    },
    uploadDataDuringCreation: false,
    metadata: {
      bucketName: 'files',
      objectName: name,
      contentType: attempt.contentType ?? 'text/plain',
      cacheControl: '60',
      metadata: JSON.stringify({ by: 'tus' }),
    },
    ...more,
  }
}

/** Sends a file by the client; resolves with its address, rejects with status and text of the refusal. */
function send(name: string, bytes: Buffer, attempt: Attempt = {}, more: UploadOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      ...options(name, { token: world.serviceKey, ...attempt }, more),
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => {
        const response = 'originalResponse' in error ? error.originalResponse : null
        reject(new Error(`${response?.getStatus()} ${response?.getBody()}`, { cause: error }))
      },
    })
    upload.start()
  })
}

const tus = (method: string, url: string, headers: Record<string, string> = {}, body?: Buffer) =>
  fetch(url, {
    method,
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${world.serviceKey}`, ...headers },
    body: body && new Uint8Array(body),
  })

const metadataFor = (name: string) =>
  `bucketName ${btoa('files')},objectName ${btoa(name)},contentType ${btoa('text/plain')}`

async function create(name: string, size: number, headers: Record<string, string> = {}): Promise<string> {
  const response = await tus('POST', endpoint(), {
    'upload-length': String(size),
    'upload-metadata': metadataFor(name),
    ...headers,
  })
  expect([response.status, await response.text()]).toEqual([201, ''])
  return response.headers.get('location') ?? ''
}

const append = (url: string, offset: number, bytes: Buffer) =>
  tus(
    'PATCH',
    url,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  )

it('stores a file of several requests with its metadata', async () => {
  const bytes = content(250_000)
  const url = await send('several.txt', bytes, {}, { chunkSize: 100_000 })
  expect(url.startsWith(`${endpoint()}/`)).toBe(true)
  const bucket = operator().from('files')
  expect((await stored('several.txt')).equals(bytes)).toBe(true)
  const { data } = await bucket.info('several.txt')
  expect(data).toMatchObject({
    size: 250_000,
    contentType: 'text/plain',
    cacheControl: 'max-age=60',
    metadata: { by: 'tus' },
  })
  const head = await tus('HEAD', url)
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '250000'])
})

it('resumes after a break where the last complete request ended', async () => {
  const bytes = content(300_000)
  const broken = await new Promise<string>((resolve) => {
    const upload = new Upload(bytes, {
      ...options('broken.txt', { token: world.serviceKey }, { chunkSize: 100_000 }),
      onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
    })
    upload.start()
  })
  const offsets: number[] = []
  await send(
    'broken.txt',
    bytes,
    {},
    {
      uploadUrl: broken,
      chunkSize: 100_000,
      onChunkComplete: (_size, accepted) => offsets.push(accepted),
    },
  )
  expect(offsets[0]).toBeGreaterThan(100_000)
  expect((await operator().from('files').download('broken.txt')).data?.size).toBe(300_000)
})

it('checks the policies before the first byte and with every part', async () => {
  const ann = await world.user('ann@example.com')
  const session = (await ann.auth.getSession()).data.session
  const [token, id] = [session?.access_token ?? '', session?.user.id ?? '']
  await send(`${id}/mine.txt`, content(10), { token })
  expect((await ann.storage.from('files').download(`${id}/mine.txt`)).data?.size).toBe(10)
  await expect(send('other/mine.txt', content(10), { token })).rejects.toThrow(
    '403 new row violates row-level security policy',
  )
  await expect(send('x.txt', content(10), { token: world.anonKey })).rejects.toThrow('403')
  const url = await create('not-hers.txt', 10)
  const response = await append(url, 0, content(10)).then(async (response) => {
    expect(response.status).toBe(204)
    return tus(
      'PATCH',
      await create('not-hers-2.txt', 10),
      {
        authorization: `Bearer ${token}`,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      content(10),
    )
  })
  expect(response.status).toBe(403)
})

it('refuses files that the bucket does not allow', async () => {
  await expect(send('big.txt', content(1_000_001))).rejects.toThrow('413')
  await expect(send('page.html', content(5), { contentType: 'text/html' })).rejects.toThrow(
    '415 mime type text/html is not supported',
  )
  await expect(
    send('trick.png', Buffer.from('<svg xmlns="x"><script/></svg>'), { contentType: 'image/png' }),
  ).rejects.toThrow('415')
  await expect(send('../up.txt', content(5))).rejects.toThrow('400 Invalid key: ../up.txt')
  expect((await operator().from('files').list('')).data?.map((o) => o.name)).not.toContain('trick.png')
})

it('replaces an object only on request', async () => {
  const bucket = operator().from('files')
  await send('twice.txt', content(10))
  await expect(send('twice.txt', content(20))).rejects.toThrow('409 The resource already exists')
  const before = await filesIn('objects')
  await send('twice.txt', content(20), { headers: { 'x-upsert': 'true' } })
  expect((await bucket.download('twice.txt')).data?.size).toBe(20)
  expect(await filesIn('objects')).toBe(before)
})

it('gives the upload to the latest of two writers, and writes no byte twice', async () => {
  const url = await create('contended.txt', 200_000)
  const first = append(url, 0, content(100_000))
  const second = append(url, 0, content(100_000))
  const statuses = (await Promise.all([first, second])).map((r) => r.status)
  expect(statuses).toContain(204)
  const offset = Number((await tus('HEAD', url)).headers.get('upload-offset'))
  expect((await append(url, offset + 1, content(5))).status).toBe(409)
  expect((await append(url, offset, content(200_000).subarray(offset))).status).toBe(204)
  expect((await stored('contended.txt')).equals(content(200_000))).toBe(true)
})

it('serves signed links: no session needed, no other object reachable', async () => {
  const { data } = await operator().from('files').createSignedUploadUrl('signed.txt')
  const url = `${endpoint()}/sign`
  await send('signed.txt', content(30), {
    token: undefined,
    url,
    headers: { 'x-signature': data?.token ?? '' },
  })
  expect((await operator().from('files').download('signed.txt')).data?.size).toBe(30)
  await expect(
    send('else.txt', content(30), { token: undefined, url, headers: { 'x-signature': data?.token ?? '' } }),
  ).rejects.toThrow('400 Invalid signature')
  await expect(send('else.txt', content(30), { url })).rejects.toThrow('400 Invalid signature')
})

it('announces when an upload expires, and deletes it then', async () => {
  const response = await tus('POST', endpoint(), {
    'upload-length': '100',
    'upload-metadata': metadataFor('late.txt'),
  })
  expect(Date.parse(response.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
  const url = response.headers.get('location') ?? ''
  expect((await append(url, 0, content(40))).status).toBe(204)
  const uploads = new PendingUploads<{ id: string }>(join(folder, 'resumable'))
  const past = new Date(Date.now() - PENDING_LIFE_MS - 1000)
  for (const id of await uploads.ids())
    if ((await uploads.find(id))?.id.includes('late.txt'))
      await utimes(uploads.path(id, 'info.json'), past, past)
  expect(await uploads.removeExpired(Date.now())).toBe(1)
  expect((await append(url, 40, content(60))).status).toBe(404)
})

it('drops an upload that its sender ends, and keeps finished uploads', async () => {
  const url = await create('ended.txt', 100)
  expect((await tus('DELETE', url)).status).toBe(204)
  expect((await tus('HEAD', url)).status).toBe(404)
  const finished = await send('finished.txt', content(5))
  expect((await tus('DELETE', finished)).status).not.toBe(204)
  expect((await operator().from('files').download('finished.txt')).data?.size).toBe(5)
})

it('answers those who come while another request ends or finishes an upload', async () => {
  const uploads = new PendingUploads<ResumableInfo>(join(folder, 'beside'))
  const store = new ResumableStore(uploads)
  const begin = async (version: string) => {
    const id = formatUploadId({ bucket: 'files', name: 'beside.txt', version })
    await store.create(new ServedUpload({ id, size: 100, offset: 0 }))
    return id
  }
  const finished = await begin(randomUUID())
  await rm(store.dataFile(finished))
  expect((await store.getUpload(finished)).offset).toBe(100)
  const ended = await begin(randomUUID())
  const bytes = Readable.from(
    (async function* () {
      yield content(10)
      await store.remove(ended)
      yield content(10)
    })(),
  )
  await expect(store.write(bytes, ended, 0)).rejects.toBe(ERRORS.FILE_NOT_FOUND)
  await expect(store.write(Readable.from([content(10)]), ended, 10)).rejects.toBe(ERRORS.FILE_NOT_FOUND)
})

it('leaves nothing behind in the incoming folder', async () => {
  expect(await until(async () => ((await filesIn('incoming')) === 0 ? true : undefined))).toBe(true)
})

it('lists its extensions on OPTIONS, also for pages of other origins', async () => {
  const response = await fetch(endpoint(), { method: 'OPTIONS' })
  expect(response.headers.get('tus-version')).toBe('1.0.0')
  expect(response.headers.get('tus-extension')).toContain('expiration')
  const created = await tus('POST', endpoint(), {
    origin: 'https://app.example',
    'upload-length': '1',
    'upload-metadata': metadataFor('cors.txt'),
  })
  expect(created.headers.get('access-control-allow-origin')).toBe('*')
  expect(created.headers.get('access-control-expose-headers')).toContain('Location')
})
