// Tests the order of the base map: routes go below its lowest label, so all ground lies below that label too.
import { expect, it } from 'vitest'
import { buildStyle } from './base-style.ts'
import type { MapColours } from './colours.ts'

const COLOURS = new Proxy({} as MapColours, { get: () => '#000000' })
const WORLD = 'https://a.example/tiles/_world.pmtiles'
const TOWN = 'https://a.example/tiles/town.pmtiles'

it.each([
  ['the world alone', null],
  ['a region of unknown bounds', { url: TOWN, bounds: null }],
  ['a region', { url: TOWN, bounds: [-2, 50, -1, 51] as [number, number, number, number] }],
])('draws every label above all ground: %s', (_name, region) => {
  const types = buildStyle(COLOURS, { worldUrl: WORLD, region }).layers.map(({ type }) => type)
  const firstLabel = types.indexOf('symbol')
  expect(firstLabel).toBeGreaterThan(0)
  // Dots of towns go with their names.
  expect(types.slice(firstLabel).filter((type) => type !== 'symbol' && type !== 'circle')).toEqual([])
})
