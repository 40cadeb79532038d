// Tests merging a driver's sequence into a changed route, and around stops that dispatch fixed.
import { expect, it } from 'vitest'
import { mergeOrder } from './driver-order.ts'

const ahead = (text: string) =>
  text.split('').map((letter) => ({
    orderId: letter.toLowerCase(),
    isLocked: letter !== letter.toLowerCase(),
  }))
const merge = (now: string, requested: string) => {
  const { orderIds, isHeld } = mergeOrder(ahead(now), requested.split(''))
  return { order: orderIds.join(''), isHeld }
}

it('applies the sequence that the driver requests', () => {
  expect(merge('abcd', 'cabd')).toEqual({ order: 'cabd', isHeld: false })
})

it('ignores stops that have left the route', () => {
  expect(merge('acd', 'dbca')).toEqual({ order: 'dca', isHeld: false })
})

it('puts a new stop after its predecessor', () => {
  expect(merge('axbc', 'cba')).toEqual({ order: 'cbax', isHeld: false })
  expect(merge('xabc', 'cba')).toEqual({ order: 'xcba', isHeld: false })
  expect(merge('axyb', 'ba')).toEqual({ order: 'baxy', isHeld: false })
})

it('lets no stop pass one that is locked', () => {
  expect(merge('abCde', 'baced')).toEqual({ order: 'baced', isHeld: false })
  expect(merge('abCde', 'debac')).toEqual({ order: 'bacde', isHeld: true })
  expect(merge('Abc', 'cba')).toEqual({ order: 'acb', isHeld: true })
  expect(merge('ABC', 'cba')).toEqual({ order: 'abc', isHeld: true })
})
