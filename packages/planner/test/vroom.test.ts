// Tests VROOM requests: codes, fields, rules.
import { expect, it } from 'vitest'
import { solveVroom } from '../src/index.ts'
import type { VroomProblem } from '../src/index.ts'
import { matrix, solved } from './vroom-examples.ts'

const quick = { threads: 0, iterationLimit: 300 }
it("solves the matrix example of VROOM's documentation at its documented cost", async () => {
  const request: VroomProblem = {
    vehicles: [{ id: 0, start_index: 0, end_index: 3 }],
    jobs: [
      { id: 1414, location_index: 1 },
      { id: 1515, location_index: 2 },
    ],
    matrix,
  }
  const answer = solved(await solveVroom(request, quick))
  expect(answer.summary.cost).toBeLessThanOrEqual(5461)
  expect(answer.unassigned).toEqual([])
  expect(answer.routes[0].steps.map((s) => [s.type, s.id, s.arrival])).toEqual([
    ['start', undefined, 0],
    ['job', 1414, 2104],
    ['job', 1515, 4359],
    ['end', undefined, 5461],
  ])
})

it('serves shipments, skills, breaks, priorities and max_tasks', async () => {
  const request: VroomProblem = {
    vehicles: [
      {
        id: 1,
        start_index: 0,
        end_index: 0,
        capacity: [4],
        skills: [1, 14],
        time_window: [28_800, 50_000],
        max_tasks: 4,
        breaks: [{ id: 1, service: 300, time_windows: [[32_400, 34_200]] }],
      },
      { id: 2, start_index: 0, end_index: 0, capacity: [4], skills: [2, 14], time_window: [28_800, 50_000] },
    ],
    jobs: [
      {
        id: 1,
        service: 300,
        delivery: [1],
        location_index: 1,
        skills: [1],
        time_windows: [[32_400, 36_000]],
      },
      { id: 2, service: 300, pickup: [1], location_index: 2, skills: [1] },
      { id: 5, service: 300, delivery: [1], location_index: 3, skills: [14], priority: 10 },
      { id: 6, service: 300, delivery: [1], location_index: 3, skills: [99] },
    ],
    shipments: [
      {
        amount: [1],
        skills: [2],
        priority: 5,
        pickup: { id: 4, service: 300, location_index: 1 },
        delivery: { id: 3, service: 300, location_index: 2 },
      },
    ],
    matrices: { car: { durations: matrix, distances: matrix.map((row) => row.map((x) => x * 10)) } },
  }
  const answer = solved(await solveVroom(request, quick))
  expect(answer.summary).toMatchObject({ unassigned: 1, priority: 20, violations: [] })
  expect(answer.unassigned[0]).toMatchObject({ id: 6, type: 'job', reason: 'skills' })
  const first = answer.routes.find((r) => r.vehicle === 1)!
  const lunch = first.steps.find((s) => s.type === 'break')!
  expect(lunch.arrival + lunch.waiting_time).toBeGreaterThanOrEqual(32_400)
  expect(lunch.arrival + lunch.waiting_time).toBeLessThanOrEqual(34_200)
  const second = answer.routes.find((r) => r.vehicle === 2)!
  const order = second.steps.map((s) => `${s.type} ${s.id ?? ''}`)
  expect(order.indexOf('pickup 4')).toBeLessThan(order.indexOf('delivery 3'))
  expect(answer.summary.distance).toBe(answer.summary.duration * 10)
})

it('prefers priorities as their sum', async () => {
  const job = (id: number, priority: number, amount: number) => ({
    id,
    location_index: 1,
    delivery: [amount],
    priority,
  })
  const answer = solved(
    await solveVroom(
      {
        vehicles: [{ id: 1, start_index: 0, capacity: [2] }],
        jobs: [job(1, 60, 2), job(2, 50, 1), job(3, 50, 1)],
        matrix,
      },
      quick,
    ),
  )
  expect(answer.unassigned.map((u) => u.id)).toEqual([1])
  expect(answer.summary.priority).toBe(100)
})

const longer = { threads: 0, iterationLimit: 2000 }
/** A line of near places with a far one behind, which fills the van. */
function farOrNear(near: number, kind: 'load' | 'shipments', priorityOfNear: number): VroomProblem {
  const at = Array.from({ length: near + 2 }, (_, i) => (i > near ? 50 : i) * 100)
  const durations = at.map((a) => at.map((b) => Math.abs(a - b)))
  const task = (id: number, weight: number) => {
    const priority = id > near ? 100 : priorityOfNear
    if (kind === 'load') return { id, location_index: id, priority, delivery: [weight] }
    const pickup = { id, location_index: 0, time_windows: [[0, 0]] }
    return { priority, amount: [weight], pickup, delivery: { id, location_index: id } }
  }
  const tasks = Array.from({ length: near + 1 }, (_, i) => task(i + 1, i === near ? near : 1))
  return {
    vehicles: [{ id: 1, start_index: 0, end_index: 0, capacity: [near] }],
    ...(kind === 'shipments' ? { shipments: tasks } : { jobs: tasks }),
    matrices: { car: { durations } },
  } as VroomProblem
}

it.each(['load', 'shipments'] as const)(
  'leaves many of low priority out for one of a larger sum: %s',
  async (kind) => {
    for (const near of [5, 12, 40]) {
      const { routes } = solved(await solveVroom(farOrNear(near, kind, 0), longer))
      const served = routes[0]!.steps.filter(({ type }) => type === 'job' || type === 'delivery')
      expect(served.map(({ id }) => id)).toEqual([near + 1])
    }
  },
)

it.each(['load', 'shipments'] as const)(
  'leaves one of high priority out for many of a larger sum: %s',
  async (kind) => {
    for (const near of [12, 40]) {
      const { routes } = solved(await solveVroom(farOrNear(near, kind, 10), longer))
      const served = routes[0]!.steps.filter(({ type }) => type === 'job' || type === 'delivery')
      expect(served).toHaveLength(near)
    }
  },
)

it('names the keys that it ignores, as VROOM does', async () => {
  const vehicle = { id: 1, start_index: 0, cost: { fixed: 100 } }
  const jobs = [1, 2].map((id) => ({ id, location_index: id, time_window: [0, 9], note: 'x' }))
  const { summary } = solved(await solveVroom({ vehicles: [vehicle], jobs, matrix } as VroomProblem, quick))
  expect(summary.notes).toEqual([
    'Ignored: key cost of a vehicle is unknown. Did you mean costs?',
    'Ignored: key time_window of a job is unknown, 2 times. Did you mean time_windows?',
    'Ignored: key note of a job is unknown, 2 times.',
  ])
})

it('reports a search that had no time', async () => {
  const at = Array.from({ length: 400 }, (_, i) => (i * 7919) % 1000)
  const durations = at.map((a) => at.map((b) => Math.abs(a - b)))
  const jobs = at.slice(1).map((_, i) => ({ id: i, location_index: i + 1 }))
  const day = { vehicles: [{ id: 1, start_index: 0 }], jobs, matrices: { car: { durations } } }
  const starved = solved(await solveVroom(day, { threads: 0, timeLimitMs: 1 }))
  expect(starved.summary.notes).toEqual([expect.stringContaining('The search was cut short')])
})

it('answers errors with their code', async () => {
  const vehicle = { id: 1, start_index: 0 }
  const bad: [VroomProblem, number, RegExp][] = [
    [{}, 2, /no vehicle/],
    [{ vehicles: [vehicle] }, 2, /no job/],
    [{ vehicles: [vehicle], jobs: [{ id: 1, location_index: 9 }], matrix }, 2, /location/],
    [
      {
        vehicles: [vehicle],
        jobs: [
          { id: 1, location_index: 1 },
          { id: 1, location_index: 2 },
        ],
        matrix,
      },
      2,
      /Duplicate job id/,
    ],
    [
      { vehicles: [vehicle], jobs: [{ id: 1, location_index: 1, time_windows: [[9, 1]] }], matrix },
      2,
      /time window/,
    ],
    [{ vehicles: [{ id: 1 }], jobs: [{ id: 1, location_index: 1 }], matrix }, 2, /start or end/],
    [{ vehicles: [{ id: 1, start: [0, 0] }], jobs: [{ id: 1, location: [1, 1] }] }, 3, /routing engine/],
    [
      {
        vehicles: [{ ...vehicle, capacity: [1, 2] }],
        jobs: [{ id: 1, location_index: 1, delivery: [1] }],
        matrix,
      },
      2,
      /amount length/,
    ],
  ]
  for (const [request, code, words] of bad) {
    const answer = await solveVroom(request, quick)
    expect(answer.code).toBe(code)
    expect('error' in answer && answer.error).toMatch(words)
  }
})

it('requests tables from the given source when the request has coordinates', async () => {
  const requests: unknown[] = []
  const answer = solved(
    await solveVroom(
      {
        vehicles: [{ id: 1, start: [0, 0] }],
        jobs: [
          { id: 1, location: [1, 1] },
          { id: 2, location: [2, 2] },
        ],
      },
      {
        ...quick,
        table: (profile, locations) => {
          requests.push([profile, locations.length])
          // Places are numbered in the request's order: jobs first.
          return Promise.resolve({
            durations: [
              [0, null, 5],
              [null, 0, null],
              [5, null, 0],
            ],
          })
        },
      },
    ),
  )
  expect(requests).toEqual([['car', 3]])
  expect(answer.unassigned).toMatchObject([{ id: 2, reason: 'unreachable' }])
})
