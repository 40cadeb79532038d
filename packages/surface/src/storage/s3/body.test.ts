// Chunk-signed bodies, verified against the example in the AWS documentation.
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { OPERATOR } from '../context.ts'
import { signedBody } from './body.ts'
import { signingKey } from './sigv4.ts'

const scope = { day: '20130524', region: 'us-east-1', service: 's3' }
const signedBy = {
  caller: OPERATOR,
  scope,
  key: signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', scope),
  date: '20130524T000000Z',
  signature: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
  payloadHash: 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
}
const CHUNKS: [size: number, signature: string][] = [
  [65_536, 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648'],
  [1024, '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497'],
  [0, 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9'],
]
const example = CHUNKS.map(
  ([size, signature]) => `${size.toString(16)};chunk-signature=${signature}\r\n${'a'.repeat(size)}\r\n`,
).join('')

async function read(body: string, piece: number): Promise<string> {
  const pieces = body.match(new RegExp(`[^]{1,${piece}}`, 'g')) ?? []
  return readRequest({ headers: {}, body: Readable.from(pieces.map((text) => Buffer.from(text))) })
}

async function readRequest(request: { headers: object; body?: Readable }): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of signedBody(request as unknown as FastifyRequest, signedBy)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('reads the published example in chunks of any size', async () => {
  for (const piece of [7, 1000, 100_000]) expect(await read(example, piece)).toBe('a'.repeat(66_560))
})

it('refuses a chunk that was changed, left out or cut short', async () => {
  await expect(read(example.replace('aaa', 'aab'), 1000)).rejects.toMatchObject({
    code: 'SignatureDoesNotMatch',
  })
  const second = example.indexOf('400;chunk')
  const third = example.indexOf('0;chunk-signature=b6c6')
  await expect(read(example.slice(0, second) + example.slice(third), 1000)).rejects.toMatchObject({
    code: 'SignatureDoesNotMatch',
  })
  await expect(read(example.slice(0, third), 1000)).rejects.toMatchObject({ code: 'IncompleteBody' })
})

it('refuses a missing streamed body', async () => {
  await expect(readRequest({ headers: {} })).rejects.toMatchObject({ code: 'IncompleteBody' })
})
