// What cancelling one half of a pair says about the other.
import { expect, it } from 'vitest'
import { otherHalfText } from './cancel-with-undo.ts'

it.each([
  [[{ id: '1', pair: null }], undefined],
  [[{ id: '1', pair: 'PIANO' }], 'With it the other half of pair PIANO'],
  [
    [
      { id: '1', pair: 'PIANO' },
      { id: '2', pair: 'PIANO' },
    ],
    undefined,
  ],
  [
    [
      { id: '1', pair: 'PIANO' },
      { id: '2', pair: 'SOFA' },
    ],
    'With them the other halves of 2 pairs',
  ],
])('says of %o what goes with it', (orders, text) => {
  expect(otherHalfText(orders)).toBe(text)
})
