// VROOM's plan mode: keeps the given steps, chooses times that miss least, and reports all violations.
import { check } from '../check/check.ts'
import type { CompiledVehicle } from '../model/compile.ts'
import { compile } from '../model/compile.ts'
import type { Order, PlanRoute, PlanStep, Problem, Vehicle } from '../model/problem.ts'
import { UNREACHABLE } from '../model/problem.ts'
import { validate } from '../model/validate.ts'
import type { TimedStep } from './timing.ts'
import { chooseTimes, missedBy } from './timing.ts'
import type { VroomReading } from './vroom-in.ts'
import type { GivenRoute, GivenStep } from './vroom-steps.ts'
import type { VroomViolation } from './vroom-types.ts'
import { VroomError } from './vroom-types.ts'

export interface TimedRoute {
  route: PlanRoute
  /** Violations by step. */
  violations: VroomViolation[][]
  /** Violations of the whole route. */
  missing: VroomViolation[]
}

/**
 * Times the given steps. Throws VroomError when prescribed times are impossible, PlannerInputError for bad
 * input.
 */
export function timeGivenRoutes({ problem, given }: VroomReading): TimedRoute[] {
  validate(problem)
  const compiled = compile(problem)
  return given
    .filter(({ steps }) => steps.some((s) => s.type !== 'start' && s.type !== 'end'))
    .map((route) => timeRoute(problem, compiled.vehicles[route.vehicle], withEnds(route)))
}

/** Adds omitted start and end steps. */
function withEnds({ vehicle, steps }: GivenRoute): GivenRoute {
  const anyTime: GivenStep['bounds'] = [0, Infinity]
  const first: GivenStep[] = steps[0].type === 'start' ? [] : [{ type: 'start', bounds: anyTime }]
  const last: GivenStep[] = steps.at(-1)!.type === 'end' ? [] : [{ type: 'end', bounds: anyTime }]
  return { vehicle, steps: [...first, ...steps, ...last] }
}

/** A step with the data to time and check it. */
interface Stop {
  given: GivenStep
  order: Order | null
  place: number
  setup: number
  service: number
  metres: number
  timed: TimedStep
}

function timeRoute(problem: Problem, v: CompiledVehicle, { steps: given }: GivenRoute): TimedRoute {
  const vehicle = problem.vehicles[v.index]
  const stops = toStops(problem, v, given)
  const begins = chooseTimes(stops.map((s) => s.timed))
  if (!begins)
    throw new VroomError(2, `Infeasible route for vehicle ${vehicle.id}: its times cannot be kept.`)
  const steps = toSteps(problem, vehicle, stops, begins)
  const last = steps.at(-1)!
  const route: PlanRoute = {
    vehicleIndex: v.index,
    vehicle: vehicle.id,
    steps,
    distance: last.distance,
    duration: last.arrive - steps[0].depart,
    travel: last.travel,
    wait: steps.reduce((sum, s) => sum + s.wait, 0),
    service: steps.reduce((sum, s) => sum + (s.type === 'order' ? s.setup + s.service : 0), 0),
    cost: 0,
    // VROOM has no overtime.
    overtimeCost: 0,
  }
  route.cost = priceOf(problem, route)
  const breakIds = new Set(given.flatMap((s) => (s.type === 'break' ? [s.id] : [])))
  return {
    route,
    violations: steps.map((step, i) => judge(vehicle, stops, steps, i, step)),
    missing: (vehicle.breaks ?? []).some((b) => !breakIds.has(b.id as number))
      ? [{ cause: 'missing_break' }]
      : [],
  }
}

function toStops(problem: Problem, v: CompiledVehicle, given: GivenStep[]): Stop[] {
  const vehicle = problem.vehicles[v.index]
  const tasks = given.filter((s) => s.type !== 'break' && s.id !== undefined)
  const placeOf = (s: GivenStep): number => problem.orders[s.id!].location
  // Without a start the day begins at the first task; without an end it ends at the last.
  let here = v.start >= 0 ? v.start : tasks.length > 0 ? placeOf(tasks[0]) : v.end
  let arrived = v.start < 0
  return given.map((step, i): Stop => {
    const isBreak = step.type === 'break'
    const order = !isBreak && step.id !== undefined ? problem.orders[step.id] : null
    const pause = isBreak ? vehicle.breaks!.find((b) => b.id === step.id)! : null
    const there = order ? order.location : step.type === 'end' && v.end >= 0 ? v.end : here
    const leg = here * v.size + there
    const drive = i === 0 || isBreak ? 0 : v.time[leg]
    if (drive === UNREACHABLE)
      throw new VroomError(3, `No road leads to step ${i + 1} of vehicle ${vehicle.id}.`)
    const setup = order && (there !== here || arrived) ? v.setup[step.id!] : 0
    if (order) arrived = false
    const service = order ? v.service[step.id!] : (pause?.service ?? 0)
    const metres = i === 0 || isBreak ? 0 : v.distance[leg]
    const windows = order ? (order.windows ?? []) : pause ? pause.windows : [vehicle.shift]
    here = there
    return {
      given: step,
      order,
      place: there,
      setup,
      service,
      metres,
      timed: { windows, bounds: step.bounds, stay: setup + service, drive, isBreak },
    }
  })
}

function toSteps(problem: Problem, vehicle: Vehicle, stops: Stop[], begins: number[]): PlanStep[] {
  const orders = stops.flatMap((s) => (s.order ? [s.order] : []))
  const dims = Math.max(
    vehicle.capacity.length,
    ...problem.orders.map((o) => Math.max(o.delivery?.length ?? 0, o.pickup?.length ?? 0)),
  )
  const load = Array.from({ length: dims }, (_, k) =>
    orders.reduce((sum, o) => sum + (o.pair ? 0 : (o.delivery?.[k] ?? 0)), 0),
  )
  let travel = 0
  let distance = 0
  let clock = begins[0]
  return stops.map((stop, i): PlanStep => {
    const start = begins[i]
    let arrive = clock
    if (stop.timed.isBreak) {
      // Drives as far as possible before the break.
      const next = stops.slice(i).find((s) => !s.timed.isBreak)!.timed
      const driven = Math.min(next.drive, start - clock)
      next.drive -= driven
      arrive += driven
      travel += driven
    } else if (i > 0) {
      arrive += stop.timed.drive
      travel += stop.timed.drive
      distance += stop.metres
    }
    for (let k = 0; k < dims; k++)
      load[k] += (stop.order?.pickup?.[k] ?? 0) - (stop.order?.delivery?.[k] ?? 0)
    clock = start + stop.timed.stay
    return {
      type: stop.order ? 'order' : (stop.given.type as 'start' | 'break' | 'end'),
      ...(stop.given.id === undefined ? {} : { id: stop.given.id }),
      location: stop.place,
      arrive,
      start,
      depart: clock,
      wait: start - arrive,
      setup: stop.setup,
      service: stop.service,
      load: load.slice(),
      travel,
      distance,
    }
  })
}

/** The checker's cost of the route, despite violations. */
function priceOf(problem: Problem, route: PlanRoute): number {
  const search = { iterations: 0, evaluations: 0, elapsedMs: 0, engine: 'plan mode' }
  const sums = { cost: 0, distance: 0, duration: 0, travel: 0, feasible: false, violations: [] }
  return check(problem, { routes: [route], unserved: [], ...sums, search }).cost
}

/** Violations in VROOM's terms. */
function judge(
  vehicle: Vehicle,
  stops: Stop[],
  steps: PlanStep[],
  i: number,
  step: PlanStep,
): VroomViolation[] {
  const { order, given, timed } = stops[i]
  const violations: VroomViolation[] = []
  const late = missedBy(timed.windows, step.start)
  if (late < 0) violations.push({ cause: 'lead_time', duration: -late })
  if (late > 0) violations.push({ cause: 'delay', duration: late })
  if (step.load.some((q, k) => q > (vehicle.capacity[k] ?? Infinity))) violations.push({ cause: 'load' })
  const most = given.type === 'break' ? vehicle.breaks!.find((b) => b.id === given.id)!.maxLoad : undefined
  if (most?.some((limit, k) => (step.load[k] ?? 0) > limit)) violations.push({ cause: 'max_load' })
  if (order) {
    const orderCount = stops.slice(0, i + 1).filter((s) => s.order).length
    if (orderCount > (vehicle.maxStops ?? Infinity)) violations.push({ cause: 'max_tasks' })
    if (order.skills?.some((s) => !vehicle.skills?.includes(s))) violations.push({ cause: 'skills' })
    if (order.pair && !otherHalfFits(stops, i, order)) violations.push({ cause: 'precedence' })
  }
  if (step.travel > (vehicle.maxTravel ?? Infinity)) violations.push({ cause: 'max_travel_time' })
  if (step.distance > (vehicle.maxDistance ?? Infinity)) violations.push({ cause: 'max_distance' })
  return violations
}

/** A pickup needs its delivery later on the route; a delivery needs its pickup earlier. */
function otherHalfFits(stops: Stop[], i: number, order: Order): boolean {
  const other = stops.findIndex((s) => s.order?.pair?.id === order.pair!.id && s.order !== order)
  return other >= 0 && (order.pair!.role === 'pickup' ? other > i : other < i)
}
