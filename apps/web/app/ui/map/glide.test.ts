// Tests how vans move between fixes.
import { describe, expect, it } from 'vitest'
import { glideTo, paceOf, placeAt, standAt, toWorld, turnTo } from './glide.ts'

const at = (x: number, y = 0.3) => ({ x, y })

describe('a glide', () => {
  it('takes about the interval between fixes, within limits', () => {
    expect(glideTo(at(0.5), at(0.50001), 1_000, 1_000).ms).toBeCloseTo(1_100)
    expect(glideTo(at(0.5), at(0.50001), 1_000, 10).ms).toBe(250)
    expect(glideTo(at(0.5), at(0.50001), 1_000, 60_000).ms).toBe(12_000)
    expect(glideTo(at(0.5), at(0.50001), 1_000, null).ms).toBe(1_400)
  })

  it('is even, ends at the newest position, and then stops', () => {
    const glide = glideTo(at(0.5), at(0.50001), 1_000, 1_000)
    expect(placeAt(glide, 1_000).x).toBe(0.5)
    expect(placeAt(glide, 1_550).x).toBeCloseTo(0.500005, 9)
    expect(placeAt(glide, 2_101)).toEqual(at(0.50001))
    expect(paceOf(glide, 1_550)).toBeCloseTo(0.00001 / 1_100, 12)
    expect(paceOf(glide, 2_101)).toBe(0)
  })

  it('is skipped over more than a few kilometres: the van jumps', () => {
    expect(glideTo(at(0.5), at(0.51), 1_000, 1_000)).toEqual(standAt(at(0.51)))
  })
})

describe('places', () => {
  it('equal those of Web Mercator', () => {
    expect(toWorld({ lat: 0, lng: 0 }).x).toBe(0.5)
    expect(toWorld({ lat: 0, lng: 0 }).y).toBeCloseTo(0.5, 12)
    expect(toWorld({ lat: 85.0511287798, lng: -180 }).x).toBe(0)
    expect(toWorld({ lat: 85.0511287798, lng: -180 }).y).toBeCloseTo(0, 9)
  })
})

describe('a turn', () => {
  it('turns the short way, and keeps the heading of a van that stands', () => {
    expect(turnTo(350, 10)).toBe(370)
    expect(turnTo(370, 350)).toBe(350)
    expect(turnTo(90, null)).toBe(90)
  })
})
