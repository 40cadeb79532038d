// Tests manual moves: applied in sequence and exactly undone.
import { expect, it } from 'vitest'
import { applyMoves, movesTo, type PlanSequences } from './plan-moves.ts'

const plan: PlanSequences = new Map([
  ['a', ['1', '2', '3']],
  ['b', ['4', '5']],
])
const atEnd = (_order: string, _vehicle: string, orders: readonly string[]) => orders.length
const plain = (sequences: PlanSequences) => Object.fromEntries(sequences)

it('moves within a route, to another route, off the plan and on it again', () => {
  const { sequences, moves } = applyMoves(
    plan,
    [
      { orderId: '3', vehicleId: 'a', position: 1 },
      { orderId: '1', vehicleId: 'b', position: 2 },
      { orderId: '2', vehicleId: null },
      { orderId: '9', vehicleId: 'c' },
    ],
    atEnd,
  )
  expect(plain(sequences)).toEqual({ a: ['3'], b: ['4', '1', '5'], c: ['9'] })
  expect(moves.at(-1)).toEqual({ orderId: '9', vehicleId: 'c', position: 1 })
})

it('undoes every move', () => {
  const there = applyMoves(
    plan,
    [
      { orderId: '1', vehicleId: 'b', position: 99 },
      { orderId: '4', vehicleId: null },
      { orderId: '4', vehicleId: 'a' },
      { orderId: '2', vehicleId: 'a', position: 0 },
      { orderId: '9', vehicleId: 'b', position: 1 },
    ],
    atEnd,
  )
  const back = applyMoves(there.sequences, there.inverse, atEnd)
  expect(plain(back.sequences)).toEqual(plain(plan))
})

it('does not change a plan without the named orders', () => {
  expect(plain(applyMoves(plan, [], atEnd).sequences)).toEqual(plain(plan))
})

it('finds the moves that lead to given routes', () => {
  const wantedSequences: PlanSequences = new Map([
    ['a', ['5', '3', '1']],
    ['b', ['4']],
  ])
  const { sequences } = applyMoves(plan, movesTo(plan, wantedSequences), atEnd)
  expect(plain(sequences)).toEqual(plain(wantedSequences))
})
