import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatTrackingNumber,
  isTrackingNumber,
  normaliseTrackingNumber,
  trackingCheckCharacter,
} from './tracking-number.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')
const body = fc.string({ unit: fc.constantFrom(...letters), minLength: 13, maxLength: 13 })

describe('tracking numbers', () => {
  it('accepts generated numbers as people type them', () => {
    fc.assert(
      fc.property(body, (text) => {
        const number = text + trackingCheckCharacter(text)
        return (
          isTrackingNumber(number) &&
          isTrackingNumber(formatTrackingNumber(number).toLowerCase()) &&
          normaliseTrackingNumber(formatTrackingNumber(number)) === number
        )
      }),
    )
  })

  it('detects every single wrong character', () => {
    fc.assert(
      fc.property(body, fc.nat(12), fc.constantFrom(...letters), (text, at, wrong) => {
        fc.pre(text[at] !== wrong)
        const number = text + trackingCheckCharacter(text)
        return !isTrackingNumber(number.slice(0, at) + wrong + number.slice(at + 1))
      }),
    )
  })

  it('accepts digits of other scripts', () => {
    const body = '0123456789012'
    const number = body + trackingCheckCharacter(body)
    const arabic = number.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    expect([isTrackingNumber(arabic), normaliseTrackingNumber(arabic)]).toEqual([true, number])
  })

  it('refuses other lengths and letters', () => {
    expect(isTrackingNumber('')).toBe(false)
    expect(isTrackingNumber('ABC')).toBe(false)
    expect(isTrackingNumber('U'.repeat(14))).toBe(false)
  })
})
