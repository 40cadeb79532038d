// Tests large days: pieces are solved one by one, by several threads.
import { describe, expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import { solve } from '../src/index.ts'
import type { Plan, Problem } from '../src/index.ts'
import { score } from '../src/explain/score.ts'
import { createKernelEngine } from '../src/search/kernel-engine.ts'
import { vehiclesKept } from '../src/search/kept-vehicles.ts'
import { listTables } from '../src/search/tariffs.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { transposeUsed } from '../src/search/transpose.ts'
import { missingOf, onceEach } from '../src/search/measures.ts'
import { cutForThreads, cutIntoPieces, SLACK } from '../src/search/partition.ts'
import { Random } from '../src/search/random.ts'
import { createWorkbench } from '../src/search/workbench.ts'
import { pieceSize } from '../src/search/large.ts'
import { TUNING } from '../src/tuning.ts'
import { randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

it('cuts plans of long routes into larger pieces while four are left, and none into pieces of few routes', () => {
  const { piece, routesInPiece, leastRoutesInPiece } = TUNING.large
  expect(pieceSize(3000, 100)).toBe(piece)
  expect(pieceSize(1000, 20)).toBe(piece)
  expect(pieceSize(10_000, 100)).toBe(100 * routesInPiece)
  expect(pieceSize(4000, 40)).toBe(4000 / 4)
  expect(pieceSize(2400, 8)).toBe(300 * leastRoutesInPiece)
})

const stops = (plan: Plan) => plan.routes.map((r) => [r.vehicle, ...r.steps.map((s) => s.id)])

function town(fleet: number, features: Parameters<typeof randomProblem>[3]): Problem {
  return randomProblem(11, 720, fleet, features)
}

describe('a plan of 720 orders', () => {
  it('is cut into compact pieces that hold every route once', () => {
    const inst = buildInstance(compile(town(90, ['loads'])))
    const plan = Array.from({ length: inst.routes }, (_, r) =>
      r < 80 ? Array.from({ length: 9 }, (__, k) => r * 9 + k) : [],
    )
    const routes = [...Array(80).keys()]
    const size = { orders: 150, routes: 30 }
    const pieces = cutIntoPieces(inst, plan, routes, size, new Random(3))
    expect(pieces.flat().toSorted((a, b) => a - b)).toEqual(routes)
    expect(pieces.length).toBeGreaterThanOrEqual(4)
    for (const piece of pieces) {
      expect(piece.length).toBeLessThanOrEqual(size.routes)
      expect(piece.length * 9).toBeLessThanOrEqual(size.orders * SLACK)
    }
    const again = cutIntoPieces(inst, plan, routes, size, new Random(4))
    expect(again).not.toEqual(pieces)
  })

  it('drops the second visit when parts of two threads do not fit, and loses no order', () => {
    const inst = buildInstance(compile(town(90, ['loads'])))
    const plan = [[0, 1, 2], [3, 1, 4], [], [5, 5, 0]]
    const once = onceEach(inst, plan)
    expect(once).toEqual([[0, 1, 2], [3, 4], [], [5]])
    expect(missingOf(inst, once).length).toBe(720 - 6)
  })

  it('is owned by exactly one of three threads, route by route', () => {
    const inst = buildInstance(compile(town(90, ['loads'])))
    const plan = Array.from({ length: inst.routes }, (_, r) =>
      r < 80 ? Array.from({ length: 9 }, (__, k) => r * 9 + k) : [],
    )
    const shares = [0, 1, 2].map((k) => cutForThreads(inst, plan, 5, k, 3))
    for (let r = 0; r < inst.routes; r++) expect(shares.filter((share) => share[r] === 1).length).toBe(1)
    for (const share of shares) expect(share.reduce((sum, x) => sum + x, 0)).toBeGreaterThan(15)
  })

  const kinds = [
    ['windows', 'loads', 'depots'],
    ['windows', 'loads'],
    ['loads'],
    ['windows', 'loads', 'openEnds'],
  ] as const
  for (const features of isLong ? kinds : kinds.slice(0, 1)) {
    it(`gets better by steps with ${features.join(', ')}, and the same for the same seed`, async () => {
      const problem = town(100, [...features])
      const steps = isLong ? 12_000 : 300
      const shortRun = await solve(problem, { threads: 0, iterationLimit: 1, seed: 2 })
      const a = await solve(problem, { threads: 0, iterationLimit: steps, seed: 2 })
      const b = await solve(problem, { threads: 0, iterationLimit: steps, seed: 2 })
      expect(a.violations).toEqual([])
      expect(a.unserved.length).toBeLessThanOrEqual(shortRun.unserved.length)
      expect(a.unserved.length < shortRun.unserved.length || a.cost < shortRun.cost).toBe(true)
      expect(stops(b)).toEqual(stops(a))
    })
  }

  it('uses half of a large fleet when each vehicle may make two stops', async () => {
    const orders = isLong ? 2600 : 800
    const problem = randomProblem(4, orders, orders / 2 + 100, [])
    for (const v of problem.vehicles) v.maxStops = 2
    const plan = await solve(problem, { threads: 0, iterationLimit: 50 })
    expect(plan.violations).toEqual([])
    expect(plan.unserved.length).toBe(0)
    expect(plan.routes.length).toBeGreaterThanOrEqual(orders / 2)
  })

  it('keeps tables of thousands of vans within memory, with a given plan and several tariffs', () => {
    const durations = Int32Array.of(0, 60, 90, 60, 0, 40, 90, 40, 0)
    const van = { profile: 'van', start: 0, end: 0, capacity: [40], shift: [0, 36_000] as [number, number] }
    const count = 9000
    const p = compile({
      matrices: { van: { n: 3, durations, distances: durations } },
      vehicles: Array.from({ length: count }, (_, k) => ({
        ...van,
        id: k,
        costs: { fixed: 0, perHour: 1000 + (k % 2), perKm: 0 },
      })),
      orders: Array.from({ length: count }, (_, k) => ({
        id: k,
        location: 1 + (k % 2),
        service: 60,
        delivery: [1],
      })),
    })
    const vehicles = vehiclesKept(p, [{ vehicle: count - 1, orders: [0] }])
    expect(vehicles.at(-1)!.index).toBe(count - 1)
    expect(vehicles.length).toBeLessThan(6000)
    const { payers, drivers, isShared } = listTables(p, vehicles)
    expect([payers.length, drivers.length, isShared]).toEqual([1, 1, true])
  })

  it('serves as many orders as a small fleet can carry and leaves out the rest', async () => {
    const problem = town(100, ['loads', 'windows'])
    const fullPlan = await solve(problem, { threads: 0, iterationLimit: isLong ? 2_000 : 500 })
    const fleet = problem.vehicles.slice(0, Math.floor(fullPlan.routes.length * 0.6))
    const plan = await solve(
      { ...problem, vehicles: fleet },
      { threads: 0, iterationLimit: isLong ? 400 : 100 },
    )
    expect(plan.violations).toEqual([])
    expect(plan.unserved.length).toBeGreaterThan(0)
    expect(720 - plan.unserved.length).toBeGreaterThan(720 * 0.4)
    const served = plan.routes.flatMap((r) => r.steps.filter((s) => s.type === 'order').map((s) => s.id))
    expect(new Set(served).size).toBe(served.length)
    expect(served.length + plan.unserved.length).toBe(720)
  })

  it('prices the optional orders that it drops after its first plan has served everybody', () => {
    const problem = randomProblem(11, 960, 130, ['loads', 'windows'])
    problem.orders.forEach((order, k) => {
      if (k % 5 === 0) order.prize = 70
    })
    const p = compile(problem)
    const engine = createKernelEngine(p, new Random(2), { initial: null, thread: 0, threads: 1, clock: null })
    const served = (): number => engine.best().reduce((sum, { orders }) => sum + orders.length, 0)
    expect(served()).toBe(960)
    engine.run(() => (engine.share = engine.iterations / 300) >= 1)
    expect(served()).toBeLessThan(960)
    const routes = engine.best().map(({ vehicle, orders }) => ({
      vehicle: problem.vehicles[vehicle].id,
      orders: orders.map((o) => problem.orders[o].id),
    }))
    const plan = score(problem, { routes })
    expect(plan.violations).toEqual([])
    expect(engine.value.cost / plan.cost).toBeCloseTo(1, 5)
  })

  // Long runs only: every thread sets up the whole day.
  it.runIf(isLong)(
    'is shared between two threads, which put their parts together again and again',
    async () => {
      const problem = town(100, ['loads', 'windows', 'depots'])
      const first = await solve(problem, { threads: 0, iterationLimit: 1 })
      const stop = new AbortController()
      const plan = await solve(problem, {
        threads: 2,
        timeLimitMs: 120_000,
        signal: stop.signal,
        // Waits, on any machine, until the threads have merged an improvement.
        onProgress: ({ cost }) => cost < first.cost && stop.abort(),
      })
      expect(plan.violations).toEqual([])
      expect(plan.unserved.length).toBe(0)
      expect(plan.cost).toBeLessThan(first.cost)
    },
  )
})

it('copies the legs of the whole day into a piece, and transposes the piece only', () => {
  const p = compile(randomProblem(3, 60, 8, ['mixedFleet', 'windows', 'loads']))
  const fullPlan = buildInstance(p)
  expect(fullPlan.tariffs).toBeGreaterThan(1)
  const bench = createWorkbench(fullPlan, 40, 6)
  const { inst } = bench
  const turned = new Int32Array(inst.price.length).fill(-1)
  // The second piece is smaller, and the first one's legs are still in the tables.
  for (const [orders, slots] of [
    [
      [5, 3, 59, ...Array.from({ length: 30 }, (_, k) => 10 + k)],
      [7, 0, 2, 5, 1],
    ],
    [
      [40, 8, 21],
      [6, 3],
    ],
  ]) {
    bench.lay(orders, slots, 1)
    turned.fill(-1)
    transposeUsed(inst, inst.price, turned)
    const nodes = [
      ...orders.map((c, k) => [k, c]),
      ...slots.map((r, k) => [inst.n + k, fullPlan.n + r]),
    ] as const
    for (const [a, i] of nodes) {
      expect(inst.early[a]).toBe(fullPlan.early[i])
      for (const [b, j] of nodes) {
        expect(inst.time[a * inst.m + b]).toBe(fullPlan.time[i * fullPlan.m + j])
        for (let k = 0; k < inst.tariffs; k++) {
          const leg = fullPlan.price[k * fullPlan.m ** 2 + i * fullPlan.m + j]
          expect(inst.price[k * inst.m ** 2 + a * inst.m + b]).toBe(leg)
          expect(turned[k * inst.m ** 2 + b * inst.m + a]).toBe(leg)
        }
      }
    }
    expect(turned.filter((leg) => leg !== -1).length).toBe(inst.tariffs * nodes.length ** 2)
  }
})
