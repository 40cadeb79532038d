// Opens a pbf extract and feeds its elements to the compiler, one block in memory at a time.
import { open } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { RoadsError } from '../types.ts'
import type { ElementSource } from './elements.ts'
import { readBlob, readBlobHead, readHeaderBlock, readPrimitiveBlock } from './pbf.ts'

const MAX_HEAD = 64 * 1024
const MAX_BLOB = 32 * 1024 * 1024

/** A source for compileRegion from a file on disk. Messages call it `label`. */
export function readPbf(path: string, label = path): ElementSource {
  return (sink, onProgress) => readFile(path, label, sink, onProgress)
}

const readFile = async (
  path: string,
  label: string,
  sink: Parameters<ElementSource>[0],
  onProgress: (fraction: number) => void,
): Promise<void> => {
  const file = await open(path).catch(() => {
    throw new RoadsError('bad_extract', `${label} cannot be opened.`, 'Give the path of an .osm.pbf file.')
  })
  try {
    const { size } = await file.stat()
    if (size === 0) throw new RoadsError('bad_extract', `${label} is empty.`, 'Download it again.')
    let position = 0
    let newest = 0
    let blocks = 0
    const read = async (length: number): Promise<Buffer> => {
      const buffer = Buffer.allocUnsafe(length)
      const { bytesRead } = await file.read(buffer, 0, length, position)
      if (bytesRead < length)
        throw new RoadsError(
          'bad_extract',
          `${label} ends in the middle of a block, after ${size} bytes.`,
          'The download was cut off: fetch it again.',
        )
      position += length
      return buffer
    }
    while (position < size) {
      const headSize = (await read(4)).readUInt32BE(0)
      if (headSize === 0 || headSize > MAX_HEAD)
        throw new RoadsError(
          'bad_extract',
          `${label} is not an OpenStreetMap pbf file.`,
          'Give an .osm.pbf extract, not XML or a zip.',
        )
      const head = readBlobHead(await read(headSize))
      if (head.size < 0 || head.size > MAX_BLOB)
        throw new RoadsError(
          'bad_extract',
          `${label} holds a block of an impossible size.`,
          'Download it again and compare its checksum.',
        )
      const blob = readBlob(await read(head.size))
      const bytes = 'raw' in blob ? blob.raw : inflate(blob.zlib, label)
      if (head.type === 'OSMHeader') sink.meta(readHeaderBlock(bytes))
      else if (head.type === 'OSMData') newest = Math.max(newest, readPrimitiveBlock(bytes, sink))
      blocks++
      onProgress(position / size)
    }
    if (blocks === 0) throw new RoadsError('bad_extract', `${label} holds no data.`, 'Download it again.')
    if (newest > 0) sink.meta({ date: new Date(newest * 1000).toISOString() })
  } finally {
    await file.close()
  }
}

function inflate(bytes: Uint8Array, label: string): Uint8Array {
  try {
    return inflateSync(bytes)
  } catch {
    throw new RoadsError(
      'bad_extract',
      `${label} holds a block that cannot be unpacked.`,
      'Download it again and compare its checksum.',
    )
  }
}
