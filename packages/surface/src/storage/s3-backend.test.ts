// S3 signatures against the published example, and the four operations against an in-memory store.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_HASH } from './s3/sigv4.ts'
import { authorization, openS3, parseS3Url } from './s3-backend.ts'

const objects = new Map<string, string>()
let server: Server
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surface-s3-'))
  server = createServer((request, response) => {
    const path = request.url ?? ''
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=KEY/'))
      response.writeHead(403).end()
    else if (request.method === 'GET') {
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
      const body = objects.get(path)
      if (body === undefined) response.writeHead(404).end()
      else
        response
          .writeHead(range ? 206 : 200)
          .end(range ? body.slice(Number(range[1]), Number(range[2]) + 1) : body)
    } else if (request.method === 'DELETE') {
      objects.delete(path)
      response.writeHead(204).end()
    } else {
      const source = request.headers['x-amz-copy-source']
      void text(request).then((body) => {
        objects.set(path, typeof source === 'string' ? (objects.get(source) ?? '') : body)
        response.writeHead(200).end()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

it('signs the example of the AWS documentation with the documented signature', () => {
  const header = authorization(
    {
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    },
    {
      method: 'GET',
      path: '/test.txt',
      query: '',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': EMPTY_HASH,
        'x-amz-date': '20130524T000000Z',
      },
      payloadHash: EMPTY_HASH,
    },
    '20130524T000000Z',
  )
  expect(header).toContain('Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

it('puts, reads in parts, copies and removes', async () => {
  const { port } = server.address() as AddressInfo
  const bytes = await openS3(parseS3Url(`http://KEY:SECRET@127.0.0.1:${port}/things?region=here`), folder)
  const file = join(bytes.incoming, 'x')
  await writeFile(file, 'hello world')
  await bytes.put('v1', file, 'text/plain')
  const read = async (version: string, range?: { start: number; end: number }) => {
    const stream = await bytes.read(version, range)
    return stream && text(stream)
  }
  expect(await read('v1')).toBe('hello world')
  expect(await read('v1', { start: 6, end: 10 })).toBe('world')
  await bytes.copy('v1', 'v2')
  await bytes.remove(['v1'])
  expect([await read('v1'), await read('v2')]).toEqual([undefined, 'hello world'])
})

it('names what is missing in S3_URL', () => {
  expect(() => parseS3Url('nonsense')).toThrow(/S3_URL is not an address/)
  expect(() => parseS3Url('https://host/bucket')).toThrow(/needs a key/)
})
