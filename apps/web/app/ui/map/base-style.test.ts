// Tests the order of the base map: routes go below its lowest label, so all ground lies below that label too.
import { expect, it } from 'vitest'
import { buildStyle } from './base-style.ts'
import type { Bounds } from './bounds.ts'
import type { MapColours } from './colours.ts'

const TOWN: Bounds = [-2, 50, -1, 51]
const FURTHER: Bounds = [8, 54, 13, 58]
const COLOURS = new Proxy({} as MapColours, { get: () => '#000000' })
const WORLD = 'https://a.example/tiles/_world.pmtiles'

it.each([
  ['the world alone', []],
  ['a region', [TOWN]],
  ['two regions', [TOWN, FURTHER]],
])('draws every label above all ground: %s', (_name, covered) => {
  const types = buildStyle(COLOURS, { worldUrl: WORLD, covered }).layers.map(({ type }) => type)
  const firstLabel = types.indexOf('symbol')
  expect(firstLabel).toBeGreaterThan(0)
  // Dots of towns go with their names.
  expect(types.slice(firstLabel).filter((type) => type !== 'symbol' && type !== 'circle')).toEqual([])
})
