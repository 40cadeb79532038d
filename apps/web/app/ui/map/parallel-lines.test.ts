// Tests that routes on one street are drawn side by side in either direction.
import { expect, it } from 'vitest'
import { shiftParallels, type Line } from './parallel-lines.ts'

const street: Line = [
  [0, 0],
  [1, 0],
  [2, 0],
]
const shifts = (legs: { route: number; line: Line }[], isCentred?: (route: number) => boolean) =>
  shiftParallels(legs, isCentred).map(({ route, shift, line }) => [route, shift, line.length])

it('does not move a route that shares no street', () => {
  expect(shifts([{ route: 1, line: street }])).toEqual([[1, 0, 3]])
})

it('moves two routes of one street apart by one width', () => {
  expect(
    shifts([
      { route: 1, line: street },
      { route: 2, line: street },
    ]),
  ).toEqual([
    [1, -0.5, 3],
    [2, 0.5, 3],
  ])
})

it('keeps them on the same sides where one drives the other way', () => {
  const [, back] = shiftParallels([
    { route: 1, line: street },
    { route: 2, line: street.toReversed() },
  ])
  // The left side on the way back is the right side on the way there.
  expect(back).toMatchObject({ route: 2, shift: -0.5 })
})

it('cuts a line where the shared street ends', () => {
  expect(
    shifts([
      { route: 1, line: street },
      { route: 2, line: [...street.slice(0, 2), [1, 1]] },
    ]),
  ).toEqual([
    [1, -0.5, 2],
    [1, 0, 2],
    [2, 0.5, 2],
    [2, 0, 2],
  ])
})

it('leaves the selected route in the middle of its streets', () => {
  expect(
    shifts(
      [
        { route: 1, line: street },
        { route: 2, line: street },
      ],
      (route) => route === 2,
    ),
  ).toContainEqual([2, 0, 3])
})
