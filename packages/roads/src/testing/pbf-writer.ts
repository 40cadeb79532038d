// Writes small OpenStreetMap pbf files for tests by the format's specification, without code of our reader.
import { deflateSync } from 'node:zlib'
import { ByteWriter } from '../tiles/mvt.ts'
import type { ElementSource, Member, Tags } from '../compile/elements.ts'

interface Written {
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
  const all: Written = { nodes: [], ways: [], relations: [] }
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

function blob(type: string, content: ByteWriter, { raw }: PbfOptions): Buffer {
  const bytes = content.done()
  const body = new ByteWriter()
  const packed = new ByteWriter()
  packed.append(raw ? bytes : deflateSync(bytes))
  if (!raw) {
    body.varint(2 * 8)
    body.varint(bytes.length)
  }
  body.block(raw ? 1 : 3, packed)
  const head = new ByteWriter()
  head.text(1, type)
  head.varint(3 * 8)
  head.varint(body.length)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(head.length)
  return Buffer.concat([size, head.done(), body.done()])
}

function header(): ByteWriter {
  const out = new ByteWriter()
  out.text(4, 'OsmSchema-V0.6')
  out.text(4, 'DenseNodes')
  return out
}

function block(fill: (strings: StringIds) => ByteWriter): ByteWriter {
  const list = ['']
  const ids = new Map<string, number>()
  const content = fill((text) => {
    const id = ids.get(text) ?? list.push(text) - 1
    ids.set(text, id)
    return id
  })
  const table = new ByteWriter()
  for (const text of list) table.text(1, text)
  const out = new ByteWriter()
  out.block(1, table)
  out.block(2, content)
  return out
}

function group(field: number, messages: ByteWriter[]): ByteWriter {
  const out = new ByteWriter()
  for (const message of messages) out.block(field, message)
  return out
}

function zigzag(out: ByteWriter, value: number): void {
  out.varint(value >= 0 ? value * 2 : -value * 2 - 1)
}

function list(values: number[], signed: boolean): ByteWriter {
  const out = new ByteWriter()
  for (const value of values)
    if (signed) zigzag(out, value)
    else out.varint(value)
  return out
}

const steps = (values: number[]) => values.map((value, i) => value - (i > 0 ? values[i - 1]! : 0))
const nano = (degrees: number) => Math.round(degrees * 1e7)

function nodeGroup(nodes: Written['nodes'], strings: StringIds, { plainNodes }: PbfOptions): ByteWriter {
  if (plainNodes)
    return group(
      1,
      nodes.map(({ id, lng, lat, tags }) => {
        const out = new ByteWriter()
        out.varint(1 * 8)
        zigzag(out, id)
        tagFields(out, tags ?? new Map(), strings)
        out.varint(8 * 8)
        zigzag(out, nano(lat))
        out.varint(9 * 8)
        zigzag(out, nano(lng))
        return out
      }),
    )
  const dense = new ByteWriter()
  dense.block(1, list(steps(nodes.map(({ id }) => id)), true))
  dense.block(8, list(steps(nodes.map(({ lat }) => nano(lat))), true))
  dense.block(9, list(steps(nodes.map(({ lng }) => nano(lng))), true))
  dense.block(
    10,
    list(
      nodes.flatMap(({ tags }) => [
        ...[...(tags ?? [])].flatMap(([key, value]) => [strings(key), strings(value)]),
        0,
      ]),
      false,
    ),
  )
  return group(2, [dense])
}

function tagFields(out: ByteWriter, tags: Tags, strings: StringIds): void {
  out.block(2, list([...tags.keys()].map(strings), false))
  out.block(3, list([...tags.values()].map(strings), false))
}

function wayMessage({ id, refs, tags }: Written['ways'][number], strings: StringIds): ByteWriter {
  const out = new ByteWriter()
  out.varint(1 * 8)
  out.varint(id)
  tagFields(out, tags, strings)
  out.block(8, list(steps(refs), true))
  return out
}

function relationMessage(
  { id, members, tags }: Written['relations'][number],
  strings: StringIds,
): ByteWriter {
  const out = new ByteWriter()
  out.varint(1 * 8)
  out.varint(id)
  tagFields(out, tags, strings)
  out.block(
    8,
    list(
      members.map(({ role }) => strings(role)),
      false,
    ),
  )
  out.block(9, list(steps(members.map(({ ref }) => ref)), true))
  out.block(
    10,
    list(
      members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type)),
      false,
    ),
  )
  return out
}
