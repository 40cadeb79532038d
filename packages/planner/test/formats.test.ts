// Tests benchmark files: read by their own conventions, invalid ones rejected with a message.
import { expect, it } from 'vitest'
import { isLiLim, readLiLim, readSolomon } from '../src/formats/solomon.ts'
import { readVrplib } from '../src/formats/vrplib.ts'
import { solve } from '../src/index.ts'

const quick = { threads: 0, iterationLimit: 200 }

const VRP = `NAME : tiny
TYPE : CVRP
DIMENSION : 5
EDGE_WEIGHT_TYPE : EUC_2D
CAPACITY : 10
NODE_COORD_SECTION
1 0 0
2 0 10
3 10 10
4 0 -10
5 -10 -10
DEMAND_SECTION
1 0
2 5
3 5
4 5
5 5
DEPOT_SECTION
1
-1
EOF
`

it('reads EUC_2D with distances rounded to whole numbers', async () => {
  const { problem } = readVrplib(VRP)
  expect(problem.matrices['plane'].distances[2]).toBe(14)
  const plan = await solve(problem, quick)
  // Two loops of 10 + 10 + 14.
  expect(plan.cost).toBe(68)
  expect(plan.routes.length).toBe(2)
})

it('reads EXPLICIT distances, lower row and full', () => {
  const lower = VRP.replace('EUC_2D', 'EXPLICIT\nEDGE_WEIGHT_FORMAT : LOWER_ROW').replace(
    /NODE_COORD_SECTION[^D]*/,
    'EDGE_WEIGHT_SECTION\n1\n2 3\n4 5 6\n7 8 9 10\n',
  )
  const table = readVrplib(lower).problem.matrices['plane'].durations
  expect([table[5], table[11], table[4 * 5 + 3], table[3 * 5 + 4]]).toEqual([1, 3, 10, 10])
})

it('names the error of a VRPLIB file', () => {
  expect(() => readVrplib(VRP.replace('EUC_2D', 'GEO'))).toThrow(/GEO is not known/)
  expect(() => readVrplib(VRP.replace('3 10 10\n', ''))).toThrow(/4 rows, DIMENSION is 5/)
  expect(() => readVrplib(VRP.replace('2 5', '2 five'))).toThrow(/not a row of numbers/)
})

const SOLOMON = `TINY

VEHICLE
NUMBER     CAPACITY
  3         20

CUSTOMER
CUST NO.  XCOORD.  YCOORD.  DEMAND  READY TIME  DUE DATE  SERVICE TIME

    0   0   0   0   0   1000   0
    1   3   4   10  0   1000   10
    2   7   1   10  0   1000   10
`

it('reads Solomon with legs truncated to one decimal', async () => {
  const { problem, scale } = readSolomon(SOLOMON)
  const plan = await solve(problem, quick)
  // 5.0 + 5.0 + 7.0 (of 7.07)
  expect(plan.cost / scale).toBeCloseTo(17, 6)
  expect(() => readSolomon('hello')).toThrow(/no Solomon file/)
})

it('reads Li and Lim pairs and plans them with the fewest vehicles', async () => {
  const text =
    '2 10 1\n0 0 0 0 0 1000 0 0 0\n1 0 10 5 0 1000 5 0 2\n2 0 20 -5 0 1000 5 1 0\n3 10 0 5 0 1000 5 0 4\n4 20 0 -5 0 1000 5 3 0\n'
  expect(isLiLim(text)).toBe(true)
  const { problem, scale } = readLiLim(text)
  const plan = await solve(problem, quick)
  expect(plan.violations).toEqual([])
  expect(plan.routes.length).toBe(1)
  // Up, across to the other pair, and back: both pairs in one vehicle.
  expect(plan.cost / scale).toBeCloseTo(10 + 10 + Math.hypot(10, 20) + 10 + 20, 2)
})
