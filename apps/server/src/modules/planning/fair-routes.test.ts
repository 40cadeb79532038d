// Fairness over weeks: long routes go to drivers who drove less, at a stated cost.
import { check, score, type Plan, type Problem } from '@dropwise/planner'
import { expect, it } from 'vitest'
import { shareRoutesFairly } from './fair-routes.ts'

const HOUR = 3_600
const VANS = ['van 0', 'van 1', 'van 2', 'van 3']
const DAYS = 20

/** Doors on one road, a minute and a kilometre apart. */
function townOf(perKm: readonly number[], more: Partial<Problem['vehicles'][number]> = {}): Problem {
  const n = 41
  const durations = Int32Array.from({ length: n * n }, (_, k) => Math.abs(Math.floor(k / n) - (k % n)) * 60)
  return {
    matrices: { car: { n, durations, distances: durations.map((seconds) => (seconds / 60) * 1_000) } },
    vehicles: perKm.map((price, k) => ({
      id: VANS[k]!,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [100],
      shift: [8 * HOUR, 18 * HOUR],
      costs: { fixed: 0, perHour: 0, perKm: price, perPaidHour: 2_000 },
      ...(k === 0 ? more : {}),
    })),
    orders: Array.from({ length: 40 }, (_, i) => ({
      id: i + 1,
      location: i + 1,
      service: 300,
      delivery: [1],
    })),
  }
}

/** The first van always has the longest day: 22, 12, 6 stops, and none. */
function planOf(problem: Problem): Plan {
  const cuts = [0, 22, 34, 40, 40]
  const routes = VANS.map((vehicle, k) => ({
    vehicle,
    orders: problem.orders.slice(cuts[k], cuts[k + 1]).map(({ id }) => id),
  })).filter(({ orders }) => orders.length > 0)
  const { bound: _bound, ...plan } = score(problem, { routes })
  return { ...plan, unserved: [], search: { elapsedMs: 0, iterations: 0, evaluations: 0, engine: 'none' } }
}

/** Weeks of the same day: seconds of each van's driver at the end, and the cost of all days. */
async function driveWeeks(problem: Problem, extraShare: number | null) {
  const past = new Map(VANS.map((van) => [van, 0]))
  let [cost, stated] = [0, 0]
  for (let day = 0; day < DAYS; day += 1) {
    const before = planOf(problem)
    const { plan, extraCost } =
      extraShare === null
        ? { plan: before, extraCost: 0 }
        : await shareRoutesFairly(problem, before, { pastSeconds: past, extraShare })
    expect(check(problem, plan)).toMatchObject({ feasible: true })
    expect(plan.cost - before.cost).toBeCloseTo(extraCost, 6)
    for (const { vehicle, duration } of plan.routes)
      past.set(String(vehicle), past.get(String(vehicle))! + duration)
    cost += plan.cost
    stated += extraCost
  }
  const seconds = [...past.values()]
  return { spread: Math.max(...seconds) - Math.min(...seconds), cost, stated }
}

it('[M4.14] the spread over four weeks shrinks at no cost where vans are equal', async () => {
  const town = townOf([40, 40, 40, 40])
  const [asFound, fair] = [await driveWeeks(town, null), await driveWeeks(town, 0)]
  expect(asFound.spread).toBeGreaterThan(50 * HOUR)
  expect(fair.spread).toBeLessThan(4 * HOUR)
  expect(fair.stated).toBeCloseTo(0, 6)
  expect(fair.cost).toBeCloseTo(asFound.cost, 6)
})

it('[M4.14] the spread shrinks at a stated extra cost, within its bound, where vans are not', async () => {
  const town = townOf([40, 44, 48, 52])
  const asFound = await driveWeeks(town, null)
  const [free, fair] = [await driveWeeks(town, 0), await driveWeeks(town, 0.05)]
  expect(free.stated).toBeLessThanOrEqual(0.5 * DAYS)
  expect(fair.spread).toBeLessThan(free.spread)
  expect(fair.spread).toBeLessThan(asFound.spread / 4)
  expect(fair.cost).toBeCloseTo(asFound.cost + fair.stated, 6)
  expect(fair.stated).toBeGreaterThan(0)
  expect(fair.stated).toBeLessThanOrEqual(0.05 * asFound.cost)
})

it('[M4.14] no route goes to a van that cannot drive it, nor away from one with orders of its own', async () => {
  const spreadWith = async (more: Partial<Problem['vehicles'][number]>) => {
    const town = townOf([40, 40, 40, 40], more)
    const past = new Map(VANS.map((van, k) => [van, k === 0 ? 100 * HOUR : 0]))
    const { plan } = await shareRoutesFairly(town, planOf(town), { pastSeconds: past, extraShare: 1 })
    return plan.routes.find(({ vehicle }) => vehicle === 'van 0')?.steps.length ?? 0
  }
  expect(await spreadWith({})).toBe(0)
  expect(await spreadWith({ pinned: [1] })).toBeGreaterThan(20)
  const small = townOf([40, 40, 40, 40])
  small.vehicles.slice(1).forEach((vehicle) => (vehicle.capacity = [20]))
  const past = new Map(VANS.map((van, k) => [van, k === 0 ? 100 * HOUR : 0]))
  const { plan } = await shareRoutesFairly(small, planOf(small), { pastSeconds: past, extraShare: 1 })
  expect(plan.routes.find(({ vehicle }) => vehicle === 'van 0')!.steps.length).toBeGreaterThan(20)
})

it('[M4.14] ends at its time limit or on a stop, and sends heartbeats until then', async () => {
  // Enough for several turns of the event loop on a fast machine.
  const vans = 400
  const n = vans + 1
  const durations = Int32Array.from({ length: n * n }, (_, k) => Math.abs(Math.floor(k / n) - (k % n)) * 15)
  const [van] = townOf([40]).vehicles
  const problem: Problem = {
    matrices: { car: { n, durations, distances: durations } },
    vehicles: Array.from({ length: vans }, (_, k) => ({ ...van!, id: `van ${k}` })),
    orders: Array.from({ length: vans }, (_, i) => ({
      id: i + 1,
      location: i + 1,
      service: 300,
      delivery: [1],
    })),
  }
  const routes = problem.vehicles.map(({ id }, k) => ({ vehicle: id, orders: [k + 1] }))
  const { bound: _bound, ...scored } = score(problem, { routes })
  const plan: Plan = {
    ...scored,
    unserved: [],
    search: { elapsedMs: 0, iterations: 0, evaluations: 0, engine: 'none' },
  }
  // The vans with the longest routes drove most before.
  const pastSeconds = new Map(problem.vehicles.map(({ id }, k) => [id, k * HOUR]))
  const wish = { pastSeconds, extraShare: 1 }
  const seen = new AbortController()
  const heartbeat = setInterval(() => seen.abort(), 1)
  const stopped = await shareRoutesFairly(problem, plan, wish, { signal: seen.signal })
  clearInterval(heartbeat)
  expect(seen.signal.aborted).toBe(true)
  expect(check(problem, stopped.plan)).toMatchObject({ feasible: true })
  expect(await shareRoutesFairly(problem, plan, wish, { timeLimitMs: 0 })).toEqual({ plan, extraCost: 0 })
  expect(await shareRoutesFairly(problem, plan, wish, { signal: AbortSignal.abort() })).toEqual({
    plan,
    extraCost: 0,
  })
})
