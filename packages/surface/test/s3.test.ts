// The S3 protocol with the unmodified AWS SDK: objects, lists, multipart, presigned addresses, and the policies behind them.
import { readdir } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListMultipartUploadsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

let world: World
let folder: string
let client: S3Client
const bucket = 'things'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surface-s3-protocol-'))
  world = await startWorld({
    storageDir: folder,
    sql: `create policy own_read on storage.objects for select to authenticated using ((storage.foldername(name))[1] = auth.uid()::text);
    create policy own_write on storage.objects for insert to authenticated with check ((storage.foldername(name))[1] = auth.uid()::text);
    create policy own_change on storage.objects for update to authenticated using ((storage.foldername(name))[1] = auth.uid()::text);
    create policy own_delete on storage.objects for delete to authenticated using ((storage.foldername(name))[1] = auth.uid()::text);
    create policy seen on storage.buckets for select to authenticated using (true);`,
  })
  client = await connect()
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
})
afterAll(async () => {
  client.destroy()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function connect(more: Partial<S3ClientConfig> = {}): Promise<S3Client> {
  const { s3 } = await world.surface.issueApiKeys()
  return new S3Client({
    endpoint: `${world.url}/storage/v1/s3`,
    region: s3.region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...more,
  })
}

const putObject = (Key: string, Body: string | Buffer = Key, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ...more }))
const textOf = async (Key: string, more: object = {}) =>
  (await client.send(new GetObjectCommand({ Bucket: bucket, Key, ...more }))).Body?.transformToString()
const storedFiles = async (): Promise<number> =>
  (await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true })).filter((f) => f.isFile())
    .length

it('puts, reads, describes, copies and deletes objects', async () => {
  const { ETag } = await putObject('dir/a b+ä.txt'.replace('ä', 'a'), 'hello world', {
    ContentType: 'text/plain',
    CacheControl: 'max-age=60',
    Metadata: { colour: 'red' },
  })
  expect(ETag).toBe('"5eb63bbbe01eeed093cb22bb8f5acdc3"')
  const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'dir/a b+a.txt' }))
  expect(head).toMatchObject({
    ContentLength: 11,
    ContentType: 'text/plain',
    CacheControl: 'max-age=60',
    Metadata: { colour: 'red' },
    ETag,
  })
  expect(await textOf('dir/a b+a.txt', { Range: 'bytes=6-' })).toBe('world')
  const copied = await client.send(
    new CopyObjectCommand({ Bucket: bucket, Key: 'copy.txt', CopySource: `${bucket}/dir/a b+a.txt` }),
  )
  expect(copied.CopyObjectResult?.ETag).toBe(ETag)
  await client.send(
    new CopyObjectCommand({
      Bucket: bucket,
      Key: 'copy.txt',
      CopySource: encodeURI(`/${bucket}/dir/a b+a.txt`),
      MetadataDirective: 'REPLACE',
      ContentType: 'text/markdown',
      Metadata: { colour: 'blue' },
    }),
  )
  expect(await client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'copy.txt' }))).toMatchObject({
    ContentType: 'text/markdown',
    Metadata: { colour: 'blue' },
  })
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: 'copy.txt' }))
  await expect(textOf('copy.txt')).rejects.toMatchObject({ name: 'NoSuchKey' })
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: 'never was' }))
})

it('shows the same objects as the storage API, and keeps one version of each', async () => {
  await putObject('same.txt', 'one', { ContentType: 'text/plain' })
  const before = await storedFiles()
  await putObject('same.txt', 'two', { ContentType: 'text/plain' })
  expect(await storedFiles()).toBe(before)
  const ownBucket = world.client(world.serviceKey).storage.from(bucket)
  expect(await (await ownBucket.download('same.txt')).data?.text()).toBe('two')
  await ownBucket.remove(['same.txt'])
  await expect(textOf('same.txt')).rejects.toMatchObject({ name: 'NoSuchKey' })
})

it('honours conditions', async () => {
  const { ETag } = await putObject('cond.txt', 'x')
  await expect(putObject('cond.txt', 'y', { IfNoneMatch: '*' })).rejects.toMatchObject({
    name: 'PreconditionFailed',
  })
  expect(await textOf('cond.txt', { IfMatch: ETag })).toBe('x')
  await expect(textOf('cond.txt', { IfMatch: '"no"' })).rejects.toMatchObject({
    $metadata: { httpStatusCode: 412 },
  })
  await expect(textOf('cond.txt', { IfNoneMatch: ETag })).rejects.toMatchObject({
    $metadata: { httpStatusCode: 304 },
  })
  await expect(textOf('cond.txt', { Range: 'bytes=50-' })).rejects.toMatchObject({ name: 'InvalidRange' })
})

it('lists page by page, with and without folders, in both versions', async () => {
  await client.send(new CreateBucketCommand({ Bucket: 'lists' }))
  for (const Key of ['a', 'b/1', 'b/2', 'c/d/3', 'e'])
    await client.send(new PutObjectCommand({ Bucket: 'lists', Key, Body: Key }))
  const all = await client.send(new ListObjectsV2Command({ Bucket: 'lists' }))
  expect(all.Contents?.map((o) => o.Key)).toEqual(['a', 'b/1', 'b/2', 'c/d/3', 'e'])
  expect(all).toMatchObject({ KeyCount: 5, IsTruncated: false, Name: 'lists' })
  const etags: (string | undefined)[] = []
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: 'lists', Delimiter: '/', MaxKeys: 2, ContinuationToken }),
    )
    etags.push(
      ...(page.Contents ?? []).map((o) => o.Key),
      ...(page.CommonPrefixes ?? []).map((p) => p.Prefix),
    )
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
  expect(etags).toEqual(['a', 'b/', 'e', 'c/'])
  const first = await client.send(new ListObjectsCommand({ Bucket: 'lists', Delimiter: '/', MaxKeys: 2 }))
  expect(first.NextMarker).toBe('b/')
  const second = await client.send(
    new ListObjectsCommand({ Bucket: 'lists', Delimiter: '/', Marker: first.NextMarker }),
  )
  expect([second.Contents?.map((o) => o.Key), second.CommonPrefixes?.map((p) => p.Prefix)]).toEqual([
    ['e'],
    ['c/'],
  ])
  const after = await client.send(
    new ListObjectsV2Command({ Bucket: 'lists', Prefix: 'b/', StartAfter: 'b/1' }),
  )
  expect(after.Contents?.map((o) => o.Key)).toEqual(['b/2'])
  const deleted = await client.send(
    new DeleteObjectsCommand({
      Bucket: 'lists',
      Delete: { Objects: ['a', 'b/1', 'b/2', 'c/d/3', 'missing'].map((Key) => ({ Key })) },
    }),
  )
  expect(deleted.Deleted?.map((d) => d.Key)).toEqual(['a', 'b/1', 'b/2', 'c/d/3', 'missing'])
  await expect(client.send(new DeleteBucketCommand({ Bucket: 'lists' }))).rejects.toMatchObject({
    name: 'BucketNotEmpty',
  })
  await client.send(new DeleteObjectCommand({ Bucket: 'lists', Key: 'e' }))
  await client.send(new DeleteBucketCommand({ Bucket: 'lists' }))
  await expect(client.send(new HeadBucketCommand({ Bucket: 'lists' }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 404 },
  })
  const { Buckets } = await client.send(new ListBucketsCommand({}))
  expect(Buckets?.map((b) => b.Name)).toEqual([bucket])
})

it('assembles a large object from parts', async () => {
  const target = { Bucket: bucket, Key: 'large.bin' }
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...target, ContentType: 'application/x-large', Metadata: { n: '1' } }),
  )
  await putObject('source.txt', '0123456789')
  const bodies = [Buffer.alloc(300_000, 'a'), Buffer.alloc(100_000, 'b')]
  const Parts = []
  for (const [index, Body] of bodies.entries()) {
    const PartNumber = index + 1
    const { ETag } = await client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }))
    Parts.push({ PartNumber, ETag })
  }
  const copied = await client.send(
    new UploadPartCopyCommand({
      ...target,
      UploadId,
      PartNumber: 3,
      CopySource: `${bucket}/source.txt`,
      CopySourceRange: 'bytes=2-4',
    }),
  )
  Parts.push({ PartNumber: 3, ETag: copied.CopyPartResult?.ETag })
  const listed = await client.send(new ListPartsCommand({ ...target, UploadId }))
  expect(listed.Parts?.map((p) => [p.PartNumber, p.Size])).toEqual([
    [1, 300_000],
    [2, 100_000],
    [3, 3],
  ])
  const open = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
  expect(open.Uploads?.map((u) => [u.Key, u.UploadId])).toEqual([['large.bin', UploadId]])
  await expect(
    client.send(
      new CompleteMultipartUploadCommand({
        ...target,
        UploadId,
        MultipartUpload: { Parts: [{ PartNumber: 9, ETag: 'x' }] },
      }),
    ),
  ).rejects.toMatchObject({ name: 'InvalidPart' })
  const result = await client.send(
    new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }),
  )
  expect(result.ETag).toMatch(/^"[0-9a-f]{32}-3"$/)
  expect(await client.send(new HeadObjectCommand(target))).toMatchObject({
    ContentLength: 400_003,
    ContentType: 'application/x-large',
    Metadata: { n: '1' },
  })
  expect(await textOf('large.bin', { Range: 'bytes=399999-' })).toBe('b234')
  expect(await readdir(join(folder, 'multipart'))).toEqual([])
})

it('deletes an aborted upload and its parts', async () => {
  const target = { Bucket: bucket, Key: 'aborted.bin' }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  await client.send(new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: 'x' }))
  await client.send(new AbortMultipartUploadCommand({ ...target, UploadId }))
  await expect(
    client.send(new UploadPartCommand({ ...target, UploadId, PartNumber: 2, Body: 'x' })),
  ).rejects.toMatchObject({ name: 'NoSuchUpload' })
  expect(await readdir(join(folder, 'multipart'))).toEqual([])
})

it('accepts chunked bodies with length and checksum in the trailer', async () => {
  for (const ChecksumAlgorithm of ['CRC32', 'SHA256', 'SHA1'] as const) {
    const Body = Readable.from([Buffer.alloc(70_000, 'x'), Buffer.alloc(70_000, 'y')])
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: 'chunked',
        Body,
        ContentLength: 140_000,
        ChecksumAlgorithm,
      }),
    )
    expect((await textOf('chunked'))?.length).toBe(140_000)
  }
})

it('serves presigned URLs without a session, for their operation and until they expire', async () => {
  const target = { Bucket: bucket, Key: 'presigned.txt' }
  const write = await getSignedUrl(client, new PutObjectCommand(target), { expiresIn: 60 })
  expect((await fetch(write, { method: 'PUT', body: 'by link' })).status).toBe(200)
  const read = await getSignedUrl(
    client,
    new GetObjectCommand({ ...target, ResponseContentDisposition: 'attachment; filename="x.txt"' }),
    { expiresIn: 60 },
  )
  const response = await fetch(read)
  expect(await response.text()).toBe('by link')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="x.txt"')
  expect((await fetch(read, { method: 'DELETE' })).status).toBe(403)
  expect((await fetch(read.replace('presigned.txt', 'cond.txt'))).status).toBe(403)
  const past = new Date(Date.now() - 120_000)
  const ended = await getSignedUrl(client, new GetObjectCommand(target), { expiresIn: 60, signingDate: past })
  const refusal = await fetch(ended)
  expect([refusal.status, await refusal.text()]).toEqual([
    403,
    expect.stringContaining('Request has expired'),
  ])
})

it('gives a session only the rights of its user', async () => {
  const ann = await world.user('ann@example.com')
  const session = (await ann.auth.getSession()).data.session
  const id = session?.user.id ?? ''
  const ownClient = await connect({
    credentials: {
      accessKeyId: 'project',
      secretAccessKey: world.anonKey,
      sessionToken: session?.access_token ?? '',
    },
  })
  await putObject('foreign/secret.txt', 'MARK')
  const mine = { Bucket: bucket, Key: `${id}/mine.txt` }
  await ownClient.send(new PutObjectCommand({ ...mine, Body: 'mine' }))
  expect(await (await ownClient.send(new GetObjectCommand(mine))).Body?.transformToString()).toBe('mine')
  const listed = await ownClient.send(new ListObjectsV2Command({ Bucket: bucket }))
  expect(listed.Contents?.map((o) => o.Key)).toEqual([`${id}/mine.txt`])
  const foreign = { Bucket: bucket, Key: 'foreign/secret.txt' }
  await expect(ownClient.send(new GetObjectCommand(foreign))).rejects.toMatchObject({ name: 'NoSuchKey' })
  await expect(ownClient.send(new PutObjectCommand({ ...foreign, Body: 'x' }))).rejects.toMatchObject({
    name: 'AccessDenied',
  })
  await expect(ownClient.send(new CreateMultipartUploadCommand(foreign))).rejects.toMatchObject({
    name: 'AccessDenied',
  })
  const removed = await ownClient.send(
    new DeleteObjectsCommand({
      Bucket: bucket,
      Delete: { Objects: [{ Key: foreign.Key }, { Key: mine.Key }] },
    }),
  )
  expect([removed.Deleted?.map((d) => d.Key), removed.Errors?.map((e) => e.Key)]).toEqual([
    [mine.Key],
    [foreign.Key],
  ])
  expect(await textOf(foreign.Key)).toBe('MARK')
  await expect(ownClient.send(new CreateBucketCommand({ Bucket: 'hers' }))).rejects.toMatchObject({
    name: 'AccessDenied',
  })
  ownClient.destroy()
})

it('refuses requests without a signature, with a wrong one, of an unknown key or too old', async () => {
  const { s3 } = await world.surface.issueApiKeys()
  const as = (credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }) =>
    connect({ credentials }).then((client) => client.send(new ListBucketsCommand({})))
  await expect(as({ ...s3, secretAccessKey: 'guess' })).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
  await expect(as({ ...s3, accessKeyId: 'nobody' })).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  await expect(
    as({ accessKeyId: 'p', secretAccessKey: world.anonKey, sessionToken: 'not.a.token' }),
  ).rejects.toMatchObject({ name: 'AccessDenied' })
  expect((await fetch(`${world.url}/storage/v1/s3/${bucket}`)).status).toBe(403)
  const late = await connect({ systemClockOffset: -3_600_000 })
  await expect(late.send(new ListBucketsCommand({}))).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
})

it('refuses a body that differs from the signed body', async () => {
  client.middlewareStack.add(
    (next) => (args) => {
      const { request } = args as { request: { headers?: Record<string, string>; body?: unknown } }
      if (request.headers?.['x-amz-meta-tampered'] !== undefined) request.body = 'evil!'
      return next(args)
    },
    { step: 'deserialize', name: 'tamper', priority: 'low' },
  )
  await expect(putObject('signed.txt', 'good!', { Metadata: { tampered: '1' } })).rejects.toMatchObject({
    $metadata: { httpStatusCode: 400 },
  })
  client.middlewareStack.remove('tamper')
  await expect(textOf('signed.txt')).rejects.toMatchObject({ name: 'NoSuchKey' })
})
