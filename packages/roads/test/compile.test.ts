// Extracts good and bad: what comes out of a pbf is what went in, and a bad one is refused with a sentence.
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  compileRegion,
  ensureDemoRegion,
  generateTown,
  listRegions,
  openRegion,
  openRegions,
  readPbf,
  removeRegion,
  type ElementSource,
} from '../src/index.ts'
import { demoFolder } from './support/regions.ts'
import { draw } from '../src/testing/small-town.ts'
import { writePbf, type PbfOptions } from '../src/testing/pbf-writer.ts'

let outDir: string
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'dropwise-compile-'))
})
afterAll(() => rm(outDir, { recursive: true }))

/** A town of a few streets: the generator at a fortieth of its size. */
const hamlet = () => generateTown({ seed: 3, size: 0.03, name: 'Hamlet' })

async function compileFile(name: string, bytes: Buffer, bbox?: [number, number, number, number]) {
  const file = join(outDir, `${name}.osm.pbf`)
  writeFileSync(file, bytes)
  return compileRegion(readPbf(file), { outDir, name, bbox })
}

describe('a pbf extract', () => {
  it('compiles to the same region as its elements, in every dialect of the format', async () => {
    const direct = await compileRegion(hamlet(), { outDir, name: 'direct' })
    expect(direct.counts.addresses).toBeGreaterThan(100)
    const dialects: PbfOptions[] = [{}, { plainNodes: true }, { raw: true }, { unsorted: true }]
    for (const dialect of dialects) {
      const { counts } = await compileFile('dialect', await writePbf(hamlet(), dialect))
      const { junctions, roadKm, addresses, buildings, turnRestrictions } = counts
      expect({ junctions, roadKm, addresses, buildings, turnRestrictions }).toEqual({
        junctions: direct.counts.junctions,
        roadKm: direct.counts.roadKm,
        addresses: direct.counts.addresses,
        buildings: direct.counts.buildings,
        turnRestrictions: direct.counts.turnRestrictions,
      })
    }
  })

  it('finds the main door of a building, and where a van stops for it', async () => {
    const drawn = draw({
      map: ['AB', 'CD', 'EF'],
      ways: {
        AB: {},
        BD: {},
        DC: {},
        CA: {},
        CEFDC: { highway: '', building: 'yes', 'addr:housenumber': '7', 'addr:street': 'Door Street' },
      },
      nodes: { E: { entrance: 'yes' }, F: { entrance: 'main' } },
    })
    await compileRegion(drawn.source, { outDir, name: 'doors' })
    const [house] = openRegion(join(outDir, 'doors')).geocode('7 Door Street')
    expect(house!.accuracy).toBe('rooftop')
    expect(drawn.letterAt(house!.entrance!)).toBe('F')
    // The middle of the house is 100 m south of the street from C to D.
    expect(house!.parking![1]).toBeCloseTo(drawn.at('C').lat, 5)
  })

  it('keeps only elements that touch the requested box', async () => {
    const bytes = await writePbf(hamlet())
    const wholeRegion = await compileFile('whole', bytes)
    const [west, south, east, north] = wholeRegion.bounds
    const half = await compileFile('half', bytes, [west, south, (west + east) / 2, north])
    expect(half.counts.roadKm).toBeLessThan(wholeRegion.counts.roadKm)
    expect(half.bounds[2]).toBeCloseTo((west + east) / 2)
    await expect(compileFile('nowhere', bytes, [1, 1, 2, 2])).rejects.toThrow(/no road a car may drive/)
  })

  it('warns of missing addresses and disconnected roads, and still works', async () => {
    const bare = await compileFile('bare', await writePbf(hamlet(), { withoutAddresses: true }))
    expect(bare.warnings.join()).toContain('No addresses')
    const region = openRegion(join(outDir, 'bare'))
    const street = region.reverse(bare.center[1], bare.center[0])
    expect(street?.accuracy).toBe('street')
    expect(region.geocode(street!.street)[0]!.accuracy).toBe('street')
    const islands = draw({
      map: ['AB.CD.EF', '........', 'GH.IJ.KL'],
      ways: { AB: {}, CD: {}, EF: {}, GH: {}, IJ: {}, KL: {} },
    })
    const cut = await compileRegion(islands.source, { outDir, name: 'cut' })
    expect(cut.warnings.join()).toMatch(/Only \d+ % of the roads are connected/)
  })

  it('refuses with a sentence and a next step', async () => {
    const good = await writePbf(hamlet())
    const refused: [string, Buffer, RegExp][] = [
      ['empty', Buffer.alloc(0), /is empty/],
      ['truncated', good.subarray(0, good.length - 500), /ends in the middle of a block/],
      ['head', good.subarray(0, 3), /ends in the middle/],
      ['xml', Buffer.from('<?xml version="1.0"?><osm version="0.6"></osm>'), /not an OpenStreetMap pbf/],
      [
        'garbled',
        Buffer.concat([good.subarray(0, 200), Buffer.alloc(400, 7), good.subarray(600)]),
        /cannot be unpacked|damaged|impossible size|not an OpenStreetMap/,
      ],
      ['roadless', await writePbf(hamlet(), { withoutRoads: true }), /no road a car may drive/],
    ]
    for (const [name, bytes, message] of refused) {
      const failure = await compileFile(name, bytes).catch((error: unknown) => error)
      expect(failure).toMatchObject({ name: 'RoadsError', hint: expect.stringMatching(/\w+/) })
      expect(String(failure)).toMatch(message)
      expect(existsSync(join(outDir, name))).toBe(false)
    }
    await expect(compileRegion(readPbf('/nowhere.osm.pbf'), { outDir, name: 'x' })).rejects.toThrow(
      /cannot be opened/,
    )
    await expect(compileRegion(hamlet(), { outDir, name: '../evil' })).rejects.toThrow(/cannot name a region/)
  })

  it('leaves the old region in service when a compile dies half-way', async () => {
    await compileRegion(hamlet(), { outDir, name: 'kept' })
    const before = openRegion(join(outDir, 'kept')).manifest.compiledAt
    const dying: ElementSource = (sink, progress) => {
      void hamlet()(sink, progress)
      throw new Error('the power went')
    }
    await expect(compileRegion(dying, { outDir, name: 'kept' })).rejects.toThrow('the power went')
    expect(openRegion(join(outDir, 'kept')).manifest.compiledAt).toBe(before)
    expect(readdirSync(outDir).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('may be compiled by two processes at once: one complete result remains', async () => {
    const compile = (seed: number) =>
      compileRegion(generateTown({ seed, size: 0.03 }), { outDir, name: 'twice' })
    const manifests = await Promise.all([compile(1), compile(2)])
    const { manifest } = openRegion(join(outDir, 'twice'))
    expect(manifests.map(({ compiledAt }) => compiledAt)).toContain(manifest.compiledAt)
  })

  it('reports progress that only grows and ends at 1', async () => {
    const fractions: number[] = []
    await compileRegion(hamlet(), {
      outDir,
      name: 'progress',
      onProgress: ({ fraction }) => fractions.push(fraction),
    })
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).toBe(1)
  })
})

describe('the regions of a folder', () => {
  it('are listed, opened, found by place, noticed when new, and removed', async () => {
    const dir = join(outDir, 'set')
    await compileRegion(hamlet(), { outDir: dir, name: 'one' })
    const set = openRegions(dir)
    await compileRegion(generateTown({ seed: 4, size: 0.03, centre: { lat: 20, lng: -140 } }), {
      outDir: dir,
      name: 'two',
    })
    expect(set.list.map(({ manifest }) => manifest.name)).toEqual(['one'])
    set.reload()
    expect(listRegions(dir).map(({ name }) => name)).toEqual(['one', 'two'])
    const [first, second] = ['one', 'two'].map((name) => set.byName(name)!)
    const [a, b] = [first!, second!].map(({ manifest: { center } }) => ({ lat: center[1], lng: center[0] }))
    expect(set.at(a!.lat, a!.lng)).toBe(first)
    expect(set.at(b!.lat, b!.lng)).toBe(second)
    expect(set.at(1, 1)).toBeUndefined()
    expect(removeRegion(dir, 'two')).toBe(true)
    expect(removeRegion(dir, 'two')).toBe(false)
    expect(removeRegion(dir, '../set')).toBe(false)
    set.reload()
    expect(set.byName('two')).toBeUndefined()
  })

  it('distinguish a damaged region from a missing one', async () => {
    const dir = join(outDir, 'broken')
    await compileRegion(hamlet(), { outDir: dir, name: 'town' })
    expect(() => openRegion(join(dir, 'nothing'))).toThrow(/There is no region/)
    writeFileSync(join(dir, 'town', 'graph.bin'), Buffer.alloc(100))
    expect(() => openRegion(join(dir, 'town'))).toThrow(/damaged/)
    const errors: unknown[] = []
    expect(openRegions(dir, (error) => errors.push(error)).list).toEqual([])
    expect(errors).toHaveLength(1)
  })

  it('answer from memory when their files are cut off, report it once, and recover', async () => {
    const dir = join(outDir, 'cut')
    const { bounds } = await compileRegion(hamlet(), { outDir: dir, name: 'town' })
    const errors: unknown[] = []
    const set = openRegions(dir, (error) => errors.push(error))
    const places = [0.3, 0.7].map((share) => ({
      lat: bounds[1] + (bounds[3] - bounds[1]) * share,
      lng: bounds[0] + (bounds[2] - bounds[0]) * share,
    }))
    const before = set.byName('town')!.table(places).durations
    for (const name of ['graph.bin', 'addresses.bin', 'tiles.pmtiles']) {
      const file = join(dir, 'town', name)
      const whole = readFileSync(file)
      truncateSync(file, Math.floor(whole.length / 2))
      set.reload()
      set.reload()
      expect(set.damaged).toEqual(['town'])
      expect(set.byName('town')!.table(places).durations).toEqual(before)
      expect(() => openRegion(join(dir, 'town'))).toThrow(/its files have \d+ bytes instead of/)
      expect(openRegions(dir).list).toEqual([])
      writeFileSync(file, whole)
      set.reload()
      expect(set.damaged).toEqual([])
    }
    expect(errors).toHaveLength(3)
  })

  it('get the demo town once', async () => {
    const dir = dirname(await demoFolder())
    const first = await ensureDemoRegion(dir)
    expect((await ensureDemoRegion(dir)).compiledAt).toBe(first.compiledAt)
    expect(first).toMatchObject({ name: 'ashmouth', generated: true })
  })
})
