// Tests which outlines are valid zones, and which places lie inside.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zonePolygon } from './api/zones.ts'
import { cornersOf, cornersProblem, isInZone, polygonOf, zoneProblem, type Corner } from './zones.ts'

/** An L: the square from 0 to 4 without its upper right quarter. */
const L: Corner[] = [
  [0, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 4],
  [0, 4],
]
const inL = (lng: number, lat: number) => isInZone(polygonOf(L), { lat, lng })

describe('a place', () => {
  it('lies in a zone, beside it, or in the corner that is cut out', () => {
    expect([inL(1, 1), inL(3, 1), inL(1, 3)]).toEqual([true, true, true])
    expect([inL(3, 3), inL(5, 1), inL(-1, 1), inL(1, 5), inL(1, -1)]).toEqual(Array(5).fill(false))
  })

  it('belongs to the zone on a side and on a corner, whichever way it was drawn', () => {
    for (const corners of [L, L.toReversed()]) {
      const zone = polygonOf(corners)
      for (const [lng, lat] of [...L, [2, 0], [4, 1], [3, 2], [2, 3], [0, 2]] as Corner[])
        expect(isInZone(zone, { lat, lng })).toBe(true)
    }
  })

  it('is not counted twice on the level of a corner', () => {
    // An eastward ray passes exactly through corners of the diamond.
    const diamond = polygonOf([
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ])
    expect(isInZone(diamond, { lng: 0, lat: 0 })).toBe(true)
    expect(isInZone(diamond, { lng: -2, lat: 0 })).toBe(false)
    expect(inL(-1, 2)).toBe(false)
    expect(inL(1, 2)).toBe(true)
  })

  it('contains points of a circle by their distance', () => {
    const corners = Array.from({ length: 500 }, (_, i): Corner => {
      const angle = (i / 500) * 2 * Math.PI
      return [10 + Math.cos(angle), 50 + Math.sin(angle)]
    })
    expect(cornersProblem(corners)).toBeNull()
    const zone = polygonOf(corners)
    fc.assert(
      fc.property(
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        (x, y) => {
          const distance = Math.hypot(x, y)
          // Between corners the circle lies slightly outside the polygon.
          fc.pre(distance < 0.9999 || distance > 1)
          return isInZone(zone, { lng: 10 + x, lat: 50 + y }) === distance < 1
        },
      ),
    )
  })
})

describe('an outline', () => {
  it('is read back with its corners', () => {
    expect(zoneProblem(polygonOf(L))).toBeNull()
    expect(cornersOf(polygonOf(L))).toEqual(L)
  })

  it.each<[string, Corner[], RegExp]>([
    [
      'two corners',
      [
        [0, 0],
        [1, 1],
      ],
      /at least 3/,
    ],
    ['501 corners', Array.from({ length: 501 }, (_, i): Corner => [i / 100, i ** 2 / 1e4]), /at most 500/],
    [
      'a corner off the map',
      [
        [0, 0],
        [1, 0],
        [0, 91],
      ],
      /off the map/,
    ],
    [
      'a corner that is no number',
      [
        [0, 0],
        [1, 0],
        [0, Number.NaN],
      ],
      /off the map/,
    ],
    [
      'a side over the 180th meridian',
      [
        [179, 0],
        [-179, 0],
        [-179, 1],
        [179, 1],
      ],
      /180th meridian/,
    ],
    [
      'a bow tie',
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
      /crosses/,
    ],
    [
      'a corner on another side',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 0],
        [0, 4],
      ],
      /crosses/,
    ],
    [
      'a line and back',
      [
        [0, 0],
        [4, 0],
        [2, 0],
      ],
      /crosses/,
    ],
    [
      'a spike',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [4, 2],
        [0, 2],
      ],
      /crosses/,
    ],
    [
      'a corner twice',
      [
        [0, 0],
        [4, 0],
        [4, 0],
        [0, 4],
      ],
      /same place/,
    ],
    [
      'two rings that touch',
      [
        [0, 0],
        [2, 2],
        [4, 0],
        [4, 4],
        [2, 2],
        [0, 4],
      ],
      /crosses/,
    ],
  ])('is refused with %s', (_, corners, problem) => {
    expect(cornersProblem(corners)).toMatch(problem)
    expect(zoneProblem(polygonOf(corners))).toMatch(problem)
  })

  it('is refused with holes, without an outline, and open', () => {
    const [ring] = polygonOf(L).coordinates
    expect(zoneProblem({ type: 'Polygon', coordinates: [ring!, ring!] })).toMatch(/without holes/)
    expect(zoneProblem({ type: 'Polygon', coordinates: [] })).toMatch(/one outline/)
    expect(zoneProblem({ type: 'Polygon', coordinates: [L] })).toMatch(/first one again/)
  })

  it('is refused by name over the API', () => {
    expect(zonePolygon.safeParse(polygonOf(L)).success).toBe(true)
    const crossed = polygonOf([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ])
    expect(zonePolygon.safeParse(crossed).error?.issues[0]?.message).toMatch(/crosses/)
    const height = { type: 'Polygon', coordinates: [[[0, 0, 5]]] }
    expect(zonePolygon.safeParse(height).success).toBe(false)
  })
})
