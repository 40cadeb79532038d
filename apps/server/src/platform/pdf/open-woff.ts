// Unpacks a font of the web (WOFF 1.0) to the plain form of it, because the font engine of PDFKit inflates a table of a
// packed font again for each letter: seconds a document.
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Bytes of the header and of an entry of the table directory, packed and plain. */
const WOFF = { header: 44, entry: 20 } as const
const PLAIN = { header: 12, entry: 16 } as const

export function openWoff(path: string): Buffer {
  const file = readFileSync(path)
  const tableCount = file.readUInt16BE(12)
  const tables = Array.from({ length: tableCount }, (_, index) => {
    const entry = WOFF.header + index * WOFF.entry
    const start = file.readUInt32BE(entry + 4)
    const packed = file.subarray(start, start + file.readUInt32BE(entry + 8))
    const size = file.readUInt32BE(entry + 12)
    return {
      tag: file.subarray(entry, entry + 4),
      checksum: file.readUInt32BE(entry + 16),
      bytes: packed.length < size ? inflateSync(packed) : packed,
    }
  })
  let offset = PLAIN.header + tableCount * PLAIN.entry
  const header = Buffer.alloc(offset)
  file.copy(header, 0, 4, 8)
  header.writeUInt16BE(tableCount, 4)
  const bodies: Buffer[] = []
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = PLAIN.header + index * PLAIN.entry
    tag.copy(header, entry)
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(bytes.length, entry + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    bodies.push(bytes, padding)
    offset += bytes.length + padding.length
  })
  return Buffer.concat([header, ...bodies])
}
