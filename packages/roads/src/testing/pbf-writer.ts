// Writes small OpenStreetMap pbf files for tests by the format's specification, without code of our reader.
import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import type { ElementSource, Member, Tags } from '../compile/elements.ts'

interface Elements {
  nodes: { id: number; lng: number; lat: number; tags: Tags | null }[]
  ways: { id: number; refs: number[]; tags: Tags }[]
  relations: { id: number; members: Member[]; tags: Tags }[]
}

export interface PbfOptions {
  /** Plain nodes, as in very old files, instead of dense ones. */
  plainNodes?: boolean
  /** Blobs without compression. */
  raw?: boolean
  /** Ways before nodes, and nodes backwards. */
  unsorted?: boolean
  withoutAddresses?: boolean
  withoutRoads?: boolean
}

/** All elements of a source as the bytes of a file. */
export async function writePbf(source: ElementSource, options: PbfOptions = {}): Promise<Buffer> {
  const all: Elements = { nodes: [], ways: [], relations: [] }
  await source(
    {
      node: (id, lng, lat, tags) => void all.nodes.push({ id, lng, lat, tags }),
      way: (id, refs, tags) => void all.ways.push({ id, refs: Array.from(refs), tags }),
      relation: (id, members, tags) => void all.relations.push({ id, members, tags }),
      meta: () => {},
    },
    () => {},
  )
  if (options.unsorted) all.nodes.reverse()
  if (options.withoutAddresses)
    for (const way of all.ways)
      for (const key of way.tags.keys()) if (key.startsWith('addr:')) way.tags.delete(key)
  if (options.withoutRoads) all.ways = all.ways.filter(({ tags }) => !tags.has('highway'))
  const blocks: Buffer[] = [blob('OSMHeader', header(), options)]
  const nodeBlocks: Buffer[] = []
  for (let i = 0; i < all.nodes.length; i += 8000)
    nodeBlocks.push(
      blob(
        'OSMData',
        block((strings) => nodeGroup(all.nodes.slice(i, i + 8000), strings, options)),
        options,
      ),
    )
  const wayBlocks: Buffer[] = []
  for (let i = 0; i < all.ways.length; i += 8000)
    wayBlocks.push(
      blob(
        'OSMData',
        block((strings) =>
          group(
            3,
            all.ways.slice(i, i + 8000).map((way) => wayMessage(way, strings)),
          ),
        ),
        options,
      ),
    )
  const relationBlock = blob(
    'OSMData',
    block((strings) =>
      group(
        4,
        all.relations.map((relation) => relationMessage(relation, strings)),
      ),
    ),
    options,
  )
  return Buffer.concat(
    options.unsorted
      ? [...blocks, relationBlock, ...wayBlocks, ...nodeBlocks.toReversed()]
      : [...blocks, ...nodeBlocks, ...wayBlocks, relationBlock],
  )
}

type StringIds = (text: string) => number
type Write = (out: PbfWriter) => void

/** The bytes of one message. */
function message(write: Write): Uint8Array {
  const out = new PbfWriter()
  write(out)
  return out.finish()
}

function blob(type: string, bytes: Uint8Array, { raw }: PbfOptions): Buffer {
  const body = message((out) => {
    if (raw) return out.writeBytesField(1, bytes)
    out.writeVarintField(2, bytes.length)
    out.writeBytesField(3, deflateSync(bytes))
  })
  const head = message((out) => {
    out.writeStringField(1, type)
    out.writeVarintField(3, body.length)
  })
  const size = Buffer.alloc(4)
  size.writeUInt32BE(head.length)
  return Buffer.concat([size, head, body])
}

const header = (): Uint8Array =>
  message((out) => {
    out.writeStringField(4, 'OsmSchema-V0.6')
    out.writeStringField(4, 'DenseNodes')
  })

function block(fill: (strings: StringIds) => Uint8Array): Uint8Array {
  const list = ['']
  const ids = new Map<string, number>()
  const content = fill((text) => {
    const id = ids.get(text) ?? list.push(text) - 1
    ids.set(text, id)
    return id
  })
  const table = message((out) => {
    for (const text of list) out.writeStringField(1, text)
  })
  return message((out) => {
    out.writeBytesField(1, table)
    out.writeBytesField(2, content)
  })
}

const group = (field: number, messages: Uint8Array[]): Uint8Array =>
  message((out) => {
    for (const bytes of messages) out.writeBytesField(field, bytes)
  })

const steps = (values: number[]) => values.map((value, i) => value - (i > 0 ? values[i - 1]! : 0))
const nano = (degrees: number) => Math.round(degrees * 1e7)

function nodeGroup(nodes: Elements['nodes'], strings: StringIds, { plainNodes }: PbfOptions): Uint8Array {
  if (plainNodes)
    return group(
      1,
      nodes.map(({ id, lng, lat, tags }) =>
        message((out) => {
          out.writeSVarintField(1, id)
          writeTags(out, tags ?? new Map(), strings)
          out.writeSVarintField(8, nano(lat))
          out.writeSVarintField(9, nano(lng))
        }),
      ),
    )
  const keyValues = nodes.flatMap(({ tags }) => [
    ...[...(tags ?? [])].flatMap(([key, value]) => [strings(key), strings(value)]),
    0,
  ])
  const dense = message((out) => {
    out.writePackedSVarint(1, steps(nodes.map(({ id }) => id)))
    out.writePackedSVarint(8, steps(nodes.map(({ lat }) => nano(lat))))
    out.writePackedSVarint(9, steps(nodes.map(({ lng }) => nano(lng))))
    out.writePackedVarint(10, keyValues)
  })
  return group(2, [dense])
}

function writeTags(out: PbfWriter, tags: Tags, strings: StringIds): void {
  out.writePackedVarint(2, [...tags.keys()].map(strings))
  out.writePackedVarint(3, [...tags.values()].map(strings))
}

const wayMessage = ({ id, refs, tags }: Elements['ways'][number], strings: StringIds): Uint8Array =>
  message((out) => {
    out.writeVarintField(1, id)
    writeTags(out, tags, strings)
    out.writePackedSVarint(8, steps(refs))
  })

const MEMBER_TYPES = ['node', 'way', 'relation']

const relationMessage = (
  { id, members, tags }: Elements['relations'][number],
  strings: StringIds,
): Uint8Array =>
  message((out) => {
    out.writeVarintField(1, id)
    writeTags(out, tags, strings)
    out.writePackedVarint(
      8,
      members.map(({ role }) => strings(role)),
    )
    out.writePackedSVarint(9, steps(members.map(({ ref }) => ref)))
    out.writePackedVarint(
      10,
      members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
    )
  })
