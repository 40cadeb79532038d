// Tests that any company colour stays readable.
import { describe, expect, it } from 'vitest'
import { brandColours, contrastWithWhite } from './brand.ts'

describe('a company colour', () => {
  it('does not change when white text can be read on it', () => {
    expect(brandColours('#0f5257').fill).toBe('#0f5257')
  })

  it('is darkened until white text has a contrast of 4.5:1', () => {
    for (const hex of ['#ffd400', '#7fdbff', '#ffffff', '#ff4136', '#2ecc40', '#b0b0b0']) {
      expect(contrastWithWhite(brandColours(hex).fill), hex).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has a lighter version for dark backgrounds', () => {
    const { fill, twin } = brandColours('#0f5257')
    expect(contrastWithWhite(twin)).toBeLessThan(contrastWithWhite(fill) ?? 0)
  })

  it('falls back to the default for an invalid colour', () => {
    expect(brandColours('teal').fill).toBe('#14264a')
    expect(contrastWithWhite('teal')).toBeNull()
  })
})
