// Tests the formats of amounts on screens and in messages.
import { describe, expect, test } from 'vitest'
import { formatDuration, formatLateness } from './units.ts'

describe('formats lateness for a dispatcher', () => {
  test.each([
    [0, 'on time'],
    [-59, 'on time'],
    [1, '1 min late'],
    [540, '9 min late'],
    [3541, '1 h 00 late'],
    [19_440, '5 h 24 late'],
    [-240, '4 min early'],
    [-7_500, '2 h 05 early'],
  ])('%i s is %s', (seconds, words) => expect(formatLateness(seconds)).toBe(words))
})

test('a duration above an hour shows hours and two digits of minutes', () => {
  expect(formatDuration(59 * 60)).toBe('59 min')
  expect(formatDuration(65 * 60)).toBe('1 h 05')
})
