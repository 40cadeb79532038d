// Tests which regions hold a tile.
import { expect, it } from 'vitest'
import { boxOfTile, regionsIn } from './regions.ts'

const region = (name: string, bounds: [number, number, number, number]) => ({ name, bounds, attribution: '' })
/** Smallest first, as the server lists them. */
const REGIONS = [
  region('town', [-76.8, 39.38, -76.68, 39.46]),
  region('denmark', [8, 54.5, 15.2, 57.8]),
  region('sweden', [10.9, 55.3, 24.2, 69.1]),
]
const namesAt = (z: number, x: number, y: number) =>
  regionsIn(REGIONS, boxOfTile({ z, x, y })).map(({ name }) => name)

it('knows the box of a tile', () => {
  expect(boxOfTile({ z: 0, x: 0, y: 0 })).toEqual([
    -180,
    expect.closeTo(-85.0511, 3),
    180,
    expect.closeTo(85.0511, 3),
  ])
  expect(boxOfTile({ z: 1, x: 1, y: 0 })).toEqual([0, expect.closeTo(0, 9), 180, expect.closeTo(85.0511, 3)])
})

it('finds the regions that overlap a tile, smallest first', () => {
  // Reisterstown, Copenhagen, Stockholm, London.
  expect(namesAt(12, 1174, 1559)).toEqual(['town'])
  expect(namesAt(10, 547, 320)).toEqual(['denmark', 'sweden'])
  expect(namesAt(10, 563, 301)).toEqual(['sweden'])
  expect(namesAt(10, 511, 340)).toEqual([])
})
