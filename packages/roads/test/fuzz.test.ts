// Any input gets an answer, an OSRM code or a sentence, and never a crash or a hang.
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerOsrm, generateTown, RoadsError, type Region } from '../src/index.ts'
import { ElementStore } from '../src/compile/elements.ts'
import { readBlob, readHeaderBlock, readPrimitiveBlock } from '../src/compile/pbf.ts'
import { buildGraphPack } from '../src/compile/graph-pack.ts'
import { openGraph } from '../src/engine/graph.ts'
import { decodePolyline, encodePolyline } from '../src/polyline.ts'
import { demoTown } from './support/regions.ts'
import { writePbf } from '../src/testing/pbf-writer.ts'

let town: Region
beforeAll(async () => {
  town = await demoTown()
})

describe('requests', () => {
  const service = fc.constantFrom('table', 'route', 'nearest', 'match', 'trip', 'x')
  const near = fc.tuple(
    fc.double({ min: -125.36, max: -125.22, noNaN: true }),
    fc.double({ min: 46.93, max: 46.97, noNaN: true }),
  )
  const coordinates = fc.oneof(
    fc
      .array(near, { minLength: 1, maxLength: 6 })
      .map((list) => list.map((pair) => pair.map((degrees) => degrees.toFixed(6)).join(',')).join(';')),
    fc.string(),
  )
  const query = fc.oneof(
    fc.constantFrom(
      '',
      'steps=true',
      'overview=full&geometries=geojson',
      'annotations=true',
      'sources=0',
      'radiuses=;',
      'number=2',
      'timestamps=1;2',
      'alternatives=3',
      'roundtrip=false&source=first&destination=last',
    ),
    fc.string(),
  )

  it('always end in Ok or one of OSRM’s codes', () => {
    fc.assert(
      fc.property(service, coordinates, query, (name, places, options) => {
        const { status, body } = answerOsrm(town, `/${name}/v1/driving/${places}`, options)
        expect(status === 200 ? body.code : 'refused').toBe(status === 200 ? 'Ok' : 'refused')
        expect(String(body.code)).toMatch(
          /^(Ok|Invalid(Url|Service|Version|Options|Query|Value)|NotImplemented|NoSegment|NoRoute|NoTable|NoMatch|NoTrips|TooBig)$/,
        )
        expect(() => JSON.stringify(body)).not.toThrow()
      }),
      { numRuns: 600, seed: 1 },
    )
  })

  it('geocode any text without failing, with confidence between 0 and 1', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 60 })),
        (text) => {
          for (const { confidence, label } of town.geocode(text)) {
            expect(confidence).toBeGreaterThanOrEqual(0)
            expect(confidence).toBeLessThanOrEqual(1)
            expect(label).not.toBe('')
          }
        },
      ),
      { numRuns: 800, seed: 2 },
    )
  })

  it('tables satisfy the triangle inequality but for turns and snapping, and have zero diagonals', () => {
    fc.assert(
      fc.property(near, near, near, (...places) => {
        const { durations } = town.table(places.map(([lng, lat]) => ({ lng, lat })))
        expect([durations[0], durations[4], durations[8]]).toEqual([0, 0, 0])
        // A stop allows a U-turn, so the way over a third place may be up to 40 s shorter than the direct one.
        expect(durations[2]).toBeLessThanOrEqual(durations[1]! + durations[5]! + 40)
      }),
      { numRuns: 150, seed: 3 },
    )
  })
})

describe('files', () => {
  it('with changed bytes are read or refused, without a crash', async () => {
    const file = await writePbf(generateTown({ size: 0.03, seed: 3 }), { raw: true })
    // The second block: its head says how long it is.
    const firstLength = file.readUInt32BE(0)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(30_000), fc.nat(255)), { minLength: 1, maxLength: 20 }),
        (changes) => {
          const bytes = new Uint8Array(file.subarray(4 + firstLength, 4 + firstLength + 40_000))
          for (const [at, value] of changes) bytes[at % bytes.length] = value
          const store = new ElementStore()
          for (const read of [
            () => readBlob(bytes),
            () => readHeaderBlock(bytes),
            () => readPrimitiveBlock(bytes, store),
          ])
            try {
              read()
            } catch (error) {
              expect(error).toBeInstanceOf(RoadsError)
            }
        },
      ),
      { numRuns: 300, seed: 4 },
    )
  })

  it('of a region that is cut off are reported as damaged', () => {
    const store = new ElementStore()
    void generateTown({ size: 0.03, seed: 3 })(store, () => {})
    store.finish()
    const { bytes } = buildGraphPack(store, ['car'], () => {})
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), (length) => {
        expect(() => openGraph(bytes.subarray(0, length))).toThrow()
      }),
      { numRuns: 100, seed: 5 },
    )
  })
})

describe('lines', () => {
  it('are unchanged after encoding and decoding a polyline', () => {
    const place = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -90, max: 90, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), fc.constantFrom(5, 6), (line, precision) => {
        const back = decodePolyline(encodePolyline(line, precision), precision)
        expect(back).toHaveLength(line.length)
        back.forEach(([lng, lat], i) => {
          expect(Math.abs(lng - line[i]![0])).toBeLessThanOrEqual(0.51 * 10 ** -precision)
          expect(Math.abs(lat - line[i]![1])).toBeLessThanOrEqual(0.51 * 10 ** -precision)
        })
      }),
    )
  })
})
