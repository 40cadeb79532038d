// Tests VRPLIB files with a row per vehicle, several depots, prizes, releases and backhauls.
import { expect, it } from 'vitest'
import { readVrplib } from '../src/formats/vrplib.ts'
import { solve } from '../src/index.ts'
import { UNREACHABLE } from '../src/model/problem.ts'

const quick = { threads: 0, iterationLimit: 200 }

const RICH = `NAME : rich
TYPE : RICH
DIMENSION : 6
VEHICLES : 3
EDGE_WEIGHT_TYPE : EUC_2D
NODE_COORD_SECTION
1 0 0
2 100 0
3 0 10
4 10 0
5 90 0
6 100 10
DEMAND_SECTION
1 0
2 0
3 5
4 5
5 5
6 0
BACKHAUL_SECTION
1 0
2 0
3 0
4 0
5 0
6 7
TIME_WINDOW_SECTION
1 0 1000
2 0 1000
3 0 500
4 0 500
5 0 500
6 0 500
SERVICE_TIME_SECTION
1 0
2 0
3 10
4 10
5 10
6 10
RELEASE_TIME_SECTION
1 0
2 0
3 40
4 0
5 0
6 0
PRIZE_SECTION
1 0
2 0
3 0
4 0
5 3
6 0
CAPACITY_SECTION
1 5
2 10
3 20
VEHICLES_DEPOT_SECTION
1 1
2 1
3 2
VEHICLES_FIXED_COST_SECTION
1 10
2 15
3 30
VEHICLES_UNIT_DISTANCE_COST_SECTION
1 1
2 2
3 1
VEHICLES_MAX_DURATION_SECTION
1 400
2 400
3 400
VEHICLES_RELOAD_DEPOT_SECTION
1 1
2 1
3 2
VEHICLES_MAX_RELOADS : 1
DEPOT_SECTION
1
2
-1
EOF
`

it('reads vehicles row by row', () => {
  const { problem } = readVrplib(RICH)
  expect(
    problem.vehicles.map(({ start, end, capacity, costs, maxDuration, reloads }) => ({
      start,
      end,
      capacity,
      fixed: costs!.fixed,
      perHour: costs!.perHour,
      maxDuration,
      reloads,
    })),
  ).toEqual([
    {
      start: 0,
      end: 0,
      capacity: [5],
      fixed: 10,
      perHour: 3600,
      maxDuration: 400,
      reloads: { location: 0, service: 0, max: 1 },
    },
    {
      start: 0,
      end: 0,
      capacity: [10],
      fixed: 15,
      perHour: 7200,
      maxDuration: 400,
      reloads: { location: 0, service: 0, max: 1 },
    },
    {
      start: 1,
      end: 1,
      capacity: [20],
      fixed: 30,
      perHour: 3600,
      maxDuration: 400,
      reloads: { location: 1, service: 0, max: 1 },
    },
  ])
})

it('reads the requirements of each order', () => {
  const { problem } = readVrplib(RICH)
  expect(problem.orders).toEqual([
    { id: 1, location: 2, service: 10, delivery: [5], windows: [[0, 500]], release: 40 },
    { id: 2, location: 3, service: 10, delivery: [5], windows: [[0, 500]] },
    { id: 3, location: 4, service: 10, delivery: [5], windows: [[0, 500]], prize: 3 },
    { id: 4, location: 5, service: 10, delivery: [0], pickup: [7], windows: [[0, 500]] },
  ])
})

it('solves such a day', async () => {
  const plan = await solve(readVrplib(RICH).problem, quick)
  expect(plan.violations).toEqual([])
  // The smallest van makes two return trips (40 + 10), the one at the far depot picks up (20 + 30); order 3
  // is a detour of 10 both ways.
  expect(plan.unserved.map((u) => u.order)).toEqual([3])
  expect(plan.cost).toBe(10 + 40 + 30 + 20 + 3)
})

it('keeps linehauls before backhauls in VRPB files', () => {
  const { problem } = readVrplib(RICH.replace('TYPE : RICH', 'TYPE : VRPB'))
  const { durations, n } = problem.matrices['plane']!
  expect(durations[0 * n + 5]).toBe(UNREACHABLE)
  expect(durations[5 * n + 3]).toBe(UNREACHABLE)
  expect(durations[3 * n + 5]).toBeLessThan(UNREACHABLE)
  expect(durations[5 * n]).toBeLessThan(UNREACHABLE)
})

it('refuses unknown sections and inconsistent rows', () => {
  expect(() => readVrplib(RICH.replace('VEHICLES : 3', 'VEHICLES : 4'))).toThrow(/3 rows, there are 4/)
  expect(() => readVrplib(RICH.replace('DEPOT_SECTION\n1\n2', 'DEPOT_SECTION\n1\n1'))).toThrow(/no depot/)
  expect(() =>
    readVrplib(
      RICH.replace('DEPOT_SECTION\n1\n2\n', 'MUTUALLY_EXCLUSIVE_GROUP_SECTION\n1 3\nDEPOT_SECTION\n1\n2\n'),
    ),
  ).toThrow(/is not known/)
})
