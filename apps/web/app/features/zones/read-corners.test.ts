// Tests parsing corners from other programs.
import { describe, expect, it } from 'vitest'
import { readCorners, writeCorners } from './read-corners.ts'

const CORNERS: [number, number][] = [
  [-1.98, 50.72],
  [-1.9, 50.72],
  [-1.9, 50.78],
]
const RING = [...CORNERS, CORNERS[0]!]
const polygon = { type: 'Polygon', coordinates: [RING] }
const read = (value: unknown) => readCorners(JSON.stringify(value))

describe('lines', () => {
  it('come back as they were written, latitude first', () => {
    expect(writeCorners(CORNERS).split('\n')[0]).toBe('50.720000, -1.980000')
    expect(readCorners(writeCorners(CORNERS))).toEqual({ corners: CORNERS })
  })

  it('may be closed, in brackets, apart by a space or a semicolon, with empty ones between', () => {
    const text = '(50.72, -1.98)\n\n50.72 -1.9\r\n50.78;-1.9\n50.72,-1.98\n'
    expect(readCorners(text)).toEqual({ corners: CORNERS })
  })

  it('name the corner that cannot be read', () => {
    expect(readCorners('50.72, -1.98\nHarbour')).toEqual({
      problem: 'Line 2 is no corner: write latitude, longitude',
    })
  })
})

it('takes nothing that is off the map', () => {
  const problem = expect.stringContaining('off the map')
  expect(readCorners('-1.98, 50.72\n91, 2\n3, 4')).toEqual({ problem })
  const swapped = RING.map(([lng, lat]) => [lng, lat + 50])
  expect(read({ type: 'Polygon', coordinates: [swapped] })).toEqual({ problem })
})

describe('GeoJSON', () => {
  it('is read as a geometry, a feature or a collection of one, heights left out', () => {
    const feature = { type: 'Feature', properties: { name: 'North' }, geometry: polygon }
    const high = { type: 'Polygon', coordinates: [RING.map((corner) => [...corner, 12])] }
    const shapes = [
      polygon,
      feature,
      { type: 'FeatureCollection', features: [feature] },
      { type: 'MultiPolygon', coordinates: [[RING]] },
      high,
    ]
    for (const shape of shapes) expect(read(shape)).toEqual({ corners: CORNERS })
  })

  it('is refused with holes, several parts, no polygon, or half of it missing', () => {
    expect(read({ ...polygon, coordinates: [RING, RING] })).toMatchObject({
      problem: expect.stringContaining('holes'),
    })
    expect(read({ type: 'MultiPolygon', coordinates: [[RING], [RING]] })).toMatchObject({
      problem: expect.stringContaining('other parts'),
    })
    for (const text of ['{"type":"Point","coordinates":[1,2]}', '{"type":"Polygon","coordi'])
      expect(readCorners(text)).toEqual({ problem: 'This is not GeoJSON with one polygon' })
  })
})
