// Tests explanations of unserved orders, and that the offered changes work.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Change, InitialPlan, Plan, Problem, Unserved, Vehicle } from '../src/index.ts'
import { limitOf, prepareInsertion, score, solve } from '../src/index.ts'
import { FEATURES, type Feature, randomProblem } from './random-problem.ts'
import { isLong, runsOf } from './suite.ts'

/** The explanation does not see a driving rule behind another obstacle. */
/** Without rules on sequences, whose reasons `sequence-rules.test.ts` tests. */
const OTHERS: readonly Feature[] = ['drivingRule', 'turns', 'after', 'together', 'lastInFirstOut']
const EXPLAINED = FEATURES.filter((feature) => !OTHERS.includes(feature))
const quick = { threads: 0, iterationLimit: 60 }
const livePlan = (plan: Plan): InitialPlan => ({
  routes: plan.routes.map((r) => ({
    vehicle: r.vehicle,
    orders: r.steps.filter((s) => s.type === 'order').map((s) => s.id!),
  })),
})

/** The problem after an entry's changes. */
function change(problem: Problem, { order: id, changes }: Unserved): Problem {
  const copy = structuredClone(problem)
  for (const c of changes) apply(copy, id, c)
  return copy
}

function apply(copy: Problem, id: Unserved['order'], c: Change): void {
  const order = copy.orders.find((o) => o.id === id)!
  const both = copy.orders.filter((o) => o.id === id || (order.pair && o.pair?.id === order.pair.id))
  const vehicle = 'vehicle' in c ? copy.vehicles.find((v) => v.id === c.vehicle)! : copy.vehicles[0]
  if (c.kind === 'add_vehicle')
    addVehicle(
      copy,
      order.id,
      copy.vehicles.find((v) => v.id === c.like)!,
    )
  else if (c.kind === 'skills') vehicle.skills = [...(vehicle.skills ?? []), ...c.skills]
  else if (c.kind === 'allow') {
    vehicle.skills = [...(vehicle.skills ?? []), ...c.skills]
    for (const o of both) {
      o.allowedVehicles &&= [...o.allowedVehicles, vehicle.id]
      o.forbiddenVehicles &&= o.forbiddenVehicles.filter((x) => x !== vehicle.id)
    }
  } else if (c.kind === 'capacity') vehicle.capacity[c.dimension] = c.to
  else if (c.kind === 'shift') vehicle.shift = [vehicle.shift[0], c.to]
  else if (c.kind === 'window') {
    const target = copy.orders.find((o) => o.id === c.order)!
    const last = target.windows!.toSorted((a, b) => a[1] - b[1]).at(-1)!
    last[1] = c.to
  } else if (c.kind === 'no_breaks') vehicle.breaks = []
  else if (c.kind === 'prize') order.prize = c.to
  else Object.assign(vehicle, limitOf(c.kind)!.set(vehicle, c.to))
}

function addVehicle(copy: Problem, order: Unserved['order'], like: Vehicle): void {
  const extra = { ...structuredClone(like), id: 'extra', pinned: [] }
  copy.vehicles.push(extra)
  for (const o of copy.orders)
    if (o.id === order && o.allowedVehicles?.includes(like.id)) o.allowedVehicles.push('extra')
}

/** True when the order fits into the plan, or into an empty day, of the changed problem. */
function isServable(problem: Problem, plan: Plan, entry: Unserved): boolean {
  const changed = change(problem, entry)
  const offers = (live: InitialPlan): boolean =>
    prepareInsertion(changed, live).offers(entry.order).length > 0
  const inPlace = entry.code === 'fleet_full' && entry.changes[0].kind === 'shift'
  if (inPlace) return offers(livePlan(plan))
  const pins = changed.vehicles.flatMap((v) => {
    const orders = (v.pinned ?? []).filter((id) => id !== entry.order)
    return orders.length > 0 ? [{ vehicle: v.id, orders }] : []
  })
  const pinned = changed.vehicles.find((v) => v.pinned?.includes(entry.order))
  if (pinned) return score(changed, { routes: [{ vehicle: pinned.id, orders: pinned.pinned! }] }).feasible
  return offers({ routes: pins })
}

it('[M4.2] names changes that serve the order, with any features', async () => {
  const kinds = new Set<string>()
  let reasonCount = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 4, max: 16 }),
      fc.subarray(EXPLAINED, { maxLength: 8 }),
      async (seed, size, features) => {
        const problem = randomProblem(seed, size, 2, features)
        // A tight day: short shifts, long distances, small capacities.
        for (const v of problem.vehicles) {
          v.shift = [v.shift[0], v.shift[0] + 1500 + (seed % 7) * 600]
          v.capacity = v.capacity.map((q) => Math.ceil(q / 3))
          if (seed % 5 === 0) v.maxStops = 0
          if (seed % 5 === 1) v.maxDistance = 900
          if (seed % 5 === 2) v.maxDuration = 200
          if (seed % 5 === 3) v.maxTravel = 100
        }
        if (seed % 2 === 0) problem.orders[0].windows = [[0, problem.vehicles[0].shift[0] + 5]]
        const plan = await solve(problem, { ...quick, seed })
        for (const entry of plan.unserved) {
          if (entry.changes.length === 0) continue
          reasonCount++
          for (const c of entry.changes) kinds.add(c.kind)
          expect(isServable(problem, plan, entry), JSON.stringify(entry)).toBe(true)
        }
      },
    ),
    { numRuns: runsOf(40, 120), seed: 3 },
  )
  expect(reasonCount).toBeGreaterThan(50)
  expect([...kinds]).toEqual(
    expect.arrayContaining(['shift', 'window', 'add_vehicle', 'max_stops', 'max_distance']),
  )
})

it('names the smallest overtime that lets a full fleet take one more', async () => {
  const durations = Int32Array.from([0, 600, 600, 600, 0, 600, 600, 600, 0])
  const problem: Problem = {
    matrices: { car: { n: 3, durations, distances: durations } },
    vehicles: [{ id: 'v', profile: 'car', start: 0, end: 0, capacity: [], shift: [0, 1500] }],
    orders: [1, 2].map((location) => ({ id: location, location, service: 100 })),
  }
  const plan = await solve(problem, quick)
  expect(plan.unserved).toMatchObject([
    { code: 'fleet_full', changes: [{ kind: 'shift', vehicle: 'v', to: 2000, by: 500 }] },
  ])
})

it('explains thousands of orders for hundreds of different vehicles', async () => {
  const [orders, vans] = isLong ? [2000, 300] : [150, 30]
  const problem = randomProblem(5, orders, 3, ['windows'])
  problem.vehicles = Array.from({ length: vans }, (_, k) => ({
    ...problem.vehicles[0],
    id: k,
    shift: [8 * 3600, 8 * 3600 + 5 + k],
    breaks: [{ id: 1, windows: [], service: 1 }],
  }))
  const plan = await solve(problem, { threads: 0, iterationLimit: 5 })
  expect(plan.unserved.length).toBeGreaterThan(orders * 0.75)
})
