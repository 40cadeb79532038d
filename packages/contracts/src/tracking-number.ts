// Tracking numbers: 13 random characters of Crockford's base 32 (65 bits) and a check character that detects
// typos.
import { DEMO_TRACKING_NUMBER } from './constants.ts'
import { plainDigits } from './digits.ts'

/** Crockford's alphabet: no I, L, O, U (https://www.crockford.com/base32.html). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const TRACKING_NUMBER_LENGTH = 14

/** Check character of the first 13: Luhn's algorithm in base 32. */
export function trackingCheckCharacter(body: string): string {
  let sum = 0
  let factor = 2
  for (let i = body.length - 1; i >= 0; i--) {
    const product = factor * ALPHABET.indexOf(body.charAt(i))
    sum += Math.floor(product / 32) + (product % 32)
    factor = factor === 2 ? 1 : 2
  }
  return ALPHABET.charAt((32 - (sum % 32)) % 32)
}

/** Normalises typed text: digits 0-9, upper case, no spaces or dashes, O read as 0, I and L as 1. */
export function normaliseTrackingNumber(text: string): string {
  return plainDigits(text).toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

/** True when length, letters and check character are valid. */
export function isTrackingNumber(text: string): boolean {
  const number = normaliseTrackingNumber(text)
  if (number.length !== TRACKING_NUMBER_LENGTH) return false
  if (Array.from(number).some((c) => !ALPHABET.includes(c))) return false
  return trackingCheckCharacter(number.slice(0, -1)) === number.slice(-1)
}

/** `demo` in place of a number: a parcel of the demo's, where the demo runs. */
export const isDemoNumber = (text: string): boolean => text.trim().toLowerCase() === DEMO_TRACKING_NUMBER

/** Grouped for reading: `7K2M-9QXR-4T1B-0C`. */
export function formatTrackingNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1-')
}
