// Tests VROOM's plan mode: given steps, least missed seconds, all violations by step, route and summary.
import { describe, expect, it } from 'vitest'
import { solveVroom } from '../src/index.ts'
import type { VroomProblem, VroomSolution } from '../src/index.ts'
import { documentedRoads, matrix, near, solved } from './vroom-examples.ts'

const begins = (answer: VroomSolution) =>
  solved(answer).routes[0].steps.map((s) => [s.type, s.arrival + s.waiting_time])

it("times VROOM's documented routes as its documentation does", async () => {
  const shift: [number, number] = [1_600_416_000, 1_600_426_800]
  const morning: [number, number][] = [[1_600_416_000, 1_600_423_200]]
  const answer = solved(
    await solveVroom(
      {
        vehicles: [
          {
            id: 1,
            start: near.depot,
            end: near.depot,
            capacity: [4],
            time_window: shift,
            steps: [
              { type: 'start' },
              { type: 'job', id: 1 },
              { type: 'job', id: 2 },
              { type: 'job', id: 5 },
              { type: 'end' },
            ],
          },
          {
            id: 2,
            start: near.depot,
            end: near.depot,
            capacity: [4],
            time_window: shift,
            steps: [
              { type: 'start', service_after: 1_600_415_200 },
              { type: 'job', id: 6 },
              { type: 'job', id: 4 },
              { type: 'job', id: 3 },
              { type: 'end' },
            ],
          },
        ],
        jobs: [
          { id: 1, delivery: [2], service: 300, location: near.one },
          { id: 2, delivery: [2], service: 300, location: near.two },
          { id: 3, delivery: [1], service: 300, location: near.three, time_windows: morning },
          { id: 4, delivery: [1], service: 300, location: near.four, time_windows: morning },
          { id: 5, delivery: [3], service: 300, location: near.five },
          { id: 6, delivery: [1], service: 300, location: near.six, time_windows: morning },
        ],
        options: { c: true },
      },
      { table: documentedRoads },
    ),
  )
  expect(answer.summary).toMatchObject({
    cost: 18_711,
    unassigned: 0,
    delivery: [10],
    pickup: [0],
    service: 1800,
    duration: 18_711,
    waiting_time: 0,
  })
  expect(answer.summary.violations).toEqual(
    expect.arrayContaining([
      { cause: 'lead_time', duration: 800 },
      { cause: 'delay', duration: 2712 },
      { cause: 'load' },
    ]),
  )
  const [first, second] = answer.routes
  expect(first.steps.map((s) => s.arrival)).toEqual([0, 2328, 3518, 5413, 7465].map((t) => 1_600_416_000 + t))
  expect(first.steps.map((s) => s.violations.map((v) => v.cause))).toEqual([['load'], ['load'], [], [], []])
  expect(first.steps.map((s) => s.load)).toEqual([[7], [5], [3], [0], [0]])
  expect(second.steps.map((s) => s.arrival)).toEqual(
    [15_200, 18_141, 22_257, 24_466, 28_246].map((t) => 1_600_400_000 + t),
  )
  expect(second.steps.map((s) => s.violations)).toEqual([
    [{ cause: 'lead_time', duration: 800 }],
    [],
    [],
    [{ cause: 'delay', duration: 1266 }],
    [{ cause: 'delay', duration: 1446 }],
  ])
})

it('keeps breaks where the steps have them, and misses those they leave out', async () => {
  const request = (steps: object[]): VroomProblem => ({
    vehicles: [
      {
        id: 7,
        start_index: 0,
        end_index: 0,
        capacity: [3],
        breaks: [
          { id: 1, service: 600, time_windows: [[1000, 1200]], max_load: [1] },
          { id: 2, service: 300, time_windows: [[9000, 9500]] },
        ],
        steps: steps as never,
      },
    ],
    jobs: [
      { id: 1, location_index: 1, delivery: [1] },
      { id: 2, location_index: 2, delivery: [1] },
    ],
    matrix,
    options: { c: true },
  })
  const answer = await solveVroom(
    request([
      { type: 'start' },
      { type: 'break', id: 1 },
      { type: 'job', id: 1 },
      { type: 'job', id: 2 },
      { type: 'end' },
    ]),
  )
  expect(begins(answer)).toEqual([
    ['start', 0],
    ['break', 1000],
    ['job', 2704],
    ['job', 4959],
    ['end', 5156],
  ])
  const [route] = solved(answer).routes
  // On the way: 1,000 s of driving before the break.
  expect(route.steps[1]).toMatchObject({ arrival: 1000, duration: 1000, violations: [{ cause: 'max_load' }] })
  expect(route.violations).toEqual(
    expect.arrayContaining([{ cause: 'max_load' }, { cause: 'missing_break' }]),
  )
})

it('names skills, tasks, travel time, distance and precedence where they are broken', async () => {
  const answer = solved(
    await solveVroom({
      vehicles: [
        {
          id: 7,
          start_index: 0,
          capacity: [9],
          skills: [1],
          max_tasks: 2,
          max_travel_time: 2200,
          max_distance: 50_000,
          steps: [
            { type: 'start' },
            { type: 'job', id: 1 },
            { type: 'delivery', id: 4 },
            { type: 'pickup', id: 3 },
          ],
        },
        { id: 8, start_index: 0, steps: [] },
        { id: 9, start_index: 0, capacity: [1], steps: [{ type: 'pickup', id: 5 }] },
      ],
      jobs: [
        { id: 1, location_index: 1, skills: [2] },
        { id: 2, location_index: 2 },
      ],
      shipments: [
        { amount: [1], pickup: { id: 3, location_index: 2 }, delivery: { id: 4, location_index: 3 } },
        { amount: [1], pickup: { id: 5, location_index: 2 }, delivery: { id: 6, location_index: 3 } },
      ],
      matrices: { car: { durations: matrix, distances: matrix.map((row) => row.map((x) => x * 10)) } },
      options: { c: true },
    }),
  )
  const causes = answer.routes[0].steps.map((s) => s.violations.map((v) => v.cause).toSorted())
  expect(causes).toEqual([
    [],
    ['skills'],
    ['max_distance', 'max_travel_time', 'precedence'],
    ['max_distance', 'max_tasks', 'max_travel_time', 'precedence'],
  ])
  expect(answer.routes[0].violations.map((v) => v.cause).toSorted()).toEqual([
    'max_distance',
    'max_tasks',
    'max_travel_time',
    'precedence',
    'skills',
  ])
  expect(answer.routes.map((r) => r.vehicle)).toEqual([7, 9])
  expect(answer.routes[1].steps[1].violations).toEqual([{ cause: 'precedence' }])
  expect(answer.unassigned).toEqual([
    { id: 2, type: 'job', location_index: 2 },
    { id: 6, type: 'delivery', location_index: 3 },
  ])
})

describe('prescribed times', () => {
  const request = (step: object): VroomProblem => ({
    vehicles: [
      {
        id: 7,
        start_index: 0,
        end_index: 0,
        steps: [
          { type: 'job', id: 1, ...step },
          { type: 'job', id: 2 },
        ],
      },
    ],
    jobs: [
      { id: 1, location_index: 1, time_windows: [[3000, 4000]], service: 60 },
      { id: 2, location_index: 2 },
    ],
    matrix,
    options: { c: true },
  })
  const timedCases: [step: object, begin: number, violations: object[]][] = [
    [{ service_at: 3500 }, 3500, []],
    [{ service_at: 5000 }, 5000, [{ cause: 'delay', duration: 1000 }]],
    [{ service_at: 2500 }, 2500, [{ cause: 'lead_time', duration: 500 }]],
    [{ service_after: 3600 }, 3600, []],
    [{ service_before: 2900 }, 2900, [{ cause: 'lead_time', duration: 100 }]],
  ]
  for (const [step, begin, violations] of timedCases) {
    it(`holds ${JSON.stringify(step)}`, async () => {
      const { steps } = solved(await solveVroom(request(step))).routes[0]
      expect(steps[1].arrival + steps[1].waiting_time).toBe(begin)
      expect(steps[1].violations).toEqual(violations)
    })
  }

  it('refuses steps that no departure can satisfy', async () => {
    expect(await solveVroom(request({ service_before: 100 }))).toMatchObject({ code: 2 })
    expect(await solveVroom(request({ service_after: 9, service_before: 8 }))).toMatchObject({ code: 2 })
  })
})

describe('steps in solving mode', () => {
  const request = (steps: object[], job: object = {}): VroomProblem => ({
    vehicles: [{ id: 7, start_index: 0, end_index: 0, capacity: [1], steps: steps as never }],
    jobs: [
      { id: 1, location_index: 1, delivery: [1], ...job },
      { id: 2, location_index: 2 },
    ],
    matrix,
  })
  const quick = { threads: 0, iterationLimit: 50 }

  it('start the search, with any service times and breaks', async () => {
    const answer = solved(
      await solveVroom(
        request([{ type: 'start' }, { type: 'job', id: 1, service_at: 1 }, { type: 'end' }]),
        quick,
      ),
    )
    expect(answer.summary).toMatchObject({ unassigned: 0, violations: [] })
  })

  it('are an error where they break a constraint or name unknown ids', async () => {
    const late = request([{ type: 'job', id: 1 }], { time_windows: [[0, 100]] })
    expect(await solveVroom(late, quick)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/vehicle 7/),
    })
    const heavy = request([{ type: 'job', id: 1 }], { delivery: [2] })
    expect(await solveVroom(heavy, quick)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/capacity/),
    })
    for (const steps of [
      [{ type: 'job', id: 9 }],
      [{ type: 'break', id: 1 }],
      [{ type: 'job' }],
      [{ type: 'park', id: 1 }],
      [{ type: 'job', id: 1 }, { type: 'start' }],
      [
        { type: 'job', id: 1 },
        { type: 'job', id: 1 },
      ],
    ])
      expect(await solveVroom(request(steps), quick)).toMatchObject({ code: 2 })
  })
})
