// Tests the message about a pair's other half when one half is cancelled.
import { expect, it } from 'vitest'
import { otherHalfText, roadText } from './cancel-with-undo.ts'

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

it('says which routes lose a stop by a cancellation', () => {
  const order = (status: 'open' | 'dispatched', routeNumber: number | null) => ({
    id: `${routeNumber}`,
    pair: null,
    status,
    routeNumber,
  })
  expect(roadText([order('open', 3)])).toBeUndefined()
  expect(roadText([order('dispatched', 9), order('dispatched', 4), order('dispatched', 9)])).toBe(
    'Off R9, R4, where the van has not been yet',
  )
})
