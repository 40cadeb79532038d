// Tests that pins separate and stay near their doors.
import { METRES_PER_DEGREE } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { declutterPins } from './declutter.ts'

const ZOOM = 13
/** Metres to degrees of latitude. */
const north = (metres: number) => metres / METRES_PER_DEGREE
/** Px between two places at a zoom, near 47 degrees north. */
function px(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const metresPerPx = (40_075_016 * Math.cos((47 * Math.PI) / 180)) / (512 * 2 ** ZOOM)
  return (
    Math.hypot(
      (a.lat - b.lat) * METRES_PER_DEGREE,
      (a.lng - b.lng) * METRES_PER_DEGREE * Math.cos((47 * Math.PI) / 180),
    ) / metresPerPx
  )
}

describe('spreading pins', () => {
  it('parts four orders at one door and keeps each within reach of it', () => {
    const door = { lat: 47, lng: -125.3, radius: 8 }
    const spread = declutterPins([door, door, door, door], ZOOM)
    for (const [i, a] of spread.entries()) {
      expect(px(a, door)).toBeLessThan(21)
      for (const b of spread.slice(i + 1)) expect(px(a, b)).toBeGreaterThan(11)
    }
  })

  it('leaves pins alone that have room', () => {
    const pins = [
      { lat: 47, lng: -125.3, radius: 11 },
      { lat: 47 + north(2_000), lng: -125.3, radius: 11 },
    ]
    expect(declutterPins(pins, ZOOM)).toEqual(pins)
  })

  it('says the same twice', () => {
    const pins = Array.from({ length: 60 }, (_, i) => ({
      lat: 47 + north((i % 7) * 9),
      lng: -125.3 + (i % 5) * 0.0001,
      radius: 8,
    }))
    expect(declutterPins(pins, ZOOM)).toEqual(declutterPins(pins, ZOOM))
  })
})
