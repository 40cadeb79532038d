// @vitest-environment happy-dom
// Tests tiles along a route, and that reading them ahead suffices offline.
import { PMTiles, zxyToTileId } from 'pmtiles'
import { expect, it, vi } from 'vitest'
import { readTilesAhead, tilesAlong, tilesUrlOf, worldTilesUrl, type Point } from './tiles-ahead.ts'

const names = (lines: Point[][], maxZoom: number, most?: number) =>
  tilesAlong(lines, maxZoom, most).map(({ z, x, y }) => `${z}/${x}/${y}`)

it('names the tiles that a screen around a point shows, coarse ones first', () => {
  // Greenwich on the equator is a corner of four tiles at every zoom.
  const tiles = names([[[0, 0]]], 9)
  expect(tiles.slice(0, 4).toSorted()).toEqual(['8/127/127', '8/127/128', '8/128/127', '8/128/128'])
  expect(tiles.slice(4).toSorted()).toEqual(['9/255/255', '9/255/256', '9/256/255', '9/256/256'])
})

it('follows a straight road through tiles in which it has no corner', () => {
  const columns = tilesAlong(
    [
      [
        [0, 0.001],
        [1, 0.001],
      ],
    ],
    12,
  )
    .filter(({ z }) => z === 12)
    .map(({ x }) => x)
  // A degree is 11.4 tiles at zoom 12.
  expect([...new Set(columns)].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, i) => 2_047 + i),
  )
})

it('reads an archive with a coarse finest zoom, and never more tiles than allowed', () => {
  expect(names([[[0, 0]]], 5)).toHaveLength(4)
  expect(names([[[0, 50]], [[120, -30]]], 14, 10)).toHaveLength(10)
})

/** An archive with these tiles, one byte each, in the format's version 3. */
function archiveOf(tiles: { z: number; x: number; y: number }[], maxZoom: number): Uint8Array<ArrayBuffer> {
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
  const ids = tiles.map(({ z, x, y }) => zxyToTileId(z, x, y)).toSorted((a, b) => a - b)
  const directory = [
    ...varint(ids.length),
    ...ids.flatMap((id, i) => varint(id - (ids[i - 1] ?? 0))),
    ...ids.flatMap(() => varint(1)),
    ...ids.flatMap(() => varint(1)),
    // The first offset is 0, stored as 1; 0 means directly after the previous.
    ...ids.map((_, i) => (i === 0 ? 1 : 0)),
  ]
  const metadata = new TextEncoder().encode('{}')
  // Beyond the part read with the header, so each tile needs a request.
  const bytes = new Uint8Array(20_000 + ids.length)
  bytes.set(new TextEncoder().encode('PMTiles\u0003'))
  const view = new DataView(bytes.buffer)
  const long = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true)
  for (const [i, value] of [
    127,
    directory.length,
    18_000,
    metadata.length,
    19_000,
    0,
    20_000,
    ids.length,
  ].entries())
    long(8 + i * 8, value)
  // No compression; vector tiles; zooms.
  bytes.set([1, 1, 1, 1, 0, maxZoom], 96)
  bytes.set(directory, 127)
  bytes.set(metadata, 18_000)
  return bytes
}

it('[M64] fetches the same pieces as the map, which then needs no network', async () => {
  const lines: Point[][] = [
    [
      [-1.9, 50.7],
      [-1.2, 50.8],
    ],
  ]
  const along = tilesAlong(lines, 9)
  const bytes = archiveOf(along, 9)
  const storedNames = new Set<string>()
  let isOffline = false
  const regions = [
    { name: 'town', bounds: [-2, 50, -1, 51], attribution: '' },
    { name: 'elsewhere', bounds: [8, 54, 13, 58], attribution: '' },
  ]
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers }: { headers: Headers } = { headers: new Headers() }) => {
      if (url === '/tiles/regions.json') return Response.json({ regions, world: { attribution: '' } })
      const range = headers.get('range') ?? ''
      if (isOffline && !storedNames.has(`${url} ${range}`)) throw new TypeError('Failed to fetch')
      storedNames.add(`${url} ${range}`)
      const [, from, to] = /(\d+)-(\d+)/.exec(range) ?? []
      return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206 })
    },
  )
  await readTilesAhead(lines, new AbortController().signal)
  isOffline = true
  for (const url of [tilesUrlOf('town'), worldTilesUrl()]) {
    const secondReader = new PMTiles(url)
    for (const { z, x, y } of along) expect((await secondReader.getZxy(z, x, y))?.data.byteLength).toBe(1)
    expect(await secondReader.getMetadata()).toEqual({})
  }
  expect(storedNames.size).toBe(2 * (along.length + 2))
  vi.unstubAllGlobals()
})
