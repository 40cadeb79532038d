// Tests VROOM's input keys one by one, by its documentation.
import { describe, expect, it } from 'vitest'
import { solveVroom } from '../src/index.ts'
import type { TableSource, VroomProblem } from '../src/index.ts'
import { documentedRoads, matrix, near, solved } from './vroom-examples.ts'

const quick = { threads: 0, iterationLimit: 200 }
const metres = matrix.map((row) => row.map((s) => s * 10))

const ask = async (request: VroomProblem, table?: TableSource) =>
  solved(await solveVroom(request, { ...quick, ...(table ? { table } : {}) }))
const refusal = async (request: VroomProblem, table?: TableSource) => {
  const answer = await solveVroom(request, { ...quick, ...(table ? { table } : {}) })
  return answer.code === 0 ? 'solved' : `${answer.code} ${answer.error}`
}
const van = { id: 1, start_index: 0, end_index: 0 }
const job = { id: 1, location_index: 1 }

it("solves VROOM's documented example at no more than the documented cost", async () => {
  const answer = await ask(
    {
      vehicles: [
        {
          id: 1,
          start: near.depot,
          end: near.depot,
          capacity: [4],
          skills: [1, 14],
          time_window: [1_600_416_000, 1_600_430_400],
        },
        {
          id: 2,
          start: near.depot,
          end: near.depot,
          capacity: [4],
          skills: [2, 14],
          time_window: [1_600_416_000, 1_600_430_400],
          breaks: [{ id: 2, service: 300, time_windows: [[1_600_423_200, 1_600_425_000]] }],
        },
      ],
      jobs: [
        {
          id: 1,
          service: 300,
          delivery: [1],
          location: near.one,
          skills: [1],
          time_windows: [[1_600_419_600, 1_600_423_200]],
        },
        { id: 2, service: 300, pickup: [1], location: near.two, skills: [1] },
        { id: 5, service: 300, delivery: [1], location: near.five, skills: [14] },
        { id: 6, service: 300, delivery: [1], location: near.six, skills: [14] },
      ],
      shipments: [
        {
          amount: [1],
          skills: [2],
          pickup: { id: 4, service: 300, location: near.four },
          delivery: { id: 3, service: 300, location: near.three },
        },
      ],
    },
    documentedRoads,
  )
  expect(answer.summary).toMatchObject({ unassigned: 0, service: 2100, violations: [] })
  expect(answer.summary.cost).toBeLessThanOrEqual(18_711)
  expect(answer.summary.delivery).toEqual([4])
  expect(answer.summary.pickup).toEqual([2])
})

describe('costs', () => {
  const costOf = async (costs: object, tables: object = { durations: matrix, distances: metres }) =>
    (await ask({ vehicles: [{ ...van, costs }], jobs: [job], matrices: { car: tables } })).summary.cost

  it('cost 3,600 an hour by default, also beside a price per km', async () => {
    expect(await costOf({})).toBe(4207)
    expect(await costOf({ fixed: 100 })).toBe(4307)
    expect(await costOf({ per_hour: 7200 })).toBe(8414)
    expect(await costOf({ per_km: 100 })).toBe(4207 + 4207)
    expect(await costOf({ per_hour: 0, per_km: 100 })).toBe(4207)
  })

  it('charge set-up and service by per_task_hour', async () => {
    const answer = await ask({
      vehicles: [{ ...van, costs: { per_task_hour: 3600 } }],
      jobs: [{ ...job, service: 60, setup: 40 }],
      matrix,
    })
    expect(answer.summary.cost).toBe(4307)
  })

  it('come from the costs matrix, which no price per hour goes with', async () => {
    const tables = { durations: matrix, costs: matrix.map((row) => row.map((s) => (s === 0 ? 0 : 7))) }
    expect(await costOf({ fixed: 1 }, tables)).toBe(15)
    expect(
      await refusal({
        vehicles: [{ ...van, costs: { per_hour: 60 } }],
        jobs: [job],
        matrices: { car: tables },
      }),
    ).toMatch(/^2 .*per_hour/)
  })
})

describe('vehicles', () => {
  it('drive at speed_factor, to two digits', async () => {
    const at = async (speed_factor: number) =>
      (await ask({ vehicles: [{ ...van, speed_factor }], jobs: [job], matrix })).summary.duration
    expect(await at(2)).toBe(2104)
    expect(await at(2.004)).toBe(2104)
    expect(await at(0.001)).toBe(420_700)
    for (const speed_factor of [0, -1, 5.1, Number.NaN])
      expect(await refusal({ vehicles: [{ ...van, speed_factor }], jobs: [job], matrix })).toMatch(/^2/)
  })

  it('may start or end anywhere when one of them is not given', async () => {
    const answer = await ask({ vehicles: [{ id: 1, end_index: 0 }], jobs: [job], matrix })
    expect(answer.routes[0].steps.map((s) => s.type)).toEqual(['job', 'end'])
    expect(answer.summary.cost).toBe(2103)
  })

  it('keep max_tasks, max_travel_time and max_distance', async () => {
    const jobs = [1, 2, 3].map((k) => ({ id: k, location_index: k }))
    const unservedWith = async (limit: object) => {
      const request = { vehicles: [{ ...van, ...limit }], jobs }
      const matrices = { car: { durations: matrix, distances: metres } }
      return (await ask({ ...request, matrices })).unassigned.map((u) => u.id)
    }
    expect(await unservedWith({ max_tasks: 2 })).toHaveLength(1)
    expect(await unservedWith({ max_travel_time: 2700 })).toEqual([1])
    expect(await unservedWith({ max_distance: 27_000 })).toEqual([1])
  })

  it('take every break inside one of its windows, with no more on board than max_load', async () => {
    const answer = await ask({
      vehicles: [
        {
          ...van,
          capacity: [5],
          breaks: [
            {
              id: 4,
              description: 'lunch',
              service: 600,
              max_load: [0],
              time_windows: [
                [100, 200],
                [2500, 9000],
              ],
            },
          ],
        },
      ],
      jobs: [{ ...job, delivery: [3] }],
      matrix,
    })
    const lunch = answer.routes[0].steps.find((s) => s.type === 'break')!
    expect(lunch).toMatchObject({ id: 4, service: 600, load: [0], description: 'lunch' })
    expect(lunch.arrival + lunch.waiting_time).toBeGreaterThanOrEqual(2500)
  })

  it('need the time of their vehicle type for a task', async () => {
    const request = (type?: string): VroomProblem => ({
      vehicles: [{ ...van, ...(type ? { type } : {}) }],
      jobs: [
        { ...job, service: 100, setup: 10, service_per_type: { crane: 30 }, setup_per_type: { crane: 5 } },
      ],
      matrix,
    })
    expect((await ask(request())).summary).toMatchObject({ service: 100, setup: 10 })
    expect((await ask(request('crane'))).summary).toMatchObject({ service: 30, setup: 5 })
    expect((await ask(request('barrow'))).summary).toMatchObject({ service: 100, setup: 10 })
    // The faster vehicle serves a tight window.
    const answer = await ask({
      vehicles: [
        { ...van, time_window: [0, 4300] },
        { ...van, id: 2, type: 'crane', time_window: [0, 4300] },
      ],
      jobs: [{ ...job, service: 500, service_per_type: { crane: 30 } }],
      matrix,
    })
    expect(answer.routes.map((r) => r.vehicle)).toEqual([2])
    expect(await refusal({ ...request(), jobs: [{ ...job, service_per_type: { crane: -1 } }] })).toMatch(/^2/)
  })
})

describe('amounts', () => {
  const fleet = (capacity?: number[]) => [{ ...van, ...(capacity ? { capacity } : {}) }]

  it('have one length throughout', async () => {
    const refused: [number[] | undefined, object][] = [
      [[1, 2], { delivery: [1] }],
      [[1], { pickup: [1, 1] }],
      [undefined, { delivery: [1] }],
      [[1], { delivery: [-1] }],
      [[1], { delivery: [1.5] }],
      [[1], { delivery: 'two' }],
    ]
    for (const [capacity, amounts] of refused) {
      const request = { vehicles: fleet(capacity), jobs: [{ ...job, ...amounts }], matrix } as VroomProblem
      expect(await refusal(request)).toMatch(/^2 .*(amount|delivery|pickup)/i)
    }
  })

  it('may be left out by jobs and by single vehicles', async () => {
    const answer = await ask({
      vehicles: [
        { ...van, capacity: [2, 2] },
        { ...van, id: 2 },
      ],
      jobs: [job, { id: 2, location_index: 2, delivery: [1, 2], pickup: [2, 0] }],
      matrix,
    })
    expect(answer.summary).toMatchObject({ unassigned: 0, delivery: [1, 2], pickup: [2, 0] })
    expect(answer.routes.find((r) => r.vehicle === 1)!.steps.map((s) => s.load)).toContainEqual([2, 0])
  })

  it('accept the old name of delivery', async () => {
    const answer = await ask({ vehicles: fleet([1]), jobs: [{ ...job, amount: [2] }], matrix })
    expect(answer.unassigned).toMatchObject([{ id: 1, type: 'job', reason: 'capacity' }])
  })
})

describe('tables', () => {
  const requests: [string, number][] = []
  const source: TableSource = (profile, places) => {
    requests.push([profile, places.length])
    const rows = places.map((_, i) => places.map((_, j) => Math.abs(i - j) * 100))
    return Promise.resolve({ durations: rows, distances: rows.map((r) => r.map((x) => x * 10)) })
  }
  const located = {
    vehicles: [{ id: 1, start: [0, 0], start_index: 0, costs: { per_hour: 0, per_km: 1000 } }],
    jobs: [{ id: 1, location: [1, 1], location_index: 3 }],
  } as VroomProblem

  it('of distances are requested from the roads where kilometres cost money', async () => {
    requests.length = 0
    const answer = await ask({ ...located, matrices: { car: { durations: matrix } } }, source)
    expect(requests).toEqual([['car', 2]])
    expect(answer.summary).toMatchObject({ cost: 1000, duration: 1299, distance: 1000 })
    expect(await refusal({ ...located, matrices: { car: { durations: matrix } } })).toMatch(/^3/)
  })

  it('of durations are requested from the roads beside given costs, and for profiles without a matrix', async () => {
    requests.length = 0
    const vehicles = [{ id: 1, start: [0, 0], start_index: 0 }] as VroomProblem['vehicles']
    const costs = matrix.map((row) => row.map((s) => s / 1))
    expect((await ask({ ...located, vehicles, matrices: { car: { costs } } }, source)).summary).toMatchObject(
      {
        cost: 1299,
        duration: 100,
      },
    )
    const bikes = [
      { ...vehicles![0], profile: 'bike', time_window: [0, 500] },
      { ...vehicles![0], id: 2 },
    ]
    const mixed = { ...located, vehicles: bikes, matrices: { car: { durations: matrix } } } as VroomProblem
    expect((await ask(mixed, source)).routes[0]).toMatchObject({ vehicle: 1, cost: 100 })
    expect(requests).toEqual([
      ['car', 2],
      ['bike', 2],
    ])
    const nowhere = { ...mixed, jobs: [job] }
    expect(await refusal(nowhere, source)).toMatch(/^2 .*bike/)
  })

  it('must be square, of one size, and hold the places named', async () => {
    const refused: [object, RegExp][] = [
      [{ durations: [] }, /matrix/],
      [{ durations: 'far' }, /matrix/],
      [{ durations: [[0, 1], [1]] }, /line length/],
      [
        {
          durations: [
            [0, -1],
            [1, 0],
          ],
        },
        /entry/,
      ],
      [
        {
          durations: [
            [0, 'x'],
            [1, 0],
          ],
        },
        /entry/,
      ],
      [{ durations: [[0]] }, /location_index/],
      [{ durations: matrix, distances: [[0]] }, /sizes/],
      [{ distances: matrix }, /durations/],
    ]
    for (const [car, words] of refused) {
      const request = { vehicles: [van], jobs: [job], matrices: { car } } as VroomProblem
      const message = await refusal(request)
      expect(message).toMatch(/^2/)
      expect(message).toMatch(words)
    }
    expect(
      await refusal({ vehicles: [van], jobs: [{ id: 1, location_index: 4e9 }], matrix } as VroomProblem),
    ).toMatch(/^2/)
  })
})

it('counts tasks before it requests roads', async () => {
  const jobs = Array.from({ length: 50_000 }, (_, id) => ({
    id,
    location: [id / 1000, 1] as [number, number],
  }))
  const refuseRequest = () => Promise.reject(new Error('nobody should ask'))
  expect(await refusal({ vehicles: [{ id: 1, start: [0, 0] }], jobs }, refuseRequest)).toMatch(
    /^2 .*50000 tasks/,
  )
})

it('takes ids and coordinates of any size', async () => {
  const id = 9_007_199_254_740_991
  const answer = await ask({
    vehicles: [{ ...van, id, description: 'van' }],
    jobs: [{ ...job, id, description: 'door', location: [1, 2, 300] as never, skills: [4_000_000_000] }],
    matrix,
  })
  expect(answer.unassigned).toMatchObject([{ id, type: 'job', description: 'door', location_index: 1 }])
  expect(answer.routes).toEqual([])
})

it('takes the seconds of vroom-express', async () => {
  const request = { vehicles: [van], jobs: [job], matrix, options: { l: 0.2, t: 4, x: 5 } }
  expect((await solveVroom(request, { threads: 0 })).code).toBe(0)
  expect(await solveVroom({ ...request, options: { l: -1 } }, { threads: 0 })).toMatchObject({
    code: 2,
    error: 'Invalid options.l.',
  })
})
