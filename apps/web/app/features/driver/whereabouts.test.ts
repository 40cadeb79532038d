// Tests which positions a phone keeps.
import { METRES_PER_DEGREE } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import type { StoredFix } from './phone/database.ts'
import { isWorthKeeping } from './whereabouts.ts'

const METRE = 1 / METRES_PER_DEGREE
const fix = (seconds: number, metres: number, speed: number): StoredFix => ({
  eventId: String(seconds),
  userId: 'driver',
  at: new Date(Date.UTC(2026, 10, 24, 10) + seconds * 1000).toISOString(),
  lat: 50 + metres * METRE,
  lng: 0,
  speed,
})
const door = { lat: 50 + 5_000 * METRE, lng: 0 }
const start = fix(0, 0, 0)

it.each([
  ['the first position', fix(0, 0, 0), null, true],
  ['no second position while the van stands', fix(30, 3, 0), start, false],
  ['one a minute while the van stands', fix(60, 3, 0), start, true],
  ['one in ten seconds on the way', fix(10, 120, 12), start, true],
  ['none after five seconds on the way', fix(5, 60, 12), start, false],
  ['more near the door', fix(5, 4_800, 8), fix(0, 4_760, 8), true],
  ['none after two seconds near the door', fix(2, 4_780, 8), fix(0, 4_760, 8), false],
])('keeps %s', (_, now, last, expected) => {
  expect(isWorthKeeping(now, last, door)).toBe(expected)
})
