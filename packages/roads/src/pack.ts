// One file of named columns: a small JSON header, then each typed array at an 8-byte boundary.
import { RoadsError } from './types.ts'

type Column = Int32Array | Uint8Array | Float64Array | Float32Array
export type Columns = Record<string, Column>

const MAGIC = 0x4b505744 // "DWPK"
const TYPES = { i32: Int32Array, u8: Uint8Array, f64: Float64Array, f32: Float32Array } as const
type TypeName = keyof typeof TYPES

interface Head {
  info: unknown
  columns: { name: string; type: TypeName; offset: number; length: number }[]
  total: number
}

/** Packs columns and JSON into one buffer. */
export function writePack(info: unknown, columns: Columns): Uint8Array<ArrayBuffer> {
  let offset = 0
  const entries = Object.entries(columns).map(([name, column]) => {
    const entry = { name, type: typeName(column), offset, length: column.length }
    offset += Math.ceil(column.byteLength / 8) * 8
    return entry
  })
  const head = new TextEncoder().encode(
    JSON.stringify({ info, columns: entries, total: offset } satisfies Head),
  )
  const base = Math.ceil((8 + head.length) / 8) * 8
  const bytes = new Uint8Array(base + offset)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, head.length, true)
  bytes.set(head, 8)
  for (const entry of entries) {
    const column = columns[entry.name]!
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), base + entry.offset)
  }
  return bytes
}

/** Columns as views into the buffer, without copies. Throws region_damaged for an incomplete pack. */
export function readPack<Info>(source: Uint8Array): { info: Info; columns: Columns } {
  // Views need 8-byte alignment, which a pooled buffer may lack.
  const bytes = source.byteOffset % 8 === 0 ? source : source.slice()
  const damaged = (why: string) =>
    new RoadsError(
      'region_damaged',
      `This region's data is damaged: ${why}.`,
      'Compile it again with npm run region.',
    )
  if (bytes.length < 8) throw damaged('the file is empty')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== MAGIC) throw damaged('it does not start like a pack')
  const headLength = view.getUint32(4, true)
  const base = Math.ceil((8 + headLength) / 8) * 8
  if (base > bytes.length) throw damaged('its head is cut off')
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headLength))) as Head
  if (base + head.total > bytes.length) throw damaged(`${base + head.total - bytes.length} bytes are missing`)
  const columns: Columns = {}
  for (const { name, type, offset, length } of head.columns)
    columns[name] = new TYPES[type](bytes.buffer as ArrayBuffer, bytes.byteOffset + base + offset, length)
  return { info: head.info as Info, columns }
}

function typeName(column: Column): TypeName {
  if (column instanceof Int32Array) return 'i32'
  if (column instanceof Uint8Array) return 'u8'
  return column instanceof Float64Array ? 'f64' : 'f32'
}
