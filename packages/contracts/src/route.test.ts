// Tests whose turn is next on a route, and explanations of an ETA.
import { expect, test } from 'vitest'
import { AS_PLANNED, etaReasonText, openInOrder, stopsBefore } from './route.ts'

const stops = (...statuses: Parameters<typeof openInOrder>[0][number]['status'][]) =>
  statuses.map((status, index) => ({ sequence: index + 1, status }))

test.each([
  ['by sequence at the start', stops('pending', 'pending', 'pending'), [1, 2, 3]],
  ['those ahead before those passed over', stops('pending', 'served', 'pending'), [3, 1]],
  ['where the van stands comes first', stops('pending', 'pending', 'arrived'), [3, 1, 2]],
  ['failed and skipped stops have no turn', stops('failed', 'pending', 'skipped', 'pending'), [2, 4]],
  ['nothing when all is done', stops('served', 'failed'), []],
])('whose turn is next: %s', (_, route, expected) => {
  expect(openInOrder(route).map((stop) => stop.sequence)).toEqual(expected)
})

test('a stop counts those before it, and has no count once it is done', () => {
  const before = stops('pending', 'served', 'pending', 'pending')
  expect([4, 1, 2].map((sequence) => stopsBefore(before, sequence))).toEqual([1, 2, null])
})

test.each([
  [0, 0, 'Yours is the next stop; on plan'],
  [1, 2, 'One stop before yours; 2 min behind plan'],
  [2, 6, '2 stops before yours; 6 min behind plan'],
  [3, -4, '3 stops before yours; 4 min ahead of plan'],
  [2, 1, '2 stops before yours; on plan'],
])('an ETA with %i stops before and a drift of %i min reads "%s"', (count, driftMinutes, text) => {
  expect(etaReasonText({ code: 'in_turn', values: { stopsBefore: count, driftMinutes } })).toBe(text)
})

test('a route that has not left reads "As planned"', () => {
  expect(etaReasonText(AS_PLANNED)).toBe('As planned')
})
