// Tests the scorer: prices for the whole plan, violations, and remedies for unserved orders.
import { UNREACHABLE, type Order, type Problem, type Vehicle } from '@dropwise/planner'
import { describe, expect, it } from 'vitest'
import { unpackMatrix } from './plan-problem.ts'
import { openScorer } from './scorer-core.ts'

/** Places on a line, 100 m and 100 s apart; the depot is place 0. */
const N = 9
const cells = Int32Array.from({ length: N * N }, (_, k) => 100 * Math.abs(Math.floor(k / N) - (k % N)))
const van = (id: string, more: Partial<Vehicle> = {}): Vehicle => ({
  id,
  profile: 'car',
  start: 0,
  end: 0,
  capacity: [10, 1_000],
  shift: [0, 4_000],
  maxDuration: 4_000,
  skills: [],
  costs: { fixed: 500, perHour: 3600, perKm: 0 },
  ...more,
})
const order = (n: number, more: Partial<Order> = {}): Order => ({
  id: `o${n}`,
  location: n,
  service: 50,
  delivery: [1, 10],
  ...more,
})
const problem = (vehicles: Vehicle[], changed: Partial<Order> = {}): Problem => ({
  matrices: { car: { n: N, durations: cells, distances: cells } },
  vehicles,
  orders: Array.from({ length: 8 }, (_, i) => order(i + 1, i === 7 ? changed : {})),
})
const plan = new Map([
  ['a', ['o1', 'o2', 'o3']],
  ['b', ['o4', 'o5']],
])

describe('[M4.7] offers that the planner makes in the browser', () => {
  it('count what the stop leaves behind too, and name the number it gets', () => {
    const offers = openScorer(problem([van('a'), van('b')])).offers('o3', plan)
    // Route a saves the way to 3 and back; b passes it on the way to 4.
    expect(offers[0]).toMatchObject({ vehicleId: 'b', position: 1, cost: -200, distance: -200, broken: [] })
    expect(offers[1]).toMatchObject({ vehicleId: 'a', cost: 0 })
  })

  it('describe the requested place and only newly broken rules', () => {
    const scorer = openScorer(problem([van('a'), van('b', { capacity: [2, 1_000] })]))
    const [offer] = scorer.offers('o1', plan, { vehicleId: 'b', position: 2 })
    expect(offer).toMatchObject({ vehicleId: 'b', position: 2, broken: [{ code: 'load', amount: 1 }] })
  })
})

describe('moves', () => {
  it('get their places, what takes them back, and the prices of what they change', () => {
    const { moves, inverse, routes } = openScorer(problem([van('a'), van('b')])).resolve(plan, [
      { orderId: 'o3', vehicleId: 'b', position: 'best' },
    ])
    expect(moves).toEqual([{ orderId: 'o3', vehicleId: 'b', position: 1 }])
    expect(inverse).toEqual([{ orderId: 'o3', vehicleId: 'a', position: 3 }])
    expect(routes.map(({ vehicleId, orders }) => [vehicleId, orders])).toEqual([
      ['a', ['o1', 'o2']],
      ['b', ['o3', 'o4', 'o5']],
    ])
  })
})

describe('remedies for an order that is left out', () => {
  const kinds = (testProblem: Problem) =>
    openScorer(testProblem)
      .remedies('o8', plan)
      .map(({ kind }) => kind)

  it('begin with the van that has room, then a free van', () => {
    expect(kinds(problem([van('a'), van('b'), van('c')]))).toEqual(['place', 'van'])
  })

  it('let a shift end later, by as much as is needed', () => {
    const [remedy] = openScorer(problem([van('b', { shift: [0, 1_500], maxDuration: 9_000 })])).remedies(
      'o8',
      new Map([['b', ['o4', 'o5']]]),
    )
    // 1,600 s to 8 and back, 150 s of service.
    expect(remedy).toMatchObject({ kind: 'shift', amount: 250, to: 1_750 })
  })

  it('lend a skill, or serve late, where nothing milder helps', () => {
    expect(kinds(problem([van('a'), van('b')], { skills: ['lift'] }))).toEqual(['skills'])
    expect(kinds(problem([van('a'), van('b')], { windows: [[0, 600]] }))).toEqual(['late'])
  })

  it('are none where no road leads, and where no van is large enough', () => {
    expect(kinds(problem([van('a'), van('b')], { delivery: [50, 10] }))).toEqual([])
    const cut = problem([van('a'), van('b')])
    const durations = cells.slice()
    for (let i = 0; i < 8; i += 1) durations[i * N + 8] = UNREACHABLE
    cut.matrices['car'] = { n: N, durations, distances: cells }
    expect(kinds(cut)).toEqual([])
  })
})

it('reads road tables with cells of two bytes and of four', () => {
  const pack = (bytes: 2 | 4, values: number[]) => {
    const buffer = new ArrayBuffer(8 + values.length * bytes)
    new DataView(buffer).setUint32(0, 1, true)
    new DataView(buffer).setUint32(4, bytes, true)
    const target = bytes === 2 ? new Uint16Array(buffer, 8) : new Int32Array(buffer, 8)
    target.set(values)
    return buffer
  }
  expect(unpackMatrix(pack(2, [7, 0xffff]))).toEqual({
    n: 1,
    durations: Int32Array.of(7),
    distances: Int32Array.of(UNREACHABLE),
  })
  expect(unpackMatrix(pack(4, [70_000, 80_000])).durations[0]).toBe(70_000)
})
