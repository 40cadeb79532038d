// Decodes the body of a signed request: unwraps chunks and verifies signatures and checksums as bytes arrive.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { headerText } from '../../core/http.ts'
import { bodyOf } from '../intake.ts'
import type { SignedBy } from './authenticate.ts'
import { ByteReader } from './byte-reader.ts'
import { type Checksum, openChecksums } from './checksums.ts'
import { badDigest, invalidArgument, signatureDoesNotMatch } from './errors.ts'
import { EMPTY_HASH, formatScope, isSameSignature, sha256, signText, UNSIGNED } from './sigv4.ts'

const HEX_HASH = /^[0-9a-f]{64}$/
const STREAMED = /^STREAMING-(AWS4-HMAC-SHA256-PAYLOAD|UNSIGNED-PAYLOAD)(-TRAILER)?$/
const MAX_CHUNK_BYTES = 64 * 1024 * 1024

/** The request's body. It is verified incrementally and throws before its end if the signature does not match. */
export async function* signedBody(request: FastifyRequest, signedBy: SignedBy): AsyncGenerator<Buffer> {
  const source = bodyOf(request)
  const { payloadHash } = signedBy
  const checksums = openChecksums(request.headers)
  const streamed = STREAMED.exec(payloadHash)
  if (streamed) {
    const isSigned = streamed[1] !== UNSIGNED
    yield* unwrapChunks(new ByteReader(source), signedBy, checksums, {
      isSigned,
      hasTrailer: streamed[2] !== undefined,
    })
  } else {
    if (payloadHash !== UNSIGNED && !HEX_HASH.test(payloadHash))
      throw invalidArgument(
        'x-amz-content-sha256 must be a SHA-256 hash, UNSIGNED-PAYLOAD or a streaming form',
      )
    const hash = createHash('sha256')
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk)
      for (const checksum of checksums) checksum.update(chunk)
      yield chunk
    }
    if (payloadHash !== UNSIGNED && hash.digest('hex') !== payloadHash) throw badDigest()
  }
  for (const checksum of checksums) if (!checksum.holds()) throw badDigest()
}

/** The declared size of the object, without chunk framing. */
export const declaredLength = (request: FastifyRequest): number =>
  Number(
    headerText(request.headers['x-amz-decoded-content-length']) ?? request.headers['content-length'] ?? '0',
  )

interface Chunking {
  isSigned: boolean
  hasTrailer: boolean
}

async function* unwrapChunks(
  reader: ByteReader,
  signedBy: SignedBy,
  checksums: Checksum[],
  { isSigned, hasTrailer }: Chunking,
): AsyncGenerator<Buffer> {
  let previous = signedBy.signature
  for (;;) {
    const [length = '', ...extensions] = (await reader.line()).split(';')
    const size = Number.parseInt(length, 16)
    if (!/^[0-9a-f]{1,8}$/i.test(length) || size > MAX_CHUNK_BYTES)
      throw invalidArgument('A chunk of the body has an invalid length')
    const hash = createHash('sha256')
    for await (const bytes of reader.bytes(size)) {
      hash.update(bytes)
      for (const checksum of checksums) checksum.update(bytes)
      yield bytes
    }
    if (isSigned) {
      const signature = extensions
        .find((e) => e.startsWith('chunk-signature='))
        ?.slice('chunk-signature='.length)
      const kind = ['AWS4-HMAC-SHA256-PAYLOAD', signedBy.date, formatScope(signedBy.scope)]
      const expected = signText(signedBy.key, [...kind, previous, EMPTY_HASH, hash.digest('hex')].join('\n'))
      if (!isSameSignature(expected, signature ?? '')) throw signatureDoesNotMatch()
      previous = expected
    }
    if (size === 0) break
    if ((await reader.line()) !== '') throw invalidArgument('A chunk of the body is longer than declared')
  }
  if (hasTrailer) await readTrailer(reader, signedBy, previous, checksums, isSigned)
}

async function readTrailer(
  reader: ByteReader,
  signedBy: SignedBy,
  previous: string,
  checksums: Checksum[],
  isSigned: boolean,
): Promise<void> {
  let lines = ''
  let signature = ''
  for (;;) {
    const line = await reader.lineOrEnd()
    if (line === undefined || line === '') break
    const at = line.indexOf(':')
    const [name, value] = [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
    if (name === 'x-amz-trailer-signature') {
      signature = value
      continue
    }
    lines += `${name}:${value}\n`
    for (const checksum of checksums) if (checksum.name === name) checksum.expect(value)
  }
  if (!isSigned) return
  const kind = ['AWS4-HMAC-SHA256-TRAILER', signedBy.date, formatScope(signedBy.scope)]
  const expected = signText(signedBy.key, [...kind, previous, sha256(lines)].join('\n'))
  if (!isSameSignature(expected, signature)) throw signatureDoesNotMatch()
}
