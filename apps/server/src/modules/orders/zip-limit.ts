// Refuses packed files that unpack to more than we are ready to hold. Sizes written in the file are not believed.
import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const STORED = 0
const DEFLATED = 8
/** A spreadsheet has a few dozen parts. */
const MAX_ENTRIES = 2_000

export type ZipRefusal = 'damaged' | 'too_large'

/**
 * Unpacks every part of a zip archive for its size alone (APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.16).
 * Null when it holds no more than `limitBytes`; archives that are encrypted or over 4 GB count as damaged.
 */
export function findZipRefusal(bytes: Buffer, limitBytes: number): ZipRefusal | null {
  const end = findEnd(bytes)
  if (end < 0) return 'damaged'
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let left = limitBytes
  if (count > MAX_ENTRIES) return 'too_large'
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return 'damaged'
    const size = unpackedSize(bytes, at, left)
    if (typeof size !== 'number') return size
    left -= size
    if (left < 0) return 'too_large'
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return null
}

/** The end record stands in the last 64 kB, before a comment of unknown length. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at
  }
  return -1
}

function unpackedSize(bytes: Buffer, entry: number, limit: number): number | ZipRefusal {
  const method = bytes.readUInt16LE(entry + 10)
  const packed = bytes.readUInt32LE(entry + 20)
  const header = bytes.readUInt32LE(entry + 42)
  if (header + 30 > bytes.length || bytes.readUInt32LE(header) !== LOCAL_HEADER) return 'damaged'
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  if (start + packed > bytes.length) return 'damaged'
  if (method === STORED) return packed
  if (method !== DEFLATED) return 'damaged'
  try {
    return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: Math.max(1, limit) })
      .length
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged'
  }
}
