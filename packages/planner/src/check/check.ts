// Recomputes a plan from the model and reports every broken constraint with its amount. Shares no code with
// the search, so that no bug can hide in both.
import type {
  Id,
  Matrix,
  Order,
  Plan,
  PlanRoute,
  Problem,
  Vehicle,
  Violation,
  ViolationCode,
} from '../model/problem.ts'
import { checkDrive } from './drive.ts'

export interface CheckResult {
  feasible: boolean
  violations: Violation[]
  cost: number
  distance: number
  duration: number
}

const DAY_END = 2_000_000_000
const UNREACHABLE_LEG = 2_147_483_647
/** Prices are sums of fractions; this tolerance is far below a cent. */
const PRICE_TOLERANCE = 1e-3

/** Recomputes every step of `plan` from `problem`; `violations` is empty exactly when the plan is feasible. */
export function check(problem: Problem, plan: Plan): CheckResult {
  const violations: Violation[] = []
  const orders = new Map<Id, Order>(problem.orders.map((o) => [o.id, o]))
  const servedBy = new Map<Id, Id>()
  const usedVehicles = new Set<number>()
  let cost = 0
  let distance = 0
  let duration = 0
  for (const route of plan.routes) {
    const vehicle = problem.vehicles[route.vehicleIndex]
    if (!vehicle || vehicle.id !== route.vehicle || usedVehicles.has(route.vehicleIndex)) {
      violations.push({
        code: 'vehicle',
        amount: 1,
        vehicle: route.vehicle,
        message: `Vehicle ${route.vehicle} is unknown or has two routes.`,
      })
      continue
    }
    usedVehicles.add(route.vehicleIndex)
    const result = checkRoute(problem, vehicle, route, orders, servedBy, violations)
    cost += result.cost
    distance += result.distance
    duration += result.duration
  }
  checkCoverage(problem, plan, servedBy, violations)
  checkPins(problem, plan, servedBy, violations)
  checkTogether(problem, servedBy, violations)
  for (const u of plan.unserved) cost += orders.get(u.order)?.prize ?? 0
  if (
    Math.abs(cost - plan.cost) > PRICE_TOLERANCE * Math.max(1, Math.abs(cost) * 1e-3) ||
    distance !== plan.distance ||
    duration !== plan.duration
  ) {
    violations.push({
      code: 'sums',
      amount: Math.abs(cost - plan.cost),
      message: `The plan says cost ${plan.cost}, its routes add up to ${cost}.`,
    })
  }
  return { feasible: violations.length === 0, violations, cost, distance, duration }
}

function checkCoverage(problem: Problem, plan: Plan, servedBy: Map<Id, Id>, violations: Violation[]): void {
  const unplanned = new Set<Id>(plan.unserved.map((u) => u.order))
  for (const order of problem.orders) {
    if (servedBy.has(order.id) === unplanned.has(order.id)) {
      violations.push({
        code: 'unknown',
        amount: 1,
        order: order.id,
        message: `Order ${order.id} must be either served or listed as unserved.`,
      })
    }
  }
  if (unplanned.size !== plan.unserved.length)
    violations.push({ code: 'duplicate', amount: 1, message: 'An order is listed as unserved twice.' })
}

function checkRoute(
  problem: Problem,
  vehicle: Vehicle,
  route: PlanRoute,
  orders: Map<Id, Order>,
  servedBy: Map<Id, Id>,
  violations: Violation[],
): { cost: number; distance: number; duration: number } {
  const note: Note = (code, amount, message, order, dimension) => {
    violations.push({
      code,
      amount,
      message,
      vehicle: vehicle.id,
      ...(order === undefined ? {} : { order }),
      ...(dimension === undefined ? {} : { dimension }),
    })
  }
  const stops: Order[] = []
  for (const step of route.steps) {
    if (step.type !== 'order') continue
    const order = step.id === undefined ? undefined : orders.get(step.id)
    if (!order) {
      note('unknown', 1, `A stop of vehicle ${vehicle.id} names no order of the problem.`)
      continue
    }
    if (servedBy.has(order.id)) note('duplicate', 1, `Order ${order.id} is served twice.`, order.id)
    servedBy.set(order.id, vehicle.id)
    stops.push(order)
    checkFit(vehicle, order, note)
  }
  checkPairs(stops, note)
  checkSequence(vehicle, stops, note)
  checkLoads(vehicle, route, orders, note)
  const matrix = problem.matrices[vehicle.profile]
  const driven = checkDrive(problem, vehicle, route, orders, note)
  const price = priceOf(problem, vehicle, matrix, route, orders, driven)
  if (Math.abs(price - route.cost) > PRICE_TOLERANCE * Math.max(1, Math.abs(price) * 1e-3)) {
    note(
      'sums',
      Math.abs(price - route.cost),
      `Vehicle ${vehicle.id}: the route says cost ${route.cost}, its legs add up to ${price}.`,
    )
  }
  return { cost: price, distance: driven.distance, duration: driven.duration }
}

type Note = (code: ViolationCode, amount: number, message: string, order?: Id, dimension?: number) => void

function checkFit(vehicle: Vehicle, order: Order, note: Note): void {
  const missing = (order.skills ?? []).filter((s) => !(vehicle.skills ?? []).includes(s))
  if (missing.length > 0)
    note(
      'skills',
      missing.length,
      `Vehicle ${vehicle.id} lacks ${missing.join(', ')} for order ${order.id}.`,
      order.id,
    )
  if (order.allowedVehicles && !order.allowedVehicles.includes(vehicle.id))
    note('vehicle', 1, `Order ${order.id} may not ride in vehicle ${vehicle.id}.`, order.id)
  if (order.forbiddenVehicles?.includes(vehicle.id))
    note('vehicle', 1, `Order ${order.id} may not ride in vehicle ${vehicle.id}.`, order.id)
}

function checkPairs(stops: Order[], note: Note): void {
  const pickedAt = new Map<Id, number>()
  const droppedAt = new Map<Id, number>()
  stops.forEach(({ pair }, i) => {
    if (pair) (pair.role === 'pickup' ? pickedAt : droppedAt).set(pair.id, i)
  })
  for (const order of stops) {
    if (!order.pair) continue
    const from = pickedAt.get(order.pair.id)
    const to = droppedAt.get(order.pair.id)
    const right = from !== undefined && to !== undefined && from < to
    // A complete pair in the wrong order counts once, at its delivery.
    if (!right && (order.pair.role === 'delivery' || to === undefined)) {
      note(
        'precedence',
        1,
        `Order ${order.id}: pickup and delivery of pair ${order.pair.id} must ride together, pickup first.`,
        order.id,
      )
    }
  }
}

/** First, last, after others, and unloading in reverse; pinned orders have their own place. */
function checkSequence(vehicle: Vehicle, stops: Order[], note: Note): void {
  const pinned = new Set(vehicle.pinned ?? [])
  const free = stops.filter(({ id }) => !pinned.has(id))
  const placeOf = new Map(free.map(({ id }, i) => [id, i]))
  free.forEach((order, i) => {
    const others = (stop: Order): boolean => stop.turn !== order.turn
    const ahead = order.turn === 'first' ? free.slice(0, i).filter(others).length : 0
    const behind = order.turn === 'last' ? free.slice(i + 1).filter(others).length : 0
    if (ahead > 0)
      note('sequence', ahead, `Order ${order.id} comes first, ${ahead} stops precede it.`, order.id)
    if (behind > 0)
      note('sequence', behind, `Order ${order.id} comes last, ${behind} stops follow it.`, order.id)
    const late = (order.after ?? []).filter((id) => (placeOf.get(id) ?? -1) > i)
    if (late.length > 0)
      note('sequence', late.length, `Order ${order.id} comes after ${late.join(', ')}.`, order.id)
  })
  if (!vehicle.lastInFirstOut) return
  const aboard: Id[] = []
  for (const { id, pair } of stops) {
    if (!pair) continue
    const depth = aboard.lastIndexOf(pair.id)
    if (pair.role === 'pickup') aboard.push(pair.id)
    else if (depth >= 0 && depth < aboard.length - 1)
      note('sequence', aboard.length - 1 - depth, `Order ${id} lies behind what was loaded later.`, id)
    if (pair.role === 'delivery' && depth >= 0) aboard.splice(depth, 1)
  }
}

/** Served orders of one group, and those after others, share a vehicle; pinned ones have theirs. */
function checkTogether(
  { orders, vehicles }: Problem,
  servedBy: ReadonlyMap<Id, Id>,
  violations: Violation[],
): void {
  const pinned = new Set(vehicles.flatMap((v) => v.pinned ?? []))
  const note = (order: Id, other: Id): void => {
    const [here, there] = [servedBy.get(order), servedBy.get(other)]
    if (here === undefined || there === undefined || here === there) return
    if (pinned.has(order) && pinned.has(other)) return
    const message = `Orders ${order} and ${other} ride in one vehicle.`
    violations.push({ code: 'together', amount: 1, vehicle: here, order, message })
  }
  const firstOf = new Map<Id, Id>()
  for (const { id, together, after = [] } of orders) {
    for (const other of after) note(id, other)
    if (together === undefined || !servedBy.has(id)) continue
    const first = firstOf.get(together)
    if (first === undefined) firstOf.set(together, id)
    else note(id, first)
  }
}

/** Served pinned orders must come first on their vehicle, in the given sequence. */
function checkPins(problem: Problem, plan: Plan, servedBy: Map<Id, Id>, violations: Violation[]): void {
  for (const vehicle of problem.vehicles) {
    if (!vehicle.pinned?.length) continue
    const route = plan.routes.find((r) => r.vehicle === vehicle.id)
    const stops = route ? route.steps.filter((s) => s.type === 'order').map((s) => s.id) : []
    const expected = vehicle.pinned.filter((id) => servedBy.has(id))
    expected.forEach((id, i) => {
      if (stops[i] === id) return
      violations.push({
        code: 'pinned',
        amount: 1,
        vehicle: vehicle.id,
        order: id,
        message: `Vehicle ${vehicle.id} must serve ${id} as stop ${i + 1}.`,
      })
    })
  }
}

function checkLoads(vehicle: Vehicle, route: PlanRoute, orders: Map<Id, Order>, note: Note): void {
  const { steps } = route
  const dims = Math.max(vehicle.capacity.length, ...steps.map((s) => s.load.length))
  for (let k = 0; k < dims; k++) {
    const capacity = vehicle.capacity[k] ?? DAY_END
    const onBoard = vehicle.onBoard?.[k] ?? 0
    let load = onBoard + tripDeliveries(steps, orders, 0, k)
    let worst = load - capacity
    steps.forEach((step, i) => {
      if (step.type === 'reload') load = onBoard + tripDeliveries(steps, orders, i + 1, k)
      if (step.type === 'order') {
        const order = orders.get(step.id!)
        load += (order?.pickup?.[k] ?? 0) - (order?.delivery?.[k] ?? 0)
      }
      worst = Math.max(worst, load - capacity, onBoard - load)
      if ((step.load[k] ?? 0) !== load)
        note(
          'sums',
          Math.abs((step.load[k] ?? 0) - load),
          `Vehicle ${vehicle.id}: load ${k} after step ${i} is ${load}, the plan says ${step.load[k] ?? 0}.`,
        )
      if (step.type === 'break') {
        const limit = vehicle.breaks?.find((b) => b.id === step.id)?.maxLoad?.[k]
        if (limit !== undefined && load > limit)
          note(
            'break_load',
            load - limit,
            `Vehicle ${vehicle.id} takes break ${step.id} with a load of ${load}, ${limit} is allowed.`,
          )
      }
    })
    if (worst > 0)
      note(
        'load',
        worst,
        `Vehicle ${vehicle.id} carries ${worst} more than its capacity ${capacity}.`,
        undefined,
        k,
      )
  }
}

function tripDeliveries(steps: PlanRoute['steps'], orders: Map<Id, Order>, from: number, k: number): number {
  let sum = 0
  for (let i = from; i < steps.length && (i === from || steps[i].type !== 'reload'); i++) {
    const step = steps[i]
    if (step.type === 'reload') break
    const order = step.type === 'order' ? orders.get(step.id!) : undefined
    if (order && !order.pair) sum += order.delivery?.[k] ?? 0
  }
  return sum
}

function priceOf(
  problem: Problem,
  vehicle: Vehicle,
  matrix: Matrix,
  route: PlanRoute,
  orders: Map<Id, Order>,
  driven: { travel: number; distance: number; duration: number; work: number; places: number[] },
): number {
  const costs = vehicle.costs ?? { fixed: 0, perHour: 3600, perKm: 0 }
  let price = route.steps.some((s) => s.type === 'order') ? costs.fixed : 0
  if (matrix.costs) {
    for (let i = 1; i < driven.places.length; i++) {
      const leg = matrix.costs[driven.places[i - 1] * matrix.n + driven.places[i]]
      price += leg === UNREACHABLE_LEG ? 0 : leg
    }
  } else price += (driven.travel * costs.perHour) / 3600 + (driven.distance * costs.perKm) / 1000
  price += (driven.work * (costs.perTaskHour ?? 0)) / 3600
  price += (driven.duration * (costs.perPaidHour ?? 0)) / 3600
  const { after, perHour } = costs.overtime ?? { after: Infinity, perHour: 0 }
  if (driven.duration > after) price += ((driven.duration - after) * perHour) / 3600
  price += (problem.options?.balance ?? 0) * (driven.duration / 3600) ** 2
  for (const step of route.steps) {
    const promise = step.type === 'order' ? orders.get(step.id!)?.promise : undefined
    if (!promise) continue
    const early = promise.window && (step.start < promise.window[0] || step.start > promise.window[1])
    if (early || (promise.vehicle !== undefined && promise.vehicle !== vehicle.id)) price += promise.price
  }
  return price
}
