// Reads a zip file from disk part by part, because an archive with thousands of photos does not fit into
// memory (APPNOTE 6.3.10, section 4.3).
import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22
/** The end record is in the last 64 kB, before a comment of unknown length. */
const TAIL_BYTES = 65_535 + END_BYTES
const DIRECTORY_ENTRY = 0x02014b50
/** 65,535 parts with names of our length are 6 MB. */
const DIRECTORY_MAX_BYTES = 16 * 1024 * 1024
const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8

export class ZipError extends Error {
  readonly reason: 'damaged' | 'too_large'
  constructor(reason: 'damaged' | 'too_large') {
    super(`zip archive: ${reason}`)
    this.reason = reason
  }
}

interface Entry {
  method: number
  packedBytes: number
  headerAt: number
}

export interface OpenZip {
  /**
   * Unpacks a part; undefined when there is none. Throws ZipError beyond `limitBytes`, whatever sizes the
   * file declares.
   */
  read(name: string, limitBytes: number): Promise<Buffer | undefined>
  /** The bytes of an uncompressed part; undefined for a missing or compressed one. */
  stream(name: string): Promise<Readable | undefined>
  close(): Promise<void>
}

/** Throws ZipError for a file that is no zip archive, is damaged, or exceeds 4 GB. */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const entries = await readDirectory(file, size)
    const startOf = async ({ headerAt, packedBytes }: Entry): Promise<number> => {
      const header = await readAt(file, headerAt, LOCAL_HEADER_BYTES)
      if (header.readUInt32LE(0) !== LOCAL_HEADER) throw new ZipError('damaged')
      const start = headerAt + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
      if (start + packedBytes > size) throw new ZipError('damaged')
      return start
    }
    return {
      async read(name, limitBytes) {
        const entry = entries.get(name)
        if (!entry) return undefined
        if (entry.packedBytes > limitBytes) throw new ZipError('too_large')
        return unpack(entry, await readAt(file, await startOf(entry), entry.packedBytes), limitBytes)
      },
      async stream(name) {
        const entry = entries.get(name)
        if (entry?.method !== STORED || entry.packedBytes === 0) return undefined
        const start = await startOf(entry)
        return file.createReadStream({ start, end: start + entry.packedBytes - 1, autoClose: false })
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  if (bytesRead < length) throw new ZipError('damaged')
  return bytes
}

async function readDirectory(file: FileHandle, size: number): Promise<Map<string, Entry>> {
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES))
  let end = tail.length - END_BYTES
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1
  if (end < 0) throw new ZipError('damaged')
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  if (length > DIRECTORY_MAX_BYTES) throw new ZipError('too_large')
  if (start + length > size) throw new ZipError('damaged')
  const directory = await readAt(file, start, length)
  const entries = new Map<string, Entry>()
  let at = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new ZipError('damaged')
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
    const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    if (!isEncrypted)
      entries.set(directory.toString('utf8', at + 46, nameEnd), {
        method: directory.readUInt16LE(at + 10),
        packedBytes: directory.readUInt32LE(at + 20),
        headerAt: directory.readUInt32LE(at + 42),
      })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function unpack({ method }: Entry, bytes: Buffer, limitBytes: number): Buffer {
  if (method === STORED) return bytes
  if (method !== DEFLATED) throw new ZipError('damaged')
  try {
    return inflateRawSync(bytes, { maxOutputLength: limitBytes })
  } catch (error) {
    throw new ZipError((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged')
  }
}
