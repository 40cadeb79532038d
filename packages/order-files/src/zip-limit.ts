// Refuses archives that unpack to too much, without trusting their declared sizes.
import { Inflate } from 'fflate'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const STORED = 0
const DEFLATED = 8
/** A spreadsheet has a few dozen parts. */
const MAX_ENTRIES = 2_000
/**
 * Compressed bytes inflated at a time: deflate expands at most 1,032 times, so a step yields at most 17 MB.
 */
const STEP_BYTES = 16 * 1024

export type ZipRefusal = 'damaged' | 'too_large'

class LimitReached extends Error {}

/** Receives the unpacked bytes of one part. */
export type PartWatch = (bytes: Uint8Array) => void

/**
 * Inflates every part of a zip archive to measure it (APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.16), and
 * passes parts to the receivers that `watch` returns. Null when it stays within `limitBytes`; encrypted
 * archives and those over 4 GB count as damaged.
 */
export function findZipRefusal(
  bytes: Uint8Array,
  limitBytes: number,
  watch: (name: string) => PartWatch | undefined = () => undefined,
): ZipRefusal | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEndOfDirectory(view)
  if (end < 0) return 'damaged'
  const count = view.getUint16(end + 10, true)
  let entry = view.getUint32(end + 16, true)
  let remaining = limitBytes
  if (count > MAX_ENTRIES) return 'too_large'
  for (let i = 0; i < count; i += 1) {
    if (entry + 46 > bytes.length || view.getUint32(entry, true) !== DIRECTORY_ENTRY) return 'damaged'
    const name = bytes.subarray(entry + 46, entry + 46 + view.getUint16(entry + 28, true))
    const size = unpackedSize(bytes, view, entry, remaining, watch(new TextDecoder().decode(name)))
    if (typeof size !== 'number') return size
    remaining -= size
    if (remaining < 0) return 'too_large'
    entry +=
      46 +
      view.getUint16(entry + 28, true) +
      view.getUint16(entry + 30, true) +
      view.getUint16(entry + 32, true)
  }
  return null
}

/** The end record is in the last 64 kB, before a comment of unknown length. */
function findEndOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return -1
}

function unpackedSize(
  bytes: Uint8Array,
  view: DataView,
  entry: number,
  limit: number,
  watch: PartWatch | undefined,
): number | ZipRefusal {
  const method = view.getUint16(entry + 10, true)
  const packed = view.getUint32(entry + 20, true)
  const header = view.getUint32(entry + 42, true)
  if (header + 30 > bytes.length || view.getUint32(header, true) !== LOCAL_HEADER) return 'damaged'
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  if (start + packed > bytes.length) return 'damaged'
  if (method === STORED) {
    watch?.(bytes.subarray(start, start + packed))
    return packed
  }
  if (method !== DEFLATED) return 'damaged'
  return inflatedSize(bytes.subarray(start, start + packed), limit, watch)
}

function inflatedSize(packed: Uint8Array, limit: number, watch: PartWatch | undefined): number | ZipRefusal {
  let size = 0
  const inflate = new Inflate((chunk) => {
    size += chunk.length
    if (size > limit) throw new LimitReached()
    watch?.(chunk)
  })
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES)
      inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length)
    return size
  } catch (error) {
    return error instanceof LimitReached ? 'too_large' : 'damaged'
  }
}
