// Tests route hues: from the database, guessed for a van added just now, from the number until then.
import { afterEach, expect, it } from 'vitest'
import { hasHues, guessHues, hueOf, showHuesOf, publishHues, strokeOf } from './route-hues.ts'

const DAY = '2031-03-04'
afterEach(() => showHuesOf('', ''))

it('draws a day in the published hues, and by the number where no day is shown', () => {
  publishHues(DAY, [
    [4, 11],
    [9, 2],
  ])
  expect([hueOf(4), hueOf(9), hueOf(13)]).toEqual([4, 9, 1])
  showHuesOf('', DAY)
  expect([hueOf(4), hueOf(9), hueOf(13)]).toEqual([11, 2, 1])
  expect([hasHues(DAY, [4, 9]), hasHues(DAY, [4, 9, 13])]).toEqual([true, false])
})

it('predicts the hue of a new van, and replaces it with the hue from the database', () => {
  showHuesOf('a', DAY)
  publishHues(DAY, [[4, 1]])
  guessHues(DAY, [2, 4])
  expect([hueOf(4), hueOf(2)]).toEqual([1, 7])
  publishHues(DAY, [[2, 5]])
  expect(hueOf(2)).toBe(5)
})

it('forgets the hues of one company when another is shown', () => {
  showHuesOf('a', DAY)
  publishHues(DAY, [[4, 11]])
  showHuesOf('b', DAY)
  expect(hueOf(4)).toBe(4)
})

it('draws the second route of a hue in another stroke, from the database or predicted', () => {
  showHuesOf('a', DAY)
  publishHues(DAY, [
    [4, 11],
    [9, 11],
  ])
  expect([strokeOf(4), strokeOf(9), strokeOf(20)]).toEqual(['solid', 'double', 'solid'])
  publishHues(DAY, [[2, 11]])
  expect([2, 4, 9].map(strokeOf)).toEqual(['solid', 'double', 'dashed'])
})
