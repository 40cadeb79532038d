// Body checksums sent in a header or trailer. Algorithms that Node.js does not provide are ignored.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { headerText } from '../../core/http.ts'

export interface Checksum {
  /** Name of the header or trailer that carries it. */
  name: string
  update(bytes: Buffer): void
  expect(value: string): void
  /** Whether the computed value matches the announced one; true when none was announced. */
  holds(): boolean
}

const HASHES = {
  'content-md5': 'md5',
  'x-amz-checksum-sha1': 'sha1',
  'x-amz-checksum-sha256': 'sha256',
} as const

type Digest = Pick<Checksum, 'update'> & { base64(): string }

function openHash(algorithm: string): Digest {
  const hash = createHash(algorithm)
  return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') }
}

function openCrc32(): Digest {
  let value = 0
  return {
    update(bytes) {
      value = crc32(bytes, value)
    },
    base64() {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes.toString('base64')
    },
  }
}

function toChecksum(name: string, digest: Digest, announced: string | undefined): Checksum {
  let expected = announced
  return {
    name,
    update: digest.update,
    expect(value) {
      expected = value
    },
    holds: () => expected === undefined || digest.base64() === expected,
  }
}

/** The checksums announced by these headers, directly or as trailers. */
export function openChecksums(headers: IncomingHttpHeaders): Checksum[] {
  const trailers = new Set((headerText(headers['x-amz-trailer']) ?? '').split(',').map((name) => name.trim()))
  const isNamed = (name: string): boolean => headers[name] !== undefined || trailers.has(name)
  const checksums = Object.entries(HASHES)
    .filter(([name]) => isNamed(name))
    .map(([name, algorithm]) => toChecksum(name, openHash(algorithm), headerText(headers[name])))
  const crc = 'x-amz-checksum-crc32'
  if (isNamed(crc)) checksums.push(toChecksum(crc, openCrc32(), headerText(headers[crc])))
  return checksums
}
