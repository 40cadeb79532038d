// Tests route lines: every leg is drawn where it is driven.
import { expect, it } from 'vitest'
import { encodePolyline } from '@dropwise/roads/polyline'
import { decodeLine } from './polyline.ts'

const depot = [-71.05, 42.35] as const
const first = [-71.02, 42.37] as const
const second = [-70.99, 42.36] as const

it('decodes every leg of a route to points that join its stops', () => {
  const legs = [
    [depot, first],
    [first, second],
    [second, depot],
  ]
  const lines = legs.map((leg) => encodePolyline(leg.map(([lng, lat]) => [lng, lat]))).map(decodeLine)

  expect(lines).toEqual(legs)
  for (const [lng, lat] of lines.flat()) {
    expect(lng).toBeGreaterThan(-71.1)
    expect(lng).toBeLessThan(-70.9)
    expect(lat).toBeGreaterThan(42.3)
    expect(lat).toBeLessThan(42.4)
  }
})
